import Logging
import Synchronization

/// Keeps the messages of all loggers of the test process.
final class LogRecorder: LogHandler {
    private static let lines = Mutex<[String]>([])
    /// Loggers can be sent to a handler only once in a process.
    private static let isInstalled: Bool = {
        LoggingSystem.bootstrap { LogRecorder(label: $0) }
        return true
    }()

    private let label: String

    private init(label: String) { self.label = label }

    /// Starts to record, before the work whose messages are expected.
    static func start() { _ = isInstalled }

    /// Returns the messages that contain a text. Tests run at the same time, so the text should be a path of the test.
    static func lines(with text: String) -> [String] { lines.withLock { $0.filter { $0.contains(text) } } }

    func log(event: LogEvent) { Self.lines.withLock { $0.append("\(event.level) \(label): \(event.message)") } }

    var metadata: Logger.Metadata {
        get { [:] }
        set {}
    }

    var logLevel: Logger.Level {
        get { .notice }
        set {}
    }

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { nil }
        set {}
    }
}
