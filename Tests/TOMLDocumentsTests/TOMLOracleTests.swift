import Foundation
import TOMLDocuments
import TestSupport
import Testing

/// Compares the values with those that the TOML library of Python 3.11 reads.
@Suite("A TOML document and Python")
struct TOMLOracleTests {
    private static let hasPython = run("import tomllib", input: "") != nil

    private static let program = """
        import datetime, json, math, sys, tomllib
        def described(value):
            if isinstance(value, dict): return {key: described(inner) for key, inner in value.items()}
            if isinstance(value, list): return [described(inner) for inner in value]
            if isinstance(value, bool): return f'boolean {value}'.lower()
            if isinstance(value, float): return f'float {value:.17g}'
            if isinstance(value, int): return f'integer {value}'
            if isinstance(value, str): return f'string {value}'
            return 'date'
        results = []
        for text in json.load(sys.stdin):
            try: results.append(described(tomllib.loads(text)))
            except tomllib.TOMLDecodeError: results.append('invalid')
        json.dump(results, sys.stdout)
        """

    @Test(
        "Random documents, whole and damaged, have the values that Python reads, or a diagnostic",
        .enabled(if: hasPython, "no python3 with tomllib (3.11) is installed"), arguments: [1, 0x70D1])
    func values(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var texts: [String] = []
        for _ in 0..<400 {
            let text = RandomTOML.document(using: &random)
            texts.append(text)
            // One character less, more, or in another place.
            var scalars = Array(text.unicodeScalars)
            for _ in 0..<Int.random(in: 1..<3, using: &random) where scalars.count > 1 {
                let index = scalars.indices.randomElement(using: &random) ?? 0
                switch Int.random(in: 0..<3, using: &random) {
                case 0: scalars.remove(at: index)
                case 1:
                    scalars.insert(
                        "[]{}=.,\"'#\n1ek_-:\\ ".unicodeScalars.randomElement(using: &random) ?? " ", at: index)
                default: scalars.swapAt(index, scalars.indices.randomElement(using: &random) ?? 0)
                }
            }
            texts.append(String(String.UnicodeScalarView(scalars)))
        }
        let input = String(decoding: try JSONSerialization.data(withJSONObject: texts), as: UTF8.self)
        let output = try #require(Self.run(Self.program, input: input))
        let results = try #require(try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [Any])
        #expect(results.count == texts.count)
        for (text, expected) in zip(texts, results) {
            let document = TOMLDocument(text)
            if expected as? String == "invalid" {
                #expect(document.diagnostics != [], "seed \(seed): Python refuses this\n\(text)")
            } else {
                #expect(document.mistakes == [], "seed \(seed): Python reads this\n\(text)")
                let value = Self.described(document.root, in: document) as? NSObject
                #expect(value == expected as? NSObject, "seed \(seed):\n\(text)")
            }
        }
    }

    private static func described(_ node: TOMLNode, in document: TOMLDocument) -> Any {
        switch node.kind {
        case .array, .tables: return document.children(of: node).map { described($0, in: document) }
        case .implicit, .header, .dotted, .inline:
            return Dictionary(
                uniqueKeysWithValues: document.children(of: node).map { ($0.name, described($0, in: document)) })
        case .value: break
        }
        switch node.value?.content {
        case .boolean(let isTrue): return "boolean \(isTrue)"
        case .float(let number): return "float " + (number.isFinite ? String(format: "%.17g", number) : "\(number)")
        case .integer(let number): return "integer \(number)"
        case .string: return "string \(node.value?.text ?? "")"
        default: return "date"
        }
    }

    /// Returns what a Python program prints, or `nil` if it fails.
    private static func run(_ program: String, input: String) -> String? {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["python3", "-c", program]
        let (standardInput, output) = (Pipe(), Pipe())
        (process.standardInput, process.standardOutput, process.standardError) = (
            standardInput, output, FileHandle.nullDevice
        )
        // A system without `env` has no Python either.
        guard (try? process.run()) != nil else { return nil }
        Thread.detachNewThread {
            // A program that has ended reads nothing; then its exit status says so.
            try? standardInput.fileHandleForWriting.write(contentsOf: Data(input.utf8))
            try? standardInput.fileHandleForWriting.close()
        }
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return process.terminationStatus == 0 ? String(decoding: data, as: UTF8.self) : nil
    }
}
