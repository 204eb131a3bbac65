/// The names of the hidden files in which the program writes the new content of a file, before it renames them. Readers
/// and watches of folders leave them out.
package enum DraftName {
    package static let start = ".recipes-"
    package static let end = ".tmp"

    /// Returns whether a file has the name of a draft: `.recipes-4711-1-88.tmp`.
    package static func isDraft(_ name: String) -> Bool {
        guard name.hasPrefix(start), name.hasSuffix(end) else { return false }
        let parts = name.dropFirst(start.count).dropLast(end.count).split(
            separator: "-", omittingEmptySubsequences: false)
        // Earlier versions of the program wrote the process id alone.
        return (parts.count == 1 || parts.count == 3)
            && parts.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }
    }
}
