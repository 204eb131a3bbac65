import Terminal

/// A notice of a status overlay, with its priority.
@MainActor
struct StatusNotice {
    /// The subject of the notice. All other properties except the text are derived from it.
    private enum Kind {
        case failure(reason: String)
        /// An update: its progress, and whether it waits for other work.
        case update(ProgressBar?, count: String?, isWaiting: Bool)
        /// An update that was cancelled before there was content.
        case cancellation
        /// A message that does not depend on a model.
        case message
    }

    private let kind: Kind
    let text: String

    /// Creates the notice for a model controller, or returns `nil` if there is nothing to show.
    ///
    /// - Parameters:
    ///   - state: The state of the model controller.
    ///   - words: The texts for its model.
    ///   - hasContent: Whether the screen shows content. If the screen shows content, a cancelled update has no notice.
    init?(_ state: StatusSource.State, words: StatusWords, hasContent: Bool) {
        switch state {
        case .failed(let reason):
            kind = .failure(reason: reason)
            text = words.failure
        case .updating(let bar, let count, let note):
            kind = .update(bar, count: count, isWaiting: note != nil)
            text = note ?? words.loading
        case .cancelled where !hasContent:
            kind = .cancellation
            text = words.cancelled
        case .idle, .cancelled, .updated:
            return nil
        }
    }

    /// Creates a notice with a message that does not depend on a model.
    init(message: String) {
        kind = .message
        text = message
    }

    /// The reason for a failure, or `nil` if nothing failed.
    private var reason: String? { if case .failure(let reason) = kind { reason } else { nil } }

    var bar: ProgressBar? { if case .update(let bar, _, _) = kind { bar } else { nil } }

    private var count: String? { if case .update(_, let count, _) = kind { count } else { nil } }

    var canRetry: Bool {
        switch kind {
        case .failure, .cancellation: true
        case .update, .message: false
        }
    }

    /// Whether the notice needs lines below the content. If `false`, only the ``summary`` is shown.
    ///
    /// An update needs a line only if it has a bar or waits for other work. Any other update is often fast, and a line
    /// would change the layout for a short time.
    var needsLine: Bool {
        if case .update(let bar, _, let isWaiting) = kind { bar != nil || isWaiting } else { true }
    }

    /// A short text for the line at the top of the screen.
    var summary: String? {
        guard case .update(_, let count, let isWaiting) = kind else { return nil }
        return isWaiting ? "waiting" : count ?? "loading"
    }

    /// The priority. Of several notices, the one with the lowest value is shown.
    var urgency: Int {
        switch kind {
        case .failure: 0
        case .update: needsLine ? 1 : 2
        case .cancellation: 3
        case .message: 4
        }
    }

    private static let barColumns = 24

    /// Returns the number of lines below the content. A failure or a message has as many lines as its text needs, but
    /// at most a third of the height. Any other notice has one line. The result is 0 if the notice needs no line, or if
    /// the size has only one row.
    func lineCount(within size: Size) -> Int {
        guard needsLine, size.rows > 1 else { return 0 }
        return max(1, min(longLines(width: size.columns - 2).count, size.rows / 3))
    }

    /// The lines that were wrapped last, and their width. They are stored because the layout of a screen often asks for
    /// the number of lines.
    private final class Wrapping {
        var width: Int?
        var lines: [StyledText] = []
    }

    private let wrapping = Wrapping()

    /// The text of a failure or of a message. It is wrapped over as many lines as it needs. `nil` for any other notice.
    private var longText: StyledText? {
        switch kind {
        case .failure(let reason): StyledText("\(text): \(reason)", role: .error)
        case .message: StyledText(text, role: .accent)
        case .update, .cancellation: nil
        }
    }

    /// Returns the lines of a failure or of a message. For any other notice, returns an empty array.
    private func longLines(width: Int) -> [StyledText] {
        if wrapping.width == width { return wrapping.lines }
        wrapping.lines = longText?.wrapped(toWidth: max(1, width)) ?? []
        wrapping.width = width
        return wrapping.lines
    }

    /// Draws the notice below the content.
    func drawLines(in surface: Surface) {
        surface.fill(surface.bounds)
        let ellipsis = surface.symbols.ellipsis
        let lines = longLines(width: surface.width - 2)
        guard lines.isEmpty else {
            for (y, line) in lines.prefix(surface.height - 1).enumerated() { surface.draw(line, x: 1, y: y) }
            // The last line of the surface shows the rest of the text. If there is too little room, the rest is
            // truncated.
            let rest = lines.dropFirst(surface.height - 1).flatMap(\.runs).map(\.text).joined(separator: " ")
            let last = rest.truncated(toWidth: surface.width - 2, ellipsis: ellipsis)
            surface.draw(last, x: 1, y: surface.height - 1, role: reason == nil ? .accent : .error)
            return
        }
        let counted = count.map { $0.displayWidth + 1 } ?? 0
        let reserved = bar == nil ? 2 : 12 + counted
        let shown = text.truncated(toWidth: max(8, surface.width - reserved), ellipsis: ellipsis)
        let x = surface.draw(shown, x: 1, y: 0, role: .dim) + 1
        drawBar(in: surface.region(surface.bounds.inset(left: x, right: 1)))
    }

    /// Draws the notice instead of the screen. Call this method if there is no content.
    func drawPage(in surface: Surface) {
        let margin = surface.height > 2 ? 1 : 0
        let width = surface.width - 4
        let dots = canRetry || bar != nil ? "" : surface.symbols.isUnicode ? "…" : "..."
        var lines = StyledText(text + dots, role: reason == nil ? .dim : .error).wrapped(toWidth: width)
        if let reason { lines += StyledText(reason).wrapped(toWidth: width) }
        // If there is too little room, the text and the reason share lines.
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
