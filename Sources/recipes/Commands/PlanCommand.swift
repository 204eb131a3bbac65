import ArgumentParser
import CookbookStore
import Kitchen
import RecipeFormats
import RecipeKit
import RecipeLibrary
import TextLayout

/// `recipes plan`: shows the meal plan in the browser, or prints it.
struct PlanCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "plan", abstract: "Show the meal plan of your cookbook, or print it.",
        usage: """
            recipes plan [--json | --ics]
            recipes plan add <recipe> --on <day> [--meal <meal>] [--servings <number>]
            recipes plan remove <entry> --on <day>
            """,
        discussion: """
            The plan is the file Plan.menu in the folder of the cookbook. If there is no such file, or if it contains \
            no date, the plan is another .menu file of this folder: the first one, by name, that contains a date. On \
            a terminal, the command shows the plan in the browser. Otherwise, it prints the plan.

            To make a calendar, run recipes plan --ics > plan.ics and import the file into your calendar program. If \
            you import it again later, the meals are updated.
            """,
        subcommands: [PlanAddCommand.self, PlanRemoveCommand.self])

    @Flag(help: "Print a JSON object instead.")
    var json = false

    @Flag(help: "Print a calendar for other programs instead (iCalendar, RFC 5545).")
    var ics = false

    func validate() throws {
        guard !json || !ics else {
            throw ValidationError("--json and --ics cannot be used together; use one of them.")
        }
    }

    func run() throws {
        guard json || ics || !Output.isTerminal else { return try BrowseCommand.browse(paths: [], at: .plan) }
        try Self.reportingFailure {
            let (cookbook, origin) = try CookbookArguments.cookbook(paths: [])
            let kitchen = CookbookKitchen(of: cookbook, from: origin, customs: .configured())
            let contents = try kitchen.plan()
            for problem in contents.plan.problems {
                Output.error("\(contents.name):\(problem.line): \(problem.message)")
            }
            if ics { return try Output.write(calendar(contents)) }
            let marks = try Notebook.personal().marks(in: cookbook)
            let cooked = contents.cookedEntries(marks)
            try Output.write(
                json
                    ? contents.jsonText(cooked).text() + "\n" : contents.text(cooked).withoutControlCharactersInLines)
        }
    }

    private func calendar(_ contents: PlanContents) -> String {
        let seconds = Timestamp(at: Timestamp.sinceEpoch).seconds
        let minutes = seconds / 60 % 1440
        guard let time = PlanTime(hour: minutes / 60, minute: minutes % 60) else { return "" }
        let name = contents.name.split(separator: ".").first.map(String.init) ?? contents.name
        return PlanCalendar(name: name, identifier: contents.name).text(
            contents.plan, day: CalendarDay(number: seconds / 86_400), time: time, title: contents.title(ofRecipe:))
    }
}

extension PlanContents {
    /// The days on which planned recipes were cooked, by the paths of the recipes.
    fileprivate func cookedEntries(_ marks: RecipeMarks) -> [String: Set<CalendarDay>] {
        let entries = days.flatMap(\.entries)
        return Dictionary(
            entries.compactMap { entry in
                guard let path = entry.path, let id = entry.recipe else { return nil }
                return marks[id, title: title(ofRecipe: path)].map { (path, $0.cookedDays) }
            }, uniquingKeysWith: { first, _ in first })
    }

    /// Returns the plan as text: a heading for each day, and a line for each meal.
    fileprivate func text(_ cooked: [String: Set<CalendarDay>]) -> String {
        let blocks = plan.days.filter { day in day.meals.contains { !$0.entries.isEmpty } }.map { day in
            var lines = [day.name.uppercased()].filter { !$0.isEmpty }
            for meal in day.meals where !meal.entries.isEmpty {
                let time = meal.time.map { " (\($0.text))" } ?? ""
                let entries = meal.entries.map { text(of: $0, on: day.date, cooked) }.joined(separator: "; ")
                lines.append("  " + (meal.name.isEmpty ? "" : "\(meal.name)\(time): ") + entries)
            }
            return lines.joined(separator: "\n")
        }
        return blocks.isEmpty ? "" : blocks.joined(separator: "\n\n") + "\n"
    }

    private func text(
        of entry: MealPlanFile.Entry, on date: CalendarDay?, _ cooked: [String: Set<CalendarDay>]
    ) -> String {
        entry.items.map { item -> String in
            switch item {
            case .recipe(let path, let quantity):
                title(ofRecipe: path) + (quantity.map { " (\(Self.amount($0)))" } ?? "")
                    + (date.map { cooked[path]?.contains($0) ?? false } == true ? ", cooked" : "")
            case .ingredient(let ingredient): ingredient.line(.unicode)
            case .words(let words): words
            }
        }
        .joined(separator: ", ")
    }

    /// Returns the plan as a JSON object: the days with their meals and entries.
    fileprivate func jsonText(_ cooked: [String: Set<CalendarDay>]) -> JSONText {
        .object([
            ("file", .string(name)),
            (
                "days",
                .array(
                    plan.days.map { day in
                        .object([
                            ("day", .string(day.name)), ("date", .optional(day.date?.iso)),
                            ("meals", .array(day.meals.map { json($0, on: day.date, cooked) })),
                        ])
                    })
            ),
        ])
    }

    private func json(
        _ meal: MealPlanFile.Meal, on date: CalendarDay?, _ cooked: [String: Set<CalendarDay>]
    ) -> JSONText {
        .object([
            ("meal", .string(meal.name)), ("time", .optional(meal.time?.text)),
            ("entries", .array(meal.entries.map { .array($0.items.map { json($0, on: date, cooked) }) })),
        ])
    }

    private func json(_ item: PlanItem, on date: CalendarDay?, _ cooked: [String: Set<CalendarDay>]) -> JSONText {
        switch item {
        case .recipe(let path, let quantity):
            .object([
                ("recipe", .string(path)), ("title", .string(title(ofRecipe: path))),
                ("amount", .optional(quantity.map(Self.amount))),
                ("cooked", .bool(date.map { cooked[path]?.contains($0) ?? false } ?? false)),
            ])
        case .ingredient(let ingredient): .object([("ingredient", .string(ingredient.line(.unicode)))])
        case .words(let words): .object([("words", .string(words))])
        }
    }
}
