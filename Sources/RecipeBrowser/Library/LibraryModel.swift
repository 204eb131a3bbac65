import RecipeKit
import SectionedLists

extension ModelController where Model == Library {
    /// Reads a cookbook in the background and shows what there is of it meanwhile.
    static func library(of cookbook: Cookbook) -> ModelController<Library> {
        ModelController { report in
            var scan = CookbookScan()
            var lastReport = ContinuousClock.now
            await cookbook.scan { part in
                let isFirst = scan.total == 0
                scan.append(part)
                let now = ContinuousClock.now
                guard !scan.isComplete, isFirst || now - lastReport > .milliseconds(100) else { return }
                lastReport = now
                await report(.init(done: scan.done, total: scan.total), Library(scan))
            }
            // A folder without recipes is one to be filled; one that cannot be read is not.
            if let problem = scan.problem, !scan.notes.isEmpty { throw problem }
            return Library(scan)
        }
    }
}
