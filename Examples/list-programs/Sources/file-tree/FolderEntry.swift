import Foundation

/// A file or a folder inside a folder.
struct FolderEntry: Sendable {
    enum Kind: Sendable {
        case folder
        case file(bytes: Int)
        case link(target: String)
    }

    var name: String
    var kind: Kind

    /// Reads a folder in the background. Folders come first, then files. Both are sorted by name.
    static func read(_ path: String) async throws -> [FolderEntry] {
        let files = FileManager.default
        let entries = try files.contentsOfDirectory(atPath: path).map { name in
            let attributes = try? files.attributesOfItem(atPath: "\(path)/\(name)")
            let kind: Kind =
                switch attributes?[.type] as? FileAttributeType {
                case .typeDirectory?: .folder
                case .typeSymbolicLink?:
                    .link(target: (try? files.destinationOfSymbolicLink(atPath: "\(path)/\(name)")) ?? "?")
                default: .file(bytes: (attributes?[.size] as? NSNumber)?.intValue ?? 0)
                }
            return FolderEntry(name: name, kind: kind)
        }
        return entries.sorted { ($0.isFolder ? 0 : 1, $0.name) < ($1.isFolder ? 0 : 1, $1.name) }
    }

    var isFolder: Bool { if case .folder = kind { true } else { false } }
    var isHidden: Bool { name.hasPrefix(".") }

    /// The size of a file or the target of a link, or `nil` for a folder.
    var detail: String? {
        switch kind {
        case .folder: nil
        case .file(let bytes): ByteCountFormatter.string(fromByteCount: Int64(bytes), countStyle: .file)
        case .link(let target): "→ \(target)"
        }
    }
}
