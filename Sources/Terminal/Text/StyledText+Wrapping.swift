extension StyledText {
    /// Returns the text, broken into lines of a maximum width in columns. `LineBreaker` describes where lines break.
    ///
    /// Empty text is one empty line. A width below 1 counts as 1. O(n).
    public func wrapped(toWidth width: Int) -> [StyledText] {
        if isLine(ofWidth: width) { return [joined] }
        var breaker = LineBreaker(width: width)
        for (number, run) in runs.enumerated() { breaker.add(run.text, number: number) }
        return breaker.finish().map { line in
            var text = StyledText()
            for run in line { text.append(run.text, runs[run.number].role) }
            return text
        }
    }

    /// Returns whether the text fits in one line and the line breaker would not change it. This is true for most texts,
    /// and the check is faster than the line breaker.
    private func isLine(ofWidth width: Int) -> Bool {
        // The line breaker drops spaces at both ends of a text, and spaces after leading characters without a width.
        guard let first = runs.first?.text.first, first != " ", runs.last?.text.utf8.last.map({ $0 != 0x20 }) == true,
            String(first).displayWidth > 0
        else { return false }
        var columns = 0
        for run in runs {
            guard let runColumns = run.text.lineWidth(upTo: width - columns + 1) else { return false }
            columns += runColumns
            if columns > width { return false }
        }
        return true
    }

    /// The same text with as few runs as possible: neighbouring runs of one role become one run, and empty runs are
    /// dropped.
    private var joined: StyledText {
        guard runs.count > 1 else { return self }
        var text = StyledText()
        for run in runs where !run.text.isEmpty { text.append(run.text, run.role) }
        return text
    }
}

extension String {
    /// Returns the width of the text in columns, or `nil` if the text contains a tab, a line break or another control
    /// character below U+0020. If the text is wider than the limit, the result can be the limit instead of the width.
    fileprivate func lineWidth(upTo limit: Int) -> Int? {
        var isASCII = true
        for byte in utf8 {
            if byte < 0x20 { return nil }
            if byte > 0x7E { isASCII = false }
        }
        if isASCII { return utf8.count }
        for scalar in unicodeScalars where scalar == "\u{85}" || scalar == "\u{2028}" || scalar == "\u{2029}" {
            return nil
        }
        return displayWidth(upTo: limit)
    }
}
