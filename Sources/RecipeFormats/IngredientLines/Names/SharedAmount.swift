import CookingLanguages

/// An amount that applies to each of several ingredients of a line: `½ tsp each, salt & pepper`,
/// `je 1 TL Salz und Pfeffer`.
struct SharedAmount {
    let amount: String
    let names: [String]
    /// The remark after the names. The remark applies to all ingredients.
    let remark: String

    /// Creates the amount. If it is uncertain whether the line is a list of ingredients with one amount, returns `nil`.
    ///
    /// - Parameters:
    ///   - line: The line.
    ///   - each: The range in bytes of the word “each” in the language of the line.
    ///   - reader: The reader for the amount.
    init?(_ line: String, each: Range<Int>, _ reader: inout IngredientLineReader) {
        let bytes = line.utf8
        let before = String(decoding: bytes.prefix(each.lowerBound), as: UTF8.self)
        let after = String(decoding: bytes.dropFirst(each.upperBound), as: UTF8.self)
        let list: String
        if before.contains(where: { $0.isLetter || $0.isNumber }) {
            amount = before.trimmingCommas
            let probe = reader.read(amount + " x")
            guard probe.quantity != nil, probe.name == "x", probe.preparation == nil, probe.comment == nil else {
                return nil
            }
            list = after.trimmingCommas
        } else {
            let rest = after.trimmingCommas
            let start = reader.read(rest).restStart
            guard start > 0 else { return nil }
            amount = String(decoding: rest.utf8.prefix(start), as: UTF8.self).trimmingCommas
            list = String(decoding: rest.utf8.dropFirst(start), as: UTF8.self)
        }
        guard let (names, remark) = Self.names(in: list),
            names.count * (amount.utf8.count + remark.utf8.count) <= Self.longestCopies
        else { return nil }
        (self.names, self.remark) = (names, remark)
    }

    /// A separate line for each ingredient, with the amount and the remark. Together, the lines mean the same as the
    /// original line.
    var lines: [String] {
        names.map { remark.isEmpty ? "\(amount) \($0)" : "\(amount) \($0), \(remark)" }
    }

    /// Returns the names in a list such as `A, B and C`, and the remark after the list. Returns `nil` if it is
    /// uncertain whether the text is a list.
    private static func names(in list: String) -> ([String], remark: String)? {
        var words = list.replacing("&", with: " & ").replacing(",", with: " , ").split(separator: " ")[...]
        if let first = words.first, ["of", "de", "di", "von"].contains(first.lowercased()) { words.removeFirst() }
        var names: [[Substring]] = [[]]
        var hasAnd = false
        while let word = words.popFirst() {
            if hasAnd, word == "," { break }
            if let scalar = word.unicodeScalars.first, ["(", ")"].contains(scalar) { return nil }
            if alternatives.contains(word.lowercased()) { return nil }
            let isAnd = conjunctions.contains(word.lowercased())
            if isAnd { hasAnd = true }
            if !isAnd, word != "," {
                names[names.count - 1].append(word)
            } else if names.last?.isEmpty == false {
                names.append([])
            }
        }
        guard hasAnd, names.count > 1,
            names.allSatisfy({ !$0.isEmpty && $0.count <= 5 && $0.last?.last != "-" }),
            !names.joined().contains(where: { $0.contains(where: \.isNumber) })
        else { return nil }
        let isMore = words.contains { word in
            let word = word.lowercased()
            return conjunctions.contains(word) || alternatives.contains(word) || word.contains(where: \.isNumber)
        }
        guard !isMore, words.count <= 8 else { return nil }
        return (names.map { $0.joined(separator: " ") }, words.joined(separator: " ").replacing(" , ", with: ", "))
    }

    /// The maximum length in bytes of all copies of the amount and of the remark together. Each name gets a copy.
    private static let longestCopies = 2048

    private static let conjunctions: Set<String> = ["and", "&", "und", "et", "y", "e", "en", "och", "i"]
    private static let alternatives = Set(CookingLanguage.entriesOfAll(.or)).union(["and/or"])
}

extension String {
    /// The text without spaces, commas, colons and semicolons at its ends.
    fileprivate var trimmingCommas: String {
        let isMark: (Character) -> Bool = { $0.isWhitespace || [",", ":", ";"].contains($0) }
        guard let first = firstIndex(where: { !isMark($0) }), let last = lastIndex(where: { !isMark($0) }) else {
            return ""
        }
        return String(self[first...last])
    }
}
