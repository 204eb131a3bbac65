/// A screen that takes over the terminal of the program and restores it at the end.
///
/// `CursesScreen` of the module `CursesTerminal` conforms. `Application.main(on:root:)` of `SectionedLists` opens a
/// driver, runs the program on it and closes it.
@MainActor
public protocol TerminalDriver: Screen {
    /// The options of a driver.
    associatedtype Options: Sendable

    /// The options for a program that passes none.
    static var defaultOptions: Options { get }

    /// Opens the terminal of the program.
    ///
    /// - Throws: If there is no suitable terminal, an error whose description is a sentence for the user.
    static func open(_ options: Options) throws -> Self

    /// Restores the terminal. Further calls have no effect.
    func close()
}
