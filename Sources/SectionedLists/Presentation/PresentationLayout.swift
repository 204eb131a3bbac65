import Terminal

/// Where a presented controller stands.
struct PresentationLayout: Equatable {
    /// All that it covers, its frame included.
    var frame: Rect
    /// Where the controller draws.
    var content: Rect

    /// Below these a frame would take more than it gives, and the controller has all there is.
    private static let smallestFramed = Size(columns: 30, rows: 7)

    /// Whether a window has room for frames.
    static func isFramed(in available: Size) -> Bool {
        available.columns >= smallestFramed.columns && available.rows >= smallestFramed.rows
    }

    /// - Parameter available: The area between the path and the keys.
    @MainActor
    init(of controller: ViewController, in available: Rect) {
        guard Self.isFramed(in: available.size) else {
            frame = available
            content = available
            return
        }
        // Where there is room, the screen below stays in view all round.
        let margin = Size(
            columns: available.width >= 60 ? available.width / 8 : 1, rows: available.height >= 16 ? 2 : 0)
        let most = Size(
            columns: available.width - 2 * margin.columns - 2, rows: available.height - 2 * margin.rows - 2)
        let wanted = controller.preferredSize(within: most)
        let columns = min(max(wanted.columns, min(20, most.columns)), most.columns)
        let rows = min(max(wanted.rows, 1), most.rows)
        frame = Rect(
            x: available.x + (available.width - columns - 2) / 2, y: available.y + (available.height - rows - 2) / 2,
            width: columns + 2, height: rows + 2)
        content = frame.inset(left: 1, top: 1, right: 1, bottom: 1)
    }
}
