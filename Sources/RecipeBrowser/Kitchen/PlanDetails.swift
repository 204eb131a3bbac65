import CookbookStore
import Kitchen
import RecipeKit
import SectionedLists
import Terminal

/// What is shown below the grid of a week: what is known about the selected meal and about the whole week.
struct PlanDetails {
    let symbols: Symbols
    let today: CalendarDay
    /// The width of a line, in columns of the screen.
    let width: Int

    /// Returns the lines about a row: what it is, what of it is at home, and how it was the last time.
    ///
    /// - Parameters:
    ///   - row: The row.
    ///   - facts: What the recipes of the week say.
    ///   - mark: What the notebook says about the recipe, or `nil` if it says nothing.
    func lines(of row: PlanRow, _ facts: WeekFacts, _ mark: RecipeMark?) -> [StyledText] {
        let time = [
            row.date?.name(from: today),
            row.mealName.isEmpty ? nil : row.mealName.lowercased().withoutControlCharacters,
        ]
        let place = time.compactMap(\.self).joined(separator: ", ")
        guard let entry = row.entry else { return [StyledText("Nothing is planned: \(place)", role: .dim)] }
        var first = StyledText(entry.text.withoutControlCharacters.shortenedToRow, role: .title)
        let servings = entry.amount.isEmpty ? entry.writtenServings : entry.amount
        let parts = [
            place, entry.time?.text, servings?.withoutControlCharacters, entry.cookingTime?.formatted(.long),
            facts.energies[entry.id].map { "\(Nutrient.energy.text($0.rounded())) a serving" },
        ]
        let text = joined(parts.compactMap(\.self).filter { !$0.isEmpty })
        if !text.isEmpty { first.append("   \(text)", .dim) }
        var lines = Array(first.wrapped(toWidth: width).prefix(2))
        if entry.isMissing {
            let path = (entry.path ?? "").withoutControlCharacters.shortenedToRow
            lines.append(StyledText("The cookbook has no recipe \(path.quoted).", role: .error))
        }
        if let home = facts.atHome[entry.id] { lines.append(atHome(home)) }
        if let last = last(mark) { lines.append(last) }
        return lines
    }

    private func atHome(_ home: IngredientsAtHome) -> StyledText {
        guard home.missingCount > 0 else { return StyledText("everything is at home", role: .dim) }
        let count = "at home \(home.count - home.missingCount) of \(home.count)"
        var line = StyledText("\(joined([count, "to buy"])): ", role: .dim)
        let room = width - line.displayWidth
        let names = home.missing.map(\.withoutControlCharacters.shortenedToRow)
        // As many names as fit, and the number of the others.
        let shown = (1...names.count).last { number in
            number == names.count
                ? Self.list(names, number).displayWidth <= room
                : Self.list(names, number).displayWidth + Self.others(names.count - number).displayWidth <= room
        }
        line.append(Self.list(names, shown ?? 1))
        if let shown, shown < names.count { line.append(Self.others(names.count - shown), .dim) }
        return line
    }

    private static func list(_ names: [String], _ count: Int) -> String {
        names.prefix(count).joined(separator: ", ")
    }

    private static func others(_ count: Int) -> String { " and \(count) more" }

    private func last(_ mark: RecipeMark?) -> StyledText? {
        let cooked = mark?.lastCooked.map { "last cooked \($0.name(from: today))" } ?? ""
        guard let rating = mark?.rating else { return cooked.isEmpty ? nil : StyledText(cooked, role: .dim) }
        var line = StyledText(cooked.isEmpty ? "" : "\(cooked)  ", role: .dim)
        line.append(symbols.stars(rating), .stars)
        return line
    }

    /// Returns the line about a week: its meals, the time to cook, and the energy for a person who eats one serving of
    /// each recipe.
    func summary(of entries: [PlanContents.Entry], _ facts: WeekFacts) -> StyledText {
        guard !entries.isEmpty else { return StyledText() }
        let minutes = entries.compactMap(\.cookingTime?.minutes).filter { $0 < 100_000 }.reduce(0, +)
        let parts = [
            entries.count.counted("meal"),
            minutes == 0 ? nil : "\(CookingTime(minutes: minutes, text: "").formatted(.long)) of cooking",
            facts.total.map { "\($0.text) a person" },
        ]
        return StyledText("The week: \(joined(parts.compactMap(\.self)))", role: .dim)
    }

    private func joined(_ parts: [String]) -> String { parts.joined(separator: " \(symbols.factSeparator) ") }
}
