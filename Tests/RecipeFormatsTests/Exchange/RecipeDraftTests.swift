import Testing

@testable import RecipeFormats
@testable import RecipeKit

@Suite("The parts of a recipe that an export reader collects")
struct RecipeDraftTests {
    private func draft(wantsPictures: Bool = true) -> RecipeDraft {
        let source = ExportSource(text: [], file: "x.zip", wantsPictures: wantsPictures, surroundings: nil)
        var draft = RecipeDraft(PaprikaReader(), source)
        draft.title = "Pie"
        return draft
    }

    @Test(
        "The spellings of a time in an export",
        arguments: [
            ("20", "20 min"), ("PT1H30M", "1 h 30 min"), ("PT60M", "1 h"), ("PT45M", "45 min"),
            ("1 hr 5 mins", "1 hr 5 mins"),
            ("overnight", "overnight"), ("0", nil), ("0 min", nil), ("PT0M", nil), ("PT", nil), ("none", nil),
            ("N/A", nil),
            ("-", nil), ("null", nil), (" ", nil),
        ] as [(String, String?)])
    func times(_ text: String, _ expected: String?) {
        var draft = draft()
        draft.setTimes(prep: text)
        #expect(draft.metadata.prepTime?.text == expected && draft.metadata.cookTime == nil)
        draft.setTimes(cook: text)
        #expect(draft.metadata.cookTime?.text == expected && draft.metadata.prepTime == nil)
        draft.setTimes(total: text)
        #expect(draft.metadata.statedTotalTime?.text == expected)
    }

    @Test("A total time of an export is kept unless it is the sum of the other times")
    func totalTime() {
        var draft = draft()
        draft.setTimes(prep: "20", cook: "1 h", total: "80 min")
        #expect(draft.metadata.statedTotalTime == nil && draft.metadata.totalTime?.minutes == 80)
        draft.setTimes(prep: "20", cook: "1 h", total: "81 min")
        #expect(draft.metadata.totalTime?.minutes == 81)
        draft.setTimes(prep: "20", cook: "1 h", total: "some hours")
        #expect(draft.metadata.statedTotalTime?.text == "some hours")
    }

    @Test("Servings of an export lose decimals of zero, and zero servings are none")
    func servings() {
        var draft = draft()
        for (text, expected) in [("4.0", "4"), (" 6 bowls\n", "6 bowls"), ("2.5", "2.5")] {
            draft.setServings(text)
            #expect(draft.metadata.servings?.text == expected)
        }
        draft.metadata.servings = nil
        for text in ["0", "0.0", "", nil] {
            draft.setServings(text)
            #expect(draft.metadata.servings == nil)
        }
    }

    @Test(
        "The source of an export is a name, an address, or both",
        arguments: [
            ("Ann", nil, "Ann", nil), ("https://example.org/a", nil, nil, "https://example.org/a"),
            ("Ann", "https://example.org/b", "Ann", "https://example.org/b"),
            ("https://example.org/a", "https://example.org/b", nil, "https://example.org/b"),
            (nil, "https://example.org/b", nil, "https://example.org/b"), (" ", "", nil, nil), (nil, nil, nil, nil),
        ] as [(String?, String?, String?, String?)])
    func sources(_ name: String?, _ url: String?, _ expectedName: String?, _ expectedURL: String?) {
        var draft = draft()
        draft.setSource(name, url: url)
        #expect(draft.metadata.source?.name == expectedName && draft.metadata.source?.url == expectedURL)
        #expect((draft.metadata.source == nil) == (expectedName == nil && expectedURL == nil))
    }

    @Test("The first well-known course among the categories of an export is the course, and the others are tags")
    func categories() {
        var draft = draft()
        draft.addCategories(["Ann's", "Dessert", " ", "Soup", "Ann's"])
        #expect(draft.metadata.course == "Dessert" && draft.metadata.tags == ["Ann's", "Soup"])
        for number in 0..<300 { draft.addTag("tag \(number)") }
        #expect(draft.metadata.tags.count == 200)
    }

    @Test(
        "The stars of an export become a rating from one to five",
        arguments: [
            (5, 5, 5), (4.4, 5, 4), (4.5, 5, 5), (0.1, 5, 1), (0, 5, nil), (-1, 5, nil), (5.1, 5, nil), (50, 100, 3),
            (100, 100, 5), (1, 1, 5), (3, 0, nil), (nil, 5, nil),
        ] as [(Double?, Double, Int?)])
    func ratings(_ value: Double?, _ best: Double, _ rating: Int?) {
        var draft = draft()
        draft.setRating(value, of: best)
        #expect(draft.rating == rating)
    }

    @Test("Members of an export that no reader knows become entries of the program, or are reported")
    func unknownMembers() throws {
        var draft = draft()
        let text =
            #"{"uid": "U\n1", "scale": 2.5, "none": 0, "zero": 0.0, "isOld": true, "isNew": false, "empty": "","#
            + #""list": [{"a": ""}, 0], "tree": {"a": [null, {"b": "x"}]}, "fits": ""#
            + String(repeating: "a", count: 4096) + #"", "long": ""# + String(repeating: "a", count: 4097) + #""}"#
        let object = try #require(JSONReader.values(in: text.utf8).values.first)
        var fields = JSONFields(object)
        fields.ignore("scale")
        draft.addOthers(of: fields)
        let recipe = draft.finished()
        #expect(recipe.recipe.metadata.others.map(\.key) == ["paprika.uid", "paprika.isOld", "paprika.fits"])
        #expect(recipe.recipe.metadata.others.map(\.value).prefix(2) == ["U 1", "true"])
        #expect(recipe.losses == ["paprika.tree", "paprika.long"])
        #expect(
            recipe.diagnostics.map(\.description) == [
                "x.zip: warning: “Pie”: these parts of the export are not kept: paprika.tree, paprika.long."
            ])
    }

    @Test("An export recipe keeps the first value of each key, and at most 400 entries")
    func entryLimit() {
        var draft = draft()
        draft.addOther("key 0", "first")
        for number in 0..<400 { draft.addOther("key \(number)", "value") }
        draft.addOther("key", " \n")
        draft.addOther("key 399", "again")
        #expect(draft.finished().losses.isEmpty)
        draft.addOther("more", "value")
        draft.addOther("still more", "value")
        let recipe = draft.finished()
        #expect(recipe.recipe.metadata.others.count == 400 && recipe.recipe.metadata.others.first?.value == "first")
        #expect(recipe.losses == ["paprika.…"])
    }

    @Test("Notes of an export can have a title, and empty notes are left out")
    func notes() {
        var draft = draft()
        draft.addNote("Serve\n\n\ncold.", title: " Hint ")
        draft.addNote("Good.", title: " ")
        draft.addNote(" \n", title: "Hint")
        draft.addNote(nil)
        #expect(draft.finished().recipe.sections.flatMap(\.blocks) == [.note("Hint: Serve\n\ncold."), .note("Good.")])
    }

    @Test("Pictures inside an export are kept once, and other data is left out with a warning")
    func pictures() {
        var draft = draft()
        draft.addPicture(SamplePicture.jpg, named: "a.jpg")
        draft.addPicture(base64: Base64.text(SamplePicture.jpg))
        draft.addPicture(base64: Base64.text(SamplePicture.png), named: "b.png")
        draft.addPicture([])
        draft.addPicture(base64: "")
        draft.addPicture([1, 2])
        draft.addPicture([1, 2], named: "c.txt")
        #expect(!draft.addPicture(at: "d.jpg") && !draft.addPicture(at: nil) && !draft.addPicture(at: ""))
        let recipe = draft.finished()
        #expect(recipe.pictures.map(\.name) == ["a.jpg", "b.png"])
        #expect(
            recipe.diagnostics.map(\.message) == [
                "“Pie”: the picture is no picture, so it was left out.",
                "“Pie”: the picture “c.txt” is no picture, so it was left out.",
            ])
        var other = self.draft(wantsPictures: false)
        other.addPicture(SamplePicture.jpg)
        other.addPicture([1, 2])
        other.addPicture(base64: "AQID")
        #expect(other.finished().pictures.isEmpty && other.finished().diagnostics.isEmpty)
    }

    @Test("A picture in base64 that is too large is left out before it is decoded")
    func largePicture() {
        var draft = draft()
        draft.addPicture(base64: String(repeating: "A", count: (RecipePicture.sizeLimit / 3 + 1) * 4), named: "a.jpg")
        #expect(
            draft.finished().diagnostics.map(\.message) == [
                "“Pie”: the picture “a.jpg” is larger than 32 MB, so it was left out."
            ])
    }

    @Test("An export recipe has a limited number of warnings, and no empty groups and sections without names")
    func finished() {
        var draft = draft()
        for _ in 0...DiagnosticCollector.limit { draft.warn("is odd") }
        draft.ingredients.beginGroup("Empty")
        draft.ingredients.beginGroup(nil)
        draft.steps.beginSection("Empty")
        draft.steps.beginSection(nil)
        draft.cookware = [Cookware(name: "pot")]
        draft.rating = 3
        let recipe = draft.finished()
        #expect(recipe.diagnostics.count == DiagnosticCollector.limit)
        #expect(
            recipe.recipe.listedIngredients.map(\.name) == ["Empty"] && recipe.recipe.sections.map(\.name) == ["Empty"])
        #expect(recipe.recipe.listedCookware == [Cookware(name: "pot")] && recipe.rating == 3)
    }
}
