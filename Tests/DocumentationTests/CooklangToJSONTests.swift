import Foundation
import Testing

/// The program of `Examples/cooklang-to-json`, which `make examples` builds and `COOKLANG_TO_JSON_BINARY` names.
private let program = ProcessInfo.processInfo.environment["COOKLANG_TO_JSON_BINARY"]

@Suite(
    "The example program cooklang-to-json",
    .enabled(if: program != nil, "make examples has not built it; make test does"))
struct CooklangToJSONTests {
    @Test("The example converts a Cooklang file to a schema.org recipe")
    func converts() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).cook")
        try Data("---\ntitle: Garlic bread\n---\n\nCrush @garlic{2%cloves}.\n".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let output = try run([file.path])
        let object = try JSONSerialization.jsonObject(with: output) as? [String: Any]
        #expect(object?["@type"] as? String == "Recipe")
        #expect(object?["name"] as? String == "Garlic bread")
        #expect(object?["recipeIngredient"] as? [String] == ["2 cloves garlic"])
    }

    @Test("The example links no SQLite")
    func linksNoDatabase() throws {
        let bytes = try Data(contentsOf: URL(filePath: try #require(program)))
        #expect(bytes.range(of: Data("sqlite3_open".utf8)) == nil)
    }

    private func run(_ arguments: [String]) throws -> Data {
        let process = Process()
        process.executableURL = URL(filePath: try #require(program))
        process.arguments = arguments
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        return output
    }
}
