@testable import RecipeFormats

/// A file of one format with places for a text that is repeated many times.
struct RepeatedFile: Sendable, CustomStringConvertible {
    let format: any RecipeFormat
    /// The name of the file, if the reader recognizes it.
    let name: String
    /// Returns the file with a text in all of its places.
    let filled: @Sendable (String) -> String

    var description: String { "\(format.name) \(name)" }

    init(
        _ format: any RecipeFormat, _ template: String, file: String = "file",
        escape: @escaping @Sendable (String) -> String = { $0 }
    ) {
        self.format = format
        self.name = file
        filled = { text in
            template.split(separator: "§", omittingEmptySubsequences: false).joined(separator: escape(text))
        }
    }

    init(
        _ reader: any ExportReader, _ file: String, _ template: String,
        escape: @escaping @Sendable (String) -> String = { $0 }
    ) {
        self.init(ExportFormat(reader), template, file: file, escape: escape)
    }

    static let all = plain + marked + records + exports

    @Sendable static func json(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    @Sendable static func xml(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case "\"": result += "&quot;"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    @Sendable static func csv(_ text: String) -> String {
        text.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"")
    }
}
