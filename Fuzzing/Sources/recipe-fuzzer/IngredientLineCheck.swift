import RecipeFormats
import RecipeKit

/// Reads ingredient lines in each language, and without a given language.
enum IngredientLineCheck {
    /// The readers are created once, because creating their tables takes longer than reading many lines.
    private static let readers = [IngredientLineReader()] + IngredientLineReader.languages.map { .init(language: $0) }

    static func run(_ bytes: [UInt8]) {
        let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
        for var reader in readers {
            for line in lines {
                let read = reader.read(line)
                require(!read.name.isEmpty || line.allSatisfy(\.isIgnored), "nothing is left of \(line)")
            }
        }
    }
}

extension Character {
    /// Whether a reader may drop the character: it is white space or invisible.
    fileprivate var isIgnored: Bool {
        isWhitespace
            || unicodeScalars.allSatisfy {
                $0.properties.generalCategory == .control || $0.properties.isDefaultIgnorableCodePoint
            }
    }
}
