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

/// The first part of the screen.
struct HeadPart: RecipePart {
    let head: RecipeHead

    init?(_ shown: ShownRecipe, style: QuantityStyle) { head = RecipeHead(shown, style: style) }

    func section(notes: RecipeNotes) -> Section {
        Section(id: "about", rows: [RecipeHeadRow(head: head.with(notes.entry))])
    }
}

/// What the author says about the recipe, below the steps so that the ingredients are in view when it is opened.
struct DescriptionPart: RecipePart {
    private let text: [StyledText]

    init?(_ shown: ShownRecipe, style: QuantityStyle) {
        let text = (shown.result.recipe.metadata.description ?? "").withoutMarkdownLinks.spelledOut(style)
        guard !text.isEmpty else { return nil }
        self.text = StyledText(text).cutIntoRows
    }

    func section(notes: RecipeNotes) -> Section {
        Section("About", id: "description", rows: ParagraphRow.rows("description", text) + [SpacerRow(id: "end")])
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

/// The days on which the user cooked the recipe, with what they noted.
struct CookedPart: RecipePart {
    /// The maximum number of days with a row of their own. For the earlier days, only their number is shown.
    private static let maximumDays = 5

    init?(_ shown: ShownRecipe, style: QuantityStyle) {}

    func section(notes: RecipeNotes) -> Section {
        let cookings = notes.entry.cookings
        guard !cookings.isEmpty else { return Section(id: "notebook") }
        var rows: [any Row] = cookings.prefix(Self.maximumDays).map { CookedRow($0) }
        let earlier = cookings.count - Self.maximumDays
        if earlier > 0 {
            rows.append(ParagraphRow(id: "earlier", text: StyledText("and \(earlier) earlier", role: .dim)))
        }
        return Section("Cooked", detail: String(cookings.count), id: "notebook", rows: rows + [SpacerRow(id: "end")])
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
