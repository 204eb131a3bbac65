import CookingLanguages
import RecipeKit

/// A file `NAME.menu` of the Cooklang programs: days with meals, recipes and words.
///
/// ```
/// == Saturday (2026-03-07) ==
///
/// Breakfast (08:30): \
/// - @./Pancakes{4%servings} with @maple syrup{2%tbsp} \
/// - coffee
/// ```
///
/// An edit changes only the lines of the edited entry, meal or day. All other bytes stay the same. A backslash at the
/// end of a line is a line break of Cooklang. A new entry keeps the style of its meal, with or without backslashes.
public struct MealPlanFile: Hashable, Sendable {
    /// A day, or another section of the plan.
    public struct Day: Hashable, Sendable {
        /// The name, with the date if the file has one: `Saturday (2026-03-07)`. It is empty for the lines above the
        /// first section.
        public let name: String
        /// The date in the name, or `nil` if the name has no date.
        public let date: CalendarDay?
        /// The meals, in the order of the file.
        public internal(set) var meals: [Meal]
        /// The index of the line with the name. `nil` for the lines above the first section.
        let line: Int?
    }

    /// A meal of a day.
    public struct Meal: Hashable, Sendable {
        /// The name: `Breakfast`. It is empty for entries that are in no meal.
        public let name: String
        /// The time, or `nil` if the file states none.
        public let time: PlanTime?
        /// The entries, in the order of the file.
        public internal(set) var entries: [Entry]
        /// The index of the line with the name. `nil` for entries that are in no meal.
        let line: Int?
    }

    /// A line of a meal.
    public struct Entry: Hashable, Sendable {
        /// The recipes and ingredients of the line. A line without them has one item: its words.
        public let items: [PlanItem]
        /// The text of the line, without the dash and the line break.
        public let text: String
        let line: Int
        /// The positions of each item in the line.
        let marks: [Mark]
    }

    /// The positions of an item in its line.
    struct Mark: Hashable, Sendable {
        /// The range of the name, with `./`.
        var name: Range<Int>
        /// The range between the braces, or `nil` if the item has none.
        var amount: Range<Int>?
    }

    /// The position of an entry in a plan.
    public struct Position: Hashable, Sendable {
        /// The index of the day.
        public var day: Int
        /// The index of the meal.
        public var meal: Int
        /// The index of the entry.
        public var entry: Int

        public init(day: Int, meal: Int, entry: Int) { (self.day, self.meal, self.entry) = (day, meal, entry) }
    }

    /// The days, in the order of the file.
    public private(set) var days: [Day] = []
    /// The problems of the file: dates that do not exist, days that the file has twice, and a comment without an end.
    public private(set) var problems: [FileProblem] = []
    private var file: FileLines

    /// Reads a file. O(n).
    public init(bytes: [UInt8]) {
        file = FileLines(bytes)
        read()
    }

    /// Reads a text.
    public init(_ text: String) { self.init(bytes: Array(text.utf8)) }

    /// The bytes of the file.
    public var bytes: [UInt8] { file.bytes }

    /// Returns the index of a day, or `nil` if the plan does not have it.
    public func index(of date: CalendarDay) -> Int? { days.firstIndex { $0.date == date } }

    public subscript(position: Position) -> Entry { days[position.day].meals[position.meal].entries[position.entry] }

    /// The positions of all entries, in the order of the file.
    public var positions: [Position] {
        days.indices.flatMap { day in
            days[day].meals.indices.flatMap { meal in
                days[day].meals[meal].entries.indices.map { Position(day: day, meal: meal, entry: $0) }
            }
        }
    }
}

// MARK: - Editing

extension MealPlanFile {
    /// Adds an item to a meal of a day. Returns the position of the new entry, or `nil` if a line of the file cannot
    /// store the item or the name of the meal.
    ///
    /// If the plan does not have the day, adds the day in the order of the dates. If the day does not have the meal,
    /// adds the meal in the order of the times of day.
    ///
    /// - Parameters:
    ///   - item: The item.
    ///   - date: The day.
    ///   - meal: The name of the meal.
    ///   - time: The time of a new meal.
    @discardableResult
    public mutating func put(
        _ item: PlanItem, on date: CalendarDay, meal: String, time: PlanTime? = nil
    ) -> Position? {
        guard let text = item.text else { return nil }
        return put("- " + text, on: date, meal: meal, time: time)
    }

    /// Removes an entry. Its meal remains, even without entries.
    public mutating func remove(at position: Position) {
        removeLine(self[position].line)
        read()
    }

    /// Copies the whole line of an entry. Returns the position of the copy, or `nil` if the name of the meal is not
    /// valid.
    @discardableResult
    public mutating func copy(
        _ position: Position, to date: CalendarDay, meal: String, time: PlanTime? = nil
    ) -> Position? {
        put(lineText(self[position].line), on: date, meal: meal, time: time)
    }

    /// Moves the whole line of an entry. Returns its new position, or `nil` if the name of the meal is not valid.
    @discardableResult
    public mutating func move(
        _ position: Position, to date: CalendarDay, meal: String, time: PlanTime? = nil
    ) -> Position? {
        guard Self.isMealName(meal) else { return nil }
        let text = lineText(self[position].line)
        remove(at: position)
        return put(text, on: date, meal: meal, time: time)
    }

    /// Repeats an entry in the same meal every few days, at most 10,000 times. Does nothing if the day of the entry has
    /// no date, or if the name of the meal is missing or not valid.
    ///
    /// - Parameters:
    ///   - position: The position of the entry.
    ///   - days: The number of days from one copy to the next, at least 1.
    ///   - last: The last day that can have a copy.
    /// - Returns: The number of copies.
    @discardableResult
    public mutating func `repeat`(_ position: Position, every days: Int, until last: CalendarDay) -> Int {
        let day = self.days[position.day]
        let meal = day.meals[position.meal]
        guard let date = day.date, days > 0, Self.isMealName(meal.name) else { return 0 }
        let text = lineText(self[position].line)
        var count = 0
        var next = date.adding(days: days)
        while next <= last, count < 10_000 {
            put(text, on: next, meal: meal.name, time: meal.time)
            count += 1
            next = next.adding(days: days)
        }
        return count
    }

    /// Copies seven days with their meals to another week. Entries of the other week remain.
    ///
    /// An entry is left out if the same meal of the new day already has it, or if the name of its meal is missing or
    /// not valid.
    ///
    /// - Parameters:
    ///   - first: The first day to copy.
    ///   - target: The first day of the other week.
    /// - Returns: The number of copied entries.
    @discardableResult
    public mutating func copyWeek(from first: CalendarDay, to target: CalendarDay) -> Int {
        guard first != target else { return 0 }
        var copies: [(CalendarDay, Meal, String)] = []
        for day in days {
            guard let date = day.date, date >= first, date < first.adding(days: 7) else { continue }
            for meal in day.meals where Self.isMealName(meal.name) {
                for entry in meal.entries {
                    copies.append((target.adding(days: date.number - first.number), meal, lineText(entry.line)))
                }
            }
        }
        var count = 0
        for (date, meal, text) in copies where !has(text, on: date, meal: meal.name) {
            put(text, on: date, meal: meal.name, time: meal.time)
            count += 1
        }
        return count
    }

    private func has(_ text: String, on date: CalendarDay, meal name: String) -> Bool {
        guard let day = index(of: date) else { return false }
        return days[day].meals.contains { meal in
            meal.name.lowercased() == name.lowercased() && meal.entries.contains { lineText($0.line) == text }
        }
    }

    /// Plans the leftovers of an entry: `leftovers of Monday: Lasagne`. Returns the position of the new entry, or `nil`
    /// if the name of the meal is not valid.
    @discardableResult
    public mutating func putLeftovers(of position: Position, on date: CalendarDay, meal: String) -> Position? {
        let day = days[position.day]
        let names = self[position].items.map { item in
            switch item {
            case .recipe(let path, _): FilePath.name(of: path)
            case .ingredient(let ingredient): ingredient.name
            case .words(let words): words
            }
        }
        let weekday = day.date.map { Self.weekdays[$0.weekday - 1] } ?? day.name
        return put(.words("leftovers of \(weekday): \(names.joined(separator: ", "))"), on: date, meal: meal)
    }

    /// Changes the amount of an item: `4%servings`. Nothing else in the line changes. Does nothing if the item is
    /// words, or if the file cannot store the amount.
    ///
    /// - Parameters:
    ///   - quantity: The amount, or `nil` for none.
    ///   - item: The index of the item in its entry.
    ///   - position: The position of the entry.
    public mutating func setQuantity(_ quantity: Quantity?, ofItem item: Int, at position: Position) {
        let entry = self[position]
        let text = quantity?.cooklang ?? ""
        guard entry.marks.indices.contains(item), !text.contains(where: { "{}".contains($0) || $0.isNewline }) else {
            return
        }
        let mark = entry.marks[item]
        if let amount = mark.amount {
            file.replace(amount, in: entry.line, with: text)
        } else {
            file.replace(mark.name.upperBound..<mark.name.upperBound, in: entry.line, with: "{\(text)}")
        }
        read()
    }

    /// Changes the path of a recipe that was renamed. Nothing else in the lines changes.
    ///
    /// - Returns: The number of changed items.
    @discardableResult
    public mutating func replaceRecipe(_ path: String, with newPath: String) -> Int {
        guard PlanItem.recipe(path: newPath, quantity: nil).text != nil else { return 0 }
        var count = 0
        for position in positions {
            let entry = self[position]
            // Change the last item of the line first, so that the positions of the earlier items remain correct.
            for (item, mark) in zip(entry.items, entry.marks).reversed() {
                guard case .recipe(path, _) = item else { continue }
                file.replace(mark.name, in: entry.line, with: "./" + newPath)
                count += 1
            }
        }
        if count > 0 { read() }
        return count
    }

    @discardableResult
    private mutating func put(_ text: String, on date: CalendarDay, meal: String, time: PlanTime?) -> Position? {
        guard Self.isMealName(meal) else { return nil }
        let day = index(of: date) ?? addDay(date)
        let name = meal.trimmingSpaces()
        let known = days[day].meals.firstIndex { $0.name.lowercased() == name.lowercased() }
        let index = known ?? addMeal(name, time: time, to: day)
        let target = days[day].meals[index]
        let last = target.entries.last?.line ?? target.line ?? 0
        // If the meal uses line breaks, the line before the new one needs a backslash.
        if usesBreaks(target), !MealPlanReader.hasBreak(file.lines[last].bytes) {
            let end = UTF8Text.trim(0..<file.lines[last].bytes.count, in: file.lines[last].bytes).upperBound
            file.replace(end..<file.lines[last].bytes.count, in: last, with: " \\")
        }
        file.insert(text, at: last + 1)
        read()
        return self.index(of: date).flatMap { day in
            days[day].meals.firstIndex { $0.name.lowercased() == name.lowercased() }.map { meal in
                Position(day: day, meal: meal, entry: days[day].meals[meal].entries.count - 1)
            }
        }
    }

    /// Returns whether each line of a meal except the last one ends with a backslash. If the meal has no name or no
    /// entries, the other meals of the plan decide.
    private func usesBreaks(_ meal: Meal) -> Bool {
        if let line = meal.line, !meal.entries.isEmpty { return MealPlanReader.hasBreak(file.lines[line].bytes) }
        let headers = days.flatMap(\.meals).filter { !$0.entries.isEmpty }.compactMap(\.line)
        return headers.allSatisfy { MealPlanReader.hasBreak(file.lines[$0].bytes) }
    }

    private mutating func addDay(_ date: CalendarDay) -> Int {
        let header = "== \(Self.weekdays[date.weekday - 1]) (\(date.iso)) =="
        let next = days.first { $0.date.map { $0 > date } == true }
        if let line = next?.line {
            file.insert("", at: line)
            file.insert(header, at: line)
        } else {
            if let last = file.lines.last, !last.isBlank { file.insert("", at: file.count) }
            file.insert(header, at: file.count)
        }
        read()
        return index(of: date) ?? 0
    }

    private mutating func addMeal(_ name: String, time: PlanTime?, to day: Int) -> Int {
        let header = "\(name)\(time.map { " (\($0.text))" } ?? ""):"
        let order = Self.order(name, time)
        let next = days[day].meals.first { meal in meal.line != nil && Self.order(meal.name, meal.time) > order }
        if let line = next?.line {
            file.insert("", at: line)
            file.insert(header, at: line)
        } else {
            var line = dayEnd(day)
            while line > 0, file.lines[line - 1].isBlank { line -= 1 }
            file.insert("", at: line)
            file.insert(header, at: line + 1)
            let following = line + 2
            if following < file.count, !file.lines[following].isBlank { file.insert("", at: following) }
        }
        read()
        return days[day].meals.firstIndex { $0.name == name } ?? 0
    }

    /// Returns the index of the line after the last line of a day.
    private func dayEnd(_ day: Int) -> Int {
        days[(day + 1)...].first { $0.line != nil }?.line ?? file.count
    }

    /// Removes a line. If the line has no backslash at its end, the line before it loses its backslash.
    private mutating func removeLine(_ line: Int) {
        let isLast = !MealPlanReader.hasBreak(file.lines[line].bytes)
        file.remove(at: line)
        guard isLast, line > 0, MealPlanReader.hasBreak(file.lines[line - 1].bytes) else { return }
        let bytes = file.lines[line - 1].bytes
        let content = UTF8Text.trim(0..<bytes.count, in: bytes)
        let end = UTF8Text.trim(content.lowerBound..<(content.upperBound - 1), in: bytes).upperBound
        file.replace(end..<bytes.count, in: line - 1, with: "")
    }

    /// Returns the text of a line without the backslash at its end.
    private func lineText(_ line: Int) -> String {
        let bytes = file.lines[line].bytes
        var range = UTF8Text.trim(0..<bytes.count, in: bytes)
        if MealPlanReader.hasBreak(bytes) {
            range = UTF8Text.trim(range.lowerBound..<(range.upperBound - 1), in: bytes)
        }
        return UTF8Text.string(range, in: bytes)
    }

    private static func isMealName(_ name: String) -> Bool {
        let name = name.trimmingSpaces()
        return !name.isEmpty && !name.contains { "@:=\\".contains($0) || $0.isNewline } && !name.hasPrefix("-")
            && !name.hasPrefix(">") && !name.contains("--") && !name.contains("[-")
    }

    /// Returns the time of a meal in minutes after midnight. A meal without a time has the usual time for its name. If
    /// the name is unknown, the meal is at the end of the day.
    private static func order(_ name: String, _ time: PlanTime?) -> Int {
        if let time { return time.hour * 60 + time.minute }
        return (usualHour(ofMeal: name) ?? 24) * 60
    }

    /// Returns the usual hour of a meal, or `nil` if its name is unknown.
    static func usualHour(ofMeal name: String) -> Int? {
        let name = name.lowercased()
        return usualHours.first { _, names in names.contains(where: name.contains) }?.hour
    }

    private static let usualHours: [(hour: Int, names: [String])] = [
        (8, meals(.meal8)), (10, meals(.meal10)), (12, meals(.meal12)), (16, meals(.meal16)), (19, meals(.meal19)),
        (21, meals(.meal21)),
    ]

    private static func meals(_ role: CookingLanguage.Role) -> [String] {
        CookingLanguage.entriesOfAll(role).map { $0.lowercased() }
    }

    static let weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
}

// MARK: - Reading

extension MealPlanFile {
    private mutating func read() {
        let reader = MealPlanReader(file)
        (days, problems) = (reader.days, reader.problems)
    }
}
