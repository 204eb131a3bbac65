import Foundation
import TestSupport
import Testing

/// Needs the files of the USDA, see `ConformanceData`, and Python.
@Suite("The generator of the tables of foods", .enabled(if: FoodGenerator.isAvailable, "The data is missing."))
struct FoodGeneratorTests {
    @Test("make-densities writes the tables of foods that are in the program")
    func writesSameTables() throws {
        let folder = try TemporaryFolder()
        try FoodGenerator.run("make-densities", into: folder.path)
        for file in ["FoodTable+Lines.swift", "FoodNames+Lines.swift"] {
            let written = try String(contentsOfFile: folder[file], encoding: .utf8)
            let kept = try String(
                contentsOf: FoodGenerator.package.appending(path: "Sources/Kitchen/Densities/\(file)"), encoding: .utf8)
            #expect(written == kept, "Run scripts/make-densities for \(file).")
        }
    }
}

/// The script that writes the tables of foods.
enum FoodGenerator {
    static let package = URL(filePath: #filePath).appending(path: "../../..").standardized

    private static let data = ConformanceData.root?.appending(path: "usda")

    static var isAvailable: Bool {
        guard let measures = data?.appending(path: "weight.txt").path else { return false }
        return FileManager.default.fileExists(atPath: measures) && hasPython
    }

    private static let hasPython = (try? launch(["python3", "--version"])) == 0

    static func run(_ name: String, into folder: String) throws {
        let script = package.appending(path: "scripts/\(name)").path
        #expect(try launch(["python3", script, data?.path ?? "", folder]) == 0)
    }

    private static func launch(_ arguments: [String]) throws -> Int32 {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = arguments
        process.standardOutput = Pipe()
        process.standardError = Pipe()
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus
    }
}
