import Terminal

extension NavigationController {
    /// The topmost sheet over the current screen, or `nil` if there is none. The topmost sheet has the focus.
    public var presentedViewController: ViewController? { visiblePresentations.last?.controller }

    /// All sheets over the current screen, the lowest first.
    public var presentedViewControllers: [ViewController] { visiblePresentations.map(\.controller) }

    /// The sheets over the current screen, the lowest first.
    var visiblePresentations: [PresentedController] {
        presentations.isEmpty ? [] : presentations.filter { $0.screen === topViewController }
    }

    // MARK: - Coming and going

    func show(
        presented controller: ViewController, onDismiss: (@MainActor () -> Void)?, file: StaticString, line: UInt
    ) {
        guard let screen = topViewController else { return }
        guard controller.parent == nil, !isInside(controller) else {
            ProgrammingError.report(
                "\(type(of: controller)) is presented although it is part of a screen already", file: file, line: line)
            return
        }
        presentations.append(PresentedController(controller: controller, screen: screen, onDismiss: onDismiss))
        addChild(controller)
        layoutChildren()
        controller.willAppear()
    }

    /// Closes a sheet. Also closes all sheets over it that belong to the same screen.
    ///
    /// - Returns: Whether the controller was a sheet. If it was not, nothing changes.
    @discardableResult
    func close(presented controller: ViewController) -> Bool {
        guard let index = presentations.firstIndex(where: { $0.controller === controller }) else { return false }
        let screen = presentations[index].screen
        let closed = presentations[index...].filter { $0.screen === screen }
        presentations.removeAll { presentation in closed.contains { $0.controller === presentation.controller } }
        let isShown = screen === topViewController
        for presentation in closed.reversed() {
            if isShown { presentation.controller.didDisappear() }
            removeChild(presentation.controller)
        }
        setNeedsDisplay()
        for presentation in closed.reversed() { presentation.onDismiss?() }
        return true
    }

    func closePresentations(over screen: ViewController) {
        if let first = presentations.first(where: { $0.screen === screen }) { close(presented: first.controller) }
    }

    // MARK: - Layout

    /// The area between the bar at the top and the key hints.
    var presentationArea: Rect { Rect(size: size).inset(top: 1, bottom: 1) }

    func presentationLayout(of controller: ViewController) -> PresentationLayout {
        PresentationLayout(of: controller, in: presentationArea)
    }

    /// The titles of the sheets over the current screen, for the bar at the top. In a window that is large enough for
    /// frames, the frames show the titles, and this array is empty.
    var unframedTitles: [String] {
        guard !PresentationLayout.isFramed(in: presentationArea.size) else { return [] }
        return visiblePresentations.map(\.controller.title)
    }

    // MARK: - Drawing

    /// Draws the sheets over the current screen, the topmost last. Before it draws a sheet, it dims everything that is
    /// already drawn, except the key hints.
    func drawPresentations(in surface: Surface) {
        for presentation in visiblePresentations {
            // A row is read from left to right, so nothing of the screen may stand beside a row of the sheet.
            if isAccessible {
                surface.fill(presentationArea)
            } else {
                dim(surface.bounds.inset(bottom: 1), in: surface)
            }
            draw(sheet: presentation.controller, in: surface)
        }
    }

    private func draw(sheet: ViewController, in surface: Surface) {
        let layout = presentationLayout(of: sheet)
        // The preferred size of the sheet may have changed since it was laid out.
        if sheet.size != layout.content.size { sheet.layout(size: layout.content.size) }
        // A free column at each side separates the frame from the text behind it.
        surface.fill(layout.frame.inset(left: -1, right: -1))
        if layout.frame != layout.content { drawFrame(title: sheet.title, in: surface.region(layout.frame)) }
        sheet.draw(in: surface.region(layout.content))
    }

    private func dim(_ area: Rect, in surface: Surface) {
        let dimmed = surface.theme[.dim]
        surface.restyle(area) { _ in dimmed }
    }

    private func drawFrame(title: String, in surface: Surface) {
        let symbols = surface.symbols
        let (right, bottom) = (surface.width - 1, surface.height - 1)
        for y in [0, bottom] {
            surface.drawLine(symbols.horizontalLine, x: 1, y: y, width: surface.width - 2, role: .dim)
        }
        let sides = [
            Rect(x: 0, y: 1, width: 1, height: bottom - 1), Rect(x: right, y: 1, width: 1, height: bottom - 1),
        ]
        for side in sides { surface.fill(side, with: symbols.verticalLine, style: surface.theme[.dim]) }
        surface.draw(String(symbols.topLeft), x: 0, y: 0, role: .dim)
        surface.draw(String(symbols.topRight), x: right, y: 0, role: .dim)
        surface.draw(String(symbols.bottomLeft), x: 0, y: bottom, role: .dim)
        surface.draw(String(symbols.bottomRight), x: right, y: bottom, role: .dim)
        guard !title.isEmpty else { return }
        let shown = title.truncated(toWidth: surface.width - 6, ellipsis: symbols.ellipsis)
        surface.draw(" \(shown) ", x: 2, y: 0, role: .title)
    }
}

extension ViewController {
    /// Presents a controller, such as an alert or a form, as a sheet over the current screen until it is dismissed.
    ///
    /// The screen remains visible but is dimmed and receives no keys. The sheet belongs to the screen: a pushed screen
    /// covers both, and after that screen is removed, both are visible again. A sheet can be presented over another
    /// sheet. Esc closes a sheet that does not handle the key itself, and so does the key that quits the program on a
    /// screen, such as `q`; see ``ViewController/sheetShouldClose()``. In a small window, a sheet fills the area between
    /// the bar at the top and the key hints.
    ///
    /// If this controller is not in a ``NavigationController`` any more, has no effect: an answer can arrive after the
    /// user has left the screen that asked. If it never was in one, or if the controller to present already has a
    /// parent, reports a ``ProgrammingError``.
    ///
    /// - Parameters:
    ///   - controller: The controller to present.
    ///   - onDismiss: Called after the sheet was closed for any reason.
    ///   - file: The file of the caller, for the report.
    ///   - line: The line of the caller, for the report.
    public func present(
        _ controller: ViewController, file: StaticString = #fileID, line: UInt = #line,
        onDismiss: (@MainActor () -> Void)? = nil
    ) {
        guard let navigation = (self as? NavigationController) ?? navigationController else {
            var root = self
            while let parent = root.parent { root = parent }
            if !root.hasHadParent {
                ProgrammingError.report(
                    "\(type(of: self)) presents but is on no navigation stack", file: file, line: line)
            }
            return
        }
        navigation.show(presented: controller, onDismiss: onDismiss, file: file, line: line)
    }

    /// Closes the sheet that contains this controller, and all sheets over that sheet. The sheet can also be this
    /// controller itself. If there is no sheet, has no effect.
    ///
    /// If this controller is a navigation controller with sheets over its current screen, closes only the topmost of
    /// these sheets.
    public func dismiss() {
        if let navigation = self as? NavigationController, let last = navigation.presentedViewController {
            navigation.close(presented: last)
            return
        }
        var part = self
        while let parent = part.parent {
            if let navigation = parent as? NavigationController, navigation.close(presented: part) { return }
            part = parent
        }
    }
}

/// A view controller that a navigation controller shows as a sheet over a screen.
@MainActor
struct PresentedController {
    let controller: ViewController
    /// The screen over which the controller was presented. Both appear and disappear together.
    let screen: ViewController
    /// Called after the controller was closed for any reason.
    let onDismiss: (@MainActor () -> Void)?
}

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
