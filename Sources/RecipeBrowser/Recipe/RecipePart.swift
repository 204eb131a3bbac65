import CookbookStore
import RecipeFormats
import RecipeKit
import RecipeLibrary
import SectionedLists
import Terminal

/// A part of the screen of a recipe: data from the recipe, and a section that shows the data.
///
/// To add a part, add a file to the folder `Parts` and a line to ``RecipePage/kinds``.
protocol RecipePart: Sendable {
    /// Creates the part for a recipe. Returns `nil` if the recipe has no data for this part.
    ///
    /// For a long recipe, this initializer does not run on the main actor. So all work that takes longer for a longer
    /// recipe belongs here.
    ///
    /// - Parameters:
    ///   - shown: The recipe in the size and the units of the screen.
    ///   - style: How amounts are written.
    init?(_ shown: ShownRecipe, style: QuantityStyle)

    /// Returns the section that shows the data. This method is called when the recipe is shown, and after each change
    /// of the recipe's notebook entry, except a change of ticks alone.
    ///
    /// If a long recipe has more rows than a short one, the section must create each row when the row comes into view.
    /// A row may have at most ``Swift/String/rowLimit`` bytes of text.
    @MainActor func section(notes: RecipeNotes) -> Section
}

/// The first part of the screen: the title of the recipe, short facts and the description.
struct AboutPart: RecipePart {
    private let title: String
    private let facts: [String]
    private let description: [StyledText]
    private let style: QuantityStyle

    init?(_ shown: ShownRecipe, style: QuantityStyle) {
        self.style = style
        title = shown.result.recipe.title.spelledOut(style).shortenedToRow
        let facts = shown.facts(RecipeFacts.facts(for: shown.result.recipe.metadata))
        self.facts = facts.map { $0.spelledOut(style).shortenedToRow }
        let text = (shown.result.recipe.metadata.description ?? "").withoutMarkdownLinks.spelledOut(style)
        description = text.isEmpty ? [] : StyledText(text).cutIntoRows
    }

    func section(notes: RecipeNotes) -> Section {
        var heading = StyledText(title, role: .title)
        if notes.entry.isFavourite { heading.append(" \(style.symbols.star)", .accent) }
        var rows: [any Row] = [ParagraphRow(id: "title", text: heading)]
        if !facts.isEmpty { rows.append(FactsRow(facts: facts)) }
        if !description.isEmpty { rows.append(SpacerRow(id: "above description")) }
        rows += ParagraphRow.rows("description", description)
        rows.append(SpacerRow(id: "end"))
        return Section(id: "about", rows: rows)
    }
}

/// The cookware of a recipe. Choosing a piece opens the screen of this piece of cookware.
struct CookwarePart: RecipePart {
    private let pieces: [(name: String, line: String)]

    init?(_ shown: ShownRecipe, style: QuantityStyle) {
        let cookware = shown.result.recipe.cookwareList
        guard !cookware.isEmpty else { return nil }
        pieces = cookware.map { ($0.name, $0.line(style).shortenedToRow) }
    }

    func section(notes: RecipeNotes) -> Section {
        Section(
            "Cookware", detail: String(pieces.count), id: "cookware", count: pieces.count,
            indexOfRow: { $0 as? Int },
            row: { index in
                CookwareRow(
                    id: index, name: pieces[index].name, line: pieces[index].line, isLast: index == pieces.count - 1)
            })
    }
}

/// The diagnostics of the file of a recipe.
struct DiagnosticsPart: RecipePart {
    private let diagnostics: [Diagnostic]

    init?(_ shown: ShownRecipe, style: QuantityStyle) {
        guard !shown.result.diagnostics.isEmpty else { return nil }
        diagnostics = shown.result.diagnostics
    }

    func section(notes: RecipeNotes) -> Section { DiagnosticRow.section(diagnostics) }
}

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

/// The author and the source of a recipe, and the metadata that no other part shows.
struct SourcePart: RecipePart {
    private let facts: [String]
    private let title: String

    init?(_ shown: ShownRecipe, style: QuantityStyle) {
        let metadata = shown.result.recipe.metadata
        let author = metadata.author.map { "by \($0)" }
        let source = [author, metadata.source?.name, metadata.source?.url].compactMap(\.self)
        let details = RecipeDetails(metadata).entries.map(\.line)
        facts = (source + details).map { $0.spelledOut(style).shortenedToRow }
        title = source.isEmpty ? "About" : "Source"
        guard !facts.isEmpty else { return nil }
    }

    func section(notes: RecipeNotes) -> Section {
        Section(title, id: "source", rows: ParagraphRow.rows("source", facts.map { StyledText($0, role: .dim) }))
    }
}
