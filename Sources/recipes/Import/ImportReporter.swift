import CookbookStore
import RecipeKit
import RecipeLibrary

/// Prints the progress of an import. Paths of new files go to standard output, messages go to standard error.
///
/// In a terminal, only the first recipes get a line each. A status line shows the number of all imported recipes.
struct ImportReporter {
    /// The maximum number of recipes that get a line each in a terminal.
    private static let maximumLines = 20

    let isDryRun: Bool
    private var importedCount = 0
    private var alreadyThereCount = 0
    private var isStatusShown = false
    /// The time of the last update of the status line.
    private var shown = ContinuousClock.now

    init(isDryRun: Bool) { self.isDryRun = isDryRun }

    /// Shows in the status line how much of the cookbook was read. The cookbook is read before the import.
    mutating func reading(_ done: Int, of total: Int) {
        if total > 1000 { show("Reading the cookbook: \(done) of \(total) files") }
    }

    /// Prints an event of the import.
    mutating func report(_ event: ImportEvent) throws {
        switch event {
        case .imported(_, let path):
            importedCount += 1
            if Output.isTerminal, importedCount > Self.maximumLines {
                showCounts()
            } else {
                clear()
                try Output.write(path.withoutControlCharacters + "\n")
            }
        case .alreadyThere(let title, let path, let source):
            alreadyThereCount += 1
            if Output.isErrorTerminal, alreadyThereCount > Self.maximumLines {
                showCounts()
            } else {
                writeLine("\(source): “\(title)” is there already: \(path)")
            }
        case .almostTheSame(let title, let path, let source):
            writeLine(
                "\(source): “\(title)” is almost the same as \(path), so it \(isDryRun ? "would be" : "was") skipped")
        case .completed(let title, let path, let contents):
            writeLine("\(path): “\(title)” \(isDryRun ? "would get" : "got") what it lacked: \(contents.words)")
        case .finished(let source, let contents):
            let verb = isDryRun ? "would come along" : "came along"
            let parts = [
                contents.words.isEmpty ? nil : "\(contents.words) \(verb)",
                contents.losses.isEmpty ? nil : "not kept: \(contents.lostWords)",
            ]
            writeLine("\(source): \(parts.compactMap(\.self).joined(separator: "; "))")
        case .unreadable(let diagnostic), .note(let diagnostic):
            writeLine(diagnostic.description)
        }
    }

    /// Prints the summary of the import as the last line.
    mutating func finish(_ recipes: RecipeImport, into path: String) {
        let count = recipes.importedCount
        let noun = count == 1 ? "recipe" : "recipes"
        var words =
            isDryRun ? "\(count) \(noun) would be imported into \(path)" : "\(count) \(noun) imported into \(path)"
        if recipes.alreadyThereCount > 0 { words += ", \(recipes.alreadyThereCount) already there" }
        if recipes.almostTheSameCount > 0 {
            words += ", \(recipes.almostTheSameCount) almost the same as others (--keep-duplicates imports them)"
        }
        if recipes.unreadableCount > 0 { words += ", \(recipes.unreadableCount) could not be read" }
        writeLine(words + ".")
    }

    private mutating func writeLine(_ line: String) {
        clear()
        Output.error(line)
    }

    private mutating func showCounts() {
        show("\(importedCount) imported" + (alreadyThereCount > 0 ? ", \(alreadyThereCount) already there" : ""))
    }

    /// Replaces the text of the status line. Does nothing if the previous update was less than a tenth of a second ago.
    private mutating func show(_ words: String) {
        guard Output.isErrorTerminal else { return }
        let now = ContinuousClock.now
        guard now - shown >= .milliseconds(100) else { return }
        shown = now
        isStatusShown = true
        Output.status(words)
    }

    /// Removes the status line, so that another line can be printed.
    private mutating func clear() {
        guard isStatusShown else { return }
        isStatusShown = false
        Output.status("")
    }
}
