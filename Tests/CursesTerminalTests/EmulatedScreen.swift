import CNcurses
import Terminal
import Testing

@testable import CursesTerminal

/// A screen for tests. Terminals with different width tables interpret its output.
@MainActor
final class EmulatedScreen {
    /// The width tables of terminals, each with a description.
    static let widths: [(name: String, width: TerminalEmulator.Widths)] = [
        ("the C library's", { columns(of: $0) }),
        ("no columns for spacing marks", { isSpacingMark($0) ? 0 : columns(of: $0) }),
        (
            "one column for an emoji that is newer than its tables",
            {
                $0.value >= 0x1F000 && $0.properties.age?.major ?? .max >= 13
                    ? min(1, columns(of: $0)) : columns(of: $0)
            }
        ),
        (
            "two columns for a symbol",
            { (0x2600..<0x2800).contains($0.value) && $0.properties.isEmoji ? 2 : columns(of: $0) }
        ),
        ("a column for every mark", { max(1, columns(of: $0)) }),
    ]

    private static func columns(of scalar: Unicode.Scalar) -> Int {
        wchar_t(exactly: scalar.value).map { Int(wcwidth($0)) } ?? 0
    }

    private static func isSpacingMark(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.generalCategory == .spacingMark
    }

    let terminal: PseudoTerminal
    let screen: CursesScreen
    var terminals: [(name: String, emulator: TerminalEmulator)]
    /// The last output.
    private(set) var output = ""
    var bytes: Int { output.utf8.count }

    init(columns: Int, rows: Int, kind: String = "xterm-256color") throws {
        terminal = try #require(PseudoTerminal(columns: columns, rows: rows))
        screen = try CursesScreen(device: terminal.device, options: CursesScreen.Options(), kind: kind)
        let size = screen.size
        terminals = Self.widths.map { ($0.name, TerminalEmulator(size: size, width: $0.width)) }
    }

    func present(_ grid: Grid, cursor: Point? = nil, _ what: String, at location: SourceLocation = #_sourceLocation) {
        screen.present(grid, cursor: cursor)
        check(grid, cursor: cursor, what, at: location)
    }

    func check(_ grid: Grid, cursor: Point? = nil, _ what: String, at location: SourceLocation = #_sourceLocation) {
        output = terminal.output()
        for index in terminals.indices {
            terminals[index].emulator.process(output)
            let (name, emulator) = terminals[index]
            #expect(emulator.unknown == [], sourceLocation: location)
            if let cursor { #expect(emulator.cursor == cursor, "\(what), \(name)", sourceLocation: location) }
            for y in 0..<grid.size.rows {
                guard let fault = Self.fault(in: Array(grid.row(y)), shown: emulator.rows[y], widths: emulator.width)
                else { continue }
                Issue.record("\(what), \(name): row \(y): \(fault)", sourceLocation: location)
                return
            }
        }
    }

    /// Returns a description of an error in a row: a glyph of unambiguous width in a wrong column, or remains of an old
    /// glyph.
    private static func fault(in row: [Glyph], shown: [TerminalEmulator.Cell], widths: TerminalEmulator.Widths)
        -> String?
    {
        var run: Set<Unicode.Scalar> = []
        for (column, glyph) in row.enumerated() where glyph.width > 0 {
            let cell = shown[column]
            let found = "\(shown.map(\.text).joined()): \(cell) at \(column), wanted \(glyph.cluster.text)"
            if isUnambiguous(glyph.cluster) {
                run = []
                if cell.text != glyph.cluster.text { return found }
            } else {
                if run.isEmpty {
                    run = scalars(ofRunAt: column, in: row)
                    // A mark without a base may be missing, and so may a glyph that the terminal makes too wide.
                    let base = Unicode.Scalar(glyph.cluster.base) ?? " "
                    let isOptional = isSpacingMark(base) || widths(base) > glyph.width
                    if !isOptional, cell.text.unicodeScalars.first?.value != glyph.cluster.base { return found }
                }
                if !run.isSuperset(of: cell.text.unicodeScalars) { return found }
            }
            if cell.background.isEmpty != (glyph.style.background == .default) { return found + ": background" }
        }
        return nil
    }

    private static func isUnambiguous(_ cluster: Cluster) -> Bool {
        cluster.marks.0 == 0
            && (cluster.base < 0x300 || (0x2500..<0x25A0).contains(cluster.base)
                || (0x4E00..<0xA000).contains(cluster.base))
    }

    private static func scalars(ofRunAt start: Int, in row: [Glyph]) -> Set<Unicode.Scalar> {
        let run = row[start...].prefix { $0.width == 0 || !isUnambiguous($0.cluster) }
        return Set(run.flatMap { $0.cluster.text.unicodeScalars } + [" ", "\u{200E}"])
    }
}
