#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Looks at files, one folder after the other, without opening any.
///
/// It asks from the folder on, so that the system looks the way to it up once and not for each of its files.
struct FolderStamps: ~Copyable {
    private let place: ReadingPlace
    /// The path of the open folder, with the slash behind it.
    private var folder: [UInt8] = []
    private var descriptor: Int32 = -1

    /// - Parameter place: Is told of the folders.
    init(_ place: ReadingPlace) { self.place = place }

    deinit { if descriptor >= 0 { close(descriptor) } }

    /// What the system says of a file, or `nil` where it cannot be looked at.
    mutating func stamp(ofFileAt path: String) -> FileStamp? {
        path.withCString { start in
            var status = stat()
            guard let slash = strrchr(start, Int32(UInt8(ascii: "/"))) else {
                return stat(start, &status) == 0 ? FileStamp(status) : nil
            }
            let length = UnsafePointer(slash) - start + 1
            enter(UnsafeRawBufferPointer(start: start, count: length))
            let result = descriptor < 0 ? stat(start, &status) : fstatat(descriptor, start + length, &status, 0)
            return result == 0 ? FileStamp(status) : nil
        }
    }

    private mutating func enter(_ path: UnsafeRawBufferPointer) {
        guard path.count != folder.count || !path.elementsEqual(folder) else { return }
        if descriptor >= 0 { close(descriptor) }
        folder = Array(path)
        let name = String(decoding: path, as: UTF8.self)
        place.enter(name)
        descriptor = open(name, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    }
}
