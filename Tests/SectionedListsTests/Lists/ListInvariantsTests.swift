import Terminal
import Testing

@testable import SectionedLists

@MainActor
@Suite("The invariants of a list")
struct ListInvariantsTests {
    @Test("The invariants of a list hold after random operations", arguments: UInt64(1)...50)
    func keepsItsPromises(seed: UInt64) {
        let trial = ListTrial(seed: seed)
        for _ in 0..<100 {
            let action = trial.act()
            guard let fault = trial.fault else { continue }
            Issue.record("seed \(seed), after \(action): \(fault)\n\(trial.picture)")
            return
        }
    }

    @Test("↓ and ↑ show every line of a random list", arguments: UInt64(101)...130)
    func missesNoLine(seed: UInt64) {
        let trial = ListTrial(seed: seed)
        trial.press(.home)
        for key in [Key.down, .up] {
            let missed = trial.linesMissed(pressing: key)
            #expect(missed.isEmpty, "seed \(seed), \(key.name()): \(trial.summary)")
            let selectable = trial.model.paths.filter { trial.model.row($0)?.isSelectable == true }
            #expect(
                trial.list.selection == (key == .down ? selectable.last : selectable.first),
                "seed \(seed), \(key.name())")
        }
    }

    @Test("PageDown and PageUp show every line of a random list", arguments: UInt64(201)...230)
    func pagesMissNoLine(seed: UInt64) {
        let trial = ListTrial(seed: seed)
        trial.press(.home)
        for key in [Key.pageDown, .pageUp, .control("d"), .control("u")] {
            let missed = trial.linesMissed(pressing: key)
            #expect(missed.isEmpty, "seed \(seed), \(key.name()): \(trial.summary)")
        }
    }
}
