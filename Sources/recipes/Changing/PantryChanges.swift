import ArgumentParser
import CookbookStore
import Kitchen
import RecipeKit
import RecipeLibrary

/// `recipes pantry add`: notes what is at home.
struct PantryAddCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "add", abstract: "Note what is at home.",
        discussion: "Example: recipes pantry add \"1 l milk until 2026-12-24, low 200 ml, in fridge\".")

    @Argument(help: ArgumentHelp("What is there, as in the browser.", valueName: "item"))
    var item: String

    @OptionGroup var change: CookbookChange

    func run() throws {
        try Self.reportingFailure {
            let items: [PantryItem]
            do throws(TypedPantryItem.Failure) {
                items = try TypedPantryItem.items(item, place: "pantry", today: .today)
            } catch {
                throw CommandFailure(error.message, status: EX_USAGE)
            }
            let texts = items.map(TypedPantryItem.text).joined(separator: "; ")
            try change.make("At home: \(texts)") { edits throws(EditingError) in
                for item in items {
                    let old = try edits.kitchen.pantry().items.first {
                        SortingKey($0.name) == SortingKey(item.name) && $0.place == item.place
                    }
                    try edits.kitchen.keep(item, replacing: old)
                }
            }
        }
    }
}

/// `recipes pantry remove`: removes what is not at home any more.
struct PantryRemoveCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove", abstract: "Remove what is not at home any more.")

    @Argument(help: ArgumentHelp("The name of the item.", valueName: "item"))
    var item: String

    @OptionGroup var change: CookbookChange

    func run() throws {
        try Self.reportingFailure {
            let name = item
            try change.make { edits throws(EditingError) in
                let items = try edits.kitchen.pantry().items.filter { SortingKey($0.name) == SortingKey(name) }
                guard let item = items.first else {
                    throw .refused("“\(name)” is not in the pantry; recipes pantry shows it.")
                }
                guard items.count == 1 else {
                    throw .refused("“\(name)” is in \(items.map(\.place).joined(separator: " and in ")).")
                }
                try edits.kitchen.remove(item)
                edits.title = "Removed “\(item.name)”"
            }
        }
    }
}
