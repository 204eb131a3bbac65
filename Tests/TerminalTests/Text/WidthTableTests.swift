import Testing

@testable import Terminal

@Suite("The shortcuts to the table of widths")
struct WidthTableTests {
    @Test("give what the table gives, for every scalar")
    func shortcutsAgree() {
        for value in [0x370..<0x483, 0x2010..<0x2028, 0x2190..<0x231A, 0x2500..<0x25FD].joined() {
            #expect(
                !WidthTable.contains(WidthTable.zero, UInt32(value))
                    && !WidthTable.contains(WidthTable.wide, UInt32(value)))
        }
        for value in [0x3041..<0x3097, 0x30A0..<0x3100, 0x4E00..<0xA000, 0xAC00..<0xD7A4].joined() {
            #expect(WidthTable.contains(WidthTable.wide, UInt32(value)))
        }
    }
}
