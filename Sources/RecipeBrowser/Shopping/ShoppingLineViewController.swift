import Kitchen
import RecipeKit
import RecipeLibrary
import SectionedLists
import Terminal

/// What asks for a line of the shopping list: each recipe with its amount, what was converted, and what is at home.
@MainActor
final class ShoppingLineViewController: SectionsViewController {
    private let line: ShoppingLine
    private let system: MeasurementSystem
    private let customs: KitchenCustoms
    private let screens: CookbookScreens

    init(_ line: ShoppingLine, system: MeasurementSystem, customs: KitchenCustoms, screens: CookbookScreens) {
        self.line = line
        self.system = system
        self.customs = customs
        self.screens = screens
        super.init(title: line.name.withoutControlCharacters)
    }

    override func willAppear() {
        super.willAppear()
        sections = [toBuy, askedFor, atHome].compactMap(\.self)
    }

    private var style: QuantityStyle {
        application?.screen.appearance.symbols.isUnicode == false ? .ascii : .unicode
    }

    private var toBuy: Section? {
        let amount = line.amountText(in: system, KitchenConverter(customs: customs), style: style)
        guard !amount.isEmpty else { return nil }
        return Section(
            "To buy", detail: line.place.aisle.withoutControlCharacters, id: "buy",
            rows: [
                TextRow(amount.withoutControlCharacters.shortenedToRow, isSelectable: false, id: "amount"),
                SpacerRow(id: "end"),
            ])
    }

    private var askedFor: Section {
        var rows: [any Row] = []
        for (index, contribution) in line.contributions.enumerated() {
            let need = contribution.need
            let amount = need.quantities.map { $0.formatted(style) }.joined(separator: " + ")
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

    /// What was understood and converted.
    private func notes(on contribution: ShoppingLine.Contribution) -> [String] {
        var notes: [String] = []
        let name = contribution.need.name
        if name.lowercased() != line.name.lowercased() {
            switch contribution.basis {
            case .name, .withoutPreparation: notes.append("written as “\(name)”")
            case .synonym: notes.append("written as “\(name)”, which is the same")
            case .guess: notes.append("written as “\(name)”, which is a guess")
            }
        }
        if contribution.need.isOptional { notes.append("optional") }
        notes += contribution.conversions.map {
            let source = $0.source.isEmpty ? "" : " (\($0.source))"
            return "\($0.from.formatted(style)) is about \($0.to.formatted(style))\(source)"
        }
        return notes
    }

    private var atHome: Section? {
        guard !line.supplies.isEmpty else { return nil }
        let rows = line.supplies.enumerated().map { index, supply in
            let there =
                if case .quantity(let quantity) = supply.stock.supply { quantity.formatted(style) } else { "enough" }
            let taken = supply.taken.map { "\(supply.isAbout ? "~" : "")\($0.formatted(style)) used" }
            let place = supply.stock.place.isEmpty ? "staple" : supply.stock.place
            return TextRow(
                "\(place): \(there)".withoutControlCharacters.shortenedToRow, detail: taken, isSelectable: false,
                id: index)
        }
        return Section("At home", id: "home", rows: rows)
    }

    private func open(_ contribution: ShoppingLine.Contribution) {
        guard case .recipe(let id, _) = contribution.need.origin else {
            return showToast(Toast("You typed it."))
        }
        screens.open(RecipeID(description: id), over: self)
    }
}
