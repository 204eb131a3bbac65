import RecipeKit

/// The losses of a recipe in a written format. A feature is kept, is kept only as words of another text, or is lost.
public struct FeatureLoss: Hashable, Sendable {
    /// The result for one feature after the recipe is written and read again.
    public enum Outcome: Int, Comparable, Sendable {
        /// The feature is read back unchanged.
        case kept
        /// The text contains the words of the feature, but they are not read back as this feature. Example: the
        /// preparation `chopped` is read back as a part of the ingredient's name.
        case keptAsWords
        /// The text does not contain the feature.
        case leftOut

        /// Returns whether `first` loses less than `second`.
        public static func < (first: Outcome, second: Outcome) -> Bool { first.rawValue < second.rawValue }
    }

    /// The outcome of each feature that the recipe has. A feature that the recipe does not have is not a key.
    public private(set) var outcomes: [RecipeFeature: Outcome] = [:]

    /// Creates the outcomes: reads the written text back and compares the result with the recipe.
    ///
    /// If the text cannot be read back, for example because the format is write-only, compares only the words of the
    /// text with the recipe.
    ///
    /// - Parameters:
    ///   - recipe: The recipe that was written.
    ///   - text: The text that was written for the recipe.
    ///   - format: The format of the text.
    public init(of recipe: Recipe, in text: String, format: any RecipeFormat) {
        self.init(of: recipe, in: text, format.read(at: 0, utf8: Array(text.utf8), file: recipe.title)?.recipe)
    }

    /// Creates the outcomes: compares a recipe with the recipe that a reader created from its written form.
    public init(of recipe: Recipe, readAs read: Recipe) { self.init(of: recipe, in: "", read) }

    private init(of recipe: Recipe, in text: String, _ read: Recipe?) {
        let written = FeatureWords(text)
        let words = read.map { FeatureWords(Self.allWords(of: $0)) } ?? written
        var (inWords, inWritten) = (FeatureWords.Place(), FeatureWords.Place())
        for feature in RecipeFeature.allCases {
            let values = feature.values(in: recipe)
            guard !values.isEmpty else { continue }
            let areSame = read.map { feature.values(in: $0).map(\.key) == values.map(\.key) } ?? false
            let areThere = values.allSatisfy { value in
                guard let said = value.words else { return areSame }
                return !said.isEmpty && (words.contains(said, &inWords) || written.contains(said, &inWritten))
            }
            // The values of `.ingredients` contain no names. Therefore, the text must contain the names.
            let isKept = areSame && (areThere || feature != .ingredients)
            outcomes[feature] = isKept ? .kept : areThere ? .keptAsWords : .leftOut
        }
    }

    /// Returns the features with the given outcome, in the order of ``RecipeFeature``.
    public func features(_ outcome: Outcome) -> [RecipeFeature] {
        RecipeFeature.allCases.filter { outcomes[$0] == outcome }
    }

    /// Returns all texts of the recipe that a person can read, with one text on each line.
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
