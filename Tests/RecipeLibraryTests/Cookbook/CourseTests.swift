import Testing

@testable import RecipeFormats
@testable import RecipeKit
@testable import RecipeLibrary

@Suite("Courses")
struct CourseTests {
    private func titles(_ courses: String?...) -> [String] {
        let recipes = courses.enumerated().map { number, course in
            RecipeSummary(id: RecipeID(path: "\(number).cook"), title: "\(number)", course: course)
        }
        return CourseSection.sections(of: recipes).map(\.course.title)
    }

    @Test("Names that differ in case, accents and number are one course")
    func oneCourse() {
        #expect(titles("dessert", "Dessert", "DESSERTS", "Desserts") == ["Desserts"])
        #expect(titles("side", "Sides", "Side Dish", "side dishes") == ["Side dishes"])
        #expect(titles("Main Course", "main dish", "Mains") == ["Mains"])
        #expect(titles("hors d’œuvre", "Hors d'oeuvres", "appetizer") == ["Appetizers"])
        #expect(titles("Frühstück", "FRUHSTUCK") == ["Frühstück"])
    }

    @Test("The title of an unknown course is its most frequent spelling, with a capital letter")
    func ownCourse() {
        #expect(titles("traybake", "Traybakes", "Traybakes") == ["Traybakes"])
        #expect(titles("sunday  roast") == ["Sunday roast"])
        #expect(titles("Canapé", "canapes") == ["Canapes"])
    }

    @Test(
        "Well-known courses are in the order of a meal, others follow by name, and recipes without a course come last")
    func order() {
        #expect(
            titles(
                nil, "Zoo", "Sauce", "Arctic", "Drinks", "Dessert", "Dinner", "Sides", "Soup", "Starters", "Breakfast",
                "Bread", "Salad")
                == [
                    "Breakfasts", "Starters", "Soups", "Salads", "Dinners", "Side dishes", "Desserts", "Breads",
                    "Drinks",
                    "Sauces", "Arctic", "Zoo", "Other recipes",
                ])
    }

    @Test("Courses in other languages keep their title and sort by meaning")
    func languages() {
        #expect(
            titles("Getränke", "Nachspeisen", "Hauptgerichte", "Vorspeise", "Suppen")
                == ["Vorspeisen", "Suppen", "Hauptgerichte", "Nachspeisen", "Getränke"])
        #expect(titles("desserts", "plats", "entrées") == ["Entrées", "Plats", "Desserts"])
        #expect(titles("Postre", "Sopas", "Десерты", "主菜") == ["Sopas", "主菜", "Postres", "Десерты"])
    }

    @Test(
        "The first well-known course of a recipe is used, else its first course",
        arguments: [
            ("Dinner, Side Dish", "Dinners"), ("vegetarian, autumn, dinner", "Vegetarian"),
            ("Entree or Side Dish, Sides/Salad", "Entrées"), ("weeknight; quick", "Weeknight"),
            (" , ", "Other recipes"),
            ("", "Other recipes"), ("Soups and Stews", "Soups"), ("Corn or wheat", "Corn"),
        ])
    func lists(name: String, title: String) {
        #expect(Course(named: name).title == title)
    }

    @Test("The recipes of a course are sorted by title; case and accents are ignored, and numbers sort by value")
    func titlesWithinCourse() {
        let titles = [
            "Pie 10", "épinards", "pie 9", "Zabaglione", "Eggs", "Éclair", "œufs", "Nutella", "\"Quick\" soup",
            "pie 09",
            "Straße", "Strasbourg", "麻婆豆腐", "Щи", "Ørreder", "1. First", "10 eggs", "9 eggs",
        ]
        let recipes = titles.map { RecipeSummary(id: RecipeID(path: $0), title: $0, course: "Soup") }
        let sorted = CourseSection.sections(of: recipes).flatMap(\.recipes).map(\.title)
        #expect(
            sorted == [
                "1. First", "9 eggs", "10 eggs", "Éclair", "Eggs", "épinards", "Nutella", "œufs", "Ørreder", "pie 09",
                "pie 9", "Pie 10", "\"Quick\" soup", "Strasbourg", "Straße", "Zabaglione", "Щи", "麻婆豆腐",
            ])
    }

    @Test("Composed and decomposed accents have the same sorting key")
    func decomposed() {
        #expect(SortingKey("Cre\u{300}me bru\u{302}le\u{301}e") == SortingKey("Crème Brûlée"))
        #expect(SortingKey("Bún chả") == SortingKey("bun cha"))
        #expect(SortingKey("Γιουβέτσι") == SortingKey("γιουβετσι"))
    }

    @Test("A title with a number of many digits is sorted")
    func longNumber() {
        let long = String(repeating: "9", count: 300)
        #expect(SortingKey(long) < SortingKey("a"))
        #expect(SortingKey("0") < SortingKey("00001"))
    }
}
