import TOMLDocuments

/// Changes single settings in the text of a configuration file. The rest of the text does not change.
public struct ConfigurationEditor {
    /// The text of the file.
    public var text: String { String(decoding: document.bytes, as: UTF8.self) }
    private var document: TOMLDocument

    public init(_ text: String) { document = TOMLDocument(text) }

    /// Returns the names of the settings in a table, in the order of the text. Settings in a table inside this table
    /// are omitted. If the text has mistakes, the array is empty.
    public func names(in table: [String]) -> [String] {
        guard document.diagnostics.isEmpty, let table = document.node(at: table) else { return [] }
        return document.children(of: table).filter { $0.kind == .value || $0.kind == .array }.map(\.name)
    }

    /// Sets a setting to a string, or removes the setting.
    ///
    /// A new setting is inserted directly after the header of its table. If the table has no header, a header and the
    /// setting are added at the end of the text.
    ///
    /// - Parameters:
    ///   - path: The names that lead to the setting, for example `kitchen`, `weights` and `flour`.
    ///   - value: The string, or `nil` to remove the setting.
    /// - Returns: `false` if the text has mistakes, or if the setting is no string. In these cases, the text does not
    ///   change.
    public mutating func set(_ path: [String], to value: String?) -> Bool {
        guard document.diagnostics.isEmpty, !path.isEmpty else { return false }
        if let node = document.node(at: path) {
            guard case .string = node.value?.content else { return false }
        } else if value == nil {
            return true
        }
        return value.map { document.set(path, to: $0.quotedForTOML, atStart: true) } ?? document.remove(path)
    }
}
