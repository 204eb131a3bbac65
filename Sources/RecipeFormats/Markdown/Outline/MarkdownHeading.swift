/// The part of a recipe that a Markdown heading announces by its words, such as the ingredients or the directions.
struct MarkdownHeading: Equatable {
    enum Part {
        case ingredients
        /// The amounts of ingredients whose names are in another list.
        case amounts
        /// Ingredients and cookware in one list.
        case ingredientsAndCookware
        /// Ingredients and then directions, without further headings.
        case ingredientsAndDirections
        case shopping, cookware, directions, notes, other
    }

    var part: Part
    /// Whether all words of the heading announce its part or are words such as `the`. In a script without spaces, two
    /// further characters are allowed.
    var isExact: Bool
    /// Whether the heading is exact and, in a script without spaces, has at most one further character.
    var isWhole = false
    /// Whether the heading announces a single step: `Step 2`.
    var isStep = false
    /// Whether the heading announces a description. If no other heading announces the steps, the description can
    /// contain them.
    var isDescription = false

    /// The maximum length in bytes of a heading that is examined.
    private static let longest = 160

    /// Finds the part of a recipe that a heading announces by its words. Numbers, punctuation and symbols are not
    /// words. A heading of more than nine words announces no part.
    init(_ text: some StringProtocol) {
        part = .other
        isExact = false
        guard !text.isEmpty, text.utf8.count <= Self.longest else { return }
        let (words, hasDigit, isUnspaced) = MarkdownHeadingTable.words(of: text)
        guard !words.isEmpty, words.count <= 9 else { return }
        let signs = isUnspaced ? Self.signs(inUnspaced: text, words) : Self.signs(of: words)
        part = Self.part(signs.all, first: signs.first, count: words.count, hasDigit: hasDigit)
        if part == .other, signs.notes > 1 { part = .notes }
        // `Brownies (source)` is the title of a recipe and does not announce notes.
        if part == .notes, let open = text.lastIndex(of: "("), open > text.startIndex,
            case let name = MarkdownHeading(text[..<open]), name.part == .other
        {
            part = .other
        }
        isExact = part != .other && signs.isExact
        isWhole = isExact && (!isUnspaced || Self.isCovered(text, words))
        isStep = part == .directions && signs.first.contains(.step)
        isDescription = part == .other && signs.first.contains(.description) && words.count <= 2
    }

    /// Returns the part that follows from the meanings of all words (`signs`) and of the first word (`first`).
    private static func part(
        _ signs: MarkdownHeadingTable.Sign, first: MarkdownHeadingTable.Sign, count: Int, hasDigit: Bool
    ) -> Part {
        if signs.contains(.time) { return .other }
        if signs.contains(.notes), first.contains(.notes) || count <= 3 || signs.contains(.ingredients) {
            return .notes
        }
        if first.contains(.step) { return hasDigit ? .directions : .other }
        if signs.contains(.ingredients) {
            if signs.contains(.directions) { return .ingredientsAndDirections }
            return signs.contains(.cookware) ? .ingredientsAndCookware : .ingredients
        }
        if signs.contains(.shopping) { return .shopping }
        if signs.contains(.directions), !first.contains(.purpose), first.contains(.directions) || count <= 4 {
            return .directions
        }
        if signs.contains(.amounts) { return .amounts }
        if signs.contains(.cookware), count <= 4 { return .cookware }
        return .other
    }

    /// The meanings of all words of a heading and of the first word. `isExact` says whether all words are known, and
    /// `notes` is the number of words for notes.
    private typealias Signs = (
        all: MarkdownHeadingTable.Sign, first: MarkdownHeadingTable.Sign, isExact: Bool, notes: Int
    )

    /// Returns what the words of a heading mean. A phrase of several words counts as one word.
    private static func signs(of words: [String]) -> Signs {
        let table = MarkdownHeadingTable.shared
        var signs: Signs = ([], [], true, 0)
        var index = 0
        while index < words.count {
            var sign = table.sign(of: words[index])
            var count = 1
            if let phrase = table.phrase(in: words[index...]) { (sign, count) = phrase }
            let meaning = sign.subtracting(.filler)
            if index == 0 { signs.first = meaning }
            signs.all.formUnion(meaning)
            if meaning.contains(.notes) { signs.notes += 1 }
            if sign.isEmpty { signs.isExact = false }
            index += count
        }
        return signs
    }

    /// Returns whether known words cover the whole text, except for at most one character.
    private static func isCovered(_ text: some StringProtocol, _ words: [String]) -> Bool {
        let bytes = Array(text.utf8)
        let known = MarkdownHeadingTable.unspaced.flatMap(\.words).filter { bytes.holds($0) }
        return words.reduce(0) { $0 + $1.count } <= known.reduce(0) { $0 + $1.count } + 1
    }

    /// Returns what a heading in a script without spaces means. Known words can be at any position in the heading.
    private static func signs(inUnspaced text: some StringProtocol, _ words: [String]) -> Signs {
        var signs = Self.signs(of: words)
        let bytes = Array(text.utf8)
        var known = 0
        for (sign, patterns) in MarkdownHeadingTable.unspaced {
            guard let pattern = patterns.first(where: { bytes.holds($0) }) else { continue }
            if bytes.starts(with: pattern.utf8) { signs.first.formUnion(sign) }
            signs.all.formUnion(sign)
            known += pattern.count
        }
        signs.isExact = known > 0 && words.reduce(0) { $0 + $1.count } <= known + 2
        return signs
    }
}
