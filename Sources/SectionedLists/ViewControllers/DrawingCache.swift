import Terminal

/// A cached drawing. As long as the content of the drawing does not change, the drawing is copied to the surface.
///
/// A value of `Content` describes what is drawn. A drawing can also depend on other data, such as an object that a cell
/// reads. Code that changes such data calls ``ViewController/setNeedsDisplay()``. This call increases the version, so
/// every cache draws again once.
@MainActor
struct DrawingCache<Content: Equatable> {
    private var content: Content?
    private var version: Int?
    private var snapshot: SurfaceSnapshot?

    /// Draws into an area of a surface. If the content, the version and the size are the same as before, copies the
    /// cached drawing instead.
    ///
    /// - Parameters:
    ///   - content: The value that describes what is drawn.
    ///   - version: The ``Application/drawingVersion``, or `nil` to draw without the cache.
    ///   - surface: The surface to draw into.
    ///   - area: The area of the surface.
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
