import RecipeKit
import TestSupport
import Testing

@testable import Kitchen

@Suite("Things in the pantry")
struct PantryItemTests {
    @Test(
        "A thing runs low at the usual limit of its unit",
        arguments: [
            ("100%g", true), ("101%g", false), ("100%ml", true), ("101%ml", false), ("0.4%kg", true), ("0.5%kg", false),
            ("0.4%l", true), ("0.5%l", false), ("1", true), ("2", false), ("1%jar", true), ("1.5%jar", false),
            ("0%kg", true), ("0", true), ("1-2", false), ("0-2", true), ("some", false), ("unlim", false),
        ])
    func usualLimits(_ amount: String, _ isLow: Bool) {
        #expect(PantryItem("x", place: "p", amount: amount).isLow == isLow)
    }

    @Test(
        "A thing runs low at the limit of the cook, in any unit of the same kind",
        arguments: [
            ("500%g", "500%g", true), ("501%g", "500%g", false), ("0.5%kg", "500%g", true), ("0.6%kg", "500%g", false),
            ("2%l", "3%l", true), ("50%g", "20%g", false), ("4", "5", true), ("0%g", "20%g", true),
            ("2%Jar", "2%jar", true),
        ])
    func ownLimits(_ amount: String, _ limit: String, _ isLow: Bool) {
        let item = PantryItem("x", place: "p", amount: amount, low: limit)
        #expect(item.isBelowThreshold == isLow && item.isLow == isLow)
    }

    @Test("A limit in another kind of unit, or without an amount, does not count")
    func otherLimits() {
        #expect(PantryItem("x", place: "p", amount: "2%l", low: "500%g").isBelowThreshold == nil)
        #expect(PantryItem("x", place: "p", amount: "2%l", low: "few").isBelowThreshold == nil)
        #expect(PantryItem("x", place: "p", low: "500%g").isBelowThreshold == nil)
        #expect(!PantryItem("x", place: "p", low: "500%g").isLow)
        #expect(!PantryItem("x", place: "p", amount: "2%l", low: "500%g").isLow)
    }

    @Test("What never ends is written in several languages, in any case, and has no amount")
    func unlimited() {
        for text in ["unlim", " Always ", "∞", "IMMER", "illimité"] {
            let item = PantryItem("salt", place: "p", amount: text)
            #expect(item.isUnlimited && item.quantity == nil)
            #expect(ShoppingStock(item) == ShoppingStock("salt", .unlimited, place: "p"))
        }
        #expect(!PantryItem("salt", place: "p").isUnlimited)
        #expect(ShoppingStock(PantryItem("salt", place: "p")).supply == .present)
        let rice = PantryItem("rice", place: "p", amount: "2 kg")
        #expect(ShoppingStock(rice).supply == .quantity(Quantity(.number(Rational(2)), unit: "kg")))
    }

    @Test("An amount with a space instead of a percent sign has a unit, and words stay words")
    func quantities() {
        #expect(PantryItem.quantity("1 1/2 kg")?.formatted(.ascii) == "1 1/2 kg")
        #expect(PantryItem.quantity("2 large") == Quantity(.number(Rational(2)), unit: "large"))
        #expect(PantryItem.quantity("a few") == Quantity(.text("a few")))
        #expect(PantryItem.quantity("") == nil)
        #expect(Amount.range(.one, Rational(2)).middle == fraction(3, 2))
        #expect(Amount.text("some").middle == nil)
    }

    @Test("What expires first comes first; what has expired is listed, and unknown days are listed last if wanted")
    func expiring() throws {
        let file = PantryFile(
            "[f]\na = { expire = \"2026-03-12\" }\nb = {}\nc = { expire = \"2026-03-03\" }\nd = { expire = \"2026-03-12\" }\n"
                + "e = { expire = \"2026-03-13\" }\n")
        let today = try #require(CalendarDay(iso: "2026-03-05"))
        let found = file.expiring(within: 7, of: today)
        #expect(found.map(\.index) == [2, 0, 3])
        #expect(found.map(\.daysLeft) == [-2, 7, 7])
        let all = file.expiring(within: 7, of: today, includesUnknown: true)
        #expect(all.map(\.index) == [2, 0, 3, 1])
        #expect(all.last?.day == nil && all.last?.daysLeft == nil)
    }

    @Test("The things that run low are known by their places in the file")
    func low() {
        let file = PantryFile("[f]\na = \"1%kg\"\nb = \"0\"\nc = \"unlim\"\nd = \"50%g\"\n")
        #expect(file.low == [1, 3])
        #expect(file.places == ["f"])
        #expect(PantryFile("a = '1'\n[f]\nb = '1'\nc = '2'\n[F]\nd = '1'\n").places == ["general", "f", "F"])
    }

    @Test("A thing is found by its place, by its name in any case, and by another name of the same grocery")
    func finds() {
        let file = PantryFile("[fridge]\nOnions = \"1\"\n[cellar]\nonions = \"2\"\n")
        #expect(file.index(of: "onions") == 0)
        #expect(file.index(of: "ONIONS", in: "Cellar") == 1)
        #expect(file.index(of: "onions", in: "attic") == nil)
        #expect(file.index(of: "onion") == nil)
        #expect(file.index(of: "onion", GroceryNames()) == 0)
        #expect(file.index(of: "onion", in: "cellar", GroceryNames()) == 1)
        #expect(file.index(of: "leek", GroceryNames()) == nil)
    }
}

extension PantryItemTests {
    private static func edited(_ text: String, _ edit: (inout PantryFile) -> Void) -> String {
        var file = PantryFile(text)
        edit(&file)
        return String(decoding: file.bytes, as: UTF8.self)
    }

    private static func added(_ name: String, _ place: String, to text: String) -> String {
        edited(text) { $0.add(PantryItem(name, place: place, amount: "2")) }
    }

    @Test func `a thing without a place comes after the last one there, before the blank line and the next table`() {
        #expect(
            Self.added("c", "general", to: "a = '1'\nb = '1'\n\n# cold\n[f]\nd = '1'\n")
                == "a = '1'\nb = '1'\nc = \"2\"\n\n# cold\n[f]\nd = '1'\n")
        #expect(Self.added("c", "general", to: "# mine\n[f]\nd = '1'\n") == "# mine\nc = \"2\"\n[f]\nd = '1'\n")
        #expect(Self.added("c", "general", to: "[f]\nd = '1'\n") == "c = \"2\"\n[f]\nd = '1'\n")
        #expect(Self.added("c", "general", to: "\u{FEFF}[f]\nd = '1'\n") == "\u{FEFF}c = \"2\"\n[f]\nd = '1'\n")
        #expect(Self.added("c", "general", to: "") == "c = \"2\"\n")
        #expect(Self.added("c", "general", to: "a = '1'") == "a = '1'\nc = \"2\"\n")
    }

    @Test func `a new place is separated by a blank line, but not at the beginning of a file`() {
        #expect(Self.added("c", "f", to: "") == "[f]\nc = \"2\"\n")
        #expect(Self.added("c", "f", to: "\n \n") == "\n \n[f]\nc = \"2\"\n")
        #expect(Self.added("c", "my place", to: "a = '1'") == "a = '1'\n\n[\"my place\"]\nc = \"2\"\n")
        #expect(Self.added("c", "f", to: "[a]\r\nb = '1'\r\n") == "[a]\r\nb = '1'\r\n\r\n[f]\r\nc = \"2\"\r\n")
    }

    @Test func `a thing goes to a place whose name differs in case, in a table and in a list`() {
        #expect(Self.added("c", "FRIDGE", to: "[Fridge]\na = '1'\n") == "[Fridge]\na = '1'\nc = \"2\"\n")
        #expect(
            Self.edited("Fridge = ['a']\n") { $0.add(PantryItem("b", place: "fRIDGE")) } == "Fridge = [\"a\", \"b\"]\n")
        #expect(PantryFile("[Cellar]\na = '1'\n").index(of: "a", in: "cellar") == 0)
    }

    @Test func `an indented line is removed as a whole, and its place remains without things`() {
        let text = "[f]\n  a = '1' # x\n\tb = '2'\n[g]\nc = '3'\n"
        #expect(Self.edited(text) { $0.remove(at: 0) } == "[f]\n\tb = '2'\n[g]\nc = '3'\n")
        #expect(Self.edited(text) { $0.remove(at: 1) } == "[f]\n  a = '1' # x\n[g]\nc = '3'\n")
        #expect(Self.edited(text) { $0.remove(at: 2) } == "[f]\n  a = '1' # x\n\tb = '2'\n[g]\n")
    }

    @Test(
        "An emptied place keeps its header and its comments, and takes things again",
        arguments: [
            ("# cold\n[f]\na = '1'\n\n[g]\nb = '1'\n", "# cold\n[f]\nc = \"2\"\n\n[g]\nb = '1'\n"),
            ("[f]\na = '1'\n", "[f]\nc = \"2\"\n"),
            ("[f] # below zero\r\na = '1'\r\n", "[f] # below zero\r\nc = \"2\"\r\n"),
            ("[\"my f\"]\n  a = { quantity = '1' }\n", "[\"my f\"]\nc = \"2\"\n"),
        ])
    func emptied(_ text: String, _ filledAgain: String) {
        let written = Self.edited(text) { file in
            let place = file.items[0].place
            file.remove(at: 0)
            file.add(PantryItem("c", place: place, amount: "2"))
        }
        #expect(written == filledAgain)
    }

    @Test(
        arguments: [
            ("{ quantity = '1', low = '2' }", .quantity, "{ low = '2' }"),
            ("{ quantity = '1', low = '2' }", .low, "{ quantity = '1' }"),
            ("{ quantity = '1' , low = '2' }", .quantity, "{ low = '2' }"),
            ("{ quantity = '1'\t,  low = '2' }", .quantity, "{ low = '2' }"),
            ("{quantity = '1',low = '2'}", .quantity, "{low = '2'}"),
            ("{quantity = '1',low = '2'}", .low, "{quantity = '1'}"), ("{ low = '2' }", .low, "{ }"),
            ("{ bought = '2026-03-07', quantity = '1', low = '2' }", .quantity, "{ bought = '2026-03-07', low = '2' }"),
            ("{ low = '2' }", .quantity, "{ low = '2' }"),
        ] as [(String, PantryFile.Attribute, String)])
    func `removing an attribute removes one comma beside it`(
        _ value: String, _ attribute: PantryFile.Attribute, _ expected: String
    ) {
        #expect(
            Self.edited("[f]\na = \(value) # x\nb = '1'\n") { $0.set(attribute, ofItemAt: 0, to: nil) }
                == "[f]\na = \(expected) # x\nb = '1'\n")
    }

    @Test func `a thing without an amount is an empty table in a place, and an empty text outside of the places`() {
        #expect(Self.edited("a = '1'\n") { $0.set(.quantity, ofItemAt: 0, to: nil) } == "a = \"\"\n")
        #expect(Self.edited("[f]\na = '1'\n") { $0.set(.quantity, ofItemAt: 0, to: nil) } == "[f]\na = {}\n")
        #expect(Self.edited("[f]\na = '1'\n") { $0.add(PantryItem("b", place: "general")) }.hasPrefix("b = \"\"\n"))
        #expect(Self.edited("[f]\na = '1'\n") { $0.add(PantryItem("b", place: "f")) } == "[f]\na = '1'\nb = {}\n")
    }

    @Test func `a new value keeps the quotes, the spaces and the comment behind the old one`() {
        #expect(Self.edited("a = 1  # x\n") { $0.set(.quantity, ofItemAt: 0, to: "2") } == "a = \"2\"  # x\n")
        #expect(Self.edited("a = '1' # x\n") { $0.set(.quantity, ofItemAt: 0, to: "2") } == "a = '2' # x\n")
        #expect(Self.edited("a = '1'\n") { $0.set(.quantity, ofItemAt: 0, to: "it's") } == "a = \"it's\"\n")
        #expect(
            Self.edited("[f.a]\nquantity = '1'\n") { $0.set(.quantity, ofItemAt: 0, to: "2") }
                == "[f.a]\nquantity = '2'\n")
        #expect(
            Self.edited("[f]\na = '1'\n") { $0.set(.low, ofItemAt: 0, to: "2") }
                == "[f]\na = { quantity = '1', low = \"2\" }\n")
        #expect(Self.edited("[f]\na = {}\n") { $0.set(.low, ofItemAt: 0, to: "2") } == "[f]\na = { low = \"2\" }\n")
        #expect(
            Self.edited("[f]\na.quantity = '1'\n") { $0.set(.low, ofItemAt: 0, to: "2") }
                == "[f]\na.quantity = '1'\na.low = \"2\"\n")
        #expect(
            Self.edited("[f.a]\nquantity = '1'\n[g]\n") { $0.set(.low, ofItemAt: 0, to: "2") }
                == "[f.a]\nquantity = '1'\nlow = \"2\"\n[g]\n")
    }

    @Test func `a name with control characters and quotes is stored with escapes, and read again`() {
        let name = "a\u{1}\u{1F}\u{7F}\"\\\n\t\r b"
        let text = Self.added(name, "f", to: "")
        #expect(text == "[f]\n\"a\\u0001\\u001f\\u007f\\\"\\\\\\n\\t\\r b\" = \"2\"\n")
        #expect(PantryFile(text).items.map(\.name) == [name])
        #expect(Self.added("a_b-1", "f", to: "") == "[f]\na_b-1 = \"2\"\n")
        #expect(Self.added("a b", "f", to: "") == "[f]\n\"a b\" = \"2\"\n")
    }

    @Test func `a purchase in another measure is added by the weight of the food, and the sum is about right`() {
        var file = PantryFile("[f]\nflour = \"1%kg\"\nmilk = \"1%l\"\nsalt = \"unlim\"\nrice = \"some\"\n")
        let flour = file.put("flour", Quantity(.number(Rational(2)), unit: "cups"))
        #expect(flour.before == "1%kg" && flour.after == "1.25%kg" && flour.isAbout)
        let milk = file.put("milk", Quantity(.number(Rational(250)), unit: "ml"))
        #expect(milk.after == "1.25%l" && !milk.isAbout)
        let salt = file.put("salt", Quantity(.number(.one), unit: "kg"))
        #expect(salt.after == "unlim")
        let rice = file.put("rice", Quantity(.number(.one), unit: "kg"))
        #expect(rice.before == "some" && rice.after == "1%kg")
        #expect(file.put("rice", nil).after == "1%kg")
    }

    @Test func `amounts are stored as exact fractions, or with at most three decimal places`() {
        #expect(Quantity(.number(.part(3)), unit: "l").stored == "1/3%l")
        #expect(Quantity(.number(fraction(2, 3)), unit: "l").stored == "2/3%l")
        #expect(Quantity(.number(fraction(1, 2000)), unit: "kg").stored == "0.001%kg")
        #expect(Quantity(.number(fraction(4, 3))).stored == "1 1/3")
        #expect(Quantity(.text("few"), unit: nil).stored == "few")
    }
}
