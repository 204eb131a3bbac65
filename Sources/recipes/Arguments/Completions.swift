import ArgumentParser
import RecipeKit
import RecipeLibrary

/// What the Tab key of a shell completes, besides the names of commands and options.
///
/// The completions come from the index, which the browser created. They never read the files of a cookbook, because a
/// shell waits for them.
enum Completions {
    /// The titles of the user's cookbook, and files.
    static let recipes = CompletionKind.custom { _, _, beginning in
        titles(beginningWith: beginning) + FileNames.beginning(with: beginning)
    }

    /// The courses in `course:soups`, and files.
    static let searchWords = CompletionKind.custom { _, _, beginning in
        guard beginning.hasPrefix("course:") else { return FileNames.beginning(with: beginning) }
        return courses.map { "course:\($0)" }.filter { $0.hasPrefix(beginning) }
    }

    /// The maximum number of titles. A shell asks before it shows so many.
    private static let limit = 200

    private static func titles(beginningWith beginning: String) -> [String] {
        guard let listing else { return [] }
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

    /// Returns the first row of a section whose title is not before a key. The rows are sorted by title.
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

    /// The first words of the courses' names, which find the courses.
    private static var courses: [String] {
        let names = listing?.sections.map { $0.title.split(separator: " ").first?.lowercased() ?? "" } ?? []
        return Set(names).subtracting([""]).sorted()
    }

    /// The listing of the user's cookbook, or `nil` if it has no index.
    private static var listing: LibraryListing? {
        guard let home = try? CookbookArguments.home(), let cookbook = try? Cookbook(paths: [home.path]) else {
            return nil
        }
        return RecipeLibrary(cookbook).openListing()
    }
}

/// The names of files and folders.
private enum FileNames {
    /// Returns the paths that begin with a text. A folder ends in a slash. Hidden files need a dot.
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
