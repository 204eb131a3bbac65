import LibraryTestSupport
import TestSupport
import Testing

@testable import RecipeFormats
@testable import RecipeKit
@testable import RecipeLibrary

@Suite("Large JSON files")
struct JSONTextsTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// Texts with brackets and quotation marks inside strings.
    private static let objects = [
        #"{"@type": "Recipe", "name": "Soup"}"#,
        #"{"name": "brackets ]}[{ and \" quotes\\"}"#,
        #"{"steps": [{"text": "Boil."}, {"text": "Serve \\\"hot\\\"."}], "empty": {}}"#,
        #"{}"#,
    ]

    private func texts(_ text: String, _ shape: JSONTexts.Shape = .values, limit: Int = 4096, from: Int = 0) throws
        -> [String]
    {
        try folder.write(text, to: "a.json")
        let texts = try JSONTexts(ofFileAt: folder["a.json"], shape, from: from, limit: limit)
        var found: [String] = []
        while let text = try texts.nextText() { found.append(String(decoding: text.bytes, as: UTF8.self)) }
        return found
    }

    @Test(
        "Arrays, several arrays, nested arrays and JSON Lines are read one object at a time",
        arguments: [
            ("[", ",\n", "]"), ("[[", "], [", "]]"), ("", "\n", "\n"), ("// a comment\n[", " , ", "]"),
            (#"{"@context": "http://schema.org [{", "a": [1, true], "@graph": ["#, ",", #"], "b": "}"}"#),
        ])
    func shapes(head: String, separator: String, tail: String) throws {
        let many = Array(repeating: Self.objects, count: 20).flatMap(\.self)
        let text = head + many.joined(separator: separator) + tail
        #expect(try texts(text, limit: 256) == many)
    }

    @Test("A truncated JSON file delivers the rest of its last object")
    func cut() throws {
        #expect(try texts(#"[{"a": 1}, {"b": [2"#) == [#"{"a": 1}"#, #"{"b": [2"#])
        #expect(try texts("[1, \"{\", \"") == [])
    }

    @Test("An object that is too large delivers the objects inside it")
    func large() throws {
        let long = #"{"name": "\#(String(repeating: "x", count: 400))", "steps": [{"text": "Boil."}]}"#
        #expect(
            try texts("[\(Self.objects[0]), \(long), \(Self.objects[1])]", limit: 300) == [
                Self.objects[0], #"{"text": "Boil."}"#, Self.objects[1],
            ])
    }

    @Test("Reading continues at an offset and reports the offsets of all objects")
    func resuming() throws {
        let text = #"{"@graph": [\#(Self.objects.joined(separator: ", "))]}"#
        try folder.write(text, to: "a.json")
        let texts = try JSONTexts(ofFileAt: folder["a.json"], .values, limit: 100)
        for (index, object) in Self.objects.enumerated() {
            let found = try #require(try texts.nextText())
            let bytes = try RecipeFile.bytes(ofFileAt: folder["a.json"], from: found.offset, count: found.bytes.count)
            #expect(String(decoding: bytes, as: UTF8.self) == object)
            #expect(try self.texts(text, limit: 100, from: texts.position) == Array(Self.objects[(index + 1)...]))
        }
    }

    @Test("Objects are found across every boundary of pieces")
    func pieces() {
        for seed in 0..<200 as Range<UInt64> {
            var generator = SeededGenerator(seed: seed)
            let many = (0..<30).map { _ in Self.objects.randomElement(using: &generator) ?? "" }
            let text = Array(("[\"a { \\\" b\", " + many.joined(separator: ", ") + "]").utf8)
            var finder = JSONValueFinder(limit: 1000)
            var found: [String] = []
            var given = 0
            var used = 0
            loop: while true {
                let step = text[used..<given].withUnsafeBytes { finder.next(in: $0, isAtEnd: given == text.count) }
                switch step {
                case .value(let range):
                    found.append(
                        String(
                            decoding: text[used..<given][(used + range.lowerBound)..<(used + range.upperBound)],
                            as: UTF8.self))
                    used += range.upperBound
                case .entered(let count): used += count
                case .needsMore(let count):
                    used += count
                    given = min(text.count, given + Int.random(in: 1...40, using: &generator))
                case .end: break loop
                }
            }
            #expect(found == many, "seed \(seed)")
        }
    }

    @Test("A large JSON file is recognized by its size and its first line")
    func recognizing() throws {
        let object = Self.objects[0]
        for (name, text, size, shape) in [
            ("a.json", "[\(object)]", 100, nil), ("a.json", "[\(object)]", 20 << 20, .values),
            ("a.json", "\(object)\n\(object)\n", 20 << 20, .lines), ("a.jsonl", "\(object)\n\(object)\n", 100, .lines),
            ("A.NDJSON", object, 100, .lines), ("a.cook", object, 20 << 20, nil),
            ("a.jsonl", "[\n\(object)]", 100, nil),
        ] as [(String, String, Int, JSONTexts.Shape?)] {
            try folder.write(text, to: name)
            #expect(JSONTexts.shape(ofFileAt: folder[name], size: size) == shape, "\(name) \(size)")
        }
    }

    @Test("A large JSON file is scanned, loaded, checked and listed")
    func reading() async throws {
        try await JSONTexts.$sizeLimit.withValue(256 << 10) { try await readLargeFile() }
    }

    private func readLargeFile() async throws {
        // The long description alone makes the file large.
        let words = String(repeating: "a story of a soup [{\\\" ", count: 1000)
        let recipes = (1...20).map {
            #"{"description": "\#(words)", "@type": "Recipe", "name": "Soup \#($0)", "recipeIngredient": ["\#($0) leeks"], "recipeInstructions": "Boil."}"#
        }
        let text = #"{"@context": {"@vocab": "x"}, "@graph": [\#(recipes.joined(separator: ",\n"))]}"#
        #expect(text.utf8.count > JSONTexts.sizeLimit)
        let trial = try LibraryTrial(["many.json": text])
        let titles = (1...20).map { "Soup \($0)" }
        let path = trial.folder["Cookbook/many.json"]

        #expect(JSONTexts.shape(ofLargeFileAt: path) == .values)
        #expect(trial.cookbook.scanAll().recipes.map(\.title) == titles)
        #expect(try trial.cookbook.load(RecipeID(path: path, index: 12)).recipe.title == "Soup 13")
        var found: [Diagnostic] = []
        #expect(trial.cookbook.check { found.append($0) } == nil)
        #expect(found.isEmpty)

        let library = trial.library()
        let contents = try #require(try await trial.update(library).last)
        let listing = try #require(library.listing(of: contents))
        let last = try #require(listing.recipe(at: 19, inSection: 0))
        #expect(last.title == "Soup 20" && last.position?.length == recipes[19].utf8.count)
        let read = try trial.cookbook.load(last).recipe
        #expect(read.listedIngredients.first?.ingredients.map(\.name) == ["20 leeks"])
    }

    @Test("A JSON file whose only recipe is too large is reported")
    func oneLarge() throws {
        try JSONTexts.$sizeLimit.withValue(1 << 20) { try readOneLargeRecipe() }
    }

    private func readOneLargeRecipe() throws {
        let steps = String(repeating: #"{"text": "Boil."}, "#, count: 60_000)
        try folder.write(#"{"@type": "Recipe", "name": "Soup", "recipeInstructions": [\#(steps)]}"#, to: "a.json")
        let cookbook = try Cookbook(paths: [folder["a.json"]])
        let unreadable = try #require(cookbook.scanAll().unreadable.first)
        #expect(unreadable.diagnostics.first?.message.contains("smaller than 1 MB; larger ones are not read") == true)
    }
}
