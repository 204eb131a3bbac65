import Foundation
import Kitchen
import RecipeKit
import TestSupport
import Testing

@testable import CookbookStore
@testable import RecipeBrowser
@testable import RecipeLibrary

@Suite("The number of ingredients that recipes lack")
struct MissingIngredientsTests {
    private let folder: TemporaryFolder
    private let cookbook: Cookbook

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("Boil @rice{2%cups}.", to: "Rice.cook")
        try folder.write("Boil @beans{200%g} with @rice{100%g} and @leeks{2}.", to: "Stew.cook")
        try folder.write("[p]\nrice = \"1%kg\"\n", to: "config/pantry.conf")
        cookbook = try Cookbook(paths: [folder.path])
    }

    private func kitchen(_ customs: KitchenCustoms = KitchenCustoms()) throws -> @Sendable () -> CookbookKitchen {
        let today = try #require(CalendarDay(year: 2023, month: 11, day: 14))
        return { [cookbook] in CookbookKitchen(of: cookbook, isReadOnly: false, customs: customs, today: today) }
    }

    private func id(_ name: String) -> RecipeID { RecipeID(path: folder["\(name).cook"]) }

    @Test func `no number is known before the kitchen files are`() throws {
        let missing = MissingIngredients(in: cookbook)
        #expect(missing.count(of: id("Rice")) == nil && missing.counts(missingAtMost: 9).isEmpty)
        missing.use(try kitchen())
        #expect(missing.count(of: id("Rice")) == 0 && missing.count(of: id("Stew")) == 2)
        #expect(missing.count(of: id("None")) == nil)
        #expect(missing.counts(missingAtMost: 2) == [id("Rice"): 0, id("Stew"): 2])
        #expect(missing.counts(missingAtMost: 1) == [id("Rice"): 0])
    }

    @Test func `changed settings count at once`() throws {
        let missing = MissingIngredients(in: cookbook)
        missing.use(try kitchen())
        #expect(missing.count(of: id("Rice")) == 0)
        var heavy = KitchenCustoms()
        try heavy.setWeight(of: "rice", to: "900 g/cup")
        missing.use(try kitchen(heavy))
        #expect(missing.count(of: id("Rice")) == 1)
        missing.use(try kitchen())
        #expect(missing.count(of: id("Rice")) == 0)
    }

    @Test func `a change of the pantry counts at once`() throws {
        let missing = MissingIngredients(in: cookbook)
        missing.use(try kitchen())
        #expect(missing.count(of: id("Stew")) == 2)
        try folder.write("[p]\nleeks = \"5\"\nrice = \"150%g\"\n", to: "config/pantry.conf")
        missing.kitchenDidChange()
        #expect(missing.count(of: id("Stew")) == 1 && missing.count(of: id("Rice")) == 1)
    }

    @Test func `recipes are read again only after a new generation of the listing`() throws {
        let missing = MissingIngredients(in: cookbook)
        missing.use(try kitchen())
        missing.recipesDidChange(1, count: 2)
        #expect(missing.count(of: id("Stew")) == 2)
        try folder.write("Boil @rice{100%g}.", to: "New.cook")
        missing.recipesDidChange(1, count: 2)
        #expect(missing.count(of: id("New")) == nil)
        missing.recipesDidChange(2, count: 3)
        #expect(missing.count(of: id("New")) == 0 && missing.count(of: id("Stew")) == 2)
    }

    /// If the other place is in the cookbook too, the number of recipes is the same.
    @Test(arguments: [".Stew.cook", "Soup.cook"])
    func `recipes are read again if a file was elsewhere while they were read`(elsewhere: String) throws {
        let missing = MissingIngredients(in: cookbook)
        missing.use(try kitchen())
        missing.recipesDidChange(1, count: 2)
        try FileManager.default.moveItem(atPath: folder["Stew.cook"], toPath: folder[elsewhere])
        #expect(missing.count(of: id("Stew")) == nil)
        try FileManager.default.moveItem(atPath: folder[elsewhere], toPath: folder["Stew.cook"])
        missing.recipesDidChange(1, count: 2)
        #expect(missing.count(of: id("Stew")) == 2)
        // A reading of all recipes takes long. So recipes that are counted otherwise are read once for each report.
        missing.recipesDidChange(2, count: 9)
        #expect(missing.count(of: id("Stew")) == 2)
        try folder.write("Boil @rice{100%g}.", to: "New.cook")
        #expect(missing.count(of: id("New")) == nil)
        missing.recipesDidChange(2, count: 9)
        #expect(missing.count(of: id("New")) == 0)
    }

    @Test func `no number is known while the pantry cannot be read`() throws {
        let missing = MissingIngredients(in: cookbook)
        missing.use(try kitchen())
        #expect(missing.count(of: id("Rice")) == 0)
        try FileManager.default.removeItem(atPath: folder["config/pantry.conf"])
        try folder.makeFolder("config/pantry.conf")
        missing.kitchenDidChange()
        #expect(missing.count(of: id("Rice")) == nil && missing.counts(missingAtMost: 5).isEmpty)
        try FileManager.default.removeItem(atPath: folder["config/pantry.conf"])
        missing.kitchenDidChange()
        #expect(missing.count(of: id("Rice")) == 1)
    }

    @Test func `an amount that is too small is missing, and so is an expired item`() throws {
        try folder.write(
            "[p]\nbeans = \"100%g\"\nleeks = \"2\"\nrice = { expire = \"2023-11-13\" }\n", to: "config/pantry.conf")
        let missing = MissingIngredients(in: cookbook)
        missing.use(try kitchen())
        #expect(missing.count(of: id("Stew")) == 2)
    }
}

@Suite("The recipes that the pantry is enough for")
struct CookableRecipesTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func cookable(
        _ recipes: [String: String], pantry: String, missingAtMost most: Int = 9, limit: Int = 9
    ) throws -> [CookableRecipe] {
        for (name, text) in recipes { try folder.write(text, to: "\(name).cook") }
        try folder.write(pantry, to: "config/pantry.conf")
        let cookbook = try Cookbook(paths: [folder.path])
        let kitchen = CookbookKitchen(
            of: cookbook, isReadOnly: false, customs: KitchenCustoms(),
            today: try #require(CalendarDay(year: 2023, month: 11, day: 14)))
        return try kitchen.cookable(in: cookbook, missingAtMost: most, limit: limit)
    }

    private let recipes = [
        "Beans": "Boil @beans{200%g}.", "Curry": "Boil @beans{200%g} with @rice{100%g}.",
        "Feast": "Roast @goose{1} with @apples{3} and @chestnuts{200%g}.", "Rice": "Boil @rice{100%g}.",
    ]

    @Test func `recipes that lack least come first, then those with food that expires soonest`() throws {
        let pantry = "[p]\nbeans = { expire = \"2023-11-20\" }\nrice = { expire = \"2023-11-15\" }\n"
        let found = try cookable(recipes, pantry: pantry)
        #expect(found.map(\.missing.count) == [0, 0, 0, 3] && found.map(\.title).last == "Feast")
        #expect(found.first { $0.title == "Beans" }?.daysLeft == 6 && found.first { $0.title == "Rice" }?.daysLeft == 1)
        #expect(found.first { $0.title == "Feast" }?.daysLeft == nil)
        let order = found.map(\.title)
        #expect(order.firstIndex(of: "Rice") ?? 9 < order.firstIndex(of: "Beans") ?? 0)
    }

    @Test func `only recipes that lack as little as wanted are found, up to a limit`() throws {
        let pantry = "[p]\nbeans = \"1%kg\"\n"
        #expect(try cookable(recipes, pantry: pantry, missingAtMost: 0).map(\.title) == ["Beans"])
        #expect(
            try cookable(recipes, pantry: pantry, missingAtMost: 1).map(\.title).sorted() == ["Beans", "Curry", "Rice"])
        #expect(try cookable(recipes, pantry: pantry, missingAtMost: 2).count == 3)
        #expect(try cookable(recipes, pantry: pantry, missingAtMost: 3).count == 4)
        #expect(
            try cookable(recipes, pantry: pantry, limit: 2).count == 2
                && cookable(recipes, pantry: pantry, limit: 0).isEmpty)
    }

    @Test func `an expired item is not at home, one that expires today is, and a far day is not urgent`() throws {
        func beans(_ day: String) throws -> CookableRecipe? {
            try cookable(["Beans": "Boil @beans{200%g}."], pantry: "[p]\nbeans = { expire = \"\(day)\" }\n").first
        }
        #expect(try beans("2023-11-13")?.missing.count == 1)
        #expect(try beans("2023-11-14")?.missing.count == 0 && beans("2023-11-14")?.daysLeft == 0)
        #expect(try beans("2023-11-21")?.daysLeft == 7 && beans("2023-11-22")?.daysLeft == nil)
    }

    @Test func `salt, pepper, water and optional ingredients are never missing, and menus are no recipes`() throws {
        try folder.write("== 2023-11-14 ==\n\nDinner:\n- @./Beans{}\n", to: "Week.menu")
        let found = try cookable(
            ["Beans": "Boil @beans{200%g} in @water{1%l} with @salt{}, @pepper{} and @?parsley{}."],
            pantry: "[p]\nbeans = \"1%kg\"\n")
        #expect(found.map(\.title) == ["Beans"] && found.map(\.missing.count) == [0])
    }

    @Test func `the days left of an item are those of the one that expires first`() throws {
        try folder.write(
            "[p]\nbeans = { expire = \"2023-11-20\" }\n\n[fridge]\nbeans = { expire = \"2023-11-16\" }\n",
            to: "config/pantry.conf")
        let kitchen = CookbookKitchen(
            of: try Cookbook(paths: [folder.path]), isReadOnly: false, customs: KitchenCustoms(),
            today: try #require(CalendarDay(year: 2023, month: 11, day: 14)))
        let state = try PantryState(of: kitchen)
        #expect(state.daysLeft.values.map(\.self) == [2] && state.aisles == nil)
    }
}
