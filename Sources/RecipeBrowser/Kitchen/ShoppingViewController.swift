import CookbookStore
import Kitchen
import RecipeKit
import RecipeLibrary
import SectionedLists
import Terminal

/// The shopping list, with a section for each aisle of the shop.
@MainActor
final class ShoppingViewController: SectionsViewController {
    private let store: Store
    private let screens: CookbookScreens
    private var contents: ShoppingContents?
    /// Finds recipes while the user types what to buy.
    weak var titles: TitleSearch?
    /// The ticks that are not saved yet, by the keys of the groceries.
    private var pendingTicks: [String: Bool] = [:]
    /// The row of a grocery that is leaving the list. The next row is selected then, and not the grocery in the section
    /// of what is at home.
    private var leaving: (grocery: String, row: ListIndexPath)?

    /// The width of a window in which the aisles flow into two columns.
    private static let minimumColumnsForTwo = 110

    init(_ store: Store, screens: CookbookScreens) {
        self.store = store
        self.screens = screens
        super.init(title: "Shopping list")
        emptyText = "Reading the list"
        twoColumnsFrom = Self.minimumColumnsForTwo
        store.observe(self) { [weak self] event in if event.isKitchen { self?.read() } }
    }

    override func willAppear() {
        super.willAppear()
        read()
    }

    // MARK: - Showing

    private func read() {
        store.read(for: self, { kitchen throws(EditingError) in try kitchen.shopping() }) {
            [weak self] contents in
            self?.pendingTicks = [:]
            self?.show(contents)
        }
    }

    private func show(_ contents: ShoppingContents) {
        self.contents = contents
        let add = keyName(of: KitchenCommands.add).map { " \($0) adds what you type." } ?? ""
        let buy = keyName(of: KitchenCommands.buy).map { " \($0) on a recipe puts its ingredients here." } ?? ""
        emptyText = "Nothing to buy.\(add)\(buy)"
        let converter = KitchenConverter(customs: store.customs)
        let style = quantityStyle
        sections = ShoppingSections(
            amount: { [store] in $0.amountText(in: store.system, converter, style: style) }, style: style,
            isTicked: isTicked
        ).sections(of: contents) { [weak self] in self?.open($0) }
        if let leaving, !contents.list.lines.contains(where: { $0.grocery.key == leaving.grocery }) {
            self.leaving = nil
            let section = min(leaving.row.section, sections.count - 1)
            if section >= 0 {
                select(ListIndexPath(section: section, row: min(leaving.row.row, sections[section].numberOfRows - 1)))
            }
        }
    }

    override var status: String? {
        guard let contents, !contents.isEmpty else { return nil }
        let lines = contents.list.lines
        let left = lines.count { !isTicked($0) }
        let count = left == lines.count ? "\(left) to buy" : "\(left) of \(lines.count) to buy"
        guard let shop = store.customs.shop, contents.shops.contains(shop) else { return count }
        return "\(shop.withoutControlCharacters): \(count)"
    }

    // MARK: - Key commands

    override var keyCommands: [KeyCommand] {
        let onRow: [KeyCommand] =
            (selectedRow as? ShoppingRow).map { [isOwn($0.line) ? remove : explain, always] }
            ?? (selectedRow is ListedRecipeRow ? [remove] : [])
        let onList = contents?.isEmpty == false ? [clear, actions, export] : []
        return super.keyCommands + [add] + onRow + onList + [reload]
    }

    override var allKeyCommands: [KeyCommand] {
        super.allKeyCommands + [add, remove, always, clear, actions, export, reload]
    }

    private lazy var add = KitchenCommands.add.command { [weak self] in self?.ask() }
    private let keys = KeysInOrder()
    private lazy var remove = KitchenCommands.remove.command { [weak self] in self?.keys.run { self?.removeSelected() }
    }
    /// Says why a line that a recipe asks for is not removed. The footer does not offer it.
    private lazy var explain = KitchenCommands.remove.hinted(nil).command { [weak self] in self?.removeSelected() }
    private lazy var always = KitchenCommands.always.command { [weak self] in self?.keepAlways() }
    private lazy var clear = KitchenCommands.clear.command { [weak self] in
        guard let self else { return }
        store.change(from: self, "Cleared the list") { edits throws(EditingError) in
            try edits.kitchen.clearShopping()
        }
    }
    private lazy var actions = KitchenCommands.actions.command { [weak self] in self?.showActions() }
    private lazy var export = SharingCommands.export.command { [weak self] in
        guard let self, let contents else { return }
        ShoppingExport.ask(contents.list, textStyle(of: contents), store, over: self)
    }
    private lazy var reload = KitchenCommands.reload.command { [weak self] in self?.read() }

    private func ask() {
        let prompt = PromptViewController(
            title: "To buy",
            message: "What you type in one line. Commas separate several. A recipe brings its ingredients.",
            example: "2 l milk, bin bags"
        ) { [weak self] text in
            guard let self else { return }
            if text.hasPrefix(Self.recipePrefix) {
                let title = text.dropFirst(Self.recipePrefix.count).trimmingSpaces()
                return screens.find(title) { [weak self] in self?.buy($0, title) }
            }
            store.change(from: self) { edits throws(EditingError) in
                let count = try edits.kitchen.add(typed: text)
                edits.title = "Added \(count.counted("item"))"
            }
        }
        prompt.validate = { text in text.allSatisfy(\.isWhitespace) ? "Type something to buy." : nil }
        let titles = TitleSearch(screens.searching) { [weak prompt] in prompt?.refreshSuggestions() }
        self.titles = titles
        prompt.suggest = { [customs = store.customs] text in
            let units = UnitSuggestions.suggestions(for: text, customs)
            let typed = text.hasPrefix(Self.recipePrefix) ? String(text.dropFirst(Self.recipePrefix.count)) : text
            return units
                + titles.recipes(titled: typed).map {
                    PromptSuggestion(Self.recipePrefix + $0.title, title: $0.title, detail: "recipe")
                }
        }
        present(prompt)
    }

    /// The beginning of a typed line that names a recipe: `Pesto` alone is something to buy.
    private static let recipePrefix = "recipe: "

    private func buy(_ recipe: RecipeSummary?, _ title: String) {
        guard let recipe else {
            return showToast(Toast("The cookbook has no recipe \(title.withoutControlCharacters.quoted)."))
        }
        BuyCommand.stored(in: store)(recipe) { [weak self] factor in
            if let self { BuyCommand.put(recipe, factor, store, self) }
        }
    }

    private func showActions() {
        if let contents { ShoppingActions(store, over: self).ask(contents, (selectedRow as? ShoppingRow)?.line) }
    }

    private func keepAlways() {
        guard let line = (selectedRow as? ShoppingRow)?.line, let contents else { return }
        let isOwn = contents.own.contains(line.grocery.key)
        leaving = selection.map { (line.grocery.key, $0) }
        store.change(
            from: self, "\(line.name.quoted) is always at home now", command: KitchenCommands.pantry.command {}
        ) {
            edits throws(EditingError) in
            try edits.kitchen.keepAlways(line, isOwn: isOwn)
        }
    }

    /// Whether the user typed a line.
    private func isOwn(_ line: ShoppingLine) -> Bool { contents?.own.contains(line.grocery.key) == true }

    private func removeSelected() {
        if let row = selectedRow as? ListedRecipeRow {
            let recipe = row.recipe
            return change("Removed \(recipe.title.quoted)") { edits throws(EditingError) in
                try edits.kitchen.remove(recipe)
            }
        }
        guard let row = selectedRow as? ShoppingRow, let contents else { return }
        let (name, key) = (row.line.name, row.line.grocery.key)
        let sources = row.line.contributions.compactMap { contribution -> String? in
            if case .recipe(_, let path) = contribution.need.origin { path.first } else { nil }
        }
        guard contents.own.contains(key) else {
            let from = sources.first.map { "\($0.quoted) asks for it" } ?? "A recipe asks for it"
            return showToast(Toast("\(from): tick it off, or remove the recipe below."))
        }
        change("Removed \(name.quoted)") { edits throws(EditingError) in try edits.kitchen.removeOwn(key) }
    }

    /// Makes a change of what is selected, and shows the list before the next key acts on a row.
    private func change(_ title: String, _ work: @escaping @Sendable (Edits) throws(EditingError) -> Void) {
        store.change(from: self, inOrder: keys, title, work) { kitchen throws(EditingError) in
            try kitchen.shopping()
        } show: { [weak self] contents in
            self?.pendingTicks = [:]
            self?.show(contents)
        }
    }

    // MARK: - Opening

    private func open(_ recipe: ShoppingContents.ListedRecipe) {
        guard let id = recipe.id else {
            return present(
                AlertViewController(
                    title: "The recipe is missing",
                    text: "\(recipe.path.quoted) is on the list, but the cookbook has no such recipe. "
                        + "It may have been renamed."))
        }
        let size = Quantity(.number(recipe.factor))
        screens.open(id, as: .recipe(path: recipe.path, quantity: size), over: self)
    }
}

extension ShoppingViewController: SharingScreen {
    var isSharing: Bool { contents?.isEmpty == false }

    var isForSharing: Bool { true }

    var sharedTexts: [SharedText] {
        guard let contents, !contents.isEmpty else { return [] }
        let style = textStyle(of: contents)
        let lines = contents.list.plainLines(style).map { $0.withoutControlCharacters + "\n" }.joined()
        return [
            SharedText(name: "the list", text: lines, hasCode: true),
            SharedText(
                name: "the list with boxes (Markdown)",
                text: contents.list.markdown(style).withoutControlCharactersInLines),
        ]
    }
}

extension ShoppingViewController {
    /// How the list is written for other programs.
    private func textStyle(of contents: ShoppingContents) -> ShoppingList.TextStyle {
        var style = ShoppingList.TextStyle()
        style.system = store.customs.system
        style.converter = KitchenConverter(customs: store.customs)
        style.isTicked = contents.isTicked
        return style
    }
}

extension ShoppingViewController: ShoppingActionDelegate {
    func open(_ line: ShoppingLine) {
        navigationController?.push(
            ShoppingLineViewController(line, store: store, screens: screens))
    }

    func isTicked(_ line: ShoppingLine) -> Bool {
        pendingTicks[line.grocery.key] ?? contents?.isTicked(line) ?? false
    }

    /// Before a ticked line sinks to the end of its aisle, selects the next line to buy, so that one key ticks a whole
    /// aisle. The last one stays where it is.
    private func leave(_ line: ShoppingLine) {
        guard let selection, (selectedRow as? ShoppingRow)?.line.grocery == line.grocery else { return }
        let next = ListIndexPath(section: selection.section, row: selection.row + 1)
        if let row = row(at: next) as? ShoppingRow, !self.isTicked(row.line) { select(next) }
    }

    func toggleTick(_ line: ShoppingLine) {
        let isTicked = !isTicked(line)
        pendingTicks[line.grocery.key] = isTicked
        if isTicked { leave(line) }
        // Who hears the screen is on the next line already.
        if isAccessible {
            showToast(Toast("\(isTicked ? "Ticked" : "Unticked") \(line.name.withoutControlCharacters)"))
        }
        store.beginReading(for: self)
        if let contents { show(contents) }
        let navigation = navigationController
        store.change(isTicked ? "Ticked \(line.name.quoted)" : "Unticked \(line.name.quoted)") {
            edits throws(EditingError) in
            try edits.kitchen.setTicked(isTicked, line)
        } then: { [weak self] result in
            switch result {
            // A tick is seen at once, so that no toast need speak of it. Because of the change, the list is already
            // being read.
            case .success(let done) where done.change != nil: return
            case .success: break
            case .failure(let error): Store.tell(error, over: navigation)
            }
            self?.read()
        }
    }
}
