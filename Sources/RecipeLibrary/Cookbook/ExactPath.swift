/// A path that equals only a path of the same bytes. Two texts are equal if they differ only in their Unicode
/// normalization form, but the system can have a file for each form.
struct ExactPath: Hashable, Sendable {
    let text: String

    init(_ text: String) { self.text = text }

    static func == (one: ExactPath, other: ExactPath) -> Bool { one.text.utf8.elementsEqual(other.text.utf8) }

    func hash(into hasher: inout Hasher) {
        var text = text
        text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
}
