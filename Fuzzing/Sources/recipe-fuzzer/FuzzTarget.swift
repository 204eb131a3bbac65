import RecipeFormats
import RecipeKit

/// A reader that is given whatever bytes the fuzzer makes up.
enum FuzzTarget {
    /// The reader of a format.
    case format(any RecipeFormat)
    /// The YAML before a recipe, without the lines around it.
    case frontmatter
    /// Lines of ingredients, one after the other.
    case ingredients
    /// Whatever is a recipe in any format, written as Cooklang and read again.
    case convert

    /// Finds the target with a name, which is the identifier of a format or the name of another case.
    init?(named name: String) {
        switch name {
        case "frontmatter": self = .frontmatter
        case "ingredients": self = .ingredients
        case "convert": self = .convert
        default:
            guard let format = RecipeFormats.format(identifier: name) else { return nil }
            self = .format(format)
        }
    }

    /// The names of all targets.
    static var names: [String] {
        RecipeFormats.all.map(\.identifier).sorted() + ["frontmatter", "ingredients", "convert"]
    }

    func run(_ bytes: [UInt8]) {
        switch self {
        case .format(let format): FormatCheck(format).run(bytes)
        case .frontmatter: FormatCheck(CooklangFormat()).run(Array("---\n".utf8) + bytes + Array("\n---\nBoil.\n".utf8))
        case .ingredients: IngredientLineCheck.run(bytes)
        case .convert: ConversionCheck.run(bytes)
        }
    }
}
