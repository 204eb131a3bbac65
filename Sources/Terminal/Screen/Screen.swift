/// A terminal that shows grids and delivers input events.
///
/// Two types conform: `CursesScreen`, the driver over ncurses, and ``HeadlessScreen`` for tests.
@MainActor
public protocol Screen: AnyObject {
    /// The number of columns and rows.
    var size: Size { get }
    /// The theme and the symbols for this terminal.
    var appearance: Appearance { get }

    /// Shows a grid. The size of the grid must be the size of this screen.
    ///
    /// - Parameters:
    ///   - grid: The grid to show.
    ///   - cursor: The position of the text cursor, or `nil` to hide it.
    ///   - reading: Where the hidden cursor stays, or `nil` for any position. Screen readers and braille displays follow
    ///     the cursor even if it is hidden.
    func present(_ grid: Grid, cursor: Point?, reading: Point?)

    /// Waits for input and returns all pending events.
    ///
    /// During the wait, the work of the main actor runs. If such work or the timeout ends the wait before an event
    /// arrives, the returned array is empty.
    ///
    /// - Parameter timeout: The maximum time to wait, or `nil` to wait until an event arrives or the main actor has
    ///   work.
    func waitForEvents(timeout: Duration?) -> [InputEvent]

    /// Makes the next ``present(_:cursor:reading:)`` send the whole grid instead of the changes.
    func invalidate()

    /// Restores the terminal and stops the program until the user brings it to the foreground again.
    func suspend()

    /// Runs another program in the terminal and waits until it ends.
    ///
    /// The call blocks the main actor until the program ends. Present the grid again afterwards.
    ///
    /// - Parameters:
    ///   - program: The program.
    ///   - meanwhile: Called about twice a second while the program runs, or `nil` to sleep until the program ends. The
    ///     terminal belongs to the program, but ``notify(_:)`` works.
    /// - Returns: How the program ended.
    func run(_ program: TerminalProgram, meanwhile: (@MainActor () -> Void)?) -> TerminalProgram.Ending

    /// Rings the bell of the terminal. If the terminal can show notifications on the desktop, shows one.
    func notify(_ notification: TerminalNotification)

    /// Sends a text to the terminal for its clipboard. The terminal does not say whether it took the text.
    ///
    /// - Returns: Whether the text was sent. It is not sent if it is too long for terminals.
    func copy(_ text: String) -> Bool

    /// Tells the screen that pictures will be shown. It may ask the terminal what it can show, and change
    /// ``Appearance/pictures`` later.
    func preparePictures()

    /// Returns a picture that can be drawn on this screen, or `nil` if its content was prepared for another form than
    /// ``Appearance/pictures``.
    func picture(_ content: PictureContent) -> Picture?
}

extension Screen {
    /// Runs another program in the terminal and sleeps until the program ends.
    ///
    /// - Returns: How the program ended.
    public func run(_ program: TerminalProgram) -> TerminalProgram.Ending { run(program, meanwhile: nil) }

    /// Shows a grid. A hidden cursor can be at any position.
    public func present(_ grid: Grid, cursor: Point?) { present(grid, cursor: cursor, reading: nil) }

    /// Does nothing. A screen that can notify the user has its own implementation.
    public func notify(_ notification: TerminalNotification) {}

    /// Returns `false`. A screen with a clipboard has its own implementation.
    public func copy(_ text: String) -> Bool { false }

    /// Does nothing. A screen that can ask its terminal has its own implementation.
    public func preparePictures() {}

    /// Returns a picture of half blocks. A screen with graphics has its own implementation.
    public func picture(_ content: PictureContent) -> Picture? {
        content.form == appearance.pictures ? Picture(halfBlocks: content) : nil
    }
}

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

/// A message to a user who is perhaps not looking at the terminal, for example that a timer has ended.
///
/// The texts can come from any file, so they are cleaned. Control characters are removed. Each `;` becomes a comma,
/// because in a control sequence for the terminal, a `;` would begin the next part.
public struct TerminalNotification: Hashable, Sendable {
    /// The title, a few words.
    public let title: String
    /// The text. It can be empty.
    public let text: String

    /// The maximum number of characters of a title or text.
    private static let limit = 200

    /// Creates a notification. A title or text is cut off after 200 characters.
    public init(title: String, text: String = "") {
        self.title = Self.cleaned(title)
        self.text = Self.cleaned(text)
    }

    private static func cleaned(_ text: String) -> String {
        String(text.prefix(limit)).withoutControlCharacters.replacing(";", with: ",")
    }
}
