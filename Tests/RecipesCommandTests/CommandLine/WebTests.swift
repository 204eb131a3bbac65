import Foundation
import TestSupport
import Testing

@testable import TerminalTestSupport
@testable import recipes_fetch

@Suite("Recipes from the web")
struct WebTests {
    let scratch: ScratchFolder

    /// The server of the tests is on this machine, and the tests do not wait for politeness.
    private static let local: [String: String?] = ["RECIPES_FETCH_OPTIONS": "--allow-local --pause 0 --time 120000"]
    /// For the server that never comes to an end. All others answer at last, also beside other tests.
    private static let impatient: [String: String?] = ["RECIPES_FETCH_OPTIONS": "--allow-local --pause 0 --time 3000"]

    init() throws { scratch = try ScratchFolder() }

    private static let picture = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 0])

    private static func soup(_ name: String, further: String = "") -> String {
        "<html><script type=\"application/ld+json\">{\"@type\":\"Recipe\",\"name\":\"\(name)\",\(further)"
            + "\"recipeIngredient\":[\"2 leeks\"],\"recipeInstructions\":\"Cook the leeks.\"}</script></html>"
    }

    private func files(_ folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: scratch.path(folder))) ?? []).sorted()
    }

    @Test("An address is imported with its picture and its source, kept, not sent again, and undone")
    func good() async throws {
        let server = try PageServer { path, request in
            switch path {
            case "/soup" where request.contains("If-None-Match: \"a\""): .whole(status: 304, headers: [:], body: Data())
            case "/soup":
                .whole(
                    status: 200, headers: ["Content-Type": "text/html", "ETag": "\"a\""],
                    body: Data(Self.soup("Leek soup", further: "\"image\":[\"/s-20x20.png\",\"/s.png\"],").utf8))
            case "/s.png": .whole(status: 200, headers: ["Content-Type": "image/png"], body: Self.picture)
            default: .whole(status: 404, headers: [:], body: Data())
            }
        }
        defer { server.stop() }
        let address = server.address("soup")
        let run = try await recipes("import", address, in: scratch, environment: Self.local)
        #expect(run.status == 0 && run.lines == [scratch.path("home/Recipes/Leek soup.cook")], "\(run)")
        #expect(files("home/Recipes").filter { !$0.hasPrefix(".") } == ["Leek soup.cook", "Leek soup.png"])
        let text = try String(contentsOfFile: scratch.path("home/Recipes/Leek soup.cook"), encoding: .utf8)
        #expect(text.contains("source: \"\(address)\""), "\(text)")
        let again = try await recipes("import", address, in: scratch, environment: Self.local)
        #expect(again.status == 0 && again.error.contains("is there already"), "\(again)")
        #expect(server.requests.count == 3, "\(server.requests)")
        #expect(server.requests.allSatisfy { $0.contains("User-Agent: recipes/") && !$0.contains("Cookie") })
        let shown = try await recipes("show", address, in: scratch, environment: Self.local)
        #expect(shown.status == 0 && shown.output.contains("2 leeks"), "\(shown)")
        // What was kept is read without the network.
        server.stop()
        let kept = files("home/.cache/recipes/pages").filter { $0.hasSuffix(".http") }
        #expect(kept.count == 1 && kept[0].hasPrefix("127-0-0-1-soup-"), "\(kept)")
        let page = scratch.path("home/.cache/recipes/pages/\(kept.first ?? "")")
        let offline = try await recipes("import", page, "--into", "Book", in: scratch)
        #expect(offline.status == 0 && files("Book").contains("Leek soup.png"), "\(offline)")
        let undone = try await recipes("undo", in: scratch)
        #expect(undone.status == 0, "\(undone)")
    }

    @Test("A slow site holds up no page of another one, and the recipes come in the order of the list")
    func ahead() async throws {
        let isAsked = DispatchSemaphore(value: 0)
        let server = try PageServer { path, _ in
            if path == "/quick" { isAsked.signal() }
            // The slow site answers only when the other one was asked.
            if path == "/slow", isAsked.wait(timeout: .now() + 30) == .timedOut {
                return .whole(status: 503, headers: [:], body: Data())
            }
            return .page(Self.soup("Soup \(path.dropFirst())"))
        }
        defer { server.stop() }
        let quick = "http://localhost:\(server.port)/quick"
        let run = try await recipes("import", server.address("slow"), quick, in: scratch, environment: Self.local)
        #expect(run.status == 0, "\(run)")
        #expect(run.lines == ["Soup slow", "Soup quick"].map { scratch.path("home/Recipes/\($0).cook") }, "\(run)")
    }

    @Test("A list of addresses is imported page by page; what fails is named and ends nothing")
    func list() async throws {
        let server = try PageServer { path, _ in
            path == "/gone"
                ? .whole(status: 404, headers: [:], body: Data()) : .page(Self.soup("Soup \(path.dropFirst())"))
        }
        defer { server.stop() }
        let bookmarks =
            "<!DOCTYPE NETSCAPE-Bookmark-file-1>\n<DL><p>\n"
            + ["a", "gone", "b"].map { "<DT><A HREF=\"\(server.address($0))\" ADD_DATE=\"1\">x</A>\n" }.joined()
        try scratch.write(bookmarks, to: "bookmarks.html")
        // A clipboard program that prints the list.
        try await makeProgram("wl-paste", "cat list.txt", in: scratch)
        let environment = Self.local.merging(
            ["WAYLAND_DISPLAY": "x", "PATH": scratch.path("bin") + ":/usr/bin:/bin"]) { $1 }
        let list = "# Soups\n" + ["a", "gone", "b"].map(server.address).joined(separator: "\n") + "\n\n"
        try scratch.write(list, to: "list.txt")
        for source in ["list.txt", "-", "bookmarks.html", "--clipboard"] {
            let run = try await recipes(
                "import", source, "--into", "Book \(source)", in: scratch, environment: environment,
                input: source == "-" ? list : "")
            #expect(run.status == 66 && run.lines.count == 2, "\(run)")
            #expect(run.error.contains("\(server.address("gone")): "), "\(run)")
            #expect(run.error.contains("127.0.0.1 has no such page (404); check the address."), "\(run)")
        }
    }

    /// A path of the hostile server, and what is said about it.
    private static let badAnswers: [(path: String, words: String)] = [
        ("loop", "it only leads from one address to the next"), ("file", "leads to something that is no address"),
        ("ftp", "only addresses with http and https"),
        ("drip", "did not answer within"), ("endless", "larger than 10 MB"), ("bomb", "larger than 10 MB"),
        ("short", "the answer broke off"), ("403", "does not let programs read it. Open it in your browser"),
        ("404", "has no such page"), ("429", "asks programs to wait"), ("500", "cannot answer now (500)"),
        ("binary", "no page but to application/pdf"), ("captcha", "does not let programs read it"),
        ("nothing", "The page is kept as "), ("noise", "could not be read"), ("silent", "the answer broke off"),
        ("empty", "The page is kept as "), ("charset", "The page is kept as "),
    ]

    @Test("Each bad answer gets one sentence, and nothing is written", arguments: badAnswers)
    func badAnswer(path: String, words: String) async throws {
        let bomb = path == "bomb" ? try await self.bomb() : Data()
        let server = try PageServer { asked, _ in
            func whole(_ status: Int, _ headers: [String: String] = [:], _ body: Data = Data()) -> PageServer.Answer {
                .whole(status: status, headers: headers, body: body)
            }
            return switch asked {
            case "/loop": whole(302, ["Location": "/loop"])
            case "/file": whole(302, ["Location": "file:///etc/passwd"])
            case "/ftp": whole(302, ["Location": "ftp://example.org/soup"])
            case "/drip": .drip
            case "/endless": .endless
            case "/bomb": whole(200, ["Content-Type": "text/html", "Content-Encoding": "gzip"], bomb)
            case "/short": whole(200, ["Content-Length": "1000"], Data("<html>".utf8))
            case "/binary": whole(200, ["Content-Type": "application/pdf"], Data([0x25, 0x50, 0x44, 0x46, 0, 1]))
            case "/captcha": .page("<html><title>Just a moment...</title></html>")
            case "/nothing": .page("<html><p>No recipe \u{1B}[31m here.</p></html>")
            case "/noise": .raw(Data((0..<4000).map { UInt8(truncatingIfNeeded: $0 &* 7919 >> 3) }))
            case "/silent": .raw(Data())
            case "/charset":
                whole(200, ["Content-Type": "text/html; charset=\u{1B}]0;x\u{7}klingon"], Data("<html>\u{FF}".utf8))
            default: whole(Int(asked.dropFirst()) ?? 200, ["Content-Type": "text/html"])
            }
        }
        defer { server.stop() }
        let run = try await recipes(
            "import", server.address(path), "--into", "Book", in: scratch,
            environment: path == "drip" ? Self.impatient : Self.local)
        #expect(run.status != 0 && run.output.isEmpty, "\(run)")
        #expect(run.error.contains(words), "\(run)")
        // The sentence, and the summary of every import.
        #expect(run.errorLines.count == 2 && run.error.controlCharacters.isEmpty, "\(run)")
        #expect(files("Book").isEmpty)
    }

    private func bomb() async throws -> Data {
        _ = try await shell("head -c 60000000 /dev/zero | gzip -9 >bomb.gz", in: scratch)
        return try Data(contentsOf: URL(filePath: scratch.path("bomb.gz")))
    }

    @Test("The encoding of the header counts, and control characters of a name reach neither file nor terminal")
    func charset() async throws {
        let page = Self.soup("\\u001b[31mKr\u{FF}tersuppe\\u0007")
        let bytes = Data(page.unicodeScalars.map { $0 == "\u{FF}" ? 0xE4 : UInt8(truncatingIfNeeded: $0.value) })
        let server = try PageServer { _, _ in
            .whole(status: 200, headers: ["Content-Type": "text/html; charset=\"ISO-8859-2\""], body: bytes)
        }
        defer { server.stop() }
        let run = try await recipes(
            "import", server.address("k"), "--into", "Book", in: scratch, environment: Self.local)
        #expect(run.status == 0 && run.output.controlCharacters.isEmpty, "\(run)")
        #expect(
            files("Book").contains { $0.contains("Krätersuppe") && $0.controlCharacters.isEmpty }, "\(files("Book"))")
    }

    @Test("The own network is not reached without --allow-local, by whatever address or redirection")
    func local() async throws {
        let server = try PageServer { _, _ in .page(Self.soup("Secret soup")) }
        defer { server.stop() }
        let port = server.port
        for host in ["127.0.0.1", "localhost", "0x7f.1", "2130706433", "[::1]", "[::ffff:127.0.0.1]", "0.0.0.0"] {
            let run = try await recipes("import", "http://\(host):\(port)/", "--into", "Book", in: scratch)
            #expect(run.status == 66 && run.error.contains("is in your own network"), "\(run)")
        }
        #expect(server.requests.isEmpty && files("Book").isEmpty)
        let run = try await recipes(
            "import", "--allow-local", server.address(""), "--into", "Book", in: scratch)
        #expect(run.status == 0, "\(run)")
    }

    @Test("Only addresses of the internet are public")
    func publicAddresses() {
        for host in ["1.1.1.1", "172.32.0.1", "100.128.0.1", "[2606:4700::1111]", "example.org", "[64:ff9b::808:808]"] {
            #expect(PublicAddress.mayBePublic(host: host), "\(host)")
        }
        for host in [
            "0.1.2.3", "10.0.0.1", "100.64.0.1", "127.9.9.9", "169.254.169.254", "172.16.0.1", "192.168.1.1",
            "224.0.0.1",
            "255.255.255.255", "[::]", "[::1]", "[fe80::1%25eth0]", "[fd00::1]", "[ff02::1]", "[::ffff:192.168.0.1]",
            "[64:ff9b::a00:1]", "[2002:7f00:1::]", "[2001::1]", "a.localhost", "localhost.",
        ] {
            #expect(!PublicAddress.mayBePublic(host: host), "\(host)")
        }
    }

    @Test("Without the helper, one sentence says what is missing")
    func noHelper() async throws {
        // A shell copies the program: another process of the tests would inherit a file that is open for writing.
        let script =
            "mkdir alone && cp '\(BuiltProgram.recipes.path)' alone && alone/recipes import https://example.org/soup"
        let run = try await CommandCall(
            executable: "/bin/sh", arguments: ["-c", script], environment: scratch.environment, folder: scratch.path
        ).run()
        #expect(run.status == 66 && run.errorLines.count == 1, "\(run)")
        #expect(run.error.contains("recipes-fetch, which reads web pages, is missing"), "\(run)")
    }

    @Test("The browser is linked with no library of the network")
    func linking() async throws {
        let run = try await shell("ldd '\(BuiltProgram.recipes.path)'", in: scratch)
        #expect(run.output.contains("libc.") && !run.output.contains("curl") && !run.output.contains("ssl"), "\(run)")
    }

    @Test("Served pages give the same recipes as their files")
    func collection() async throws {
        guard let folder = ConformanceData.root?.appending(path: "web-recipes"),
            let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
        else { return }
        let pages = names.sorted().filter { $0.hasSuffix(".html") }.filter { name in
            if ConformanceData.isExhaustive { return true }
            let bytes = (try? Data(contentsOf: folder.appending(path: name))) ?? Data()
            return bytes.range(of: Data("recipeIngredient".utf8)) != nil
        }
        let step = ConformanceData.isExhaustive ? 1 : 25
        let chosen = pages.enumerated().filter { $0.offset % step == 0 }.map(\.element)
        let server = try PageServer { path, _ in
            let name = path.dropFirst().removingPercentEncoding ?? ""
            guard let body = try? Data(contentsOf: folder.appending(path: name)) else {
                return .whole(status: 404, headers: [:], body: Data())
            }
            return .whole(status: 200, headers: ["Content-Type": "text/html"], body: body)
        }
        defer { server.stop() }
        for name in chosen {
            let file = try await recipes("convert", folder.appending(path: name).path, "--to", "cooklang", in: scratch)
            let page = try await recipes(
                "convert", server.address(name), "--to", "cooklang", in: scratch, environment: Self.local)
            #expect(page.status == file.status, "\(name): \(page)")
            // An address has no name of a file that could be the title.
            #expect(
                Self.withoutAddresses(page) == Self.withoutAddresses(file), "\(name)")
        }
    }

    /// Returns the lines of a recipe without those that name its source and pictures. The server is their source.
    private static func withoutAddresses(_ run: CommandRun) -> [String] {
        run.lines.filter { !$0.contains("http://") && !$0.contains("https://") && !$0.hasPrefix("source") }
    }
}
