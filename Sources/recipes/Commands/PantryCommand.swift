import ArgumentParser
import CookbookStore
import Kitchen
import RecipeFormats
import RecipeKit
import RecipeLibrary
import TextLayout

/// `recipes pantry`: shows what is at home in the browser, or prints it.
struct PantryCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "pantry", abstract: "Show what is at home, or print it.",
        usage: """
            recipes pantry [--json]
            recipes pantry add <item>
            recipes pantry remove <item>
            """,
        discussion: """
            The pantry is the file config/pantry.conf in the cookbook, or else pantry.conf in ~/.config/cook. On a \
            terminal, the command shows it in the browser. Otherwise, it prints the items by place: the amount, the \
            last day on which an item is good, and whether little is left.
            """,
        subcommands: [PantryAddCommand.self, PantryRemoveCommand.self])

    @Flag(help: "Print a JSON object instead.")
    var json = false

    func run() throws {
        guard json || !Output.isTerminal else { return try BrowseCommand.browse(paths: [], at: .pantry) }
        try Self.reportingFailure {
            let kitchen = try CookbookKitchen.home(customs: .configured())
            let pantry = try kitchen.pantry()
            for problem in pantry.problems { Output.error("pantry.conf:\(problem.line): \(problem.message)") }
            let text = pantry.text(on: .today).withoutControlCharactersInLines
            try Output.write(json ? pantry.jsonText.text() + "\n" : text)
        }
    }
}

extension PantryFile {
    /// Returns the pantry as text: a heading for each place, and a line for each item.
    fileprivate func text(on today: CalendarDay) -> String {
        let blocks = places.map { place in
            let lines = items.filter { $0.place == place }.map { item in
                var facts = [item.isUnlimited ? "unlimited" : item.isUsedUp ? "used up" : item.quantity?.formatted()]
                    .compactMap(\.self)
                if let day = item.expiry() {
                    facts.append("\(day < today ? "expired" : "until") \(day.name(from: today))")
                }
                if item.isLow, !item.isUsedUp { facts.append("low") }
                return "  " + ([item.name] + facts).joined(separator: ", ")
            }
            return ([place.uppercased()] + lines).joined(separator: "\n")
        }
        return blocks.isEmpty ? "" : blocks.joined(separator: "\n\n") + "\n"
    }

    /// The pantry as a JSON object: the items, each with its place, its amount and its dates.
    fileprivate var jsonText: JSONText {
        .object([
            (
                "items",
                .array(
                    items.map { item in
                        .object([
                            ("name", .string(item.name)), ("place", .string(item.place)),
                            ("amount", .optional(item.isUnlimited ? "unlimited" : item.quantity?.formatted())),
                            ("until", .optional(item.expiry()?.iso)), ("bought", .optional(item.bought()?.iso)),
                            ("low", .bool(item.isLow)),
                        ])
                    })
            )
        ])
    }
}
