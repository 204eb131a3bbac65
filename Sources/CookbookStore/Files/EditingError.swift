import RecipeFormats
import RecipeKit
import RecipeLibrary

/// The reason why a file of a cookbook was not changed. After this error, the file still has its old content and name.
public enum EditingError: Error, Hashable, Sendable {
    /// Another program has changed the file since it was read.
    case changed(String)
    /// Another program has moved or deleted the file since it was read.
    case gone(String)
    /// Another file has the wanted name.
    case taken(String)
    /// The file cannot be read or changed, for example because the system does not allow it. The value is a sentence
    /// for the user that says what is wrong and what to do.
    case refused(String)

    /// A sentence for the user.
    public var message: String {
        switch self {
        case .changed(let path): "“\(FilePath.name(of: path))” was changed by another program meanwhile."
        case .gone(let path): "“\(FilePath.name(of: path))” was moved or deleted by another program meanwhile."
        case .taken(let path): "There is already a file “\(FilePath.name(of: path))”; choose another name."
        case .refused(let message): message
        }
    }

    /// Creates the error for an error number of the system.
    ///
    /// - Parameters:
    ///   - number: The error number.
    ///   - path: The path of the file. The message contains its name.
    ///   - action: The end of “could not be …” in the message: `saved`, `moved`.
    static func system(_ number: Int32, _ path: String, _ action: String) -> EditingError {
        let start = "“\(FilePath.name(of: path))” could not be \(action): "
        return switch number {
        case EACCES, EPERM: .refused(start + "you may not write there; change the permissions of its folder.")
        case EROFS: .refused(start + "the disk is read-only; copy the cookbook to another place to change it.")
        case ENOSPC, EDQUOT: .refused(start + "the disk is full; make room and try again.")
        case ENAMETOOLONG: .refused(start + "the name is too long for the system; choose a shorter one.")
        case ENOENT, ENOTDIR: .refused(start + "the file or its folder is not there any more; read the cookbook again.")
        case EIO: .refused(start + "the disk failed; check the disk and its cable.")
        default: .refused(start + "\(SystemError.words(for: number)); try again.")
        }
    }
}
