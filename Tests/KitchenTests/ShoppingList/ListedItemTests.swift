import RecipeKit
import Testing

@testable import Kitchen

@Suite("Shopping lists for other programs, and back")
struct ListedItemTests {
    private let list: ShoppingList = {
        var needs = ShoppingNeeds()
        for need in OwnItems.needs(in: "2 l milk; 80/20 beef; 3 eggs; C# *sharp* cheese") { needs.add(need) }
        return ShoppingList(needs, .init())
    }()

    @Test("Each form is read as it was written", arguments: ["markdown", "todo", "calendar"])
    func forms(_ form: String) throws {
        var style = ShoppingList.TextStyle()
        style.isTicked = { $0.name == "milk" }
        let time = try #require(PlanTime(hour: 12, minute: 5))
        let text =
            switch form {
            case "markdown": list.markdown(style)
            case "todo": list.todo(style)
            default: list.calendar(style, day: CalendarDay(number: 20_000), time: time)
            }
        let items = ListedItem.items(in: text)
        #expect(items.count == 4, "\(text)")
        for item in items {
            let line = try #require(list.line(writtenAs: item.text, style), "\(item)")
            #expect(item.isTicked == (line.name == "milk"), "\(text)")
        }
    }

    @Test(
        "What other programs write is read too",
        arguments: [
            ("- [X] milk\n* [ ] 3 eggs\n\n# Dairy\n+ butter\n", ["x milk", "3 eggs", "butter"]),
            ("x 2026-11-29 2026-11-28 milk @dairy due:2026-12-01\n(A) eggs +home\n\n", ["x milk", "eggs"]),
            (
                "BEGIN:VCALENDAR\r\nBEGIN:VTODO\r\nSUMMARY;LANGUAGE=en:milk\\, ski\r\n mmed\r\nSTATUS:COMPLETED\r\n"
                    + "END:VTODO\r\nEND:VCALENDAR\r\n", ["x milk, skimmed"]
            ),
            ("milk, 2 l\neggs\n", ["milk, 2 l", "eggs"]), ("", []),
        ])
    func foreign(_ text: String, _ items: [String]) {
        #expect(ListedItem.items(in: text).map { ($0.isTicked ? "x " : "") + $0.text } == items)
    }
}
