import CookingLanguages

/// Finds where the name of an ingredient line ends, and where the preparation and remarks after it begin.
struct NameRangeReader {
    private let line: AnnotatedLine

    init(_ line: AnnotatedLine) { self.line = line }

    /// Returns the end of the part of the line that contains the name. The part ends at a stop, such as `;`, or at a
    /// comma.
    ///
    /// Commas in a list (`basil, mint and thyme`) and between describing words (`fresh, ripe tomatoes`) do not end the
    /// part.
    func headEnd(from start: Int, _ parts: LineParts) -> Int {
        var hasNoun = false
        if let end = sharedEnd(from: start, parts) { return end }
        for index in start..<line.count where parts.isOpen(index) {
            switch line[index].kind {
            case .stop: return index
            case .comma:
                if isBetweenAdjectives(index, from: start) { continue }
                let next = index + 1 < line.count ? line[index + 1].roles.union(line[index + 1].phraseRoles) : []
                let isPart = !next.isDisjoint(with: [.part, .piece])
                if isPart || !next.isDisjoint(with: [.remark, .preparationPhrase, .preposition]),
                    next.isDisjoint(with: [.describing, .preparation, .adverb]), hasNoun || !isPart
                {
                    return index
                }
                if hasNoun { return listEnd(from: index, parts) ?? index }
                let hasMore = (index + 1..<line.count).contains { line[$0].kind == .word && parts[$0] == .none }
                if !hasMore { return index }
            case .word:
                let roles = line[index].roles
                if roles.isDisjoint(with: [.describing, .preparation, .adverb, .size, .and, .or, .remarkWord]) {
                    hasNoun = true
                }
            default: break
            }
        }
        return line.count
    }

    /// Returns whether a comma is between two adjectives with the same Slavic ending, and a noun follows them:
    /// `gęstej, kwaśnej śmietany`.
    private func isBetweenAdjectives(_ comma: Int, from start: Int) -> Bool {
        guard let endings = CookingLanguage.of(line.language)?.adjectiveEndings, !endings.isEmpty, comma > start,
            comma + 2 < line.count,
            line.token(comma - 1, is: .word), line.token(comma + 1, is: .word), line.token(comma + 2, is: .word)
        else { return false }
        let (first, second) = (line.text(of: comma - 1), line.text(of: comma + 1))
        return CookingLanguage.entries(of: endings).contains { first.hasSuffix($0) && second.hasSuffix($0) }
    }

    /// Returns the end of the list of names after the word `each`, or `nil` if there is no list.
    private func sharedEnd(from start: Int, _ parts: LineParts) -> Int? {
        guard start > 0, (0..<start).suffix(2).contains(where: { line.has(.each, at: $0) }),
            let comma = (start..<line.count).first(where: { line[$0].kind == .comma }), parts.isOpen(comma),
            (start..<comma).allSatisfy({ line[$0].kind == .word && parts[$0] == .none })
        else { return nil }
        return listEnd(from: comma, parts)
    }

    /// Returns the end of a list of names that continues at the comma at `start`: `basil, mint and thyme`. Returns
    /// `nil` if the text is not a list.
    private func listEnd(from start: Int, _ parts: LineParts) -> Int? {
        var hasEnd = false
        var isFirst = true
        for index in start..<min(line.count, start + 24) where parts.isOpen(index) {
            let roles = line[index].roles.union(line[index].phraseRoles)
            switch line[index].kind {
            case .comma:
                if hasEnd { return index }
                isFirst = index == start
            case .stop: return hasEnd ? index : nil
            case .word:
                let isAfterComma = line[index - 1].kind == .comma
                if !roles.isDisjoint(with: [.and, .or]), !(isFirst && isAfterComma) {
                    if !isAfterComma, line.has(.describing, at: index - 1) { return nil }
                    hasEnd = true
                } else if !isAfterComma, !roles.isDisjoint(with: [.remark, .preparationPhrase]) {
                    return hasEnd ? index : nil
                } else if !roles.isDisjoint(with: Self.isNoListItem) {
                    return nil
                }
            default: return nil
            }
        }
        return hasEnd ? line.count : nil
    }

    private static let isNoListItem: WordRoles = [
        .and, .or, .remark, .preparationPhrase, .preparation, .adverb, .piece, .about, .optional, .unit, .preposition,
    ]

    /// Returns the number of tokens of the name. The name ends before the first token that begins a remark, a
    /// preparation, or an alternative with a number. The first token always belongs to the name.
    ///
    /// - Parameter indices: The indices of the tokens of the part that contains the name.
    func nameEnd(_ indices: [Int]) -> Int {
        for position in indices.indices.dropFirst() {
            let token = line[indices[position]]
            guard token.kind == .word else { continue }
            let roles = token.roles.union(token.phraseRoles)
            if !roles.isDisjoint(with: [.remark, .preparationPhrase]), !isInBrand(indices[position]),
                !isBetweenDescriptions(position, indices)
            {
                return position
            }
            // In `6 large or 8 medium carrots`, no name is before the second number.
            let hasNoun = indices[..<position].contains { !line.has(.size, at: $0) && !line.has(.describing, at: $0) }
            if hasNoun, roles.contains(.or), position + 1 < indices.count, line[indices[position + 1]].kind == .number,
                position + 2 == indices.count || line[indices[position + 2]].kind != .other
            {
                return position
            }
            if !roles.isDisjoint(with: [.preparation, .adverb]), endsInPreparation(indices[position...]) {
                return position
            }
        }
        return indices.count
    }

    /// Returns whether a word is between two describing words, as `but` is in `ripe but firm pears`.
    private func isBetweenDescriptions(_ position: Int, _ indices: [Int]) -> Bool {
        position + 2 < indices.count && line.textIs("but", indices[position])
            && line.has(.describing, at: indices[position - 1]) && line.has(.describing, at: indices[position + 1])
    }

    /// Returns whether a word and the word before it are capitalized, as in the name of a brand: `Ready To Serve`.
    private func isInBrand(_ index: Int) -> Bool {
        line.isCapital(index) && index > 0 && line[index - 1].kind == .word && line.isCapital(index - 1)
    }

    /// Returns whether the tokens before the first preposition are a preparation: `beaten` in `beaten with a fork`.
    /// Without a preposition, all tokens are checked.
    private func endsInPreparation(_ indices: ArraySlice<Int>) -> Bool {
        var hasPreparation = false
        for index in indices {
            let roles = line[index].roles
            if roles.contains(.preparation) {
                hasPreparation = true
            } else if roles.isDisjoint(with: [.adverb, .and, .or]), line[index].kind != .comma {
                return hasPreparation && roles.contains(.preposition)
            }
        }
        return hasPreparation
    }
}

/// The gaps in the name of an ingredient. A gap consists of words inside the name that were read as a preparation, a
/// size or a remark.
///
/// In `fresh chopped mint`, only a describing word is before `chopped`, so the name is `fresh mint`. In
/// `dry split peas`, the gap is uncertain, so `split` stays in the name.
struct NameGaps {
    /// The ranges of uncertain words. These words stay in the name.
    private(set) var uncertain: [Range<Int>] = []

    /// Creates the gaps in the name of a line.
    ///
    /// - Parameters:
    ///   - line: The tokens of the line.
    ///   - parts: The parts to which the tokens belong.
    ///   - name: The range from the first token of the name to the last.
    init(_ line: AnnotatedLine, _ parts: LineParts, in name: ClosedRange<Int>) {
        var describing = true
        var index = name.lowerBound
        while index < name.upperBound {
            guard parts[index] != .name, line[index].kind != .comma else {
                if line[index].kind == .word, !Self.isDescribing(line[index]) { describing = false }
                index += 1
                continue
            }
            let start = index
            while parts[index] != .name { index += 1 }
            let gap = start..<index
            if !Self.isCertain(gap, of: line, parts, describing) { uncertain.append(gap) }
        }
    }

    private static func isDescribing(_ token: LineToken) -> Bool {
        token.roles.contains(.describing) && token.roles.isDisjoint(with: [.bought, .piece])
    }

    /// Returns whether the words of a gap do not belong to the name.
    ///
    /// - Parameters:
    ///   - gap: A range of tokens directly before a token of the name.
    ///   - line: The tokens of the line.
    ///   - parts: The parts to which the tokens belong.
    ///   - isDescribed: Whether all words of the name before the gap are describing words.
    private static func isCertain(
        _ gap: Range<Int>, of line: AnnotatedLine, _ parts: LineParts, _ isDescribed: Bool
    ) -> Bool {
        if gap.contains(where: { line[$0].kind == .open }) {
            let next = line[gap.upperBound]
            return next.kind == .word && next.roles.isDisjoint(with: [.and, .or])
        }
        guard gap.contains(where: { line[$0].kind == .word }) else { return true }
        return isDescribed && gap.allSatisfy { parts[$0] != .remark }
    }
}
