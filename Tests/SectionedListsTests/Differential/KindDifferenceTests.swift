import Foundation
import TestSupport
import Testing

@testable import SectionedLists

/// The tests make 400 steps each from a fixed seed, or 20,000 steps with `RECIPES_EXHAUSTIVE`. `LAYER_STEPS` and
/// `LAYER_SEED` set other numbers. A failure prints the seed and the steps of its trial up to the first difference.
/// `LAYER_TRIAL` repeats the trial.
@MainActor
@Suite("Lists of each kind over data that change")
struct KindDifferenceTests {
    private static let environment = ProcessInfo.processInfo.environment
    private static let seed = environment["LAYER_SEED"].flatMap { UInt64($0) } ?? 7
    private static let steps =
        environment["LAYER_STEPS"].flatMap { Int($0) } ?? (ConformanceData.isExhaustive ? 20_000 : 400)
    private static let stepsOfTrial = 30
    /// The seed of the trial to repeat, from the message of a failure.
    private static let trial = environment["LAYER_TRIAL"].flatMap { UInt64($0) }

    enum Kind: CaseIterable {
        case table, outline, search, undo

        @MainActor
        func makeTrial(seed: UInt64) -> KindTrial {
            switch self {
            case .table: TableTrial(seed: seed)
            case .outline: OutlineTrial(seed: seed)
            case .search: SearchTrial(seed: seed)
            case .undo: UndoTrial(seed: seed)
            }
        }
    }

    @Test("A list shows what a new list over the same data shows, after any changes", arguments: Kind.allCases)
    func random(kind: Kind) {
        var seeds = SeededGenerator(seed: Self.seed)
        for _ in 0..<max(1, Self.steps / Self.stepsOfTrial) {
            let seed = Self.trial ?? seeds.next()
            let trial = kind.makeTrial(seed: seed)
            for _ in 0..<Self.stepsOfTrial {
                guard let difference = trial.step() else { continue }
                let steps = (trial.steps + [difference]).joined(separator: "\n")
                Issue.record("\(kind), seed \(Self.seed), trial \(seed):\n\(steps)")
                return
            }
        }
    }
}
