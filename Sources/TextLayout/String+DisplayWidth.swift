extension String {
    /// The width of the text on a terminal, in columns. O(n).
    public var displayWidth: Int { displayWidth(upTo: .max) }

    /// Returns the width of the text in columns, or the limit if the text is wider. A negative limit counts as 0.
    ///
    /// O(limit), regardless of the length of the text.
    public func displayWidth(upTo limit: Int) -> Int {
        var width = 0
        Clusters.forEach(in: self, upTo: limit) { width += $1 }
        return min(width, max(0, limit))
    }

    /// Returns the text if it is not wider than `width` columns. Otherwise returns the beginning of the text, without
    /// spaces at its end, and an ellipsis.
    ///
    /// The result is never wider than the width. If the width is smaller than the ellipsis, the result is empty.
    ///
    /// O(width), regardless of the length of the text.
    public func truncated(toWidth width: Int, ellipsis: Character = "…") -> String {
        // A character never has more columns than bytes. So a text with at most `width` bytes fits.
        guard utf8.count > width, displayWidth(upTo: max(0, width) + 1) > width else { return self }
        let available = width - String(ellipsis).displayWidth
        guard width > 0, available >= 0 else { return "" }
        var result = ""
        var used = 0
        // A character can consist of very many scalars. The prefix limits the work for such a text.
        for character in Substring(unicodeScalars.prefix((width + 1) * (Clusters.zeroWidthLimit + 1))) {
            let next = String(character).displayWidth
            guard used + next <= available else { break }
            result.append(character)
            used += next
        }
        while result.last == " " { result.removeLast() }
        result.append(ellipsis)
        return result
    }
}

extension String {
    /// Returns the text with spaces at its end, so that it has at least the given width in columns.
    public func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - displayWidth))
    }

    /// Returns the text with spaces at its start, so that it has at least the given width in columns.
    public func leftPadded(to width: Int) -> String {
        String(repeating: " ", count: max(0, width - displayWidth)) + self
    }
}
