import CFileCalls
import RecipeKit
import RecipeLibrary

/// The program `recipes-fetch`, which reads pages. It is started for the first address, and ends with this object.
final class FetchHelper {
    static let name = "recipes-fetch"

    private let process: pid_t
    private let input: Int32
    private let output: Int32
    private var received: [UInt8] = []
    /// The requests that the helper has not answered yet.
    private var asked: [String] = []
    /// The answers that came before another one that was awaited.
    private var answered: [String: FetchAnswer] = [:]

    /// The helper gives up earlier. If it does not, it hangs.
    private static let mostSeconds = 60

    /// Why no answer came.
    enum Problem: Error {
        case ended
    }

    /// Starts the helper.
    ///
    /// - Parameters:
    ///   - path: The path of the program.
    ///   - options: Its options.
    init(at path: String, options: [String]) throws(CookbookError) {
        var arguments: [UnsafeMutablePointer<CChar>?] = ([path] + options).map { strdup($0) } + [nil]
        defer { for argument in arguments { free(argument) } }
        var (process, input, output) = (Int32(0), Int32(0), Int32(0))
        let error = recipes_start_helper(path, &arguments, &process, &input, &output)
        guard error == 0 else { throw SystemError.error(error, at: path) }
        (self.process, self.input, self.output) = (process, input, output)
    }

    deinit {
        close(input)
        close(output)
        kill(process, SIGTERM)
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
    }

    /// The path of the helper, or `nil` if there is none.
    package static var path: String? { HelperProgram.path(named: name) }

    /// Asks for an address without waiting. The helper answers in the order of the requests.
    ///
    /// - Parameter request: The line for the helper.
    func ask(_ request: String) throws {
        try send(request + "\n")
        asked.append(request)
    }

    /// Returns the answer to a request. Asks first, unless the request was made already.
    ///
    /// - Parameters:
    ///   - request: The line for the helper.
    ///   - waiting: Called several times a second. If it throws, the wait ends.
    /// - Throws: ``Problem``, or the error of `waiting`.
    func answer(to request: String, waiting: () throws -> Void) throws -> FetchAnswer {
        if answered[request] == nil, !asked.contains(request) { try ask(request) }
        while true {
            if let answer = answered.removeValue(forKey: request) { return answer }
            let next = asked[0]
            answered[next] = try nextAnswer(waiting)
            asked.removeFirst()
        }
    }

    private func nextAnswer(_ waiting: () throws -> Void) throws -> FetchAnswer {
        let end = ContinuousClock.now + .seconds(Self.mostSeconds)
        var answer: FetchAnswer?
        while true {
            if answer == nil, let newline = received.firstIndex(of: 0x0A) {
                guard let read = FetchAnswer(line: Array(received[..<newline])) else { throw Problem.ended }
                answer = read
                received.removeFirst(newline + 1)
            }
            if var answer, received.count >= answer.length {
                answer.body = Array(received[..<answer.length])
                received.removeFirst(answer.length)
                return answer
            }
            try receive(waiting)
            guard ContinuousClock.now < end else { throw Problem.ended }
        }
    }

    private func send(_ line: String) throws {
        var rest = Array(line.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Platform.write(input, $0) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw Problem.ended }
            rest = rest.dropFirst(count)
        }
    }

    /// Waits a moment for bytes, and receives them.
    private func receive(_ waiting: () throws -> Void) throws {
        var request = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
        guard poll(&request, 1, 100) > 0 else { return try waiting() }
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        let count = chunk.withUnsafeMutableBytes { read(output, $0.baseAddress, $0.count) }
        if count < 0, errno == EINTR { return try waiting() }
        guard count > 0 else { throw Problem.ended }
        received += chunk[..<count]
    }
}
