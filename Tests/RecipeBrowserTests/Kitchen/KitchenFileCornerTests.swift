import Foundation
import Kitchen
import RecipeKit
import TestSupport
import Testing

@testable import CookbookStore
@testable import RecipeBrowser
@testable import RecipeLibrary

@Suite("Corners of the kitchen files")
struct KitchenFileCornerTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        let soup = "---\ntitle: Soup\nservings: 2\n---\n\nFry @onions{3} in @butter{40%g} with @?parsley{1%bunch}.\n"
        try folder.write(soup, to: "Soup.cook")
    }

    private func kitchen(_ customs: KitchenCustoms = KitchenCustoms()) throws -> CookbookKitchen {
        CookbookKitchen(
            of: try Cookbook(paths: [folder.path]), isReadOnly: false, customs: customs,
            today: try #require(CalendarDay(year: 2023, month: 11, day: 14)))
    }

    private func text(_ name: String) -> String? {
        (try? RecipeFile.bytes(ofFileAt: folder[name])).map { String(decoding: $0, as: UTF8.self) }
    }

    private func line(_ name: String, _ kitchen: CookbookKitchen) throws -> ShoppingLine {
        let list = try kitchen.shopping().list
        return try #require((list.lines + list.optional).first { $0.name == name })
    }

    // MARK: - Shopping

    @Test func `a recipe whose file the list cannot name is refused, and the list stays`() throws {
        try folder.write("Boil @rice{}.", to: "A {b}.cook")
        try folder.write("milk\n", to: ".shopping-list")
        #expect(throws: EditingError.self) {
            try kitchen().put(RecipeID(path: folder["A {b}.cook"]), factor: .one)
        }
        #expect(text(".shopping-list") == "milk\n")
    }

    @Test func `a recipe with a size of one is written without it, and its size is found by its own entry`() throws {
        try folder.write("./Soup{3}\nonions{2}\n", to: ".shopping-list")
        let soup = RecipeID(path: folder["Soup.cook"])
        #expect(try kitchen().put(soup, factor: Rational(3)) == .unchanged)
        #expect(try kitchen().put(soup, factor: Rational(1, 2) ?? .one) == .rescaled)
        #expect(try kitchen().shopping().recipes.map(\.factor) == [Rational(1, 2)])
        #expect(
            try kitchen().put(soup, factor: .one) == .rescaled && text(".shopping-list") == "./Soup\nonions{2}\n")
    }

    @Test func `a tick counts for each spelling of a grocery, and the last one decides`() throws {
        try folder.write("onions\nmilk\n", to: ".shopping-list")
        try folder.write("+ onions\n- onion\n+ Milk\n", to: ".shopping-checked")
        let kitchen = try kitchen()
        let (onions, milk) = (try line("onions", kitchen), try line("milk", kitchen))
        #expect(try !kitchen.shopping().isTicked(onions) && kitchen.shopping().isTicked(milk))
        #expect(try kitchen.changes { try $0.setTicked(true, milk) }.isEmpty)
        #expect(try kitchen.changes { try $0.setTicked(true, onions) }.count == 1)
        #expect(try kitchen.shopping().isTicked(onions) && kitchen.shopping().isTicked(milk))
        try folder.write("+ onion\n+ ONIONS\n+ milk\n", to: ".shopping-checked")
        try kitchen.setTicked(false, onions)
        #expect(try !kitchen.shopping().isTicked(onions) && kitchen.shopping().isTicked(milk))
    }

    @Test func `an amount before a name counts, unless the entry has an amount of its own`() throws {
        try folder.write("5 onions\n7 up{2}\nrice\n", to: ".shopping-list")
        let list = try kitchen().shopping().list
        let amounts = Dictionary(
            list.lines.map { ($0.name, $0.amounts.map { $0.quantity.formatted(.ascii) }) },
            uniquingKeysWith: { $0 + $1 })
        #expect(amounts == ["onions": ["5"], "up": ["2"], "rice": []])
    }

    @Test func `what is ticked is stored with its first amount and its day, also an optional ingredient`() throws {
        try folder.write("./Soup\n", to: ".shopping-list")
        let kitchen = try kitchen()
        for name in ["parsley", "butter"] { try kitchen.setTicked(true, try line(name, kitchen)) }
        #expect(try kitchen.storeTicked() == 2)
        let items = try kitchen.pantry().items
        #expect(items.map(\.name).sorted() == ["butter", "parsley"])
        #expect(items.allSatisfy { $0.boughtText == "2023-11-14" })
        #expect(items.first { $0.name == "butter" }?.amountText == "40%g")
        #expect(text(".shopping-list") == "./Soup\n" && text(".shopping-checked")?.contains("- butter") == true)
    }

    // MARK: - Shops

    @Test func `a shop without a file has the usual aisles, and its first move gives it a file`() throws {
        try folder.write("[cold]\nmilk\n[dry]\nrice\n", to: "config/aisle.conf")
        var customs = KitchenCustoms()
        try customs.setShop("market")
        let kitchen = try kitchen(customs)
        try folder.write("milk\n", to: ".shopping-list")
        #expect(try kitchen.shopping().list.sections.map(\.aisle) == ["cold"])
        #expect(try kitchen.shopping().aisles.prefix(2) == ["cold", "dry"] && kitchen.shopping().shops.isEmpty)
        let changes = try kitchen.changes { try $0.move("milk", toAisle: "dry") }
        #expect(changes.map(\.name) == ["config/aisle.market.conf"])
        #expect(text("config/aisle.conf") == "[cold]\nmilk\n[dry]\nrice\n")
        #expect(text("config/aisle.market.conf")?.hasPrefix("[cold]\n[dry]\n") == true)
        #expect(try kitchen.shopping().list.sections.map(\.aisle) == ["dry"] && kitchen.shopping().shops == ["market"])
    }

    @Test func `an aisle whose name cannot be written is refused, and no file is made`() throws {
        #expect(throws: EditingError.self) { try kitchen().move("milk", toAisle: "a // b") }
        #expect(text("config/aisle.conf") == nil)
    }

    @Test func `a new shop without any aisle file gets the aisles of the program`() throws {
        let kitchen = try kitchen()
        #expect(try kitchen.changes { try $0.addShop("market") }.count == 1)
        let file = AisleFile(bytes: Array((text("config/aisle.market.conf") ?? "").utf8))
        #expect(file.aisles.map(\.name) == Array(Aisles(nil).names.dropLast()) && file.aisles.count > 3)
    }

    @Test func `problems of the aisles and of the pantry name their file and line`() throws {
        try folder.write("milk\n[cold\n", to: "config/aisle.conf")
        try folder.write("milk = \"1%l\"\n= 3\n", to: "config/pantry.conf")
        let aisles = try kitchen().fileProblems(includesPantry: false)
        let all = try kitchen().fileProblems(includesPantry: true)
        #expect(!aisles.isEmpty && aisles.allSatisfy { $0.contains("config/aisle.conf:") })
        #expect(Array(all.prefix(aisles.count)) == aisles && all.count > aisles.count)
        #expect(all.dropFirst(aisles.count).allSatisfy { $0.contains("config/pantry.conf:") })
    }

    @Test func `what expired does not count as being at home, unless nothing is subtracted`() throws {
        try folder.write("./Soup\n", to: ".shopping-list")
        try folder.write(
            "[p]\nbutter = { quantity = \"1%kg\", expire = \"2023-11-14\" }\n"
                + "onions = { quantity = \"9\", expire = \"2023-11-13\" }\n", to: "config/pantry.conf")
        #expect(try kitchen().shopping().list.lines.map(\.name) == ["onions"])
        let all = try kitchen().shopping(subtractsPantry: false).list
        #expect(all.lines.map(\.name).sorted() == ["butter", "onions"] && all.covered.isEmpty)
    }

    // MARK: - Pantry

    @Test func `a changed item gets and loses its expiry and its low amount in place`() throws {
        let before = "# ours\n[fridge]\nmilk = { quantity = \"1%l\", expire = \"2023-11-20\" }\neggs = \"6\"\n"
        try folder.write(before, to: "config/pantry.conf")
        let kitchen = try kitchen()
        let milk = try #require(try kitchen.pantry().items.first)
        _ = try kitchen.keep(
            PantryItem("milk", place: "fridge", amount: "1%l", low: "200%ml"), replacing: milk)
        #expect(
            text("config/pantry.conf")
                == "# ours\n[fridge]\nmilk = { quantity = \"1%l\", low = \"200%ml\" }\neggs = \"6\"\n")
        let same = try #require(try kitchen.pantry().items.first)
        #expect(try kitchen.changes { try $0.keep(same, replacing: same) }.isEmpty)
    }

    @Test func `the pantry loses neither optional ingredients nor what it does not have`() throws {
        try folder.write("[p]\nparsley = \"3%bunches\"\nonions = \"5\"\n", to: "config/pantry.conf")
        let soup = RecipeID(path: folder["Soup.cook"])
        #expect(try kitchen().taking(soup, factor: .one).map(\.name) == ["onions"])
        _ = try kitchen().take(soup, factor: .one)
        #expect(text("config/pantry.conf") == "[p]\nparsley = \"3%bunches\"\nonions = \"2\"\n")
    }

    // MARK: - Following files

    @Test func `a moved file is followed under its full name only, if its short name means another file`() throws {
        try folder.write("# Soup\n\n- 2 leeks\n\n1. Boil.\n", to: "Soup.md")
        try folder.write("Boil @leeks{2}.", to: "Sub/Broth.cook")
        try folder.write("./Soup\n./Soup.cook{2}\n", to: ".shopping-list")
        let old = RecipeID(path: folder["Soup.cook"])
        try FileManager.default.removeItem(atPath: folder["Soup.cook"])
        try kitchen().follow(old, to: RecipeID(path: folder["Sub/Broth.cook"]))
        #expect(text(".shopping-list") == "./Soup\n./Sub/Broth{2}\n")
    }

    @Test func `a file that no kitchen file names changes nothing`() throws {
        try folder.write("milk\n", to: ".shopping-list")
        try folder.write("== 2023-11-14 ==\n\nDinner:\n- rice\n", to: "Plan.menu")
        let (old, new) = (RecipeID(path: folder["Other.cook"]), RecipeID(path: folder["Soup.cook"]))
        #expect(try kitchen().changes { try $0.follow(old, to: new) }.isEmpty)
        #expect(text(".shopping-list") == "milk\n")
    }
}
