import Logging

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
