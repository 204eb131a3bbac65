import ArgumentParser
import Foundation

@main
struct GenerateCookbook: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "generate-cookbook",
        abstract: "Writes a folder of made-up recipes in Cooklang: the same seed gives the same files.")

    @Argument(help: "The folder to write. It must not be there yet.")
    var folder: String

    @Option(help: "How many recipes.")
    var count = 1000

    @Option(help: "Another seed gives other recipes.")
    var seed: UInt64 = 1

    /// The folder appears only once it is complete, so that an interrupted run leaves nothing to be taken for it.
    func run() throws {
        let files = FileManager.default
        let target = URL(filePath: folder)
        guard !files.fileExists(atPath: target.path) else { throw ValidationError("\(folder) is there already.") }
        let unfinished = target.appendingPathExtension("unfinished")
        try? files.removeItem(at: unfinished)
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
}
