import CursesTerminal
import GalleryScreens
import SectionedLists

#if canImport(Glibc)
import Glibc
#else
import Musl
#endif

/// The `gallery` program, which shows each feature of the library on a screen.
@main
enum Main {
    @MainActor
    static func main() {
        let arguments = CommandLine.arguments.dropFirst()
        guard arguments.count <= 1, arguments.first?.hasPrefix("-") != true else {
            complain(
                """
                usage: gallery [SCREEN]
                The arrow keys move, Enter opens, q quits.
                SCREEN, a name from the list in quotation marks, is opened at once.
                """)
            exit(EX_USAGE)
        }
        ModelThreadShortage.handle { error in
            complain("gallery: the system starts no further thread: \(String(cString: strerror(error)))")
            exit(EX_OSERR)
        }
        let gallery = GalleryViewController()
        let root = NavigationController(title: "SectionedLists", root: gallery)
        if let name = arguments.first, !gallery.openScreen(named: name) {
            complain("gallery: there is no screen with the name \(name); gallery without arguments lists them all")
            exit(EX_USAGE)
        }
        Application.main(on: CursesScreen.self, root: root)
    }

    private static func complain(_ sentence: String) {
        _ = (sentence + "\n").withCString { write(STDERR_FILENO, $0, strlen($0)) }
    }
}
