import Foundation
import Terminal
import Testing

@testable import CursesTerminal

/// Pictures on terminals with graphics.
extension CursesScreenTests {
    private static let cell = PixelSize(width: 4, height: 6)

    /// Opens a screen, and answers its question about pictures.
    private func graphics(_ answers: String) throws -> (PseudoTerminal, CursesScreen) {
        screen.close()
        let terminal = try #require(PseudoTerminal(columns: 60, rows: 20))
        var options = CursesScreen.Options()
        options.theme = .dark
        let screen = try CursesScreen(device: terminal.device, options: options, kind: "xterm-256color")
        #expect(!terminal.output().contains("\u{1B}[>q"), "nothing is asked before the first picture")
        screen.preparePictures()
        screen.preparePictures()
        #expect(terminal.output().components(separatedBy: "\u{1B}[>q").count == 2)
        #expect(screen.appearance.pictures == .halfBlocks)
        terminal.type(answers)
        #expect(screen.waitForEvents(timeout: .seconds(5)) == [.recolor])
        return (terminal, screen)
    }

    private static func page(_ screen: CursesScreen, selected: Int, _ picture: Picture?, cover: Bool = false) -> Grid {
        let canvas = Canvas(size: screen.size)
        let surface = Surface(canvas: canvas, appearance: screen.appearance)
        for y in 0..<screen.size.rows {
            surface.draw("Soup \(y)", x: 1, y: y, role: y == selected ? .selection : .text)
        }
        if let picture { surface.draw(picture, x: 30, y: 2) }
        if cover { surface.draw("cov", x: 32, y: 3) }
        return canvas.grid
    }

    private static func content(_ form: PictureForm) -> PictureContent? {
        PictureContent(rgb: [UInt8](repeating: 200, count: 20 * 18 * 3), width: 20, form: form)
    }

    @Test func `kitty gets the pixels once, and cells with their places`() throws {
        let (terminal, screen) = try graphics(
            "\u{1B}_Gi=31;OK\u{1B}\\\u{1B}P>|kitty(0.35.2)\u{1B}\\\u{1B}[6;6;4t\u{1B}[?2026;2$y\u{1B}[?62;c")
        defer { screen.close() }
        #expect(screen.appearance.pictures == .kitty(cell: Self.cell))
        let content = try #require(Self.content(screen.appearance.pictures))
        let picture = try #require(screen.picture(content))
        #expect(picture.size == Size(columns: 5, rows: 3))
        screen.present(Self.page(screen, selected: 1, picture), cursor: nil)
        let first = terminal.output()
        #expect(first.hasPrefix("\u{1B}[?2026h") && first.hasSuffix("\u{1B}[?2026l"), "it is shown as a whole")
        #expect(first.contains("\u{1B}_Ga=T,U=1,q=2,f=24,i=1,s=20,v=18,c=5,r=3,m=0;yMjI"))
        #expect(first.contains("\u{1B}[38;5;1") && first.contains("\u{10EEEE}\u{305}\u{305}\u{10EEEE}\u{305}\u{30D}"))
        #expect(first.unicodeScalars.count { $0 == "\u{10EEEE}" } == 15)
        screen.present(Self.page(screen, selected: 3, picture), cursor: nil)
        let second = terminal.output()
        #expect(!second.contains("2026"), "a drawing without pictures costs what it did")
        #expect(!second.contains("\u{10EEEE}") && !second.contains("\u{1B}_G"), "nothing of it is sent again")
        screen.present(Self.page(screen, selected: 3, picture, cover: true), cursor: nil)
        screen.present(Self.page(screen, selected: 3, picture), cursor: nil)
        let uncovered = terminal.output()
        #expect(
            (1...5).contains(uncovered.unicodeScalars.count { $0 == "\u{10EEEE}" }) && !uncovered.contains("\u{1B}_G"))
        screen.invalidate()
        screen.present(Self.page(screen, selected: 3, picture), cursor: nil)
        #expect(terminal.output().contains("\u{1B}_Ga=T"), "a cleared terminal gets it again")
    }

    @Test func `sixels are sent row by row, and again where something was over them`() throws {
        let (terminal, screen) = try graphics("\u{1B}[6;6;4t\u{1B}[?62;4c")
        defer { screen.close() }
        #expect(screen.appearance.pictures == .sixel(cell: Self.cell))
        let content = try #require(Self.content(screen.appearance.pictures))
        let picture = try #require(screen.picture(content))
        func sixels() -> Int { terminal.output().components(separatedBy: "\u{1B}P0;1;0q").count - 1 }
        screen.present(Self.page(screen, selected: 1, picture), cursor: nil)
        #expect(sixels() == 3)
        #expect(!screen.output.isSynchronized, "this terminal does not know the mode")
        screen.present(Self.page(screen, selected: 3, picture), cursor: nil)
        #expect(sixels() == 0)
        screen.present(Self.page(screen, selected: 3, picture, cover: true), cursor: nil)
        #expect(sixels() == 0, "a covered row is left out")
        screen.present(Self.page(screen, selected: 3, picture), cursor: nil)
        #expect(sixels() == 1)
        screen.present(Self.page(screen, selected: 3, nil), cursor: nil)
        #expect(sixels() == 0)
        screen.redraw()
        #expect(sixels() == 0)
    }

    @Test func `a picture that was prepared for another form is not shown`() throws {
        let (terminal, screen) = try graphics("\u{1B}[6;6;4t\u{1B}[?62;4c")
        defer { screen.close() }
        let content = try #require(Self.content(.halfBlocks))
        #expect(screen.picture(content) == nil)
        withExtendedLifetime(terminal) {}
    }
}
