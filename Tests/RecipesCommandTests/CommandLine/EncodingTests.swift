import Foundation
import TestSupport
import Testing

@testable import TerminalTestSupport

@Suite("Old encodings on a system whose C library has none", .timeLimit(.minutes(TimeLimit.minutes)))
struct EncodingTests {
    private let scratch: ScratchFolder
    /// The variable with which the C library finds its conversions. None of those here can be loaded, as on a system
    /// without the package that has them.
    private let environment: [String: String?]

    init() throws {
        scratch = try ScratchFolder()
        let lines = ["BIG5", "EUC-JP", "SJIS", "KOI8-R", "ISO-8859-2"].map {
            "module \($0)// INTERNAL missing 1\nmodule INTERNAL \($0)// missing 1\n"
        }
        try scratch.write(lines.joined(), to: "gconv/gconv-modules")
        environment = ["GCONV_PATH": scratch.path("gconv")]
        try scratch.write(page("koi8-r", [0xE2, 0xCF, 0xD2, 0xDD]), to: "A/soup.html")
        try scratch.write(page("iso-8859-2", [0xAF, 0x75, 0x72, 0x65, 0x6B]), to: "A/zurek.html")
        try scratch.write(page("big5", [0xB5, 0x66, 0xAD, 0x58]), to: "A/tomato.html")
        try scratch.write(page("hz-gb-2312", [0xB7, 0xAC]), to: "A/unknown.html")
    }

    private func page(_ encoding: String, _ title: [UInt8]) -> Data {
        var page = Data(
            "<meta charset=\(encoding)><script type='application/ld+json'>{\"@type\": \"Recipe\", \"name\": \"".utf8)
        page += title
        page += Data("\", \"recipeIngredient\": [\"1 egg\"], \"recipeInstructions\": [\"Boil.\"]}</script>".utf8)
        return page
    }

    @Test("Pages in old encodings are listed, and one in an unknown encoding is an error that names file and encoding")
    func list() async throws {
        let run = try await recipes("list", "A", in: scratch, environment: environment)
        #expect(run.output.contains("Борщ") && run.output.contains("Żurek") && run.output.contains("番茄"), "\(run)")
        #expect(run.lines.count == 3 && run.status == 65 && run.errorLines.count == 1)
        #expect(run.error.hasPrefix("A/unknown.html: error: ") && run.error.contains("“hz-gb-2312”"))
    }

    @Test("A page in an unknown encoding is not imported")
    func importing() async throws {
        let run = try await recipes("import", "A/unknown.html", "--into", "B", in: scratch, environment: environment)
        #expect(run.status == 65 && (run.output + run.error).contains("“hz-gb-2312”"), "\(run)")
        // The folder may be missing.
        let written = (try? FileManager.default.contentsOfDirectory(atPath: scratch.path("B"))) ?? []
        #expect(written.isEmpty)
    }
}
