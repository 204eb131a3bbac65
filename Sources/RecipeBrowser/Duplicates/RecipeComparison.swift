import CookbookStore
import RecipeFormats
import RecipeKit

/// Compares two recipes line by line: details, ingredients, steps and notes. Corresponding lines are side by side.
struct RecipeComparison: Hashable, Sendable {
    /// A line of the comparison: a line of the first recipe, the corresponding line of the second, or both.
    struct Line: Hashable, Sendable {
        let first: [TextDifference.Piece]?
        let second: [TextDifference.Piece]?

        /// Whether both recipes have this line, with the same text.
        var isSame: Bool { first == second && first?.contains(where: \.isChanged) == false }
    }

    /// A part of the comparison, such as the ingredients.
    struct Part: Hashable, Sendable {
        let name: String
        /// Whether the lines are paragraphs.
        var hasParagraphs = false
        let lines: [Line]
    }

    let parts: [Part]
    /// The number of lines that differ.
    var differenceCount: Int { parts.reduce(0) { $0 + $1.lines.count { !$0.isSame } } }

    /// Compares two recipes.
    ///
    /// - Parameters:
    ///   - first: The first recipe.
    ///   - second: The second recipe.
    ///   - style: How amounts are written.
    init(_ first: Recipe, _ second: Recipe, style: QuantityStyle) {
        let (texts, others) = (Texts(first, style), Texts(second, style))
        let details = EditableDetails.Detail.allCases.compactMap { detail -> Line? in
            guard !texts.details[detail].isEmpty || !others.details[detail].isEmpty else { return nil }
            let label = detail.rawValue.prefix(1).uppercased() + detail.rawValue.dropFirst()
            return Self.line(
                texts.details[detail].isEmpty ? nil : "\(label): \(texts.details[detail])",
                others.details[detail].isEmpty ? nil : "\(label): \(others.details[detail])")
        }
        let parts = [
            Part(name: "Details", lines: details),
            Part(name: "Ingredients", lines: Self.lines(texts.ingredients, others.ingredients)),
            Part(name: "Steps", hasParagraphs: true, lines: Self.lines(texts.steps, others.steps)),
            Part(name: "Notes", hasParagraphs: true, lines: Self.lines(texts.notes, others.notes)),
        ]
        self.parts = parts.filter { !$0.lines.isEmpty }
    }

    private static func lines(_ first: [String], _ second: [String]) -> [Line] {
        LinePairs(first, second).pairs.map { line($0.first, $0.second) }
    }

    private static func line(_ first: String?, _ second: String?) -> Line {
        guard let first, let second else {
            return Line(
                first: first.map { [TextDifference.Piece(text: $0, isChanged: true)] },
                second: second.map { [TextDifference.Piece(text: $0, isChanged: true)] })
        }
        guard first != second else {
            return Line(first: [TextDifference.Piece(text: first)], second: [TextDifference.Piece(text: second)])
        }
        let (pieces, others) = TextDifference.pieces(first, second)
        return Line(first: pieces, second: others)
    }

    /// The texts of a recipe.
    private struct Texts {
        let details: EditableDetails
        var ingredients: [String] = []
        var steps: [String] = []
        var notes: [String] = []

        init(_ recipe: Recipe, _ style: QuantityStyle) {
            details = EditableDetails(recipe)
            for group in recipe.ingredientGroups where !group.ingredients.isEmpty {
                if let name = group.name { ingredients.append("\(name):") }
                ingredients += group.ingredients.map { ingredient in
                    let parts = [
                        ingredient.amountLine(style), ingredient.name.spelledOut(style),
                        ingredient.preparation.map { "(\($0.spelledOut(style)))" } ?? "",
                    ]
                    return parts.filter { !$0.isEmpty }.joined(separator: " ").shortenedToRow
                }
            }
            for section in recipe.sections {
                if let name = section.name { steps.append("\(name):".shortenedToRow) }
                for block in section.blocks {
                    switch block {
                    case .step(let step): steps.append(step.styledText(style).plain.shortenedToRow)
                    case .note(let note): notes.append(note.spelledOut(style).shortenedToRow)
                    }
                }
            }
        }
    }
}

/// Pairs the lines of two texts: first the equal lines, and then lines that have many words in common.
struct LinePairs {
    /// The pairs, in the order of the first text. A line without a counterpart is in a pair with `nil`.
    let pairs: [(first: String?, second: String?)]

    /// Two different lines become a pair only if more than this share of their words is in both lines.
    private static let minimumShare = 0.3
    /// The limit for comparing lines: the product of the numbers of lines of both texts. Above this limit, the lines
    /// are paired in their order.
    private static let maximumWork = 250_000

    init(_ first: [String], _ second: [String]) {
        let counterparts = Self.counterparts(first, second)
        var owners: [Int: Int] = [:]
        for (line, other) in counterparts.enumerated() { if let other { owners[other] = line } }
        // The indices of the lines of the second text that have no counterpart. The key is the index of the line of the
        // first text above them, or -1 at the start.
        var alone: [Int: [Int]] = [:]
        var last = -1
        for other in second.indices {
            if let owner = owners[other] { last = owner } else { alone[last, default: []].append(other) }
        }
        var pairs = (alone[-1] ?? []).map { (first: String?.none, second: String?.some(second[$0])) }
        for line in first.indices {
            pairs.append((first[line], counterparts[line].map { second[$0] }))
            pairs += (alone[line] ?? []).map { (nil, second[$0]) }
        }
        self.pairs = pairs
    }

    /// Returns, for each line of the first text, the index of its counterpart in the second text, or `nil` if it has
    /// none.
    private static func counterparts(_ first: [String], _ second: [String]) -> [Int?] {
        guard first.count * second.count <= maximumWork else {
            return first.indices.map { $0 < second.count ? $0 : nil }
        }
        var counterparts = [Int?](repeating: nil, count: first.count)
        var free = Array(second.indices)
        for line in first.indices {
            guard let index = free.firstIndex(where: { second[$0] == first[line] }) else { continue }
            counterparts[line] = free.remove(at: index)
        }
        let words = second.map(Self.words)
        for line in first.indices where counterparts[line] == nil {
            let own = Self.words(first[line])
            var best: (index: Int, share: Double)?
            for (index, other) in free.enumerated() {
                let common = own.intersection(words[other]).count * 2
                let share = Double(common) / Double(max(1, own.count + words[other].count))
                if share > max(minimumShare, best?.share ?? 0) { best = (index, share) }
            }
            if let best { counterparts[line] = free.remove(at: best.index) }
        }
        return counterparts
    }

    private static func words(_ line: String) -> Set<Substring> {
        Set(line.lowercased().split { !$0.isLetter && !$0.isNumber })
    }
}
