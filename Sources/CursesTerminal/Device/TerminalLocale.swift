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

/// Writes and measures characters as in a locale with UTF-8, if no such locale is installed.
///
/// ncurses asks the C library for the bytes of a character (`wcrtomb`) and for its width (`wcwidth`). Without a locale,
/// the C library of GNU knows only ASCII, so ncurses would write nothing for all other characters. The functions of the
/// same names in this file are found before those of the C library. As long as ``isActive`` is `false`, they do the same
/// as those.
enum LocaleFreeText {
    /// Whether the functions of this file write UTF-8.
    static let isActive = Atomic(false)

    #if canImport(Glibc)
    static let isPossible = true
    #else
    /// Other C libraries have UTF-8 in every locale, or always install locales.
    static let isPossible = false
    #endif

    /// Returns the width of a character in columns, 0 for a combining mark, or -1 for a control character.
    static func width(of scalar: Unicode.Scalar) -> Int32 {
        guard scalar.properties.generalCategory != .control else { return scalar.value == 0 ? 0 : -1 }
        return Int32(min(String(Character(scalar)).displayWidth, 2))
    }

    /// Returns the character at the start of bytes and its length in bytes. Returns `nil` if the bytes are only the start
    /// of a character, and a length of 0 if they are invalid.
    static func character(in bytes: ArraySlice<UInt8>) -> (scalar: UInt32, length: Int)? {
        guard let first = bytes.first else { return nil }
        let length = first < 0xC2 ? 0 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : first < 0xF5 ? 4 : 0
        guard length > 0 else { return (0, 0) }
        let text = bytes.prefix(length)
        guard text.dropFirst().allSatisfy({ $0 & 0xC0 == 0x80 }) else { return (0, 0) }
        guard text.count == length else { return nil }
        var decoder = Unicode.UTF8.ForwardParser()
        var iterator = text.makeIterator()
        guard case .valid(let units) = decoder.parseScalar(from: &iterator) else { return (0, 0) }
        return (Unicode.UTF8.decode(units).value, length)
    }
}

#if canImport(Glibc)
/// The maximum length of a character in bytes in any locale, `MB_LEN_MAX`.
private let longestCharacter = 16

/// Replaces `wcrtomb` of the C library for the whole program.
@_cdecl("wcrtomb")
package func localeFreeBytes(
    _ bytes: UnsafeMutablePointer<CChar>?, _ wide: wchar_t, _ state: UnsafeMutablePointer<mbstate_t>?
) -> Int {
    guard let bytes, wide != 0 else {
        bytes?.pointee = 0
        return 1
    }
    guard LocaleFreeText.isActive.load(ordering: .relaxed), wide >= 0x80,
        let scalar = Unicode.Scalar(UInt32(bitPattern: wide)), let encoded = Unicode.UTF8.encode(scalar)
    else {
        // For one character, this function does the same. In contrast to `c32rtomb`, it does not call `wcrtomb`.
        return withUnsafePointer(to: wide) { text in
            var next: UnsafePointer<wchar_t>? = text
            return wcsnrtombs(bytes, &next, 1, longestCharacter, state)
        }
    }
    for (offset, byte) in encoded.enumerated() { bytes[offset] = CChar(bitPattern: byte) }
    return encoded.count
}

/// Replaces `wcwidth` of the C library for the whole program.
@_cdecl("wcwidth")
package func localeFreeWidth(_ wide: wchar_t) -> Int32 {
    guard LocaleFreeText.isActive.load(ordering: .relaxed), let scalar = Unicode.Scalar(UInt32(bitPattern: wide)) else {
        // For one character, this function returns the width of the character.
        return withUnsafePointer(to: wide) { wcswidth($0, 1) }
    }
    return LocaleFreeText.width(of: scalar)
}
#endif
