/// The ingredients and directions that are nested in the value of a front matter key:
/// `components: [{ingredients: [...]}]`.
struct MarkdownFrontMatterParts {
    private(set) var ingredients: MetadataValue?
    private(set) var directions: MetadataValue?

    /// The maximum depth of the values whose keys are examined.
    private static let deepest = 3

    var isFound: Bool { ingredients != nil || directions != nil }

    init(in entry: MetadataValue.Entry) {
        if MetadataKey(entry.key) != nil { return }
        find(in: entry.value, name: entry.key, isNamed: false, depth: 1)
    }

    /// Finds the ingredients and the directions in a value.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - name: The key of the value.
    ///   - isNamed: Whether the key names a part of the dish.
    ///   - depth: The depth of the value, from 1.
    private mutating func find(in value: MetadataValue, name: String, isNamed: Bool, depth: Int) {
        guard depth <= Self.deepest else { return }
        switch value {
        case .text: break
        case .list(let values):
            for value in values { find(in: value, name: name, isNamed: false, depth: depth + 1) }
        case .entries(let entries):
            let label = entries.first { ["name", "title", "label", "section"].contains($0.key.lowercased()) }?.value
                .words
            let group = label ?? (isNamed ? name : nil)
            for entry in entries {
                switch MarkdownFrontMatter.part(ofKey: entry.key, entry.value) {
                case .ingredients: Self.add(entry.value, name: group, to: &ingredients)
                case .directions: Self.add(entry.value, name: group, to: &directions)
                default: find(in: entry.value, name: entry.key, isNamed: true, depth: depth + 1)
                }
            }
        }
    }

    /// Adds ingredients or directions as a group with a name, or as a group without a name if the name is `nil`.
    private static func add(_ value: MetadataValue, name: String?, to parts: inout MetadataValue?) {
        let group = MetadataValue.entries(
            (name.map { [MetadataValue.Entry(key: "name", value: .text($0))] } ?? [])
                + [MetadataValue.Entry(key: "items", value: value)])
        guard case .list(let groups) = parts else {
            parts = .list([group])
            return
        }
        parts = .list(groups + [group])
    }
}
