extension RecipeSource {
    /// Parses `https://example.org`, `A Cookbook`, `A Cookbook <https://example.org>` or `<https://example.org>`.
    ///
    /// The address becomes the ``url``, and any other text becomes the ``name``.
    public init(parsing text: String) {
        let text = text.trimmingSpaces()
        if Self.isAddress(text) {
            self.init(url: text)
        } else if text.hasSuffix(">"), let open = text.lastIndex(of: "<") {
            let name = text[..<open].trimmingSpaces()
            let inside = text[text.index(after: open)...].dropLast().trimmingSpaces()
            if Self.isAddress(inside) {
                self.init(name: name.isEmpty ? nil : name, url: inside)
            } else {
                self.init(name: name.isEmpty ? inside : name)
            }
        } else {
            self.init(name: text)
        }
    }

    /// Returns whether the text is a URL. A URL begins with `urn:`, or with a scheme and `://`. At least one character
    /// follows. A URL contains no spaces.
    private static func isAddress(_ text: String) -> Bool {
        let bytes = text.utf8
        guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")), !bytes.contains(where: { $0 <= 0x20 }) else {
            return false
        }
        let scheme = text[..<colon].lowercased()
        let rest = bytes[bytes.index(after: colon)...]
        guard scheme.utf8.count > 1, !rest.isEmpty,
            scheme.utf8.allSatisfy({ UTF8Text.isAlphanumeric($0) || $0 == UInt8(ascii: "+") })
        else { return false }
        let hasSlashes = rest.starts(with: "//".utf8) && rest.count > 2
        return scheme == "urn" || hasSlashes
    }
}
