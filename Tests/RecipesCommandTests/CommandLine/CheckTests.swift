import Foundation
import Testing

@testable import TerminalTestSupport

@Suite("recipes check")
struct CheckTests {
    let scratch: ScratchFolder

    init() throws {
        scratch = try ScratchFolder()
        try scratch.makeCookbook()
    }

    @Test("recipes check prints nothing for valid files and ends with status 0")
    func clean() async throws {
        let run = try await recipes("check", "Cookbook", in: scratch)
        #expect(run.status == 0)
        #expect(run.output.isEmpty && run.error.isEmpty, "\(run)")
    }

    @Test("The starter cookbook has no diagnostics")
    func starter() async throws {
        let paths = try await recipes("list", "--json", in: scratch)
        let objects = try JSONSerialization.jsonObject(with: Data(paths.output.utf8)) as? [[String: Any]]
        let files = try #require(objects?.compactMap { $0["path"] as? String })
        #expect(!files.isEmpty)
        let run = try await recipes(["check"] + files, in: scratch)
        #expect(run.status == 0)
        #expect(run.output.isEmpty, "\(run)")
    }

    @Test("recipes check prints diagnostics with file, line and column, and ends with status 65")
    func bad() async throws {
        try scratch.write(Data([0x41, 0x0A, 0x42, 0xFF]), to: "Cookbook/Bad.cook")
        try scratch.write("---\ntitle: [\n---\nMix @x{1\n", to: "Cookbook/Yaml.cook")
        let run = try await recipes("check", "Cookbook", in: scratch)
        #expect(run.status == 65)
        #expect(run.lines.contains { $0.hasPrefix("Cookbook/Bad.cook:2:2: error: ") }, "\(run)")
        #expect(run.lines.allSatisfy { $0.contains(/^Cookbook\/\w+\.cook(:\d+){0,2}: (error|warning): ./) }, "\(run)")
        #expect(run.error.isEmpty)
    }

    @Test("recipes check ends with status 66 for a missing path")
    func missing() async throws {
        let run = try await recipes("check", "Cookbook", "gone", in: scratch)
        #expect(run.status == 66)
        #expect(run.errorLines == ["recipes: gone: there is no such file or folder; check the path."])
    }

    @Test("recipes check without a path ends with status 64")
    func noPath() async throws {
        let run = try await recipes("check", in: scratch)
        #expect(run.status == 64)
        #expect(run.output.isEmpty)
    }
}
