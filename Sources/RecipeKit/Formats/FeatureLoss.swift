/// What a text in a format no longer says of the recipe that it was written for.
public struct FeatureLoss: Hashable, Sendable {
    /// What happened to a feature that a recipe has.
    public enum Outcome: Int, Comparable, Sendable {
        /// It is read back the same.
        case kept
        /// Its words are still there to be read, but no longer apart from the words around them.
        case keptAsWords
        case leftOut

        public static func < (first: Outcome, second: Outcome) -> Bool { first.rawValue < second.rawValue }
    }

    /// What happened to each feature that the recipe has.
    public private(set) var outcomes: [RecipeFeature: Outcome] = [:]

    /// Reads a text again and compares.
    ///
    /// - Parameters:
    ///   - recipe: What was written.
    ///   - text: What it was written as.
    ///   - format: The format of the text. Where it is written only, what the text says is still there as words.
    public init(of recipe: Recipe, in text: String, format: any RecipeFormat) {
        let read = format.read(at: 0, utf8: Array(text.utf8), file: recipe.title)?.recipe
        let written = FeatureWords(text)
        let words = read.map { FeatureWords(Self.allWords(of: $0)) } ?? written
        for feature in RecipeFeature.allCases {
            let values = feature.values(in: recipe)
            guard !values.isEmpty else { continue }
            let areSame = read.map { feature.values(in: $0).map(\.key) == values.map(\.key) } ?? false
            let areThere = values.allSatisfy { value in
                guard let said = value.words else { return areSame }
                return !said.isEmpty && (words.contains(said) || written.contains(said))
            }
            // Lines of ingredients are compared by their number alone, so their words have to be there too.
            let isKept = areSame && (areThere || feature != .ingredients)
            outcomes[feature] = isKept ? .kept : areThere ? .keptAsWords : .leftOut
        }
    }

    /// The features with an outcome, in their order.
    public func features(_ outcome: Outcome) -> [RecipeFeature] {
        RecipeFeature.allCases.filter { outcomes[$0] == outcome }
    }

    /// Everything a reader of the recipe sees, each text in a line of its own.
    private static func allWords(of recipe: Recipe) -> String {
        let metadata = recipe.metadata
        var words = [recipe.title, metadata.description, metadata.course, metadata.cuisine, metadata.difficulty]
        words += [
            metadata.author, metadata.source?.name, metadata.source?.url, metadata.servings?.text, metadata.locale,
        ]
        words += [metadata.prepTime, metadata.cookTime, metadata.totalTime].map { $0?.formatted(.long) }
        words += [metadata.prepTime, metadata.cookTime, metadata.statedTotalTime].map { $0?.text }
        words += metadata.tags + metadata.diets + metadata.images
        words += metadata.others.flatMap { [$0.key, $0.value] }
        for group in recipe.ingredientGroups {
            words.append(group.name)
            for ingredient in group.ingredients { words += [ingredient.line(.ascii), ingredient.alias] }
        }
        words += recipe.cookwareList.map { $0.line(.ascii) }
        for section in recipe.sections {
            words.append(section.name)
            for block in section.blocks {
                switch block {
                case .step(let step): words.append(step.sentence(.ascii))
                case .note(let note): words.append(note)
                }
            }
        }
        return words.compactMap(\.self).joined(separator: "\n")
    }
}
