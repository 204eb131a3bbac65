import RecipeKit
import TextLayout

/// Converts texts from encodings that a file declares, or that its bytes suggest.
enum NamedEncoding {
    /// Returns a text as UTF-8. A byte that is invalid in the encoding becomes U+FFFD.
    ///
    /// - Parameters:
    ///   - bytes: The text.
    ///   - name: The name of the encoding.
    /// - Throws: An error if the program does not know the encoding. The text is then never read in another encoding,
    ///   because wrong letters look like a recipe.
    static func utf8(of bytes: [UInt8], from name: String) throws(UnknownEncoding) -> [UInt8] {
        guard let standard = EncodingNames.standardName(of: name) else { throw UnknownEncoding(name: name) }
        if let encoding = MultiByteEncoding(rawValue: standard) { return encoding.utf8(of: bytes) }
        // Browsers read Latin-1 and ASCII as Windows-1252.
        return SingleByteEncoding(standard)?.utf8(of: bytes) ?? Windows1252.utf8(of: bytes)
    }
}

/// The names of encodings in pages, mails and XML files. As in browsers, the name of an encoding of ISO often stands for
/// the encoding of Windows that contains all its letters.
enum EncodingNames {
    /// Returns the name in the Encoding Standard, or `nil` if the program cannot read the encoding.
    static func standardName(of name: String) -> String? {
        let wanted = name.trimmingSpaces().lowercased()[...]
        for line in lines.description.split(separator: "\n") {
            let names = line.split(separator: " ")
            if names.contains(wanted) { return names.first.map { String($0) } }
        }
        return nil
    }
}

/// The error of a text in an encoding that the program cannot convert.
struct UnknownEncoding: Error, Hashable {
    /// The name of the encoding, as the file declares it.
    var name: String

    /// What is wrong and what to do, as the end of a sentence about a file.
    var message: String {
        let name = String(name.prefix(40)).withoutControlCharacters
        return "the text is in the encoding “\(name)”, which the program does not know; save it as UTF-8."
    }

    /// Returns the result of a conversion of a file. Converts the error of the conversion to an error about the file.
    static func naming(
        _ file: String, _ convert: () throws(UnknownEncoding) -> [UInt8]
    ) throws(CookbookError) -> [UInt8] {
        do throws(UnknownEncoding) {
            return try convert()
        } catch {
            throw CookbookError(.badData, file, error.message)
        }
    }
}
