import Kitchen
import RecipeKit
import Terminal
import Testing

@testable import CookbookStore
@testable import RecipeBrowser

@MainActor
@Suite("Row of the pantry")
struct PantryRowTests {
    private let today = CalendarDay(parsing: "2024-05-10", order: .dayFirst)

    private func row(
        _ name: String = "Milk", amount: String? = nil, expiry: String? = nil, low: String? = nil, nameWidth: Int = 6
    ) throws -> PantryRow {
        PantryRow(
            item: PantryItem(name, place: "fridge", amount: amount, expiry: expiry, low: low),
            today: try #require(today), nameWidth: nameWidth, style: .unicode)
    }

    private func line(_ row: PantryRow, columns: Int = 40) -> String { DrawnCell(row, columns: columns).lines[0] }

    @Test("The amounts of the pantry are in a column behind the names, and notes at the right")
    func columns() throws {
        #expect(line(try row(amount: "2%l")) == "  Milk    2 l")
        #expect(line(try row(amount: "unlim")) == "  Milk    always there")
        #expect(line(try row(amount: "1%l", low: "2%l"), columns: 30) == "  Milk    1 l             low")
        #expect(line(try row("Buttermilk", amount: "2%l")) == "  Butte…  2 l")
        #expect(line(try row("Buttermilk")) == "  Buttermilk")
    }

    @Test("A narrow pantry leaves out the amount, and then the note")
    func narrow() throws {
        let milk = try row("Milk", amount: "always available", expiry: "2024-05-10")
        #expect(line(milk, columns: 33) == "  Milk    always t…  until today")
        #expect(line(milk, columns: 32) == "  Milk    always…   until today")
        #expect(line(milk, columns: 31) == "  Milk             until today")
        #expect(line(milk, columns: 24) == "  Milk      until today")
        #expect(line(milk, columns: 23) == "  Milk    always there")
        #expect(line(milk, columns: 12) == "  Milk")
    }

    @Test(
        "The note says until when an item is good, or that it has expired",
        arguments: [
            ("2024-05-09", true, false), ("2024-05-10", false, true), ("2024-05-13", false, true),
            ("2024-05-14", false, false), ("2024-05-17", false, false),
        ])
    func expiry(date: String, isExpired: Bool, isExpiring: Bool) throws {
        let row = try row(expiry: date)
        #expect(row.isExpired == isExpired && row.isExpiring == isExpiring)
        let theme = Theme.standard
        let style = DrawnCell(row, columns: 40).grid[37, 0].style
        #expect(style == theme[isExpired ? .error : isExpiring ? .marked : .dim])
    }

    @Test("Every day is shown in the same way")
    func notes() throws {
        func note(_ expiry: String) throws -> String {
            String(line(try row(expiry: expiry)).dropFirst(6).drop { $0 == " " })
        }
        #expect(try note("2024-05-10") == "until today" && note("2024-05-11") == "until tomorrow")
        #expect(try note("2024-05-12").hasPrefix("until Sun") && note("2024-05-16").hasPrefix("until Thu"))
        #expect(try note("2024-05-17") == "until Fri 17 May")
        #expect(try note("2024-05-09").hasPrefix("expired Thu"))
        #expect(try note("when it smells") == "until “when it smells”?")
        #expect(try line(row(amount: "0%g", expiry: "2024-05-10")).hasSuffix("until today"))
    }
}
