import CCurl

/// Tells the addresses of the internet from those of the own machine and the own network. A page must not make this program
/// reach what only the person's machine can reach.
enum PublicAddress {
    /// Returns whether a socket address belongs to the internet.
    static func isPublic(_ address: UnsafePointer<sockaddr>) -> Bool {
        let raw = UnsafeRawPointer(address)
        switch Int32(address.pointee.sa_family) {
        case AF_INET:
            let value = raw.loadUnaligned(as: sockaddr_in.self).sin_addr
            return isPublic(version4: withUnsafeBytes(of: value) { Array($0) })
        case AF_INET6:
            let value = raw.loadUnaligned(as: sockaddr_in6.self).sin6_addr
            return isPublic(version6: withUnsafeBytes(of: value) { Array($0) })
        default: return false
        }
    }

    /// Returns whether the host of an address is a name, or a number of the internet.
    ///
    /// - Parameter host: The host as libcurl understands it: `127.0.0.1` for `0x7f.1`, `[::1]` in brackets.
    static func mayBePublic(host: String) -> Bool {
        var host = host.lowercased()
        while host.hasSuffix(".") { host.removeLast() }
        if host == "localhost" || host.hasSuffix(".localhost") { return false }
        var four = in_addr()
        if inet_pton(AF_INET, host, &four) == 1 {
            return isPublic(version4: withUnsafeBytes(of: four) { Array($0) })
        }
        // Without the brackets and the zone: `[fe80::1%25eth0]`.
        let plain = host.filter { $0 != "[" && $0 != "]" }.prefix { $0 != "%" }
        var six = in6_addr()
        if inet_pton(AF_INET6, String(plain), &six) == 1 {
            return isPublic(version6: withUnsafeBytes(of: six) { Array($0) })
        }
        return true
    }

    static func isPublic(version4 bytes: [UInt8]) -> Bool {
        switch (bytes[0], bytes[1], bytes[2]) {
        case (0, _, _), (10, _, _), (127, _, _), (224..., _, _): false
        case (100, 64...127, _), (169, 254, _), (172, 16...31, _), (192, 168, _): false
        // Numbers for protocols, examples and measurements.
        case (192, 0, 0), (192, 0, 2), (192, 88, 99), (198, 18...19, _), (198, 51, 100), (203, 0, 113): false
        default: true
        }
    }

    /// Only 2000::/3 is the internet, and a few parts of it are not. What contains an older number is as public as that.
    static func isPublic(version6 bytes: [UInt8]) -> Bool {
        if bytes.starts(with: [0x00, 0x64, 0xFF, 0x9B] + [UInt8](repeating: 0, count: 8)) {
            return isPublic(version4: Array(bytes[12...]))
        }
        guard bytes[0] & 0xE0 == 0x20 else { return false }
        if bytes.starts(with: [0x20, 0x02]) { return isPublic(version4: Array(bytes[2..<6])) }
        // Teredo and other tunnels, and examples.
        let isSpecial = bytes[0] == 0x20 && bytes[1] == 0x01 && bytes[2] & 0xFE == 0
        return !isSpecial && !bytes.starts(with: [0x20, 0x01, 0x0D, 0xB8])
            && !bytes.starts(with: [0x3F, 0xFF])
    }
}

/// The proxies that the environment names. The person has chosen them, so they may be in the own network.
struct Proxies {
    private var known: Set<[UInt8]> = []

    init() {
        for name in ["http_proxy", "https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY"] {
            guard let value = getenv(name) else { continue }
            add(String(cString: value))
        }
    }

    var isEmpty: Bool { known.isEmpty }

    private mutating func add(_ text: String) {
        guard let parts = WebAddress(text.contains("://") ? text : "http://\(text)", isProxy: true) else { return }
        var hints = addrinfo()
        hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        var found: UnsafeMutablePointer<addrinfo>?
        let host = parts.host.filter { $0 != "[" && $0 != "]" }
        // libcurl takes this port where none is named.
        guard getaddrinfo(host, parts.port ?? "1080", &hints, &found) == 0 else { return }
        defer { freeaddrinfo(found) }
        var next = found
        while let entry = next {
            if let address = entry.pointee.ai_addr, let key = Self.key(address) { known.insert(key) }
            next = entry.pointee.ai_next
        }
    }

    func contains(_ address: UnsafePointer<sockaddr>) -> Bool { Self.key(address).map(known.contains) ?? false }

    /// Returns the number and the port of a socket address.
    private static func key(_ address: UnsafePointer<sockaddr>) -> [UInt8]? {
        let raw = UnsafeRawPointer(address)
        switch Int32(address.pointee.sa_family) {
        case AF_INET:
            let value = raw.loadUnaligned(as: sockaddr_in.self)
            return withUnsafeBytes(of: value.sin_addr) { Array($0) } + withUnsafeBytes(of: value.sin_port) { Array($0) }
        case AF_INET6:
            let value = raw.loadUnaligned(as: sockaddr_in6.self)
            return withUnsafeBytes(of: value.sin6_addr) { Array($0) }
                + withUnsafeBytes(of: value.sin6_port) { Array($0) }
        default: return nil
        }
    }
}
