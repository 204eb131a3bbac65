import Terminal
import Testing

@testable import CursesTerminal

@Suite struct PictureQuestionTests {
    private static let cell = PixelSize(width: 9, height: 18)
    private static let start = ContinuousClock.Instant.now

    /// Asks, and gives answers. Returns the form, or `nil` if there was none.
    private func form(
        _ answers: [String], wish: PictureWish = .auto, isInMultiplexer: Bool = false, after delay: Duration = .zero,
        pixels: PixelSize? = nil
    ) -> PictureForm? {
        var question = PictureQuestion(for: wish)
        guard question.ask(isInMultiplexer: isInMultiplexer, at: Self.start) != nil else { return nil }
        var form: PictureForm?
        for answer in answers {
            let taken = question.take(answer, isInMultiplexer: isInMultiplexer, at: Self.start + delay) { pixels }
            if let taken { form = taken }
        }
        return form
    }

    private static let kitty = ["_Gi=31;OK", "P>|kitty(0.35.2)", "[6;18;9t", "[?62;c"]
    private static let foot = ["P>|foot(1.16.2)", "[6;18;9t", "[?1;0;1024S", "[?62;4;22c"]

    @Test func `kitty and Ghostty show graphics behind placeholders`() {
        #expect(form(Self.kitty) == .kitty(cell: Self.cell))
        #expect(form(["_Gi=31;OK", "P>|ghostty 1.0.1", "[6;18;9t", "[?62;22c"]) == .kitty(cell: Self.cell))
    }

    @Test(arguments: [
        ["_Gi=31;OK", "P>|kitty(0.27.1)", "[6;18;9t", "[?62;c"],
        ["_Gi=31;OK", "P>|Konsole 23.08", "[6;18;9t", "[?62;c"],
        ["_Gi=31;ENOTSUPPORTED", "P>|kitty(0.35.2)", "[6;18;9t", "[?62;c"], ["_Gi=31;OK", "[6;18;9t", "[?62;c"],
    ])
    func `others have only the rest of the protocol`(answers: [String]) {
        #expect(form(answers) == .halfBlocks)
    }

    @Test func `a terminal with sixels and enough colours shows them`() {
        #expect(form(Self.foot) == .sixel(cell: Self.cell))
        #expect(form(["[6;18;9t", "[?62;4c"]) == .sixel(cell: Self.cell), "one that does not tell its colours")
        #expect(form(["[6;18;9t", "[?1;0;16S", "[?62;4c"]) == .halfBlocks, "16 are too few")
        #expect(form(["[6;18;9t", "[?64;14;40c"]) == .halfBlocks, "14 and 40 are not 4")
    }

    @Test func `without the size of a cell, there are no graphics`() {
        #expect(form(["[?62;4c"]) == .halfBlocks)
        #expect(form(["[6;0;0t", "[?62;4c"]) == .halfBlocks)
        #expect(form(["[?62;4c"], pixels: Self.cell) == .sixel(cell: Self.cell), "the system may know it")
        #expect(form(["[6;99999;99999t", "[?62;4c"], pixels: Self.cell) == .sixel(cell: Self.cell))
    }

    @Test func `inside a multiplexer, only sixels are chosen, and kitty's graphics by wish`() {
        #expect(form(Self.kitty, isInMultiplexer: true) == .halfBlocks)
        #expect(form(Self.kitty, wish: .kitty, isInMultiplexer: true) == .kitty(cell: Self.cell))
        #expect(form(Self.foot, isInMultiplexer: true) == .sixel(cell: Self.cell))
        var question = PictureQuestion(for: .auto)
        #expect(question.ask(isInMultiplexer: true)?.contains("\u{1B}_") == false, "tmux would take it for a title")
    }

    @Test func `the user's wish comes first`() {
        #expect(form(Self.foot, wish: .kitty) == .kitty(cell: Self.cell))
        #expect(form(Self.kitty, wish: .sixel) == .sixel(cell: Self.cell))
        #expect(form(Self.kitty, wish: .halfBlocks) == nil && form(Self.kitty, wish: .off) == nil, "not asked")
    }

    @Test func `over a slow line, there are no pictures unless they are wished for`() {
        #expect(form(Self.kitty, after: .milliseconds(900)) == PictureForm.none)
        #expect(form(Self.foot, wish: .sixel, after: .milliseconds(900)) == .sixel(cell: Self.cell))
    }

    @Test func `it is asked once, and what comes unasked says nothing`() {
        var question = PictureQuestion(for: .auto)
        #expect(question.take("[?62;4c", isInMultiplexer: false) { Self.cell } == nil)
        #expect(question.ask(isInMultiplexer: false) != nil && question.ask(isInMultiplexer: false) == nil)
    }

    @Test func `hostile answers are no harm`() {
        for answer in ["", "[", "[6;", "[6;99999999999999999999999;1t", "P>|", "_Gi=31;", "[?", "[?c", "[?1;0;S"] {
            _ = form([answer, "[?62c"])
        }
    }

    @Test func `a large picture is sent to kitty in parts`() {
        let parts = KittyTransmission.parts(
            of: [UInt8](repeating: 0x41, count: 9000), PixelSize(width: 50, height: 45), id: 7,
            in: Size(columns: 5, rows: 3))
        #expect(parts.map(\.utf8.count).max() ?? 0 < 4200 && parts.count == 3)
        #expect(parts[0].hasPrefix("\u{1B}_Ga=T,U=1,q=2,f=24,i=7,s=50,v=45,c=5,r=3,m=1;AAAA"))
        #expect(parts[1].hasPrefix("\u{1B}_Gq=2,m=1;AAAA") && parts[2].hasPrefix("\u{1B}_Gq=2,m=0;AAAA"))
        #expect(parts.allSatisfy { $0.hasSuffix("A\u{1B}\\") })
    }
}
