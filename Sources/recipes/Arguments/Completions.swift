import ArgumentParser
import CookbookStore
import RecipeKit
import RecipeLibrary

/// The words that a shell suggests when the user presses Tab, in addition to the names of commands and options.
///
/// The titles and courses come from the index that the browser created. The files of the cookbook are never read,
/// because the user waits for the suggestions.
enum Completions {
    /// Suggests the titles of the user's recipes, and files.
    static let recipes = CompletionKind.custom { _, _, beginning in
        titles(beginningWith: beginning) + FileNames.beginning(with: beginning)
    }

    /// Suggests the courses after `course:`, such as `course:soups`, and otherwise files.
    static let searchWords = CompletionKind.custom { _, _, beginning in
        guard beginning.hasPrefix("course:") else { return FileNames.beginning(with: beginning) }
        return courses.map { "course:\($0)" }.filter { $0.hasPrefix(beginning) }
    }

    /// The maximum number of suggested titles. With this many titles, a shell asks the user before it lists them.
    private static let limit = 200

    private static func titles(beginningWith beginning: String) -> [String] {
        withListing { titles(beginningWith: beginning, in: $0) } ?? []
    }

    private static func titles(beginningWith beginning: String, in listing: LibraryListing) -> [String] {
        let wanted = SortingKey(beginning)
        var titles: [String] = []
        for section in listing.sections.indices {
            let rows = listing.sections[section].count
            var row = firstRow(of: section, in: listing, notBefore: wanted)
            while row < rows, titles.count < limit, let recipe = listing.recipe(at: row, inSection: section),
                SortingKey(recipe.title).hasPrefix(wanted)
            {
                titles.append(recipe.title)
                row += 1
            }
        }
        return titles
    }

    /// Returns the index of the first row whose title does not sort before a key. If there is no such row, returns the
    /// number of rows. The rows of the section must be sorted by title.
    private static func firstRow(of section: Int, in listing: LibraryListing, notBefore key: SortingKey) -> Int {
        var rows = 0..<listing.sections[section].count
        while !rows.isEmpty {
            let middle = rows.lowerBound + rows.count / 2
            guard let recipe = listing.recipe(at: middle, inSection: section) else { return rows.upperBound }
            if SortingKey(recipe.title) < key {
                rows = middle + 1..<rows.upperBound
            } else {
                rows = rows.lowerBound..<middle
            }
        }
        return rows.lowerBound
    }

    /// The first word of the name of each course, in lower case. A search for `course:` and this word finds the course.
    private static var courses: [String] {
        let names = withListing { listing in
            listing.sections.map { $0.title.split(separator: " ").first?.lowercased() ?? "" }
        }
        return Set(names ?? []).subtracting([""]).sorted()
    }

    /// Calls a function with the listing of the user's cookbook. Returns `nil` if there is no cookbook or no index.
    private static func withListing<Result>(_ body: (LibraryListing) -> Result) -> Result? {
        // `try?`: without a cookbook, there is nothing to suggest.
        guard let home = try? CookbookArguments.home(), let cookbook = try? Cookbook(paths: [home.path]) else {
            return nil
        }
        return IndexedCookbook(cookbook).withListing(body)
    }
}

/// The names of files and folders.
private enum FileNames {
    /// Returns the paths that begin with a text. The path of a folder ends in a slash. Hidden files are included only
    /// if the text already contains the dot at the start of their name.
    static func beginning(with text: String) -> [String] {
        let cut = text.lastIndex(of: "/").map { text.index(after: $0) } ?? text.startIndex
        let folder = String(text[..<cut])
        let name = text[cut...]
        guard let stream = opendir(folder.isEmpty ? "." : folder) else { return [] }
        defer { closedir(stream) }
        var paths: [String] = []
        while let entry = readdir(stream) {
            let found = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            guard found.hasPrefix(name), found != ".", found != "..", !found.hasPrefix(".") || name.hasPrefix(".")
            else {
                continue
            }
            let path = folder + found
            var status = stat()
            let isFolder = stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
            paths.append(isFolder ? path + "/" : path)
        }
        return paths.sorted()
    }
}
