import Testing

@testable import RecipeFormats
@testable import RecipeKit

/// One small recipe in each format.
struct SampleFile: Sendable, CustomTestStringConvertible {
    let format: any RecipeFormat
    let text: String

    var testDescription: String { format.name }

    static let all = own + ForeignSamples.all

    /// The samples of the formats that people write themselves.
    static let own: [SampleFile] = [
        SampleFile(
            format: CooklangFormat(),
            text: """
                ---
                title: Leek soup
                tags: [soup, "winter"]
                ---
                == Stock ==
                Boil @water{1 1/2%l} in a #pot{} for ~{5%min}. -- slowly

                Add @leek{2}(sliced) and [- no -] @./Cream.
                """),
        SampleFile(
            format: RecipeMDFormat(),
            text: """
                # Leek soup

                A soup.

                *soup, winter*

                **4 bowls**

                ---
                - *1 1/2 l* water
                - *2* [leek](leek.md)
                ---
                Boil the water.

                Add the leek.
                """),
        SampleFile(
            format: OrgFormat(),
            text: """
                #+title: Leek soup
                * Ingredients
                - 1 1/2 l water
                - 2 leeks
                * Directions
                1. Boil the water.
                2. Add the leek.
                """),
        SampleFile(
            format: MarkdownFormat(),
            text: """
                ---
                title: Leek soup
                ---
                ## Ingredients
                - 1 1/2 l water
                - 2 leeks

                ## Directions
                1. Boil the water.
                2. Add the leek.
                """),
        SampleFile(format: JSONLDFormat(), text: json),
        SampleFile(
            format: HTMLFormat(),
            text: """
                <!DOCTYPE html><html lang="en"><meta charset="utf-8"><!-- soup -->
                <script type="application/ld+json">\(json)</script><p>Soup &amp; more</p>
                """),
        SampleFile(
            format: HTMLFormat(),
            text: """
                <div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Leek soup</h1>
                <li itemprop="recipeIngredient">1½ l water<li itemprop="recipeIngredient">2 leeks</li>
                <ol itemprop="recipeInstructions"><li>Boil the water.<li>Add the leek.</ol></div>
                """),
    ]

    private static let json = """
        {"@graph": [{"@type": ["Recipe"], "name": "Leek \\u0073oup", "recipeIngredient": ["1½ l water", "2 leeks"],
        "recipeInstructions": [{"@type": "HowToStep", "text": "Boil the water."}, "Add the leek."], "prepTime": "PT5M"}]}
        """

    func read(_ bytes: [UInt8]) -> FileReading { FileReading(bytes, format) }
}

/// The recipes, headers and diagnostics of a file.
struct FileReading {
    var recipes: [Recipe] = []
    var diagnostics: [Diagnostic] = []
    var headers: [RecipeHeader] = []

    /// Reads a file. If the file is not text, the diagnostics contain the reason.
    init(_ bytes: [UInt8], _ format: any RecipeFormat) {
        do throws(CookbookError) {
            let text = try format.utf8(of: bytes, file: "file")
            var found: [ReadResult] = []
            diagnostics = format.readAll(utf8: text, file: "file") { result in
                found.append(result)
                return true
            }
            recipes = found.map(\.recipe)
            diagnostics += found.flatMap(\.diagnostics)
            headers = format.readHeaders(utf8: text, file: "file")
        } catch {
            diagnostics = [error.diagnostic]
        }
    }

    init(_ text: String, _ format: any RecipeFormat) { self.init(Array(text.utf8), format) }
}
