import Foundation
import RecipeLibrary

/// Begins the user's own cookbook, in the folder that the program opens by default.
///
/// It writes without a ``Store``, because a store belongs to a cookbook that exists. Nothing of the user's is replaced, so
/// there is nothing that undo could bring back.
public struct OwnCookbook: Sendable {
    /// The folder of the cookbook, which does not exist yet.
    public let path: String
    /// The empty file that says that the user was asked how the cookbook shall begin, or `nil` if there is no place for it.
    private let answer: String?

    /// Returns `nil` if the user has no home folder, or has a cookbook already.
    public init?(environment: (String) -> String? = { getenv($0).map { String(cString: $0) } }) {
        guard let path = HomeCookbook.personalPath(environment: environment), access(path, F_OK) != 0 else {
            return nil
        }
        self.path = path
        answer = UserFolder.state.path(environment: environment).map { $0 + "/asked-for-cookbook" }
    }

    /// Whether the user was never asked how the cookbook shall begin, and could begin it: the folder above it can be
    /// written.
    public var isUndecided: Bool {
        guard let answer, access(answer, F_OK) != 0, let slash = path.lastIndex(of: "/") else { return false }
        return access(String(path[..<slash]) + "/", W_OK) == 0
    }

    /// Remembers that the user was asked. If this cannot be written, the user is asked again.
    public func rememberAnswer() {
        guard let answer, let slash = answer.lastIndex(of: "/"), UserFolder.make(String(answer[..<slash])) else {
            return
        }
        let file = open(answer, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
        if file >= 0 { close(file) }
    }

    /// Creates the folder, with copies of the recipes of another cookbook or without recipes.
    ///
    /// The folder appears complete or not at all: it is made under another name and then renamed.
    ///
    /// - Parameter folder: The folder of the cookbook to copy, or `nil` for an empty cookbook.
    public func begin(copying folder: String?) throws(EditingError) {
        let draft = "\(path).new-\(UInt32.random(in: 0 ... .max))"
        do {
            if let folder {
                try FileManager.default.copyItem(atPath: folder, toPath: draft)
                try makeWritable(draft)
            } else {
                try FileManager.default.createDirectory(atPath: draft, withIntermediateDirectories: true)
            }
        } catch {
            try? FileManager.default.removeItem(atPath: draft)
            throw .refused("“\(path)” could not be made: \(error.localizedDescription)")
        }
        // rename() would replace an empty folder that another program has made meanwhile, which loses nothing.
        guard rename(draft, path) == 0 else {
            let number = errno
            try? FileManager.default.removeItem(atPath: draft)
            throw .system(number, path, "made")
        }
    }

    /// The recipes of an installed program belong to root and may be read-only, and so would be the copies.
    private func makeWritable(_ folder: String) throws {
        let paths = [folder] + (FileManager.default.subpaths(atPath: folder) ?? []).map { folder + "/" + $0 }
        for path in paths {
            var information = stat()
            guard lstat(path, &information) == 0, information.st_mode & S_IFMT != S_IFLNK else { continue }
            chmod(path, information.st_mode & 0o777 | S_IRUSR | S_IWUSR)
        }
    }
}
