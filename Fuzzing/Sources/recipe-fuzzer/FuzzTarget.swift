import RecipeFormats
import RecipeKit

/// The code that reads the bytes of the fuzzer.
enum FuzzTarget {
    /// The reader of a format.
    case format(any RecipeFormat)
    /// The reader of the metadata before a recipe (YAML). The bytes are the text between the lines `---`.
    case frontmatter
    /// The reader of ingredient lines. The bytes are any number of lines.
    case ingredients
    /// A conversion: the recipes that any format reads are written as Cooklang and read again.
    case convert

    /// Creates the target with a name. The name is the identifier of a format or the name of another case.
    init?(named name: String) {
        switch name {
        case "frontmatter": self = .frontmatter
        case "ingredients": self = .ingredients
        case "convert": self = .convert
        default:
            guard let format = FormatRegistry.format(identifier: name) else { return nil }
            self = .format(format)
        }
    }

    /// The names of all targets.
    static var names: [String] {
        FormatRegistry.all.map(\.identifier).sorted() + ["frontmatter", "ingredients", "convert"]
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
