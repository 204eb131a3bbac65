import Foundation
import Testing

@Suite("The architecture page")
struct ArchitectureTests {
    private static let root = URL(filePath: #filePath).appending(path: "../../../..").standardized

    @Test(
        "The files and folders that a page names exist",
        arguments: ["docs/architecture.md", "docs/folders.md", "CONTRIBUTING.md", "README.md"])
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

    @Test(
        "The files and folders of the modules that a page names by their path exist",
        arguments: ["docs/architecture.md", "docs/folders.md"])
    func pathsExist(document: String) throws {
        let text = try String(contentsOf: Self.root.appending(path: document), encoding: .utf8)
        let sources = Self.root.appending(path: "Sources")
        let modules = try FileManager.default.contentsOfDirectory(atPath: sources.path)
        let paths = text.matches(of: /`([A-Za-z]+)(\/[A-Za-z\/.+-]+)`/).filter {
            modules.contains(String($0.output.1)) || $0.output.2.hasSuffix(".swift")
        }
        #expect(paths.count > 100)
        for path in paths.map({ String($0.output.1 + $0.output.2) }) {
            #expect(FileManager.default.fileExists(atPath: sources.appending(path: path).path), "\(path)")
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

    @Test("The page of folders has a row for each folder of code, and no other rows")
    func folders() throws {
        let text = try String(contentsOf: Self.root.appending(path: "docs/folders.md"), encoding: .utf8)
        let rows = text.matches(of: /(?m)^\| `([^`]+)` \|/).map { String($0.output.1) }
        #expect(Set(rows).count == rows.count)
        let sources = Self.root.appending(path: "Sources")
        let files = FileManager.default.enumerator(atPath: sources.path)?.compactMap { $0 as? String } ?? []
        let code = files.filter { $0.hasSuffix(".swift") || $0.hasSuffix(".c") || $0.hasPrefix("CNcurses/guard") }
        let folders = Set(code.map { $0.split(separator: "/").dropLast().joined(separator: "/") })
        #expect(folders.subtracting(rows) == [] && Set(rows).subtracting(folders) == [])
    }

    @Test("The tests of a module are in folders with the names of its folders of code")
    func mirroredFolders() throws {
        // These contain what several tests share, or test a whole module.
        let others: Set = ["Support", "Differential", "Requirements", "Pictures"]
        let sources = Self.root.appending(path: "Sources")
        let libraries = [
            "CursesTerminal", "Kitchen", "RecipeBrowser", "RecipeFormats", "RecipeKit", "RecipeLibrary",
            "SectionedLists", "Terminal",
        ]
        for module in libraries {
            let tests = Self.root.appending(path: "Tests/\(module)Tests")
            let folders = FileManager.default.enumerator(atPath: tests.path)?.compactMap { $0 as? String } ?? []
            #expect(!folders.isEmpty, "\(module)")
            for folder in folders where !folder.hasSuffix(".swift") && !others.contains(folder.lastComponent) {
                let code = sources.appending(path: "\(module)/\(folder)").path
                #expect(FileManager.default.fileExists(atPath: code), "\(module)Tests/\(folder)")
            }
        }
    }
}

extension String {
    fileprivate var lastComponent: String { split(separator: "/").last.map(String.init) ?? self }
}
