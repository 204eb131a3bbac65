import RecipeKit

/// Reads an export: a text, a compressed text, or an archive of texts, pictures and further archives.
final class ExportWalk {
    private let wantsPictures: Bool
    private let file: String
    private let budget: ArchiveBudget
    private var time: ReadingTime
    private let deliver: (ImportedRecipe) -> Bool
    private var isStopped = false
    private var hasRecipe = false
    private(set) var diagnostics: [Diagnostic] = []

    /// Reads every recipe of an export.
    ///
    /// - Parameters:
    ///   - bytes: The file.
    ///   - file: The path for diagnostics.
    ///   - reader: The reader to use if no reader in ``ExportReaders`` recognizes the text, or `nil` for none.
    ///   - wantsPictures: Whether to read the pictures of the recipes.
    ///   - limits: The limits of archives.
    ///   - deliver: Receives each recipe and returns whether to continue.
    /// - Returns: The diagnostics that belong to no recipe.
    static func read(
        _ bytes: [UInt8], file: String, _ reader: (any ExportReader)? = nil, wantsPictures: Bool,
        limits: ArchiveLimits = ArchiveLimits(), _ deliver: (ImportedRecipe) -> Bool
    ) -> [Diagnostic] {
        read(bytes.count, file, wantsPictures, limits, deliver) { walk in
            walk.read(bytes, file: file, depth: 0, reader, nil)
        }
    }

    /// Reads every recipe of a zip archive that is too large for the memory.
    static func read(
        _ archive: ArchiveSource, file: String, wantsPictures: Bool, _ deliver: (ImportedRecipe) -> Bool
    ) -> [Diagnostic] {
        read(archive.size, file, wantsPictures, ArchiveLimits(), deliver) { walk in
            walk.readArchive(ZipMemory(archive), file: file, depth: 0)
        }
    }

    private static func read(
        _ size: Int, _ file: String, _ wantsPictures: Bool, _ limits: ArchiveLimits,
        _ deliver: (ImportedRecipe) -> Bool, _ body: (ExportWalk) -> Void
    ) -> [Diagnostic] {
        withoutActuallyEscaping(deliver) { deliver in
            let walk = ExportWalk(size, file, wantsPictures, limits, deliver)
            body(walk)
            _ = walk.mayContinue()
            if !walk.hasRecipe, !walk.isStopped, !walk.diagnostics.contains(where: { $0.severity == .error }) {
                walk.add(.error, file, "the export holds no recipe that this program can read.")
            }
            return walk.diagnostics
        }
    }

    private init(
        _ size: Int, _ file: String, _ wantsPictures: Bool, _ limits: ArchiveLimits,
        _ deliver: @escaping (ImportedRecipe) -> Bool
    ) {
        self.wantsPictures = wantsPictures
        self.file = file
        budget = ArchiveBudget(limits, forBytes: size)
        time = ReadingTime(forBytes: size, least: limits.seconds)
        self.deliver = deliver
    }

    private func read(
        _ bytes: [UInt8], file: String, depth: Int, _ reader: (any ExportReader)?, _ surroundings: ExportSurroundings?
    ) {
        if ZipArchive.isRecognized(bytes[...]) {
            readArchive(ZipMemory(bytes), file: file, depth: depth)
        } else if GzipFile.isRecognized(bytes[...]) {
            guard depth < budget.limits.depth else { return refuseNesting(file) }
            do throws(ArchiveError) {
                let unpacked = try GzipFile.unpacked(bytes, budget)
                read(unpacked, file: file, depth: depth + 1, reader, surroundings)
            } catch {
                add(.error, file, "the file \(error.message).")
            }
        } else if TarArchive.isRecognized(bytes) {
            guard depth < budget.limits.depth else { return refuseNesting(file) }
            let archive = TarArchive(bytes, limit: budget.limits.members)
            if archive.isCut { add(.warning, file, "the file \(ArchiveError.tooMany(budget.limits.members).message).") }
            for member in archive.members where mayContinue() {
                read(Array(member.bytes), file: "\(file)/\(member.name)", depth: depth + 1, nil, nil)
            }
        } else {
            do throws(UnknownEncoding) {
                let text = try ExportText.utf8(of: bytes)
                readText(text, file: file, isUnpacked: depth > 0, reader, surroundings)
            } catch {
                // Many files of an archive are no texts. Letters of ASCII are enough to recognize those with recipes.
                guard
                    depth == 0 || reader != nil || ExportReaders.reader(ofFile: file, bytes[...]) != nil
                        || FormatRegistry.plainFormat(forFile: file, bytes: bytes) != nil
                else { return }
                add(.error, file, error.message)
            }
        }
    }

    private func readArchive(_ bytes: ZipMemory, file: String, depth: Int) {
        guard depth < budget.limits.depth else { return refuseNesting(file) }
        do throws(ArchiveError) {
            let archive = try ZipArchive(bytes, budget)
            for refusal in archive.refused {
                add(.warning, refusal.name.map { "\(file)/\($0)" } ?? file, "the file \(refusal.reason.message).")
            }
            let members = ExportSurroundings.members(of: archive)
            for member in Self.texts(of: archive) where mayContinue() {
                let path = "\(file)/\(member.name)"
                do throws(ArchiveError) {
                    let surroundings = ExportSurroundings(archive, beside: member.name, members)
                    read(try archive.bytes(of: member), file: path, depth: depth + 1, nil, surroundings)
                } catch {
                    if error != .tooLarge || !budget.isUsedUp { add(.error, path, "the file \(error.message).") }
                }
            }
        } catch {
            add(.error, file, "the archive \(error.message).")
        }
    }

    /// Returns the members that can contain recipes. If one of them is a `database.json`, returns only files of this
    /// name.
    private static func texts(of archive: ZipArchive) -> [ZipArchive.Member] {
        let texts = archive.members.filter { member in
            let name = member.name.lowercased()
            guard let dot = name.lastIndex(of: "."), !name[dot...].contains("/") else { return true }
            return !otherExtensions.contains(String(name[name.index(after: dot)...]))
        }
        let database = texts.filter { $0.name == "database.json" || $0.name.hasSuffix("/database.json") }
        return database.isEmpty ? texts : database
    }

    /// The extensions of files that never contain recipes, such as pictures and programs.
    private static let otherExtensions: Set<String> = [
        "jpg", "jpeg", "png", "gif", "webp", "heic", "heif", "bmp", "tif", "tiff", "svg", "ico", "avif", "mp4", "mov",
        "m4v", "mp3", "m4a", "pdf", "css", "js", "exe", "dll", "so", "ttf", "woff", "woff2", "log", "lock",
        "session_secret", "secret", "placeholder",
    ]

    private func readText(
        _ text: [UInt8], file: String, isUnpacked: Bool, _ reader: (any ExportReader)?,
        _ surroundings: ExportSurroundings?
    ) {
        let source = ExportSource(
            text: text, file: file, wantsPictures: wantsPictures, surroundings: surroundings)
        let recognized = ExportReaders.reader(ofFile: file, text[...])
        if let reader = recognized ?? reader {
            for diagnostic in reader.read(source, pass) { add(diagnostic) }
        } else if isUnpacked, let format = FormatRegistry.plainFormat(forFile: file, bytes: text) {
            let name = FilePath.name(of: file)
            guard text.count <= format.sizeLimit else {
                let limit = "\(format.sizeLimit >> 20) MB"
                return add(.error, file, "the file is larger than \(limit), so it was not read; split it into recipes.")
            }
            var count = 0
            let others = format.readAll(utf8: text, file: file) { result in
                count += 1
                var recipe = ImportedRecipe(result)
                if recipe.recipe.title.isEmpty {
                    recipe.recipe.title = FormatRegistry.title(forFile: name) + (count == 1 ? "" : " \(count)")
                }
                // The pictures beside a file with several recipes belong to the first recipe.
                if wantsPictures, count == 1 { surroundings?.addPictures(to: &recipe, ofFile: name) }
                return pass(recipe)
            }
            if format.wasMeantAsRecipe(others) { for diagnostic in others { add(diagnostic) } }
        }
    }

    private func pass(_ recipe: ImportedRecipe) -> Bool {
        guard mayContinue() else { return false }
        hasRecipe = true
        if !time.pausing({ deliver(recipe) }) { isStopped = true }
        return !isStopped
    }

    /// Returns whether to read on. If a limit is reached, stops reading and reports the limit.
    private func mayContinue() -> Bool {
        if isStopped { return false }
        guard budget.isUsedUp || time.isOver else { return true }
        isStopped = true
        let limit = budget.isUsedUp ? ArchiveBudget.message : ReadingTime.message
        diagnostics.insert(Diagnostic(.error, at: SourceLocation(file: file), limit), at: 0)
        return false
    }

    private func refuseNesting(_ file: String) {
        let depth = budget.limits.depth
        add(.error, file, "the archive lies in more than \(depth - 1) other archives, so it was not read.")
    }

    private func add(_ severity: Diagnostic.Severity, _ file: String, _ message: String) {
        add(Diagnostic(severity, at: SourceLocation(file: file), message))
    }

    private func add(_ diagnostic: Diagnostic) {
        if diagnostics.count < DiagnosticCollector.limit { diagnostics.append(diagnostic) }
    }
}
