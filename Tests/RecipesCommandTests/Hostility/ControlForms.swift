/// All forms of control sequences that a hostile recipe may contain.
///
/// Their parameters are numbers that the program does not use, so that they differ from its own sequences.
enum ControlForms {
    /// Forms in valid UTF-8, each with a name.
    static let texts: [(name: String, text: String)] = c0 + c1 + sequences + turns

    /// The C0 characters and DEL, without tab, line feed and carriage return.
    private static let c0 = (Array(0x01...0x08) + [0x0B, 0x0C] + Array(0x0E...0x1F) + [0x7F]).map { code in
        (name: "C0 \(String(code, radix: 16))", text: String(UnicodeScalar(UInt8(code))))
    }

    /// The C1 characters in UTF-8.
    private static let c1 = (0x80...0x9F).map { code in
        (name: "C1 \(String(code, radix: 16))", text: String(UnicodeScalar(UInt8(code))) + "777;777m")
    }

    private static let sequences: [(name: String, text: String)] = [
        ("colour", "\u{1B}[777;5m"), ("clear", "\u{1B}[2;777J"), ("move", "\u{1B}[777;777H"), ("report", "\u{1B}[777n"),
        ("mode", "\u{1B}[?777h"), ("unclosed", "\u{1B}[777;"), ("intermediate", "\u{1B}[777 q"), ("reset", "\u{1B}c"),
        ("title", "\u{1B}]0;owned777\u{07}"), ("title by ST", "\u{1B}]2;owned777\u{1B}\\"),
        ("open OSC", "\u{1B}]0;owned777"),
        ("clipboard", "\u{1B}]52;c;b3duZWQ3Nw==\u{07}"),
        ("link", "\u{1B}]8;;http://owned777/\u{1B}\\x\u{1B}]8;;\u{1B}\\"),
        ("DCS", "\u{1B}P+q777\u{1B}\\"), ("APC", "\u{1B}_G777;owned\u{1B}\\"), ("PM", "\u{1B}^owned777\u{1B}\\"),
        ("SOS", "\u{1B}Xowned777\u{1B}\\"), ("tmux", "\u{1B}Ptmux;\u{1B}\u{1B}]0;owned777\u{07}\u{1B}\\"),
        ("charset", "\u{1B}(0777"), ("index", "\u{1B}D777"), ("double height", "\u{1B}#3"), ("lock", "\u{1B}n\u{1B}o"),
        ("CSI in one", "\u{9B}777;5m"), ("OSC in one", "\u{9D}0;owned777\u{9C}"),
        ("DCS in one", "\u{90}777owned\u{9C}"),
    ]

    private static let turns: [(name: String, text: String)] = [
        ("override", "\u{202E}dlog\u{202C}"), ("embedding", "\u{202B}x\u{202C}"), ("isolate", "\u{2067}x\u{2069}"),
        ("line separator", "a\u{2028}b"), ("paragraph separator", "a\u{2029}b"), ("next line", "a\u{85}b"),
        ("zero width", "a\u{200B}\u{200D}\u{FEFF}\u{AD}b"), ("marks", "a" + String(repeating: "\u{301}", count: 99)),
    ]

    /// Invalid UTF-8: C1 as single bytes, overlong and truncated forms, surrogates.
    static let bytes: [(name: String, bytes: [UInt8])] = [
        ("CSI byte", [0x9B] + Array("777;5m".utf8)), ("OSC byte", [0x9D] + Array("0;owned777".utf8) + [0x07]),
        ("overlong ESC", [0xC0, 0x9B] + Array("[777m".utf8)),
        ("overlong ESC of three", [0xE0, 0x80, 0x9B] + Array("[777m".utf8)),
        ("cut off", [0xE2, 0x80]), ("surrogate", [0xED, 0xA0, 0x80]), ("beyond", [0xF4, 0x90, 0x80, 0x80]),
        ("nothing", [0x00]),
    ]
}
