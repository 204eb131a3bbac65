import Foundation
import RecipeFormats
import RecipeKit

/// A service that knows the recipes of many people, with the public interface of the Cooklang federation.
///
/// `GET /api/search?q=WORDS` answers `{"results": [{"id", "title", "summary", "tags", "locale"}]}`,
/// `GET /api/recipes/ID` has the address of the original in `source_url`, and `GET /api/recipes/ID/download` is Cooklang.
public struct RecipeService {
    /// A recipe that was found.
    public struct Hit: Sendable {
        public let id: Int
        public let title: String
        public let summary: String?
        public let tags: [String]
        /// The site that the recipe is from, if the service says so.
        public let site: String?

        /// The name of a file for the recipe.
        public var fileName: String { "\(FileName.name(for: title)).cook" }
    }

    /// The service of the Cooklang community.
    public static let standard = "https://recipes.cooklang.org"

    /// The address without a slash at its end.
    public let address: WebPageAddress
    private let fetcher: PageFetcher

    /// Returns `nil` if the text is no address.
    public init?(at text: String, with fetcher: PageFetcher) {
        var text = text
        while text.hasSuffix("/") { text.removeLast() }
        guard let address = WebPageAddress(text) else { return nil }
        (self.address, self.fetcher) = (address, fetcher)
    }

    /// Searches for words.
    ///
    /// - Throws: `CookbookError` if there is no answer, or none that is understood.
    public func search(_ words: [String], limit: Int, waiting: () throws -> Void = {}) throws -> [Hit] {
        let query = Self.encoded(words.joined(separator: " "))
        let value = try json("/api/search?q=\(query)&limit=\(limit)", waiting)
        guard let results = value["results"], case .array(let values) = results else { throw notUnderstood }
        return values.prefix(limit).compactMap(Self.hit)
    }

    /// Returns a recipe in Cooklang, with the address of its original as its source.
    public func text(of hit: Hit, waiting: () throws -> Void = {}) throws -> String {
        let bytes = try fetcher.content(at: try place("/api/recipes/\(hit.id)/download"), waiting: waiting)
        guard !HTMLFormat().recognizes(bytes[...]), let text = String(validating: bytes, as: UTF8.self),
            text.contains(where: { !$0.isWhitespace })
        else { throw notUnderstood }
        let file = "\(hit.title).cook"
        var recipe = CooklangFormat().read(text, file: file).recipe
        guard recipe.metadata.source?.url == nil else { return text }
        let details = try json("/api/recipes/\(hit.id)", waiting)
        var source = recipe.metadata.source ?? RecipeSource()
        source.url =
            Self.text(details["source_url"]).flatMap { WebPageAddress($0)?.text }
            ?? "\(address.text)/recipes/\(hit.id)"
        recipe.metadata.source = source
        return CooklangFormat().text(text, changedTo: recipe, file: file)
    }

    private func place(_ path: String) throws(CookbookError) -> WebPageAddress {
        guard let place = WebPageAddress(address.text + path) else { throw notUnderstood }
        return place
    }

    private func json(_ path: String, _ waiting: () throws -> Void) throws -> JSONValue {
        let bytes = try fetcher.content(at: try place(path), waiting: waiting)
        guard let value = JSONReader.values(in: bytes).values.first else { throw notUnderstood }
        return value
    }

    private var notUnderstood: CookbookError {
        CookbookError(
            .badData, address.text,
            "\(address.host) does not answer like a service of the Cooklang federation; check discover.address in the "
                + "configuration.")
    }

    private static func hit(_ value: JSONValue) -> Hit? {
        guard case .number(let digits)? = value["id"], let id = Int(digits), let title = text(value["title"]) else {
            return nil
        }
        var tags: [String] = []
        if case .array(let values)? = value["tags"] { tags = values.compactMap(text) }
        let page = [value["source_url"], value["enclosure_url"]].lazy.compactMap {
            text($0).flatMap { WebPageAddress($0) }
        }
        return Hit(
            id: id, title: title, summary: text(value["summary"]), tags: tags,
            site: text(value["site"]) ?? text(value["feed"]?["title"]) ?? page.first?.host)
    }

    /// Returns a text on one line, or `nil` if there is none.
    private static func text(_ value: JSONValue?) -> String? {
        guard case .string(let text)? = value else { return nil }
        // Control characters reach neither the terminal nor the name of a file.
        let scalars = text.unicodeScalars.map { $0.value < 0x20 || (0x7F...0x9F).contains($0.value) ? " " : $0 }
        let line = String(String.UnicodeScalarView(scalars)).split(whereSeparator: \.isWhitespace)
            .joined(separator: " ")
        return line.isEmpty ? nil : line
    }

    private static func encoded(_ text: String) -> String {
        text.utf8.map { byte in
            let scalar = Unicode.Scalar(byte)
            let isPlain = scalar.isASCII && (scalar.properties.isAlphabetic || (0x30...0x39).contains(byte))
            let digits = String(byte, radix: 16, uppercase: true)
            return isPlain || "-._~".unicodeScalars.contains(scalar)
                ? String(scalar) : "%" + String(repeating: "0", count: 2 - digits.count) + digits
        }.joined()
    }
}
