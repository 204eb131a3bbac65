import Testing

@testable import TextLayout

@Suite("Width of a scalar")
struct WidthTableTests {
    /// Returns the kind by the tables alone, without the shortcuts of `Clusters`.
    private func kindByTable(_ value: UInt32) -> Clusters.Kind {
        if WidthTable.contains(WidthTable.zero, value) { return .mark }
        return .letter(value, width: WidthTable.contains(WidthTable.wide, value) ? 2 : 1)
    }

    @Test("The width shortcuts agree with the width tables for every scalar of Unicode")
    func shortcutsAgree() {
        var differing: [String] = []
        for value in UInt32(0x20)...0x10FFFF where Unicode.Scalar(value) != nil {
            let kind = Clusters.kind(of: value)
            // The tables contain neither scalars that are dropped nor scalars that are shown as another one.
            guard kind != .dropped, kind != .letter(0x20, width: 1), !(0x1F1E6...0x1F1FF).contains(value) else {
                continue
            }
            if kind != kindByTable(value) { differing.append(String(value, radix: 16)) }
        }
        #expect(differing == [])
    }

    @Test("The ranges of the width tables are in ascending order and do not overlap")
    func tablesAreSorted() {
        for table in [WidthTable.wide, WidthTable.zero] {
            #expect(table.count.isMultiple(of: 2))
            #expect(
                zip(table, table.dropFirst()).enumerated().allSatisfy { index, pair in
                    index.isMultiple(of: 2) ? pair.0 <= pair.1 : pair.0 < pair.1
                })
        }
    }
}
