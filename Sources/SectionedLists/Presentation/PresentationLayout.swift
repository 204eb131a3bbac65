import Terminal

/// The position of a presented controller.
struct PresentationLayout: Equatable {
    /// The covered area, including the frame.
    var frame: Rect
    /// The area of the controller.
    var content: Rect

    /// The smallest area with a frame. In a smaller one, the controller fills the area.
    private static let smallestFramed = Size(columns: 30, rows: 7)

    /// Returns whether a window has room for frames.
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
        // If there is room, the screen below stays visible on all sides.
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
