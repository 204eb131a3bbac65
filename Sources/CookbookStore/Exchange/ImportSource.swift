import Foundation
import RecipeKit
import RecipeLibrary

/// An event of an import.
public enum ImportEvent: Hashable, Sendable {
    /// A recipe was written into a file. In a dry run, it would be written.
    case imported(title: String, path: String)
    /// A recipe of the source is already in the cookbook, in the file at `path`. `source` is the location of the recipe
    /// in the source.
    case alreadyThere(title: String, path: String, source: String)
    /// A recipe of the source was skipped, because the cookbook has almost the same recipe with the same title. `path`
    /// is the file of the recipe in the cookbook. `source` is the location of the skipped recipe in the source.
    case almostTheSame(title: String, path: String, source: String)
    /// A recipe of the cookbook, in the file at `path`, got data that it did not have yet. This event follows
    /// ``alreadyThere(title:path:source:)`` or ``almostTheSame(title:path:source:)``.
    case completed(title: String, path: String, ImportContents)
    /// The import of a file has ended. The contents are the data that was imported with the recipes of the file, and
    /// the data that was lost. If no data was imported or lost, this event is left out.
    case finished(source: String, ImportContents)
    /// A recipe or file could not be read.
    case unreadable(Diagnostic)
    /// A warning about a recipe that was read.
    case note(Diagnostic)
    /// A page is being read from the web. The event is repeated several times a second while its answer is awaited, so
    /// that an import can be stopped.
    case fetching(WebPageAddress)
}

/// The source of an import.
public enum ImportSource: Hashable, Sendable {
    case standardInput
    /// A file, or a folder with its subfolders.
    case path(String)
    /// Pages of the web.
    case pages([WebPageAddress])
}

extension ImportSource {
    /// Creates the sources of a command: addresses, paths, and `-` for standard input. Addresses that follow each other
    /// are one source, because several pages are read at once.
    public static func sources(of arguments: [String]) -> [ImportSource] {
        arguments.reduce(into: []) { sources, argument in
            if argument == "-" {
                sources.append(.standardInput)
            } else if let address = WebPageAddress(argument) {
                if case .pages(let earlier)? = sources.last {
                    sources[sources.count - 1] = .pages(earlier + [address])
                } else {
                    sources.append(.pages([address]))
                }
            } else {
                sources.append(.path(argument))
            }
        }
    }

    /// Creates the source that a user typed: the address of a page, or a path.
    public init(typed text: String) {
        self = WebPageAddress(text).map { .pages([$0]) } ?? .path(Self.typedPath(text))
    }

    /// The address or the path for a person. Empty for standard input.
    public var name: String {
        switch self {
        case .standardInput: ""
        case .path(let path): path
        case .pages(let addresses): addresses.count == 1 ? addresses[0].text : "\(addresses.count) addresses"
        }
    }

    /// Returns the path that a user typed into the browser. `~` becomes the home folder. Quotation marks around the
    /// path are removed, because a terminal adds them when the user drops a file on it.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - home: The path of the home folder, or `nil` if there is none.
    public static func typedPath(
        _ text: String, home: String? = getenv("HOME").map { String(cString: $0) }
    ) -> String {
        var path = text.trimmingSpaces()
        for quote in ["'", "\""] where path.count > 1 && path.hasPrefix(quote) && path.hasSuffix(quote) {
            path = String(path.dropFirst().dropLast())
        }
        guard path == "~" || path.hasPrefix("~/"), let home else { return path }
        return home + path.dropFirst()
    }

    /// Returns the folders and files whose names begin as the last part of a typed path, in the order of their names. The
    /// paths begin as they were typed, and those of folders end in a slash.
    public static func paths(
        beginning text: String, home: String? = getenv("HOME").map { String(cString: $0) }
    ) -> [(path: String, name: String)] {
        guard !text.isEmpty else { return [] }
        let typed = text.lastIndex(of: "/").map { String(text[...$0]) } ?? ""
        let start = text.dropFirst(typed.count)
        let folder = typedPath(typed.isEmpty ? "." : typed, home: home)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasPrefix(start) && (start.hasPrefix(".") || !$0.hasPrefix(".")) }.sorted().map {
            name in
            var isFolder: ObjCBool = false
            _ = FileManager.default.fileExists(atPath: "\(folder)/\(name)", isDirectory: &isFolder)
            let shown = isFolder.boolValue ? name + "/" : name
            return (typed + shown, shown)
        }
    }
}
