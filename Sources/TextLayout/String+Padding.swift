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
