import Terminal

/// An object that shows the toasts of a navigation controller, one at a time.
@MainActor
final class ToastPresenter {
    private weak var owner: NavigationController?
    private(set) var toast: Toast?
    private var timer: ApplicationTimer?

    init(owner: NavigationController) {
        self.owner = owner
    }

    func show(_ toast: Toast) {
        timer?.cancel()
        self.toast = toast
        timer = owner?.application?.after(toast.duration) { [weak self] in self?.hide() }
        owner?.setNeedsDisplayKeepingDrawings()
    }

    func hide() {
        timer?.cancel()
        timer = nil
        toast = nil
        owner?.setNeedsDisplayKeepingDrawings()
    }

    /// Draws the toast, if there is one, in the lower right corner of a surface. The toast takes at most a third of the
    /// lines, or one line if the surface has fewer than three. It is not drawn if the surface has at most eight
    /// columns.
    func draw(in surface: Surface) {
        guard let toast, surface.width > 8, surface.height > 0 else { return }
        let text = toast.line(bindings: owner?.application?.keyBindings, symbols: surface.symbols)
        let lines = StyledText(text).wrapped(toWidth: surface.width - 4).prefix(max(1, surface.height / 3))
        let width = (lines.map(\.displayWidth).max() ?? 0) + 2
        let style = surface.theme[.selection]
        let area = Rect(
            x: surface.width - width - 1, y: surface.height - lines.count, width: width, height: lines.count)
        surface.fill(area, style: style)
        for (y, line) in lines.enumerated() { surface.draw(line.plain, x: area.x + 1, y: area.y + y, style: style) }
    }
}
