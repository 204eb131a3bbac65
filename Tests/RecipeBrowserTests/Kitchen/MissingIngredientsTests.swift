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
        missing.recipesDidChange(1)
        #expect(missing.count(of: id("Stew")) == 2)
        try folder.write("Boil @rice{100%g}.", to: "New.cook")
        missing.recipesDidChange(1)
        #expect(missing.count(of: id("New")) == nil)
        missing.recipesDidChange(2)
        #expect(missing.count(of: id("New")) == 0 && missing.count(of: id("Stew")) == 2)
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
