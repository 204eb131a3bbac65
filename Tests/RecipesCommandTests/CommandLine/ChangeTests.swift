import Foundation
import Testing

@testable import TerminalTestSupport

@Suite("Commands that change the cookbook")
struct ChangeTests {
    let scratch: ScratchFolder

    init() throws {
        scratch = try ScratchFolder()
        try scratch.write(
            "---\ntitle: Leek soup\nservings: 2\n---\n\nBoil @leeks{2} in @milk{1%l}.\n", to: "home/Recipes/Soup.cook")
    }

    private func done(_ arguments: String...) async throws -> [String] {
        let run = try await recipes(arguments, in: scratch)
        #expect(run.status == 0, "\(run)")
        return run.lines
    }

    private func text(_ name: String) -> String? { try? scratch.read("home/Recipes/\(name)") }

    @Test("The plan takes a recipe and gives it back")
    func plan() async throws {
        #expect(
            try await done("plan", "add", "leek soup", "--on", "2026-12-24", "--servings", "6")[0]
                .hasPrefix("Planned “Leek soup” for Thu 24 Dec"))
        #expect(try await done("plan").contains("  Dinner: Leek soup (6 servings)"))
        #expect(
            try await done("plan", "remove", "leek", "--on", "24.12.2026")[0]
                .hasPrefix("Removed “Leek soup” from Thu 24 Dec"))
        let again = try await recipes("plan", "remove", "leek", "--on", "2026-12-24", in: scratch)
        #expect(again.status == 74 && again.error.contains("nothing like it is planned"), "\(again)")
        #expect(try await recipes("plan", "add", "leek", "--on", "never", in: scratch).status == 64)
    }

    @Test("A cooked recipe leaves the shopping list and is marked in the plan, and undo takes both back")
    func cooked() async throws {
        _ = try await done("shopping-list", "add", "Leek soup", "bin bags")
        _ = try await done("plan", "add", "leek soup", "--on", "today")
        _ = try await done("plan", "add", "leek soup", "--on", "tomorrow")
        #expect(try await done("plan").filter { $0.contains("cooked") }.isEmpty)
        _ = try await done("cooked", "leek")
        #expect(text(".shopping-list") == "bin bags\n")
        #expect(try await done("plan").filter { $0.contains("Leek soup (2 servings), cooked") }.count == 1)
        #expect(try await done("plan", "--json").joined().components(separatedBy: "\"cooked\": true").count == 2)
        _ = try await done("undo")
        #expect(text(".shopping-list") == "./Soup\nbin bags\n")
        #expect(try await done("plan").filter { $0.contains("cooked") }.isEmpty)
    }

    @Test("The shopping list takes recipes and words, ticks them and gives them back")
    func shoppingList() async throws {
        _ = try await done("shopping-list", "add", "Leek soup:2", "2 l milk", "bin bags")
        #expect(text(".shopping-list") == "./Soup{2}\nmilk{2%l}\nbin bags\n")
        #expect(try await done("shopping-list", "check", "bin") == ["Ticked “bin bags”"])
        #expect(text(".shopping-checked") == "+ bin bags\n")
        let leeks = try await recipes("shopping-list", "remove", "leeks", in: scratch)
        #expect(leeks.status == 74 && leeks.error.contains("a recipe on the list asks for “leeks”"), "\(leeks)")
        #expect(try await done("shopping-list", "remove", "LEEK SOUP") == ["Removed “Leek soup”"])
        #expect(text(".shopping-list") == "milk{2%l}\nbin bags\n")
        let unknown = try await recipes("shopping-list", "check", "saffron", in: scratch)
        #expect(unknown.status == 74 && unknown.error.contains("“saffron” is not on the shopping list"), "\(unknown)")
    }

    @Test(
        "A list that was ticked elsewhere comes back: ticks and additions",
        arguments: ["--markdown", "--todo", "--ics"])
    func mergedList(_ form: String) async throws {
        _ = try await done("shopping-list", "add", "Leek soup", "bin bags")
        var list = try await done("shopping-list", form).joined(separator: "\n") + "\n"
        switch form {
        case "--markdown": list = list.replacing("[ ] 2 leeks", with: "[x] 2 leeks") + "- [ ] 6 eggs\n- [x] nothing\n"
        case "--todo": list = list.replacing("2 leeks", with: "x 2 leeks") + "6 eggs\n"
        default:
            let parts = list.components(separatedBy: "SUMMARY:2 leeks")
            list =
                parts[0] + "SUMMARY:2 leeks" + parts[1].replacing("NEEDS-ACTION", with: "COMPLETED", maxReplacements: 1)
            list = list.replacing("END:VCALENDAR", with: "BEGIN:VTODO\nSUMMARY:6 eggs\nEND:VTODO\nEND:VCALENDAR")
        }
        try scratch.write(list, to: "list")
        let file = scratch.path("list")
        #expect(try await done("shopping-list", "--merge", file) == ["Ticked 1 line, added 1 item"])
        #expect(text(".shopping-checked") == "+ leeks\n")
        #expect(text(".shopping-list") == "./Soup\nbin bags\neggs{6}\n")
        #expect(try await done("shopping-list", "--merge", file) == ["Nothing to change"])
        _ = try await done("undo")
        #expect(text(".shopping-list") == "./Soup\nbin bags\n")
    }

    @Test("The pantry takes what is at home and gives it back")
    func pantry() async throws {
        _ = try await done("pantry", "add", "1 l milk, until 2026-12-24, in fridge")
        #expect(try await done("pantry")[1].hasPrefix("  milk, 1 l, until Thu 24 Dec"))
        #expect(try await done("pantry", "remove", "Milk") == ["Removed “milk”"])
        #expect(try await recipes("pantry", "remove", "milk", in: scratch).status == 74)
        #expect(try await recipes("pantry", "add", "1 l milk, until never", in: scratch).status == 64)
    }

    @Test("Every change is undone by the next command, last first, and done again; undo in JSON says what it was")
    func undo() async throws {
        _ = try await done("rate", "leek", "4")
        _ = try await done("cooked", "leek", "--on", "2020-02-03", "--rating", "5", "--note", "good")
        let path = try await done("new", "Apple pie")
        #expect(path.count == 1 && path[0].hasSuffix("/Apple pie.cook"), "\(path)")
        #expect(FileManager.default.fileExists(atPath: path[0]))
        #expect(try await done("undo") == ["Undone: Created “Apple pie”"])
        #expect(!FileManager.default.fileExists(atPath: path[0]))
        #expect(try await done("redo") == ["Done again: Created “Apple pie”"])
        #expect(FileManager.default.fileExists(atPath: path[0]))
        let json = try await recipes("undo", "--json", in: scratch)
        let object = try #require(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
        #expect(object["done"] as? String == "Undone: Created “Apple pie”" && object["changed"] as? Bool == true)
        #expect(try await done("undo") == ["Undone: Cooked “Leek soup” on Mon 3 Feb 2020"])
        #expect(try await done("export-state").joined().contains("\"rating\": 4"))
        #expect(try await done("undo") == ["Undone: Rated “Leek soup” 4 of 5"])
        #expect(try await done("undo") == ["Nothing to undo"])
    }

    @Test("An undo of what another program has changed since is refused with one sentence, and the file stays")
    func refused() async throws {
        let path = try await done("new", "Apple pie")[0]
        try scratch.write("Bake @apples{3}.\n", to: "home/Recipes/Apple pie.cook")
        let run = try await recipes("undo", in: scratch)
        #expect(run.status == 73 && run.error.contains("was changed by another program"), "\(run)")
        #expect(FileManager.default.fileExists(atPath: path))
    }

    @Test("Four commands at once lose nothing of what they add to one list")
    func atOnce() async throws {
        let script =
            "for n in 1 2 3 4; do (for i in 1 2 3 4 5; do recipes shopping-list add \"thing $n$i\"; done) & done; wait"
        #expect(try await shell(script, in: scratch).status == 0)
        let lines = text(".shopping-list")?.split(separator: "\n") ?? []
        #expect(Set(lines).count == 20, "\(lines)")
    }
}
