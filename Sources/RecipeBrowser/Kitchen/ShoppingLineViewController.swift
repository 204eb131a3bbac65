import CookbookStore
import Kitchen
import RecipeKit
import RecipeLibrary
import SectionedLists
import Terminal

/// The screen of a line of the shopping list. It shows the recipes that need the grocery and their amounts, what was
/// converted, and what is at home. The user can separate names and amounts that the program has merged.
@MainActor
final class ShoppingLineViewController: SectionsViewController {
    private let line: ShoppingLine
    private let store: Store
    private let screens: CookbookScreens

    init(_ line: ShoppingLine, store: Store, screens: CookbookScreens) {
        self.line = line
        self.store = store
        self.screens = screens
        super.init(title: line.name.withoutControlCharacters)
    }

    override func willAppear() {
        super.willAppear()
        sections = [toBuy, askedFor, atHome, merging].compactMap(\.self)
    }

    private var toBuy: Section? {
        let converter = KitchenConverter(customs: store.customs)
        let amount = line.amountText(in: store.system, converter, style: quantityStyle)
        guard !amount.isEmpty else { return nil }
        let exact =
            line.purchase == nil ? nil : line.exactAmountText(in: store.system, converter, style: quantityStyle)
        return Section(
            "To buy", detail: line.place.aisle.withoutControlCharacters, id: "buy",
            rows: [
                TextRow(
                    amount.withoutControlCharacters.shortenedToRow,
                    detail: exact.map { "\($0) needed".withoutControlCharacters.shortenedToRow }, isSelectable: false,
                    id: "amount"),
                SpacerRow(id: "end"),
            ])
    }

    private var askedFor: Section {
        var rows: [any Row] = []
        for (index, contribution) in line.contributions.enumerated() {
            let need = contribution.need
            let amount = need.quantities.map { $0.formatted(quantityStyle) }.joined(separator: " + ")
            let source = need.origin.text.isEmpty ? "you" : need.origin.text
            rows.append(
                TextRow(
                    source.withoutControlCharacters.shortenedToRow,
                    detail: (amount.isEmpty ? "some" : amount).withoutControlCharacters.shortenedToRow, id: index))
            for (number, text) in notes(on: contribution).enumerated() {
                rows.append(
                    WrappedTextRow(
                        StyledText("  " + text.withoutControlCharacters, role: .dim), isSelectable: false,
                        id: "\(index) \(number)"))
            }
        }
        rows.append(SpacerRow(id: "end"))
        return Section("Asked for by", detail: String(line.contributions.count), id: "from", rows: rows).onSelect {
            [weak self] row, _ in
            guard let self, let index = row.id as? Int else { return }
            open(line.contributions[index])
        }
    }

    /// Returns notes about a contribution to the line: another name for the grocery, whether the contribution is
    /// optional, and how its amounts were converted.
    private func notes(on contribution: ShoppingLine.Contribution) -> [String] {
        var notes: [String] = []
        let name = contribution.need.name
        if name.lowercased() != line.name.lowercased() {
            switch contribution.basis {
            case .name, .withoutPreparation: notes.append("written as \(name.quoted)")
            case .synonym: notes.append("written as \(name.quoted), which is the same")
            case .guess: notes.append("written as \(name.quoted), which is a guess")
            }
        }
        if contribution.need.isOptional { notes.append("optional") }
        notes += contribution.conversions.map {
            let source = $0.source.isEmpty ? "" : " (\($0.source))"
            return "\($0.from.formatted(quantityStyle)) is about \($0.to.rounded.formatted(quantityStyle))\(source)"
        }
        return notes
    }

    private var atHome: Section? {
        guard !line.supplies.isEmpty else { return nil }
        let rows = line.supplies.enumerated().map { index, supply in
            let there =
                if case .quantity(let quantity) = supply.stock.supply { quantity.formatted(quantityStyle) } else {
                    "enough"
                }
            let taken = supply.taken.map { "\(supply.isAbout ? "~" : "")\($0.rounded.formatted(quantityStyle)) used" }
            let own = supply.stock.place
            let place = own.isEmpty ? "always at home" : own == PantryFile.general ? "at home" : own
            return TextRow(
                "\(place): \(there)".withoutControlCharacters.shortenedToRow, detail: taken, isSelectable: false,
                id: index)
        }
        return Section("At home", id: "home", rows: rows + [SpacerRow(id: "end")])
    }

    // MARK: - Merging

    /// The section in which the user decides whether different names are merged into one line, and whether the amounts
    /// of the line are converted.
    private var merging: Section? {
        let key = line.grocery.key
        let apart = store.customs.splits.filter { split in
            switch split {
            case .name(let name, let grocery): key == name || key == grocery
            case .units(let grocery): key == grocery
            }
        }
        .sorted { $0.setting < $1.setting }
        let choices = line.splits.filter { !apart.contains($0) }.map { ($0, true) } + apart.map { ($0, false) }
        guard !choices.isEmpty else { return nil }
        let rows = choices.enumerated().map { index, choice in
            TextRow(Self.text(choice.0, keepsApart: choice.1).withoutControlCharacters.shortenedToRow, id: index)
        }
        return Section("Merging", id: "merging", rows: rows).onSelect { [weak self] _, index in
            self?.keep(choices[index].0, isApart: choices[index].1)
        }
    }

    private static func text(_ split: ShoppingSplit, keepsApart: Bool) -> String {
        switch split {
        case .name(let name, let grocery):
            keepsApart
                ? "Keep \(name.quoted) apart from \(grocery.quoted)"
                : "Merge \(name.quoted) with \(grocery.quoted) again"
        case .units: keepsApart ? "Do not convert its amounts" : "Convert its amounts again"
        }
    }

    private func keep(_ split: ShoppingSplit, isApart: Bool) {
        let done =
            switch split {
            case .name(let name, let grocery):
                isApart
                    ? "\(name.quoted) is not \(grocery.quoted) now" : "\(name.quoted) counts as \(grocery.quoted) again"
            case .units: isApart ? "The amounts are not converted now" : "The amounts are converted again"
            }
        // The screen is closed, because after the change its line no longer exists in this form.
        store.set(.split(split, isApart: isApart), named: done, from: self)
        navigationController?.pop()
    }

    private func open(_ contribution: ShoppingLine.Contribution) {
        guard case .recipe(let id, _) = contribution.need.origin else {
            return showToast(Toast("You typed it."))
        }
        screens.open(RecipeID(description: id), over: self)
    }
}
