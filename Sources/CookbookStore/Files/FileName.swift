import RecipeFormats
import RecipeKit
import RecipeLibrary

/// Creates file names from recipe titles. The names are readable and valid on every system.
enum FileName {
    /// The maximum length of a name in bytes of UTF-8, before a number and an extension are added. A longer title is
    /// cut. Most systems allow 255 bytes, but some cloud folders allow fewer.
    private static let maximumLength = 104

    /// Returns a valid file name that is similar to a title. It contains no path separator and does not start with a
    /// dot.
    ///
    /// For example, `Fish/Chips?` becomes `Fish Chips`. If Windows reserves the name for a device, a word is added:
    /// `con` becomes `con recipe`. If nothing remains of the title, the name is `Recipe`.
    static func name(for title: String) -> String {
        if isPlain(title) { return isDevice(title) ? title + " recipe" : title }
        var name = ""
        var length = 0
        for character in title {
            guard !character.unicodeScalars.contains(where: isInvisible) else { continue }
            let kept = character.unicodeScalars.contains(where: isForbidden) ? " " : String(character)
            if kept == " ", name.isEmpty || name.hasSuffix(" ") { continue }
            length += kept.utf8.count
            guard length <= maximumLength else {
                // The last word is incomplete. It is removed if it is shorter than half of the maximum length.
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

    /// Returns whether a title is short and consists of ASCII letters, digits, the signs in `others`, and single spaces
    /// between words. Most titles pass this check, which is faster than the replacement.
    private static func isPlain(_ title: String) -> Bool {
        guard title.utf8.count <= maximumLength, let last = title.utf8.last, last != 0x20 else { return false }
        var previous = UInt8(ascii: " ")
        for byte in title.utf8 {
            let isKept = byte == 0x20 ? previous != 0x20 : UTF8Text.isAlphanumeric(byte) || others.holds(byte)
            guard isKept else { return false }
            previous = byte
        }
        return true
    }

    private static let others: StaticString = "-,'()&!"

    /// Returns whether a scalar is invisible, such as a direction mark, a soft hyphen or a zero-width space. With such
    /// scalars, two different names can look the same.
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

    /// Returns whether Windows reserves the name for a device, with or without an extension: `con`, `com1.txt`.
    private static func isDevice(_ name: String) -> Bool {
        let stem = name.prefix { $0 != "." }.trimmingSpaces().lowercased()
        if ["con", "prn", "aux", "nul"].contains(stem) { return true }
        return stem.count == 4 && (stem.hasPrefix("com") || stem.hasPrefix("lpt")) && stem.last?.isNumber == true
    }
}

/// The names in a folder. It creates new names that differ from all of these names, even if the file system ignores
/// case or the Unicode normalization form.
struct FileNames {
    private var taken: Set<String> = []
    /// The next number to try for a name. The keys are the names without a number, in lower case.
    private var numbers: [String: Int] = [:]

    init(_ names: some Sequence<String>) {
        for name in names { taken.insert(name.lowercased()) }
    }

    /// Marks a name as used.
    mutating func insert(_ name: String) { taken.insert(name.lowercased()) }

    /// Returns an unused name for a title and marks it as used: `Soup.cook`, then `Soup 2.cook`.
    mutating func add(title: String, fileExtension: String) -> String {
        let name = FileName.name(for: title)
        let first = name + "." + fileExtension
        if taken.insert(first.lowercased()).inserted { return first }
        let key = first.lowercased()
        var number = numbers[key] ?? 2
        while true {
            let next = "\(name) \(number).\(fileExtension)"
            number += 1
            if taken.insert(next.lowercased()).inserted {
                numbers[key] = number
                return next
            }
        }
    }
}
