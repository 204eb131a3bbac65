import RecipeFormats
import RecipeKit
import RecipeLibrary
import SectionedLists
import Terminal
import Testing

@testable import CookbookStore
@testable import RecipeBrowser

@MainActor
@Suite("Very long recipes")
struct EnormousRecipeTests {
    private func sections(of text: String) -> [Section] {
        let result = CooklangFormat().read(text, file: "Long.cook")
        let recipe = RecipeSummary(id: RecipeID(path: "Long.cook"), title: "Long")
        let page = RecipePage(ReadRecipe(recipe, result), style: .unicode)
        guard let cookbook = try? Cookbook(paths: ["."]) else { return [] }
        let store = Store(of: cookbook, notebook: Notebook(path: nil))
        return page.parts.map { $0.section(notes: RecipeNotes(store: store, recipe: recipe)) }
    }

    private func rows(of text: String) -> [any Row] {
        sections(of: text).flatMap { section in (0..<section.numberOfRows).map(section.row(at:)) }
    }

    /// Returns the text that a row puts into its cell.
    private func text(of row: any Row) -> String {
        switch row {
        case let row as StepRow: row.text.text.plain
        case let row as NoteRow: row.text.text.plain
        case let row as ParagraphRow: row.text.plain
        case let row as TextRow: row.text
        case let row as RecipeHeadRow: row.head.title
        case let row as DiagnosticRow: configured(row, WrappedTextCell()).text.plain
        case let row as IngredientRow: configured(row, IngredientCell()).name
        default: ""
        }
    }

    private func configured<CellType: Cell>(_ row: some Row<CellType>, _ cell: CellType) -> CellType {
        row.configure(cell)
        return cell
    }

    @Test("Each of 20,000 ingredient rows is made when it comes into view")
    func ingredientsOnDemand() throws {
        let lines = (0..<20_000).map { "Add @spice \($0){1%g}." }.joined(separator: "\n")
        let ingredients = try #require(sections(of: lines).first { $0.title == "Ingredients" })
        #expect(ingredients.detail == "20000")
        #expect(ingredients.numberOfRows == 20_001)
        // The ids would be known if a section had created all rows in advance.
        #expect(ingredients.fixedRowIDs == nil)
        let last = try #require(ingredients.row(at: 19_999) as? IngredientRow)
        #expect(last.ingredient.name == "spice 19999")
        #expect(ingredients.index(ofRow: last.id) == 19_999)
    }

    @Test("No row holds more text than the row limit", arguments: Enormous.allCases)
    func boundedRows(recipe: Enormous) {
        let longest = rows(of: recipe.text).map { text(of: $0).utf8.count }.max() ?? 0
        #expect(longest > 0 && longest < 5000)
    }

    @Test("A step cut into many rows loses no word", arguments: [Enormous.step, .wordInStep])
    func keepsWords(recipe: Enormous) throws {
        let steps = rows(of: recipe.text).compactMap { $0 as? StepRow }
        #expect(steps.count > 10)
        #expect(steps.allSatisfy { $0.number == 1 })
        let whole = steps.map(\.text.text.plain).joined()
        #expect(whole.filter { !$0.isWhitespace } == recipe.text.filter { !$0.isWhitespace })
        #expect(steps.map(\.text.isFirst) == [true] + Array(repeating: false, count: steps.count - 1))
        #expect(steps.map(\.text.isLast) == Array(repeating: false, count: steps.count - 1) + [true])
    }

    @Test("A very long step shows its first and last words, and all of its rows are ticked off together")
    func fromTopToEnd() async throws {
        let browser = try BrowserHarness(["Long.cook": "Begin, \(Enormous.words) at last.\n"], columns: 60)
        await browser.settle()
        await browser.press(.enter)
        #expect(browser.text.contains("1 Begin, stir and taste"))
        await browser.press(.end)
        #expect(browser.text.contains("serve at last."))
        await browser.press(.space, .home)
        #expect(browser.text.contains("✓ Begin") || browser.text.contains("☑ Begin"), "\(browser.text)")
    }
}

/// Recipes in which one part is unusually long.
enum Enormous: String, CaseIterable {
    case step, wordInStep, note, description, heading, facts, ingredient, cookware, marks

    static let words = String(repeating: "stir and taste ", count: 20_000) + "serve"
    static let word = String(repeating: "é\u{301}界", count: 20_000)

    var text: String {
        switch self {
        case .step: Self.words + "\n"
        case .wordInStep: Self.word + "\n"
        case .note: "> \(Self.words)\n"
        case .description: "---\ndescription: \(Self.words)\n---\nStir.\n"
        case .heading: "= \(Self.words)\n\nStir.\n"
        case .facts: "---\ntitle: \(Self.word)\ntags: [\(Self.word)]\nauthor: \(Self.word)\n---\nStir.\n"
        case .ingredient: "Add @\(Self.words){1%g}.\n"
        case .cookware: (0..<5_000).map { "Take a #pan \($0){}." }.joined(separator: " ")
        case .marks: (0..<5_000).map { "Add @salt \($0){1%g} for ~{\($0)%min}." }.joined(separator: " ")
        }
    }
}
