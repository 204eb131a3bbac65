import RecipeLibrary

/// The names in a folder. It creates new names that differ from all of these names, even if the file system ignores
/// case or the Unicode normalization form.
struct FileNames {
    private var taken: Set<String> = []
    /// The next number to try for a name. The keys are the names without a number, in lower case.
    private var numbers: [String: Int] = [:]

    init(_ names: some Sequence<String>) {
        for name in names { taken.insert(name.lowercased()) }
    }

    /// Marks a name as used.
    mutating func insert(_ name: String) { taken.insert(name.lowercased()) }

    /// Returns an unused name for a title and marks it as used: `Soup.cook`, then `Soup 2.cook`.
    mutating func add(title: String, fileExtension: String) -> String {
        let name = FileName.name(for: title)
        let first = name + "." + fileExtension
        if taken.insert(first.lowercased()).inserted { return first }
        let key = first.lowercased()
        var number = numbers[key] ?? 2
        while true {
            let next = "\(name) \(number).\(fileExtension)"
            number += 1
            if taken.insert(next.lowercased()).inserted {
                numbers[key] = number
                return next
            }
        }
    }
}
