import RecipeKit

/// The address of a page: `https://example.org/soup`.
public struct WebPageAddress: Hashable, Sendable, CustomStringConvertible {
    /// The whole address, without its fragment.
    public let text: String

    /// Creates an address from a text. Returns `nil` if the text does not begin with `http://` or `https://` and a host,
    /// or if it contains spaces.
    public init?(_ text: String) {
        let text = text.trimmingSpaces()
        let lower = text.prefix(8).lowercased()
        guard text.utf8.count <= 8000, lower.hasPrefix("http://") || lower.hasPrefix("https://"),
            text.unicodeScalars.allSatisfy({ $0.value > 0x20 && !(0x7F...0xA0).contains($0.value) })
        else { return nil }
        self.text = String(text.prefix { $0 != "#" })
        guard host.contains(where: { $0.isLetter || $0.isNumber }) else { return nil }
    }

    /// The host for a person: `example.org` for `https://www.example.org:8080/soup`.
    public var host: String {
        let rest = text.drop { $0 != "/" }.dropFirst(2).prefix { $0 != "/" && $0 != "?" }
        let behind = rest.lastIndex(of: "@").map { rest[rest.index(after: $0)...] } ?? rest
        let host = behind.hasPrefix("[") ? behind.prefix { $0 != "]" } + "]" : behind.prefix { $0 != ":" }
        return host.hasPrefix("www.") ? String(host.dropFirst(4)) : String(host)
    }

    public var description: String { text }

    /// The beginning of the names of the files in which the page is kept. It tells a person what it is, and other
    /// addresses have other names.
    var stem: String {
        let words = text.split(separator: "?").first?.split(separator: "/").dropFirst(2).last ?? ""
        let readable = FileName.name(for: words.isEmpty ? host : "\(host) \(words)").prefix(60)
        // FNV-1a
        let hash = text.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        let plain = readable.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") ? $0 : "-" }
        // A picture is named like its page without the extension, so the stem has no dot.
        return String(plain).replacing(".", with: "-") + "-" + String(hash, radix: 36)
    }

    /// Returns the addresses that a text consists of, one on each line, or `nil` if the text has anything else. Empty
    /// lines, and lines that begin with `#`, are left out. Of the bookmarks that a browser exports, all addresses count.
    public static func list(in text: String) -> [WebPageAddress]? {
        if text.hasPrefix(bookmarks) { return inBookmarks(text) }
        var addresses: [WebPageAddress] = []
        var known: Set<WebPageAddress> = []
        for line in text.split(whereSeparator: \.isNewline).map({ String($0).trimmingSpaces() })
        where !line.isEmpty && !line.hasPrefix("#") {
            guard let address = WebPageAddress(line) else { return nil }
            if known.insert(address).inserted { addresses.append(address) }
        }
        return addresses.isEmpty ? nil : addresses
    }

    /// The beginning of the file in which browsers export bookmarks.
    private static let bookmarks = "<!DOCTYPE NETSCAPE-Bookmark-file-1>"

    private static func inBookmarks(_ text: String) -> [WebPageAddress]? {
        let addresses = text.matches(of: #/HREF="([^"]*)"/#.ignoresCase()).compactMap {
            WebPageAddress(String($0.1).replacing("&amp;", with: "&"))
        }
        var known: Set<WebPageAddress> = []
        return addresses.isEmpty ? nil : addresses.filter { known.insert($0).inserted }
    }

    /// The largest list of addresses in bytes.
    static let longestList = 4 << 20

    /// Returns whether a text may be a list of addresses, from its beginning.
    package static func mayBeList(_ start: [UInt8]) -> Bool {
        if start.starts(with: bookmarks.utf8) { return true }
        let first = start.split(separator: 0x0A).lazy.map { String(decoding: $0, as: UTF8.self).trimmingSpaces() }
            .first { !$0.isEmpty && !$0.hasPrefix("#") }
        return first.map { $0.hasPrefix("http://") || $0.hasPrefix("https://") } ?? false
    }
}
