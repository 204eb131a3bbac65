import Foundation
import Testing

/// A page of the documentation, or a source file that it quotes.
struct Page: CustomTestStringConvertible {
    let name: String
    let lines: [String]

    var testDescription: String { name }
    var text: String { lines.joined(separator: "\n") }

    init(_ path: String) throws {
        name = path
        let text = try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
        lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    /// Returns the files below a folder that have an extension.
    static func all(in folder: String, extension ending: String) throws -> [Page] {
        let files = try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path)
        return try files.sorted().filter { $0.hasSuffix(".\(ending)") }.map { try Page("\(folder)/\($0)") }
    }

    private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")

    /// Returns the fenced code blocks in a language.
    func blocks(in language: String) -> [CodeBlock] {
        var blocks: [CodeBlock] = []
        var isOpen = false
        for (index, line) in lines.enumerated() {
            if line == "```\(language)" {
                isOpen = true
                blocks.append(CodeBlock(line: index + 2))
            } else if line.hasPrefix("```") {
                isOpen = false
            } else if isOpen {
                blocks[blocks.count - 1].lines.append(line)
            }
        }
        return blocks
    }

    /// Returns whether the file contains a block line by line, at any indentation.
    func contains(_ block: CodeBlock) -> Bool {
        lines.indices.contains { start in
            let end = start + block.lines.count
            guard end <= lines.count else { return false }
            let indentation = lines[start].prefix { $0 == " " }.dropLast(block.indentation)
            return zip(lines[start..<end], block.lines).allSatisfy { line, quoted in
                line == (quoted.isEmpty ? "" : indentation + quoted)
            }
        }
    }
}

/// A code block of a page, which contains code or a screen.
struct CodeBlock {
    /// The line where the block begins.
    let line: Int
    var lines: [String] = []

    var indentation: Int { lines.first.map { $0.prefix { $0 == " " }.count } ?? 0 }
    var text: String { lines.joined(separator: "\n") }
}
