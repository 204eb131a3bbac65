import Terminal

#if canImport(Glibc)
import Glibc
#else
import Musl
#endif

extension Application {
    /// Opens the terminal, runs the program in it and, at the end, restores the terminal. This call can be the whole
    /// `main` of a program:
    ///
    /// ```swift
    /// Application.main(on: CursesScreen.self, root: NavigationController(title: "Kitchen", root: list))
    /// ```
    ///
    /// If the terminal cannot be opened, for example because the output of the program goes into a pipe, this method
    /// prints the name of the program and the error to standard error. It then ends the process with the status 1.
    ///
    /// If the user quits, or if SIGINT (Ctrl-C) ends the program, this method returns. If another signal ends the
    /// program, the process ends by that signal. If the connection to the terminal is lost, the process ends by SIGHUP.
    ///
    /// Call this method on the main thread, from a `main` that is not `async`.
    ///
    /// - Parameters:
    ///   - driver: The driver of the terminal: `CursesScreen.self` of the module `CursesTerminal`.
    ///   - options: The options of the driver, or `nil` for the defaults.
    ///   - root: The root of the tree of view controllers. The argument is evaluated only after the terminal is opened.
    ///   - configure: Called with the application before it runs, for example to set ``Application/keyBindings``.
    public static func main<Driver: TerminalDriver>(
        on driver: Driver.Type, options: Driver.Options? = nil, root: @autoclosure () -> ViewController,
        configure: (Application) -> Void = { _ in }
    ) {
        do {
            try run(on: driver, options: options, root: root(), configure: configure)?.end()
        } catch {
            let program = CommandLine.arguments.first?.split(separator: "/").last.map { "\($0): " } ?? ""
            _ = "\(program)\(error)\n".withCString { write(STDERR_FILENO, $0, strlen($0)) }
            exit(1)
        }
    }

    /// Opens the terminal, runs an application in it and restores the terminal.
    ///
    /// - Returns: The signal or hang-up that ended the application, or `nil` if ``quit()`` ended it.
    /// - Throws: The error of the driver if the terminal cannot be opened.
    static func run<Driver: TerminalDriver>(
        on driver: Driver.Type, options: Driver.Options?, root: @autoclosure () -> ViewController,
        configure: (Application) -> Void
    ) throws -> Termination? {
        let screen = try driver.open(options ?? driver.defaultOptions)
        let application = Application(screen: screen, root: root())
        configure(application)
        application.run()
        screen.close()
        return application.termination
    }
}
