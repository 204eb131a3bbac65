import Foundation
import Kitchen
import RecipeKit
import TestSupport
import Testing

@testable import CookbookStore
@testable import RecipeBrowser
@testable import RecipeLibrary

@Suite("The kitchen files of a cookbook")
struct CookbookKitchenTests {
    private let folder: TemporaryFolder
    private let kitchen: CookbookKitchen

    init() throws {
        folder = try TemporaryFolder()
        let soup = "---\ntitle: Soup\nservings: 2\n---\n\nFry @onions{3} in @butter{40%g}.\n"
        try folder.write(soup, to: "Soup.cook")
        try folder.write("Mix @onions{1} and @./Soup{1}.\n", to: "Sub/Dip.cook")
        kitchen = CookbookKitchen(
            of: try Cookbook(paths: [folder.path]), isReadOnly: false, customs: KitchenCustoms(),
            today: try #require(CalendarDay(year: 2023, month: 11, day: 14)))
    }

    private func text(_ name: String) -> String? {
        (try? RecipeFile.bytes(ofFileAt: folder[name])).map { String(decoding: $0, as: UTF8.self) }
    }

    private var soup: RecipeID { RecipeID(path: folder["Soup.cook"]) }

    // MARK: - Shopping

    @Test func `a recipe is put on the shopping list once, and again only in another size`() throws {
        #expect(try kitchen.put(soup, factor: .one) == .added && text(".shopping-list") == "./Soup\n")
        var again = CookbookKitchen.Putting.added
        #expect(try kitchen.changes { again = try $0.put(soup, factor: .one) }.isEmpty && again == .unchanged)
        #expect(try kitchen.put(soup, factor: Rational(2)) == .rescaled && text(".shopping-list") == "./Soup{2}\n")
        #expect(try kitchen.put(soup, factor: .one) == .rescaled)
        #expect(try kitchen.shopping().recipes.map(\.factor) == [.one])
    }

    @Test func `a recipe that must be there at least in one size is never made smaller`() throws {
        _ = try kitchen.put(soup, factor: Rational(2))
        #expect(try kitchen.put(soup, factor: .one, isLeast: true) == .unchanged)
        #expect(try kitchen.put(soup, factor: Rational(2), isLeast: true) == .unchanged)
        #expect(try kitchen.put(soup, factor: Rational(3), isLeast: true) == .rescaled)
        #expect(text(".shopping-list") == "./Soup{3}\n")
    }

    @Test func `typed items are counted, and clearing removes everything with its ticks`() throws {
        #expect(try kitchen.add(typed: "2 l milk, bin bags") == 2)
        _ = try kitchen.put(soup, factor: .one)
        var contents = try kitchen.shopping()
        let milk = try #require(contents.list.lines.first { $0.name == "milk" })
        let butter = try #require(contents.list.lines.first { $0.name == "butter" })
        try kitchen.setTicked(true, milk)
        try kitchen.setTicked(true, butter)
        contents = try kitchen.shopping()
        #expect(contents.isTicked(milk) && contents.isTicked(butter) && contents.own.count == 2 && !contents.isEmpty)
        _ = try kitchen.remove(try #require(contents.recipes.first))
        contents = try kitchen.shopping()
        #expect(contents.list.lines.map(\.name).sorted() == ["bin bags", "milk"])
        #expect(contents.isTicked(milk) && !contents.isTicked(butter), "the tick of a line that is gone is removed")
        let cleared = try kitchen.changes { try $0.clearShopping() }
        #expect(try kitchen.shopping().isEmpty && cleared.count == 2)
        try kitchen.undo(cleared)
        #expect(try kitchen.shopping().isTicked(milk) && kitchen.shopping().list.lines.count == 2)
    }

    @Test func `removing from an empty list changes nothing`() throws {
        #expect(
            try kitchen.changes {
                try $0.clearShopping()
                try $0.removeOwn("milk")
            }.isEmpty)
        #expect(text(".shopping-list") == nil && text(".shopping-checked") == nil)
    }

    @Test func `an own item is removed under each of its spellings, and needs of recipes stay`() throws {
        _ = try kitchen.add(typed: "onion, 2 onions, milk")
        _ = try kitchen.put(soup, factor: .one)
        let line = try #require(try kitchen.shopping().list.lines.first { $0.name.hasPrefix("onion") })
        _ = try kitchen.removeOwn(line.grocery.key)
        let contents = try kitchen.shopping()
        #expect(contents.own.count == 1 && contents.list.lines.contains { $0.name.hasPrefix("onion") })
        #expect(text(".shopping-list") == "milk\n./Soup\n")
    }

    @Test func `undoing the first change of a file removes it, unless another program changed it meanwhile`() throws {
        let changes = try kitchen.changes { try $0.add(typed: "milk") }
        try kitchen.undo(changes)
        #expect(text(".shopping-list") == nil)
        let again = try kitchen.changes { try $0.add(typed: "milk") }
        try folder.write("milk\nrice\n", to: ".shopping-list")
        try kitchen.undo(again)
        #expect(text(".shopping-list") == "rice\n")
    }

    @Test func `a recipe that is gone is told, and its title is its file name`() throws {
        try folder.write("./Sub/Gone{2}\n", to: ".shopping-list")
        let contents = try kitchen.shopping()
        #expect(contents.recipes.map(\.title) == ["Gone"] && contents.recipes.allSatisfy { $0.id == nil })
        #expect(contents.messages == ["The recipe “Sub/Gone” is gone. Its ingredients are not on the list."])
        #expect(!contents.isEmpty && contents.list.lines.isEmpty)
    }

    @Test func `if one item is refused, none is added`() throws {
        _ = try kitchen.add(typed: "milk")
        #expect(throws: EditingError.self) {
            try kitchen.add(["rice", "tea -- green", "sugar"].map { ShoppingNeed($0) })
        }
        #expect(text(".shopping-list") == "milk\n")
    }

    // MARK: - Shops

    @Test func `a shop has a file of aisles, and other files are no shops`() throws {
        for name in [
            "aisle.conf", "aisle.market.conf", "pantry.conf", "aisle..conf", "aisle.corner.conf", "aisle.x.txt",
        ] {
            try folder.write("", to: "config/\(name)")
        }
        #expect(kitchen.shops == ["corner", "market"])
    }

    @Test func `a new shop begins with the current aisles, and an existing one stays as it is`() throws {
        try folder.write("[cold]\nmilk\n", to: "config/aisle.conf")
        #expect(
            try kitchen.changes { try $0.addShop("market") }.count == 1
                && text("config/aisle.market.conf") == "[cold]\nmilk\n")
        try folder.write("[other]\n", to: "config/aisle.market.conf")
        #expect(
            try kitchen.changes { try $0.addShop("market") }.isEmpty && text("config/aisle.market.conf") == "[other]\n")
    }

    // MARK: - Pantry

    private func keep(_ item: PantryItem, replacing old: PantryItem? = nil) throws {
        _ = try kitchen.keep(item, replacing: old)
    }

    @Test func `a changed item keeps what cannot be typed: an amount in words and the day of the purchase`() throws {
        let old = PantryItem("rice", place: "cellar", amount: "a bag", bought: "2023-11-01")
        try folder.write(
            "[cellar]\nrice = { bought = \"2023-11-01\", quantity = \"a bag\" }\n", to: "config/pantry.conf")
        try keep(PantryItem("rice", place: "cellar", expiry: "2024-01-01"), replacing: old)
        let item = try #require(try kitchen.pantry().items.first)
        #expect(item.amountText == "a bag" && item.boughtText == "2023-11-01" && item.expiryText == "2024-01-01")
        try keep(PantryItem("rice", place: "cellar", amount: "2%kg"), replacing: item)
        #expect(try kitchen.pantry().items.first?.amountText == "2%kg" && kitchen.pantry().items.count == 1)
        let typed = try #require(try kitchen.pantry().items.first)
        try keep(PantryItem("rice", place: "cellar"), replacing: typed)
        #expect(try kitchen.pantry().items.first?.amountText == nil, "an amount with a number can be removed")
    }

    @Test func `an item that moves or is renamed leaves no old item, and a missing old one is added`() throws {
        try keep(PantryItem("milk", place: "fridge", amount: "1%l"))
        let milk = try #require(try kitchen.pantry().items.first)
        try keep(PantryItem("milk", place: "cellar", amount: "1%l"), replacing: milk)
        #expect(try kitchen.pantry().items.map(\.place) == ["cellar"])
        try keep(PantryItem("cream", place: "fridge"), replacing: PantryItem("gone", place: "fridge"))
        #expect(try kitchen.pantry().items.map(\.name).sorted() == ["cream", "milk"])
        _ = try kitchen.remove(PantryItem("milk", place: "fridge"))
        #expect(try kitchen.pantry().items.count == 2, "the place is another one")
        _ = try kitchen.remove(PantryItem("milk", place: "cellar"))
        #expect(try kitchen.pantry().items.map(\.name) == ["cream"])
    }

    @Test func `ingredients of a recipe are taken out of the pantry in its size`() throws {
        try keep(PantryItem("butter", place: "fridge", amount: "100%g"))
        let after = try kitchen.afterCooking(soup, factor: Rational(2)).pantry
        _ = try kitchen.changes { try $0.leave(after.map { ($0, $0.after) }) }
        #expect(try kitchen.pantry().items.first?.quantity?.formatted(.ascii) == "20 g")
        #expect(try kitchen.afterCooking(RecipeID(path: folder["none.cook"]), factor: .one).pantry.isEmpty)
        // The amounts are from before.
        #expect(try kitchen.changes { try $0.leave(after.map { ($0, "1") }) }.isEmpty)
    }

    @Test func `ticked lines go to the pantry: own ones leave the list, and nothing ticked changes nothing`() throws {
        _ = try kitchen.add(typed: "2 l milk, rice")
        #expect(try kitchen.storeTicked() == 0 && text("config/pantry.conf") == nil)
        let milk = try #require(try kitchen.shopping().list.lines.first { $0.name == "milk" })
        try kitchen.setTicked(true, milk)
        #expect(try kitchen.storeTicked() == 1)
        #expect(try kitchen.pantry().items.map(\.name) == ["milk"] && text(".shopping-list") == "rice\n")
        #expect(try !kitchen.shopping().isTicked(milk))
    }

    @Test func `undoing the storing brings back the list with its ticks`() throws {
        _ = try kitchen.add(typed: "milk")
        _ = try kitchen.put(soup, factor: .one)
        for line in try kitchen.shopping().list.lines where line.name != "butter" { try kitchen.setTicked(true, line) }
        let before = (list: text(".shopping-list"), checked: try kitchen.shopping().list.lines.map(\.name))
        var count = 0
        let stored = try kitchen.changes { count = try $0.storeTicked() }
        #expect(count == 2)
        try kitchen.undo(stored)
        let shopping = try kitchen.shopping()
        #expect(text(".shopping-list") == before.list && shopping.list.lines.map(\.name) == before.checked)
        #expect(text("config/pantry.conf") == nil)
        #expect(shopping.list.lines.filter(shopping.isTicked).map(\.name).sorted() == ["milk", "onions"])
    }

    // MARK: - Renaming

    @Test func `a renamed recipe is followed in menus, on the shopping list, and under its name without extension`()
        throws
    {
        try folder.write("./Soup{2}\n", to: ".shopping-list")
        try folder.write("== 2023-11-14 ==\n\nDinner:\n- @./Soup.cook{1}\n", to: "Week.menu")
        try folder.write("Boil.", to: "Broth.cook")
        let broth = RecipeID(path: folder["Broth.cook"])
        #expect(try kitchen.changes { try $0.follow(RecipeID(path: folder["Old.cook"]), to: broth) }.isEmpty)
        // The old file is gone, as after a rename.
        let old = RecipeID(path: folder["Soup.cook"])
        try folder.write("", to: "empty")
        try kitchen.follow(old, to: broth)
        #expect(text("Week.menu") == "== 2023-11-14 ==\n\nDinner:\n- @./Broth{1}\n")
    }
}

@Suite("The kitchen files")
struct KitchenFileTests {
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
        #expect(amounts == ["onions": ["5"], "7 up": ["2"], "rice": []])
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
        let after = try kitchen().afterCooking(soup, factor: .one).pantry
        #expect(after.map(\.name) == ["onions"])
        _ = try kitchen().changes { try $0.leave(after.map { ($0, $0.after) }) }
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
