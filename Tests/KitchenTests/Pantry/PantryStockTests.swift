import RecipeKit
import TestSupport
import Testing

@testable import Kitchen

@Suite("Taking from a pantry and putting into it")
struct PantryStockTests {
    private static func text(_ file: PantryFile) -> String { String(decoding: file.bytes, as: UTF8.self) }
    private static func day(_ text: String) -> CalendarDay { CalendarDay(iso: text) ?? CalendarDay(number: 0) }
    private static func quantity(_ number: Int, _ unit: String? = nil) -> Quantity {
        Quantity(.number(Rational(number)), unit: unit)
    }

    @Test func `a recipe that needs an item twice takes the second amount from what the first one left`() {
        var file = PantryFile("[f]\nflour = \"1%kg\"\n")
        let changes = file.consume([
            ShoppingNeed("flour", quantities: [Self.quantity(200, "g"), Self.quantity(100, "g")]),
            ShoppingNeed("flour", quantities: [Self.quantity(300, "g")]),
        ])
        #expect(changes.map(\.before) == ["1%kg", "0.8%kg", "0.7%kg"])
        #expect(changes.map(\.after) == ["0.8%kg", "0.7%kg", "0.4%kg"])
        #expect(Self.text(file) == "[f]\nflour = \"0.4%kg\"\n")
    }

    @Test(
        "A third stays a third: nothing is left of what is used up, whether the file has a fraction or a decimal",
        arguments: ["1 1/3%stalks", "1.333%stalks", "1.33333%stalks", "1.334%stalks"])
    func thirds(_ amount: String) throws {
        var file = PantryFile("[f]\ncelery = \"\(amount)\"\n")
        let need = ShoppingNeed("celery", quantities: [Quantity(.number(fraction(4, 3)), unit: "stalks")])
        var needs = ShoppingNeeds()
        needs.add(need)
        var options = ShoppingList.Options()
        options.stock = file.stock(on: Self.day("2026-11-29"))
        #expect(ShoppingList(needs, options).lines.isEmpty)
        file.consume([need])
        #expect(file.items[0].amountText == "0%stalks" && file.items[0].isUsedUp)
    }

    @Test func `the file keeps an exact fraction`() {
        var file = PantryFile("[f]\ncelery = \"2%stalks\"\n")
        file.consume([ShoppingNeed("celery", quantities: [Quantity(.number(fraction(2, 3)), unit: "stalks")])])
        #expect(file.items[0].amountText == "1 1/3%stalks")
        file.put("celery", Quantity(.number(fraction(2, 3)), unit: "stalks"))
        #expect(file.items[0].amountText == "2%stalks")
    }

    @Test func `an item that the first need used up is skipped by the second one`() {
        var file = PantryFile(
            "[f]\nmilk = { quantity = \"1%l\", expire = \"2026-03-09\" }\n[g]\nmilk = \"1%l\"\n")
        let changes = file.consume([
            ShoppingNeed("milk", quantities: [Self.quantity(1, "l")]),
            ShoppingNeed("milk", quantities: [Self.quantity(500, "ml")]),
        ])
        #expect(changes.map(\.place) == ["f", "g"])
        #expect(file.items.map(\.amountText) == ["0%l", "0.5%l"])
    }

    @Test func `the order of the day and the month decides which of two items is used first`() {
        let text =
            "[a]\nmilk = { quantity = \"1%l\", expire = \"05/04/2026\" }\n"
            + "[b]\nmilk = { quantity = \"1%l\", expire = \"01/05/2026\" }\n[c]\nmilk = \"1%l\"\n"
        func places(_ order: CalendarDay.Order) -> [String] {
            var file = PantryFile(text)
            return file.consume([ShoppingNeed("milk", quantities: [Self.quantity(3, "l")])], order: order)
                .map(\.place)
        }
        #expect(places(.dayFirst) == ["a", "b", "c"])
        #expect(places(.monthFirst) == ["b", "a", "c"])
    }

    @Test func `dates with slashes are read in the given order when items expire and when they count as stock`() {
        let file = PantryFile("[a]\nmilk = { expire = \"05/04/2026\" }\ntea = { expire = \"01/05/2026\" }\n")
        let today = Self.day("2026-04-06")
        #expect(file.stock(on: today).map(\.name) == ["tea"])
        #expect(file.stock(on: today, order: .monthFirst).map(\.name) == ["milk"])
        #expect(file.expiring(within: 0, of: today).map(\.index) == [0])
        #expect(file.expiring(within: 0, of: today, order: .monthFirst).map(\.index) == [1])
        #expect(PantryItem("x", place: "", bought: "05/04/2026").bought()?.iso == "2026-04-05")
        #expect(PantryItem("x", place: "", bought: "05/04/2026").bought(order: .monthFirst)?.iso == "2026-05-04")
    }

    @Test func `an amount that cannot be compared with the stock changes nothing, and the rest goes to the next item`()
    {
        var file = PantryFile("[a]\nzorb = \"2%blobs\"\n[b]\nzorb = \"500%g\"\n[c]\nzorb = \"0%g\"\n")
        let changes = file.consume([ShoppingNeed("zorb", quantities: [Self.quantity(700, "g")])])
        #expect(changes.map(\.place) == ["b"])
        #expect(file.items.map(\.amountText) == ["2%blobs", "0%g", "0%g"])
        let none = file.consume([ShoppingNeed("zorb", quantities: [Quantity(.text("some")), Self.quantity(0, "g")])])
        #expect(none.isEmpty)
    }

    @Test func `optional ingredients are taken too, and a change names the item as the file writes it`() {
        var file = PantryFile("[Fridge]\n\"Large Eggs\" = \"6%large\"\n")
        let changes = file.consume([ShoppingNeed("egg", quantities: [Self.quantity(2)], isOptional: true)])
        #expect(changes.map(\.name) == ["Large Eggs"] && changes.map(\.place) == ["Fridge"])
        #expect(changes.map(\.after) == ["4%large"])
    }

    @Test func `a can of tomatoes is taken from the canned tomatoes, as the shopping list does`() {
        let text = "[a]\ntomatoes = \"5\"\n\"canned tomatoes\" = \"3%cans\"\n"
        var file = PantryFile(text)
        let need = ShoppingNeed("tomatoes", quantities: [Self.quantity(1, "can")])
        #expect(file.consume([need]).map(\.name) == ["canned tomatoes"])
        #expect(file.items.map(\.amountText) == ["5", "2%cans"])
    }

    @Test func `an item whose amount is in cans is the canned grocery, for the shopping list too`() {
        var file = PantryFile("[a]\ntomatoes = \"3%cans\"\n")
        let need = ShoppingNeed("tomatoes", quantities: [Self.quantity(1, "can")])
        var needs = ShoppingNeeds()
        needs.add(need)
        var options = ShoppingList.Options()
        options.stock = file.items.map(ShoppingStock.init)
        #expect(ShoppingList(needs, options).lines.isEmpty)
        #expect(file.consume([need]).map(\.after) == ["2%cans"])
    }

    @Test func `an ingredient with an amount in words is not counted: some pepper is the spice`() {
        var file = PantryFile("[a]\npepper = \"50%g\"\n\"bell peppers\" = \"2\"\n")
        let need = ShoppingNeed("pepper", quantities: [Quantity(.text("some")), Self.quantity(5, "g")])
        #expect(file.consume([need]).map(\.name) == ["pepper"])
    }

    @Test func `a purchase without an expiry date removes the old one, also if its day is not known`() {
        let text = "[f]\nmilk = { quantity = \"1%l\", expire = \"2026-03-01\", bought = \"2026-02-20\" }\n"
        func put(today: CalendarDay?, expiry: CalendarDay?) -> [String?] {
            var file = PantryFile(text)
            file.put("milk", Self.quantity(1, "l"), today: today, expiry: expiry)
            return [file.items[0].amountText, file.items[0].boughtText, file.items[0].expiryText]
        }
        let (today, expiry) = (Self.day("2026-03-05"), Self.day("2026-03-12"))
        #expect(put(today: today, expiry: expiry) == ["2%l", "2026-03-05", "2026-03-12"])
        #expect(put(today: nil, expiry: expiry) == ["2%l", "2026-02-20", "2026-03-12"])
        #expect(put(today: today, expiry: nil) == ["2%l", "2026-03-05", nil])
        #expect(put(today: nil, expiry: nil) == ["2%l", "2026-02-20", nil])
    }

    @Test func `a new item gets all that is known, at its place`() {
        var file = PantryFile("")
        let change = file.put(
            "milk", Self.quantity(1, "l"), place: "fridge", today: Self.day("2026-03-05"),
            expiry: Self.day("2026-03-12"))
        #expect(
            Self.text(file)
                == "[fridge]\nmilk = { quantity = \"1%l\", bought = \"2026-03-05\", expire = \"2026-03-12\" }\n")
        #expect(change == PantryFile.Change(name: "milk", place: "fridge", before: nil, after: "1%l", isAbout: false))
        let other = file.put("tea", nil)
        #expect(other == PantryFile.Change(name: "tea", place: "pantry", before: nil, after: nil, isAbout: false))
    }

    @Test func `a purchase stays at the place of the known item and keeps its name and the unit of its amount`() {
        var file = PantryFile("[Fridge]\neggs = \"6%large\"\n[b]\neggs = \"1\"\njars = \"2%jars\"\n")
        let change = file.put("Egg", Self.quantity(6), place: "cellar", names: GroceryNames())
        #expect(
            change
                == PantryFile.Change(
                    name: "eggs", place: "Fridge", before: "6%large", after: "12%large", isAbout: false))
        file.put("jars", Self.quantity(1, "jars"))
        #expect(file.items.map(\.amountText) == ["12%large", "1", "3%jars"])
        let replaced = file.put("jars", Self.quantity(2, "boxes"))
        #expect(replaced.before == "3%jars" && replaced.after == "2%boxes")
        let same = file.put("jars", nil)
        #expect(same.before == "2%boxes" && same.after == "2%boxes")
    }

    @Test func `adding a known item changes only the attributes that the new one has`() {
        var file = PantryFile("[f]\nmilk = { quantity = \"1%l\", low = \"2%l\" }\n")
        let index = file.add(PantryItem("Milk", place: "F", expiry: "2026-03-01", low: "3%l"))
        #expect(index == 0)
        #expect(
            Self.text(file) == "[f]\nmilk = { quantity = \"1%l\", low = \"3%l\", expire = \"2026-03-01\" }\n")
        let other = file.add(PantryItem("milk", place: "g", amount: "1"))
        #expect(other == 1 && file.items.map(\.place) == ["f", "g"])
    }

    @Test func `removing an attribute that an item does not have changes nothing`() {
        for text in ["a = '1'\n", "[f]\na = { low = '1' }\n", "[f.a]\nlow = '1'\n", "[f]\na.low = '1'\n"] {
            var file = PantryFile(text)
            file.set(.expire, ofItemAt: 0, to: nil)
            #expect(Self.text(file) == text)
        }
    }

    @Test func `members of a list and of a table in one line are removed one by one`() {
        var file = PantryFile("dry = ['rice', 'peas', 'oats'] # x\n")
        file.remove(at: 1)
        #expect(Self.text(file) == "dry = [\"rice\", \"oats\"] # x\n")
        file.remove(at: 0)
        file.remove(at: 0)
        #expect(file.items.isEmpty && Self.text(file) == "dry = [] # x\n")
        var table = PantryFile("dry = { rice = '1%kg', low = { quantity = '2' } }\n")
        #expect(table.items.map(\.name) == ["rice", "low"] && table.items.map(\.amountText) == ["1%kg", "2"])
        table.remove(at: 0)
        #expect(Self.text(table) == "dry = { low = { quantity = \"2\" } }\n")
    }
}
