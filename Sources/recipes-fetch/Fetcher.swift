import CCurl

/// Reads one address after the other.
///
/// Redirections are followed here and not by libcurl, so that each of their addresses is checked like the first.
final class Fetcher {
    private let options: FetchOptions
    private let transfer: Transfer
    private let proxies = Proxies()
    /// The time of the last request to each host, in milliseconds.
    private var asked: [String: Int] = [:]

    private static let mostRedirections = 10

    /// Returns `nil` if libcurl has no memory.
    init?(_ options: FetchOptions) {
        guard let transfer = Transfer() else { return nil }
        (self.options, self.transfer) = (options, transfer)
    }

    /// Reads an address, with its redirections.
    func answer(_ request: Request) -> (Answer, body: [UInt8]) {
        var answer = Answer(request.address)
        guard var address = WebAddress(request.address) else {
            return (answer.failing(.address, "this is no address of a page."), [])
        }
        wait(for: address.host)
        let end = Self.now + options.time
        for _ in 0...Self.mostRedirections {
            answer.final = address.text
            if let refused = refusal(of: address, answer) { return (refused, []) }
            let left = end - Self.now
            guard left > 0 else { return (answer.failing(.time, timeMessage), []) }
            let outcome = transfer.perform(
                address.text, request, within: left, largestSize: options.largestSize
            ) { [options, proxies] in options.allowsLocal || PublicAddress.isPublic($0) || proxies.contains($0) }
            // A host that was not found or took no connection was not asked.
            let unreached = [CURLE_COULDNT_RESOLVE_HOST, CURLE_COULDNT_RESOLVE_PROXY, CURLE_COULDNT_CONNECT]
            if !unreached.contains(outcome.code) { asked[address.host] = Self.now }
            (answer.status, answer.headers) = (outcome.status, outcome.headers)
            if let failed = failure(of: outcome, address, answer) { return (failed, []) }
            guard (300..<400).contains(outcome.status), let next = outcome.redirection else {
                return (answer, (200..<300).contains(outcome.status) ? outcome.body : [])
            }
            guard let target = WebAddress(next) else {
                return (answer.failing(.address, "the page leads to something that is no address."), [])
            }
            address = target
        }
        return (answer.failing(.redirections, "it only leads from one address to the next."), [])
    }

    /// Waits until the last request to a host is long enough ago.
    private func wait(for host: String) {
        guard let last = asked[host] else { return }
        let left = last + options.pause - Self.now
        if left > 0 { usleep(UInt32(left * 1000)) }
    }

    /// Returns the answer for an address that is not asked at all, or `nil`.
    private func refusal(of address: WebAddress, _ answer: Answer) -> Answer? {
        guard address.scheme == "http" || address.scheme == "https" else {
            return answer.failing(.address, "only addresses with http and https are read, not with \(address.scheme).")
        }
        guard options.allowsLocal || PublicAddress.mayBePublic(host: address.host) else {
            return answer.failing(.local, Self.localMessage(address.host))
        }
        return nil
    }

    private static func localMessage(_ host: String) -> String {
        "\(host) is in your own network, which is read only with --allow-local."
    }

    private var timeMessage: String {
        "it did not answer within \(max(1, options.time / 1000)) seconds; try again later."
    }

    /// Returns the answer for a transfer that failed, or `nil`.
    private func failure(of outcome: Transfer.Outcome, _ address: WebAddress, _ answer: Answer) -> Answer? {
        let host = address.host
        if outcome.isTooLarge || outcome.code == CURLE_FILESIZE_EXCEEDED {
            let size = options.largestSize >> 20
            return answer.failing(
                .size, "it is larger than \(size > 0 ? "\(size) MB" : "\(options.largestSize) bytes").")
        }
        switch outcome.code {
        case CURLE_OK: return nil
        case CURLE_COULDNT_RESOLVE_HOST:
            return answer.failing(
                .name, "there is no \(host), or this machine is not connected; check the address and the network.")
        case CURLE_COULDNT_RESOLVE_PROXY:
            return answer.failing(.name, "the proxy that http_proxy or https_proxy names is not there.")
        case CURLE_COULDNT_CONNECT where outcome.isRefusedAsLocal:
            return answer.failing(.local, Self.localMessage(host))
        case CURLE_COULDNT_CONNECT where [ENETUNREACH, ENETDOWN, EHOSTUNREACH].contains(outcome.systemError):
            return answer.failing(.network, "this machine has no connection to \(host); check the network.")
        case CURLE_COULDNT_CONNECT:
            return answer.failing(.connection, "\(host) takes no connections now; try again later.")
        case CURLE_OPERATION_TIMEDOUT: return answer.failing(.time, timeMessage)
        case CURLE_PEER_FAILED_VERIFICATION:
            return answer.failing(
                .certificate, "the certificate of \(host) is wrong or has expired, so nothing was read.")
        case CURLE_SSL_CONNECT_ERROR, CURLE_SSL_CERTPROBLEM, CURLE_SSL_CIPHER,
            CURLE_SSL_ISSUER_ERROR:
            return answer.failing(
                .certificate, "the connection to \(host) is not safe, so nothing was read (\(outcome.words)).")
        case CURLE_SSL_CACERT_BADFILE:
            return answer.failing(
                .certificate, "this machine has no certificates to check \(host) with; install ca-certificates.")
        case CURLE_PARTIAL_FILE, CURLE_RECV_ERROR, CURLE_GOT_NOTHING, CURLE_SEND_ERROR, CURLE_HTTP2,
            CURLE_HTTP2_STREAM, CURLE_BAD_CONTENT_ENCODING:
            return answer.failing(.incomplete, "the answer broke off; try again.")
        default: return answer.failing(.other, "it could not be read (\(outcome.words)).")
        }
    }

    /// The time since the start of the machine in milliseconds.
    private static var now: Int {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
    }
}
