import RecipeFormats
import RecipeKit

/// Reads the bytes of files. To read a whole file, it calls open, fstat and close once each.
package enum RecipeFile {
    /// Returns at most the first ``FormatRegistry/sniffedLength`` bytes of a file. Formats recognize the file by these
    /// bytes.
    ///
    /// - Throws: An error if the file cannot be opened or read.
    package static func start(ofFileAt path: String) throws(CookbookError) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
        guard descriptor >= 0 else { throw SystemError.error(errno, at: path) }
        defer { close(descriptor) }
        var start = [UInt8](repeating: 0, count: FormatRegistry.sniffedLength)
        let count = start.withUnsafeMutableBufferPointer { systemRead(descriptor, $0.baseAddress, $0.count) }
        guard count >= 0 else { throw SystemError.error(errno, at: path) }
        return Array(start.prefix(count))
    }

    /// Returns the bytes of a file. Never blocks on a pipe or a device.
    ///
    /// - Throws: An error if the file does not exist, is not a regular file, cannot be accessed, or is larger than its
    ///   format or the available memory allows.
    package static func bytes(ofFileAt path: String) throws(CookbookError) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
        guard descriptor >= 0 else { throw SystemError.error(errno, at: path) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw SystemError.error(errno, at: path) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw SystemError.notAFile(path) }
        let size = Int(status.st_size)
        let sizeLimit = sizeLimit(ofFile: path, size: size)
        guard size <= sizeLimit else { throw tooLarge(path, sizeLimit) }
        let bytes = try read(descriptor, expecting: size, limit: sizeLimit, path: path)
        guard bytes.count <= sizeLimit else { throw tooLarge(path, sizeLimit) }
        return bytes
    }

    /// Returns a part of a file. If the file ends inside the part, returns only the bytes up to the end of the file.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - offset: The offset of the part in bytes.
    ///   - count: The length of the part in bytes.
    /// - Throws: An error if the file cannot be opened or read.
    package static func bytes(ofFileAt path: String, from offset: Int, count: Int) throws(CookbookError) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
        guard descriptor >= 0 else { throw SystemError.error(errno, at: path) }
        defer { close(descriptor) }
        var failure: Int32 = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            (filled, failure) = read(descriptor, from: offset, into: UnsafeMutableRawBufferPointer(buffer))
        }
        guard failure == 0 else { throw SystemError.error(failure, at: path) }
        return bytes
    }

    /// Reads the bytes of a file into a buffer, starting at an offset in the file. Stops when the buffer is full or the
    /// file ends.
    ///
    /// - Returns: The number of bytes that were read, and the system's error number. The error number is 0 if there is
    ///   no error.
    package static func read(
        _ descriptor: Int32, from offset: Int, into buffer: UnsafeMutableRawBufferPointer
    ) -> (count: Int, failure: Int32) {
        var count = 0
        while count < buffer.count {
            let got = pread(
                descriptor, buffer.baseAddress.map { $0 + count }, buffer.count - count, off_t(offset + count))
            if got < 0 && errno == EINTR { continue }
            if got < 0 { return (count, errno) }
            if got == 0 { break }
            count += got
        }
        return (count, 0)
    }

    /// Returns the size limit of a file in bytes: the limit of the format, or less if there is little memory. For a
    /// small file, the memory is not checked.
    private static func sizeLimit(ofFile path: String, size: Int) -> Int {
        let (limit, cost) = FormatRegistry.sizeLimit(ofFile: path)
        return size <= MemoryLimit.alwaysAllowed ? limit : MemoryLimit.fileSize(limit, cost: cost)
    }

    package static func tooLarge(_ path: String, _ sizeLimit: Int) -> CookbookError {
        let size = MemoryLimit.size(sizeLimit)
        guard sizeLimit < FormatRegistry.sizeLimit(ofFile: path).limit else {
            return CookbookError(
                .badData, path, "the file is larger than \(size), so it was not read; split it into recipes.")
        }
        return CookbookError(
            .badData, path,
            "the file is larger than \(size), which is all that the limit of this program's memory allows; allow more "
                + "memory (ulimit -v), or split it into recipes.")
    }

    /// Reads the file to its end, but at most one byte more than the limit. If the result is longer than the limit, the
    /// file is too large.
    private static func read(
        _ descriptor: Int32, expecting size: Int, limit sizeLimit: Int, path: String
    ) throws(CookbookError) -> [UInt8] {
        var bytes: [UInt8] = []
        var capacity = size + 1
        while true {
            var failure: Int32 = 0
            let chunk = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
                count = 0
                while count < capacity {
                    let got = systemRead(descriptor, buffer.baseAddress.map { $0 + count }, capacity - count)
                    if got < 0 && errno == EINTR { continue }
                    if got < 0 { failure = errno }
                    if got <= 0 { return }
                    count += got
                }
            }
            guard failure == 0 else { throw SystemError.error(failure, at: path) }
            if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
            guard chunk.count == capacity, bytes.count <= sizeLimit else { return bytes }
            capacity = min(max(bytes.count, 65_536), sizeLimit + 1 - bytes.count)
        }
    }
}

private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutablePointer<UInt8>?, _ count: Int) -> Int {
    read(descriptor, buffer, count)
}

/// Pictures in the folder of a recipe's file, named by the convention of ``PictureNames``.
package enum RecipePictures {
    /// Appends the names of the pictures beside a recipe's file to the pictures of the recipe. Does nothing if the
    /// recipe cannot have such pictures.
    ///
    /// Complexity: 40 system calls if there are no pictures beside the file, and usually more if there are pictures.
    ///
    /// - Parameters:
    ///   - path: The path of the recipe's file.
    ///   - index: The index of the recipe in its file. Only the first recipe has pictures beside the file.
    ///   - images: The names of the recipe's pictures. A name that is already among them is not added again.
    package static func add(ofFileAt path: String, index: Int, to images: inout [String]) {
        for picture in find(ofFileAt: path, index: index) where !images.contains(picture.name) {
            images.append(picture.name)
        }
    }

    /// Returns whether a recipe can have pictures beside its file. Only the first recipe of a Cooklang, Markdown or Org
    /// file or of a kept page can.
    package static func areAllowed(ofFileAt path: String, index: Int) -> Bool {
        index == 0
            && [".cook", ".menu", ".md", ".markdown", ".org", ".http"].contains(where: path.lowercased().hasSuffix)
    }

    /// Returns the name of each picture beside a recipe's file, and its place in the recipe, as ``PictureNames``
    /// defines it.
    package static func find(ofFileAt path: String, index: Int) -> [(name: String, place: String)] {
        guard areAllowed(ofFileAt: path, index: index), let dot = path.lastIndex(of: ".") else { return [] }
        let slash = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
        guard dot > slash else { return [] }
        let folder = path[..<slash]
        return PictureNames.find(ofStem: String(path[slash..<dot])) { access(folder + $0, R_OK) == 0 }
    }
}
