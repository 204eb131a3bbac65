import RecipeKit
import TextLayout

/// Answers of web servers: the headers, an empty line, and the page. Fetched pages are kept in this form, and `curl -i`
/// prints it.
///
/// The headers know what the page alone does not say: its address, and often its encoding.
public struct HTTPFormat: RecipeFormat {
    /// The name of the format, `web answer`.
    public let name = "web answer"
    /// The identifier of the format, `http`.
    public let identifier = "http"
    /// None, because other programs have files with the same extension.
    public let fileExtensions: [String] = []
    /// The extension `http`.
    public let sharedExtensions = ["http"]
    /// The size limit of pages, 64 MiB.
    public let sizeLimit = HTMLFormat().sizeLimit
    /// The memory cost of JSON, because a page can consist of it.
    public let memoryCost = 100

    public init() {}

    /// Returns whether a text begins with the version and the status of an answer: `HTTP/1.1 200`.
    public func recognizes(_ start: ArraySlice<UInt8>) -> Bool {
        guard start.starts(with: "HTTP/".utf8) else { return false }
        let line = start.dropFirst(5).prefix { $0 >= 0x20 }.split(separator: 0x20, omittingEmptySubsequences: true)
        return line.count > 1 && line[1].count == 3 && line[1].allSatisfy(UTF8Text.isDigit)
    }

    /// Returns the address and the format of the page as headers, and the page as UTF-8.
    public func utf8(of bytes: [UInt8], file: String) throws(CookbookError) -> [UInt8] {
        let answer = WebAnswer(bytes[...])
        let body = Array(answer.body)
        let format = try Self.format(of: answer, body, file)
        let text =
            format is HTMLFormat
            ? try UnknownEncoding.naming(file) { () throws(UnknownEncoding) in
                try HTMLEncoding.utf8(of: body, stated: answer.charset)
            } : try format.utf8(of: body, file: file)
        let address = answer.address.map { "Content-Location: \($0)\n" } ?? ""
        return Array("HTTP/1.1 200\nContent-Type: \(format.identifier)\n\(address)\n".utf8) + text
    }

    /// Reads the recipes of the page. A recipe without an address of its own gets the address of the page.
    public func readAll(utf8 bytes: [UInt8], file: String, _ deliver: (ReadResult) -> Bool) -> [Diagnostic] {
        let answer = WebAnswer(bytes[...])
        guard let format = answer.type.flatMap(FormatRegistry.format(identifier:)), !(format is HTTPFormat) else {
            return [Diagnostic(.error, at: SourceLocation(file: file), "the answer has no page.")]
        }
        return format.readAll(utf8: Array(answer.body), file: file) { result in
            guard let address = answer.address else { return deliver(result) }
            var result = result
            var source = result.recipe.metadata.source ?? RecipeSource()
            if source.url?.hasPrefix("http") != true { source.url = address }
            result.recipe.metadata.source = source
            result.recipe.metadata.images = result.recipe.metadata.images.map {
                WebReference.absolute($0, from: address)
            }
            return deliver(result)
        }
    }

    /// Returns the addresses of the picture that shows the dish of a page, the best first. A page that names none in its
    /// recipe may have one for links to the page.
    ///
    /// - Parameters:
    ///   - recipe: The first recipe of the page.
    ///   - bytes: The result of ``utf8(of:file:)``.
    package static func pictures(of recipe: Recipe, utf8 bytes: [UInt8]) -> [String] {
        let answer = WebAnswer(bytes[...])
        var addresses = recipe.metadata.images
        if addresses.isEmpty, answer.type == HTMLFormat().identifier, let address = answer.address,
            let picture = HTMLPage(utf8: Array(answer.body)).picture
        {
            addresses = [WebReference.absolute(picture, from: address)]
        }
        return WebReference.bySize(addresses.filter { $0.hasPrefix("http://") || $0.hasPrefix("https://") })
    }

    /// Returns the format of a page by its content, its type, or the name in its address.
    private static func format(
        of answer: WebAnswer, _ body: [UInt8], _ file: String
    ) throws(CookbookError) -> any RecipeFormat {
        let start = body.prefix(FormatRegistry.sniffedLength)
        let type = answer.type ?? ""
        if HTMLFormat().recognizes(start) || type.contains("html") { return HTMLFormat() }
        if type.contains("json") || JSONLDFormat().recognizes(start) { return JSONLDFormat() }
        let path = answer.address?.prefix { $0 != "?" && $0 != "#" } ?? ""
        let isText = type.isEmpty || type.hasPrefix("text/") || type.hasSuffix("octet-stream")
        if isText, let format = FormatRegistry.plainFormat(forFile: String(path), bytes: body) { return format }
        guard type.isEmpty || type.hasPrefix("text/") || type.contains("xml"), !start.contains(0) else {
            let kind = type.isEmpty ? "something else" : String(type.prefix(60)).withoutControlCharacters
            throw CookbookError(
                .badData, file, "the address leads to no page but to \(kind); download it, and import the file.")
        }
        return HTMLFormat()
    }
}

/// The parts of an answer that matter: three headers and the body.
private struct WebAnswer {
    private(set) var type: String?
    private(set) var charset: String?
    private(set) var address: String?
    private(set) var body: ArraySlice<UInt8>

    /// Splits an answer. Of several, which `curl -iL` prints for redirections, the last one counts.
    init(_ bytes: ArraySlice<UInt8>) {
        body = bytes
        repeat {
            (type, charset) = (nil, nil)
            while let line = takeLine(), !line.isEmpty { read(line) }
        } while HTTPFormat().recognizes(body.prefix(64))
    }

    private mutating func takeLine() -> String? {
        guard let end = body.firstIndex(of: 0x0A) else {
            body = []
            return nil
        }
        let line = body[..<end]
        body = body[(end + 1)...]
        return String(decoding: line.last == 0x0D ? line.dropLast() : line, as: UTF8.self)
    }

    private mutating func read(_ line: String) {
        guard let colon = line.firstIndex(of: ":") else { return }
        let value = String(line[line.index(after: colon)...]).trimmingSpaces().withoutControlCharacters
        switch line[..<colon].lowercased() {
        case "content-type":
            let parts = value.split(separator: ";").map { String($0).trimmingSpaces() }
            type = parts.first?.lowercased()
            for part in parts.dropFirst() where part.lowercased().hasPrefix("charset=") {
                charset = part.dropFirst(8).filter { $0 != "\"" && $0 != "'" }.lowercased()
            }
        case "content-location" where value.hasPrefix("http"): address = value
        default: break
        }
    }
}

/// References between pages.
private enum WebReference {
    /// Returns a reference as a whole address.
    static func absolute(_ reference: String, from page: String) -> String {
        guard !reference.contains("://"), !reference.hasPrefix("data:"), let scheme = page.firstRange(of: "://") else {
            return reference
        }
        if reference.hasPrefix("//") { return page[..<scheme.lowerBound] + ":" + reference }
        let path = page[scheme.upperBound...].prefix { $0 != "?" && $0 != "#" }
        let host = path.prefix { $0 != "/" }
        if reference.hasPrefix("/") { return page[..<host.endIndex] + reference }
        let folder = path.lastIndex(of: "/").map { path[...$0] } ?? path + "/"
        return page[..<scheme.upperBound] + folder + reference
    }

    /// Returns addresses of the same picture, the largest first. An address without a size is that of the original.
    static func bySize(_ addresses: [String]) -> [String] {
        addresses.enumerated().sorted { one, other in
            let (first, second) = (area(one.element), area(other.element))
            return first == second ? one.offset < other.offset : first > second
        }.map(\.element)
    }

    /// Returns the area that the name of a picture states: `cake-500x375.jpg`.
    private static func area(_ address: String) -> Int {
        let name = address.split(separator: "/").last ?? ""
        for word in name.split(whereSeparator: { $0 == "-" || $0 == "_" || $0 == "." }) {
            let sides = word.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
            if sides.count == 2, let width = sides[0], let height = sides[1], (1...20_000).contains(width),
                (1...20_000).contains(height)
            {
                return width * height
            }
        }
        return .max
    }
}
