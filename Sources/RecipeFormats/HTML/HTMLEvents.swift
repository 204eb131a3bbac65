/// Receives the parts of a page one by one from ``HTMLParser``.
protocol HTMLEvents: AnyObject {
    /// Called at the start of an element. Names are in lowercase; attribute values are decoded.
    func begin(_ element: HTMLElement)

    /// Called at the end of the innermost open element, even if the page does not close it.
    func end(_ name: String)

    /// Called with decoded text, which is often only a part of the text of an element. The content of a script is text
    /// too.
    func text(_ bytes: UnsafeBufferPointer<UInt8>)
}

/// The name, the attributes and the line of an element.
struct HTMLElement {
    var name: String
    var attributes: [(name: String, value: String)]
    /// The line on which the start tag ends, counted from 1.
    var line: Int

    /// Returns the value of an attribute. Returns an empty text if the attribute has no value, and `nil` if the element
    /// does not have the attribute.
    subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }
}
