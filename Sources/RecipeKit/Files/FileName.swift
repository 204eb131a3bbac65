/// Makes the name of a file of a recipe's title: readable, and good on every system that the file may come to.
enum FileName {
    /// Bytes of a name at most, its extension and a number aside. Systems take 255; some folders of the cloud less, and
    /// nobody reads as much.
    private static let maximumLength = 104

    /// The title without what no file's name may hold: separators, control characters, dots and spaces at its ends, the
    /// names of devices. `Recipe` where nothing is left. Holds no path and never begins with a dot.
    static func name(for title: String) -> String {
        var name = ""
        var length = 0
        for character in title {
            guard !character.unicodeScalars.contains(where: isInvisible) else { continue }
            let kept = character.unicodeScalars.contains(where: isForbidden) ? " " : String(character)
            if kept == " ", name.isEmpty || name.hasSuffix(" ") { continue }
            length += kept.utf8.count
            guard length <= maximumLength else {
                // Not in the middle of a word, unless that is most of the name.
                if kept != " ", let space = name.lastIndex(of: " "), name[space...].utf8.count < maximumLength / 2 {
                    name = String(name[..<space])
                }
                break
            }
            name += kept
        }
        while let last = name.last, last == " " || last == "." { name.removeLast() }
        name = String(name.drop { $0 == "." || $0 == " " || $0 == "~" })
        if name.isEmpty { return "Recipe" }
        return isDevice(name) ? name + " recipe" : name
    }

    /// Marks of direction and widths of nothing, which make names look the same that are not.
    private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0xAD, 0x200B, 0x200E, 0x200F, 0x202A...0x202E, 0x2060...0x2069, 0xFEFF: true
        default: false
        }
    }

    private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "/", "\\", ":", "*", "?", "\"", "<", ">", "|": true
        default:
            switch scalar.properties.generalCategory {
            case .control, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate, .unassigned: true
            default: false
            }
        }
    }

    /// Windows keeps these for itself, with whatever extension.
    private static func isDevice(_ name: String) -> Bool {
        let stem = name.prefix { $0 != "." }.trimmingSpaces().lowercased()
        if ["con", "prn", "aux", "nul"].contains(stem) { return true }
        return stem.count == 4 && (stem.hasPrefix("com") || stem.hasPrefix("lpt")) && stem.last?.isNumber == true
    }
}
