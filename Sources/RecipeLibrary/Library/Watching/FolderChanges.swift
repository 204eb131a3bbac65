/// What has changed in watched folders.
struct FolderChanges: Sendable {
    /// A changed entry of a folder.
    struct Entry: Hashable, Sendable {
        enum Kind {
            /// A file was written, or its permissions or times were changed.
            case written
            /// A file or a link was created or moved to this name.
            case appeared
            /// A file or a link was removed, or moved to another name.
            case vanished
            /// A folder, or a watched link to a folder, was created, removed, moved, or given other permissions.
            case folder
        }

        var folder: String
        var name: String
        var kind: Kind

        var path: String { FilePath.path(folder, name) }
    }

    /// The entries, in the order of their changes. If an entry has changed again and again, it is contained several
    /// times.
    var entries: [Entry] = []
    /// Whether there are changes that ``entries`` does not contain: the system has dropped notifications, a watched
    /// folder has lost its place, or a name is not UTF-8.
    var isIncomplete = false

    var isEmpty: Bool { entries.isEmpty && !isIncomplete }
}
