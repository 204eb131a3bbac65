import Figures
import Foundation

/// A promise in figures, and whether this run kept it.
struct Budget: Codable {
    let what: String
    let promise: String
    let figure: Double?
    let limit: Double?
    let unit: String

    var isMet: Bool? {
        guard let figure, let limit else { return nil }
        return figure <= limit
    }

    static func printTable(_ budgets: [Budget]) {
        var table = Table("budget", "promise", "limit", "figure", "verdict", texts: 2)
        for budget in budgets {
            let verdict = budget.isMet.map { $0 ? "met" : "not met" } ?? "no figure"
            table.append(
                budget.what, budget.promise, budget.written(budget.limit), budget.written(budget.figure), verdict)
        }
        print(table.printed())
    }

    private func written(_ value: Double?) -> String {
        if unit == "ms" { return Figure.milliseconds(value) }
        return value.map { String(format: "%.0f", $0) + " " + unit } ?? Figure.count(value)
    }
}

extension Budget {
    private static let recipes = Measured.recipes

    static func all(of measured: Measured) -> [Budget] {
        start(measured) + arrow("↓ inside the screen", Measured.inside, bytes: 130, measured)
            + arrow("↓ that scrolls a row", Measured.scrolling, bytes: 200, measured) + jumps(measured) + rest(measured)
    }

    private static func start(_ measured: Measured) -> [Budget] {
        let figure = measured.start(of: recipes)
        return [
            Budget(
                what: "start, starter cookbook", promise: "at most nnn's", figure: figure,
                limit: measured.start(of: Measured.nnn), unit: "ms"),
            Budget(
                what: "start, starter cookbook", promise: "aim: twice the floor", figure: figure,
                limit: measured.start(of: Measured.floor).map { $0 * 2 }, unit: "ms"),
        ]
    }

    private static func arrow(_ what: String, _ script: String, bytes: Double, _ measured: Measured) -> [Budget] {
        [
            Budget(
                what: what, promise: "at most 2.5 times the floor", figure: measured.answer(of: recipes, to: script),
                limit: measured.answer(of: Measured.floor, to: script).map { $0 * 2.5 }, unit: "ms"),
            Budget(
                what: what, promise: "at most so many bytes", figure: measured.bytes(of: recipes, to: script),
                limit: bytes, unit: "bytes"),
        ]
    }

    private static func jumps(_ measured: Measured) -> [Budget] {
        let limit = measured.answer(of: recipes, to: Measured.inside).map { $0 * 3 }
        return Measured.jumps.map { script in
            Budget(
                what: script, promise: "at most 3 times ↓", figure: measured.answer(of: recipes, to: script),
                limit: limit, unit: "ms")
        }
    }

    private static func rest(_ measured: Measured) -> [Budget] {
        [
            Budget(
                what: "at rest", promise: "no wake-ups", figure: measured.wakeUps(of: recipes), limit: 0,
                unit: "/s"),
            Budget(
                what: "first screen, 5,000 files", promise: "while reading goes on",
                figure: measured.reading.firstScreen.median, limit: 100, unit: "ms"),
        ]
    }
}
