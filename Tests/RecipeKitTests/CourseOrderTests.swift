import CookingLanguages
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

    @Test("Courses of the same rank are in alphabetical order without accents, and no course is before itself")
    func sameRank() {
        let courses = ["Frühstück", "Frukost", "Zoo cake", "Zwieback"].map(Course.init(named:))
        #expect(Array(courses.reversed()).sorted() == courses)
        for course in courses { #expect(!(course < course)) }
    }

    /// Every name used to be compared with the courses of all languages, which took minutes here.
    @Test("Only the first 16 names of a list, and no text of a stranger, are looked up", .timeLimit(.minutes(1)))
    func endless() {
        let names = String(repeating: "zzz, ", count: 100_000)
        #expect(Course(named: names + "Dessert").title == "Zzz")
        #expect(Course(named: String(repeating: "zzz, ", count: 15) + "Dessert").title == "Desserts")
        let text = String(repeating: "soups ", count: 100_000)
        #expect(Course(named: text).title.hasPrefix("Soups soups"))
    }

    @Test(
        "A course of a list of names is the first well-known one, or else the first one",
        arguments: [
            ("Dinner, Side Dish", "Dinners"), ("Quick, Desserts", "Desserts"), ("Quick or dessert", "Desserts"),
            ("quick meals, other", "Quick meals"), ("quick; slow / late | early", "Quick"),
            ("quick meals or slow ones", "Quick meals"), (", quick", "Quick"),
            ("aunt_ada's  cakes", "Aunt ada's cakes"),
            (",", "Other recipes"), ("", "Other recipes"), ("!", "Other recipes"), ("супы", "Супы"),
            ("Übriges", "Übriges"),
        ])
    func lists(name: String, title: String) {
        #expect(Course(named: name).title == title)
    }

    @Test("Names with the same letters are one course, and well-known names are recognized")
    func names() {
        #expect(Course(named: "Aunt's cakes") == Course(named: "AUNTS CAKE"))
        #expect(Course(named: "Aunt's cakes") != Course(named: "Aunt's pies"))
        #expect(Set(["dessert", "Desserts", "DESSERT"].map(Course.init(named:))).count == 1)
        #expect(Course.isWellKnown("Side dish") && !Course.isWellKnown("Aunt Ada"))
    }

    @Test(
        "The plural of a course loses its ending",
        arguments: [
            ("soups", "soup"), ("berries", "berry"), ("dishes", "dish"), ("boxes", "box"), ("bass", "bass"),
            ("couscous", "couscous"), ("pies", "pie"), ("glasses", "glass"), ("peaches", "peach"), ("gas", "gas"),
            ("anis", "anis"), ("eggs", "egg"), ("soup", "soup"),
        ])
    func singular(name: String, expected: String) { #expect(Course.singular(name) == expected) }

    @Test("The table of all courses has the same courses as the lists of the languages")
    func table() {
        let names = CookingLanguage.all.flatMap { language in
            language.courses.split(separator: "\n").flatMap { line in
                line.drop { $0 != ":" }.dropFirst().split(separator: ",").map { String($0.drop { $0 == " " }) }
            }
        }
        for name in names + names.map({ $0.uppercased() + "s" }) + ["", "zork", "Soupe", "n4711"] {
            let (searched, tabled) = (
                WellKnownCourses.entry(named: name, inTable: false), WellKnownCourses.entry(named: name, inTable: true)
            )
            #expect(searched?.title == tabled?.title && searched?.rank == tabled?.rank, "\(name)")
        }
    }
}
