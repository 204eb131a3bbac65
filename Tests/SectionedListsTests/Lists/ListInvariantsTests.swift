import Terminal
import Testing

@testable import SectionedLists

@MainActor
@Suite("A list of anything, whatever is done to it")
struct ListInvariantsTests {
    @Test("keeps its promises after each of many random operations", arguments: UInt64(1)...50)
    func keepsItsPromises(seed: UInt64) {
        let trial = ListTrial(seed: seed)
        for _ in 0..<100 {
            let action = trial.act()
            guard let fault = trial.fault else { continue }
            Issue.record("seed \(seed), after \(action): \(fault)\n\(trial.picture)")
            return
        }
    }

    @Test("shows every line on the way down with ↓, and again on the way up with ↑", arguments: UInt64(101)...130)
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

    @Test("shows every line by PageDown and by PageUp", arguments: UInt64(201)...230)
    func pagesMissNoLine(seed: UInt64) {
        let trial = ListTrial(seed: seed)
        guard trial.size.rows > 5 else { return }
        trial.press(.home)
        for key in [Key.pageDown, .pageUp, .control("d"), .control("u")] {
            let missed = trial.linesMissed(pressing: key)
            #expect(missed.isEmpty, "seed \(seed), \(key.name()): \(trial.summary)")
        }
    }
}
