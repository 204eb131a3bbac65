import Terminal

/// The line at the top: the path of screens, and a short fact about the one that shows.
struct NavigationBar {
    var titles: [String]
    var status: String?

    @MainActor
    func draw(in surface: Surface) {
        var right = surface.width - 1
        if let status, !status.isEmpty {
            right -= status.displayWidth
            if right > 2 { surface.draw(status, x: right, y: 0, role: .dim) }
        }
        let path = surface.region(Rect(x: 1, y: 0, width: right - 2, height: 1))
        let separator = " \(surface.symbols.pathSeparator) "
        var x = 0
        for (index, title) in fitting(width: path.width, separator: separator).enumerated() {
            if index > 0 { x = path.draw(separator, x: x, y: 0, role: .dim) }
            let shown = title.truncated(toWidth: path.width - x, ellipsis: surface.symbols.ellipsis)
            x = path.draw(shown, x: x, y: 0, role: index == 0 ? .title : .text)
        }
    }

    /// The titles that fit, left out from the left; the last one always stays.
    private func fitting(width: Int, separator: String) -> ArraySlice<String> {
        var shown = titles[...]
        while shown.count > 1, shown.joined(separator: separator).displayWidth > width { shown = shown.dropFirst() }
        return shown
    }
}
