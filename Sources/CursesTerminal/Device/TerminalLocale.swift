import CNcurses
import Synchronization
import Terminal

/// The character set of the terminal, according to the environment.
///
/// A user who is connected through a network or who works in a container often has the name of a locale that is not
/// installed, such as `de_DE.UTF-8`. The name still says what the terminal shows, so a name that ends in `UTF-8` means
/// UTF-8:
///
/// 1. If the locale is installed, it is used.
/// 2. Otherwise, another installed locale with UTF-8 is used. Only the character set of a locale matters here.
/// 3. If there is none, the C library knows only ASCII. Then ``LocaleFreeText`` replaces the two functions of the C
///    library with which ncurses writes characters.
enum TerminalLocale {
    /// Whether the character set is UTF-8. The first reading sets the category `LC_CTYPE` of the locale.
    static let isUnicode: Bool = {
        // ncurses needs only the encoding. Setting all categories would read about ten more files at the start.
        if setlocale(LC_CTYPE, "") != nil { return isCodesetUTF8 }
        guard namesUTF8(environmentName) else { return false }
        for name in fallbacks where setlocale(LC_CTYPE, name) != nil && isCodesetUTF8 { return true }
        LocaleFreeText.isActive.store(true, ordering: .relaxed)
        return LocaleFreeText.isPossible
    }()

    /// Sets the category `LC_CTYPE` of the locale. Later calls have no effect.
    static func set() { _ = isUnicode }

    private static var isCodesetUTF8: Bool { String(cString: curses_codeset()) == "UTF-8" }

    /// Locales with UTF-8 that most systems have.
    private static let fallbacks = ["C.UTF-8", "C.utf8", "en_US.UTF-8", "en_US.utf8"]

    /// The name of the locale. As in the C library, the first variable that is not empty decides.
    private static var environmentName: String {
        for variable in ["LC_ALL", "LC_CTYPE", "LANG"] {
            if let value = getenv(variable), value.pointee != 0 { return String(cString: value) }
        }
        return "C"
    }

    /// Returns whether the name of a locale ends in the character set UTF-8: `de_DE.UTF-8`, `C.utf8`, `UTF-8`. A
    /// modifier such as `@euro` can follow.
    static func namesUTF8(_ name: String) -> Bool {
        let name = name.prefix { $0 != "@" }.lowercased()
        return name.hasSuffix("utf-8") || name.hasSuffix("utf8")
    }
}
