import Foundation

/// A file with lines of the form `key = value`. Writing keeps comments, unknown keys and the order of the lines.
struct SettingsFile {
    let path: String
    private var lines: [String] = []

    /// Reads a file. A file that does not exist has no settings.
    init(path: String) throws {
        self.path = path
        guard FileManager.default.fileExists(atPath: path) else { return }
        lines = try String(contentsOfFile: path, encoding: .utf8).split(
            separator: "\n", omittingEmptySubsequences: false
        )
        .map(String.init)
        if lines.last == "" { lines.removeLast() }
    }

    /// The text of a setting, or `nil` if the file does not contain the setting.
    subscript(key: String) -> String? {
        get { lines.lazy.compactMap(Self.parse).last { $0.key == key }?.value }
        set {
            let line = "\(key) = \(newValue ?? "")"
            if let index = lines.lastIndex(where: { Self.parse($0)?.key == key }) {
                lines[index] = line
            } else {
                lines.append(line)
            }
        }
    }

    func write() throws {
        try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    }

    private static func parse(_ line: String) -> (key: String, value: String)? {
        guard !line.hasPrefix("#"), let sign = line.firstIndex(of: "=") else { return nil }
        let sides = [line[..<sign], line[sign...].dropFirst()].map { $0.trimmingCharacters(in: .whitespaces) }
        return (sides[0], sides[1])
    }
}
