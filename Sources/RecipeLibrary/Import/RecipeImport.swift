import RecipeFormats
import RecipeKit

/// Imports recipes of any format into a cookbook. Each recipe becomes one Cooklang file, and duplicates are skipped.
///
/// A file is complete as soon as it has its name. If an import is interrupted, a second run skips the recipes that the
/// first run has written. JSON Lines are read one line at a time, and large JSON files one object at a time. All other
/// files are read as a whole. No file is written outside the folder of the cookbook.
public struct RecipeImport {
    /// The number of imported recipes. In a dry run, the number of recipes that would be imported.
    public private(set) var importedCount = 0
    /// The number of recipes that the cookbook contains already.
    public private(set) var alreadyThereCount = 0
    /// The number of recipes or files that could not be read, and of recipes that have neither ingredients nor steps.
    public private(set) var unreadableCount = 0
    /// The category of the first error of a file or a recipe, for the exit status. It is `nil` if there was no error.
    public private(set) var category: CookbookError.Category?

    private let path: String
    /// The folder to write into, or `nil` in a dry run.
    private let folder: RecipeFolder?
    private var names: FileNames
    private var known = KnownRecipes()
    private var reader = IngredientLineReader()

    /// Creates an import into a folder. Also creates the folder, unless it is a dry run.
    ///
    /// Complexity: The header of every recipe in the folder is read.
    ///
    /// - Parameters:
    ///   - path: The path of the folder.
    ///   - isDryRun: Whether to write nothing.
    ///   - progress: Called for every 256th file, with the number of files that were read and the total number of
    ///     files.
    /// - Throws: An error if the folder cannot be created or read.
    public init(into path: String, isDryRun: Bool, progress: (Int, Int) -> Void = { _, _ in }) throws(CookbookError) {
        self.path = path
        folder = isDryRun ? nil : try RecipeFolder(path: path)
        names = FileNames([])
        guard access(path, F_OK) == 0 else { return }
        let existing = try Self.names(inFolder: path)
        folder?.removeAbandonedDrafts(among: existing)
        names = FileNames(existing)
        let files = try Cookbook(paths: [path]).list().files
        for (number, file) in files.enumerated() {
            if number % 256 == 0 { progress(number, files.count) }
            // An unreadable file is not compared, so it is no duplicate of another recipe.
            let source = LibraryLog.files.value(orLog: "A file is not searched for duplicates") {
                () throws(CookbookError) in try RecipeSourceFile(at: file.path)
            }
            guard let source else { continue }
            for (index, header) in source.readHeaders().enumerated() {
                let title = header.title.flatMap { $0.isEmpty ? nil : $0 } ?? source.title(at: index)
                known.add(RecipeID(path: file.path, index: index), title: title, header.metadata)
            }
        }
    }

    /// Imports every recipe of a source.
    ///
    /// - Parameters:
    ///   - source: The source.
    ///   - report: Receives each event in order.
    /// - Throws: An error if the path of the source does not exist, the cookbook cannot be written or standard input
    ///   cannot be read. Also throws the errors of `report`.
    public mutating func add(_ source: ImportSource, _ report: (ImportEvent) throws -> Void) throws {
        switch source {
        case .standardInput:
            try addStream(ImportStream(), report)
        case .path(let path):
            let listing = try Cookbook(paths: [path]).list()
            for note in listing.warnings { try report(.note(note)) }
            for file in listing.unreadable {
                for diagnostic in file.diagnostics { try refuse(diagnostic, file.category, report) }
            }
            for file in listing.files { try addFile(file, report) }
        }
    }

    private mutating func addFile(_ file: FolderWalk.File, _ report: (ImportEvent) throws -> Void) throws {
        do {
            try addStream(try ImportStream(fileAt: file.path), isNamed: file.isNamed, report)
        } catch let error as CookbookError where error.category != .cannotCreate {
            try refuse(error.diagnostic, error.category, report)
        }
    }

    private static func names(inFolder path: String) throws(CookbookError) -> [String] {
        guard let stream = opendir(path) else { throw SystemError.error(errno, at: path) }
        defer { closedir(stream) }
        return FolderEntry.names(in: stream)
    }
}

extension RecipeImport {
    private mutating func addStream(
        _ stream: consuming ImportStream, isNamed: Bool = true, _ report: (ImportEvent) throws -> Void
    ) throws {
        known.beginSource()
        let start = try stream.start()
        let format = RecipeFormats.format(forFile: stream.name, bytes: start)
        let isJSON = format?.identifier == JSONLDFormat().identifier
        guard isJSON, let first = try stream.firstLine(),
            JSONReader.isWhole(first)
        else {
            let wanted = isJSON ? JSONTexts.sizeLimit : format?.sizeLimit ?? RecipeFormats.defaultSizeLimit
            let limit = MemoryLimit.fileSize(wanted, cost: format?.memoryCost ?? 100)
            if let bytes = try stream.rest(limit: limit) {
                try addPart(try RecipeSourceFile(at: stream.name, bytes: bytes), isNamed: isNamed, report)
            } else if isJSON {
                try addValues(&stream, limit, isNamed: isNamed, report)
            } else {
                throw RecipeFile.tooLarge(stream.name, limit)
            }
            return
        }
        while let line = try stream.next() {
            guard let bytes = line.bytes else {
                let location = SourceLocation(file: stream.name, line: line.number)
                let message = "the line is longer than \(ImportStream.longestLine >> 20) MB, so it was skipped."
                try refuse(Diagnostic(.error, at: location, message), .badData, report)
                continue
            }
            guard bytes.contains(where: { $0 > 0x20 }) else { continue }
            try addLine(bytes, number: line.number, of: stream.name, report)
        }
    }

    /// Imports the recipes of a JSON text that exceeds the limit. Only one object is in memory at a time.
    private mutating func addValues(
        _ stream: inout ImportStream, _ limit: Int, isNamed: Bool, _ report: (ImportEvent) throws -> Void
    ) throws {
        var finder = JSONValueFinder(limit: limit)
        var isEmpty = true
        while let bytes = try stream.next(&finder) {
            let text = try TextDecoding.utf8(of: bytes, file: stream.name)
            let source = RecipeSourceFile(path: stream.name, format: JSONLDFormat(), utf8: text)
            guard !source.readHeaders().isEmpty else { continue }
            isEmpty = false
            try addPart(source, report)
        }
        guard isEmpty, isNamed else { return }
        throw SystemError.noRecipe(stream.name, [JSONLDFormat.noneSmallEnough(stream.name)])
    }

    /// Imports the recipes of one line of JSON Lines.
    private mutating func addLine(
        _ bytes: [UInt8], number: Int, of name: String, _ report: (ImportEvent) throws -> Void
    ) throws {
        func located(_ diagnostic: Diagnostic) -> Diagnostic {
            var diagnostic = diagnostic
            diagnostic.location.line = number
            return diagnostic
        }
        do {
            let format = JSONLDFormat()
            let text = try TextDecoding.utf8(of: bytes, file: name)
            try addPart(RecipeSourceFile(path: name, format: format, utf8: text), line: number) { event in
                switch event {
                case .unreadable(let diagnostic): try report(.unreadable(located(diagnostic)))
                case .note(let diagnostic): try report(.note(located(diagnostic)))
                case .imported, .alreadyThere: try report(event)
                }
            }
        } catch let error as CookbookError where error.category != .cannotCreate {
            try refuse(located(error.diagnostic), error.category, report)
        }
    }

    /// Imports the recipes of a file, or of one line of a file.
    private mutating func addPart(
        _ source: RecipeSourceFile, line: Int? = nil, isNamed: Bool = true, _ report: (ImportEvent) throws -> Void
    ) throws {
        var failure: (any Error)?
        var count = 0
        let others =
            source.isEmpty
            ? []
            : source.readAll { id, result in
                count += 1
                do {
                    for diagnostic in result.diagnostics { try report(.note(diagnostic)) }
                    try add(result.recipe, of: source, SourceLocation(file: id.path, line: line), report)
                } catch {
                    failure = error
                }
                return failure == nil
            }
        if let failure { throw failure }
        guard count == 0 else {
            for diagnostic in others { try report(.note(diagnostic)) }
            return
        }
        // If the user named a folder, a file without a recipe is skipped, such as a readme or a page of pictures. A
        // JSON file with an error is not skipped.
        guard isNamed || others.contains(where: { $0.severity == .error && source.format.identifier == "json" })
        else { return }
        throw SystemError.noRecipe(source.path, others)
    }

    private mutating func add(
        _ recipe: Recipe, of source: RecipeSourceFile, _ location: SourceLocation,
        _ report: (ImportEvent) throws -> Void
    ) throws {
        guard !IncomingRecipe.isEmpty(recipe) else {
            let message = "the recipe “\(recipe.title)” has neither ingredients nor steps, so it was skipped."
            try refuse(Diagnostic(.error, at: location, message), .badData, report)
            return
        }
        // A Cooklang text is copied unchanged if the new name of its file gives the recipe the same title.
        let isCooklang = source.format.identifier == CooklangFormat().identifier
        let keepsText = isCooklang && RecipeFormats.title(forFile: FileName.name(for: recipe.title)) == recipe.title
        let incoming = IncomingRecipe(recipe, cooklang: keepsText ? source.utf8 : nil, &reader)
        if let id = known.find(incoming.identity, &reader) {
            alreadyThereCount += 1
            try report(.alreadyThere(title: recipe.title, path: id.path, source: location.description))
            return
        }
        let path = try write(incoming)
        known.add(RecipeID(path: path), incoming.identity)
        importedCount += 1
        try report(.imported(title: recipe.title, path: path))
    }

    /// Writes a recipe to a file with the next free name. If another program creates a file with that name meanwhile,
    /// uses the name after it.
    private mutating func write(_ incoming: IncomingRecipe) throws -> String {
        while true {
            let name = names.add(title: incoming.recipe.title, fileExtension: CooklangFormat().writtenExtension)
            guard let folder else { return (path.hasSuffix("/") ? path : path + "/") + name }
            if try folder.write(incoming.text.utf8, named: name) { return folder.path(ofFile: name) }
        }
    }

    private mutating func refuse(
        _ diagnostic: Diagnostic, _ category: CookbookError.Category, _ report: (ImportEvent) throws -> Void
    ) throws {
        unreadableCount += 1
        self.category = self.category ?? category
        try report(.unreadable(diagnostic))
    }
}

extension JSONReader {
    /// Returns whether a line contains exactly one complete JSON value.
    fileprivate static func isWhole(_ line: [UInt8]) -> Bool {
        let (values, problem) = values(in: line)
        return values.count == 1 && problem == nil
    }
}
