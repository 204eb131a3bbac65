import RecipeKit

/// Finds the parts of a recipe that describe what is done with one of several pieces, before the recipe repeats it with
/// the others: `Warm a tortilla. Put 2 tbsp cheese on it. Repeat with the other tortillas.`
struct RepeatedParts {
    private let vocabulary: StepVocabulary
    private var words: DivisionWords { vocabulary.division }
    /// The number of steps before the repetition in which its first piece is looked for.
    private static let reach = 6

    init(_ vocabulary: StepVocabulary) { self.vocabulary = vocabulary }

    /// Returns the repeated bytes of each step that has some. A step is known by its text.
    func parts(of recipe: Recipe) -> [String: Range<Int>] {
        var parts: [String: Range<Int>] = [:]
        for section in recipe.sections {
            let texts = section.steps.map { $0.items.map(StepTextScaler.shown).joined() }
            for index in texts.indices where words.repeats(in: texts[index]) {
                mark(texts[max(0, index - Self.reach)...index], in: &parts)
            }
        }
        return parts
    }

    /// Adds the parts that the last one of some steps repeats.
    private func mark(_ texts: ArraySlice<String>, in parts: inout [String: Range<Int>]) {
        let finders = texts.map { AmountFinder(StepTokens($0, vocabulary), vocabulary) }
        guard let last = finders.last,
            let verb = last.text.tokens.indices.first(where: { words.repeats(last.word($0)) })
        else { return }
        let repetition = last.sentence(around: verb)
        let names = repetition.map(last.word).filter { $0.count > 3 }
        func add(_ finder: AmountFinder, _ text: String, from start: Int, to end: Int) {
            let tokens = finder.text.tokens
            guard start < end else { return }
            let bytes = tokens[start].range.lowerBound..<tokens[end - 1].range.upperBound
            let known = parts[text] ?? bytes
            parts[text] = min(known.lowerBound, bytes.lowerBound)..<max(known.upperBound, bytes.upperBound)
        }
        for (offset, finder) in finders.enumerated().reversed() {
            let isSame = offset == finders.count - 1
            let end = isSame ? repetition.lowerBound : finder.text.tokens.count
            let first =
                (0..<end).first { startsPiece(at: $0, finder, names) }
                ?? (isSame ? (0..<end).first { namesEachPiece(at: $0, finder) } : nil)
            guard let first else { continue }
            for next in offset..<finders.count {
                let start = next == offset ? finder.sentence(around: first).lowerBound : 0
                let end = next == finders.count - 1 ? repetition.lowerBound : finders[next].text.tokens.count
                add(finders[next], texts[texts.startIndex + next], from: start, to: end)
            }
            return
        }
    }

    /// Returns whether one piece is named at a token of which a repetition names several: `a tortilla`, `une crêpe`.
    private func startsPiece(at index: Int, _ finder: AmountFinder, _ names: [String]) -> Bool {
        let word = finder.word(index)
        let isOne =
            vocabulary.articles.contains(word) || vocabulary.numbers[word] == .one || vocabulary.perPiece.contains(word)
            || finder.token(index)?.number == .one
        guard isOne else { return false }
        return (1...2).contains { offset in
            let name = finder.word(index + offset)
            return canBePiece(name) && names.contains { Self.isPlural($0, of: name) }
        }
    }

    /// Returns whether each of several pieces is named at a token: `slice each shortcake`.
    private func namesEachPiece(at index: Int, _ finder: AmountFinder) -> Bool {
        // In `1 tsp each salt and pepper`, the word is for two ingredients.
        let unit = vocabulary.units[finder.word(index - 1)]?.kind
        guard vocabulary.perPiece.contains(finder.word(index)), unit != .measure, unit != .metric,
            finder.token(index - 1)?.isSign(".") != true || finder.token(index)?.isCapital == true
        else { return false }
        return !finder.isFunctionWord(index + 1) && canBePiece(finder.word(index + 1))
    }

    private func canBePiece(_ name: String) -> Bool {
        name.count > 2 && !vocabulary.notPieces.contains(name) && vocabulary.seconds(name) == nil
            && vocabulary.units[name].map { $0.kind == .piece } ?? true
    }

    /// Returns whether a word looks like the plural of another one: `crespelle` of `crespella`.
    private static func isPlural(_ plural: String, of singular: String) -> Bool {
        guard plural != singular else { return false }
        let shared = zip(plural, singular).prefix { $0 == $1 }.count
        return shared >= max(3, singular.count - 1) && plural.count <= shared + 3
    }
}
