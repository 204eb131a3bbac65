import Foundation
import Testing

@testable import TerminalTestSupport

@Suite("recipes convert")
struct ConvertTests {
    let scratch: ScratchFolder

    init() throws {
        scratch = try ScratchFolder()
        try scratch.makeCookbook()
    }

    private func files(_ folder: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: "\(scratch.path)/\(folder)").sorted()
    }

    @Test("recipes convert prints one recipe and names the features that the format cannot hold")
    func one() async throws {
        let run = try await recipes("convert", "Cookbook/Soups/Leek soup.cook", "--to", "recipemd", in: scratch)
        #expect(run.status == 0)
        #expect(
            run.output.hasPrefix("# Leek soup\n\n**4**\n\n---\n\n- *3* leeks\n- *40 g* butter\n- *1 l* stock\n\n---\n"))
        #expect(run.errorLines == ["Cookbook/Soups/Leek soup.cook: RecipeMD cannot hold times; left out."])
    }

    @Test(
        "A file in the output format is copied byte for byte; --normalize rewrites it",
        arguments: [
            (
                "cooklang", "cook",
                "---\ntitle: Toast # mine\nfacts:\n  kcal: 90\n---\n\n-- crisp\nToast @bread{2%slices}.\n\n\n[- why -] Eat.\n"
            ),
            (
                "markdown", "md",
                "---\ntitle: Toast\nfacts: {kcal: 90}\n---\n# Ingredients\n* bread\n\n# Method\nToast it.\n"
            ),
            ("recipemd", "md", "Toast\n=====\n\n***\n\n* *2* bread\n\n***\n\n<!-- crisp -->\nToast   it.\n"),
            ("json", "json", "{\"@type\":\"Recipe\",\"name\":\"Toast\",\"recipeInstructions\":\"Eat.\",\"mine\":1}"),
        ])
    func sameFormat(format: String, fileExtension: String, text: String) async throws {
        try scratch.write(text, to: "in/Toast.\(fileExtension)")
        let call = ["convert", "in/Toast.\(fileExtension)", "--to", format]
        let copied = try await recipes(call, in: scratch)
        #expect(copied.output == text)
        #expect(copied.errorLines.isEmpty)
        let anew = try await recipes(call + ["--normalize"], in: scratch)
        #expect(anew.output != text)
        let folder = try await recipes(call + ["--output", "out"], in: scratch)
        #expect(folder.status == 0)
        #expect(try String(contentsOfFile: "\(scratch.path)/out/Toast.\(fileExtension)", encoding: .utf8) == text)
    }

    @Test("Each recipe of a file is written to its own file")
    func sameFormatSeveral() async throws {
        let objects = ["One", "Two"].map { title in
            "{\"@type\": \"Recipe\", \"name\": \"\(title)\", \"recipeIngredient\": [\"egg\"]}"
        }
        try scratch.write("[\(objects.joined(separator: ", "))]", to: "two.json")
        let run = try await recipes("convert", "two.json", "--to", "json", "--output", "out", in: scratch)
        #expect(run.status == 0)
        #expect(try files("out") == ["One.json", "Two.json"])
    }

    @Test("Several recipes are written into a folder and can be read again")
    func several() async throws {
        let run = try await recipes("convert", "Cookbook", "--to", "markdown", "--output", "a/b", in: scratch)
        #expect(run.status == 0, "\(run)")
        #expect(try files("a/b") == ["Leek soup.md", "Lentil soup.md", "Plum cake.md"])
        #expect(run.lines == ["a/b/Plum cake.md", "a/b/Leek soup.md", "a/b/Lentil soup.md"])
        let shown = try await recipes("show", "a/b/Plum cake.md", "--format", "cooklang", in: scratch)
        #expect(shown.output.contains("course: Desserts"))
        #expect(shown.output.contains("@flour{400%g}"))
        #expect(shown.output.contains("= Topping"))
    }

    @Test("recipes convert names the features that the format cannot hold, also with --output")
    func losses() async throws {
        let call = ["convert", "Cookbook", "--to", "recipemd", "--output", "out"]
        let run = try await recipes(call, in: scratch)
        #expect(run.status == 0 && run.lines.count == 3, "\(run)")
        #expect(
            run.errorLines.contains("Cookbook/Soups/Leek soup.cook: RecipeMD cannot hold times; left out."), "\(run)")
        #expect(!run.error.contains("Lentil soup"), "\(run)")
    }

    @Test("recipes convert changes no existing file and writes only into the folder, for all titles")
    func names() async throws {
        try scratch.write("mine", to: "out/Leek soup.md")
        for (number, title) in ["../../evil", "/etc/x", "con", "...", "a\\\\b", String(repeating: "é", count: 300)]
            .enumerated()
        {
            try scratch.write("---\ntitle: \"\(title)\"\n---\nMix.\n", to: "bad/\(number).cook")
        }
        let call = ["convert", "Cookbook", "bad", "--to", "markdown", "--output", "out"]
        for _ in 1...2 { #expect(try await recipes(call, in: scratch).status == 0) }
        let names = try files("out")
        #expect(names.count == 19)
        #expect(try String(contentsOfFile: "\(scratch.path)/out/Leek soup.md", encoding: .utf8) == "mine")
        #expect(names.contains("Leek soup 2.md") && names.contains("Leek soup 3.md"))
        #expect(names.contains("evil.md") && names.contains("con recipe.md") && names.contains("Recipe.md"), "\(names)")
        #expect(!names.contains { $0.hasPrefix(".") || $0.utf8.count > 255 })
    }

    @Test("Several recipes without --output end with status 64")
    func noFolder() async throws {
        let run = try await recipes("convert", "Cookbook", "--to", "text", in: scratch)
        #expect(run.status == 64)
        #expect(run.output.isEmpty)
        #expect(run.errorLines == ["recipes: there are several recipes; name a folder for them: --output FOLDER."])
    }

    @Test("An output folder that cannot be written is reported with status 73")
    func cannotWrite() async throws {
        try scratch.write("x", to: "file")
        for folder in ["file", "file/below", ""] {
            let run = try await recipes("convert", "Cookbook", "--to", "text", "--output", folder, in: scratch)
            #expect(run.status == 73, "\(run)")
            #expect(run.errorLines.count == 1)
        }
    }

    @Test("Readable recipes are converted, others are reported with line and column, and the status is 65")
    func badData() async throws {
        try scratch.write("# Title\n\nNo rule here.\n\n---\n\n- *some* salt\n", to: "bad.md")
        let run = try await recipes("convert", "bad.md", "Cookbook/Plum cake.cook", "--to", "cooklang", in: scratch)
        #expect(run.status == 65)
        #expect(run.output.contains("Plum cake"))
        #expect(run.errorLines == ["bad.md:7:3: error: “some” has no number; write one before the unit."])
    }
}
