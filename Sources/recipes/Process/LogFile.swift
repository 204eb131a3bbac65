import Logging
import RecipeLibrary
import Synchronization
import TextLayout

/// The log file of the program, for problems that the program can work around.
///
/// The first message creates the file, so a program without problems creates nothing. If the file cannot be written,
/// messages are lost, because showing them on the screen would disturb the user.
final class LogFile: Sendable {
    /// The log of this process.
    static let shared = LogFile(folder: UserFolder.state.path())

    /// The maximum size of the file in bytes. If the next line would not fit, the file is renamed to
    /// `recipes.log.old`, and the line begins a new file. An older `recipes.log.old` is replaced.
    private static let sizeLimit = 256 << 10
    /// The maximum length of a line in bytes. The rest of a longer line is cut off.
    private static let lineLimit = 4 << 10

    private let folder: String?
    /// The last message. A lasting problem, such as a locked file, causes the same message again and again. Only the
    /// first of them is written.
    private let last = Mutex("")

    /// Creates a log. Does not open the file yet.
    ///
    /// - Parameter folder: The folder of the file, or `nil` to write nothing.
    init(folder: String?) { self.folder = folder }

    /// Makes all loggers write to the file. Does not open the file yet.
    static func receiveMessages() {
        LoggingSystem.bootstrap { FileLogHandler(label: $0, file: shared) }
    }

    /// Appends a message with the time and the process id. Does nothing if the message equals the last one.
    func write(_ message: String) {
        guard let folder else { return }
        last.withLock { last in
            guard message != last else { return }
            last = message
            let line = "\(Timestamp.now) \(getpid()) \(message)".withoutControlCharacters
            append(Array(line.utf8.prefix(Self.lineLimit)) + [0x0A], inFolder: folder)
        }
    }

    private func append(_ line: [UInt8], inFolder folder: String) {
        guard UserFolder.make(folder) else { return }
        let path = folder + "/recipes.log"
        var status = stat()
        if stat(path, &status) == 0 {
            // Write only to a regular file, because writing to a pipe could block forever.
            guard status.st_mode & S_IFMT == S_IFREG else { return }
            if Int(status.st_size) + line.count > Self.sizeLimit { rename(path, path + ".old") }
        }
        // The log is no data of the person, and must work when the store does not.
        // The file is opened for each line, because another process may have begun a new file.
        let descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0o600)
        guard descriptor >= 0 else { return }
        // One system call writes a line, so that lines of several processes do not mix.
        _ = line.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
        close(descriptor)
    }
}

/// Writes the messages of a logger to the log file, one line each.
struct FileLogHandler: LogHandler {
    let label: String
    let file: LogFile
    var metadata: Logger.Metadata = [:]
    var logLevel = Logger.Level.notice

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(event: LogEvent) { file.write("\(event.level) \(label): \(event.message)") }
}
