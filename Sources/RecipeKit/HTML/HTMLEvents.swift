/// What a page consists of, one piece after the other, as ``HTMLParser`` meets it.
protocol HTMLEvents: AnyObject {
    /// An element begins. Names are in lower case; text in attributes is decoded.
    func begin(_ element: HTMLElement)

    /// The element that began last and has not ended ends, whether the page says so or not.
    func end(_ name: String)

    /// Text, decoded; often only a part of it. What is inside a script is text too.
    func text(_ bytes: UnsafeBufferPointer<UInt8>)
}

/// An element's name, attributes and place.
struct HTMLElement {
    var name: String
    var attributes: [(name: String, value: String)]
    /// Where its start tag ends; counted from 1.
    var line: Int

    /// The value of an attribute, an empty one where it has none; `nil` where it does not stand there.
    subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }
}
