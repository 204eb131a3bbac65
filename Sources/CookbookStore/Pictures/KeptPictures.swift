import Foundation
import RecipeFormats
import RecipeLibrary

/// The decoded pictures, in the folder of the cache. A picture whose file has changed has another name there.
///
/// It writes its files itself, because they are derived: no journal knows them, nothing undoes them, and whoever deletes
/// the folder loses only time.
struct KeptPictures {
    private let folder: String?

    /// The most bytes that are kept. A picture of half blocks has about 10 KB.
    private static let mostBytes = 64 << 20

    /// - Parameter cache: The folder of the cache, or `nil` if there is none. Then nothing is kept.
    init(in cache: String?) { folder = cache.map { "\($0)/pictures" } }

    /// Returns what was kept for a request, or `nil`.
    func bytes(for request: PictureRequest, _ stamp: FileStamp) -> [UInt8]? {
        guard let path = path(for: request, stamp), let kept = FileStamp(ofFileAt: path), kept.size <= Self.mostBytes
        else { return nil }
        // `try?`: what cannot be read is decoded again.
        return try? RecipeFile.bytes(ofFileAt: path, from: 0, count: kept.size)
    }

    /// Keeps the result of a request. If this fails, the picture is decoded again the next time.
    func keep(_ bytes: [UInt8], for request: PictureRequest, _ stamp: FileStamp) {
        guard let folder, let path = path(for: request, stamp), UserFolder.make(folder) else { return }
        let draft = "\(path).\(getpid())"
        let descriptor = open(draft, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { return }
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Platform.write(descriptor, $0) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { break }
            rest = rest.dropFirst(count)
        }
        if close(descriptor) != 0 || !rest.isEmpty || rename(draft, path) != 0 { unlink(draft) }
    }

    /// Removes the oldest pictures if there are too many.
    func removeOld() {
        guard let folder else { return }
        // `try?`: what cannot be listed stays.
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        var kept = names.compactMap { name in FileStamp(ofFileAt: "\(folder)/\(name)").map { (name: name, stamp: $0) } }
        var size = kept.reduce(0) { $0 + $1.stamp.summedSize }
        guard size > Self.mostBytes else { return }
        kept.sort { $0.stamp.mtime < $1.stamp.mtime }
        // Half of the room, so that not every start removes some.
        for (name, stamp) in kept where size > Self.mostBytes / 2 {
            unlink("\(folder)/\(name)")
            size -= stamp.summedSize
        }
    }

    private func path(for request: PictureRequest, _ stamp: FileStamp) -> String? {
        var hash = StableHash()
        for part in [request.path, "\(stamp)"] + request.arguments { hash.combine(part.utf8) }
        return folder.map { "\($0)/\(hash.hexadecimal).ppm" }
    }
}
