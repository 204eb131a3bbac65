import Foundation
import Synchronization

/// A small web server on the loopback address. It answers each connection once, on a thread of its own.
final class PageServer: Sendable {
    enum Answer: Sendable {
        case page(String)
        case whole(status: Int, headers: [String: String], body: Data)
        /// The headers of a page, and then one byte after the other until the other side gives up.
        case drip
        /// The headers of a page, and then bytes without an end.
        case endless
        /// Bytes that need not be an answer.
        case raw(Data)
    }

    let port: UInt16
    private let listener: Int32
    private let isStopped = Mutex(false)
    private let received = Mutex<[String]>([])

    /// Starts a server.
    ///
    /// - Parameter answer: Returns the answer to a path. The second argument has all headers of the request.
    init(_ answer: @escaping @Sendable (String, String) -> Answer) throws {
        let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isListening = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(listener, $0, length) == 0 && listen(listener, 64) == 0 && getsockname(listener, $0, &length) == 0
            }
        }
        self.listener = listener
        guard isListening else { throw POSIXError(.EADDRNOTAVAIL) }
        port = UInt16(bigEndian: address.sin_port)
        Thread.detachNewThread { [self] in
            while case let connection = accept(listener, nil, nil), connection >= 0 {
                Thread.detachNewThread {
                    defer {
                        // A program that another test started meanwhile may keep the descriptor, but not the connection.
                        shutdown(connection, Int32(SHUT_RDWR))
                        close(connection)
                    }
                    guard let request = Self.request(connection) else { return }
                    self.note(request)
                    let path = request.split(separator: " ").dropFirst().first.map(String.init) ?? "/"
                    Self.send(answer(path, request), to: connection)
                }
            }
        }
    }

    /// Ends the server. Without this call, it runs until the tests end.
    func stop() {
        // A closed descriptor may belong to somebody else already.
        let isStopped = isStopped.withLock { was in
            defer { was = true }
            return was
        }
        guard !isStopped else { return }
        shutdown(listener, Int32(SHUT_RDWR))
        close(listener)
    }

    /// The requests so far.
    var requests: [String] { received.withLock { $0 } }

    func address(_ path: String) -> String { "http://127.0.0.1:\(port)/\(path)" }

    private func note(_ request: String) { received.withLock { $0.append(request) } }

    private static func request(_ connection: Int32) -> String? {
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 4096)
        while case let count = recv(connection, &chunk, chunk.count, 0), count > 0 {
            bytes += chunk[..<count]
            let text = String(decoding: bytes, as: UTF8.self)
            if text.contains("\r\n\r\n") { return text }
        }
        return nil
    }

    private static func send(_ answer: Answer, to connection: Int32) {
        switch answer {
        case .page(let text):
            send(.whole(status: 200, headers: ["Content-Type": "text/html"], body: Data(text.utf8)), to: connection)
        case .whole(let status, var headers, let body):
            headers["Content-Length"] = headers["Content-Length"] ?? String(body.count)
            let lines = headers.map { "\($0): \($1)\r\n" }.sorted().joined()
            _ = send(Data("HTTP/1.1 \(status) X\r\nConnection: close\r\n\(lines)\r\n".utf8) + body, to: connection)
        case .drip:
            _ = send(Data("HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n\r\n".utf8), to: connection)
            while send(Data("x".utf8), to: connection) { usleep(50_000) }
        case .endless:
            _ = send(Data("HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n\r\n".utf8), to: connection)
            let block = Data(repeating: 0x78, count: 1 << 16)
            while send(block, to: connection) {}
        case .raw(let bytes): _ = send(bytes, to: connection)
        }
    }

    private static func send(_ bytes: Data, to connection: Int32) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes {
                Glibc.send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }
}
