import RecipeKit

/// The lines of a plain text that are certainly a list of ingredients.
struct PlainTextList {
    /// The index of the line that announces the list. Without such a line, the index of the first line of the list.
    let headingIndex: Int
    /// The index of the first line after the list.
    private(set) var end: Int
    /// Whether a line announces the list.
    let isAnnounced: Bool
    private(set) var groups: [IngredientGroup] = []

    /// The maximum number of characters of an ingredient line.
    private static let longestLine = 160

    /// Finds the list, or returns `nil` if no lines are certainly a list of ingredients.
    init?(_ lines: [PlainTextLine], isCut: Bool, _ reader: inout IngredientLineReader) {
        if let heading = lines.firstIndex(where: { $0.part == .ingredients }) {
            (headingIndex, isAnnounced) = (heading, true)
            end = heading + 1
        } else if let start = Self.start(in: lines, &reader) {
            (headingIndex, isAnnounced) = (start, false)
            end = start
        } else {
            return nil
        }
        let start = end
        var groups = IngredientGroups()
        var measured = 0
        var count = 0
        while end < lines.count {
            let line = lines[end]
            // A name such as `Assembly` directly below the heading is the name of a group.
            let isGroup = count == 0 && isAnnounced && Self.isHeading(at: end, in: lines, &reader)
            if !isGroup, line.part == .directions || line.part == .notes || line.isAddress { break }
            // A second heading, such as `Ingredients for the sauce`, does not end the list.
            if line.part == .ingredients {
                groups.begin(line.text)
                end += 1
                continue
            }
            let parts = line.text.partsOfPreparation
            let read = reader.read(line.text)
            let hasAmount = read.amount != nil
            let isLong = isAnnounced && hasAmount && line.text.first?.isNumber == true
            if Self.isStep(line, hasAmount: hasAmount, isFirst: end == start, mayBeLong: isLong) { break }
            if !isGroup, !hasAmount, end > start, Self.announcesSteps(at: end, in: lines) { break }
            if !isAnnounced, !hasAmount, line.isAfterBlank, !Self.isHeading(at: end, in: lines, &reader) { break }
            if !hasAmount, Self.isHeading(at: end, in: lines, &reader) {
                groups.begin(line.text.markedHeading ?? line.text)
            } else {
                for ingredient in reader.freeLine(parts.name, preparation: parts.preparation) {
                    groups.add(ingredient)
                }
                count += 1
                if hasAmount { measured += read.unit != nil || isAnnounced ? 1 : 0 }
            }
            end += 1
        }
        self.groups = groups.groups
        // One line is a list only between both headings.
        let isBetweenHeadings = isAnnounced && end < lines.count && lines[end].part == .directions
        let isCertain =
            isAnnounced
            ? count > (isBetweenHeadings ? 0 : 1) && measured * 3 >= count : measured > 2 && measured * 2 > count
        guard isCertain || isCut && isAnnounced && measured > 1 else { return nil }
    }

    /// Returns the index of the first of three adjacent lines that begin with a number and contain an amount, or `nil`
    /// if there are no such lines. Only the first 200 lines are examined.
    private static func start(in lines: [PlainTextLine], _ reader: inout IngredientLineReader) -> Int? {
        var run = 0
        for (index, line) in lines.enumerated().prefix(200) {
            guard index > 0, line.text.count < 80, !line.isSentence else {
                run = 0
                continue
            }
            let read = reader.read(line.text)
            let isMeasured = read.amount != nil && line.text.first.map { $0.isNumber } == true && !isNumbered(line.text)
            run = isMeasured ? run + 1 : 0
            if run == 3 { return index - 2 }
        }
        return nil
    }

    /// Returns whether a line begins like an entry of a numbered list: `1. `.
    private static func isNumbered(_ text: String) -> Bool {
        let digits = text.prefix { $0.isASCII && $0.isNumber }
        let rest = text[digits.endIndex...]
        return !digits.isEmpty && (rest.hasPrefix(". ") || rest.hasPrefix(") ") || rest.hasPrefix(": "))
    }

    /// Returns whether a line is a step. A numbered or very long line is always a step, unless it begins with an amount
    /// below a heading for ingredients. A long sentence without a bullet can also be a step.
    private static func isStep(_ line: PlainTextLine, hasAmount: Bool, isFirst: Bool, mayBeLong: Bool) -> Bool {
        if line.text.count > (mayBeLong ? 3 * longestLine : longestLine) { return true }
        if isNumbered(line.text) { return true }
        guard !isFirst, !line.hasBullet, line.isSentence else { return false }
        return line.wordCount > 6 && (line.isAfterBlank || !hasAmount && line.text.count > 60)
    }

    /// Returns whether an unknown heading announces the steps. It is a short line after an empty line, with sentences
    /// after it.
    private static func announcesSteps(at index: Int, in lines: [PlainTextLine]) -> Bool {
        let line = lines[index]
        guard line.isAfterBlank, !line.hasBullet, !line.isSentence, line.wordCount <= 6, line.text.count < 50 else {
            return false
        }
        let next = lines[(index + 1)...].prefix(3)
        return next.contains { $0.isSentence && $0.wordCount > 5 } && next.count(where: \.isSentence) * 2 >= next.count
    }

    /// Returns whether a line without an amount is the name of a group: `For the sauce:`, `***SAUCE***`, or in some
    /// cases a short line before an ingredient.
    private static func isHeading(
        at index: Int, in lines: [PlainTextLine], _ reader: inout IngredientLineReader
    ) -> Bool {
        let line = lines[index]
        if line.text.markedHeading != nil { return true }
        guard !line.hasBullet, !line.isSentence, line.wordCount <= 6, index + 1 < lines.count,
            !line.text.contains(where: { ",()".contains($0) || $0.isNumber })
        else { return false }
        let next = lines[index + 1]
        guard next.part == nil, !next.isAfterBlank || line.isAfterBlank, !next.isSentence,
            reader.read(next.text).amount != nil
        else { return false }
        if line.isAfterBlank || index > 0 && lines[index - 1].part == .ingredients { return true }
        let words = line.text.split(separator: " ")
        return words.count > 1 && words.allSatisfy { $0.first?.isUppercase == true }
    }
}
