import RecipeFormats
import RecipeKit

/// Reads a file with every format that can read it, writes the recipes as Cooklang, and reads the Cooklang again.
enum ConversionCheck {
    static func run(_ bytes: [UInt8]) {
        for format in FormatRegistry.all {
            guard let text = try? format.utf8(of: bytes, file: "fuzz") else { continue }
            var left = 16
            _ = format.readAll(utf8: text, file: "fuzz") { result in
                check(result.recipe, from: format)
                left -= 1
                return left > 0
            }
        }
    }

    /// Returns the words of a title. A conversion need not keep white space and control characters.
    private static func words(_ title: String) -> [Substring] {
        title.withoutControlCharacters.split(whereSeparator: \.isWhitespace)
    }

    private static func check(_ recipe: Recipe, from format: any RecipeFormat) {
        guard let written = CooklangFormat().write?(recipe) else { return }
        let again = CooklangFormat().read(written, file: "").recipe
        let said = "\(format.name) became:\n\(written)"
        require(words(again.title) == words(recipe.title), "“\(recipe.title)” is “\(again.title)”. \(said)")
        require(
            again.stepCount == recipe.stepCount, "\(recipe.stepCount) steps are \(again.stepCount). \(said)")
    }
}

extension Recipe {
    fileprivate var stepCount: Int {
        sections.reduce(0) { count, section in
            count + section.blocks.count { if case .step = $0 { true } else { false } }
        }
    }
}
