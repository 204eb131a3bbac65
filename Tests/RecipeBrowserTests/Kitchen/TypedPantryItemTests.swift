import Kitchen
import RecipeKit
import Testing

@testable import CookbookStore
@testable import RecipeBrowser

@Suite("A typed item of the pantry")
struct TypedPantryItemTests {
    private func item(_ text: String) throws -> PantryItem {
        let today = try #require(CalendarDay(year: 2023, month: 11, day: 14))
        return try TypedPantryItem.item(text, place: "pantry", today: today)
    }

    private func message(_ text: String) -> String? {
        #expect(throws: TypedPantryItem.Failure.self) { try item(text) }?.message
    }

    @Test func `a typed item has a name, an amount, a date, a lowest amount and a place, in any order`() throws {
        #expect(try item("salt") == PantryItem("salt", place: "pantry"))
        let milk = PantryItem("milk", place: "fridge", amount: "1%l", expiry: "2026-12-24", low: "200%ml")
        #expect(try item("1 l milk, until 24.12.2026, low 200 ml, in fridge") == milk)
        #expect(try item("1 l milk, in the fridge, LOW 200 ml, Until 2026-12-24") == milk)
        #expect(try item("2 eggs, unlimited").isUnlimited && !item("2 eggs").isUnlimited)
        #expect(try item("6 eggs").amountText == "6")
    }

    @Test func `what cannot be a name needs no comma, and amount and date may come in any order`() throws {
        let spinach = PantryItem("spinach", place: "pantry", amount: "300%g", expiry: "2026-12-05")
        for text in ["spinach 300 g until 2026-12-05", "300 g spinach until 5.12.2026"] {
            #expect(try item(text) == spinach, "\(text)")
        }
        #expect(
            try item("milk 1 l low 200 ml until 2026-12-24 in the fridge")
                == PantryItem("milk", place: "fridge", amount: "1%l", expiry: "2026-12-24", low: "200%ml"))
        #expect(try item("salt always").isUnlimited && item("salt, always") == item("salt unlimited"))
        for name in ["tuna in oil", "quark low fat", "always tender steak"] { #expect(try item(name).name == name) }
        #expect(message("spinach until soon")?.hasPrefix("“soon” is no date.") == true)
        #expect(message("until friday")?.hasPrefix("“until friday” belongs to no item.") == true)
    }

    @Test func `several items are separated by commas, and what follows an item belongs to it`() throws {
        let today = try #require(CalendarDay(year: 2023, month: 11, day: 14))
        let items = try TypedPantryItem.items(
            "6 eggs, butter, until 24.12.2026, in fridge, 1 kg flour, unlimited", place: "pantry", today: today)
        #expect(
            items == [
                PantryItem("eggs", place: "pantry", amount: "6"),
                PantryItem("butter", place: "fridge", expiry: "2026-12-24"),
                PantryItem("flour", place: "pantry", amount: "unlim"),
            ])
    }

    @Test func `a typed day without a year is the next one`() throws {
        #expect(try item("milk, until 15.11.").expiryText == "2023-11-15")
        #expect(try item("milk, until 7.3.").expiryText == "2024-03-07")
    }

    @Test func `a typed item that is not understood is refused with the reason`() {
        #expect(message("") == "Type what is there: 1 l milk.")
        #expect(message("200") == "“200” names nothing. Type what is there: 1 l milk.")
        #expect(message("milk, until soon") == "“soon” is no date. Write 2026-03-07, 7.3.2026, 7.3. or friday.")
        #expect(message("milk, until") == "“” is no date. Write 2026-03-07, 7.3.2026, 7.3. or friday.")
        #expect(message("milk, low much") == "“much” is no amount. Write low 200 ml.")
        #expect(message("milk, in") == "“in” names no place. Write in fridge.")
        #expect(message("milk, cold") == "“cold” would be another item. Begin it with until, low or in.")
    }

    @Test(arguments: [
        PantryItem("milk", place: "fridge", amount: "1%l", expiry: "2026-12-24", low: "200%ml"),
        PantryItem("salt", place: "pantry", amount: "unlim"), PantryItem("eggs", place: "pantry", amount: "6"),
        PantryItem("rice", place: "cellar"),
    ])
    func `the text of an item is read as the same item`(known: PantryItem) throws {
        #expect(try item(TypedPantryItem.text(known)) == known)
    }

    @Test func `an amount in words is not part of the text of an item`() {
        #expect(TypedPantryItem.text(PantryItem("rice", place: "cellar", amount: "a bag")) == "rice, in cellar")
        #expect(TypedPantryItem.text(PantryItem("milk", place: "fridge", expiry: "soon")) == "milk, in fridge")
    }
}
