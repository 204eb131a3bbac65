import GRDB
import RecipeLibrary

/// An error of the notebook, with a sentence for the user.
public struct NotebookError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The kind of an error.
    public enum Kind: Hashable, Sendable {
        /// A newer version of the program wrote the file.
        case newer
        /// The file is not a notebook.
        case foreign
        /// The file cannot be written, for example because its permissions forbid it or because the disk is full.
        case cannotWrite
        /// The file cannot be read, for example because its permissions forbid it or because the disk failed.
        case cannotRead
    }

    /// The kind of the error.
    public var kind: Kind
    /// The path of the notebook.
    public var path: String
    /// A sentence that says what is wrong and what to do.
    public var message: String

    init(_ kind: Kind, _ path: String, _ message: String) {
        self.kind = kind
        self.path = path
        self.message = message
    }

    /// The path and the message.
    public var description: String { "\(path): \(message)" }

    static func newer(_ path: String) -> NotebookError {
        NotebookError(.newer, path, "a newer version of recipes wrote it; it was left as it is. Update this one.")
    }

    static func foreign(_ path: String) -> NotebookError {
        NotebookError(.foreign, path, "it is a database of another program; it was left as it is. Move it elsewhere.")
    }

    static let withoutPath = NotebookError(
        .cannotWrite, "notebook", "HOME and XDG_DATA_HOME are unset.")

    /// Creates the error that describes another error. If the other error is a ``NotebookError``, it remains unchanged.
    ///
    /// - Parameters:
    ///   - error: The other error, usually of the database.
    ///   - path: The path of the notebook.
    ///   - isWriting: Whether the error occurred during a change.
    init(_ error: any Error, _ path: String, isWriting: Bool) {
        if let error = error as? NotebookError {
            self = error
            return
        }
        let kind: Kind = isWriting ? .cannotWrite : .cannotRead
        switch (error as? DatabaseError)?.resultCode {
        case .SQLITE_FULL?: self.init(.cannotWrite, path, "the disk is full; make room.")
        case .SQLITE_READONLY?: self.init(.cannotWrite, path, "it may not be written; change its permissions.")
        case .SQLITE_CANTOPEN?, .SQLITE_PERM?, .SQLITE_AUTH?:
            self.init(kind, path, "it cannot be opened; see to the permissions of the file and its folder.")
        case .SQLITE_BUSY?, .SQLITE_LOCKED?:
            self.init(kind, path, "another program is writing to it; try again.")
        case .SQLITE_IOERR?: self.init(kind, path, "the disk failed or is full; see to the disk.")
        default: self.init(kind, path, "\(error)")
        }
    }
}

/// A failure of the notebook. The description is the message for the user.
package struct NotebookFailure: Error, Hashable, CustomStringConvertible {
    package var description: String
}
