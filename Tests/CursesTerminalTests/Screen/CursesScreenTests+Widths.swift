import Terminal
import Testing

@testable import CursesTerminal

/// Tests with terminals in which glyphs of ambiguous width have other widths than in the C library.
extension CursesScreenTests {
    private static let names = [
        "Tomato soup", "हिन्दी खाना", "आलू की टिक्की", "ต้มยำกุ้ง", "ผัดไทย no. 2", "🥘 Paella 🧅🫑", "🧋 tea", "Cre\u{300}me",
        "தோசை", "☕ Coffee ☕", "汉字 soup", "⛑ ✈ ♨ hot", "a", "", "नमस्ते🧋दुनिया", "Ragù", "කිරිබත්", "x🫕", "\u{93E}\u{93F} marks",
    ]
    private static let bar = Style(foreground: .black, background: .cyan)

    /// A list with a bar on the selected row and a scrollbar.
    private static func list(of names: [String], from top: Int, selected: Int, on screen: CursesScreen) -> Grid {
        let canvas = Canvas(size: screen.size)
        let surface = Surface(canvas: canvas, appearance: screen.appearance)
        let (columns, rows) = (screen.size.columns, screen.size.rows)
        surface.draw("Recipes", x: 0, y: 0, role: .title)
        for y in 1..<rows {
            let style = top + y == selected ? bar : .plain
            if top + y == selected { surface.fill(Rect(x: 0, y: y, width: columns, height: 1), style: style) }
            surface.draw(names[(top + y) % names.count], x: 2, y: y, style: style)
            surface.draw("\(top + y) min", x: columns - 10, y: y, style: style)
            surface.draw(y == top % rows ? "█" : "│", x: columns - 1, y: y, style: style)
        }
        return canvas.grid
    }

    @Test func `a list with ambiguous widths keeps its columns when the bar moves, rows scroll or change`() throws {
        screen.close()
        let emulated = try EmulatedScreen(columns: 60, rows: 20)
        defer { emulated.screen.close() }
        func list(_ names: [String] = Self.names, from top: Int, selected: Int) -> Grid {
            Self.list(of: names, from: top, selected: selected, on: emulated.screen)
        }
        emulated.present(list(from: 0, selected: 1), "first")
        for selected in 2..<8 { emulated.present(list(from: 0, selected: selected), "bar at \(selected)") }
        for top in 1..<6 { emulated.present(list(from: top, selected: 7 + top), "down to \(top)") }
        for top in (2..<5).reversed() { emulated.present(list(from: top, selected: 7 + top), "up to \(top)") }
        emulated.present(list(Self.names.reversed(), from: 2, selected: 9), "others")
        emulated.present(list(["Soup"], from: 2, selected: 9), "none ambiguous")
        emulated.present(list(from: 2, selected: 9), "ambiguous again")
    }

    @Test func `ambiguous widths keep their columns on a terminal without column addresses`() throws {
        screen.close()
        setenv("NO_COLOR", "1", 1)
        defer { unsetenv("NO_COLOR") }
        let emulated = try EmulatedScreen(columns: 60, rows: 20, kind: "vt220")
        defer { emulated.screen.close() }
        for names in [Self.names, Self.names.reversed(), ["की", "Soup"]] {
            emulated.present(Self.list(of: names, from: 0, selected: 40, on: emulated.screen), "\(names.count) names")
        }
    }

    @Test func `a redrawn screen with ambiguous widths keeps its columns`() throws {
        screen.close()
        let emulated = try EmulatedScreen(columns: 60, rows: 20)
        defer { emulated.screen.close() }
        let grid = Self.list(of: Self.names, from: 0, selected: 4, on: emulated.screen)
        emulated.present(grid, "first")
        emulated.screen.invalidate()
        emulated.present(grid, "redrawn")
        emulated.screen.releaseTerminal()
        emulated.screen.reclaimTerminal()
        emulated.check(grid, "taken back")
        emulated.present(Self.list(of: Self.names, from: 0, selected: 5, on: emulated.screen), "and changed")
    }

    @Test func `rows that differ only in glyphs of ambiguous width scroll correctly`() throws {
        screen.close()
        let emulated = try EmulatedScreen(columns: 40, rows: 20)
        defer { emulated.screen.close() }
        let names = (0..<30).map { String(Unicode.Scalar(UInt16(0x915 + $0)).map(String.init) ?? "") + "ा" }
        func grid(from top: Int, marked: Int) -> Grid {
            let canvas = Canvas(size: emulated.screen.size)
            let surface = Surface(canvas: canvas, appearance: emulated.screen.appearance)
            for y in 0..<20 { surface.draw((y == marked ? "*" : " ") + names[(top + y) % 30], x: 0, y: y) }
            return canvas.grid
        }
        for (top, marked) in [(0, 3), (1, 3), (1, 4), (2, 4), (5, 1), (4, 2), (4, 2), (3, 19)] {
            emulated.present(grid(from: top, marked: marked), "from \(top), \(marked) marked")
        }
    }

    @Test func `random scrolls of rows with ambiguous widths keep every glyph`() throws {
        screen.close()
        let emulated = try EmulatedScreen(columns: 60, rows: 20)
        defer { emulated.screen.close() }
        var random = SeededNumbers(seed: 41)
        var (top, selected) = (20, 25)
        let names = (0..<60).map { "\($0) " + Self.names[$0 % Self.names.count] }
        for step in 0..<25 {
            top = min(max(top + .random(in: -5...5, using: &random), 0), 40)
            selected = top + .random(in: 0..<18, using: &random)
            emulated.present(Self.list(of: names, from: top, selected: selected, on: emulated.screen), "step \(step)")
        }
    }

    @Test func `a few changed rows near glyphs of ambiguous width keep every glyph`() throws {
        screen.close()
        let emulated = try EmulatedScreen(columns: 30, rows: 12)
        defer { emulated.screen.close() }
        var random = SeededNumbers(seed: 43)
        let texts = (0..<8).map { "\($0) " + String(repeating: "soup ", count: 4) } + ["8 नमस्ते", "9 खाना", ""]
        var rows = texts + ["10 tea"]
        func grid() -> Grid {
            let canvas = Canvas(size: emulated.screen.size)
            let surface = Surface(canvas: canvas, appearance: emulated.screen.appearance)
            for (y, text) in rows.enumerated() { surface.draw(text, x: 0, y: y) }
            return canvas.grid
        }
        emulated.present(grid(), "first")
        for step in 0..<60 {
            if Bool.random(using: &random) {
                rows.swapAt(.random(in: rows.indices, using: &random), .random(in: rows.indices, using: &random))
            } else {
                let y = Int.random(in: 0..<9, using: &random)
                rows.insert(rows.remove(at: y), at: y + .random(in: 1...3, using: &random))
            }
            emulated.present(grid(), "step \(step)")
        }
    }

    @Test func `a moved selection near a glyph of ambiguous width resets the style once`() throws {
        screen.close()
        let emulated = try EmulatedScreen(columns: 40, rows: 6)
        defer { emulated.screen.close() }
        func grid(selected: Int) -> Grid {
            let canvas = Canvas(size: emulated.screen.size)
            let surface = Surface(canvas: canvas, appearance: emulated.screen.appearance)
            for (y, text) in ["Tea", "Soup", "Cake", "नमस्ते"].enumerated() {
                surface.draw(text, x: 0, y: y, style: y == selected ? Self.bar : .plain)
                surface.draw("\(y) min", x: 30, y: y, style: y == selected ? Self.bar : Style(foreground: .blue))
            }
            return canvas.grid
        }
        emulated.present(grid(selected: 0), "first")
        emulated.present(grid(selected: 1), "moved")
        #expect(emulated.output.components(separatedBy: "\u{1B}[m").count == 2)
    }

    @Test func `a list with a glyph of ambiguous width scrolls with the scrolling of the terminal`() throws {
        screen.close()
        let emulated = try EmulatedScreen(columns: 60, rows: 20)
        defer { emulated.screen.close() }
        let names = (0..<60).map { $0 == 7 ? "7 नमस्ते" : "\($0) Soup" }
        emulated.present(Self.list(of: names, from: 0, selected: 17, on: emulated.screen), "first")
        emulated.present(Self.list(of: names, from: 1, selected: 18, on: emulated.screen), "scrolled")
        #expect(emulated.bytes < 200)
    }

    @Test func `a glyph of ambiguous width at the right edge changes no other row`() throws {
        screen.close()
        let emulated = try EmulatedScreen(columns: 20, rows: 4)
        defer { emulated.screen.close() }
        func grid(_ name: String) -> Grid {
            let canvas = Canvas(size: emulated.screen.size)
            let surface = Surface(canvas: canvas, appearance: emulated.screen.appearance)
            for y in 0..<4 {
                surface.draw("\(y)", x: 0, y: y)
                surface.draw(name, x: 20 - name.displayWidth, y: y)
            }
            return canvas.grid
        }
        for name in ["ต้มยำกุ้ง", "की", "☎✈", "🧋", "é", "é🫕"] { emulated.present(grid(name), name) }
    }

    @Test func `the cursor has its position after glyphs of ambiguous width`() throws {
        screen.close()
        let emulated = try EmulatedScreen(columns: 30, rows: 4)
        defer { emulated.screen.close() }
        var typed = ""
        for character in "की🧋 खाना x ต้ม" {
            typed.append(character)
            let canvas = Canvas(size: emulated.screen.size)
            let surface = Surface(canvas: canvas, appearance: emulated.screen.appearance)
            surface.draw("> " + typed + "│", x: 0, y: 1)
            emulated.present(canvas.grid, cursor: Point(x: 2 + typed.displayWidth, y: 1), typed)
        }
    }

    @Test func `random grids with ambiguous widths keep their columns`() throws {
        screen.close()
        let emulated = try EmulatedScreen(columns: 32, rows: 9)
        defer { emulated.screen.close() }
        var random = SeededNumbers(seed: 20)
        let canvas = Canvas(size: emulated.screen.size)
        let surface = Surface(canvas: canvas, appearance: emulated.screen.appearance)
        for step in 0..<120 {
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                let name = Self.names.randomElement(using: &random) ?? ""
                let point = Point(x: .random(in: 0..<32, using: &random), y: .random(in: 0..<9, using: &random))
                let style = Bool.random(using: &random) ? Self.bar : .plain
                surface.draw(name, x: point.x, y: point.y, style: style)
                if Int.random(in: 0..<4, using: &random) == 0 {
                    surface.fill(Rect(x: 0, y: point.y, width: 32, height: 2), style: .plain)
                }
            }
            if step % 17 == 0 { emulated.screen.invalidate() }
            emulated.present(canvas.grid, "step \(step)")
        }
    }

    @Test func `unchanged rows with ambiguous widths send nothing`() throws {
        screen.close()
        let emulated = try EmulatedScreen(columns: 60, rows: 20)
        defer { emulated.screen.close() }
        var grid = Self.list(of: Self.names, from: 0, selected: 4, on: emulated.screen)
        emulated.present(grid, "first")
        emulated.present(grid, "again")
        #expect(emulated.bytes == 0)
        let plain = Self.list(of: ["नमस्ते", "Soup"], from: 0, selected: 40, on: emulated.screen)
        emulated.present(plain, "every other row")
        grid = Self.list(of: ["नमस्ते", "Soap"], from: 0, selected: 40, on: emulated.screen)
        emulated.present(grid, "the others changed")
        #expect((1..<250).contains(emulated.bytes))
    }
}

/// A random number generator that gives the same numbers in every run.
private struct SeededNumbers: RandomNumberGenerator {
    var seed: UInt64

    mutating func next() -> UInt64 {
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return seed.byteSwapped
    }
}
