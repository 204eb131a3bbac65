import Foundation
import TestSupport
import Testing

@testable import SectionedLists

/// The test makes 1,000 steps from a fixed seed, or 20,000 steps with `RECIPES_EXHAUSTIVE`. `make torture` sets
/// `LAYER_STEPS` and `LAYER_SEED`. A failure prints the seed and the steps of its trial up to the first difference.
/// `LAYER_TRIAL` repeats the trial.
@MainActor
@Suite("Layers over models that change")
struct LayerDifferenceTests {
    private static let environment = ProcessInfo.processInfo.environment
    private static let seed = environment["LAYER_SEED"].flatMap { UInt64($0) } ?? 7
    private static let steps =
        environment["LAYER_STEPS"].flatMap { Int($0) } ?? (ConformanceData.isExhaustive ? 20_000 : 1_000)
    private static let stepsOfTrial = 30
    /// The seed of the trial to repeat, from the message of a failure.
    private static let trial = environment["LAYER_TRIAL"].flatMap { UInt64($0) }

    @Test("A list over any stack of layers shows what a new list over the same data shows, after any changes")
    func randomStacks() async {
        var seeds = SeededGenerator(seed: Self.seed)
        for _ in 0..<max(1, Self.steps / Self.stepsOfTrial) {
            let seed = Self.trial ?? seeds.next()
            guard let failure = await Self.failure(ofTrial: seed) else { continue }
            Issue.record("seed \(Self.seed), trial \(seed):\n\(failure)")
            return
        }
    }

    /// Returns the steps up to the first difference, and the difference. Returns `nil` if there is none.
    private static func failure(ofTrial seed: UInt64) async -> String? {
        let trial = DifferenceTrial(seed: seed)
        for _ in 0..<stepsOfTrial {
            if let difference = await trial.step() {
                return (trial.steps + [difference]).joined(separator: "\n")
            }
        }
        return trial.difference(readingAllRows: true).map { (trial.steps + [$0]).joined(separator: "\n") }
    }
}
