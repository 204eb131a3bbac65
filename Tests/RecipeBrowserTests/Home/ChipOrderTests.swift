import RecipeLibrary
import Terminal
import Testing

@testable import CookbookStore
@testable import RecipeBrowser
@testable import SectionedLists

@MainActor
@Suite("Chips and choices of an arrangement")
struct ChipOrderTests {
    private func arrangement(_ order: ListOrder, _ filters: String) -> ListArrangement {
        ListArrangement(order: order, filters: ListFilter.parse(filters).filters)
    }

    private func removing(_ index: Int, from arrangement: ListArrangement) -> [String] {
        var arrangement = arrangement
        arrangement.removeChip(at: index)
        return arrangement.chips.map(\.text)
    }

    @Test func `the sort order is the first chip, unless the list is sorted by title`() {
        #expect(arrangement(.title, "").chips.isEmpty)
        #expect(arrangement(.rating, "time:30 is:cooked").chips.map(\.text) == ["by rating", "up to 30 min", "cooked"])
        #expect(arrangement(.title, "is:cooked").chips.map(\.text) == ["cooked"])
    }

    @Test func `a removed chip takes its filter or the sort order away, and no other`() {
        let sorted = arrangement(.time, "time:30 is:cooked")
        #expect(removing(0, from: sorted) == ["up to 30 min", "cooked"])
        #expect(
            removing(1, from: sorted) == ["by time", "cooked"]
                && removing(2, from: sorted) == ["by time", "up to 30 min"])
        #expect(removing(3, from: sorted).count == 3)
        let filtered = arrangement(.title, "time:30 is:cooked")
        #expect(removing(0, from: filtered) == ["cooked"] && removing(1, from: filtered) == ["up to 30 min"])
        #expect(removing(2, from: filtered).count == 2 && removing(-1, from: arrangement(.title, "")) == [])
    }

    @Test func `each sort order has a name and an explanation`() {
        #expect(ListOrder.allCases.map(\.name) == ["by title", "by time", "by rating", "by last cooked", "by added"])
        #expect(
            ListOrder.allCases.map(\.explanation) == [
                "in courses", "the quickest first", "the best first", "the latest first", "the newest first",
            ])
    }

    @Test func `the sheet of filters names a course of several words in quotes, and marks chosen filters`() {
        let courses = [("Soups", 3), ("Side dishes", 2), ("5\" pies", 1)].map {
            FilterSheet.Course(title: $0.0, count: $0.1)
        }
        let current = ListFilter.parse("course:\"side dishes\" time:30").filters
        var chosen: [String] = []
        let sheet = FilterSheet(current: current, courses: courses, choose: { chosen.append($0.text) }, type: {})
        func rows(_ title: String) -> [ChoiceRow] {
            let section = sheet.sections.first { $0.title == title }
            return (0..<(section?.numberOfRows ?? 0)).compactMap { section?.row(at: $0) as? ChoiceRow }
        }
        #expect(rows("Course").map(\.text) == ["Soups", "Side dishes", "5\" pies"])
        #expect(
            rows("Course").map(\.detail) == ["3", "2", "1"] && rows("Course").map(\.isChosen) == [false, true, false])
        #expect(rows("Time").map(\.isChosen) == [false, true, false] && rows("Time")[1].detail == "time:30")
        #expect(
            rows("Course").compactMap { ($0.id.base as? ListFilter)?.text } == [
                "course:soups", "course:\"side dishes\"", "course:\"5 pies\"",
            ])
        #expect(rows("Yours").count == 3 && rows("From the pantry").map(\.detail) == ["missing:0", "missing:2"])
        #expect(chosen == [])
    }

    @Test func `the sheet of filters has no section of courses in a cookbook without courses`() {
        let sheet = FilterSheet(current: [], courses: [], choose: { _ in }, type: {})
        #expect(sheet.sections.compactMap(\.title) == ["Time", "Yours", "From the pantry", "Any"])
    }

    private func line(_ text: String, _ detail: String?, _ columns: Int, isChosen: Bool = false) -> String {
        DrawnCell(ChoiceRow(text, detail: detail, isChosen: isChosen, id: text), columns: columns).lines[0]
    }

    @Test func `a choice has a mark if it is chosen, and a detail if there is room for it`() {
        #expect(line("Soup", nil, 20) == "    Soup" && line("Soup", nil, 20, isChosen: true) == "  ✓ Soup")
        #expect(line("Soup", "three", 20) == "    Soup      three")
        // Two columns stay between text and detail: 4 + 4 + 2 + 5 + 1 columns are enough.
        #expect(line("Soup", "three", 16) == "    Soup  three" && line("Soup", "three", 15) == "    Soup")
        #expect(line("A long soup", nil, 10) == "    A lo…")
    }
}
