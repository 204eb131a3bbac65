import Foundation
import RecipeFormats
import RecipeKit
import RecipeLibrary

/// The pages that were read from the web, as they came, in the folder of the cache. So a page that is not understood can
/// be read again without the network, and one that has not changed is not sent again.
struct KeptPages {
    private let folder: String

    /// - Throws: An error if the folder cannot be made.
    init() throws(CookbookError) {
        guard let cache = UserFolder.cache.path() else {
            throw CookbookError(
                .cannotCreate, "~/.cache", "there is no home folder that keeps the page; set HOME or XDG_CACHE_HOME.")
        }
        folder = "\(cache)/pages"
        guard UserFolder.make(folder) else { throw SystemError.error(errno, at: folder) }
    }

    /// Returns the path of the file that keeps a page, or would keep it.
    func path(of address: WebPageAddress) -> String { "\(folder)/\(address.stem).http" }

    /// Returns the marks of the kept page, for the request: `etag=…` and `since=…`.
    func marks(of address: WebPageAddress) -> [String] {
        // `try?`: a page that was never read is not kept.
        guard let start = try? RecipeFile.start(ofFileAt: path(of: address)) else { return [] }
        let lines = String(decoding: start, as: UTF8.self).split(separator: "\r\n", omittingEmptySubsequences: false)
        let names = [("ETag: ", "etag="), ("Last-Modified: ", "since=")]
        return lines.prefix { !$0.isEmpty }.flatMap { line in
            names.compactMap { line.hasPrefix($0) ? $1 + line.dropFirst($0.utf8.count) : nil }
        }
    }

    /// Keeps an answer in place of an older one, and removes the older one's picture.
    func keep(_ answer: FetchAnswer, of address: WebPageAddress) throws(CookbookError) {
        let head = (["HTTP/1.1 \(answer.status)"] + answer.headers.map { "\($0.name): \($0.value)" })
            .map { $0 + "\r\n" }.joined()
        removePicture(of: address)
        try write(Array("\(head)\r\n".utf8) + answer.body, to: path(of: address))
    }

    /// Keeps the picture of a page where imports look for it. Returns `false` if the bytes are none.
    func keep(picture bytes: [UInt8], of address: WebPageAddress) throws(CookbookError) -> Bool {
        guard let picture = RecipePicture(bytes), picture.kind != .heic else { return false }
        try write(bytes, to: "\(folder)/\(address.stem).\(picture.kind.rawValue)")
        return true
    }

    func hasPicture(of address: WebPageAddress) -> Bool {
        Self.kinds.contains { access("\(folder)/\(address.stem).\($0)", F_OK) == 0 }
    }

    // MARK: - Imported texts

    /// The most recipes of one page whose texts are kept.
    private static let mostTexts = 100

    /// Returns the path of the file with what a page said when its recipe was imported: the text of the new file.
    private func path(ofText number: Int, of address: WebPageAddress) -> String {
        "\(folder)/\(address.stem).\(number).cook"
    }

    /// Returns what a page said when its recipes were imported. An empty text says that this is not known.
    func texts(of address: WebPageAddress) -> [String] {
        var texts: [String] = []
        while texts.count < Self.mostTexts {
            let path = path(ofText: texts.count, of: address)
            guard let stamp = FileStamp(ofFileAt: path),
                // `try?`: what cannot be read is not known.
                let bytes = try? RecipeFile.bytes(ofFileAt: path, from: 0, count: stamp.size)
            else { break }
            texts.append(String(decoding: bytes, as: UTF8.self))
        }
        return texts
    }

    /// Keeps what a page says of a recipe.
    ///
    /// - Parameters:
    ///   - text: The text of the recipe's file.
    ///   - number: The index in ``texts(of:)``, or `nil` for a further text.
    func keep(text: String, at number: Int?, of address: WebPageAddress) throws(CookbookError) {
        let known = texts(of: address)
        guard number != nil || !known.contains(text) else { return }
        let index = number ?? known.count
        if index < Self.mostTexts { try write(Array(text.utf8), to: path(ofText: index, of: address)) }
    }

    /// Removes what was kept a month ago or longer. The texts of imported recipes stay, because they tell what a page has
    /// changed since.
    func removeOld() {
        let oldest = Date.now.addingTimeInterval(-30 * 24 * 3600)
        // `try?`: what cannot be listed or removed stays.
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
            if name.hasSuffix(".cook") { continue }
            let path = "\(folder)/\(name)"
            let changed = (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date
            if let changed, changed < oldest { unlink(path) }
        }
    }

    private func removePicture(of address: WebPageAddress) {
        for kind in Self.kinds { unlink("\(folder)/\(address.stem).\(kind)") }
    }

    private static let kinds = ["jpg", "png", "webp", "gif"]

    private func write(_ bytes: [UInt8], to path: String) throws(CookbookError) {
        let draft = "\(path).\(getpid())"
        let descriptor = open(draft, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { throw SystemError.error(errno, at: draft) }
        var rest = bytes[...]
        var failure: Int32 = 0
        while !rest.isEmpty, failure == 0 {
            let count = rest.withUnsafeBytes { Platform.write(descriptor, $0) }
            if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { failure = errno }
        }
        if close(descriptor) != 0, failure == 0 { failure = errno }
        if failure == 0, rename(draft, path) != 0 { failure = errno }
        guard failure != 0 else { return }
        unlink(draft)
        throw SystemError.error(failure, at: path)
    }
}
