import RecipeKit

/// Writes a meal plan as an iCalendar file (RFC 5545).
///
/// The times have no time zone. So breakfast remains at half past eight when the clocks change. The event of a meal has
/// the same identifier in every export of the plan, so a second import updates the event.
public struct PlanCalendar: Sendable {
    /// The name of the calendar.
    public var name: String
    /// A text that distinguishes the identifiers of this plan from those of other plans, such as the path of the file.
    public var identifier: String
    /// The length of a meal with a time, in minutes.
    public var minutes: Int

    public init(name: String, identifier: String, minutes: Int = 60) {
        (self.name, self.identifier, self.minutes) = (name, identifier, max(1, minutes))
    }

    /// Returns the calendar of the days that have a date: an event for each meal that has entries.
    ///
    /// The event of a meal with a time has this time. The event of a meal without a time takes the whole day.
    ///
    /// - Parameters:
    ///   - plan: The plan.
    ///   - day: The day on which the calendar is written, in UTC.
    ///   - time: The time at which the calendar is written, in UTC.
    ///   - title: Returns the title of a recipe from its path. By default, the title is the last component of the path.
    public func text(
        _ plan: MealPlanFile, day: CalendarDay, time: PlanTime,
        title: (_ path: String) -> String = { $0.split(separator: "/").last.map(String.init) ?? $0 }
    ) -> String {
        var writer = CalendarWriter()
        writer.add("BEGIN", "VCALENDAR")
        writer.add("VERSION", "2.0")
        writer.add("PRODID", "-//recipes//meal plan//EN")
        writer.add("CALSCALE", "GREGORIAN")
        writer.add("METHOD", "PUBLISH")
        writer.add("X-WR-CALNAME", escaping: name)
        let stamp = Self.stamp(day, time)
        var counts: [String: Int] = [:]
        for section in plan.days {
            guard let date = section.date else { continue }
            for meal in section.meals where !meal.entries.isEmpty {
                let key = "\(date.compact)-\(NameTokens.key(meal.name).split(separator: " ").joined(separator: "-"))"
                counts[key, default: 0] += 1
                let number = counts[key] ?? 1
                let own = "\(identifier)\u{0}\(key)\u{0}\(number)"
                writer.add("BEGIN", "VEVENT")
                writer.add("UID", "\(key)-\(Self.hash(own))@recipes")
                writer.add("DTSTAMP", stamp)
                add(date, meal.time, &writer)
                let lines = meal.entries.map { Self.text(of: $0, title) }
                let summary = lines.joined(separator: ", ")
                writer.add("SUMMARY", escaping: meal.name.isEmpty ? summary : "\(meal.name): \(summary)")
                if lines.count > 1 { writer.add("DESCRIPTION", escaping: lines.joined(separator: "\n")) }
                if meal.time == nil { writer.add("TRANSP", "TRANSPARENT") }
                writer.add("END", "VEVENT")
            }
        }
        writer.add("END", "VCALENDAR")
        return writer.text
    }

    private func add(_ date: CalendarDay, _ time: PlanTime?, _ writer: inout CalendarWriter) {
        guard let time else {
            writer.add("DTSTART;VALUE=DATE", date.compact)
            writer.add("DTEND;VALUE=DATE", date.adding(days: 1).compact)
            return
        }
        writer.add("DTSTART", "\(date.compact)T\(Self.compact(time))")
        writer.add("DURATION", "PT\(minutes)M")
    }

    private static func text(of entry: MealPlanFile.Entry, _ title: (String) -> String) -> String {
        entry.items.map { item in
            switch item {
            case .recipe(let path, let quantity):
                let amount = quantity.map { quantity in
                    (quantity.unit ?? "").isEmpty ? "× \(quantity.amount.formatted())" : quantity.formatted()
                }
                return amount.map { "\(title(path)) (\($0))" } ?? title(path)
            case .ingredient(let ingredient):
                let amount = ingredient.amountLine()
                return amount.isEmpty ? ingredient.name : "\(amount) \(ingredient.name)"
            case .words(let words): return words
            }
        }
        .joined(separator: ", ")
    }

    /// A day and a time in UTC, as calendars write them.
    static func stamp(_ day: CalendarDay, _ time: PlanTime) -> String { "\(day.compact)T\(compact(time))Z" }

    private static func compact(_ time: PlanTime) -> String { String(time.text.filter { $0 != ":" }) + "00" }

    /// Returns a hash that is the same in every run of the program.
    static func hash(_ text: String) -> String {
        String(text.utf8.reduce(FNV1a.offsetBasis) { FNV1a.adding($1, to: $0) }, radix: 16)
    }
}

/// Writes the lines of a calendar.
struct CalendarWriter {
    private(set) var text = ""

    /// Adds a line whose value needs no escaping. A long line is folded into lines of at most 75 bytes.
    mutating func add(_ name: String, _ value: String) {
        var count = 0
        for scalar in "\(name):\(value)".unicodeScalars {
            let width = UTF8.width(scalar)
            if count + width > 75 {
                text += "\r\n "
                count = 1
            }
            text.unicodeScalars.append(scalar)
            count += width
        }
        text += "\r\n"
    }

    /// Adds a line whose value is text. Line feeds are escaped, and other control characters become spaces.
    mutating func add(_ name: String, escaping value: String) {
        var escaped = ""
        for scalar in value.unicodeScalars {
            switch scalar {
            case "\\", ";", ",": escaped += "\\\(scalar)"
            case "\n": escaped += "\\n"
            case "\r": break
            case _ where scalar.value < 0x20 || scalar.value == 0x7F: escaped += " "
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        add(name, escaped)
    }
}
