import RecipeKit

/// Reads the days, the meals and the entries from the lines of a `.menu` file.
struct MealPlanReader {
    private(set) var days: [MealPlanFile.Day] = []
    /// The problems of the file: dates that do not exist, days that the file has twice, and a comment without an end.
    private(set) var problems: [FileProblem] = []

    /// Reads the lines of a file. O(n).
    init(_ file: FileLines) {
        var comments = CooklangComments()
        var isFrontMatter = false
        var hasContent = false
        var dates: Set<CalendarDay> = []
        for (index, line) in file.lines.enumerated() {
            if !hasContent || isFrontMatter, Self.isFence(line.bytes) {
                isFrontMatter.toggle()
                hasContent = true
                continue
            }
            if isFrontMatter { continue }
            var masked = comments.masked(line.bytes)
            if Self.hasBreak(masked), let position = masked.lastIndex(of: Self.backslash) { masked[position] = 0x20 }
            let range = UTF8Text.trim(0..<masked.count, in: masked)
            guard !range.isEmpty else { continue }
            hasContent = true
            switch masked[range.lowerBound] {
            case UInt8(ascii: "="):
                let day = Self.day(UTF8Text.string(range, in: masked), line: index)
                if let date = day.date, !dates.insert(date).inserted {
                    report(index, "\(date.iso) is in the plan twice. New meals go to the first one.")
                } else if day.date == nil, Self.looksLikeDate(day.name) {
                    report(index, "“\(day.name)” has a date that does not exist.")
                }
                days.append(day)
            case UInt8(ascii: ">") where range.count > 1 && masked[range.lowerBound + 1] == UInt8(ascii: ">"):
                // Skip metadata, such as `>> key: value`.
                continue
            default:
                if days.isEmpty { days.append(MealPlanFile.Day(name: "", date: nil, meals: [], line: nil)) }
                add(masked, range, index)
            }
        }
        if comments.isOpen { report(file.count - 1, "A comment “[-” has no “-]”.") }
    }

    private mutating func add(_ line: [UInt8], _ range: Range<Int>, _ index: Int) {
        let day = days.count - 1
        if line[range.upperBound - 1] == UInt8(ascii: ":"), line[range.lowerBound] != UInt8(ascii: "-"),
            !line[range].contains(UInt8(ascii: "@"))
        {
            let (name, time) = Self.meal(UTF8Text.string(range, in: line))
            days[day].meals.append(MealPlanFile.Meal(name: name, time: time, entries: [], line: index))
            return
        }
        var content = range
        if line[range.lowerBound] == UInt8(ascii: "-") {
            content = UTF8Text.trim((range.lowerBound + 1)..<range.upperBound, in: line)
        }
        guard !content.isEmpty else { return }
        if days[day].meals.isEmpty {
            days[day].meals.append(MealPlanFile.Meal(name: "", time: nil, entries: [], line: nil))
        }
        let (items, marks) = Self.items(line, content)
        let text = UTF8Text.string(content, in: line)
        let entry = MealPlanFile.Entry(
            items: items.isEmpty ? [.words(text)] : items, text: text, line: index, marks: marks)
        days[day].meals[days[day].meals.count - 1].entries.append(entry)
    }

    private mutating func report(_ index: Int, _ message: String) {
        problems.append(FileProblem(.warning, line: index + 1, message))
    }

    private static func day(_ text: String, line: Int) -> MealPlanFile.Day {
        let name = String(text.drop { $0 == "=" }.reversed().drop { $0 == "=" }.reversed()).trimmingSpaces()
        var date: CalendarDay?
        if let close = name.lastIndex(of: ")"), let open = name[..<close].lastIndex(of: "(") {
            date = CalendarDay(iso: name[name.index(after: open)..<close].trimmingSpaces())
        }
        return MealPlanFile.Day(name: name, date: date ?? CalendarDay(iso: name), meals: [], line: line)
    }

    private static func looksLikeDate(_ name: String) -> Bool {
        guard let close = name.lastIndex(of: ")"), let open = name[..<close].lastIndex(of: "(") else { return false }
        let inside = name[name.index(after: open)..<close]
        return inside.count == 10 && inside.allSatisfy { $0.isNumber || $0 == "-" }
    }

    /// Reads the name and the time of a meal: `Breakfast (08:30):`.
    static func meal(_ text: String) -> (name: String, time: PlanTime?) {
        let name = text.dropLast().trimmingSpaces()
        guard name.hasSuffix(")"), let open = name.lastIndex(of: "("),
            let time = PlanTime(parsing: name[name.index(after: open)...].dropLast().trimmingSpaces())
        else { return (name, nil) }
        return (name[..<open].trimmingSpaces(), time)
    }

    /// Reads the marked recipes and ingredients of a line.
    private static func items(_ line: [UInt8], _ range: Range<Int>) -> ([PlanItem], [MealPlanFile.Mark]) {
        var items: [PlanItem] = []
        var marks: [MealPlanFile.Mark] = []
        var position = range.lowerBound
        let lastClose = line[range].lastIndex(of: UInt8(ascii: "}")) ?? range.lowerBound
        while let at = line[position..<range.upperBound].firstIndex(of: UInt8(ascii: "@")) {
            var start = at + 1
            var isOptional = false
            while start < range.upperBound, "&?+-".utf8.contains(line[start]) {
                isOptional = isOptional || line[start] == UInt8(ascii: "?")
                start += 1
            }
            let stop = line[start..<range.upperBound].firstIndex { "{@#~".utf8.contains($0) } ?? range.upperBound
            var name: Range<Int>
            var amount: Range<Int>?
            if stop < lastClose, line[stop] == UInt8(ascii: "{"),
                let close = line[stop..<range.upperBound].firstIndex(of: UInt8(ascii: "}"))
            {
                name = start..<stop
                amount = (stop + 1)..<close
                position = close + 1
            } else {
                let end = line[start..<stop].firstIndex { $0 <= 0x20 || ",;:!?()".utf8.contains($0) } ?? stop
                name = start..<end
                // A period at the end belongs to the sentence and not to the name.
                if name.count > 1, line[name.upperBound - 1] == UInt8(ascii: ".") { name = name.lowerBound..<(end - 1) }
                position = end
            }
            name = UTF8Text.trim(name, in: line)
            guard !name.isEmpty else { continue }
            let text = UTF8Text.string(name, in: line)
            let quantity = amount.flatMap { Quantity(cooklang: UTF8Text.string($0, in: line)) }
            if text.hasPrefix("./") || text.hasPrefix("../") {
                let path = text.hasPrefix("./") ? String(text.dropFirst(2)) : text
                items.append(.recipe(path: path, quantity: quantity))
            } else {
                let names = text.split(separator: "|", maxSplits: 1).map { $0.trimmingSpaces() }
                items.append(
                    .ingredient(
                        Ingredient(
                            name: names.first ?? text, alias: names.count > 1 ? names[1] : nil, quantity: quantity,
                            isOptional: isOptional)))
            }
            marks.append(MealPlanFile.Mark(name: name, amount: amount))
        }
        return (items, marks)
    }

    private static func isFence(_ bytes: [UInt8]) -> Bool {
        let range = UTF8Text.trim(0..<bytes.count, in: bytes)
        return range.count == 3 && bytes[range].allSatisfy { $0 == UInt8(ascii: "-") }
    }

    /// Returns whether a line ends with a backslash, the line break of Cooklang.
    static func hasBreak(_ bytes: [UInt8]) -> Bool {
        let range = UTF8Text.trim(0..<bytes.count, in: bytes)
        return !range.isEmpty && bytes[range.upperBound - 1] == backslash
    }

    private static let backslash = UInt8(ascii: "\\")
}
