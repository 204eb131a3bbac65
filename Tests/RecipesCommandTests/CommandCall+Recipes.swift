import Testing

@testable import TerminalTestSupport

extension BuiltProgram {
    static let recipes = BuiltProgram("recipes")
}

/// Runs `recipes` with arguments and with a home folder of its own.
func recipes(
    _ arguments: String..., in scratch: ScratchFolder, environment: [String: String?] = [:], input: String = ""
) async throws -> CommandRun {
    try await recipes(arguments, in: scratch, environment: environment, input: input)
}

func recipes(
    _ arguments: [String], in scratch: ScratchFolder, environment: [String: String?] = [:], input: String = ""
) async throws -> CommandRun {
    let call = CommandCall(
        executable: BuiltProgram.recipes.path, arguments: arguments,
        environment: scratch.environment.overridden(by: environment), folder: scratch.path, input: input)
    let run = try await call.run()
    #expect(!run.isTimedOut, "recipes \(arguments.joined(separator: " ")) did not end")
    return run
}

/// Runs a shell script in which `recipes` is the program under test.
func shell(_ script: String, in scratch: ScratchFolder) async throws -> CommandRun {
    var environment = scratch.environment
    environment[BuiltProgram.recipes.variable] = BuiltProgram.recipes.path
    let call = CommandCall(
        executable: "/bin/sh", arguments: ["-c", BuiltProgram.recipes.shellFunction + script],
        environment: environment, folder: scratch.path)
    let run = try await call.run()
    #expect(!run.isTimedOut, "\(script) did not end")
    return run
}

/// Creates a shell script in the folder `bin`.
///
/// Another process writes the script. If this process wrote it, a program that another test starts at the same time could
/// inherit the open file. The system does not run a file that is open for writing.
func makeProgram(_ name: String, _ script: String, in scratch: ScratchFolder) async throws {
    try scratch.write("#!/bin/sh\n\(script)\n", to: "bin/\(name).sh")
    let run = try await shell("cd bin && cp \(name).sh \(name) && chmod 755 \(name)", in: scratch)
    #expect(run.status == 0, "\(run)")
}
