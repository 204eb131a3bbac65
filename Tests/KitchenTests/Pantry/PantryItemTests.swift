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
