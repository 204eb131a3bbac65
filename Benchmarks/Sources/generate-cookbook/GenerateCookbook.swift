import ArgumentParser
import Foundation

@main
struct GenerateCookbook: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "generate-cookbook",
        abstract:
            "Writes made-up recipes, a folder of them in Cooklang or a file of JSON Lines: the same seed, the same files."
    )

    @Argument(help: "The folder or the file to write. It must not be there yet.")
    var folder: String

    @Option(help: "How many recipes.")
    var count = 1000

    @Option(help: "Another seed gives other recipes.")
    var seed: UInt64 = 1

    @Flag(help: "Write one file with a recipe a line, with words as frequent as in real recipes.")
    var jsonLines = false

    /// Writes the recipes under another name and renames the result when it is complete. So an interrupted run leaves
    /// nothing that looks complete.
    func run() throws {
        let files = FileManager.default
        let target = URL(filePath: folder)
        guard !files.fileExists(atPath: target.path) else { throw ValidationError("\(folder) is there already.") }
        let unfinished = target.appendingPathExtension("unfinished")
        try? files.removeItem(at: unfinished)
        guard !jsonLines else {
            try writeLines(to: unfinished)
            return try files.moveItem(at: unfinished, to: target)
        }
        try files.createDirectory(at: unfinished, withIntermediateDirectories: true)

        var cook = Cook(seed: seed)
        var titles: Set<String> = []
        for _ in 0..<count {
            let recipe = cook.invent()
            var name = recipe.title
            var another = 2
            while !titles.insert(name).inserted {
                name = "\(recipe.title) \(another)"
                another += 1
            }
            let file = unfinished.appending(path: "\(name).cook")
            try Data(recipe.cooklang(title: name).utf8).write(to: file)
        }
        try files.moveItem(at: unfinished, to: target)
    }

    private func writeLines(to file: URL) throws {
        guard FileManager.default.createFile(atPath: file.path, contents: nil) else {
            throw ValidationError("\(file.path) cannot be written.")
        }
        let handle = try FileHandle(forWritingTo: file)
        var cook = LineCook(seed: seed)
        var bytes: [UInt8] = []
        for number in 1...max(count, 1) where number <= count {
            cook.append(to: &bytes)
            if bytes.count > 4 << 20 || number == count {
                try handle.write(contentsOf: bytes)
                bytes.removeAll(keepingCapacity: true)
            }
        }
        try handle.close()
    }
}
