import CookbookStore
import RecipeFormats
import RecipeKit
import RecipeLibrary
import SectionedLists
import Terminal

/// The notebook entry of the recipe: favourite, rating, note, and the days on which the user cooked it. The part has no
/// rows if the entry has none of these.
struct NotebookPart: RecipePart {
    private let style: QuantityStyle

    /// The maximum number of days with a row of their own. For the earlier days, only their number is shown.
    private static let maximumDays = 5

    init?(_ shown: ShownRecipe, style: QuantityStyle) {
        self.style = style
    }

    func section(notes: RecipeNotes) -> Section {
        let entry = notes.entry
        var rows: [any Row] = []
        let facts = facts(of: entry)
        if !facts.isEmpty { rows.append(FactsRow(facts: facts)) }
        if !entry.note.isEmpty { rows += ParagraphRow.rows("note", StyledText(entry.note).cutIntoRows) }
        rows += days(entry.cookings)
        guard !rows.isEmpty else { return Section(id: "notebook") }
        return Section("Your notes", id: "notebook", rows: rows + [SpacerRow(id: "end")])
    }

    private func facts(of entry: NotebookEntry) -> [String] {
        var facts: [String] = []
        if entry.isFavourite { facts.append("favourite") }
        if let rating = entry.rating { facts.append("rated \(style.symbols.stars(rating))") }
        switch entry.cookings.count {
        case 0: break
        case 1: facts.append("cooked once")
        case let count: facts.append("cooked \(count) times")
        }
        return facts
    }

    @MainActor
    private func days(_ cookings: [NotebookEntry.Cooking]) -> [any Row] {
        var rows: [any Row] = cookings.prefix(Self.maximumDays).map { cooking in
            CookedRow(cooking)
        }
        let earlier = cookings.count - Self.maximumDays
        if earlier > 0 {
            rows.append(ParagraphRow(id: "earlier", text: StyledText("and \(earlier) earlier", role: .dim)))
        }
        return rows
    }
}

extension QuantityStyle {
    /// The symbols for the character set of this style.
    var symbols: Symbols { self == .unicode ? .unicode : .ascii }
}
