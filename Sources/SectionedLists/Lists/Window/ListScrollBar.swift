import Terminal

/// The scroll bar of a list: the thumb, and the line that separates the list from a neighbouring list.
///
/// The drawings are cached. While neither the thumb nor the rows behind it change, the canvas need not draw these rows
/// again.
@MainActor
final class ListScrollBar {
    private var lineDrawing = DrawingCache<Size>()
    private var thumbDrawing = DrawingCache<Range<Int>>()

    /// Draws the scroll bar in the last column of a surface.
    ///
    /// - Parameters:
    ///   - thumb: The thumb, or `nil` if the whole list is in view.
    ///   - isSeparator: Whether to draw the line.
    ///   - version: The ``Application/drawingVersion``, or `nil` to draw without the caches.
    ///   - surface: The surface of the list.
    func draw(_ thumb: ScrollThumb?, isSeparator: Bool, version: Int?, in surface: Surface) {
        let column = Rect(x: surface.width - 1, y: 0, width: 1, height: surface.height)
        if isSeparator {
            lineDrawing.draw(column.size, version: version, in: surface, area: column) {
                $0.fill($0.bounds, with: $0.symbols.verticalLine, style: $0.theme[.dim])
            }
        }
        guard let lines = thumb?.lines else { return }
        let area = Rect(x: column.x, y: lines.lowerBound, width: 1, height: lines.count)
        thumbDrawing.draw(lines, version: version, in: surface, area: area) {
            $0.fill($0.bounds, with: $0.symbols.scrollThumb, style: $0.theme[.dim])
        }
    }
}
