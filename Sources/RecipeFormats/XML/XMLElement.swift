import CLibXML2
import RecipeKit

/// An element of an XML file with its attributes and its content.
struct XMLElement {
    /// A part of the content of an element.
    enum Node {
        case text(String)
        case element(XMLElement)
    }

    /// The name in lowercase.
    var name: String
    /// The attributes in the order of the file. The names are in lowercase.
    var attributes: [(name: String, value: String)] = []
    /// The content in the order of the file.
    var nodes: [Node] = []
    /// The line of the start tag, counted from 1.
    var line = 1

    /// The elements directly inside this one, in order.
    var elements: [XMLElement] {
        nodes.compactMap { if case .element(let element) = $0 { element } else { nil } }
    }

    /// Returns the elements with a given name that are directly inside this one, in order.
    func all(_ name: String) -> [XMLElement] { elements.filter { $0.name == name } }

    /// Returns the inner element at the end of a path of element names, or `nil` if there is none. For each name, only
    /// the first element is followed.
    func first(_ path: String...) -> XMLElement? {
        path.reduce(self as XMLElement?) { element, name in
            element?.nodes.lazy.compactMap { node -> XMLElement? in
                if case .element(let element) = node, element.name == name { element } else { nil }
            }.first
        }
    }

    /// Returns the value of an attribute without white space at its ends. If the attribute is missing or empty, returns
    /// `nil`.
    subscript(attribute: String) -> String? {
        let value = attributes.first { $0.name == attribute }?.value.trimmingSpaces()
        return value?.isEmpty == true ? nil : value
    }

    /// All text of the element and of the elements inside it, with its white space.
    var wholeText: String {
        var text = ""
        addText(to: &text)
        return text
    }

    private func addText(to text: inout String) {
        for node in nodes {
            switch node {
            case .text(let part): text += part
            case .element(let element): element.addText(to: &text)
            }
        }
    }

    /// All text inside the element as one line, or `nil` if the text is empty.
    var words: String? {
        let words = wholeText.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return words.isEmpty ? nil : words
    }

    /// Returns the text of the first inner element with a name, as one line. If there is no text, returns `nil`.
    func words(_ name: String) -> String? { first(name)?.words }

    /// All text inside the element with its line breaks, without white space at the ends. If there is no text, `nil`.
    var block: String? {
        let text = wholeText.trimmingSpaces()
        return text.isEmpty ? nil : text
    }

    /// Returns the text of the first inner element with a name, with line breaks. If there is no text, returns `nil`.
    func block(_ name: String) -> String? { first(name)?.block }
}

/// The attributes of an element, as libxml2 passes them: each name, then its value, and a null pointer at the end.
typealias SAXAttributes = UnsafeMutablePointer<UnsafePointer<xmlChar>?>

extension SAXAttributes? {
    /// The attributes in the order of the file, with the names in lowercase. A missing value is an empty text.
    var list: [(name: String, value: String)] {
        var list: [(name: String, value: String)] = []
        var next = self
        while let node = next, let attribute = node.pointee {
            list.append((String(cString: attribute).lowercased(), node[1].map { String(cString: $0) } ?? ""))
            next = node + 2
        }
        return list
    }
}
