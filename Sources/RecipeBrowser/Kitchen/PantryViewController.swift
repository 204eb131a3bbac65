import CookbookStore
import Kitchen
import RecipeKit
import RecipeLibrary
import SectionedLists
import Terminal

/// The pantry: what is at home, with a section for each place, such as the fridge.
@MainActor
final class PantryViewController: SectionsViewController {
    private let store: Store
    private var file: PantryFile?

    /// The maximum width of the column for the names, in columns of the screen.
    private static let maximumNameWidth = 28
    private static let usualPlace = "pantry"

    /// Lists the recipes for which little is missing.
    private let showCookable: @MainActor () -> Void

    init(_ store: Store, showCookable: @escaping @MainActor () -> Void) {
        self.store = store
        self.showCookable = showCookable
        super.init(title: "Pantry")
        emptyText = "Reading the pantry"
        store.observe(self) { [weak self] event in if event.isKitchen { self?.read() } }
    }

    override func willAppear() {
        super.willAppear()
        read()
    }

    // MARK: - Showing

    private func read() {
        store.read(for: self, { kitchen throws(EditingError) in try kitchen.pantry() }) {
            [weak self] file in self?.show(file)
        }
    }

    private func show(_ file: PantryFile) {
        self.file = file
        let key = keyName(of: KitchenCommands.add)
        emptyText =
            "The pantry is empty."
            + (key.map { " \($0) adds what is at home: 6 eggs, 1 l milk, until friday, in fridge." } ?? "")
        let style = quantityStyle
        let widest = file.items.map { $0.name.displayWidth(upTo: Self.maximumNameWidth) }.max() ?? 0
        let items = Dictionary(grouping: file.items, by: \.place)
        var sections = file.places.map { place in
            let rows = (items[place] ?? []).map {
                PantryRow(item: $0, today: today, nameWidth: min(widest, Self.maximumNameWidth), style: style)
            }
            let name = place.withoutControlCharacters
            let shown = rows.unique
            return Section(
                name.prefix(1).uppercased() + name.dropFirst(), detail: String(shown.count), id: "place \(place)",
                rows: shown
            ).onSelect { [weak self] row, _ in self?.edit(row as? PantryRow) }
        }
        let problems = file.problems.map { "Line \($0.line): \($0.message)" }
        if let section = Section.problems(problems) { sections.append(section) }
        self.sections = sections
    }

    override var status: String? {
        guard let file, !file.items.isEmpty else { return nil }
        let expiring = file.expiring(within: PantryRow.soon, of: today).count
        let low = file.low.count
        let parts = [expiring > 0 ? "\(expiring) to use up" : nil, low > 0 ? "\(low) low" : nil].compactMap(\.self)
        return parts.isEmpty ? "\(file.items.count) at home" : parts.joined(separator: ", ")
    }

    private var selectedItem: PantryItem? { (selectedRow as? PantryRow)?.item }

    // MARK: - Key commands

    override var keyCommands: [KeyCommand] {
        super.keyCommands + [add] + (selectedItem == nil ? [] : [remove, buy, cookable]) + [reload]
    }

    override var allKeyCommands: [KeyCommand] { super.allKeyCommands + [add, remove, buy, cookable, reload] }

    private lazy var add = KitchenCommands.add.command { [weak self] in self?.ask(nil) }
    private let keys = KeysInOrder()
    private lazy var remove = KitchenCommands.remove.command { [weak self] in
        self?.keys.run { self?.removeSelected() }
    }
    private lazy var buy = KitchenCommands.buyAgain.command { [weak self] in self?.buySelected() }
    private lazy var cookable = KitchenCommands.cookable.command { [weak self] in self?.showCookable() }
    private lazy var reload = KitchenCommands.reload.command { [weak self] in self?.read() }

    private func removeSelected() {
        guard let item = selectedItem else { return }
        store.change(from: self, inOrder: keys, "Removed \(item.name.quoted)") { edits throws(EditingError) in
            try edits.kitchen.remove(item)
        } reading: { kitchen throws(EditingError) in
            try kitchen.pantry()
        } show: { [weak self] file in
            self?.show(file)
        }
    }

    private func buySelected() {
        guard let item = selectedItem else { return }
        let need = ShoppingNeed(Ingredient(name: item.name))
        store.change(
            from: self, "Put \(item.name.quoted) on the shopping list", command: KitchenCommands.shoppingList.command {}
        ) { edits throws(EditingError) in try edits.kitchen.add([need]) }
    }

    private func edit(_ row: PantryRow?) {
        if let row { ask(row.item) }
    }

    private var today: CalendarDay { store.timers.clock.today }

    /// Asks for an item in one line of text.
    ///
    /// - Parameter old: The item to change, or `nil` to add an item.
    private func ask(_ old: PantryItem?) {
        let place = old?.place ?? selectedItem?.place ?? file?.places.first ?? Self.usualPlace
        let today = today
        let read = { (text: String) throws(TypedPantryItem.Failure) in
            // A change is of one item.
            old == nil
                ? try TypedPantryItem.items(text, place: place, today: today)
                : [try TypedPantryItem.item(text, place: place, today: today)]
        }
        let prompt = PromptViewController(
            title: old == nil ? "At home" : "Change \((old?.name ?? "").quoted)",
            message:
                "What is there; commas separate several. Behind each, if you like, until when, the amount at which "
                + "it runs low, and the place.",
            text: old.map(TypedPantryItem.text) ?? "", example: "6 eggs, 1 l milk, until friday, in fridge"
        ) { [weak self] text in
            guard let self, let items = try? read(text) else { return }
            let what = items.count == 1 ? "\(items[0].name.quoted)" : items.count.counted("item")
            store.change(from: self, "\(old == nil ? "Added" : "Changed") \(what)") { edits throws(EditingError) in
                for item in items { try edits.kitchen.keep(item, replacing: old) }
            }
        }
        prompt.validate = { text in
            do throws(TypedPantryItem.Failure) {
                _ = try read(text)
                return nil
            } catch {
                return error.message
            }
        }
        prompt.suggest = { [customs = store.customs] in UnitSuggestions.suggestions(for: $0, customs) }
        present(prompt)
    }
}

@MainActor
extension [PantryRow] {
    /// The rows without repetitions. If several items have the same name, only the first remains.
    fileprivate var unique: [PantryRow] {
        var seen: Set<AnyHashable> = []
        return filter { seen.insert($0.id).inserted }
    }
}

/// An item of the pantry: its name, its amount, and the last day on which it is good.
struct PantryRow: Row {
    let item: PantryItem
    let today: CalendarDay
    /// The width of the column for the names, in columns of the screen.
    let nameWidth: Int
    let style: QuantityStyle

    /// An item that expires within this many days is highlighted.
    static let soon = 3

    var id: AnyHashable { item.name.lowercased() }
    var findText: String? { item.name }

    func configure(_ cell: PantryCell) {
        cell.name = item.name.withoutControlCharacters.shortenedToRow
        cell.nameWidth = nameWidth
        let amount =
            item.isUnlimited
            ? "always there" : item.isUsedUp ? "used up" : item.quantity.map { $0.formatted(style) } ?? ""
        cell.amount = amount.withoutControlCharacters.shortenedToRow
        cell.note = note
        cell.role = isExpired ? .error : isExpiring ? .marked : .dim
    }

    /// The number of days until the last day on which the item is good, or `nil` if the item has no such day. Negative
    /// if the item has expired.
    private var daysLeft: Int? { item.expiry().map { $0.number - today.number } }

    /// Whether the last day on which the item is good has passed.
    var isExpired: Bool { daysLeft.map { $0 < 0 } ?? false }

    /// Whether the item expires within ``soon`` days.
    var isExpiring: Bool { daysLeft.map { (0...Self.soon).contains($0) } ?? false }

    private var note: String {
        var notes: [String] = []
        if item.isLow, !item.isUsedUp { notes.append("low") }
        if let daysLeft, let day = item.expiry() {
            switch daysLeft {
            case ..<0: notes.append("expired \(day.name(from: today))")
            case 0: notes.append("until today")
            case 1: notes.append("until tomorrow")
            default: notes.append("until \(day.name(from: today))")
            }
        } else if let text = item.expiryText {
            notes.append("until \(text.withoutControlCharacters.shortenedToRow.quoted)?")
        }
        return notes.joined(separator: ", ")
    }
}

/// Draws the name, the amount in a column of its own, and a note at the right. Leaves out a note or an amount for which
/// there is no room.
final class PantryCell: Cell {
    var name = ""
    var nameWidth = 0
    var amount = ""
    var note = ""
    var role = Role.dim

    func draw(in surface: Surface, state: CellState) {
        let ellipsis = surface.symbols.ellipsis
        let right = surface.width - 1
        let noteWidth = note.displayWidth
        let showsNote = noteWidth > 0 && right - 4 - noteWidth >= 8
        if showsNote { surface.draw(note, x: right - noteWidth, y: 0, role: role) }
        let end = showsNote ? right - noteWidth - 2 : right
        let column = 2 + nameWidth + 2
        let hasColumn = column + min(amount.displayWidth, 8) <= end
        let nameEnd = hasColumn && !amount.isEmpty ? min(column - 2, end) : end
        surface.draw(name.truncated(toWidth: max(0, nameEnd - 2), ellipsis: ellipsis), x: 2, y: 0)
        guard hasColumn else { return }
        surface.draw(amount.truncated(toWidth: max(0, end - column), ellipsis: ellipsis), x: column, y: 0, role: .dim)
    }
}
