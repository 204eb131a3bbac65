import Foundation
import RecipeKit
import TestSupport
import Testing

@testable import Kitchen

@Suite("pantry.conf")
struct PantryFileTests {
    private static let text = """
        \u{FEFF}# what we have\r
        salt = "unlim"\r
        dry = [ "rice", "lentils" ] # no amounts\r
        \r
        [fridge] # cold\r
        \tmilk = { quantity = "1%l", expire = '2026-03-07' } # opened\r
        "crème fraîche" = "200%g"\r
        butter.quantity = "250%g"\r
        \r
        [freezer.peas]\r
        quantity = "500%g"\r
        low = "100%g"
        """

    private static func string(_ file: PantryFile) -> String { String(decoding: file.bytes, as: UTF8.self) }

    @Test("All of TOML's forms of an item are read: values, inline tables, arrays, dotted keys, tables, quoted keys")
    func reads() {
        let file = PantryFile(Self.text)
        #expect(file.problems.isEmpty)
        #expect(
            file.items.map { "\($0.place)/\($0.name)=\($0.amountText ?? "-")" } == [
                "general/salt=unlim", "dry/rice=-", "dry/lentils=-", "fridge/milk=1%l", "fridge/crème fraîche=200%g",
                "fridge/butter=250%g", "freezer/peas=500%g",
            ])
        #expect(file.items[0].isUnlimited && file.items[0].quantity == nil)
        #expect(file.items[3].expiry()?.iso == "2026-03-07")
        #expect(file.items[6].lowText == "100%g")
        let strings = PantryFile(
            "a = \"\"\"\nx\"\"\"\nb = 'c\\d'\nc = \"\\u00e9\\t\\\"\"\n[f]\nd = 12\ne = 2026-03-07\n")
        #expect(strings.items.map(\.amountText) == ["x", "c\\d", "é\t\"", "12", "2026-03-07"])
    }

    @Test("Edits of pantry.conf keep all other bytes, and damaged files are read as far as possible")
    func roundTrip() {
        let texts = [
            "", "\n", "\u{FEFF}", Self.text, "[", "[]", "[a", "a", "a =", "= 1", "a = \"", "a = {", "a = [",
            "a = { b = }",
            "[a]\nb = \"\"\"\n", "a = \"\\uD800\"", "x = \"1\" y", String(repeating: "a = [", count: 200),
            "a = 1\na = 2",
            "[p]\na = {}\n[p]\nb = {}\n", "\"\" = \"1\"",
        ]
        for text in texts { #expect(PantryFile(text).bytes == Array(text.utf8)) }
        let damaged: [UInt8] = [0x61, 0x3D, 0x22, 0xFF, 0x22, 0x0A, 0x00, 0x80]
        #expect(PantryFile(bytes: damaged).bytes == damaged)
        let file = PantryFile(
            "[a]\nb = \"1\"\nbroken\nc = \"2\"\nd = { expire = \"30.02.2026\", colour = \"x\" }\nB = \"3\"\n")
        #expect(file.items.map(\.name) == ["b", "c", "d"])
        #expect(file.problems.map(\.line) == [3, 5, 5, 6])
        #expect(file.problems.map(\.severity) == [.error, .warning, .warning, .warning])
    }

    @Test("A single value of pantry.conf is edited in place, in each form of an item")
    func edits() {
        var file = PantryFile(Self.text)
        func edit(_ name: String, _ attribute: PantryFile.Attribute, _ value: String?) {
            guard let index = file.index(of: name) else { return }
            file.set(attribute, ofItemAt: index, to: value)
        }
        edit("milk", .quantity, "2%l")
        edit("milk", .expire, "2026-04-01")
        edit("milk", .low, "1%l")
        edit("CRÈME FRAÎCHE", .expire, "2026-03-10")
        edit("butter", .quantity, "125%g")
        edit("butter", .low, "50%g")
        edit("peas", .quantity, "0%g")
        edit("peas", .bought, "2026-03-01")
        edit("rice", .quantity, "2%kg")
        edit("salt", .quantity, "a \"few\"")
        #expect(
            Self.string(file) == """
                \u{FEFF}# what we have\r
                salt = "a \\"few\\""\r
                dry = { rice = "2%kg", lentils = {} } # no amounts\r
                \r
                [fridge] # cold\r
                \tmilk = { quantity = "2%l", expire = '2026-04-01', low = "1%l" } # opened\r
                "crème fraîche" = { quantity = "200%g", expire = "2026-03-10" }\r
                butter.quantity = "125%g"\r
                butter.low = "50%g"\r
                \r
                [freezer.peas]\r
                quantity = "0%g"\r
                low = "100%g"\r
                bought = "2026-03-01"\r

                """)
        edit("milk", .expire, nil)
        edit("milk", .quantity, nil)
        edit("peas", .low, nil)
        #expect(Self.string(file).contains("\tmilk = { low = \"1%l\" } # opened\r\n"))
        #expect(Self.string(file).hasSuffix("[freezer.peas]\r\nquantity = \"0%g\"\r\nbought = \"2026-03-01\"\r\n"))
        #expect(file.problems.isEmpty)
    }

    @Test("Items of the pantry are added to their place, and removed with their lines")
    func adds() {
        var file = PantryFile(Self.text)
        file.add(PantryItem("jam", place: "Fridge", amount: "1%jar", expiry: "2027-01-01"))
        file.add(PantryItem("beans", place: "dry"))
        file.add(PantryItem("pepper", place: "general", amount: "1"))
        file.add(PantryItem("pêche", place: "cave à vin", amount: "2"))
        #expect(file.problems.isEmpty)
        let text = Self.string(file)
        #expect(
            text.contains(
                "butter.quantity = \"250%g\"\r\njam = { quantity = \"1%jar\", expire = \"2027-01-01\" }\r\n\r\n"))
        #expect(
            text.contains("dry = [\"rice\", \"lentils\", \"beans\"] # no amounts\r\npepper = \"1\"\r\n\r\n[fridge]"))
        #expect(text.hasSuffix("low = \"100%g\"\r\n\r\n[\"cave à vin\"]\r\n\"pêche\" = \"2\"\r\n"))
        for name in ["milk", "jam", "crème fraîche", "butter"] { file.remove(at: file.index(of: name) ?? 0) }
        #expect(Self.string(file).contains("[fridge]"))
        file.remove(at: file.index(of: "peas") ?? 0)
        #expect(!Self.string(file).contains("freezer") && !Self.string(file).contains("500%g"))
        #expect(file.problems.isEmpty)
    }

    @Test(
        "Cooking subtracts ingredients from the pantry, first those that expire first; unknown amounts do not change"
    )
    func consumes() throws {
        var file = PantryFile(
            "[a]\nmilk = { quantity = \"1%l\", expire = \"2026-03-09\" }\n[b]\nmilk = { quantity = \"200%ml\", expire = \"2026-03-01\" }\n"
                + "flour = \"1%kg\"\nsalt = \"unlim\"\nrice = {}\nonions = \"3\"\noil = \"a few\"\n")
        let needs = OwnItems.needs(in: "5 dl milk, 2 cups flour, 1 tsp salt, 100 g rice, 5 onions, 1 tbsp oil, 1 egg")
        let changes = file.consume(needs)
        #expect(changes.map(\.name) == ["milk", "milk", "flour", "onions"])
        #expect(changes.map(\.after) == ["0%ml", "0.7%l", "0.75%kg", "0"])
        #expect(changes.map(\.isAbout) == [false, false, true, false])
        #expect(file.items.map(\.amountText) == ["0.7%l", "0%ml", "0.75%kg", "unlim", nil, "0", "a few"])
    }

    @Test("Expired items do not count as stock")
    func stock() throws {
        let text =
            "[fridge]\nmilk = { expire = \"2026-03-07\" }\ncream = { expire = \"31.12.2099\" }\nsalt = \"unlim\"\n"
        let file = PantryFile(bytes: Array(text.utf8))
        let last = try #require(CalendarDay(iso: "2026-03-07"))
        #expect(file.stock(on: last).map(\.name) == ["milk", "cream", "salt"])
        #expect(file.stock(on: last.adding(days: 1)).map(\.name) == ["cream", "salt"])
    }

    @Test("A purchase adds to the amount of a pantry item, sets the day, and removes the old expiry date")
    func puts() {
        var file = PantryFile(
            "[fridge]\nmilk = { quantity = \"0.5%l\", expire = \"2026-03-01\" } # low\neggs = \"2\"\n")
        let today = CalendarDay(iso: "2026-03-05")
        file.put("Milk", Quantity(.number(Rational(500)), unit: "ml"), today: today)
        file.put("large eggs", Quantity(.number(Rational(10))))
        file.put("bin bags", nil, place: "household", today: today)
        #expect(
            Self.string(file)
                == "[fridge]\nmilk = { quantity = \"1%l\", bought = \"2026-03-05\" } # low\neggs = \"12\"\n"
                + "\n[household]\n\"bin bags\" = { bought = \"2026-03-05\" }\n")
    }

    @Test("After random edits, pantry.conf has the values that were set, and all comments", arguments: [1, 2, 0x9A])
    func randomEdits(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var file = PantryFile(Self.text)
        let names = ["milk", "rice", "peas", "butter", "jam", "öl", "a b", "quantity", "x.y"]
        let places = ["fridge", "dry", "general", "freezer", "my place"]
        let values = ["1%l", "\"quoted\"", "a\\b", "ü\t'", "0"]
        for edit in 0..<120 {
            let items = file.items
            let index = items.indices.randomElement(using: &random)
            switch (Int.random(in: 0..<5, using: &random), index) {
            case (0, let index?):
                file.remove(at: index)
                #expect(file.items == items.filter { $0 != items[index] }, "seed \(seed), edit \(edit)")
            case (1, _):
                let item = PantryItem(
                    names.randomElement(using: &random) ?? "", place: places.randomElement(using: &random) ?? "",
                    amount: values.randomElement(using: &random))
                let added = file.add(item)
                #expect(file.items[added].amountText == item.amountText, "seed \(seed), edit \(edit): \(item)")
            case (_, let index?):
                let attribute: PantryFile.Attribute = Bool.random(using: &random) ? .quantity : .low
                let value = Int.random(in: 0..<4, using: &random) == 0 ? nil : values.randomElement(using: &random)
                file.set(attribute, ofItemAt: index, to: value)
                var expected = items
                expected[index][attribute] = value
                #expect(Set(file.items) == Set(expected), "seed \(seed), edit \(edit)")
            default: break
            }
            #expect(file.problems.isEmpty, "seed \(seed), edit \(edit): \(Self.string(file))")
            #expect(PantryFile(bytes: file.bytes) == file)
        }
        #expect(Self.string(file).hasPrefix("\u{FEFF}# what we have\r\n"))
    }
}
