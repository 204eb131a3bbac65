import Foundation

/// Builds C libraries that replace system functions in a program under test.
enum PreloadedLibrary {
    /// Builds a library from a file in Tests/Preloaded.
    ///
    /// - Returns: The path of the library.
    static func build(_ name: String, in scratch: ScratchFolder) async throws -> String {
        let source = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Preloaded/\(name).c")
        let library = scratch.path("\(name).so")
        let environment = ProcessInfo.processInfo.environment
        let call = CommandCall(
            executable: "/bin/sh",
            arguments: ["-c", "cc -shared -fPIC -o \"$1\" \"$2\" -ldl", "sh", library, source.path],
            environment: environment, folder: scratch.path(""), timeLimit: .seconds(60))
        let run = try await call.run()
        guard run.status == 0 else { throw Failure(description: run.error) }
        return library
    }

    struct Failure: Error, CustomStringConvertible {
        var description: String
    }
}
