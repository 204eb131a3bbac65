import CookbookStore
import Kitchen
import RecipeKit
import RecipeLibrary
import SectionedLists
import Terminal

/// The plan of a week: a section for each day, with a row for each entry. Below are the entries without a date, and
/// the problems in the file. If the window is large enough, the week is a grid of days and meals.
@MainActor
final class PlanViewController: SectionsViewController {
    let store: Store
    let screens: CookbookScreens
    var contents: PlanContents?
    /// What the recipes of the week say, from the last computation.
    private var facts = WeekFacts()
    /// The first day of the shown week.
    var week: CalendarDay
    /// The day that gets a moved or added entry, and the entries that the day had before. The new entry is selected
    /// when the plan is shown again.
    var followed: (day: CalendarDay, known: Set<PlanContents.EntryID>)?
    private var hasShown = false
    let keys = KeysInOrder()
    let suggestions: PlanSuggestions
    /// Finds the recipes that the prompt for a new entry offers.
    weak var titles: TitleSearch?
    /// The layout of the week. `nil` if the window is too small, or if the screen is for ears.
    private var grid: PlanWeekGrid?
    /// The day to which the selection returns from what is below the days.
    private var lastDay = 0

    init(_ store: Store, screens: CookbookScreens) {
        self.store = store
        self.screens = screens
        week = store.timers.clock.today.startOfWeek(first: store.customs.firstDay)
        suggestions = PlanSuggestions(store, library: screens.library)
        super.init(title: "Plan")
        emptyText = "Reading the plan"
        store.observe(self) { [weak self] event in
            guard let self else { return }
            if event.isKitchen { return read() }
            // The notebook says what was cooked.
            if event.notes != nil, let contents { show(contents) }
        }
    }

    override func willAppear() {
        super.willAppear()
        read()
    }

    var today: CalendarDay { store.timers.clock.today }

    // MARK: - Showing

    private func read() {
        store.read(for: self, { kitchen throws(EditingError) in try kitchen.plan() }) {
            [weak self] contents in
            self?.show(contents)
            self?.readFacts()
        }
    }

    func show(_ contents: PlanContents) {
        self.contents = contents
        let days = days
        let undated = contents.days.filter { $0.date == nil && !$0.entries.isEmpty }
        let shown = days.flatMap(contents.entries) + undated.flatMap(\.entries)
        let names = shown.map(\.mealText) + store.customs.meals
        let width = min(names.map(\.displayWidth).max() ?? 0, 16)
        sections =
            days.map { day in
                let entries = contents.entries(on: day)
                return section(
                    entries, date: day, title: day.shortName, detail: detail(of: day), id: day.iso,
                    width: width)
            }
            + undated.enumerated().map { index, day in
                section(
                    day.entries, date: nil, title: day.name.isEmpty ? "Without a day" : day.name, detail: nil,
                    id: "undated \(index)", width: width)
            }
        let problems = contents.plan.problems.map { "Line \($0.line): \($0.message)" }
        if let section = Section.problems(problems) { sections.append(section) }
        updateGrid()
        selectFollowed()
        if !hasShown {
            hasShown = true
            if let index = days.firstIndex(of: today) { select(nextMeal(ofSection: index)) }
        }
    }

    /// Reads what the recipes of the week say. It needs some time at the first use of the tables of foods.
    private func readFacts() {
        guard let contents else { return }
        let days = days
        store.read({ kitchen throws(EditingError) in try kitchen.facts(of: contents, on: days) }) {
            [weak self] result in
            guard let self, case .success(let facts) = result, self.contents?.plan == contents.plan, self.days == days,
                facts != self.facts
            else { return }
            self.facts = facts
            show(contents)
        }
    }

    /// The row of a day to begin with: what is cooked next, or the free dinner.
    private func nextMeal(ofSection section: Int) -> ListIndexPath {
        let rows = (0..<sections[section].numberOfRows).map { sections[section].row(at: $0) as? PlanRow }
        let planned =
            rows.firstIndex { $0?.entry != nil && $0?.isCooked == false } ?? rows.firstIndex { $0?.entry != nil }
        let dinner = rows.firstIndex { $0?.mealName.lowercased() == store.customs.dinner.lowercased() }
        return ListIndexPath(section: section, row: planned ?? dinner ?? 0)
    }

    private var days: [CalendarDay] { (0..<7).map { week.adding(days: $0) } }

    /// Returns the text beside the name of a day: whether it is today, and the energy of one serving of each recipe.
    private func detail(of day: CalendarDay) -> String? {
        let parts = [day == today ? "today" : nil, facts.days[day]?.text].compactMap(\.self)
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }

    private func section(
        _ entries: [PlanContents.Entry], date: CalendarDay?, title: String, detail: String?, id: String, width: Int
    ) -> Section {
        var rows: [PlanRow] = []
        func add(_ entries: [PlanContents.Entry]) {
            rows += entries.enumerated().map { index, entry in
                PlanRow(
                    date: date, entry: entry, isCooked: isCooked(entry, on: date),
                    showsMeal: index == 0 || entries[index - 1].meal != entry.meal, mealWidth: width)
            }
        }
        // The usual meals come first, in their order, and also those for which nothing is planned.
        let meals = date == nil ? [] : showsGrid ? mealsOfGrid : store.customs.meals
        for meal in meals {
            let own = entries.filter { $0.meal.lowercased() == meal.lowercased() }
            add(own)
            if own.isEmpty {
                rows.append(PlanRow(date: date, entry: nil, meal: meal, showsMeal: true, mealWidth: width))
            }
        }
        add(entries.filter { entry in !meals.contains { $0.lowercased() == entry.meal.lowercased() } })
        if rows.isEmpty { rows = [PlanRow(date: date, entry: nil, showsMeal: false, mealWidth: 0)] }
        return Section(title.withoutControlCharacters, detail: detail, id: id, rows: rows).onSelect {
            [weak self] row, _ in
            if let row = row as? PlanRow { self?.open(row) }
        }
    }

    /// Returns whether the recipe of an entry was cooked on its day or later. A dish that is planned for tomorrow and was
    /// cooked today is still to be cooked.
    private func isCooked(_ entry: PlanContents.Entry, on date: CalendarDay?) -> Bool {
        guard let date, date <= today, let recipe = entry.recipe,
            let mark = store.mark(of: RecipeSummary(id: recipe, title: entry.title))
        else { return false }
        return mark.cookedDays.contains { $0 >= date }
    }

    /// Stores which day is about to get an entry. When the plan is shown again, the new entry is selected.
    func follow(to day: CalendarDay) {
        followed = (day, Set((contents?.entries(on: day) ?? []).map(\.id)))
    }

    /// Selects the entry that was moved or added.
    private func selectFollowed() {
        guard let (day, known) = followed, let section = sections.firstIndex(where: { $0.hasID(day.iso) })
        else { return }
        let row = (0..<sections[section].numberOfRows).last { index in
            (sections[section].row(at: index) as? PlanRow)?.entry.map { !known.contains($0.id) } ?? false
        }
        // The plan may be shown again before the change is in it.
        guard let row else { return }
        followed = nil
        select(ListIndexPath(section: section, row: row))
    }

    override var status: String? { week.weekName }

    // MARK: - The grid

    override func layout(size: Size) {
        let showedGrid = showsGrid
        super.layout(size: size)
        // In the grid, each day has a row for each meal.
        if showsGrid != showedGrid, let contents { show(contents) } else { updateGrid() }
    }

    private var showsGrid: Bool {
        let least = PlanWeekGrid.minimumSize
        return size.columns >= least.columns && size.rows >= least.rows && !isAccessible
    }

    /// The meals of the grid: the usual ones, and those for which something is planned in the shown week.
    private var mealsOfGrid: [String] {
        let planned = days.flatMap { contents?.entries(on: $0) ?? [] }.map(\.meal)
        return PlanContents.meals(usual: store.customs.meals, planned: planned)
    }

    private func updateGrid() {
        guard showsGrid, sections.count >= 7 else { return grid = nil }
        let columns = zip(days, sections).map { day, section in
            PlanWeekGrid.Day(
                title: day.columnName, isToday: day == today, total: facts.days[day]?.text,
                rows: (0..<section.numberOfRows).compactMap { section.row(at: $0) as? PlanRow })
        }
        let others = sections.dropFirst(7).map { section in
            let rows = (0..<section.numberOfRows).map(section.row)
            return PlanWeekGrid.Other(
                title: section.title ?? "", rows: rows.map { StyledText($0.findText ?? "") },
                isSelectable: rows.allSatisfy(\.isSelectable))
        }
        let symbols = application?.screen.appearance.symbols ?? .unicode
        grid = PlanWeekGrid(columns, meals: mealsOfGrid, others: others, size: size, symbols: symbols)
    }

    /// The grid, unless the user finds a row by typing: only the list shows the typed text.
    private var visibleGrid: PlanWeekGrid? { cursor == nil ? grid : nil }

    override var readingPoint: Point? {
        visibleGrid.map { $0.point(of: selection) } ?? super.readingPoint
    }

    override func draw(in surface: Surface) {
        super.draw(in: surface)
        guard let grid = visibleGrid else { return }
        surface.fill(surface.bounds, style: surface.theme[.text])
        let details = PlanDetails(symbols: surface.symbols, today: today, width: surface.width - 2)
        let row = selectedPlanRow
        let mark = row?.entry.flatMap { entry in
            entry.recipe.flatMap { store.mark(of: RecipeSummary(id: $0, title: entry.title)) }
        }
        grid.draw(
            in: surface, selection: selection, details: row.map { details.lines(of: $0, facts, mark) } ?? [],
            summary: details.summary(of: days.flatMap { contents?.entries(on: $0) ?? [] }, facts))
    }

    override var overridingKeyCommands: [KeyCommand] {
        grid == nil ? super.overridingKeyCommands : super.overridingKeyCommands + [dayBefore, dayAfter]
    }

    private lazy var dayBefore = PlanCommands.dayBefore.command { [weak self] in self?.move(.left) }
    private lazy var dayAfter = PlanCommands.dayAfter.command { [weak self] in self?.move(.right) }

    /// The commands of the list that move up and down in the grid, by their ids.
    private lazy var movingInGrid = makeMovingCommands()

    private func makeMovingCommands() -> [String: KeyCommand] {
        let directions: [String: PlanWeekGrid.Direction] = [
            "list.up": .up, "list.down": .down, "list.pageUp": .top, "list.pageDown": .bottom,
            "list.halfPageUp": .top, "list.halfPageDown": .bottom,
        ]
        let commands = super.keyCommands.compactMap { command in
            directions[command.id].map { direction in
                KeyCommand(
                    command.id, keys: command.keys, title: command.title, help: command.help, hint: command.hint
                ) { [weak self] in self?.move(direction) }
            }
        }
        return Dictionary(commands.map { ($0.id, $0) }) { first, _ in first }
    }

    private func move(_ direction: PlanWeekGrid.Direction) {
        guard let grid, let selection, let next = grid.neighbour(of: selection, direction) else { return }
        if selection.section < 7 { lastDay = selection.section }
        // From what is below the days, the selection goes back to the day from which it came.
        let returns = selection.section >= 7 && next.section < 7
        select(returns ? ListIndexPath(section: lastDay, row: sections[lastDay].numberOfRows - 1) : next)
    }

    override func handle(_ event: InputEvent) -> Bool {
        guard let grid = visibleGrid, case .mouse(let mouse) = event else { return super.handle(event) }
        guard let (section, row) = grid.position(at: mouse.location, selection: selection) else { return true }
        switch mouse.action {
        case .press, .doublePress:
            // A click on an empty line or on the title of a day selects the first row of the day, unless a row of this
            // day is already selected.
            guard row != nil || selection?.section != section else { return true }
            let path = ListIndexPath(section: section, row: row ?? 0)
            let isSelected = selection == path
            select(path)
            if isSelected, let row = selectedPlanRow { open(row) }
        case .wheelUp, .wheelDown: selectEntry(of: section, by: mouse.action == .wheelUp ? -1 : 1)
        case .drag: break
        }
        return true
    }

    /// Moves the selection by a number of rows within a section, up to its first or last row. If the selection is in
    /// another section, selects the first row.
    private func selectEntry(of section: Int, by step: Int) {
        let row = selection?.section == section ? (selection?.row ?? 0) + step : 0
        select(ListIndexPath(section: section, row: min(max(0, row), sections[section].numberOfRows - 1)))
    }

    var selectedPlanRow: PlanRow? { selectedRow as? PlanRow }

    // MARK: - Key commands

    override var keyCommands: [KeyCommand] {
        let moving = super.keyCommands
        return (grid == nil ? moving : moving.map { movingInGrid[$0.id] ?? $0 }) + [add]
            + (selectedPlanRow?.entry == nil ? [] : onEntry)
            + (selectedPlanRow?.entry?.recipe == nil ? [] : [cook])
            + (selectedPlanRow?.date == nil ? [] : [suggest]) + [buy, actions, weekBefore, weekAfter, reload]
    }

    override var allKeyCommands: [KeyCommand] {
        super.allKeyCommands + [add] + onEntry + [cook, suggest, buy, actions, weekBefore, weekAfter, reload]
            + [dayBefore, dayAfter]
    }

    private lazy var add = KitchenCommands.add.command { [weak self] in self?.ask() }
    private lazy var cook = RecipeCommands.cook.hinted(nil).command { [weak self] in
        if let self, let row = selectedPlanRow { open(row, cooks: true) }
    }
    private lazy var onEntry = [
        KitchenCommands.remove.command { [weak self] in self?.keys.run { self?.removeSelected() } },
        PlanCommands.later.command { [weak self] in self?.keys.run { self?.move(by: 1) } },
        PlanCommands.earlier.command { [weak self] in self?.keys.run { self?.move(by: -1) } },
        PlanCommands.more.command { [weak self] in self?.keys.run { self?.changeServings(by: 1) } },
        PlanCommands.fewer.command { [weak self] in self?.keys.run { self?.changeServings(by: -1) } },
    ]
    private lazy var suggest = PlanCommands.suggest.command { [weak self] in self?.suggestRecipe() }
    private lazy var buy = PlanCommands.buy.command { [weak self] in self?.buyWeek() }
    private lazy var actions = PlanCommands.actions.command { [weak self] in self?.showActions() }
    private lazy var weekBefore = PlanCommands.weekBefore.command { [weak self] in self?.showWeek(by: -7) }
    private lazy var weekAfter = PlanCommands.weekAfter.command { [weak self] in self?.showWeek(by: 7) }
    private lazy var reload = KitchenCommands.reload.command { [weak self] in self?.read() }

    private func showWeek(by days: Int) {
        week = week.adding(days: days)
        hasShown = false
        if let contents { show(contents) }
        readFacts()
        if !(0..<7).contains(today.number - week.number) { scrollToStart() }
    }
}
