import RecipeKit
import SectionedLists

extension ModelController where Model == Library {
    /// Reads a cookbook in the background and shows what there is of it meanwhile.
    static func library(of cookbook: Cookbook) -> ModelController<Library> {
        ModelController { report in
            var scan = CookbookScan()
            var lastReport = ContinuousClock.now
            for await part in cookbook.scan() {
                scan.append(part)
                let now = ContinuousClock.now
                guard !scan.isComplete, now - lastReport > .milliseconds(100) || scan.done == part.recipes.count
                else { continue }
                lastReport = now
                await report(.init(done: scan.done, total: scan.total), Library(scan))
            }
            return Library(scan)
        }
    }
}
