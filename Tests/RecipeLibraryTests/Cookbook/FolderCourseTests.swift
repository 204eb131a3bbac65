import TestSupport
import Testing

@testable import RecipeFormats
@testable import RecipeKit
@testable import RecipeLibrary

@Suite("Folders, courses and pictures")
struct FolderCourseTests {
    private func courses(_ paths: String...) throws -> [String: String?] {
        let folder = try TemporaryFolder()
        for path in paths { try folder.write("Mix @egg{1}.", to: path) }
        let scan = try Cookbook(paths: [folder.path]).scanAll()
        return Dictionary(
            uniqueKeysWithValues: scan.recipes.map { (String($0.id.path.dropFirst(folder.path.count + 1)), $0.course) })
    }

    @Test("A folder that contains all recipes is not a course, but its subfolders are courses")
    func container() throws {
        let courses = try courses(
            "Content/a.cook", "content/Soups/b.cook", "src/recipes/c.cook", "菜谱/汤/d.cook", "_posts/Cakes/x/e.cook")
        #expect(courses["Content/a.cook"] == .some(nil))
        #expect(courses["content/Soups/b.cook"] == "Soups")
        #expect(courses["src/recipes/c.cook"] == .some(nil))
        #expect(courses["菜谱/汤/d.cook"] == "汤")
        #expect(courses["_posts/Cakes/x/e.cook"] == "Cakes")
    }

    @Test("A folder with one recipe and its pictures is not a course")
    func ownFolder() throws {
        let courses = try courses("fish/Baked carp/Baked Carp.cook", "stews/index.cook", "pasta_dishes/x.cook")
        #expect(courses["fish/Baked carp/Baked Carp.cook"] == "fish")
        #expect(courses["stews/index.cook"] == .some(nil))
        #expect(Course(named: "big_bowls").title == "Big bowls")
    }

    @Test("Pictures beside a recipe belong to the recipe")
    func pictures() throws {
        let folder = try TemporaryFolder()
        try folder.write("---\nimage: web.jpg\n---\nMix @egg{1}.", to: "Dish.cook")
        for name in ["Dish.jpg", "Dish.1.png", "Dish.2.jpg", "Dish.4.jpg", "Dish.1.1.jpg", "Other.jpg", "Dish 2.jpg"] {
            try folder.write("", to: name)
        }
        let recipe = try Cookbook(paths: [folder.path]).load(RecipeID(path: folder["Dish.cook"])).recipe
        #expect(recipe.metadata.images == ["web.jpg", "Dish.jpg", "Dish.1.png", "Dish.2.jpg", "Dish.1.1.jpg"])
    }
}
