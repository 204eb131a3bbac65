import Foundation
import Testing

@testable import TerminalTestSupport

/// The folder with the `libc.so.6` of the machine and the folder `gconv` of its modules, or `nil` if it is not found.
private let libraries = ["x86_64-linux-gnu", "aarch64-linux-gnu"].map { "/usr/lib/\($0)/" }
    .first { FileManager.default.fileExists(atPath: $0 + "gconv/KOI8-R.so") }

/// The program that `make build` links on Linux contains glibc. The program of `make test` does not.
@Suite(
    "A statically linked program",
    .enabled(if: BuiltProgram.recipes.isStaticallyLinked, "the program is linked dynamically"),
    .enabled(if: libraries != nil, "the C library of this machine has no module for KOI8-R"))
struct StaticProgramTests {
    private let scratch: ScratchFolder

    /// Creates a page in KOI8-R, and a folder with the module that converts KOI8-R.
    init() throws {
        scratch = try ScratchFolder()
        let recipe = #"{"@context":"https://schema.org","@type":"Recipe","name":"NAME","recipeInstructions":"x"}"#
        let page = "<html><meta charset=\"koi8-r\"><script type=\"application/ld+json\">\(recipe)</script></html>"
        let parts = page.components(separatedBy: "NAME")
        // These bytes are the word “борщ”.
        let bytes = Array(parts[0].utf8) + [0xC2, 0xCF, 0xD2, 0xDD] + Array(parts[1].utf8)
        try Data(bytes).write(to: URL(filePath: scratch.path("soup.html")))
        try scratch.write("module KOI8-R// INTERNAL KOI8-R 1\n", to: "modules/gconv/gconv-modules")
        try copy("gconv/KOI8-R.so")
    }

    private func copy(_ file: String) throws {
        let folder = try #require(libraries)
        try FileManager.default.copyItem(
            at: URL(filePath: folder + file).resolvingSymlinksInPath(),
            to: URL(filePath: scratch.path("modules/" + file)))
    }

    /// Returns the title of the page, as the program reads it with the copied module.
    private func title() async throws -> String {
        let environment = ["GCONV_PATH": scratch.path("modules/gconv"), "LC_ALL": "C.UTF-8"]
        let shown = try await recipes("show", "soup.html", in: scratch, environment: environment)
        #expect(shown.status == 0)
        return try #require(shown.output.split(separator: "\n").first.map(String.init))
    }

    @Test("The program uses a conversion module of the glibc that it contains")
    func sameVersion() async throws {
        try copy("libc.so.6")
        #expect(try await title() == "борщ")
    }

    @Test("The program loads no conversion module of another glibc, because it would crash")
    func otherVersion() async throws {
        try scratch.write("GNU C Library (Other GLIBC 1.0-1) stable release version 1.0.", to: "modules/libc.so.6")
        #expect(try await title() == "ÂÏÒÝ")
    }
}
