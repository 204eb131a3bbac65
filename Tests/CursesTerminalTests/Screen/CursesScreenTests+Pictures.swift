import Terminal
import Testing

@testable import CursesTerminal

/// Pictures of half blocks on a terminal.
extension CursesScreenTests {
    /// A list at the left, whose selected row is a bar, and a picture at the right.
    private static func page(_ screen: CursesScreen, selected: Int, from top: Int = 0, _ picture: Picture?) -> Grid {
        let canvas = Canvas(size: screen.size)
        let surface = Surface(canvas: canvas, appearance: screen.appearance)
        for y in 0..<screen.size.rows {
            let style = y == selected ? Style(foreground: .black, background: .cyan) : .plain
            if y == selected { surface.fill(Rect(x: 0, y: y, width: 30, height: 1), style: style) }
            surface.draw("आलू \(top + y) soup", x: 1, y: y, style: style)
        }
        if let picture { surface.draw(picture, x: 34, y: 2) }
        return canvas.grid
    }

    /// A picture of 8 by 5 cells with a colour of its own in each.
    private static var picture: Picture? {
        PictureContent(
            rgb: (0..<8 * 10 * 3).map { UInt8(truncatingIfNeeded: $0 * 7) }, width: 8, form: .halfBlocks
        ).flatMap(Picture.init(halfBlocks:))
    }

    private func emulated(_ colorTerm: String?) throws -> EmulatedScreen {
        screen.close()
        if let colorTerm { setenv("COLORTERM", colorTerm, 1) }
        defer { unsetenv("COLORTERM") }
        return try EmulatedScreen(columns: 60, rows: 20)
    }

    @Test(arguments: ["truecolor", nil]) func `a picture has its own colours, and stays where it is`(
        colorTerm: String?
    ) throws {
        let emulated = try emulated(colorTerm)
        defer { emulated.screen.close() }
        func page(_ selected: Int, from top: Int = 0, _ picture: Picture? = Self.picture) -> Grid {
            Self.page(emulated.screen, selected: selected, from: top, picture)
        }
        emulated.present(page(3), "first")
        #expect(emulated.output.contains(colorTerm == nil ? "\u{1B}[38;5;" : "\u{1B}[38;2;0;7;14;48;2;"))
        #expect(emulated.output.count { $0 == "▀" } == 40)
        for selected in [4, 5, 4, 12] {
            emulated.present(page(selected), "bar at \(selected)")
            #expect(!emulated.output.contains("▀"), "what has not changed is not sent again")
            #expect(emulated.bytes < 400)
        }
        for top in 1..<4 {
            emulated.present(page(12, from: top), "scrolled to \(top)")
            #expect(!emulated.output.contains("▀"))
        }
        emulated.present(page(12, nil), "without the picture")
        emulated.present(page(12), "with it again")
        #expect(emulated.output.count { $0 == "▀" } == 40)
        emulated.screen.invalidate()
        emulated.present(page(12), "drawn anew")
        #expect(emulated.output.count { $0 == "▀" } == 40)
    }

    @Test(arguments: [
        (PictureWish.auto, "xterm-256color", false, PictureForm.halfBlocks), (.off, "xterm-256color", false, .none),
        (.halfBlocks, "xterm-256color", false, .halfBlocks), (.auto, "xterm", false, .none),
        (.auto, "xterm-256color", true, .none),
    ])
    func `pictures need colours, eyes and the wish for them`(
        wish: PictureWish, kind: String, isAccessible: Bool, form: PictureForm
    ) throws {
        screen.close()
        let terminal = try #require(PseudoTerminal(columns: 80, rows: 24))
        var options = CursesScreen.Options()
        (options.pictures, options.isAccessible, options.theme) = (wish, isAccessible, .dark)
        let screen = try CursesScreen(device: terminal.device, options: options, kind: kind)
        defer { screen.close() }
        #expect(screen.appearance.pictures == form)
    }

    @Test(
        arguments: [
            (256, "truecolor", nil, PictureColors.direct), (256, "24bit", nil, .direct), (256, nil, nil, .palette),
            (256, "truecolor", "1.pts-0.host", .palette), (1 << 24, nil, nil, .direct), (16, "truecolor", nil, nil),
        ] as [(Int, String?, String?, PictureColors?)])
    func `pictures have all colours where the environment says so`(
        count: Int, colorTerm: String?, session: String?, colors: PictureColors?
    ) {
        screen.close()
        let environment = ["COLORTERM": colorTerm, "STY": session]
        #expect(PictureColors(colors: count) { environment[$0] ?? nil } == colors)
    }

    @Test func `without colours by the user's wish, there are no pictures`() throws {
        screen.close()
        setenv("NO_COLOR", "1", 1)
        defer { unsetenv("NO_COLOR") }
        let terminal = try #require(PseudoTerminal(columns: 80, rows: 24))
        let screen = try CursesScreen(
            device: terminal.device, options: CursesScreen.Options(), kind: "xterm-256color")
        defer { screen.close() }
        #expect(screen.appearance.pictures == .none)
    }
}
