import Foundation
import Testing

@Suite("The architecture page")
struct ArchitectureTests {
    private static let root = URL(filePath: #filePath).appending(path: "../../..").standardized

    @Test(
        "The files and folders that a page names exist",
        arguments: ["docs/architecture.md", "CONTRIBUTING.md", "README.md"])
    func filesExist(document: String) throws {
        let text = try String(contentsOf: Self.root.appending(path: document), encoding: .utf8)
        let files = FileManager.default.enumerator(atPath: Self.root.appending(path: "Sources").path)?.compactMap {
            ($0 as? String)?.split(separator: "/").last.map(String.init)
        }
        let names = Set(files ?? []).union(["Package.swift"])
        for name in text.matches(of: /`([A-Za-z+]+\.swift)`/).map({ String($0.output.1) }) {
            #expect(names.contains(name), "\(document) names \(name)")
        }
        for folder in text.matches(of: /`((?:Sources|Tests|scripts|docs|Examples)\/[A-Za-z\/.-]+)`/).map({
            String($0.output.1)
        }) {
            #expect(
                FileManager.default.fileExists(atPath: Self.root.appending(path: folder).path),
                "\(document) names \(folder)")
        }
    }

    @Test("The architecture page names every module")
    func modules() throws {
        let text = try String(contentsOf: Self.root.appending(path: "docs/architecture.md"), encoding: .utf8)
        for module in try FileManager.default.contentsOfDirectory(atPath: Self.root.appending(path: "Sources").path)
        where !module.hasPrefix(".") {
            #expect(text.contains(module))
        }
    }
}
