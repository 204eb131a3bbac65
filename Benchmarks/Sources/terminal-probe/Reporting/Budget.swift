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
        switch unit {
        case "ms": Figure.milliseconds(value)
        case "MiB": Figure.memory(value.map { Int($0) })
        default: value.map { String(format: "%.0f", $0) + " " + unit } ?? Figure.count(value)
        }
    }
}

extension Budget {
    private static let recipes = Measured.recipes
    private static let gallery = Measured.gallery

    static func all(of measured: Measured) -> [Budget] {
        recipes(measured) + gallery(measured.million)
    }

    private static func recipes(_ measured: Measured) -> [Budget] {
        let side = measured.browser
        return [
            Budget(
                what: "start, starter cookbook", promise: "at most nnn's", figure: side.start(of: recipes),
                limit: side.start(of: Measured.nnn), unit: "ms"),
            start("start, starter cookbook", recipes, side),
            arrow("↓ inside the screen", Measured.inside, recipes, side),
            bytes("↓ inside the screen", Measured.inside, limit: 130, side),
            arrow("↓ that scrolls a row", Measured.scrolling, recipes, side),
            bytes("↓ that scrolls a row", Measured.scrolling, limit: 200, side),
        ] + Measured.jumps.map { jump($0, $0, recipes, side) } + [
            Budget(
                what: "at rest", promise: "no wake-ups", figure: side.wakeUps(of: recipes), limit: 0, unit: "/s"),
            Budget(
                what: "first screen, 5,000 files", promise: "while reading goes on",
                figure: measured.reading.firstScreen.median, limit: 100, unit: "ms"),
        ]
    }

    private static func gallery(_ side: SideBySide) -> [Budget] {
        [
            start("million: start", gallery, side),
            arrow("million: ↓ inside", Measured.inside, gallery, side),
            arrow("million: ↓ that scrolls", Measured.scrolling, gallery, side),
        ] + (Measured.jumps + [Measured.nextSection]).map { jump("million: \($0)", $0, gallery, side) } + [
            Budget(
                what: "million: peak memory", promise: "at most so much", figure: side.peakMemory(of: gallery),
                limit: 12 * 1_048_576, unit: "MiB"),
            Budget(
                what: "million: at rest", promise: "no wake-ups", figure: side.wakeUps(of: gallery), limit: 0,
                unit: "/s"),
        ]
    }

    private static func start(_ what: String, _ program: String, _ side: SideBySide) -> Budget {
        Budget(
            what: what, promise: "aim: twice the floor", figure: side.start(of: program),
            limit: side.start(of: Measured.floor).map { $0 * 2 }, unit: "ms")
    }

    private static func arrow(_ what: String, _ script: String, _ program: String, _ side: SideBySide) -> Budget {
        Budget(
            what: what, promise: "at most 2.5 times the floor", figure: side.answer(of: program, to: script),
            limit: side.answer(of: Measured.floor, to: script).map { $0 * 2.5 }, unit: "ms")
    }

    private static func bytes(_ what: String, _ script: String, limit: Double, _ side: SideBySide) -> Budget {
        Budget(
            what: what, promise: "at most so many bytes", figure: side.bytes(of: recipes, to: script), limit: limit,
            unit: "bytes")
    }

    private static func jump(_ what: String, _ script: String, _ program: String, _ side: SideBySide) -> Budget {
        Budget(
            what: what, promise: "at most 3 times ↓", figure: side.answer(of: program, to: script),
            limit: side.answer(of: program, to: Measured.inside).map { $0 * 3 }, unit: "ms")
    }
}
