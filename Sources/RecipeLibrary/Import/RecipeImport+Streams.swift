import RecipeFormats
import RecipeKit

extension RecipeImport {
    /// Imports the recipes of a file or of standard input.
    mutating func addStream(
        _ stream: consuming ImportStream, isNamed: Bool = true, _ report: (ImportEvent) throws -> Void
    ) throws {
        let isFile = stream.isFile
        let start = try stream.start()
        let format = RecipeFormats.format(forFile: stream.name, bytes: start)
        let isJSON = format?.identifier == JSONLDFormat().identifier
        guard isJSON, let first = try stream.firstLine(),
            JSONReader.isWhole(first)
        else {
            let wanted = isJSON ? JSONTexts.sizeLimit : format?.sizeLimit ?? RecipeFormats.defaultSizeLimit
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
        while let line = try stream.next() {
            guard let bytes = line.bytes else {
                let location = SourceLocation(file: stream.name, line: line.number)
                let message = "the line is longer than \(ImportStream.longestLine >> 20) MB, so it was skipped."
                try refuse(Diagnostic(.error, at: location, message), .badData, report)
                continue
            }
            guard bytes.contains(where: { $0 > 0x20 }) else { continue }
            try addLine(bytes, number: line.number, of: stream.name, isFile: isFile, report)
        }
    }

    /// Imports the recipes of a JSON text that exceeds the limit. Only one object is in memory at a time.
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
    private mutating func addLine(
        _ bytes: [UInt8], number: Int, of name: String, isFile: Bool, _ report: (ImportEvent) throws -> Void
    ) throws {
        func located(_ diagnostic: Diagnostic) -> Diagnostic {
            var diagnostic = diagnostic
            diagnostic.location.line = number
            return diagnostic
        }
        do {
            let format = JSONLDFormat()
            let text = try TextDecoding.utf8(of: bytes, file: name)
            try addPart(RecipeSourceFile(path: name, format: format, utf8: text), line: number, isFile: isFile) {
                event in
                switch event {
                case .unreadable(let diagnostic): try report(.unreadable(located(diagnostic)))
                case .note(let diagnostic): try report(.note(located(diagnostic)))
                case .imported, .alreadyThere, .almostTheSame, .completed, .finished: try report(event)
                }
            }
        } catch let error as CookbookError where error.category != .cannotCreate {
            try refuse(located(error.diagnostic), error.category, report)
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
