import Testing

@testable import RecipeFormats
@testable import RecipeKit

@Suite("Directions of old texts")
struct DirectionsTextTests {
    private func outline(_ change: (inout DirectionsText) -> Void) -> [String] {
        var directions = DirectionsText()
        change(&directions)
        return directions.result.flatMap { section in
            [section.name.map { "# \($0)" }].compactMap(\.self)
                + section.blocks.map { block in
                    switch block {
                    case .step(let step): step.sentence(.ascii)
                    case .note(let note): "> \(note)"
                    }
                }
        }
    }

    private func outline(_ text: String) -> [String] { outline { $0.add(text: text) } }

    @Test("Paragraphs of directions are steps, and rules separate them like empty lines")
    func paragraphs() {
        #expect(outline("Boil it.\n\nStir it.\n---\nEat it.\n- - -\n") == ["Boil it.", "Stir it.", "Eat it."])
        #expect(outline("--\n\nBoil it.") == ["Boil it."])
        #expect(
            outline("\n \n").isEmpty && outline { $0.addStep("12.") }.isEmpty
                && outline { $0.addStep("12 a") } == ["12 a"])
        #expect(outline { $0.addStep("1234") } == ["1234"] && outline { $0.addNote(" ") }.isEmpty)
    }

    @Test("Numbers of directions that count steps are removed, and other numbers stay")
    func numbers() {
        #expect(outline("1. Boil.\n2) Stir.\n3:Eat.\n5. Wash.") == ["Boil.", "Stir.", "Eat.", "5. Wash."])
        #expect(outline("1. Boil.\n\n2. Stir.\n\n1. Eat.\n\n3. Wash.") == ["Boil.", "Stir.", "Eat.", "3. Wash."])
        #expect(
            outline("2. Boil.") == ["2. Boil."] && outline("1.5 cups are enough.") == ["1.5 cups are enough."]
                && outline("1 Boil.") == ["1 Boil."])
    }

    @Test("Bullets of directions are removed if most lines of a paragraph have them")
    func bullets() {
        #expect(outline("- Boil it.\n* Stir it.\n• Eat it.") == ["Boil it.", "Stir it.", "Eat it."])
        #expect(
            outline("- Boil it\nand stir it.") == ["- Boil it and stir it."] && outline("-Boil it.") == ["-Boil it."])
    }

    @Test("A heading of directions ends in a colon or has capital letters, and text must follow it")
    func headings() {
        #expect(
            outline("For the dough:\nMix it.\n\nFILLING\n\nPeel it.") == [
                "# For the dough", "Mix it.", "# FILLING", "Peel it.",
            ])
        #expect(
            outline("Mix it.\n\nFILLING") == ["Mix it.", "FILLING"] && outline("ABC\n\nMix it.") == ["ABC", "Mix it."])
        #expect(
            outline("ABCD\n\nMix it.") == ["# ABCD", "Mix it."] && outline("MIX IT!\n\nEat.") == ["MIX IT!", "Eat."])
        #expect(outline("2 eggs:\nMix them.") == ["2 eggs:", "Mix them."])
        let name = String(repeating: "a", count: 49)
        #expect(
            outline("\(name):\nMix it.").first == "# \(name)"
                && outline("\(name)a:\nMix it.").first?.hasPrefix("# ") == false)
        #expect(
            outline("a b c d e f g:\nMix it.").first == "# a b c d e f g"
                && outline("a b c d e f g h:\nMix it.").first?.hasPrefix("# ") == false)
    }

    @Test("A heading of directions that only announces them has no name, and one for notes begins notes")
    func parts() {
        #expect(
            outline {
                $0.begin("Directions"); $0.addStep("Boil it.")
            } == ["Boil it."])
        #expect(
            outline {
                $0.begin("Notes"); $0.add(text: "Good.\n\n1. Cold."); $0.begin("Dough"); $0.add(text: "Mix it.")
            } == ["> Good.", "> 1. Cold.", "# Dough", "Mix it."])
        #expect(
            outline {
                $0.begin(nil); $0.addStep("Boil it.")
            } == ["Boil it."])
        #expect(
            outline {
                $0.addStep("Boil it."); $0.begin("Dough")
            } == ["Boil it.", "# Dough"])
    }

    @Test("A paragraph of directions that begins with a word for a note is a note, without the plain word")
    func notes() {
        #expect(
            outline("Note: It is good.") == ["> It is good."]
                && outline("Variation: Use milk.") == ["> Variation: Use milk."])
        #expect(
            outline("Mix: It is good.") == ["Mix: It is good."]
                && outline("Boil it.\n\nNOTES: Good.") == ["Boil it.", "> Good."])
    }

    @Test("The numbers of steps begin anew after a heading of directions")
    func numbersAfterHeading() {
        #expect(outline("1. Boil.\n2. Stir.\n\nTopping:\n3. Whip.") == ["Boil.", "Stir.", "# Topping", "3. Whip."])
        #expect(
            outline("1. Boil.\n2. Stir.\n\nTopping:\n1. Whip.\n2. Pour.") == [
                "Boil.", "Stir.", "# Topping", "Whip.", "Pour.",
            ])
    }

    @Test("Lines that a program broke at its margin are joined, and complete lines are not")
    func wrappedLines() {
        let long = "This line has fifty-five characters up to its margin ok"
        #expect(WrappedLines.joined([long, "and goes on."], width: 55) == [long + " and goes on."])
        #expect(WrappedLines.joined(["Short line.", "Next line."], width: 30) == ["Short line.", "Next line."])
        #expect(WrappedLines.joined(["Short line", "goes on."], width: 30) == ["Short line goes on."])
        #expect(
            WrappedLines.joined([], width: 0).isEmpty
                && WrappedLines.joined([":a", ":b", "c"], width: 80) == ["a\nb c"])
        #expect(WrappedLines.joined(["the oven-", "proof dish"], width: 80) == ["the oven-proof dish"])
        #expect(WrappedLines.joined(["the 5-", "inch dish"], width: 80) == ["the 5- inch dish"])
        #expect(WrappedLines.joined(["One ends.", "Two ends."], width: 80) == ["One ends.", "Two ends."])
        #expect(WrappedLines.joined(["One ends.", "Two ends.", "Three ends."], width: 80).count == 3)
        // Lines of more than 132 characters were never broken.
        let line = String(repeating: "a ", count: 66)
        #expect(
            WrappedLines.joined([line + "b", "c"], width: 133).count == 1
                && WrappedLines.joined([line + "b.", "c"], width: 134).count == 2)
        #expect(
            WrappedLines.joined([line + "b", "C"], width: 133).count == 2
                && WrappedLines.joined([line, "C"], width: 132).count == 1)
    }

    @Test(
        "A hyphen at the end of a line keeps its space if the next line continues with another compound word",
        arguments: [
            ("Die Mehl-", "und Zuckermischung", "Die Mehl- und Zuckermischung"),
            ("MEHL-", "UND ZUCKERMISCHUNG", "MEHL- UND ZUCKERMISCHUNG"), ("Ein-", "bis zweimal", "Ein- bis zweimal"),
            ("a two-", "or three-day rest", "a two- or three-day rest"), ("the oven-", "or", "the oven- or"),
            ("the ready-", "to-use dough", "the ready-to-use dough"), ("the anti-", "oxidant", "the anti-oxidant"),
        ])
    func suspendedHyphens(line: String, next: String, text: String) {
        #expect(WrappedLines.joined([line, next], width: 80) == [text])
    }

    @Test("The signs of quoted mails before a line")
    func quotations() {
        func marks(_ line: String) -> String {
            String(decoding: MailLines.quotation(of: Array(line.utf8)[...]), as: UTF8.self)
        }
        #expect(marks("> > a") == "> > " && marks(">a") == ">" && marks(">    a") == "> " && marks("| > a") == "| > ")
        #expect(
            marks(": a") == "" && marks("  a") == "" && marks("") == "" && marks("a > b") == "" && marks(">") == ">")
    }

    @Test("A mail begins with two fields among its first four lines")
    func mails() {
        func begins(_ text: String, at index: Int = 0) -> Bool {
            let lines = TextLines(Array(text.utf8))
            return MailLines.begins(at: index, in: lines, end: lines.count)
        }
        #expect(
            begins("From: a\nSubject: b") && begins("from: a\nX-Other: 1\nX-Other: 2\nDATE: b")
                && begins("From a\nTo: b\nDate: c"))
        #expect(
            !begins("From: a\n\n\n\nSubject: b") && !begins("From: a") && !begins("Hi\nFrom: a\nTo: b")
                && begins("Hi\nFrom: a\nTo: b", at: 1))
    }
}
