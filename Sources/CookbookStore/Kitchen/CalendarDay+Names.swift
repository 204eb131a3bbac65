import RecipeKit
import RecipeLibrary

extension CalendarDay {
    /// The day of the week, the day and the month: `Mon 23 Nov`.
    package var shortName: String { "\(shortWeekday) \(components.day) \(shortMonth)" }

    /// The name of the week that begins with this day: `23 to 29 Nov 2026`.
    package var weekName: String {
        let last = adding(days: 6)
        let start = shortMonth == last.shortMonth ? "\(components.day)" : "\(components.day) \(shortMonth)"
        return "\(start) to \(last.components.day) \(last.shortMonth) \(last.components.year)"
    }

    private var shortWeekday: String { ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"][weekday - 1] }

    private var shortMonth: String {
        let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
        return months[components.month - 1]
    }
}
