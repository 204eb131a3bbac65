import RecipeKit

/// The exports of one program as a format: single files, compressed files, and archives of them.
public struct ExportFormat: RecipeFormat {
    private let reader: any ExportReader
    private var archive: ArchiveSource?

    init(_ reader: any ExportReader) { self.reader = reader }

    /// The name of the program.
    public var name: String { reader.name }
    /// The identifier of the program, such as `paprika`.
    public var identifier: String { reader.identifier }
    /// The extensions that only files of the program have.
    public var fileExtensions: [String] { reader.fileExtensions }
    /// The extensions that files of other kinds also have, such as `json`.
    public var sharedExtensions: [String] { reader.sharedExtensions }
    /// The size limit. If the program has a file extension of its own, the limit is that of archives, because its
    /// exports contain pictures. Otherwise, it is the default limit.
    public var sizeLimit: Int {
        reader.fileExtensions.isEmpty ? FormatRegistry.defaultSizeLimit : ArchiveFormat.sizeLimit
    }
    /// The memory cost. If the program has no file extension of its own, the cost is 100 bytes of memory for each byte
    /// of a file. If the program has such an extension, the cost is that of archives, because only one picture at a
    /// time is in memory.
    public var memoryCost: Int { reader.fileExtensions.isEmpty ? 100 : ArchiveFormat.memoryCost }

    /// Returns whether a text is an export of the program.
    public func recognizes(_ start: ArraySlice<UInt8>) -> Bool {
        ExportStart.with(start) { reader.recognizes($0) }
    }

    /// Returns an archive or a compressed file unchanged. Converts any other file to UTF-8.
    public func utf8(of bytes: [UInt8], file: String) throws(CookbookError) -> [UInt8] {
        if ArchiveFormat.isRecognized(bytes[...]) { return bytes }
        return try UnknownEncoding.naming(file) { () throws(UnknownEncoding) in try ExportText.utf8(of: bytes) }
    }

    /// Reads the recipes for display. Ratings, dates and comments become metadata and notes.
    public func readAll(utf8 bytes: [UInt8], file: String, _ deliver: (ReadResult) -> Bool) -> [Diagnostic] {
        if let archive { return ExportWalk.read(archive, file: file, wantsPictures: false) { deliver($0.readable) } }
        return ExportWalk.read(bytes, file: file, reader, wantsPictures: false) { deliver($0.readable) }
    }

    /// Reads the recipes with their pictures and with everything else that the export contains.
    public func readImports(
        utf8 bytes: [UInt8], file: String, _ deliver: (ImportedRecipe) -> Bool
    ) -> [Diagnostic] {
        if let archive { return ExportWalk.read(archive, file: file, wantsPictures: true, deliver) }
        return ExportWalk.read(bytes, file: file, reader, wantsPictures: true, deliver)
    }

    /// Returns this format for a file that is read from an archive, and not from the bytes that the format gets.
    func reading(_ archive: ArchiveSource) -> ExportFormat {
        var format = self
        format.archive = archive
        return format
    }
}

/// The format of archives and compressed files whose extension belongs to no program. Their content shows which program
/// wrote them. They can contain recipes of any format.
public struct ArchiveFormat: RecipeFormat {
    /// The name of the format.
    public let name = "archive of recipes"
    /// The identifier of the format, `archive`.
    public let identifier = "archive"
    /// The extensions that only this format has. There are none, because most archives contain no recipes. An archive
    /// is read only if the user names it.
    public let fileExtensions: [String] = []
    /// The extensions of the archives that the user can name.
    public let sharedExtensions = ["zip", "gz"]
    /// The size limit, 1 GiB.
    public var sizeLimit: Int { Self.sizeLimit }
    /// The memory cost, 4 bytes of memory for each byte of an archive.
    public var memoryCost: Int { Self.memoryCost }

    /// The maximum size of an archive in bytes.
    static let sizeLimit = 1 << 30
    static let memoryCost = 4

    private var archive: ArchiveSource?

    public init() {}

    /// Returns this format for a file that is read from an archive, and not from the bytes that the format gets.
    func reading(_ archive: ArchiveSource) -> ArchiveFormat {
        var format = self
        format.archive = archive
        return format
    }

    static func isRecognized(_ start: ArraySlice<UInt8>) -> Bool {
        ZipArchive.isRecognized(start) || GzipFile.isRecognized(start)
    }

    /// Returns whether a file is a zip archive or a gzip file.
    public func recognizes(_ start: ArraySlice<UInt8>) -> Bool { Self.isRecognized(start) }

    /// Returns the bytes unchanged.
    public func utf8(of bytes: [UInt8], file: String) throws(CookbookError) -> [UInt8] { bytes }

    /// Reads the recipes of every file in the archive.
    public func readAll(utf8 bytes: [UInt8], file: String, _ deliver: (ReadResult) -> Bool) -> [Diagnostic] {
        if let archive { return ExportWalk.read(archive, file: file, wantsPictures: false) { deliver($0.readable) } }
        return ExportWalk.read(bytes, file: file, wantsPictures: false) { deliver($0.readable) }
    }

    /// Reads the recipes with their pictures and with everything else that the archive contains.
    public func readImports(
        utf8 bytes: [UInt8], file: String, _ deliver: (ImportedRecipe) -> Bool
    ) -> [Diagnostic] {
        if let archive { return ExportWalk.read(archive, file: file, wantsPictures: true, deliver) }
        return ExportWalk.read(bytes, file: file, wantsPictures: true, deliver)
    }
}
