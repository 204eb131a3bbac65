import CCurl

/// An address as libcurl understands it, so that what is checked is what is connected.
struct WebAddress {
    /// The whole address without its fragment.
    let text: String
    let scheme: String
    let host: String
    /// The port, if the address names it.
    let port: String?

    /// Returns `nil` if the text is no address, or none with a host.
    init?(_ text: String, isProxy: Bool = false) {
        guard let url = curl_url() else { return nil }
        defer { curl_url_cleanup(url) }
        let flags = UInt32(CURLU_NON_SUPPORT_SCHEME)
        guard curl_url_set(url, CURLUPART_URL, text, flags | UInt32(CURLU_URLENCODE)) == CURLUE_OK,
            let scheme = Self.part(CURLUPART_SCHEME, of: url), let host = Self.part(CURLUPART_HOST, of: url),
            !host.isEmpty
        else { return nil }
        curl_url_set(url, CURLUPART_FRAGMENT, nil, 0)
        guard let whole = Self.part(CURLUPART_URL, of: url) else { return nil }
        (self.text, self.scheme, self.host) = (whole, scheme.lowercased(), host)
        port = Self.part(CURLUPART_PORT, of: url)
    }

    private static func part(_ part: CURLUPart, of url: OpaquePointer) -> String? {
        var text: UnsafeMutablePointer<CChar>?
        guard curl_url_get(url, part, &text, 0) == CURLUE_OK, let text else { return nil }
        defer { curl_free(text) }
        return String(cString: text)
    }
}
