import CursesTerminal
import GalleryScreens
import SectionedLists

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// `gallery`: every idea of the library as a screen.
@main
enum Main {
    @MainActor
    static func main() {
        guard CommandLine.arguments.count == 1 else {
            complain("usage: gallery   (without arguments; the arrow keys move, Enter opens, q quits)")
            exit(EX_USAGE)
        }
        do {
            try show()
        } catch {
            complain("gallery: \(error)")
            exit(EX_IOERR)
        }
    }

    @MainActor
    private static func show() throws(TerminalError) {
        var options = CursesScreen.Options()
        options.programName = "gallery"
        let screen = try CursesScreen.open(options)
        let root = NavigationController(title: "SectionedLists", root: GalleryViewController())
        let application = Application(screen: screen, root: root)
        application.run()
        screen.close()
        application.termination?.end()
    }

    private static func complain(_ sentence: String) {
        _ = (sentence + "\n").withCString { write(STDERR_FILENO, $0, strlen($0)) }
    }
}
