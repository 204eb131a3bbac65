import CLibXML2

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
