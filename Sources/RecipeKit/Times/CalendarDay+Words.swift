import CookingLanguages

// Dates as people type and read them. Files have dates in the form of ISO 8601.
extension CalendarDay {
    /// The day of the week, the day and the month: `Mon 23 Nov`.
    package var shortName: String { "\(shortWeekday) \(components.day) \(shortMonth)" }

    /// The day of the week and the day, for a column whose month is stated elsewhere: `Mon 23`.
    package var columnName: String { "\(shortWeekday) \(components.day)" }

    /// Returns the day as the program shows it everywhere: `Mon 23 Nov`, and with the year if it is not the current one:
    /// `Thu 7 Jan 2027`.
    package func name(from today: CalendarDay) -> String {
        components.year == today.components.year ? shortName : "\(shortName) \(components.year)"
    }

    /// The name of the week that begins with this day: `23 to 29 Nov 2026`.
    package var weekName: String {
        let last = adding(days: 6)
        let start = shortMonth == last.shortMonth ? "\(components.day)" : "\(components.day) \(shortMonth)"
        return "\(start) to \(last.components.day) \(last.shortMonth) \(last.components.year)"
    }

    private var shortWeekday: String { ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"][weekday - 1] }
    private var shortMonth: String { Self.months[components.month - 1] }
    private static let months = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]

    /// The reason why a typed date cannot be read, as a sentence that says what to type.
    package struct TypingError: Error, Hashable {
        package let message: String
    }

    /// Reads a date as people type it: `2026-12-24`, `24.12.`, `Thu 24 Dec`, `today`, `tomorrow`, `friday`.
    ///
    /// A day of the week means the next such day, which can be today. A date without a year means the next such date.
    ///
    /// - Parameters:
    ///   - text: The date.
    ///   - today: The current day.
    ///   - order: The order of day and month in a date with slashes. Without it, `12/10/2026` is an error, because it
    ///     means 12 October or 10 December.
    package init(typed text: String, from today: CalendarDay, order: Order?) throws(TypingError) {
        let word = text.trimmingSpaces().lowercased()
        if word == "today" || word == "tomorrow" {
            self = today.adding(days: word == "today" ? 0 : 1)
        } else if let weekday = Self.weekday(named: word) {
            self = today.adding(days: (weekday - today.weekday + 7) % 7)
        } else if let day = Self(shown: word, from: today) {
            self = day
        } else {
            self = try Self.day(inNumbers: word, from: today, order)
        }
    }

    /// Reads a date that consists of numbers.
    private static func day(
        inNumbers text: String, from today: CalendarDay, _ order: Order?
    ) throws(TypingError) -> CalendarDay {
        let year = today.components.year
        let parts = text.split(separator: "/")
        if parts.count == 2 || parts.count == 3, let numbers = Self.numbers(parts), numbers[0] < 100 {
            // The day and the month in both orders. The date without a year is the next such date.
            let whole = parts.count == 3
            func day(_ order: Order) -> CalendarDay? {
                if whole { return CalendarDay(parsing: text, order: order) }
                return [year, year + 1].lazy.compactMap { CalendarDay(parsing: "\(text)/\($0)", order: order) }
                    .first { $0 >= today }
            }
            if let first = day(.dayFirst), let second = day(.monthFirst) {
                switch order {
                case .dayFirst: return first
                case .monthFirst: return second
                case nil where first == second: return first
                case nil:
                    throw TypingError(
                        message: "“\(text)” can be \(first.name(from: today)) or \(second.name(from: today)). "
                            + "Write \(first.iso) or \(second.iso).")
                }
            }
        }
        if let day = CalendarDay(parsing: text) ?? CalendarDay(parsingDayAndMonth: text, from: today) { return day }
        throw TypingError(message: "“\(text)” is no date. Write 2026-03-07, 7.3.2026, 7.3. or friday.")
    }

    /// Reads a date in the form of ``name(from:)``, in lower case. The day of the week and the year can be missing, and the
    /// month can be written in full: `24 december`, `dec 24 2026`.
    private init?(shown text: String, from today: CalendarDay) {
        var words = text.split { $0 == " " || $0 == "," }.map(String.init)
        // The day of the week is followed by a day and a month: `mar` is also a month.
        if words.count > 2, Self.weekday(named: words[0]) != nil,
            words[1...2].contains(where: { $0.first?.isLetter == true })
        {
            words.removeFirst()
        }
        guard words.count == 2 || words.count == 3,
            let name = words.prefix(2).firstIndex(where: { $0.first?.isLetter == true }), words[name].count > 2,
            let month = Self.months.firstIndex(where: { words[name].hasPrefix($0.lowercased()) }),
            let number = Self.numbers([words[1 - name].filter { $0 != "." }])?.first
        else { return nil }
        if words.count == 3 {
            guard let year = Self.numbers([words[2]])?.first else { return nil }
            self.init(year: year, month: month + 1, day: number)
            return
        }
        let year = today.components.year
        let days = [year, year + 1].compactMap { CalendarDay(year: $0, month: month + 1, day: number) }
        guard let day = days.first(where: { $0 >= today }) else { return nil }
        self = day
    }

    /// Returns the number of a day of the week, from 1 for Monday, or `nil` for another word. Three letters are enough:
    /// `sun`, `die`. If they begin different days in two languages, the first language counts.
    package static func weekday(named name: String) -> Int? {
        let name = name.lowercased()
        let letters = name.unicodeScalars.first.map { $0.value < 0x3000 } ?? true
        guard name.count >= 3 || !letters && name.count > 1 else { return nil }
        for language in CookingLanguage.all {
            let days = language.entries(.weekday).map { $0.lowercased() }
            if let index = days.firstIndex(where: { $0.hasPrefix(name) }) { return index + 1 }
        }
        return nil
    }
}

extension CalendarDay.Order {
    /// Creates the order of a locale such as `de_DE.UTF-8`. Returns `nil` for a locale without a country, such as `C` or
    /// `en`, which does not say the order.
    package init?(locale: String) {
        let name = locale.prefix { $0 != "." && $0 != "@" }
        let parts = name.split { $0 == "_" || $0 == "-" }
        guard parts.count > 1, let country = parts.last, country.utf8.count == 2 else { return nil }
        self = ["US", "PH", "FM", "MH", "PW"].contains(country.uppercased()) ? .monthFirst : .dayFirst
    }
}
