import Foundation
import Testing

@testable import TerminalTestSupport

@Suite("Absurd amounts in the whole program")
struct AbsurdAmountsTests {
    private let scratch: ScratchFolder

    init() throws {
        scratch = try ScratchFolder()
        try AbsurdCookbook.write(into: scratch, folder: "home/Recipes")
    }

    @Test("Each command says something about an absurd recipe, and does not crash", arguments: AbsurdCookbook.numbers)
    func commands(_ number: String) async throws {
        try scratch.write(AbsurdCookbook(number: number).recipe("Absurd"), to: "Absurd.cook")
        try scratch.write("Boil @flour{\(number)%kg}.\n", to: "Part.cook")
        let commands = [
            ["nutrition", "Absurd.cook"], ["nutrition", "Absurd.cook", "--json"],
            ["show", "Absurd.cook", "--scale", "1/3"], ["show", "Absurd.cook", "--servings", "3", "--units", "us"],
            ["show", "Absurd.cook", "--scale", number], ["shopping-list", "Absurd.cook:\(number)"],
            ["shopping-list", "Absurd.cook", "--json"], ["amount", "\(number) cups flour", "--to", "g"],
            ["list", "Absurd.cook", "--json"], ["timer", "\(number)m"],
            ["export", "--to", "tandoor", "--output", "tandoor", "Absurd.cook"],
            ["export", "--to", "nextcloud", "--output", "nextcloud", "Absurd.cook"],
        ]
        for command in commands {
            let run = try await recipes(command, in: scratch)
            #expect(run.status < 128, "\(command): \(run)")
            #expect(!(run.output + run.error).isEmpty, "\(command)")
        }
        let nutrition = try await recipes("nutrition", "Absurd.cook", in: scratch)
        for part in ["inf", "nan", "e+"] { #expect(!nutrition.output.contains(part), "\(nutrition)") }
    }

    @Test("The kitchen files of an absurd cookbook are read")
    func kitchen() async throws {
        for command in [
            ["plan"], ["plan", "--ics"], ["pantry", "--json"], ["can-make", "--missing", "9"], ["shopping-list"],
        ] {
            let run = try await recipes(command, in: scratch)
            #expect(run.status < 128, "\(command): \(run)")
        }
    }

    @Test("Each screen shows absurd recipes", .timeLimit(.minutes(5)))
    func screens() async throws {
        let terminal = try RawTerminal(.recipes, columns: 120, rows: 40, in: scratch, environment: ["PAGER": "true"])
        try await terminal.waitFor("recipes", within: .seconds(60))
        let escape = RawTerminal.escape
        let (down, home) = ("\u{1B}[B", "\u{1B}[H")
        func press(_ keys: String, _ what: String) async throws {
            try await terminal.press(keys, quiet: .milliseconds(60))
            let status = terminal.endIfOver()
            try #require(
                status == nil,
                "ended with \(status ?? 0) after \(what): \(String(decoding: terminal.takeOutput(), as: UTF8.self))")
            _ = terminal.takeOutput()
        }
        for row in AbsurdCookbook.numbers.indices {
            try await press(home + String(repeating: down, count: row) + "\r", "opening recipe \(row)")
            try await press("K", "the nutrition of recipe \(row)")
            try await press(escape, "the nutrition of recipe \(row)")
            for ingredient in 0..<5 {
                try await press(home + String(repeating: down, count: ingredient) + "\r", "ingredient \(ingredient)")
                try await press(escape, "ingredient \(ingredient)")
            }
            for keys in ["+", "-", "=", "S1/3\r", "S7 servings\r", "U\(down)\r", "U\(down)\(down)\r", "C", "t"] {
                try await press(keys, "\(keys.debugDescription) in recipe \(row)")
                try await press(escape + escape + home + String(repeating: down, count: row) + "\r", "going back")
            }
            try await press(escape + "b", "buying recipe \(row)")
            try await press(escape + "w\r\r", "planning recipe \(row)")
            try await press(escape + "W", "the plan with recipe \(row)")
            try await press("+-" + escape, "one serving more of recipe \(row)")
        }
        for place in ["W", "L", "P", "T", "H"] { try await press(escape + place, "the place \(place)") }
        try await terminal.send(escape + escape + "\u{3}")
        #expect(try await terminal.end() == 0)
    }

    @Test(
        "The screens say in words that an amount cannot be right",
        .enabled(if: TmuxSession.isInstalled, "tmux is not installed"))
    func words() async throws {
        let scratch = try ScratchFolder()
        try scratch.write(
            "---\ntitle: Mountain\nservings: 0.0000000000000001\n---\n\nKnead @flour{9000000000000000%kg}.\n",
            to: "home/Recipes/Mountain.cook")
        try await TmuxSession.run(columns: 90, in: scratch) { terminal in
            try await terminal.type("recipes; echo status $?")
            try await terminal.waitForList()
            try await terminal.send("Enter")
            try await terminal.waitFor("the recipe") { $0.contains("Ingredients") }
            try await terminal.send("K")
            try await terminal.waitFor("the nutrition") {
                $0.text.contains(/energy +too much/) && $0.contains("over 1000 t flour")
            }
            try await terminal.send("Escape")
            try await terminal.waitFor("the recipe again") { $0.contains("Ingredients") }
            try await terminal.send("Enter")
            try await terminal.waitFor("the ingredient") { $0.contains("too much, 100 % of the recipe") }
            try await terminal.send("Escape")
            try await terminal.waitFor("the recipe again") { $0.contains("Ingredients") }
            try await terminal.send("w")
            try await terminal.waitFor("the days") { $0.contains("Plan “Mountain”") }
            try await terminal.send("Enter")
            try await terminal.waitFor("the meals") { $0.contains("Dinner") && $0.contains("Lunch") }
            try await terminal.send("Enter")
            try await terminal.waitFor("the message") { $0.contains("Planned “Mountain”") }
            try await terminal.send("W")
            try await terminal.waitFor("the plan") { $0.contains("too much a serving") }
            try await terminal.send("q")
            try await terminal.waitFor("the status") { $0.lines.contains("status 0") }
        }
    }
}
