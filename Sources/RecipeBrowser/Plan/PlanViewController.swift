import Kitchen
import RecipeKit
import RecipeLibrary
import SectionedLists
import Terminal

/// The plan of a week: a section for each day, with its meals.
@MainActor
final class PlanViewController: SectionsViewController {
    private let kitchen: KitchenStore
    private let session: CookingSession
    private let screens: CookbookScreens
    private var contents: PlanContents?
    /// The first day of the shown week.
    private var week: PlanDay
    private var readings = 0
    /// The text of the entry that was moved or changed, which is selected when it is shown again.
    private var followed: (day: PlanDay, text: String)?
    private var hasShown = false

    init(_ kitchen: KitchenStore, session: CookingSession, screens: CookbookScreens) {
        self.kitchen = kitchen
        self.session = session
        self.screens = screens
        week = PlanDay(number: session.timers.clock.localDay).startOfWeek()
        super.init(title: "Plan")
        emptyText = "Reading the plan"
        kitchen.observe(self) { [weak self] in self?.read() }
    }

    override func willAppear() {
        super.willAppear()
        read()
    }

    private var today: PlanDay { PlanDay(number: session.timers.clock.localDay) }

    // MARK: - Showing

    private func read() {
        readings += 1
        let number = readings
        kitchen.perform({ kitchen throws(EditingError) in try kitchen.plan() }) { [weak self] result in
            guard let self, number == readings else { return }
            switch result {
            case .success(let contents): show(contents)
            case .failure(let error):
                emptyText = error.message
                sections = []
            }
        }
    }

    private func show(_ contents: PlanContents) {
        self.contents = contents
        let days = (0..<7).map { week.adding(days: $0) }
        let undated = contents.days.filter { $0.date == nil && !$0.entries.isEmpty }
        let shown = days.flatMap(contents.entries) + undated.flatMap(\.entries)
        let width = min(shown.map { $0.mealText.displayWidth }.max() ?? 0, 16)
        sections =
            days.map { day in
                let entries = contents.entries(on: day)
                return section(
                    entries, date: day, title: day.shortName, detail: day == today ? "today" : nil, id: day.iso,
                    width: width)
            }
            + undated.enumerated().map { index, day in
                section(
                    day.entries, date: nil, title: day.name.isEmpty ? "Without a day" : day.name, detail: nil,
                    id: "undated \(index)", width: width)
            }
        selectFollowed()
        if !hasShown {
            hasShown = true
            if let index = days.firstIndex(of: today) { select(ListIndexPath(section: index, row: 0)) }
        }
    }

    private func section(
        _ entries: [PlanContents.Entry], date: PlanDay?, title: String, detail: String?, id: String, width: Int
    ) -> Section {
        var rows = entries.enumerated().map { index, entry in
            PlanRow(
                date: date, entry: entry, showsMeal: index == 0 || entries[index - 1].meal != entry.meal,
                mealWidth: width)
        }
        if rows.isEmpty { rows = [PlanRow(date: date, entry: nil, showsMeal: false, mealWidth: 0)] }
        return Section(title.withoutControlCharacters, detail: detail, id: id, rows: rows).onSelect {
            [weak self] row, _ in
            if let row = row as? PlanRow { self?.open(row) }
        }
    }

    /// Selects the entry that was moved, added or changed.
    private func selectFollowed() {
        guard let (day, text) = followed, let section = sections.firstIndex(where: { $0.hasID(day.iso) })
        else { return }
        followed = nil
        let count = sections[section].numberOfRows
        let row = (0..<count).last { (sections[section].row(at: $0) as? PlanRow)?.entry?.id.text == text }
        select(ListIndexPath(section: section, row: row ?? count - 1))
    }

    override var status: String? { week.weekName }

    private var selectedPlanRow: PlanRow? { selectedRow as? PlanRow }

    // MARK: - Key commands

    override var keyCommands: [KeyCommand] {
        super.keyCommands + [add] + (selectedPlanRow?.entry == nil ? [] : onEntry)
            + [buy, weekBefore, weekAfter, undo, reload]
    }

    override var allKeyCommands: [KeyCommand] {
        super.allKeyCommands + [add] + onEntry + [buy, weekBefore, weekAfter, undo, reload]
    }

    private lazy var add = KitchenCommands.add.command { [weak self] in self?.ask() }
    private lazy var onEntry = [
        KitchenCommands.remove.command { [weak self] in self?.removeSelected() },
        PlanCommands.later.command { [weak self] in self?.move(by: 1) },
        PlanCommands.earlier.command { [weak self] in self?.move(by: -1) },
        PlanCommands.more.command { [weak self] in self?.changeServings(by: 1) },
        PlanCommands.fewer.command { [weak self] in self?.changeServings(by: -1) },
    ]
    private lazy var buy = PlanCommands.buy.command { [weak self] in self?.buyWeek() }
    private lazy var weekBefore = PlanCommands.weekBefore.command { [weak self] in self?.showWeek(by: -7) }
    private lazy var weekAfter = PlanCommands.weekAfter.command { [weak self] in self?.showWeek(by: 7) }
    private lazy var undo = KitchenCommands.undo.command { [weak self] in
        if let self { kitchen.undo(from: self) }
    }
    private lazy var reload = KitchenCommands.reload.command { [weak self] in self?.read() }

    private func showWeek(by days: Int) {
        week = week.adding(days: days)
        hasShown = false
        if let contents { show(contents) }
        if !(0..<7).contains(today.number - week.number) { scrollToStart() }
    }

    private func removeSelected() {
        guard let entry = selectedPlanRow?.entry else { return }
        kitchen.change(from: self) { kitchen throws(EditingError) in
            ("Removed “\(entry.text)”", try kitchen.removeFromPlan(entry.id))
        }
    }

    private func move(by days: Int) {
        guard let row = selectedPlanRow, let entry = row.entry, let date = row.date else { return }
        let target = date.adding(days: days)
        followed = (target, entry.id.text)
        // Another week is shown if the entry moves there.
        if !(0..<7).contains(target.number - week.number) { week = target.startOfWeek() }
        kitchen.change(from: self) { kitchen throws(EditingError) in
            ("Moved “\(entry.text)” to \(target.shortName)", try kitchen.movePlanned(entry.id, days: days))
        }
    }

    private func changeServings(by step: Int) {
        guard let entry = selectedPlanRow?.entry else { return }
        kitchen.change(from: self) { kitchen throws(EditingError) in
            (nil, try kitchen.changeServings(entry.id, by: step))
        }
    }

    private func buyWeek() {
        // What was eaten need not be bought.
        let last = week.adding(days: 6)
        let first = today <= last ? max(week, today) : week
        kitchen.change(from: self, command: KitchenCommands.shoppingList.command {}) { kitchen throws(EditingError) in
            let (count, missing, changes) = try kitchen.buyPlanned(first...last)
            let gone = missing == 0 ? "" : ", \(missing) missing"
            let text =
                count == 0 && missing == 0
                ? "Nothing is planned from \(first.shortName) to \(last.shortName)"
                : "\(first.shortName) to \(last.shortName) is on the shopping list\(gone)"
            return (text, changes)
        }
    }

    private func ask() {
        let row = selectedPlanRow
        let date = row?.date ?? max(week, min(today, week.adding(days: 6)))
        let meal = row?.entry?.meal ?? ""
        let usual = meal.isEmpty ? CookbookKitchen.defaultMeal : meal
        let prompt = PromptViewController(
            title: date.shortName,
            message: "The title of a recipe, or any words. It is for \(usual.lowercased()), unless a meal and a "
                + "colon come first.",
            example: "lunch: leftovers"
        ) { [weak self] text in
            guard let self else { return }
            let typed = TypedMeal(text, usual: usual)
            let screens = screens
            screens.find(typed.text) { [weak self] recipe in self?.put(typed, recipe, on: date) }
        }
        prompt.validate = { TypedMeal($0, usual: usual).text.isEmpty ? "Type what you eat." : nil }
        present(prompt)
    }

    private func put(_ typed: TypedMeal, _ recipe: RecipeSummary?, on date: PlanDay) {
        followed = (date, "")
        kitchen.change(from: self) { kitchen throws(EditingError) in
            let name = "Planned “\(recipe?.title ?? typed.text)” for \(date.shortName)"
            guard let recipe else {
                return (name, try kitchen.plan(.words(typed.text), on: date, meal: typed.meal))
            }
            return (name, try kitchen.plan(recipe.id, recipe.plannedQuantity(.one), on: date, meal: typed.meal))
        }
    }

    private func open(_ row: PlanRow) {
        guard let entry = row.entry else { return ask() }
        if let recipe = entry.recipe { return screens.open(recipe, over: self) }
        guard let path = entry.path else { return showToast(Toast("These are words, not a recipe.")) }
        present(
            AlertViewController(
                title: "The recipe is missing",
                text: "“\(path)” is in the plan, but the cookbook has no such recipe. It may have been renamed."))
    }
}

/// What a user types into the plan: `lunch: leftovers`.
struct TypedMeal: Hashable, Sendable {
    /// The meal, with a capital letter.
    let meal: String
    /// What is eaten.
    let text: String

    /// - Parameter usual: The meal if the text names none.
    init(_ text: String, usual: String) {
        let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            .map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
        if parts.count == 2, !parts[0].isEmpty, parts[0].allSatisfy({ $0.isLetter || $0 == " " || $0 == "-" }) {
            meal = parts[0].prefix(1).uppercased() + parts[0].dropFirst()
            self.text = parts[1]
        } else {
            meal = usual
            self.text = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        }
    }
}

extension RecipeSummary {
    /// The servings that a factor makes, as a plan has them; or the factor if the recipe states no number of servings.
    func plannedQuantity(_ factor: Rational) -> Quantity? {
        if let number = servings?.number?.multiplied(by: factor), number > .zero {
            return Quantity(.number(number), unit: "servings")
        }
        return factor == .one ? nil : Quantity(.number(factor))
    }
}
