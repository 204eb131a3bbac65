import Foundation
import Testing

@testable import RecipeFormats
@testable import RecipeKit
@testable import RecipeLibrary

@Suite("RecipeListWriter")
struct RecipeListWriterTests {
    private let sections = CourseSection.sections(of: [
        RecipeSummary(
            id: RecipeID(path: "Soups/Pea.cook"), title: "Pea and\tmint soup", course: "soup",
            totalTime: CookingTime(minutes: 25, text: "25 min"), servings: Servings(number: Rational(4), text: "4"),
            tags: ["green"]),
        RecipeSummary(id: RecipeID(path: "Tofu.cook"), title: "麻婆豆腐", totalTime: CookingTime(minutes: 70, text: "")),
        RecipeSummary(
            id: RecipeID(path: "Pie.cook"), title: "Pie", course: "Desserts",
            servings: Servings(number: Rational(1), text: "1 pie")),
    ])

    @Test("A list without a width has fields separated by tabs")
    func tabs() {
        #expect(
            RecipeListWriter().text(for: sections)
                == "Soups\tPea and mint soup\t25 min\t4\nDesserts\tPie\t\t1 pie\n\t麻婆豆腐\t1 h 10 min\t\n")
    }

    @Test("A list with a width is aligned")
    func aligned() {
        #expect(
            RecipeListWriter(width: 60).text(for: sections) == """
                Soups     Pea and mint soup      25 min      4
                Desserts  Pie                            1 pie
                          麻婆豆腐           1 h 10 min

                """)
    }

    @Test(
        "A narrow list drops servings and courses and shortens titles", arguments: [1, 10, 24, 30, 40])
    func narrow(width: Int) {
        let lines = RecipeListWriter(width: width).text(for: sections).split(separator: "\n")
        #expect(lines.count == 3)
        if width >= 24 { #expect(lines.allSatisfy { String($0).displayWidth <= width }) }
    }

    @Test("A list of thirty columns has titles and times only")
    func thirtyColumns() {
        #expect(
            RecipeListWriter(width: 30).text(for: sections) == """
                Pea and mint soup      25 min
                Pie
                麻婆豆腐           1 h 10 min

                """)
    }

    @Test("A list as JSON is an array of objects with null for missing values")
    func json() throws {
        let text = RecipeListWriter().json(for: sections).text()
        let array = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
        #expect(array.map { $0["title"] as? String } == ["Pea and\tmint soup", "Pie", "麻婆豆腐"])
        #expect(array.first?["minutes"] as? Int == 25)
        #expect(array.first?["tags"] as? [String] == ["green"])
        #expect(array.last?["course"] is NSNull)
        #expect(text.contains("\"path\": \"Soups/Pea.cook\""))
    }

    @Test("A list without recipes is empty text and an empty JSON array")
    func nothing() {
        #expect(RecipeListWriter(width: 80).text(for: []) == "")
        #expect(RecipeListWriter().json(for: []).text() == "[]")
    }

    @Test("A list contains no control characters")
    func hostile() {
        let hostile = "a\u{1B}[31m\u{7}b\u{9B}c\u{202E}d"
        let list = RecipeListWriter(width: 80).text(for: [
            CourseSection(
                course: Course(named: hostile),
                recipes: [RecipeSummary(id: RecipeID(path: "x"), title: hostile, course: hostile)])
        ])
        #expect(list == "A[31mbcd  a[31mbcd\n")
    }
}
