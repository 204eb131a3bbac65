import Dispatch
import RecipeFormats
import RecipeKit
import Synchronization

/// The parts of a recipe that are compared: the words of its title, ingredients and steps, and its amounts.
///
/// A word is stored as its hash. In a ``DuplicateIndex``, a word is stored as the number that the index gives to the
/// word.
package struct RecipeSketch: Sendable {
    /// The words of the title, sorted and without repetitions.
    var title: [UInt32]
    /// The words of all ingredients, sorted and without repetitions.
    var ingredients: [UInt32]
    /// The words of all steps, sorted and without repetitions.
    var steps: [UInt32]
    /// The ingredient lines.
    var lines: [SketchLine] = []
    /// The words of the ingredient lines, line after line, with repetitions.
    var lineWords: [UInt32] = []
    /// The MinHash signature of the steps, made from their pairs of adjacent words. Similar steps have many elements in
    /// common. If no pair belongs to an element, the element is the maximum value.
    var minima: [UInt32]

    /// The number of ``minima``.
    static let minimaCount = 36

    package init(_ recipe: Recipe) {
        var words: [UInt32] = []
        SketchWords.append(recipe.title, to: &words)
        title = Self.unique(words)
        for ingredient in recipe.ingredientGroups.flatMap(\.ingredients) {
            let line = ingredient.line(.ascii)
            let start = Int32(lineWords.count)
            SketchWords.append(line, to: &lineWords)
            let end = Int32(lineWords.count)
            guard end > start else { continue }
            let (amount, kind) = SketchLine.amount(of: line)
            lines.append(SketchLine(words: start..<end, amount: amount, kind: kind))
        }
        ingredients = Self.unique(lineWords)
        words.removeAll(keepingCapacity: true)
        for step in recipe.steps { Self.append(step, to: &words) }
        minima = Self.minima(of: words)
        steps = Self.unique(words)
    }

    /// Returns whether the steps of two recipes have nearly the same words, so that one of them can be the other with
    /// typing errors mended.
    package func hasDirections(of other: RecipeSketch) -> Bool {
        let all = Set(steps).union(other.steps).count
        return all == 0 || (steps.count + other.steps.count - all) * 10 >= all * 9
    }

    /// Whether the recipe has neither ingredients nor steps to compare.
    var isEmpty: Bool { ingredients.isEmpty && steps.isEmpty }

    /// Appends the words of each piece of a step. This is faster than creating the sentence of the step first.
    private static func append(_ step: Step, to words: inout [UInt32]) {
        func append(_ text: String?) { if let text, !text.isEmpty { SketchWords.append(text, to: &words) } }
        func append(_ quantity: Quantity?) {
            if case .text(let text)? = quantity?.amount { append(text) }
            append(quantity?.unit)
        }
        for item in step.items {
            switch item {
            case .text(let text): append(text)
            case .ingredient(let ingredient):
                append(ingredient.quantity)
                append(ingredient.displayName)
            case .cookware(let cookware):
                append(cookware.quantity)
                append(cookware.displayName)
            case .timer(let timer):
                if timer.duration == nil { append(timer.name) }
                append(timer.duration)
            }
        }
    }

    private static func unique(_ words: [UInt32]) -> [UInt32] {
        var result: [UInt32] = []
        for word in words.sorted() where result.last != word { result.append(word) }
        return result
    }

    private static func minima(of words: [UInt32]) -> [UInt32] {
        var minima = [UInt32](repeating: .max, count: minimaCount)
        for (first, second) in zip(words, words.dropFirst()) {
            var hash = UInt64(first) &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(second) &* 0xC2B2_AE3D_27D4_EB4F
            hash = (hash ^ hash >> 29) &* 0xBF58_476D_1CE4_E5B9
            let part = Int(hash >> 40) % minimaCount
            minima[part] = min(minima[part], UInt32(truncatingIfNeeded: hash ^ hash >> 32))
        }
        return minima
    }
}

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
