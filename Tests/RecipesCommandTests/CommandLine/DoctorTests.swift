import Foundation
import GRDB
import TestSupport
import Testing

@testable import TerminalTestSupport

@Suite("recipes doctor")
struct DoctorTests {
    let scratch: ScratchFolder

    private static let notebook = "home/.local/share/recipes/notebook.sqlite"

    init() throws { scratch = try ScratchFolder() }

    /// Runs the command with `--json`.
    private func report(
        _ arguments: String..., environment: [String: String?] = [:]
    ) async throws -> (status: Int32, json: [String: Any]) {
        let run = try await recipes(["doctor", "--json"] + arguments, in: scratch, environment: environment)
        #expect(run.error.isEmpty, "\(run)")
        let json = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
        return (run.status, try #require(json, "\(run)"))
    }

    private func advice(_ json: [String: Any], about part: String) -> [[String: Any]] {
        (json["advice"] as? [[String: Any]] ?? []).filter { $0["about"] as? String == part }
    }

    private func fact(_ json: [String: Any], _ part: String, _ name: String) -> Any? {
        (json[part] as? [String: Any])?[name]
    }

    @Test("A kitchen in order gets status 0, and every part is named")
    func fine() async throws {
        try scratch.makeCookbook("home/Recipes")
        let run = try await recipes("doctor", in: scratch, environment: ["RECIPES_HOME": nil])
        #expect(run.status == 0 && run.output.contains("All is well."), "\(run)")
        for part in ["Cookbook", "Index", "Notes", "Settings", "Log", "Terminal", "Programs", "Foods", "Pantry"] {
            #expect(run.lines.contains { $0.hasPrefix(part + " ") }, "\(part) in \(run)")
        }
        #expect(run.output.contains("~/Recipes") && run.output.contains("3 recipes"), "\(run)")
        #expect(run.lines.allSatisfy { $0.count <= 80 }, "\(run)")
        let (status, json) = try await report(environment: ["RECIPES_HOME": nil])
        #expect(status == 0 && json["isFine"] as? Bool == true)
        #expect(fact(json, "cookbook", "chosenBy") as? String == "home")
    }

    @Test("What the cookbook, its kitchen files and the configuration lack comes with a remedy")
    func cookbook() async throws {
        try scratch.makeCookbook()
        try scratch.write("Stir @zorkleaf{2} into @milk{1%l}.\n", to: "Cookbook/Odd.cook")
        try FileManager.default.createSymbolicLink(
            atPath: scratch.path("Cookbook/Gone.cook"), withDestinationPath: "/nowhere")
        try scratch.write("[fridge]\nmilk = { expire = \"2020-01-01\" }\n", to: "Cookbook/config/pantry.conf")
        try scratch.write("mouse = 3\n", to: "home/.config/recipes/config.toml")
        let (status, json) = try await report("Cookbook")
        #expect(status == 1 && json["isFine"] as? Bool == false)
        #expect(fact(json, "cookbook", "unreadable") as? [String] == ["Cookbook/Gone.cook"])
        #expect(fact(json, "pantry", "expired") as? [String] == ["milk"])
        let foods = fact(json, "foods", "withoutAisle") as? [[String: Any]]
        #expect(foods?.count == 1 && foods?.first?["name"] as? String == "zorkleaf", "\(json)")
        #expect(foods?.first?["recipes"] as? [String] == ["Odd"])
        #expect((fact(json, "configuration", "errors") as? [String])?.first?.contains("config.toml:1:1: ") == true)
        for (part, isNeeded) in [("cookbook", true), ("configuration", true), ("foods", false), ("pantry", false)] {
            let advice = advice(json, about: part)
            #expect(advice.count == 1 && advice.first?["isNeeded"] as? Bool == isNeeded, "\(part): \(advice)")
            #expect((advice.first?["remedy"] as? String)?.isEmpty == false)
        }
        let text = try await recipes("doctor", "Cookbook", in: scratch)
        #expect(text.status == 1 && text.output.contains("2 things need doing:"), "\(text)")
    }

    @Test("A damaged notebook and a damaged index are told, and stay as they are")
    func damaged() async throws {
        try scratch.makeCookbook()
        #expect(try await recipes("rate", "Plum cake", "4", in: scratch, environment: home).status == 0)
        #expect(try await recipes("list", in: scratch, environment: home).status == 0)
        try scratch.write(Data(repeating: 0x41, count: 9000), to: Self.notebook)
        let before = try await report(environment: home).json
        let index = try #require(fact(before, "index", "path") as? String)
        let folder = URL(fileURLWithPath: index).deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(repeating: 0x41, count: 9000).write(to: URL(fileURLWithPath: index))
        let (status, json) = try await report(environment: home)
        #expect(status == 1)
        #expect(fact(json, "notebook", "health") as? String == "damaged")
        #expect(fact(json, "index", "health") as? String == "damaged")
        let remedy = try #require(advice(json, about: "notebook").first?["remedy"] as? String)
        #expect(remedy.contains("recipes restore \(try #require(fact(json, "notebook", "lastCopy") as? String))"))
        #expect(try Data(contentsOf: URL(fileURLWithPath: scratch.path(Self.notebook))).allSatisfy { $0 == 0x41 })
        #expect(try Data(contentsOf: URL(fileURLWithPath: index)).allSatisfy { $0 == 0x41 })
    }

    private var home: [String: String?] { ["RECIPES_HOME": scratch.path("Cookbook")] }

    @Test(
        "Without a home, a cookbook or a terminal it says what to do",
        arguments: [
            (["HOME": nil, "XDG_DATA_HOME": nil, "RECIPES_HOME": nil], "HOME is not set"),
            (["RECIPES_HOME": "/nowhere"], "/nowhere: there is no such file or folder"),
            (["RECIPES_HOME": "/dev/null"], "/dev/null: it is neither a file nor a folder"),
            (["TERM": nil], "TERM is not set"), (["TERM": "no-such"], "“no-such” (from TERM) is not known"),
            (["XDG_DATA_HOME": "/dev/null"], "Your notes cannot be saved."),
        ] as [([String: String?], String)])
    func broken(_ environment: [String: String?], _ message: String) async throws {
        let run = try await recipes("doctor", in: scratch, environment: environment)
        let words = run.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(run.status == 1 && run.error.isEmpty && words.contains(message), "\(run)")
    }

    @Test("A notebook and a configuration that may not be read are told", .asOrdinaryUser)
    func forbidden() async throws {
        try scratch.makeCookbook()
        #expect(try await recipes("rate", "Plum cake", "4", in: scratch, environment: home).status == 0)
        try scratch.write("mouse = true\n", to: "home/.config/recipes/config.toml")
        for file in [Self.notebook, "home/.config/recipes/config.toml"] {
            try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: scratch.path(file))
        }
        let (status, json) = try await report(environment: home)
        #expect(status == 1 && fact(json, "notebook", "health") as? String == "unreadable", "\(json)")
        #expect((fact(json, "configuration", "errors") as? [String])?.count == 1)
    }

    @Test("recipes restore lists the copies and puts one back, and what it replaced")
    func restore() async throws {
        try scratch.makeCookbook()
        let none = try await recipes("restore", in: scratch)
        #expect(none.status == 0 && none.output.isEmpty && none.error.contains("no copy yet"), "\(none)")
        #expect(try await recipes("rate", "Plum cake", "4", in: scratch, environment: home).status == 0)
        #expect(try await recipes("rate", "Plum cake", "1", in: scratch, environment: home).status == 0)
        let list = try await recipes("restore", in: scratch)
        let name = try #require(list.lines.first?.split(separator: " ").first).description
        let restored = try await recipes("restore", name, in: scratch)
        #expect(restored.status == 0 && restored.errorLines.count == 2, "\(restored)")
        #expect(try await recipes("export-state", in: scratch).output.contains("\"rating\": 4"))
        #expect(try await recipes("restore", "replaced-\(name)", in: scratch).status == 0)
        #expect(try await recipes("export-state", in: scratch).output.contains("\"rating\": 1"))
        let wrong = try await recipes("restore", "1999-01-01", in: scratch)
        #expect(wrong.status == 66 && wrong.errorLines.count == 1, "\(wrong)")
    }
}
