#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// What the words behind `recipes search` stand for: a query, and where to look.
struct SearchArguments {
    /// As it would be typed on the screen.
    let query: String
    let paths: [String]

    /// - Parameter words: With the `--` that parts the query from the paths, if there is one. Else paths are those at the
    ///   end, but not the first of all, that name a file or a folder.
    init(_ words: [String]) {
        let parts = words.split(separator: "--", maxSplits: 1, omittingEmptySubsequences: false)
        var query = words.prefix(parts[0].count)
        var paths = Array(parts.dropFirst().joined())
        if parts.count == 1 {
            let count = query.dropFirst().reversed().prefix(while: Self.isPath).count
            paths = query.suffix(count)
            query = query.dropLast(count)
        }
        self.query = query.map(Self.asTyped).joined(separator: " ")
        self.paths = paths
    }

    private static func isPath(_ word: String) -> Bool {
        var status = stat()
        return stat(word, &status) == 0
    }

    /// A word with the quotes again that the shell took off: `tag:"main course"`, `"stir fry"`. One that holds more of
    /// the query's signs is a query by itself, and stays as it is.
    private static func asTyped(_ word: String) -> String {
        guard word.contains(where: \.isWhitespace) else { return word }
        var value = word[...]
        if value.first == "-" { value = value.dropFirst() }
        let name = value.prefix(while: \.isLetter)
        if !name.isEmpty, value.dropFirst(name.count).first == ":" { value = value.dropFirst(name.count + 1) }
        guard !value.contains(where: { "\":<>*“”".contains($0) }), !value.contains(" -") else { return word }
        return "\(word[..<value.startIndex])\"\(value)\""
    }
}
