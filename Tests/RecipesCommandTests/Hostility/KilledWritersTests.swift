import CookbookStore
import Foundation
import Testing

@testable import TerminalTestSupport

/// Drives all writers of the browser at once and kills it: an import, edits, renamings, deletions, the shopping list, the
/// plan, the pantry, ticks, timers, notes, undo and redo. `RECIPES_KILLS` sets the number of kills, 10 by default, and
/// `RECIPES_KILL_SEED` the seed.
@Suite("A browser with many writers that is killed", .serialized)
struct KilledWritersTests {
    private static let environment = ProcessInfo.processInfo.environment
    private static let kills = environment["RECIPES_KILLS"].flatMap { Int($0) } ?? 10
    private static let seed = environment["RECIPES_KILL_SEED"].flatMap { UInt64($0) } ?? 11

    private let scratch: ScratchFolder

    init() throws {
        scratch = try ScratchFolder()
        for number in 1...12 {
            try scratch.write(
                "---\ntitle: Own \(number)\nservings: 2\n---\n\nMix @flour{100%g} for mark-own\(number)-end.\n",
                to: "Book/Own \(number).cook")
            try scratch.write("picture \(number)", to: "Book/Own \(number).jpg")
        }
        let lines = (1...200).map { number in
            #"{"@type": "Recipe", "name": "Bought \#(number)", "recipeIngredient": ["\#(number) leeks"], "recipeInstructions": "Boil for mark-bought\#(number)-end."}"#
        }
        try scratch.write(lines.joined(separator: "\n"), to: "In/bought.jsonl")
    }

    @Test(
        "After kills at any moment, every file is whole and its own, and nothing is half renamed",
        .timeLimit(.minutes(120)))
    func kills() async throws {
        var random = SeededNumbers(seed: Self.seed)
        for kill in 1...Self.kills {
            let place = "RECIPES_KILL_SEED=\(Self.seed), kill \(kill)"
            let terminal = try await browser(place)
            if kill % 4 == 1 { try await terminal.press("I\(scratch.path("In/bought.jsonl"))\r\(RawTerminal.escape)") }
            var keys: [String] = []
            for _ in 0..<(3 + random.upTo(8)) {
                let next = Self.keys(&random)
                keys.append(next)
                try await terminal.press(next, quiet: .milliseconds(1 + random.upTo(30)))
            }
            // The kill comes while the last change is made.
            let last = Self.keys(&random, from: [4, 11, 14, 15][random.upTo(4)])
            keys.append(last)
            try await terminal.send(last)
            try await Task.sleep(for: .microseconds(random.upTo(25_000)))
            Foundation.kill(terminal.process.identifier, SIGKILL)
            _ = try await terminal.process.end(timeLimit: .seconds(20))
            let next = try await browser(place)
            try await waitUntilTakenBack()
            try await next.press("\(RawTerminal.escape)q")
            Foundation.kill(next.process.identifier, SIGKILL)
            _ = try await next.process.end(timeLimit: .seconds(20))
            let problems = try problems()
            #expect(problems.isEmpty, "\(place), after \(keys.map(\.debugDescription)): \(problems)")
            guard problems.isEmpty else { return }
        }
        print("killed writers: \(Self.kills) kills, seed \(Self.seed)")
    }

    private func browser(_ place: String) async throws -> RawTerminal {
        let terminal = try RawTerminal(
            .recipes, ["Book"], columns: 100, rows: 30, in: scratch,
            environment: ["VISUAL": "true", "EDITOR": "true", "PAGER": "true"])
        try await terminal.waitFor("recipes", within: .seconds(60))
        return terminal
    }

    /// Returns the keys of something that a person does, beginning and ending on the first screen.
    ///
    /// - Parameter kind: The number of what they do, or `nil` for anything.
    private static func keys(_ random: inout SeededNumbers, from kind: Int? = nil) -> String {
        let row = "g" + String(repeating: "j", count: random.upTo(12))
        let back = String(repeating: RawTerminal.escape, count: 3)
        switch kind ?? random.upTo(16) {
        case 0, 1: return row + "b" + back
        case 2, 3: return row + "f" + back
        case 4, 5: return row + "R\u{15}Own \(random.upTo(40) + 1)\r" + back
        case 6: return row + "w\r\r" + back
        case 7: return "Lj " + back
        case 8: return "Pnmilk \(random.upTo(9) + 1)%l\r" + back
        case 9: return "Tn\(random.upTo(50) + 9)m tea\r" + back
        // On a slow machine the keys may come before there is a row to write a note for, and then the text must have no
        // letter that does something.
        case 10: return row + "a\u{15}oo \(random.upTo(100))\r" + back
        case 11: return row + "d\r" + back
        case 12: return row + "\rj j " + back
        case 13: return row + "\r+++" + back
        case 14: return "Z" + back
        default: return "zz" + back
        }
    }

    /// Waits until the next start has taken back what was not finished.
    private func waitUntilTakenBack() async throws {
        let folder = scratch.path("home/.local/share/recipes/unfinished")
        var timeout = Timeout(.seconds(20))
        while let names = try? FileManager.default.contentsOfDirectory(atPath: folder), !names.isEmpty {
            guard !timeout.isOver() else { throw RawTerminal.Failure(description: "unfinished changes stay: \(names)") }
            try await Task.sleep(for: .milliseconds(5))
        }
    }

    /// Returns what is wrong with the files.
    private func problems() throws -> [String] {
        var problems: [String] = []
        var places: [String: [String]] = [:]
        let trash = files(in: "home/.local/share/Trash/files")
        let book = files(in: "Book")
        for (name, text) in (trash + book) where name.hasSuffix(".cook") {
            let marks = text.matches(of: /mark-([a-z0-9]+)-end/).map { String($0.1) }
            // On a slow machine, a key may come before its screen, and then `n` begins a new recipe on the first screen.
            if marks.isEmpty, text.contains("-- Mark ingredients with @") { continue }
            if marks.count != 1 { problems.append("\(name) has the marks \(marks): \(text)") }
            // A bought recipe that has got another title is imported again, so there may be two of it.
            for mark in marks { places[mark, default: []].append(name) }
            let title = text.firstMatch(of: /title: (.*)\n/).map { String($0.1) }
            let stem = (name as NSString).lastPathComponent.dropLast(5)
            if name.hasPrefix("Book/Own"), title.map({ !stem.hasPrefix($0) }) ?? true {
                problems.append("\(name) has the title \(title ?? "")")
            }
        }
        for number in 1...12 where places["own\(number)"]?.count != 1 {
            problems.append("own\(number) is in \(places["own\(number)"] ?? [])")
        }
        for (name, text) in book {
            let lines = text.split(separator: "\n").map(String.init)
            if name.hasSuffix(".shopping-list") {
                let foreign = lines.filter { !$0.hasPrefix("./Own ") && !$0.hasPrefix("./Bought ") }
                if !foreign.isEmpty { problems.append("the shopping list has \(foreign)") }
            }
            if text.contains("mark-"), !name.hasSuffix(".cook") { problems.append("\(name) is a recipe: \(text)") }
            if name.hasSuffix(".jpg"), !text.hasPrefix("picture ") { problems.append("\(name) is \(text)") }
        }
        // A picture has the number that its recipe had at first.
        for (name, text) in book + trash where name.hasSuffix(".jpg") {
            let recipe = (name as NSString).deletingPathExtension + ".cook"
            let number = text.dropFirst("picture ".count)
            let isBesides = (book + trash).contains { $0.0 == recipe && $0.1.contains("mark-own\(number)-end") }
            // The trash gives each file a free name of its own.
            if !isBesides, name.hasPrefix("Book") { problems.append("\(name) has lost its recipe, own\(number)") }
        }
        let notebook = scratch.path("home/.local/share/recipes/notebook.sqlite")
        if FileManager.default.fileExists(atPath: notebook) { _ = try Notebook(path: notebook).exportedState() }
        return problems
    }

    private func files(in folder: String) -> [(String, String)] {
        let names = FileManager.default.enumerator(atPath: scratch.path(folder))?.compactMap { $0 as? String } ?? []
        return names.sorted().compactMap { name in
            // A draft that nobody finished is removed when it is an hour old.
            guard !name.contains(".recipes-"), let text = try? scratch.read("\(folder)/\(name)") else { return nil }
            return ("\(folder)/\(name)", text)
        }
    }
}
