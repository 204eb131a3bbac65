/// The names in a folder, and new ones that differ from them all, whether a system tells capitals and accents apart or
/// not.
struct FileNames {
    private var taken: Set<String> = []
    /// The number to try next behind a name.
    private var numbers: [String: Int] = [:]

    init(_ names: some Sequence<String>) {
        for name in names { taken.insert(name.lowercased()) }
    }

    /// A name for a title that is not taken, which it is from now on.
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
