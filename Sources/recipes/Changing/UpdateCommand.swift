import ArgumentParser
import CookbookStore
import RecipeFormats
import RecipeKit
import RecipeLibrary

/// `recipes update`: reads the page of a recipe again.
struct UpdateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "update", abstract: "Read the page of a recipe again, and show what has changed there.",
        discussion: """
            Reads the address that the recipe names as its source, and prints what the page says now and did not say when \
            you imported it: - for what is gone, + for what is new. With --merge, the changes are written into your \
            recipe. What you have changed yourself stays: where you and the page have changed the same words, yours are \
            kept, and both are printed. recipes undo takes it back.
            """)

    @Argument(help: ArgumentHelp("A title or a file.", valueName: "recipe"), completion: Completions.recipes)
    var recipe: String

    @Flag(help: "Write the changes of the page into your recipe.")
    var merge = false

    @Flag(help: "Also read pages of this machine and its network.")
    var allowLocal = false

    @Flag(help: "Print a JSON object instead.")
    var json = false

    func run() throws {
        try Self.reportingFailure {
            let (id, result) = try RecipeFinder().identifiedRecipe(named: recipe)
            let title = result.recipe.title
            if Output.isErrorTerminal { Output.status("Reading the page of “\(title)”") }
            defer { if Output.isErrorTerminal { Output.status("") } }
            let update = try PageUpdate(of: id, with: PageFetcher(allowsLocal: allowLocal))
            if Output.isErrorTerminal { Output.status("") }
            if update.difference.isEmpty, !update.isBaseKnown { try update.keep() }
            let isMerging = merge && !update.difference.isEmpty
            if isMerging {
                guard update.isBaseKnown else {
                    throw CommandFailure(
                        "\(update.address): it is not known what this page said when you imported “\(title)”, so your changes "
                            + "cannot be told from those of the page; recipes update shows how they differ.",
                        status: CookbookError.Category.badData.exitStatus)
                }
                try CookbookChange.makeSilently("Updated “\(title)” from \(update.address.host)") {
                    edits throws(EditingError) in try update.merge(edits)
                }
                try update.keep()
            }
            try Output.write(json ? object(update, title).text() + "\n" : text(update, title))
        }
    }

    // MARK: - Output

    private func text(_ update: PageUpdate, _ title: String) -> String {
        let host = update.address.host
        guard !update.difference.isEmpty else {
            return
                (update.isBaseKnown
                ? "The page of “\(title)” on \(host) says what it said when you imported it.\n"
                : "The page of “\(title)” on \(host) says the same as your recipe.\n").withoutControlCharactersInLines
        }
        var lines = [
            merge
                ? "Updated “\(title)” from \(host):"
                : update.isBaseKnown
                    ? "The page of “\(title)” on \(host) has changed:"
                    : "It is not known what the page of “\(title)” on \(host) said when you imported it. It differs from "
                        + "your recipe:"
        ]
        for part in update.difference.parts {
            lines.append(part.name.rawValue)
            lines += part.lines.map { ($0.isAdded ? "  + " : "  - ") + $0.text.replacing("\n", with: " ") }
        }
        if !update.conflicts.isEmpty {
            lines.append(
                merge ? "You have changed the same, so yours stays:" : "You have changed the same; yours would stay:")
            lines += update.conflicts.flatMap { ["  yours: \($0.own)", "  page:  \($0.page)"] }
        }
        if !merge, update.isBaseKnown { lines.append("To take it over: recipes update --merge “\(title)”") }
        return lines.map { $0.withoutControlCharacters + "\n" }.joined()
    }

    private func object(_ update: PageUpdate, _ title: String) -> JSONText {
        let parts = update.difference.parts.map { part -> (key: String, value: JSONText) in
            func lines(_ areAdded: Bool) -> JSONText {
                .array(part.lines.filter { $0.isAdded == areAdded }.map { .string($0.text) })
            }
            return (part.name.rawValue, .object([("removed", lines(false)), ("added", lines(true))]))
        }
        let conflicts = update.conflicts.map {
            JSONText.object([("own", .string($0.own)), ("page", .string($0.page))])
        }
        return .object([
            ("title", .string(title)), ("address", .string(update.address.text)),
            ("changed", .bool(!update.difference.isEmpty)), ("importKnown", .bool(update.isBaseKnown)),
            ("merged", .bool(merge && !update.difference.isEmpty)), ("changes", .object(parts)),
            ("conflicts", .array(conflicts)),
        ])
    }
}
