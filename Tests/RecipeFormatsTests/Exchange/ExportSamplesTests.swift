import Foundation
import TestSupport
import Testing

@testable import RecipeFormats
@testable import RecipeKit

@Suite("Exports of other programs that are not part of the project", .enabled(if: ExportSamples.root != nil))
struct ExportSamplesTests {
    /// The number of recipes in each file, by program and name.
    private static let counts: [(program: String, file: String, count: Int)] = [
        ("paprika", "Air Fryer Cauliflower.paprikarecipe", 1), ("paprika", "Air Fryer Cauliflower.paprikarecipes", 1),
        ("paprika", "Apple Crumble.paprikarecipe", 1), ("paprika", "Guyanese Gojas.paprikarecipe", 1),
        ("mealie", "api-list.json", 24), ("mealie", "api-recipes.json", 24),
        ("mealie", "backup-version-44e8d670719d-2.zip", 88), ("mealie", "backup-version-44e8d670719d-3.zip", 69),
        ("mealie", "backup-version-ba1e4a6cfe99-1.zip", 218), ("mealie", "mealie-2.0.0-backup.zip", 24),
        ("mealie", "mealie-2.0.0-bulk-export.zip", 24), ("tandoor", "api-list.json", 20),
        ("tandoor", "api-recipes.json", 20), ("tandoor", "tandoor-2.6-export.zip", 20),
        ("nextcloud", "recipe.json", 1), ("nextcloud", "tandoor-2.6.zip", 20),
        ("recipesage", "constructed-jsonld.json", 2), ("recipesage", "constructed.txt", 1),
        ("recipesage", "tandoor-2.6.json", 20), ("recipekeeper", "recipekeeper.zip", 9),
        ("copymethat", "recipes.html", 3), ("mela", "CoconutInsurgency.melarecipe", 1),
        ("mela", "MaiTai.melarecipe", 1), ("crouton", "cozy-soup.crumb", 1), ("crouton", "sponge.crumb", 1),
        ("cookmate", "MyCookBook_Backup.xml", 74), ("cookmate", "gourmand-1.1.mcb", 20),
        ("cookbookapp", "lemonade.txt", 1), ("cookbookapp", "recipesage-lemon-bars.yml", 1),
        ("myrecipebox", "myrecipebox.csv", 5), ("plantoeat", "header-only.csv", 0), ("chowdown", "tandoor-2.6.zip", 20),
        ("cookn", "constructed.zip", 1),
    ]

    @Test("Every export has all of its recipes", arguments: Self.counts)
    func count(program: String, file: String, count: Int) throws {
        let file = try #require(ExportSamples.files(of: program).first { $0.lastPathComponent == file })
        let recipes = try ExportSamples.read(file).recipes
        #expect(recipes.count == count)
        // One recipe of Gourmand has no title.
        #expect(recipes.count { $0.recipe.title.isEmpty } <= (program == "cookmate" ? 1 : 0))
        // The lists of a server contain no ingredients, and one recipe of the other files has none.
        guard !file.lastPathComponent.hasSuffix("list.json") else { return }
        let whole = recipes.count { !$0.recipe.listedIngredients.isEmpty && !$0.recipe.steps.isEmpty }
        #expect(whole >= recipes.count - recipes.count / 16 - 1)
    }

    @Test("A Chowdown site is read from its folder")
    func chowdown() throws {
        let files = ExportSamples.files(of: "chowdown").filter { $0.pathExtension == "md" }
        #expect(files.count == 12)
        for file in files {
            let (format, recipes, _) = try ExportSamples.read(file)
            #expect(format == "Chowdown")
            #expect(recipes.count == 1 && recipes[0].recipe.metadata.description != nil)
        }
    }

    @Test(
        "The lines of a Paprika, Recipe Keeper or Crouton export are those that another importer expects",
        arguments: [
            ("paprika", "Guyanese Gojas.paprikarecipe"), ("recipekeeper", "recipekeeper.zip"),
            ("crouton", "sponge.crumb"),
        ])
    func expected(program: String, file: String) throws {
        let file = try #require(ExportSamples.files(of: program).first { $0.lastPathComponent == file })
        let expected = try Self.expected(of: file)
        let recipes = try ExportSamples.read(file).recipes.map(\.recipe)
        for (recipe, expected) in zip(recipes, expected) {
            #expect(recipe.title == expected["Name"]?.plainText)
            // Other importers leave headings among the ingredient lines.
            let lines = recipe.listedIngredients.flatMap { group in
                [group.name.map { Self.words($0) }].compactMap(\.self)
                    + group.ingredients.map { Self.words($0.line(.ascii)) }
            }
            for line in expected["Ingredients"]?.elements.compactMap(\.plainText) ?? [] {
                let wanted = Self.words(line)
                #expect(lines.contains { $0.isSuperset(of: wanted) }, "\(line)")
            }
            let steps = recipe.sections.flatMap { section in
                [section.name].compactMap(\.self) + section.steps.map { $0.sentence(.ascii) }
            }
            let wanted = expected["Instructions"]?.elements.compactMap(\.plainText) ?? []
            #expect(steps.map { Self.words($0) } == wanted.map { Self.words($0) })
        }
        #expect(recipes.count >= expected.count && !expected.isEmpty)
    }

    @Test("Groups, ranges, sections and nutrition of a Crouton recipe are read")
    func crouton() throws {
        let file = try #require(
            ExportSamples.files(of: "crouton").first { $0.lastPathComponent == "cozy-soup.crumb" })
        let expected = try Self.expected(of: file)[0]
        let recipe = try #require(try ExportSamples.read(file).recipes.first?.recipe)
        #expect(recipe.title == expected["title"]?.plainText)
        #expect(recipe.metadata.servings?.number == Rational(6))
        #expect(recipe.metadata.totalTime?.minutes == 45)
        #expect(recipe.sections.map(\.name) == ["Slow cooker"])
        #expect(recipe.listedIngredients[0].ingredients.last?.quantity?.amount == .range(Rational(5), Rational(6)))
        #expect(recipe.metadata.source?.url == expected["sourceUrl"]?.plainText)
        #expect(recipe.metadata.others.first { $0.key == "calories" }?.value == "528 kcal")
    }

    @Test("Ratings, favourites, comments and pictures of a Mealie backup are read")
    func mealie() throws {
        let file = try #require(
            ExportSamples.files(of: "mealie").first { $0.lastPathComponent == "mealie-2.0.0-backup.zip" })
        let recipes = try ExportSamples.read(file).recipes
        #expect(recipes.count { $0.rating != nil } == 5)
        #expect(recipes.count(where: \.isFavourite) == 2)
        #expect(recipes.reduce(0) { $0 + $1.pictures.count } == 2)
        #expect(recipes.count { !$0.comments.isEmpty } == 1)
        #expect(recipes.allSatisfy { $0.created != nil })
        let all = recipes.map { TextWriter().text(for: $0.readable.recipe) }.joined()
        #expect(!all.contains("$2b$12") && !all.contains("changeme@example.com"))
    }

    @Test("The cooked days of a Mealie backup are read")
    func cookedDays() throws {
        let file = try #require(
            ExportSamples.files(of: "mealie").first { $0.lastPathComponent == "backup-version-ba1e4a6cfe99-1.zip" })
        let recipes = try ExportSamples.read(file).recipes
        #expect(recipes.count { !$0.cookedDays.isEmpty } == 99)
        #expect(recipes.count { $0.rating != nil } == 101)
    }

    private static func expected(of file: URL) throws -> [JSONValue] {
        let data = try Data(contentsOf: URL(filePath: file.path + ".expected.json"))
        return JSONReader.values(in: data).values.flatMap(\.elements)
    }

    /// Returns the words of a line. `240g` has the words `240` and `g`.
    private static func words(_ line: String) -> Set<String> {
        var text = ""
        for character in line {
            if let last = text.last, last.isNumber, character.isLetter { text += " " }
            text.append(character)
        }
        return Set(FeatureWords(text).text.split(separator: " ").map(String.init)).subtracting([
            "1", "2", "3", "4", "8",
        ])
    }
}
