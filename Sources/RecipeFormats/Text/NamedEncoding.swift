import RecipeKit
import TextLayout

/// Converts texts from encodings that a file declares, or that its bytes suggest.
enum NamedEncoding {
    /// Returns a text as UTF-8. A byte that is invalid in the encoding becomes U+FFFD.
    ///
    /// - Parameters:
    ///   - bytes: The text.
    ///   - name: The name of the encoding.
    /// - Throws: An error if the program cannot convert the encoding. The text is then never read in another encoding,
    ///   because wrong letters look like a recipe.
    static func utf8(of bytes: [UInt8], from name: String) throws(UnknownEncoding) -> [UInt8] {
        let lower = name.lowercased()
        if windows1252Names.contains(lower) { return Windows1252.utf8(of: bytes) }
        if let encoding = SingleByteEncoding(lower) { return encoding.utf8(of: bytes) }
        guard isOfWeb(lower), let converter = EncodingConverter(from: lower) else { throw UnknownEncoding(name: name) }
        return converter.utf8(of: bytes)
    }

    /// The names of encodings that browsers read as Windows-1252.
    static let windows1252Names: Set = [
        "iso-8859-1", "iso8859-1", "latin1", "windows-1252", "cp1252", "x-cp1252", "us-ascii", "ascii",
    ]

    /// Returns whether browsers support an encoding. Some other encodings of the C library are a security risk.
    private static func isOfWeb(_ name: String) -> Bool {
        guard name.utf8.allSatisfy({ UTF8Text.isLetter($0) || UTF8Text.isDigit($0) || "-_:.".utf8.contains($0) }) else {
            return false
        }
        let families = ["gb", "big5", "euc-", "shift", "sjis", "ks_c_5601"]
        return name == "iso-2022-jp" || families.contains { name.hasPrefix($0) }
    }
}

/// The error of a text in an encoding that the program cannot convert.
struct UnknownEncoding: Error, Hashable {
    /// The name of the encoding, as the file declares it.
    var name: String

    /// What is wrong and what to do, as the end of a sentence about a file.
    var message: String {
        let name = String(name.prefix(40)).withoutControlCharacters
        return "the text is in the encoding “\(name)”, which cannot be converted on this system; save it as UTF-8."
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
