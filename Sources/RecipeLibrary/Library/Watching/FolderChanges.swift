/// What has changed in watched folders.
package struct FolderChanges: Sendable {
    /// A changed entry of a folder.
    package struct Entry: Hashable, Sendable {
        package enum Kind {
            /// A file was written, or its permissions or times were changed.
            case written
            /// A file or a link was created or moved to this name.
            case appeared
            /// A file or a link was removed, or moved to another name.
            case vanished
            /// A folder, or a watched link to a folder, was created, removed, moved, or given other permissions.
            case folder
        }

        package var folder: String
        package var name: String
        package var kind: Kind

        package var path: String { FilePath.path(folder, name) }
    }

    /// The entries, in the order of their changes. If an entry has changed again and again, it is contained several
    /// times.
    package var entries: [Entry] = []
    /// Whether there are changes that ``entries`` does not contain: the system has dropped notifications, a watched
    /// folder has lost its place, or a name is not UTF-8.
    package var isIncomplete = false

    package var isEmpty: Bool { entries.isEmpty && !isIncomplete }
}
