import RecipeFormats
import RecipeKit
import RecipeLibrary

extension RecipeImport {
    /// Imports the recipes of a file or of standard input.
    mutating func addStream(
        _ stream: consuming ImportStream, isNamed: Bool = true, _ report: (ImportEvent) throws -> Void
    ) throws {
        let isFile = stream.isFile
        let start = try stream.start()
        let format = FormatRegistry.format(forFile: stream.name, bytes: start)
        let isJSON = format?.identifier == JSONLDFormat().identifier
        guard isJSON, let first = try stream.firstLine(),
            JSONReader.isWhole(first)
        else {
            let wanted = isJSON ? JSONTexts.sizeLimit : format?.sizeLimit ?? FormatRegistry.defaultSizeLimit
            let limit = MemoryLimit.fileSize(wanted, cost: format?.memoryCost ?? 100)
            if let bytes = try stream.rest(limit: limit) {
                let source = try RecipeSourceFile(at: stream.name, bytes: bytes)
                try addPart(source, isNamed: isNamed, isFile: isFile, report)
            } else if isJSON {
                try addValues(&stream, limit, isNamed: isNamed, report)
            } else {
                throw RecipeFile.tooLarge(stream.name, limit)
            }
            return
        }
        try addLines(&stream, report)
    }

    /// Imports JSON Lines. While the recipes of some lines are written, the next lines are prepared.
    private mutating func addLines(_ stream: inout ImportStream, _ report: (ImportEvent) throws -> Void) throws {
        let preparation = LinePreparation(stream.name, isFile: stream.isFile, preparation)
        var batches: [LinePreparation.Batch] = []
        var failure: CookbookError?
        var isAtEnd = false
        while true {
            // The next line of a pipe may come much later. So the lines that have already arrived are imported before
            // the next line is awaited.
            while !isAtEnd, batches.count < Self.batchesAhead, batches.isEmpty || stream.isFile || stream.hasLine {
                do throws(CookbookError) {
                    let lines = try stream.lines()
                    isAtEnd = lines.isEmpty
                    if !isAtEnd { batches.append(preparation.start(lines)) }
                } catch {
                    failure = error
                    isAtEnd = true
                }
            }
            guard !batches.isEmpty else { break }
            for line in batches.removeFirst().wait() { try add(line, report) }
        }
        if let failure { throw failure }
    }

    /// The maximum number of batches of lines in memory. With fewer batches, the other threads would wait for the
    /// slowest thread.
    private static let batchesAhead = 3

    /// Imports the recipes of a JSON text that is longer than `limit`. Only one object of the text is in memory at a
    /// time.
    private mutating func addValues(
        _ stream: inout ImportStream, _ limit: Int, isNamed: Bool, _ report: (ImportEvent) throws -> Void
    ) throws {
        let isFile = stream.isFile
        var finder = JSONValueFinder(limit: limit)
        var isEmpty = true
        while let bytes = try stream.next(&finder) {
            let text = try TextDecoding.utf8(of: bytes, file: stream.name)
            let source = RecipeSourceFile(path: stream.name, format: JSONLDFormat(), utf8: text)
            guard !source.readHeaders().isEmpty else { continue }
            isEmpty = false
            try addPart(source, isFile: isFile, report)
        }
        guard isEmpty, isNamed else { return }
        throw SystemError.noRecipe(stream.name, [JSONLDFormat.noneSmallEnough(stream.name)])
    }

    /// Imports the recipes of one line of JSON Lines.
    private mutating func add(_ line: PreparedLine, _ report: (ImportEvent) throws -> Void) throws {
        func located(_ diagnostic: Diagnostic) -> Diagnostic {
            var diagnostic = diagnostic
            diagnostic.location.line = line.number
            return diagnostic
        }
        switch line.content {
        case nil: break
        case .failure(let error): try refuse(located(error.diagnostic), error.category, report)
        case .success(let content):
            do {
                for recipe in content.recipes {
                    try add(recipe) { event in
                        switch event {
                        case .unreadable(let diagnostic): try report(.unreadable(located(diagnostic)))
                        case .note(let diagnostic): try report(.note(located(diagnostic)))
                        case .imported, .alreadyThere, .almostTheSame, .completed, .finished, .fetching:
                            try report(event)
                        }
                    }
                }
                for diagnostic in content.diagnostics { try report(.note(located(diagnostic))) }
            } catch let error as CookbookError where error.category != .cannotCreate {
                try refuse(located(error.diagnostic), error.category, report)
            }
        }
    }
}

extension JSONReader {
    /// Returns whether a line contains exactly one complete JSON value.
    fileprivate static func isWhole(_ line: [UInt8]) -> Bool {
        let (values, problem) = values(in: line)
        return values.count == 1 && problem == nil
    }
}
