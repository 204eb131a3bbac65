/// Changes single settings in the text of a configuration file. The rest of the text does not change.
public struct ConfigurationEditor {
    /// The text of the file.
    public private(set) var text: String

    /// Creates an editor for a text.
    public init(_ text: String) { self.text = text }

    /// Returns the names of the settings in a table, in the order of the text. Settings in a table inside this table
    /// are omitted. If the text is not TOML, the array is empty.
    public func names(in table: [String]) -> [String] {
        let paths = (try? TOMLText(text))?.entries.map(\.path) ?? []
        return paths.compactMap { $0.count == table.count + 1 && $0.starts(with: table) ? $0.last : nil }
    }

    /// Sets a setting to a string, or removes the setting.
    ///
    /// A new setting is inserted directly after the header of its table. If the table has no header, a header and the
    /// setting are added at the end of the text.
    ///
    /// - Parameters:
    ///   - path: The names that lead to the setting, for example `kitchen`, `weights` and `flour`.
    ///   - value: The string, or `nil` to remove the setting.
    /// - Returns: `false` if the text is not TOML, or if the setting is in a form that this type cannot change, such as
    ///   a number or a table in braces. In these cases, the text does not change.
    public mutating func set(_ path: [String], to value: String?) -> Bool {
        guard let old = try? TOMLText(text), let name = path.last else { return false }
        let changed: String?
        if let entry = old.entries.first(where: { $0.path == path }) {
            guard case .string = entry.value else { return false }
            changed = value.map { replacing(at: path, with: $0, old.locations) } ?? removing(path, old.locations)
        } else if let value {
            let line = "\(name.keyForTOML) = \(value.quotedForTOML)"
            changed = inserting(line, in: Array(path.dropLast()), old.locations)
        } else {
            changed = text
        }
        guard let changed, Self.differs(changed, from: old, onlyBy: value, at: path) else { return false }
        text = changed
        return true
    }

    /// Returns whether a changed text is valid TOML and has the wanted value at a path. If the wanted value is `nil`,
    /// the text must have no value at the path. All other paths must be the same as in the old text.
    private static func differs(_ text: String, from old: TOMLText, onlyBy value: String?, at path: [String]) -> Bool {
        guard let new = try? TOMLText(text) else { return false }
        let found = new.entries.first { $0.path == path }
        if let value {
            guard case .string(value) = found?.value else { return false }
        } else if found != nil {
            return false
        }
        return new.entries.map(\.path).filter { $0 != path } == old.entries.map(\.path).filter { $0 != path }
    }

    // MARK: - Edits

    private func replacing(at path: [String], with value: String, _ locations: TOMLLocations) -> String? {
        let start = index(of: locations.location(ofString: 0, at: path))
        guard start < text.endIndex, !text[start...].hasPrefix("\"\"\""), !text[start...].hasPrefix("'''") else {
            return nil
        }
        let quote = text[start]
        var end = text.index(after: start)
        while end < text.endIndex, text[end] != quote, !text[end].isNewline {
            if quote == "\"", text[end] == "\\" { end = text.index(after: end) }
            guard end < text.endIndex else { return nil }
            end = text.index(after: end)
        }
        guard end < text.endIndex, text[end] == quote else { return nil }
        return String(text[..<start]) + value.quotedForTOML + text[text.index(after: end)...]
    }

    /// Removes the line of a setting.
    private func removing(_ path: [String], _ locations: TOMLLocations) -> String? {
        let line = locations.location(of: path).line
        let start = index(of: TOMLLocation(line: line, column: 1))
        let end = index(of: TOMLLocation(line: line + 1, column: 1))
        return String(text[..<start]) + text[end...]
    }

    private func inserting(_ line: String, in table: [String], _ locations: TOMLLocations) -> String {
        let newline = text.first(where: \.isNewline) == "\r\n" ? "\r\n" : "\n"
        let header = locations.location(of: table)
        let start = index(of: header)
        // A bracket at this location is not enough: for a table without a header, it can belong to the parent table.
        if start < text.endIndex, text[start] == "[", locations.hasHeader(table) {
            let next = index(of: TOMLLocation(line: header.line + 1, column: 1))
            let head = text[..<next]
            return head + (head.last?.isNewline == true ? "" : newline) + line + newline + text[next...]
        }
        let end = text.isEmpty ? "" : (text.last?.isNewline == true ? "" : newline) + newline
        return text + end + "[\(table.map(\.keyForTOML).joined(separator: "."))]" + newline + line + newline
    }

    /// Returns the index of a location. If the location is after the end of the text, returns the end.
    private func index(of location: TOMLLocation) -> String.Index {
        var line = 1
        var index = text.startIndex
        while line < location.line {
            guard let end = text[index...].firstIndex(where: \.isNewline) else { return text.endIndex }
            index = text.index(after: end)
            line += 1
        }
        return text.index(index, offsetBy: location.column - 1, limitedBy: text.endIndex) ?? text.endIndex
    }
}
