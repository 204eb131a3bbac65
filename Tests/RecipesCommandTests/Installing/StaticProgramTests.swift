import Foundation
import Testing

@testable import TerminalTestSupport

/// The program that `make build` links on Linux contains glibc. The program of `make test` does not.
@Suite(
    "A statically linked program",
    .enabled(if: BuiltProgram.recipes.isStaticallyLinked, "the program is linked dynamically"))
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
        try scratch.write("module KOI8-R// INTERNAL KOI8-R 1\n", to: "gconv/gconv-modules")
    }

    /// Returns the title of the page, or `nil` if the machine has no module for KOI8-R.
    ///
    /// - Parameter version: A shell command that writes the `libc.so.6` of the folder with the module.
    private func title(libraryFrom command: String) async throws -> String? {
        let copied = try await shell(
            "cp \"$(dirname \"$(cc -print-file-name=libc.so.6)\")/gconv/KOI8-R.so\" gconv && \(command)", in: scratch)
        guard copied.status == 0 else { return nil }
        let environment = ["GCONV_PATH": scratch.path("gconv"), "LC_ALL": "C.UTF-8"]
        let shown = try await recipes("show", "soup.html", in: scratch, environment: environment)
        #expect(shown.status == 0)
        return shown.output.split(separator: "\n").first.map(String.init)
    }

    @Test("The program uses a conversion module of the glibc that it contains")
    func sameVersion() async throws {
        let title = try await title(libraryFrom: "cp \"$(cc -print-file-name=libc.so.6)\" .")
        #expect(title == nil || title == "борщ")
    }

    @Test("The program loads no conversion module of another glibc, because it would crash")
    func otherVersion() async throws {
        let title = try await title(libraryFrom: "echo 'stable release version 1.0.' >libc.so.6")
        #expect(title == nil || title == "ÂÏÒÝ")
    }
}
