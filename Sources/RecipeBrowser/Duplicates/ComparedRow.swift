import CookbookStore
import SectionedLists
import Terminal

/// A line of one recipe beside the corresponding line of another. Words that differ are highlighted.
struct ComparedRow: Row {
    let id: AnyHashable
    private let line: RecipeComparison.Line
    private let kind: Kind

    enum Kind: Hashable {
        /// The path of a file. The number of the recipe, 1 or 2, is before the path.
        case file
        /// A short line.
        case line
        /// A paragraph, followed by an empty line.
        case paragraph
    }

    init(id: AnyHashable, line: RecipeComparison.Line, kind: Kind = .line) {
        self.id = id
        self.line = line
        self.kind = kind
    }

    var findText: String? { [line.first, line.second].compactMap { $0?.map(\.text).joined() }.joined(separator: " ") }

    func isSame(as other: any Row) -> Bool {
        (other as? ComparedRow).map { ($0.line, $0.kind) == (line, kind) } ?? false
    }

    func configure(_ cell: ComparedCell) {
        cell.show(line.first.map(Self.text), line.second.map(Self.text), areSame: line.isSame && kind != .file)
        cell.isNumbered = kind == .file
        cell.spacingBelow = kind == .paragraph ? 1 : 0
    }

    private static func text(_ pieces: [TextDifference.Piece]) -> StyledText {
        var text = StyledText()
        for piece in pieces { text.append(piece.text, piece.isChanged ? .match : .text) }
        return text
    }
}

/// Draws two texts side by side. In a narrow window, draws one text below the other, with the number of each recipe, 1
/// or 2. If both texts are equal, a narrow window shows the text only once, without a number.
final class ComparedCell: Cell {
    /// Whether the numbers of the recipes are also drawn in a wide window.
    var isNumbered = false
    /// The number of empty lines below the texts.
    var spacingBelow = 0
    private var first: StyledText?
    private var second: StyledText?
    private var areSame = false
    private var wrapped: (width: Int, first: [StyledText], second: [StyledText])?

    /// The minimum width in columns for two texts side by side.
    private static let minimumColumns = 72
    private static let indentation = 2

    init() {}

    /// Shows two texts.
    func show(_ first: StyledText?, _ second: StyledText?, areSame: Bool) {
        (self.first, self.second, self.areSame) = (first, second, areSame)
        wrapped = nil
    }

    func height(forWidth width: Int) -> Int {
        let (first, second) = lines(forWidth: width)
        return (Self.isWide(width) ? max(first.count, second.count, 1) : max(first.count + second.count, 1))
            + spacingBelow
    }

    func draw(in surface: Surface, state: CellState) {
        let (first, second) = lines(forWidth: surface.width)
        guard Self.isWide(surface.width) else {
            if !areSame {
                if !first.isEmpty { surface.draw("1", x: Self.indentation, y: 0, role: .header) }
                if !second.isEmpty { surface.draw("2", x: Self.indentation, y: first.count, role: .header) }
            }
            for (y, line) in (first + second).enumerated() { surface.draw(line, x: Self.narrowStart, y: y) }
            return
        }
        let column = Self.columnWidth(surface.width)
        for y in 0..<surface.height {
            surface.draw(
                String(surface.symbols.verticalLine), x: Self.indentation + column + 1, y: y,
                role: areSame ? .dim : .accent)
        }
        let start = isNumbered ? Self.numberWidth : 0
        for (x, number, lines) in [(Self.indentation, "1", first), (Self.indentation + column + 3, "2", second)] {
            if isNumbered { surface.draw(number, x: x, y: 0, role: .header) }
            for (y, line) in lines.enumerated() { surface.draw(line, x: x + start, y: y) }
        }
    }

    /// Draws a marker before each line. The usual style of a selected row would hide which words are highlighted.
    func drawSelection(in surface: Surface, state: CellState) {
        for y in 0..<max(1, surface.height - spacingBelow) {
            surface.draw(String(surface.symbols.marker), x: 0, y: y, role: .accent)
        }
    }

    private static let narrowStart = indentation + numberWidth
    /// The width of a number and the space after it.
    private static let numberWidth = 2

    private static func isWide(_ width: Int) -> Bool { width >= minimumColumns }

    /// Returns the width of each of two texts that are side by side.
    private static func columnWidth(_ width: Int) -> Int { (width - indentation - 4) / 2 }

    private func lines(forWidth width: Int) -> (first: [StyledText], second: [StyledText]) {
        if let wrapped, wrapped.width == width { return (wrapped.first, wrapped.second) }
        let available = max(
            1,
            Self.isWide(width)
                ? Self.columnWidth(width) - (isNumbered ? Self.numberWidth : 0) : width - Self.narrowStart - 1)
        let second = areSame && !Self.isWide(width) ? nil : second
        let lines = (
            first?.wrapped(toWidth: available) ?? [], second?.wrapped(toWidth: available) ?? []
        )
        wrapped = (width, lines.0, lines.1)
        return lines
    }
}
