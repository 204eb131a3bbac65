import RecipeFormats
import RecipeKit
import RecipeLibrary

extension RecipeImport {
    /// How many pages are asked for ahead. Each may have 10 MB, and waits in memory.
    private static let pagesAhead = 8

    /// Imports the recipes of pages, one after the other. A page that cannot be read does not end the import.
    mutating func addPages(_ addresses: [WebPageAddress], _ report: (ImportEvent) throws -> Void) throws {
        for (index, address) in addresses.enumerated() {
            try PageFetcher.check(address)
            try report(.fetching(address))
            if addresses.count > 1 { fetcher.expect(addresses[index...].prefix(Self.pagesAhead)) }
            do {
                let path = try fetcher.page(at: address, wantsPicture: !isDryRun) { try report(.fetching(address)) }
                page = address
                defer { page = nil }
                try addFile(try ImportStream(fileAt: path)) { try report($0.renaming(path, to: address.text)) }
            } catch let error as CookbookError where error.category != .cannotCreate {
                try refuse(error.diagnostic, error.category, report)
            }
        }
    }

    /// Returns the addresses that a file consists of, or `nil` if it is anything else.
    static func addresses(inFileAt path: String) -> [WebPageAddress]? {
        guard let stamp = FileStamp(ofFileAt: path), stamp.size <= WebPageAddress.longestList,
            // `try?`: what cannot be read is reported when it is imported.
            let start = try? RecipeFile.start(ofFileAt: path), WebPageAddress.mayBeList(start),
            let bytes = try? RecipeFile.bytes(ofFileAt: path, from: 0, count: stamp.size)
        else { return nil }
        return WebPageAddress.list(in: String(decoding: bytes, as: UTF8.self))
    }
}

extension ImportEvent {
    /// Returns the event with another name of the file that it is about.
    fileprivate func renaming(_ path: String, to name: String) -> ImportEvent {
        func renamed(_ text: String) -> String { text.hasPrefix(path) ? name + text.dropFirst(path.count) : text }
        func renamed(_ diagnostic: Diagnostic) -> Diagnostic {
            var diagnostic = diagnostic
            diagnostic.location.file = renamed(diagnostic.location.file)
            return diagnostic
        }
        return switch self {
        case .alreadyThere(let title, let path, let source):
            .alreadyThere(title: title, path: path, source: renamed(source))
        case .almostTheSame(let title, let path, let source):
            .almostTheSame(title: title, path: path, source: renamed(source))
        case .finished(let source, let contents): .finished(source: renamed(source), contents)
        case .unreadable(let diagnostic): .unreadable(renamed(diagnostic))
        case .note(let diagnostic): .note(renamed(diagnostic))
        case .imported, .completed, .fetching: self
        }
    }
}
