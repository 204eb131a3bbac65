import ArgumentParser
import Figures
import Foundation
import RecipeKit

@main
struct LibraryBenchmark: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "library-benchmark", abstract: "Measures making an index.")

    @Argument(help: "A cookbook.")
    var path: String

    @Option(help: "Where the index is made.")
    var folder: String

    func run() async throws {
        let clock = ContinuousClock()
        let library = RecipeLibrary(try Cookbook(paths: [path]), folder: folder)
        let start = clock.now
        nonisolated(unsafe) var first: Duration?
        try await library.update { update in
            if let contents = update.contents {
                if first == nil { first = clock.now - start }
                print(
                    clock.now - start, contents.numberOfRecipes, contents.isComplete, contents.unreadable.count,
                    contents.notice ?? "")
            }
        }
        var usage = rusage()
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        print("all", clock.now - start, "cpu", usage.ru_utime, usage.ru_stime, "rss", usage.ru_maxrss)
        let again = clock.now
        try await library.update { _ in }
        print("again", clock.now - again)
    }
}
