import Terminal

/// The line at the top of the screen. It shows the title of the navigation controller, the titles of the screens on the
/// stack (from the root to the current screen), and the titles of sheets without a frame. At the right end are the
/// status of the current screen and, after it, the notice of the navigation controller.
struct NavigationBar: Equatable {
    var titles: [String]
    var status: String?
    var notice: StyledText?

    @MainActor
    func draw(in surface: Surface) {
        let separator = " \(surface.symbols.pathSeparator) "
        var width = surface.width - 2
        if let notice, !notice.runs.isEmpty {
            // At least half of the line remains for the titles and the status.
            let columns = min(notice.displayWidth(upTo: surface.width), max(0, surface.width / 2 - 1))
            let area = Rect(x: surface.width - 1 - columns, y: 0, width: columns, height: 1)
            surface.region(area).draw(notice, x: 0, y: 0)
            width -= columns + 2
        }
        let end = 1 + width
        if let status = fittingStatus(width: width, separator: separator) {
            surface.draw(status, x: end - status.displayWidth, y: 0, role: .dim)
            width -= status.displayWidth + 1
        }
        let path = surface.region(Rect(x: 1, y: 0, width: width, height: 1))
        var x = 0
        for (index, title) in fitting(width: width, separator: separator).enumerated() {
            if index > 0 { x = path.draw(separator, x: x, y: 0, role: .dim) }
            let shown = title.truncated(toWidth: width - x, ellipsis: surface.symbols.ellipsis)
            x = path.draw(shown, x: x, y: 0, role: index == 0 ? .title : .text)
        }
    }

    /// Returns the status. Returns `nil` if there is none, or if the line does not have enough room for both the status
    /// and the last title. The title is more important.
    private func fittingStatus(width: Int, separator: String) -> String? {
        guard let status, !status.isEmpty, let title = titles.last else { return nil }
        return title.displayWidth(upTo: width) + 1 + status.displayWidth(upTo: width) <= width ? status : nil
    }

    /// Returns the titles that fit. If they do not all fit, titles at the left are omitted. The last title is always
    /// included, even if it does not fit.
    private func fitting(width: Int, separator: String) -> ArraySlice<String> {
        var shown = titles[...]
        let gap = separator.displayWidth
        while shown.count > 1,
            shown.reduce(-gap, { $0 + gap + $1.displayWidth(upTo: width + 1) }) > width
        {
            shown = shown.dropFirst()
        }
        return shown
    }
}
