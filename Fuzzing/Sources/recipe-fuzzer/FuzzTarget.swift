import RecipeFormats
import RecipeKit

/// A reader that is given whatever bytes the fuzzer makes up.
enum FuzzTarget: String, CaseIterable {
    case cooklang
    /// The YAML before a recipe, without the lines around it.
    case frontmatter
    case json
    case html
    case recipemd
    case markdown
    /// Lines of ingredients, one after the other.
    case ingredients
    /// Zip archives and files of gzip.
    case archive
    /// The exports of other programs, by the identifiers of their formats.
    case paprika, mealie, tandoor, nextcloud, recipesage, crouton, mela, recipekeeper, copymethat, cookmate, plantoeat
    case myrecipebox, chowdown, cookbookapp
    /// Whatever is a recipe in any format, written as Cooklang and read again.
    case convert

    func run(_ bytes: [UInt8]) {
        switch self {
        case .cooklang: FormatCheck(CooklangFormat()).run(bytes)
        case .frontmatter: FormatCheck(CooklangFormat()).run(Array("---\n".utf8) + bytes + Array("\n---\nBoil.\n".utf8))
        case .json: FormatCheck(JSONLDFormat()).run(bytes)
        case .html: FormatCheck(HTMLFormat()).run(bytes)
        case .recipemd: FormatCheck(RecipeMDFormat()).run(bytes)
        case .markdown: FormatCheck(MarkdownFormat()).run(bytes)
        case .ingredients: IngredientLineCheck.run(bytes)
        case .convert: ConversionCheck.run(bytes)
        case .archive, .paprika, .mealie, .tandoor, .nextcloud, .recipesage, .crouton, .mela, .recipekeeper,
            .copymethat,
            .cookmate, .plantoeat, .myrecipebox, .chowdown, .cookbookapp:
            if let format = RecipeFormats.format(identifier: rawValue) { FormatCheck(format).run(bytes) }
        }
    }
}
