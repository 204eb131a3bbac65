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

/// Words in a form that can be compared between formats: lower-case letters and digits, with a space between words.
///
/// Punctuation and white space are ignored. `1½` is equal to `1 1/2`, and `×` is equal to `x`.
struct FeatureWords: Hashable {
    /// The words, with a space before the first word, between words and after the last word.
    private(set) var text = " "
    private let bytes: [UInt8]

    init(_ text: String) {
        var words = String.UnicodeScalarView()
        words.append(" ")
        for scalar in text.lowercased().unicodeScalars {
            if let fraction = VulgarFraction.value(of: scalar) {
                Self.endWord(&words)
                words.append(contentsOf: "\(fraction.numerator) \(fraction.denominator)".unicodeScalars)
            } else if scalar == "×" {
                // ASCII text uses an x for the multiplication sign.
                Self.endWord(&words)
                words.append("x")
                words.append(" ")
            } else if Self.isUnspaced(scalar) {
                // These scripts have no spaces between words, so each character counts as a word.
                Self.endWord(&words)
                words.append(scalar)
                words.append(" ")
            } else if scalar.properties.isAlphabetic || scalar.properties.numericType != nil {
                words.append(scalar)
            } else if !Self.isInvisible(scalar) {
                Self.endWord(&words)
            }
        }
        Self.endWord(&words)
        self.text = String(words)
        bytes = Array(self.text.utf8)
    }

    var isEmpty: Bool { text == " " }

    /// Returns whether these words contain the other words in the same order and without a gap.
    func contains(_ other: FeatureWords) -> Bool {
        var place = Place()
        return contains(other, &place)
    }

    /// Returns whether these words contain the other words in the same order and without a gap. The search begins at a
    /// place, so that searches for words in their order read the text once.
    ///
    /// - Parameter place: The place at which the last search has found its words.
    func contains(_ other: FeatureWords, _ place: inout Place) -> Bool {
        guard let found = bytes.offset(of: other.bytes, from: place.offset) ?? bytes.offset(of: other.bytes, from: 0)
        else { return false }
        // The last space of the words can be the first space of the next words.
        place.offset = found + other.bytes.count - 1
        return true
    }

    /// A place in the text of words.
    struct Place {
        fileprivate var offset = 0
    }

    private static func isUnspaced(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        // Kana and Korean syllables are not ideographs.
        case 0x3040...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F, 0xAC00...0xD7A3: true
        default: scalar.properties.isIdeographic
        }
    }

    private static func endWord(_ words: inout String.UnicodeScalarView) {
        if words.last != " " { words.append(" ") }
    }

    /// Returns whether the scalar is a combining mark or an invisible control character. It does not end a word.
    private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .control: !scalar.properties.isWhitespace
        default: false
        }
    }
}
