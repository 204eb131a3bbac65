import RecipeFormats
import RecipeKit

/// Reads lines of ingredients in each language, and with none named.
enum IngredientLineCheck {
    /// Their tables take longer to make than many lines to read.
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
    /// Whether a line may lose it: white space, and what no terminal shows.
    fileprivate var isIgnored: Bool {
        isWhitespace
            || unicodeScalars.allSatisfy {
                $0.properties.generalCategory == .control || $0.properties.isDefaultIgnorableCodePoint
            }
    }
}
