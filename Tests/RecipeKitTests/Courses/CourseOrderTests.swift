import Testing

@testable import RecipeKit

@Suite("The order of courses")
struct CourseOrderTests {
    @Test("Courses are in the order of the day and of a meal, then unknown ones by name, then recipes without a course")
    func order() {
        let names = ["Breakfast", "Soup", "Main course", "Dessert", "Aunt Ada", "Zoo", nil]
        let sorted = names.map(Course.init(named:))
        #expect(Array(sorted.reversed()).sorted() == sorted)
    }

    @Test(
        "The plural of a course loses its ending",
        arguments: [
            ("soups", "soup"), ("berries", "berry"), ("dishes", "dish"), ("boxes", "box"), ("bass", "bass"),
            ("couscous", "couscous"), ("pies", "pie"),
        ])
    func singular(name: String, expected: String) { #expect(Course.singular(name) == expected) }
}
