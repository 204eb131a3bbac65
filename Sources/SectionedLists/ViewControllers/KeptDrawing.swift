import Terminal

/// Something drawn that is copied, not drawn again, as long as what it shows stays the same.
///
/// What it shows is told by a value of `Content`. All that a drawing can show besides, such as what a cell reads from an
/// object of the program's own, is covered by the version: whoever changes it calls
/// ``ViewController/setNeedsDisplay()``, after which everything is drawn anew once.
@MainActor
struct KeptDrawing<Content: Equatable> {
    private var content: Content?
    private var version: Int?
    private var snapshot: SurfaceSnapshot?

    /// Draws into an area of a surface.
    ///
    /// - Parameters:
    ///   - version: See ``Application/drawingVersion``; where it is `nil` nothing is kept.
    ///   - draw: Draws the content into the surface of the area.
    mutating func draw(_ content: Content, version: Int?, in surface: Surface, area: Rect, _ draw: (Surface) -> Void) {
        if let snapshot, version == self.version, content == self.content,
            snapshot.size.columns == area.width, snapshot.size.rows == area.height,
            surface.draw(snapshot, x: area.x, y: area.y)
        {
            return
        }
        draw(surface.region(area))
        self.content = content
        self.version = version
        snapshot = version == nil ? nil : surface.snapshot(of: area)
    }
}
