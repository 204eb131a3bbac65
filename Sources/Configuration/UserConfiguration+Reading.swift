import SectionedLists
import Terminal

extension UserConfiguration {
    /// Returns the configuration in a file. If there is no file, returns the default configuration.
    ///
    /// If the file exists but cannot be read, returns the default configuration with a diagnostic.
    ///
    /// - Parameters:
    ///   - path: The path of the file, or `nil` for the default configuration.
    ///   - areApart: Returns whether two commands, named by their ids, are never active together, so that they may have
    ///     the same key.
    ///   - commands: Returns all commands to which the user can assign keys. Called only if the file can be read.
    @MainActor
    public static func load(
        _ path: String?, areApart: @escaping (String, String) -> Bool = { _, _ in false }, commands: () -> [KeyCommand]
    ) -> UserConfiguration {
        var configuration = UserConfiguration()
        guard let path else { return configuration }
        do throws(ConfigurationFile.Failure) {
            guard let text = try ConfigurationFile.text(atPath: path) else { return configuration }
            return UserConfiguration(toml: text, file: path, commands: commands(), areApart: areApart)
        } catch {
            configuration.diagnostics = [ConfigurationDiagnostic(file: path, location: nil, message: error.message)]
            return configuration
        }
    }

    /// Creates a configuration from the text of a file. Errors in the text become ``diagnostics``.
    ///
    /// - Parameters:
    ///   - toml: The text of the file.
    ///   - file: The path of the file, for the diagnostics.
    ///   - commands: All commands to which the user can assign keys.
    ///   - areApart: Returns whether two commands, named by their ids, are never active together, so that they may have
    ///     the same key.
    @MainActor
    public init(
        toml: String, file: String, commands: [KeyCommand],
        areApart: @escaping (String, String) -> Bool = { _, _ in false }
    ) {
        var reader = ConfigurationReader(file: file, commands: commands, areApart: areApart)
        self = reader.read(toml)
    }
}
