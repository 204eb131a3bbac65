import ArgumentParser
import CookbookStore
import RecipeKit
import RecipeLibrary

/// `recipes rate`: gives a recipe stars.
struct RateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rate", abstract: "Give a recipe one to five stars; 0 takes them back.")

    @Argument(help: ArgumentHelp("A title or a file.", valueName: "recipe"), completion: Completions.recipes)
    var recipe: String

    @Argument(help: ArgumentHelp("The number of stars.", valueName: "stars"))
    var stars: Int

    @OptionGroup var change: CookbookChange

    func validate() throws {
        guard (0...5).contains(stars) else { throw ValidationError("The stars are 1 to 5, or 0 for none.") }
    }

    func run() throws {
        try Self.reportingFailure {
            let (found, stars) = (try RecipeFinder().summary(named: recipe), stars)
            let title = stars == 0 ? "Removed the stars of “\(found.title)”" : "Rated “\(found.title)” \(stars) of 5"
            try change.make(title) { edits throws(EditingError) in
                edits.note(found) { _ in [.rating(stars == 0 ? nil : stars)] }
            }
        }
    }
}

/// `recipes cooked`: notes that a recipe was cooked.
struct CookedCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "cooked", abstract: "Note that you cooked a recipe, and how it went.")

    @Argument(help: ArgumentHelp("A title or a file.", valueName: "recipe"), completion: Completions.recipes)
    var recipe: String

    @Option(
        help: "The day: 2026-12-24, 24.12.2026; today if none is given.", transform: CalendarDay.typed)
    var on = CalendarDay.today

    @Option(help: "One to five stars for the recipe.")
    var rating: Int?

    @Option(help: "How it went.")
    var note = ""

    @OptionGroup var change: CookbookChange

    func validate() throws {
        guard rating.map({ (1...5).contains($0) }) ?? true else { throw ValidationError("The stars are 1 to 5.") }
        guard on <= .today else { throw ValidationError("\(on.name) is still to come.") }
    }

    func run() throws {
        try Self.reportingFailure {
            let found = try RecipeFinder().summary(named: recipe)
            let stars = rating.map { [NotebookEdit.rating($0)] } ?? []
            let on = on
            let cooking = NotebookEntry.Cooking(day: on, note: note)
            try change.make("Cooked “\(found.title)” on \(on.name)") { edits throws(EditingError) in
                guard on == .today else { return edits.note(found) { _ in [.cooked(cooking)] + stars } }
                try edits.noteCooked(found, cooking, factor: nil, stars)
            }
        }
    }
}

/// `recipes new`: creates a recipe from a template.
struct NewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "new", abstract: "Create a recipe from a template, and print where it is.")

    @Argument(help: ArgumentHelp("The title of the recipe.", valueName: "title"))
    var title: String

    @OptionGroup var change: CookbookChange

    func validate() throws {
        guard !title.allSatisfy(\.isWhitespace) else { throw ValidationError("A recipe needs a title.") }
    }

    func run() throws {
        try Self.reportingFailure {
            let (cookbook, origin) = try CookbookArguments.cookbook(paths: [])
            guard origin != .starter, let folder = cookbook.firstFolder else {
                throw CommandFailure(
                    "the starter cookbook is read-only; make a folder ~/Recipes for recipes of your own.",
                    status: EX_CANTCREAT)
            }
            let title = title
            try change.create("Created “\(title)”") { edits throws(EditingError) in
                let isMarkdown = Cookbook.usesMarkdown(in: folder)
                let text = RecipeTemplate.text(title: title, course: nil, isMarkdown: isMarkdown)
                return try edits.create(
                    title: title, fileExtension: isMarkdown ? "md" : "cook", in: folder, of: folder, text: text)
            }
        }
    }
}

/// `recipes undo`: takes back the last change.
struct UndoCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "undo", abstract: "Take back the last change, made here or in the browser.")

    @OptionGroup var change: CookbookChange

    func run() throws { try Self.reportingFailure { try change.undo(redoing: false) } }
}

/// `recipes redo`: does again what was undone last.
struct RedoCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "redo", abstract: "Do again what was undone last.")

    @OptionGroup var change: CookbookChange

    func run() throws { try Self.reportingFailure { try change.undo(redoing: true) } }
}
