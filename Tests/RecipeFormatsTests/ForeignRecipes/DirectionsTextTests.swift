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

extension DirectionsTextTests {
    @Test(
        "A line with a known word and a colon is a fact if its value fits",
        arguments: [
            ("Serves: 4", .servings, "4"), ("SERVES : many", nil, nil), ("Yield:", .yield, ""),
            ("Prep Time: 10 min", .prepTime, "10 min"),
            ("Cook time: overnight", .cookTime, "overnight"), ("Cook time: see below", nil, nil),
            ("Temps de cuisson: 10 min", .cookTime, "10 min"),
            ("By: Ann", .author, "Ann"), ("Motto: Eat", nil, nil), ("Serves 4", nil, nil), (": 4", nil, nil),
            ("URL: https://example.org", .link, "https://example.org"),
        ] as [(String, Fact.Kind?, String?)])
    func known(_ line: String, _ kind: Fact.Kind?, _ value: String?) {
        #expect(Fact(line)?.kind == kind && Fact(line)?.value == value)
    }

    @Test("A fact has fewer than 240 bytes, and its word fewer than 40")
    func lengths() {
        let title = "Title: "
        #expect(
            Fact(title + String(repeating: "a", count: 232)) != nil
                && Fact(title + String(repeating: "a", count: 233)) == nil)
        #expect(
            Fact(unknown: "a: " + String(repeating: "a", count: 236)) != nil
                && Fact(unknown: "a: " + String(repeating: "a", count: 237)) == nil)
        #expect(
            Fact.kind(of: "ti-tle" + String(repeating: " ", count: 33)) == .title
                && Fact.kind(of: "ti-tle" + String(repeating: " ", count: 34)) == nil)
        #expect(
            Fact(unknown: String(repeating: "a", count: 39) + ": b") != nil
                && Fact(unknown: String(repeating: "a", count: 40) + ": b") == nil)
    }

    @Test("A fact with an unknown word has at most three words, no other signs, and a value")
    func unknown() {
        #expect(
            Fact(unknown: "Best with it: tea")?.key == "Best with it" && Fact(unknown: "Best with it now: tea") == nil)
        #expect(
            Fact(unknown: "Wait (long): tea") == nil && Fact(unknown: "Oven:") == nil && Fact(unknown: ": tea") == nil
                && Fact(unknown: "tea") == nil)
    }

    private func metadata(_ facts: [(Fact.Kind, String)]) -> RecipeMetadata {
        var metadata = RecipeMetadata()
        for (kind, value) in facts { Fact(kind: kind, key: "key", value: value).set(in: &metadata) }
        return metadata
    }

    @Test("A second fact of a kind adds to the first, replaces it, or is ignored")
    func repeated() {
        let yield = metadata([(.servings, "4"), (.yield, "12 bars"), (.yield, "4")])
        #expect(yield.servings?.text == "4" && yield.others == [.init(key: "yield", value: "12 bars")])
        #expect(
            metadata([(.yield, "12 bars")]).servings?.text == "12 bars"
                && metadata([(.servings, "4"), (.servings, "0")]).servings?.text == "4")
        #expect(metadata([(.prepTime, "10 min"), (.prepTime, "0 min")]).prepTime?.minutes == 10)
        #expect(metadata([(.totalTime, "10 min"), (.totalTime, "0")]).statedTotalTime?.minutes == 10)
        #expect(metadata([(.cookTime, "10 min"), (.cookTime, "20 min")]).cookTime?.minutes == 20)
        #expect(
            metadata([(.author, "Ann"), (.author, "Ben")]).author == "Ann"
                && metadata([(.title, "A"), (.title, "")]) == RecipeMetadata())
        #expect(metadata([(.diet, "vegan, raw"), (.diet, "kosher")]).diets == ["vegan", "raw", "kosher"])
        #expect(
            metadata([(.image, "a.jpg"), (.image, "b.jpg")]).images == ["a.jpg", "b.jpg"]
                && metadata([(.language, "de")]).locale == "de")
        #expect(metadata([(.other, "a"), (.other, "a"), (.other, "b")]).others == [.init(key: "key", value: "a, b")])
    }

    @Test("The name and the address of a source can be in two facts")
    func source() {
        let name = metadata([(.link, "https://example.org/a"), (.source, "Ann")])
        #expect(name.source?.name == "Ann" && name.source?.url == "https://example.org/a")
        let address = metadata([(.source, "Ann"), (.source, "https://example.org/a")])
        #expect(address.source?.name == "Ann" && address.source?.url == "https://example.org/a")
        let link = metadata([(.source, "Ann"), (.link, "https://example.org/b")])
        #expect(link.source?.name == "Ann" && link.source?.url == "https://example.org/b")
    }

    @Test(
        "A rating in any scale becomes stars",
        arguments: [
            ("4", "4"), ("4.5/5 stars", "4.5"), ("4,5", "4.5"), ("9/10", "4.5"), ("7", "5"), ("11/10", "5"),
            ("****", "4"), ("★★", "2"),
            ("*******", "5"), ("good", "good"), ("0", nil), ("0/10", nil), ("", nil), ("4/x", "4"), ("4/0", nil),
        ] as [(String, String?)])
    func ratings(_ text: String, _ rating: String?) {
        var metadata = RecipeMetadata()
        metadata.setRating(text)
        #expect(metadata.others.first?.value == rating && metadata.others.allSatisfy { $0.key == "rating" })
    }

    @Test("Zero times and zero servings of other programs are unknown")
    func zeros() {
        #expect(
            RecipeMetadata.statedTime("0:00") == nil && RecipeMetadata.statedTime("0") == nil
                && RecipeMetadata.statedTime(" ") == nil)
        #expect(
            RecipeMetadata.statedTime("0:05")?.minutes == 5
                && RecipeMetadata.statedTime("overnight")?.text == "overnight")
        #expect(
            RecipeMetadata.statedServings("0.00") == nil && RecipeMetadata.statedServings("") == nil
                && RecipeMetadata.statedServings(nil) == nil)
        #expect(
            RecipeMetadata.statedServings("10")?.text == "10"
                && RecipeMetadata.statedServings("0 bowls")?.text == "0 bowls")
    }

    @Test("Of the categories of other programs, the first well-known course is the course")
    func categories() {
        var metadata = RecipeMetadata(tags: ["sweet"])
        metadata.setCategories(["Ann's", " Dessert ", "", "Soup", "Ann's", "sweet"])
        #expect(metadata.course == "Dessert" && metadata.tags == ["sweet", "Ann's", "Soup"])
        metadata.setCategories(["Main course"])
        #expect(metadata.course == "Dessert" && metadata.tags.last == "Main course")
    }

    @Test("A title among directions is the title of a recipe without one, and otherwise becomes metadata")
    func titleLine() {
        var untitled = Recipe(title: "")
        #expect(FactLines.taken(from: ["Title: Soup"], into: &untitled).isEmpty)
        #expect(untitled.title == "Soup" && untitled.metadata == RecipeMetadata())
        var titled = Recipe(title: "Soup")
        #expect(FactLines.taken(from: ["Title: Soup", "Rezept: Stew"], into: &titled).isEmpty)
        #expect(titled.title == "Soup" && titled.metadata.others == [.init(key: "Rezept", value: "Stew")])
    }

    @Test("Paragraphs of facts are taken out of directions, and all other paragraphs stay with their empty lines")
    func factLines() {
        var recipe = Recipe(title: "")
        let lines = [
            "Boil.", "", "Serves: 4", "Oven: hot", "", "", "Oven: hot", "", "Serves: 4",
            "Stir it: then eat it all up now.", "Description: Very", "good.",
        ]
        #expect(
            FactLines.taken(from: lines, into: &recipe) == ["Boil.", "", "", "", "Oven: hot", ""] + lines.suffix(4))
        #expect(recipe.metadata.servings?.text == "4" && recipe.metadata.others == [.init(key: "Oven", value: "hot")])
        #expect(
            FactLines.taken(from: ["Description: Very", " good."], into: &recipe).isEmpty
                && recipe.metadata.description == "Very good.")
        #expect(
            FactLines.taken(from: ["Equipment: pot, pan"], into: &recipe).isEmpty
                && recipe.listedCookware.map(\.name) == ["pot", "pan"])
        #expect(FactLines.taken(from: [], into: &recipe).isEmpty)
    }
}
