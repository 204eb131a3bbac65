import Terminal

/// What an overlay says of one model, and how it draws that.
@MainActor
struct StatusNotice {
    private(set) var text: String
    /// Why, where something failed.
    private(set) var reason: String?
    private(set) var bar: ProgressBar?
    private(set) var count: String?
    private(set) var canRetry = false
    /// Whether this is to be read although there is other content to show.
    private(set) var needsLine = true
    /// A short fact for the line at the top.
    private(set) var summary: String?
    /// Whether the text is told over as many lines as it needs.
    private(set) var isMessage = false
    /// The lowest is shown where there are several.
    private(set) var urgency: Int

    /// `nil` where there is nothing to say.
    init?(_ source: StatusSource, hasContent: Bool) {
        switch source.state() {
        case .failed(let reason):
            text = source.words.failure
            self.reason = reason
            canRetry = true
            urgency = 0
        case .updating(let bar, let count, let note):
            text = note ?? source.words.loading
            self.bar = bar
            self.count = count
            // What is read again in no time should not make the screen jump.
            needsLine = bar != nil || note != nil
            summary = note == nil ? count ?? "loading" : "waiting"
            urgency = needsLine ? 1 : 2
        case .idle where !hasContent:
            text = source.words.cancelled
            canRetry = true
            urgency = 3
        case .idle, .updated:
            return nil
        }
    }

    /// Something to read, whatever the models do.
    init(message: String) {
        text = message
        isMessage = true
        urgency = 4
    }

    private static let barColumns = 24

    /// How many lines it takes below other content of a size: as many as say all of it, up to a third of them.
    func lineCount(within size: Size) -> Int {
        guard needsLine, size.rows > 1 else { return 0 }
        return max(1, min(longLines(width: size.columns - 2).count, size.rows / 3))
    }

    /// Why something failed, or a message, in lines.
    private func longLines(width: Int) -> [StyledText] {
        let message = isMessage ? StyledText(text, role: .accent) : nil
        let whole = reason.map { StyledText("\(text): \($0)", role: .error) } ?? message
        return whole?.wrapped(toWidth: max(1, width)) ?? []
    }

    /// Below other content.
    func drawLines(in surface: Surface) {
        surface.fill(surface.bounds)
        let ellipsis = surface.symbols.ellipsis
        let lines = longLines(width: surface.width - 2)
        guard lines.isEmpty else {
            for (y, line) in lines.prefix(surface.height - 1).enumerated() { surface.draw(line, x: 1, y: y) }
            // Where there is no room for all of it, it is cut at its very end.
            let rest = lines.dropFirst(surface.height - 1).flatMap(\.runs).map(\.text).joined(separator: " ")
            let last = rest.truncated(toWidth: surface.width - 2, ellipsis: ellipsis)
            surface.draw(last, x: 1, y: surface.height - 1, role: isMessage ? .accent : .error)
            return
        }
        let counted = count.map { $0.displayWidth + 1 } ?? 0
        let reserved = bar == nil ? 2 : 12 + counted
        let shown = text.truncated(toWidth: max(8, surface.width - reserved), ellipsis: ellipsis)
        let x = surface.draw(shown, x: 1, y: 0, role: .dim) + 1
        drawBar(in: surface.region(surface.bounds.inset(left: x, right: 1)))
    }

    /// Over the whole screen, where there is nothing else to show.
    func drawPage(in surface: Surface) {
        let margin = surface.height > 2 ? 1 : 0
        let width = surface.width - 4
        let dots = canRetry || bar != nil ? "" : surface.symbols.isUnicode ? "…" : "..."
        var lines = StyledText(text + dots, role: reason == nil ? .dim : .error).wrapped(toWidth: width)
        if let reason { lines += StyledText(reason).wrapped(toWidth: width) }
        if let reason, lines.count > surface.height - margin {
            lines = StyledText("\(text): \(reason)", role: .error).wrapped(toWidth: width)
        }
        let top = min(margin, max(0, surface.height - lines.count))
        for (y, line) in lines.enumerated() { surface.draw(line, x: 2, y: top + y) }
        drawBar(in: surface.region(Rect(x: 2, y: top + lines.count, width: width, height: 1)))
    }

    private func drawBar(in surface: Surface) {
        guard let bar else { return }
        let counted = count.map { $0.displayWidth + 1 } ?? 0
        let width = min(Self.barColumns, surface.width - counted)
        guard width > 2 else {
            if let count { surface.draw(count, x: 0, y: 0, role: .dim) }
            return
        }
        bar.draw(in: surface.region(Rect(x: 0, y: 0, width: width, height: 1)))
        if let count { surface.draw(count, x: width + 1, y: 0, role: .dim) }
    }
}
