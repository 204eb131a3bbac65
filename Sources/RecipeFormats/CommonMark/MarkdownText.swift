import RecipeKit
import TextLayout

/// Writes plain text as Markdown that shows this text.
enum MarkdownText {
    /// Returns the text with all special characters of Markdown escaped. A line break becomes a hard line break, and
    /// paragraphs are separated by an empty line. Control characters are omitted.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - indent: The characters before each line except the first, such as spaces or `> `.
    static func words(_ text: String, indent: String = "") -> String {
        let paragraphs = paragraphs(text).map { paragraph in
            paragraph.lines().map { line($0.trimmingSpaces()) }.filter { !$0.isEmpty }
                .joined(separator: "\\\n" + indent)
        }
        return paragraphs.filter { !$0.isEmpty }.joined(separator: "\n\(indent.trimmingBlanks)\n\(indent)")
    }

    private static func line(_ text: String) -> String {
        var line = ""
        let scalars = Array(text.unicodeScalars)
        for (index, scalar) in scalars.enumerated() {
            if scalar.isControl, scalar != "\t" { continue }
            switch scalar {
            case "\\", "`", "*", "_", "[", "]", "<": line += "\\"
            case "&" where index + 1 < scalars.count && (scalars[index + 1] == "#" || isWord(scalars[index + 1])):
                line += "\\"
            // At the end of a heading, a number sign would close the heading.
            case "#" where index == scalars.count - 1: line += "\\"
            case "#", ">", "+", "-", "=", "~":
                if index == 0 { line += "\\" }
            case ".", ")":
                // At the start of a line, digits and this sign would begin a numbered entry.
                if index > 0, index < 10, scalars[..<index].allSatisfy({ (0x30...0x39).contains($0.value) }) {
                    line += "\\"
                }
            default: break
            }
            line.unicodeScalars.append(scalar)
        }
        return line
    }

    private static func isWord(_ scalar: Unicode.Scalar) -> Bool { scalar.isASCII && scalar.properties.isAlphabetic }

    /// Returns an address with percent-encoding for characters that are invalid in addresses. A percent sign is
    /// unchanged.
    static func address(_ text: String) -> String {
        text.utf8.reduce(into: "") { address, byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"):
                address.unicodeScalars.append(Unicode.Scalar(byte))
            case _ where "-_.~!*'();:@&=+$,/?#%".utf8.contains(byte):
                address.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                let digits = String(byte, radix: 16, uppercase: true)
                address += "%" + (digits.count == 1 ? "0" : "") + digits
            }
        }
    }
}

extension MarkdownText {
    /// Returns an address without percent-encoding. If the decoded bytes are not UTF-8, returns the address unchanged.
    static func decoded(_ address: String) -> String {
        var bytes: [UInt8] = []
        var rest = Array(address.utf8)[...]
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "%"), rest.count >= 2,
                let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
            {
                bytes.append(value)
                rest = rest.dropFirst(2)
            } else {
                bytes.append(byte)
            }
        }
        return String(validating: bytes, as: UTF8.self) ?? address
    }
}

extension MarkdownText {
    /// Returns the paragraphs of a text. One or more blank lines separate two paragraphs.
    static func paragraphs(_ text: String) -> [String] {
        var paragraphs: [[Substring]] = [[]]
        for line in text.lines(keepingEmpty: true) {
            if line.allSatisfy(\.isWhitespace) {
                paragraphs.append([])
            } else {
                paragraphs[paragraphs.count - 1].append(line)
            }
        }
        return paragraphs.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }
    }
}
