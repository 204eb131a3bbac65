import Foundation
import TestSupport
import Testing

@testable import TerminalTestSupport

/// Machines and servers on which a page cannot be trusted. Some of these tests need openssl, or namespaces of Linux in
/// which they are root. Where these are missing, the tests are skipped and say so.
@Suite("Hostile networks")
struct WebHostilityTests {
    let scratch: ScratchFolder

    init() throws { scratch = try ScratchFolder() }

    private static func has(_ script: String) -> Bool {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-c", "(\(script)) >/dev/null 2>&1"]
        // `try?`: a machine without a shell has nothing else either.
        guard (try? process.run()) != nil else { return false }
        process.waitUntilExit()
        return process.terminationStatus == 0
    }

    private static let hasOpenSSL = has("command -v openssl")
    /// Whether files of the system can be replaced for a process.
    private static let hasNamespaces = has("unshare -rm mount -t tmpfs none /mnt")
    private static let fetch = URL(filePath: BuiltProgram.recipes.path).deletingLastPathComponent()
        .appending(path: "recipes-fetch").path

    /// Starts a server with a certificate that nobody has signed, and runs a script in which `$address` is its address.
    private func withServer(_ options: String, _ script: String) async throws -> CommandRun {
        try await shell(
            """
            openssl req -x509 -newkey rsa:2048 -nodes -keyout key.pem -out own.pem -days 1 -subj /CN=127.0.0.1 \\
                -addext subjectAltName=IP:127.0.0.1 \(options) 2>/dev/null || exit 99
            for port in $(seq \(Int.random(in: 20_000..<30_000)) 30100); do
                openssl s_server -accept 127.0.0.1:$port -cert own.pem -key key.pem -www >server.txt 2>&1 & server=$!
                for try in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do
                    grep -q ACCEPT server.txt && break 2
                    kill -0 $server 2>/dev/null || break
                    sleep 0.1
                done
            done
            address=https://127.0.0.1:$port/
            \(script)
            kill $server
            """, in: scratch)
    }

    @Test(
        "A certificate that is expired or that nobody has signed is refused",
        .enabled(if: hasOpenSSL, "openssl is missing."))
    func certificate() async throws {
        let script = "'\(Self.fetch)' --allow-local --time 30000 $address"
        let run = try await withServer("", script)
        #expect(run.output.contains("\"error\":\"certificate\"") && run.output.contains("\"length\":0"), "\(run)")
        // Only newer versions of openssl write certificates of the past.
        let expired = try await withServer("-not_before 20200101000000Z -not_after 20200102000000Z", script)
        if !expired.output.isEmpty { #expect(expired.output.contains("\"error\":\"certificate\""), "\(expired)") }
    }

    @Test(
        "A machine without certificates gets a sentence",
        .enabled(if: hasOpenSSL && hasNamespaces, "openssl or namespaces are missing."))
    func noCertificates() async throws {
        let script =
            "unshare -rm sh -c \"mount -t tmpfs none /etc/ssl && '\(Self.fetch)' --allow-local --time 30000 $address\""
        let run = try await withServer("", script)
        #expect(run.output.contains("\"error\":\"certificate\"") && run.output.contains("\"length\":0"), "\(run)")
        #expect(run.output.contains("no certificates to check"), "\(run)")
    }

    @Test(
        "A name that leads into the own network is refused when the connection is opened, also if it did not before",
        .enabled(if: hasNamespaces, "Namespaces are missing."))
    func rebinding() async throws {
        let server = try PageServer { _, _ in .page("<html>secret</html>") }
        defer { server.stop() }
        let address = "http://soup.example:\(server.port)/"
        func run(_ script: String) async throws -> CommandRun {
            try await shell(
                """
                unshare -rm sh -c "mount --bind hosts /etc/hosts && (\(script))"
                """, in: scratch)
        }
        try scratch.write("127.0.0.1 soup.example\n::1 soup.example\n", to: "hosts")
        let direct = try await run("'\(Self.fetch)' --time 10000 \(address)")
        #expect(direct.output.contains("\"error\":\"local\""), "\(direct)")
        // The name has a public address first, which nobody answers, and another one when it is asked again.
        try scratch.write("192.88.98.1 soup.example\n", to: "hosts")
        let changing =
            "(echo \(address); sleep 2; echo 127.0.0.1 soup.example >/etc/hosts; echo \(address); sleep 2; echo \(address)a) "
            + "| '\(Self.fetch)' --time 1500 --pause 0"
        let later = try await run(changing)
        #expect(later.lines.count == 3 && later.lines.allSatisfy { $0.contains("\"error\":") }, "\(later)")
        #expect(!later.output.contains("secret") && server.requests.isEmpty, "\(later)")
    }

    @Test("A page of 50 MB is not read to its end")
    func largePage() async throws {
        let block = Data(String(repeating: "<p>word <b>and</b> word</p>\n", count: 40_000).utf8)
        let page = Data("<html><body>".utf8) + (0..<48).reduce(into: Data()) { page, _ in page += block }
        #expect(page.count > 50 << 20)
        let server = try PageServer { path, _ in
            .whole(
                status: 200,
                headers: path == "/honest"
                    ? ["Content-Type": "text/html"] : ["Content-Type": "text/html", "Content-Length": "1000000000"],
                body: page)
        }
        defer { server.stop() }
        for path in ["honest", "lying"] {
            let run = try await recipes(
                "import", server.address(path), in: scratch,
                environment: ["RECIPES_FETCH_OPTIONS": "--allow-local --pause 0 --time 120000"])
            #expect(run.status == 74 && run.error.contains("larger than 10 MB"), "\(run)")
        }
    }

    @Test(
        "Browsing opens no socket of the network",
        .enabled(if: has("strace -f true && command -v script"), "strace or script is missing."))
    func sockets() async throws {
        try scratch.write(
            "---\nsource: https://example.org/soup\n---\n\nCook @leeks{2}.\n", to: "home/Recipes/Soup.cook")
        let run = try await shell(
            """
            strace -f -qq -o trace1.txt -e trace=socket,connect '\(BuiltProgram.recipes.path)' list &&
            strace -f -qq -o trace2.txt -e trace=socket,connect '\(BuiltProgram.recipes.path)' show soup &&
            (sleep 3; printf '\\r'; sleep 1; printf 'qqq') | TERM=xterm-256color script -qec \
                "strace -f -qq -o trace3.txt -e trace=socket,connect,execve \(BuiltProgram.recipes.path)" /dev/null >/dev/null || exit 9
            grep -q execve trace3.txt || exit 8
            grep -h AF_INET trace*.txt; true
            """, in: scratch)
        #expect(run.status == 0 && !run.output.contains("AF_INET"), "\(run)")
        #expect(run.output.contains("Soup"), "\(run)")
    }
}
