import Foundation
import TestSupport

@testable import RecipeFormats
@testable import RecipeKit
@testable import RecipeLibrary

/// A generator of recipe files that consist of few different words. Queries of the same words find some of the files.
struct RandomCookbook {
    var random: SeededGenerator

    private static let words = [
        "egg", "eggs", "tomato", "tomatoes", "nuts", "soup", "stir-fry", "crème", "d'huile", "親子丼", "vegan",
    ]

    private mutating func text(_ count: ClosedRange<Int>) -> String {
        (0..<Int.random(in: count, using: &random)).map { _ in Self.words.randomElement(using: &random) ?? "" }
            .joined(separator: " ")
    }

    /// A file of Cooklang, or of several recipes in JSON lines.
    mutating func file(_ number: Int) -> (name: String, text: String) {
        if number.isMultiple(of: 10) {
            let lines = (0..<5).map { _ in jsonLine() }
            return ("Lines \(number).jsonl", lines.joined(separator: "\n") + "\n")
        }
        let course = ["Soup", "dessert", "Main course", ""].randomElement(using: &random) ?? ""
        let minutes = [5, 15, 30, 90, 0].randomElement(using: &random) ?? 0
        let ingredients = (0..<3).map { _ in "@\(text(1...2)){\(Int.random(in: 1...9, using: &random))}" }
        return (
            "Recipe \(number).cook",
            """
            ---
            title: \(text(1...3)) \(number)
            \(course.isEmpty ? "" : "course: \(course)\n")\(minutes == 0 ? "" : "time: \(minutes) min\n")tags: [\(text(1...2)), \(text(1...1))]
            ---
            Take \(ingredients.joined(separator: " and ")), then \(text(0...4)).

            Go on with \(text(1...5)).
            """
        )
    }

    private mutating func jsonLine() -> String {
        """
        {"@type":"Recipe","name":"\(text(1...3))","recipeCategory":"\(text(1...1))","keywords":"\(text(1...2))",\
        "recipeIngredient":["\(text(1...3))","2 \(text(1...2))"],"recipeInstructions":["\(text(2...6)).","\(text(1...3))."]}
        """
    }

    /// A query of one to three parts.
    mutating func query() -> String {
        let parts = (0..<Int.random(in: 1...3, using: &random)).map { _ -> String in
            let word = Self.words.randomElement(using: &random) ?? ""
            let beginning = String(word.prefix(Int.random(in: 2...6, using: &random)))
            let pair = "\"\(word) \(Self.words.randomElement(using: &random) ?? "")\""
            let end = String(word.dropFirst(Int.random(in: 1...3, using: &random)))
            let misspelt = String(word.prefix(3)) + "x" + String(word.dropFirst(3))
            let values = [beginning, beginning, word, word, pair, end, misspelt]
            let value = values.randomElement(using: &random) ?? ""
            let name = ["", "", "", "with:", "without:", "title:", "step:", "tag:", "-"].randomElement(using: &random)
            return (name ?? "") + value
        }
        let filters = [
            "", "", "", "", "time:<30", "-time:<=15", "course:soup", "course:des", "is:favourite", "rating:3",
        ]
        return (parts + [filters.randomElement(using: &random) ?? ""]).joined(separator: " ")
    }
}
