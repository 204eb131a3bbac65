import Foundation

/// A limit for a measured value, and whether the value of this run meets it.
package struct Budget: Codable {
    package let what: String
    package let promise: String
    package let figure: Double?
    package let limit: Double?
    package let unit: String
    /// Whether the limit is a minimum. Otherwise it is a maximum.
    package let isLeast: Bool
    /// Whether the limit is only an aim, so that the program may miss it.
    package let isAim: Bool

    package init(
        what: String, promise: String, figure: Double?, limit: Double?, unit: String, isLeast: Bool = false,
        isAim: Bool = false
    ) {
        self.what = what
        self.promise = promise
        self.figure = figure
        self.limit = limit
        self.unit = unit
        self.isLeast = isLeast
        self.isAim = isAim
    }

    package var isMet: Bool? {
        guard let figure, let limit else { return nil }
        return isLeast ? figure >= limit : figure <= limit
    }

    package static func printTable(_ budgets: [Budget]) {
        var table = Table("budget", "promise", "limit", "figure", "verdict", texts: 2)
        for budget in budgets {
            let verdict = budget.isMet.map { $0 ? "met" : "not met" } ?? "no figure"
            table.append(
                budget.what, budget.promise, budget.written(budget.limit), budget.written(budget.figure), verdict)
        }
        print(table.printed())
    }

    /// Whether a limit is missed that is more than an aim. A limit without a figure is missed.
    package static func isMissed(in budgets: [Budget]) -> Bool { budgets.contains { $0.isMet != true && !$0.isAim } }

    private func written(_ value: Double?) -> String {
        switch unit {
        case "ms": Figure.milliseconds(value)
        case "MiB": Figure.memory(value.map { Int($0) })
        case "MB": value.map { String(format: "%.1f MB", $0 / 1e6) } ?? Figure.count(value)
        default: value.map { String(format: "%.0f", $0) + " " + unit } ?? Figure.count(value)
        }
    }
}
