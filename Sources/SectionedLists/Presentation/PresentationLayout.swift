import Terminal

/// The position of a sheet. The sheet is centred. If there is room, it has its preferred size, but at least 20 columns.
/// In a small area, it fills the area and has no frame.
struct PresentationLayout: Equatable {
    /// The area that the sheet covers, including its frame.
    var frame: Rect
    /// The area of the sheet inside its frame.
    var content: Rect

    /// The minimum size of an area for a sheet with a frame. If the area is smaller, the sheet fills the area and has
    /// no frame.
    private static let smallestFramed = Size(columns: 30, rows: 7)

    /// Returns whether an area is large enough for frames.
    static func isFramed(in available: Size) -> Bool {
        available.columns >= smallestFramed.columns && available.rows >= smallestFramed.rows
    }

    /// Creates the layout of a controller.
    ///
    /// - Parameters:
    ///   - controller: The controller to present.
    ///   - available: The area between the bar at the top and the key hints.
    @MainActor
    init(of controller: ViewController, in available: Rect) {
        guard Self.isFramed(in: available.size) else {
            frame = available
            content = available
            return
        }
        // In a large window, a margin around the sheet leaves the screen behind it visible on all sides.
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
