import TestSupport
import Testing

@testable import CookbookStore
@testable import RecipeBrowser

@Suite("The difference of two texts")
struct TextDifferenceTests {
    private func shown(_ difference: TextDifference) -> [String] {
        difference.lines.map { line in
            switch line {
            case .kept(let text): " \(text)"
            case .removed(let pieces): "-" + marked(pieces)
            case .added(let pieces): "+" + marked(pieces)
            case .omitted(let count): "…\(count)"
            }
        }
    }

    private func marked(_ pieces: [TextDifference.Piece]) -> String {
        pieces.map { $0.isChanged ? "<\($0.text)>" : $0.text }.joined()
    }

    private func lines(_ old: String, _ new: String) -> [String] { shown(TextDifference(from: old, to: new)) }

    @Test("Changed lines are shown with two lines before and after them, and the number of others")
    func context() {
        let old = (1...9).map { "line \($0)" }.joined(separator: "\n")
        #expect(
            lines(old, old.replacing("line 5", with: "five")) == [
                "…2", " line 3", " line 4", "-line 5", "+five", " line 6", " line 7", "…2",
            ])
        #expect(
            lines(old, old.replacing("line 4", with: "four")) == [
                " line 1", " line 2", " line 3", "-line 4", "+four", " line 5", " line 6", "…3",
            ])
        #expect(lines(old, old.replacing("line 9", with: "nine")) == ["…6", " line 7", " line 8", "-line 9", "+nine"])
        #expect(lines(old, "zero\n" + old) == ["+zero", " line 1", " line 2", "…7"])
    }

    @Test("Changed words are marked in lines that have a third in common")
    func words() {
        #expect(lines("Add 2 eggs now.", "Add 3 eggs now.") == ["-Add <2> eggs now.", "+Add <3> eggs now."])
        #expect(lines("Add salt.", "Add fine salt.") == ["-Add salt.", "+Add <fine >salt."])
        #expect(lines("ab xyz", "ab uvw") == ["-ab <xyz>", "+ab <uvw>"])
        #expect(lines("ab wxyz", "ab stuv") == ["-ab wxyz", "+ab stuv"])
    }

    @Test("Lines that were only removed or only added are whole, and the counts say how many there are")
    func counts() {
        #expect(lines("a\nb\nc", "a\nc") == [" a", "-b", " c"])
        #expect(lines("a", "a\nb\nc") == [" a", "+b", "+c"])
        let difference = TextDifference(from: "a\nb\nc\nd", to: "x\nb")
        #expect(difference.counts == (3, 1) && !difference.isEmpty)
        #expect(TextDifference(from: "a\nb", to: "a\r\nb\r\n").isEmpty)
        #expect(TextDifference(from: "", to: "").lines.isEmpty)
        #expect(!TextDifference(from: "a", to: "").isEmpty && !TextDifference(from: "", to: "a").isEmpty)
    }

    @Test("Moved lines are removed at one place and added at the other")
    func moved() {
        #expect(lines("a\nb\nc", "c\na\nb") == ["+c", " a", " b", "-c"])
        #expect(lines("a\nx\nb\ny\nc", "a\nb\nz\nc") == [" a", "-x", " b", "-y", "+z", " c"])
    }

    @Test("The kept and removed lines are the old text, and the kept and added lines the new one", arguments: 1...60)
    func random(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        func text(_ count: Int) -> [String] {
            (0..<count).map { _ in ["a", "b", "c", "d e f"].randomElement(using: &random) ?? "a" }
        }
        let old = text(.random(in: 0...9, using: &random))
        let new = text(.random(in: 0...9, using: &random))
        let difference = TextDifference(from: old.map { $0 + "\n" }.joined(), to: new.map { $0 + "\n" }.joined())
        var (before, after): ([String], [String]) = ([], [])
        var isWhole = true
        for line in difference.lines {
            switch line {
            case .kept(let text):
                before.append(text)
                after.append(text)
            case .removed(let pieces): before.append(pieces.map(\.text).joined())
            case .added(let pieces): after.append(pieces.map(\.text).joined())
            case .omitted: isWhole = false
            }
        }
        #expect(difference.isEmpty == (old == new), "seed \(seed)")
        guard isWhole else { return }
        #expect(before == old && after == new, "seed \(seed)")
    }
}
