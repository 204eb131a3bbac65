import Foundation
import Testing

@testable import TerminalTestSupport

@Suite("The size and the units of recipes show and convert")
struct SizeTests {
    let scratch: ScratchFolder

    init() throws {
        scratch = try ScratchFolder()
        try scratch.write(
            """
            ---
            title: Pancakes
            servings: 4
            ---

            Whisk @flour{1 1/2%cups} with @milk{500%ml} and @eggs{3}, and fry for ~{2%min} in 3 tbsp butter.

            Dust with @&flour{1/2%cup}.

            """, to: "Pancakes.cook")
        try scratch.write(
            "---\ntitle: Punch\nservings: a crowd\n---\n\nMix @rum{1%l} with @sugar{}.\n", to: "Punch.cook")
        try scratch.write("---\ntitle: Bread\n---\n\nKnead @flour{500%g}.\n", to: "Bread.cook")
        try scratch.write("---\ntitle: Stew\nservings: 4-6\n---\n\nBoil @beans{500%g}.\n", to: "Stew.cook")
    }

    private func show(_ arguments: String...) async throws -> CommandRun {
        try await recipes(["show"] + arguments, in: scratch)
    }

    @Test("--servings scales the lists and the steps, and says for how many the recipe is written")
    func servings() async throws {
        let run = try await show("Pancakes.cook", "--servings", "6")
        #expect(run.status == 0)
        #expect(run.output.contains("serves 6 (written for 4)"), "\(run)")
        for line in ["3 cups  flour", "750 ml  milk", "~5      eggs", "for 2 min in 4½", "¾ cup flour"] {
            #expect(run.output.replacing("\u{A0}", with: " ").contains(line), "\(line) is not in \(run)")
        }
        #expect(run.error.isEmpty)
    }

    @Test(
        "--scale takes a fraction, a number, a decimal and a word",
        arguments: [
            ("3/2", "serves 6"), ("2", "serves 8"), ("1.5", "serves 6"), ("x2", "serves 8"), ("half", "serves 2"),
            ("1/7", "serves 0.57"), ("10000", "serves 40000"), ("50%", "serves 2"),
        ])
    func scale(_ factor: String, _ servings: String) async throws {
        let run = try await show("Pancakes.cook", "--scale", factor)
        #expect(run.status == 0)
        #expect(run.output.contains("\(servings) (written for 4)"), "\(run)")
    }

    @Test("--scale 1 shows the recipe as written")
    func same() async throws {
        let plain = try await show("Pancakes.cook")
        let scaled = try await show("Pancakes.cook", "--scale", "1")
        #expect(scaled.output == plain.output)
    }

    @Test("--servings takes fractions, and scales a range by its lower number")
    func otherServings() async throws {
        #expect(try await show("Pancakes.cook", "--servings", "2.5").output.contains("serves 2½ (written for 4)"))
        #expect(try await show("Stew.cook", "--servings", "8").output.contains("serves 8–12 (written for 4–6)"))
    }

    @Test("--have converts to the recipe's unit by the weight of the food, and adds several mentions")
    func have() async throws {
        // Two cups of flour are about 250 g.
        let run = try await show("Pancakes.cook", "--have", "500 g flour")
        #expect(run.status == 0)
        #expect(run.output.contains("serves 8 (written for 4)"), "\(run)")
        #expect(try await show("Bread.cook", "--have", "1 kg flour").output.contains("× 2"))
        #expect(try await show("Pancakes.cook", "--have", "6 eggs").output.contains("serves 8"))
    }

    @Test("--pan scales by the areas of two pans")
    func pan() async throws {
        let run = try await show("Bread.cook", "--pan", "20cm:40cm")
        #expect(run.status == 0)
        #expect(run.output.contains("2 kg"), "\(run)")
    }

    @Test(
        "--units converts, and writes ~ before amounts that depend on the weight of a food",
        arguments: [
            ("metric", "~250 g  flour"), ("us", "~2⅛ cups  milk"), ("weight", "~525 g  milk"),
        ])
    func units(_ units: String, _ line: String) async throws {
        let run = try await show("Pancakes.cook", "--units", units)
        #expect(run.status == 0)
        #expect(run.output.contains(line), "\(run)")
        #expect(run.output.contains("serves 4\n"))
    }

    @Test("Formats other than text have plain numbers", arguments: ["cooklang", "markdown", "recipemd", "json"])
    func plainNumbers(_ format: String) async throws {
        let shown = try await show("Pancakes.cook", "--units", "metric", "--scale", "2", "--format", format)
        #expect(shown.status == 0)
        #expect(!shown.output.contains("~2") && !shown.output.contains("~4"), "\(shown)")
        #expect(shown.output.contains("375"), "\(shown)")
        let converted = try await recipes(
            "convert", "Pancakes.cook", "--units", "metric", "--scale", "2", "--to", format, in: scratch)
        #expect(converted.output == shown.output)
    }

    @Test("recipes convert rewrites a file in the same format when its size changes")
    func sameFormat() async throws {
        let run = try await recipes("convert", "Bread.cook", "--to", "cooklang", "--scale", "3/2", in: scratch)
        #expect(run.status == 0)
        #expect(run.output.contains("@flour{750%g}"), "\(run)")
    }

    @Test("recipes convert converts the recipes that have servings, and reports the others with status 65")
    func several() async throws {
        let run = try await recipes(
            "convert", "Bread.cook", "Pancakes.cook", "--to", "cooklang", "--servings", "2", "--output", "out",
            in: scratch)
        #expect(run.status == 65)
        #expect(run.lines.count == 1)
        #expect(
            run.errorLines.contains("Bread.cook: it does not say how many it serves; use a factor: --scale 2."),
            "\(run)")
        let text = try String(contentsOfFile: "\(scratch.path)/out/Pancakes.cook", encoding: .utf8)
        #expect(text.contains("servings: 2"))
    }

    @Test("One line on standard error names the things that do not grow with the amounts")
    func advice() async throws {
        let run = try await show("Pancakes.cook", "--scale", "2")
        #expect(run.errorLines == ["Check the times: not everything has to grow with the amounts."])
        #expect(try await show("Pancakes.cook", "--scale", "3/2").error.isEmpty)
        let converted = try await recipes("convert", "Pancakes.cook", "--to", "cooklang", "--scale", "2", in: scratch)
        #expect(converted.errorLines.first?.hasPrefix("Pancakes.cook: Check the times") == true, "\(converted)")
    }

    @Test(
        "A bad value of an option ends with status 64 and a message that names the option",
        arguments: [
            ("servings", "0", "cannot be scaled to zero"), ("servings", "-2", "to a negative number"),
            ("servings", "10001", "at most 10,000"), ("servings", "4-6", "not a number of servings"),
            ("servings", "a crowd", "not a number of servings"), ("servings", "x2", "not a number of servings"),
            ("servings", "", "not a number of servings"), ("scale", "0", "cannot be scaled to zero"),
            ("scale", "-3/2", "to a negative number"), ("scale", "10001", "at most 10,000"),
            ("scale", "1/10001", "at least 1/10,000"), ("scale", "6 servings", "not a factor"),
            ("scale", "300 g flour", "not a factor"), ("scale", "--json", "not a factor"),
            ("have", "6", "not an amount"), ("have", "flour", "not an amount"), ("have", "0 g flour", "to zero"),
            ("pan", "20cm", "not two pans"), ("pan", "a:b", "not two pans"), ("pan", "0:20", "to zero"),
            ("units", "imperial", "'metric', 'us' or 'weight'"), ("scale", "\u{1B}[31m\n2", "not a factor"),
        ])
    func badValue(_ option: String, _ value: String, _ message: String) async throws {
        for command in [["show", "Pancakes.cook"], ["convert", "Pancakes.cook", "--to", "cooklang"]] {
            let run = try await recipes(command + ["--\(option)", value], in: scratch)
            #expect(run.status == 64)
            #expect(run.output.isEmpty)
            let line = try #require(run.errorLines.first)
            #expect(line.hasPrefix("Error: ") && line.contains("--\(option)") && line.contains(message), "\(run)")
            #expect(run.error.controlCharacters.isEmpty)
        }
    }

    @Test("Two sizes at once end with status 64")
    func twoSizes() async throws {
        let run = try await show("Pancakes.cook", "--servings", "2", "--scale", "2")
        #expect(run.status == 64)
        #expect(run.errorLines.first == "Error: --servings and --scale cannot be used together; use one of them.")
        let all = try await show(
            "Pancakes.cook", "--pan", "1:2", "--servings", "2", "--have", "2 eggs", "--scale", "2", "--units", "us")
        #expect(all.status == 64)
        #expect(all.error.contains("--servings and --scale and --have and --pan cannot be used together"))
    }

    @Test(
        "A recipe that lacks what the size needs ends with status 65",
        arguments: [
            ("Bread.cook", "servings", "2", "it does not say how many it serves; use a factor: --scale 2."),
            (
                "Punch.cook", "servings", "2",
                "it serves “a crowd”, which is no number of servings; use a factor: --scale 2."
            ),
            ("Bread.cook", "have", "2 g unobtainium", "it has no ingredient “unobtainium”; use a name from its list"),
            ("Punch.cook", "have", "2 g sugar", "it states no amount of sugar that could be scaled; use another"),
            ("Bread.cook", "have", "2 l", "it does not say how many l it makes; use a factor: --scale 2."),
            ("Bread.cook", "have", "2 pinches flour", "pinches cannot be converted to the recipe's g; use these."),
        ])
    func lacking(_ file: String, _ option: String, _ value: String, _ message: String) async throws {
        let run = try await show(file, "--\(option)", value)
        #expect(run.status == 65)
        #expect(run.output.isEmpty)
        #expect(run.errorLines.count == 1)
        #expect(run.error.contains(": \(message)"), "\(run)")
    }

    @Test("A factor scales a recipe without servings and one for a crowd")
    func withoutServings() async throws {
        #expect(try await show("Bread.cook", "--scale", "3/2").output.contains("× 1½"))
        #expect(try await show("Punch.cook", "--scale", "2").output.contains("a crowd × 2"))
    }
}
