/// Receives the parts of a page from ``HTMLParser`` in page order.
protocol HTMLEvents: AnyObject {
    /// Called at the start of an element. The names of elements and attributes are in lowercase, and character
    /// references in attribute values are resolved.
    func begin(_ element: HTMLElement)

    /// Called at the end of the innermost open element, even if the page does not close it.
    func end(_ name: String)

    /// Called with a part of the text of an element. Character references are resolved. The content of a script is also
    /// text.
    func text(_ bytes: UnsafeBufferPointer<UInt8>)
}

/// The name, the attributes and the line of an element.
struct HTMLElement {
    var name: String
    var attributes: [(name: String, value: String)]
    /// The line on which the start tag ends, counted from 1.
    var line: Int

    /// The value of an attribute, or `nil` if the element does not have the attribute. An attribute without a value is
    /// an empty text.
    subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }
}
