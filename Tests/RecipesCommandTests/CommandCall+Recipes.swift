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
