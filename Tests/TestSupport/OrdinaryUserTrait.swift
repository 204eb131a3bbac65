import Foundation
import Testing

/// Runs a test of permissions as an ordinary user.
///
/// Root can read and write everything. Therefore, if root runs the tests, the test runs in a child process that becomes
/// the user `nobody`. The child is this test program with a filter, and its output is the message of a failure.
package struct OrdinaryUserTrait: TestTrait, TestScoping {
    /// The user id of `nobody`. The system need not have this user.
    private static let id: uid_t = 65_534
    /// The environment variable that tells the process that it is the child.
    private static let variable = "RECIPES_TESTS_BECOME_NOBODY"

    package func provideScope(
        for test: Test, testCase: Test.Case?, performing body: @Sendable () async throws -> Void
    ) async throws {
        if geteuid() == 0 {
            guard ProcessInfo.processInfo.environment[Self.variable] != nil else { return try Self.runInChild(test) }
            // The child runs no other test.
            try #require(setgroups(0, nil) == 0 && setgid(Self.id) == 0 && setuid(Self.id) == 0)
        }
        try await body()
    }

    private static func runInChild(_ test: Test) throws {
        let place = test.sourceLocation
        let process = Process()
        process.executableURL = URL(filePath: CommandLine.arguments[0])
        process.arguments = [
            "--testing-library", "swift-testing", "--filter", "/\(place.fileName):\(place.line):",
        ]
        process.environment = ProcessInfo.processInfo.environment.merging([variable: "1"]) { $1 }
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let bytes = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        let text = String(decoding: bytes, as: UTF8.self)
        #expect(process.terminationStatus == 0 && text.contains("run with 1 test"), "\(text)", sourceLocation: place)
    }
}

extension Trait where Self == OrdinaryUserTrait {
    /// Runs the test as a user who has only the access that the permissions of files grant.
    package static var asOrdinaryUser: Self { Self() }
}
