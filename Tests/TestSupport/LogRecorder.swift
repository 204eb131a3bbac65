import Logging
import Synchronization

/// Keeps the messages of all loggers of the test process.
public final class LogRecorder: LogHandler {
    private static let lines = Mutex<[String]>([])
    /// A process can install a log handler only once.
    private static let isInstalled: Bool = {
        LoggingSystem.bootstrap { LogRecorder(label: $0) }
        return true
    }()

    private let label: String

    private init(label: String) { self.label = label }

    /// Starts to record. Call it before the work whose messages the test expects.
    public static func start() { _ = isInstalled }

    /// Returns the messages that contain a text. Tests run at the same time, so the text should be a path of the test.
    public static func lines(with text: String) -> [String] { lines.withLock { $0.filter { $0.contains(text) } } }

    public func log(event: LogEvent) { Self.lines.withLock { $0.append("\(event.level) \(label): \(event.message)") } }

    public var metadata: Logger.Metadata {
        get { [:] }
        set {}
    }

    public var logLevel: Logger.Level {
        get { .notice }
        set {}
    }

    public subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { nil }
        set {}
    }
}
