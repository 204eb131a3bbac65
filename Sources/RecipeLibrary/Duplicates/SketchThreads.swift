import Dispatch
import RecipeKit
import Synchronization

/// Creates the sketches of recipes on several threads, while the caller reads more recipes. The sketches are returned
/// in the order of the recipes.
final class SketchThreads {
    private let threads = (0..<max(1, min(8, sysconf(Int32(_SC_NPROCESSORS_ONLN))))).map { _ in WorkThread() }
    private var waiting: [Recipe] = []
    /// The batches whose sketches were not taken yet, with the oldest first.
    private var running: [Batch] = []
    private var batchCount = 0
    private var sketches: [RecipeSketch] = []

    /// The number of recipes in a batch.
    private static let batchSize = 64
    /// The maximum number of unfinished batches for each thread. It limits the number of recipes in memory.
    private static let mostBatches = 4

    /// A batch: the recipes that one thread processes together.
    private final class Batch: Sendable {
        private let sketches = Mutex<[RecipeSketch]>([])
        private let isComplete = DispatchSemaphore(value: 0)

        init(of recipes: [Recipe], on thread: WorkThread) {
            thread.run {
                let made = recipes.map { RecipeSketch($0) }
                self.sketches.withLock { $0 = made }
                self.isComplete.signal()
            }
        }

        func wait() -> [RecipeSketch] {
            isComplete.wait()
            return sketches.withLock { $0 }
        }
    }

    /// Adds a recipe. If there are too many unfinished batches, blocks until the oldest one is finished.
    func add(_ recipe: Recipe) {
        waiting.append(recipe)
        guard waiting.count == Self.batchSize else { return }
        start()
        if running.count > threads.count * Self.mostBatches { sketches += running.removeFirst().wait() }
    }

    private func start() {
        running.append(Batch(of: waiting, on: threads[batchCount % threads.count]))
        batchCount += 1
        waiting = []
    }

    /// Waits for the threads, and returns the sketches of all recipes in the order in which they were added.
    func finish() -> [RecipeSketch] {
        if !waiting.isEmpty { start() }
        for batch in running { sketches += batch.wait() }
        running = []
        return sketches
    }
}
