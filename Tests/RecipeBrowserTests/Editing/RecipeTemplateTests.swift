import RecipeFormats
import RecipeKit
import Testing

@testable import CookbookStore
@testable import RecipeBrowser
@testable import RecipeLibrary

@Suite("Templates and names of files")
struct RecipeTemplateTests {
    @Test(arguments: [false, true])
    func `a template of a new recipe is a recipe with its title and its course, without problems`(isMarkdown: Bool)
        throws
    {
        for course in ["Starter", nil] {
            let text = RecipeTemplate.text(title: "Leek: soup", course: course, isMarkdown: isMarkdown)
            let file = isMarkdown ? "Leek soup.md" : "Leek soup.cook"
            let source = try RecipeSourceFile(at: file, bytes: Array(text.utf8))
            let result = try #require(source.read(at: 0))
            #expect(result.recipe.title == "Leek: soup" && result.recipe.metadata.course == course)
            #expect(result.diagnostics.isEmpty, "\(result.diagnostics)")
            #expect(result.recipe.metadata.servings?.text == "4" && result.recipe.metadata.cookTime?.minutes == 30)
            let names = result.recipe.parsingIngredientLines(splitting: true).ingredientGroups.flatMap(\.ingredients)
            #expect(names.map(\.name) == ["leeks", "olive oil"] && result.recipe.steps.count == 1)
        }
    }

    @Test(arguments: [("/a/b.cook", "b.cook", "/a"), ("b.cook", "b.cook", "."), ("/b.cook", "b.cook", "/")])
    func `the name and the folder of an edited file`(path: String, name: String, folder: String) {
        #expect(FilePath.name(of: path) == name && FilePath.folder(of: path) == folder)
    }

    @Test(arguments: [("", ""), ("  ", ""), (" a b ", "a b"), ("a", "a"), ("\n\ta\u{A0}", "a")])
    func `blanks around a typed title are removed`(typed: String, text: String) {
        #expect(typed.trimmingSpaces() == text)
    }
}
