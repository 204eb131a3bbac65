import CCurl

/// One request of libcurl at a time.
///
/// Each request has a handle of its own. libcurl 7.88 keeps a pointer to the last header of a finished request, and
/// reads the freed memory when the next answer begins with a folded header.
final class Transfer {
    /// What came of a request.
    struct Outcome {
        let code: CURLcode
        let status: Int
        /// The headers of the last answer, by their names in lowercase.
        let headers: [String: String]
        let body: [UInt8]
        /// The address that the answer leads to.
        let redirection: String?
        /// Whether the answer was larger than allowed.
        let isTooLarge: Bool
        /// Whether an address of the host belongs to the own network.
        let isRefusedAsLocal: Bool
        let systemError: Int32
        /// What libcurl says about the code.
        let words: String
    }

    private var handle: UnsafeMutableRawPointer
    fileprivate var headers: [String: String] = [:]
    fileprivate var body: [UInt8] = []
    fileprivate var largestSize = 0
    fileprivate var isTooLarge = false
    fileprivate var isRefusedAsLocal = false
    fileprivate var allows: (UnsafePointer<sockaddr>) -> Bool = { _ in false }

    /// Headers that matter to the caller. All others are dropped.
    fileprivate static let wanted: Set<String> = ["content-type", "date", "last-modified", "etag"]
    private static let longestHeader = 2000

    /// Returns `nil` if there is no memory.
    init?() {
        guard let handle = curl_easy_init() else { return nil }
        self.handle = handle
    }

    deinit { curl_easy_cleanup(handle) }

    /// Sends a request and waits for the whole answer.
    ///
    /// - Parameters:
    ///   - address: The address.
    ///   - request: What the request asks for.
    ///   - milliseconds: The time that everything may take.
    ///   - largestSize: The number of bytes of the decompressed answer at which the transfer ends.
    ///   - allows: Returns whether a connection to an address may be opened.
    func perform(
        _ address: String, _ request: Request, within milliseconds: Int, largestSize: Int,
        _ allows: @escaping (UnsafePointer<sockaddr>) -> Bool
    ) -> Outcome {
        (headers, body, isTooLarge, isRefusedAsLocal) = ([:], [], false, false)
        (self.largestSize, self.allows) = (largestSize, allows)
        // Without memory for another one, the handle is used again.
        if let fresh = curl_easy_init() {
            curl_easy_cleanup(handle)
            handle = fresh
        } else {
            curl_easy_reset(handle)
        }
        let lines = prepare(address, request, milliseconds)
        defer { curl_slist_free_all(lines) }
        // A libcurl that cannot be kept to the protocols of the web is not used.
        let protocols = curl_set_only_http(handle)
        let code = protocols == CURLE_OK ? curl_easy_perform(handle) : protocols
        let redirection = curl_get_text(handle, CURLINFO_REDIRECT_URL).map { String(cString: $0) }
        return Outcome(
            code: code, status: curl_get_number(handle, CURLINFO_RESPONSE_CODE), headers: headers, body: body,
            redirection: redirection, isTooLarge: isTooLarge, isRefusedAsLocal: isRefusedAsLocal,
            systemError: Int32(truncatingIfNeeded: curl_get_number(handle, CURLINFO_OS_ERRNO)),
            words: String(cString: curl_easy_strerror(code)))
    }

    private func prepare(
        _ address: String, _ request: Request, _ milliseconds: Int
    ) -> UnsafeMutablePointer<curl_slist>? {
        let context = Unmanaged.passUnretained(self).toOpaque()
        curl_set_text(handle, CURLOPT_URL, address)
        curl_set_text(handle, CURLOPT_USERAGENT, "recipes/\(Version.current)")
        // Every compression that libcurl has.
        curl_set_text(handle, CURLOPT_ACCEPT_ENCODING, "")
        curl_set_number(handle, CURLOPT_FOLLOWLOCATION, 0)
        curl_set_number(handle, CURLOPT_NOSIGNAL, 1)
        curl_set_number(handle, CURLOPT_TIMEOUT_MS, milliseconds)
        // A connection that is nearly asleep is given up after half of the time.
        curl_set_number(handle, CURLOPT_LOW_SPEED_LIMIT, 100)
        curl_set_number(handle, CURLOPT_LOW_SPEED_TIME, max(1, milliseconds / 2000))
        curl_set_size(handle, CURLOPT_MAXFILESIZE_LARGE, curl_off_t(largestSize))
        curl_set_number(handle, CURLOPT_SSL_VERIFYPEER, 1)
        curl_set_number(handle, CURLOPT_SSL_VERIFYHOST, 2)
        curl_set_receivers(handle, receiveHeader, receiveBody, context)
        curl_set_opener(handle, openSocket, context)
        var lines: UnsafeMutablePointer<curl_slist>?
        func add(_ line: String) { lines = curl_slist_append(lines, line) ?? lines }
        add(
            request.isPicture
                ? "Accept: image/jpeg,image/png,image/webp,image/gif"
                : "Accept: text/html,application/xhtml+xml,application/ld+json,*/*;q=0.5")
        for (name, value) in [("If-None-Match", request.tag), ("If-Modified-Since", request.changed)] {
            if let value, value.unicodeScalars.allSatisfy({ $0.value >= 0x20 }) { add("\(name): \(value)") }
        }
        curl_set_headers(handle, lines)
        return lines
    }

    fileprivate func receive(header line: String) {
        // A new answer: that of a proxy or an interim one came before.
        if line.hasPrefix("HTTP/") { headers = [:] }
        guard let colon = line.firstIndex(of: ":"), line.utf8.count <= Self.longestHeader else { return }
        let name = line[..<colon].lowercased()
        if Self.wanted.contains(name) { headers[name] = line[line.index(after: colon)...].trimmed }
    }
}

// Functions that C calls. The context is the transfer, which waits for them.

private func receiveHeader(
    _ bytes: UnsafeMutablePointer<CChar>?, _ size: Int, _ count: Int, _ context: UnsafeMutableRawPointer?
) -> Int {
    guard let bytes, let context else { return 0 }
    let transfer = Unmanaged<Transfer>.fromOpaque(context).takeUnretainedValue()
    let line = UnsafeRawBufferPointer(start: bytes, count: size * count)
    transfer.receive(header: String(decoding: line, as: UTF8.self))
    return size * count
}

private func receiveBody(
    _ bytes: UnsafeMutablePointer<CChar>?, _ size: Int, _ count: Int, _ context: UnsafeMutableRawPointer?
) -> Int {
    guard let bytes, let context else { return 0 }
    let transfer = Unmanaged<Transfer>.fromOpaque(context).takeUnretainedValue()
    guard transfer.body.count + size * count <= transfer.largestSize else {
        transfer.isTooLarge = true
        return 0
    }
    transfer.body += UnsafeRawBufferPointer(start: bytes, count: size * count)
    return size * count
}

private func openSocket(
    _ context: UnsafeMutableRawPointer?, _ purpose: curlsocktype, _ address: UnsafeMutablePointer<curl_sockaddr>?
) -> curl_socket_t {
    guard let address, let context else { return -1 }
    let transfer = Unmanaged<Transfer>.fromOpaque(context).takeUnretainedValue()
    guard let target = curl_target(address), transfer.allows(target) else {
        transfer.isRefusedAsLocal = true
        return -1
    }
    let kind = address.pointee.socktype
    return socket(address.pointee.family, kind | Int32(SOCK_CLOEXEC.rawValue), address.pointee.protocol)
}
