import RecipeFormats
import RecipeKit
import RecipeLibrary
import Testing

@testable import CookbookStore
@testable import RecipeBrowser

@Suite("Typed meals, and names of days")
struct TypedMealTests {
    @Test(arguments: [
        ("leftovers", "Dinner", "leftovers"), ("lunch: leftovers", "Lunch", "leftovers"),
        ("second breakfast:  a   roll ", "Second breakfast", "a roll"), ("tea-time:cake", "Tea-time", "cake"),
        ("12:30 soup", "Dinner", "12:30 soup"), (": soup", "Dinner", ": soup"), ("lunch:", "Lunch", ""),
        ("lunch: soup: hot", "Lunch", "soup: hot"), ("  rice  and  beans ", "Dinner", "rice and beans"),
        ("", "Dinner", ""),
    ])
    func `a meal may come before a colon`(typed: String, meal: String, text: String) {
        let found = TypedMeal(typed, usual: "Dinner")
        #expect(found.meal == meal && found.text == text)
    }

    private func day(_ year: Int, _ month: Int, _ day: Int) throws -> CalendarDay {
        try #require(CalendarDay(year: year, month: month, day: day))
    }

    @Test func `a day has a short name with its weekday`() throws {
        #expect(try day(2023, 11, 13).shortName == "Mon 13 Nov" && day(2023, 11, 19).shortName == "Sun 19 Nov")
        #expect(try day(2024, 1, 1).shortName == "Mon 1 Jan" && day(2024, 12, 31).shortName == "Tue 31 Dec")
    }

    @Test func `a week names its month once, or both months, and the year of its last day`() throws {
        #expect(try day(2023, 11, 13).weekName == "13 to 19 Nov 2023")
        #expect(try day(2023, 11, 27).weekName == "27 Nov to 3 Dec 2023")
        #expect(try day(2024, 12, 30).weekName == "30 Dec to 5 Jan 2025")
    }

    @Test func `a planned recipe has its servings, else a factor if it is not one`() {
        func planned(_ servings: String?, _ factor: Rational) -> String? {
            let recipe = RecipeSummary(
                id: RecipeID(path: "a"), title: "A", servings: servings.map { Servings(parsing: $0) })
            return recipe.plannedQuantity(factor).map { $0.formatted(.ascii) }
        }
        #expect(planned("4", .one) == "4 servings" && planned("4", Rational(3, 2) ?? .one) == "6 servings")
        #expect(planned(nil, .one) == nil && planned(nil, Rational(2)) == "2" && planned("a pot", .one) == nil)
    }
}
