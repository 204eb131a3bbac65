import CFileCalls
import RecipeLibrary

/// The program `recipes-picture`, which decodes one picture in a process of its own.
package enum PictureHelper {
    static let name = "recipes-picture"

    /// The path of the helper, or `nil` if it is missing.
    package static var path: String? { HelperProgram.path(named: name) }

    /// The most bytes that it may write: the largest screen.
    private static let mostBytes = 64 << 20
    /// The helper ends itself earlier. If it does not, it hangs.
    private static let mostSeconds = 35

    /// Runs the helper, and returns what it has written. Returns `nil` if the file is no picture.
    ///
    /// - Throws: `CancellationError` if the task was cancelled meanwhile. The helper is then killed.
    static func output(of request: PictureRequest, at path: String) throws -> [UInt8]? {
        var arguments: [UnsafeMutablePointer<CChar>?] = ([path] + request.arguments).map { strdup($0) } + [nil]
        defer { for argument in arguments { free(argument) } }
        var (process, input, output) = (Int32(0), Int32(0), Int32(0))
        guard recipes_start_helper(path, &arguments, &process, &input, &output) == 0 else { return nil }
        close(input)
        defer { close(output) }
        do {
            if let bytes = try read(output) { return wait(for: process) ? bytes : nil }
        } catch {
            end(process)
            throw error
        }
        end(process)
        return nil
    }

    /// Reads everything until the end. Returns `nil` if it is too much, or takes too long.
    private static func read(_ descriptor: Int32) throws -> [UInt8]? {
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        let end = ContinuousClock.now + .seconds(mostSeconds)
        while true {
            var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            // Short, so that another picture need not wait for one that nobody wants any more.
            let isReady = poll(&request, 1, 10) > 0
            try Task.checkCancellation()
            guard isReady else {
                guard ContinuousClock.now < end else { return nil }
                continue
            }
            let count = chunk.withUnsafeMutableBytes { systemRead(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return count == 0 ? bytes : nil }
            bytes += chunk[..<count]
            guard bytes.count <= mostBytes else { return nil }
        }
    }

    private static func end(_ process: pid_t) {
        kill(process, SIGKILL)
        _ = wait(for: process)
    }

    /// Waits for the end, and returns whether the helper succeeded.
    private static func wait(for process: pid_t) -> Bool {
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0 {
            guard errno == EINTR else { return false }
        }
        return status == 0
    }
}

private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    read(descriptor, buffer, count)
}
