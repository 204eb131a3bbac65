import SectionedLists
import Terminal

extension Configuration {
    /// Reads the configuration. Where there is no file nothing is read, and `commands` is not asked.
    ///
    /// - Parameters:
    ///   - path: Where it is; `nil` where there can be none.
    ///   - commands: Every command that keys can be given to.
    @MainActor
    public static func load(_ path: String?, commands: () -> [KeyCommand]) -> Configuration {
        var configuration = Configuration()
        guard let path else { return configuration }
        do throws(ConfigurationFile.Failure) {
            guard let text = try ConfigurationFile.text(atPath: path) else { return configuration }
            return Configuration(toml: text, file: path, commands: commands())
        } catch {
            configuration.problems = [ConfigurationProblem(file: path, place: nil, message: error.message)]
            return configuration
        }
    }

    /// Reads a configuration's text. What is wrong in it is left out and told in ``problems``.
    ///
    /// - Parameters:
    ///   - file: What problems call the file.
    ///   - commands: Every command that keys can be given to.
    @MainActor
    public init(toml: String, file: String, commands: [KeyCommand]) {
        var reader = ConfigurationReader(file: file, commands: commands)
        self = reader.read(toml)
    }
}
