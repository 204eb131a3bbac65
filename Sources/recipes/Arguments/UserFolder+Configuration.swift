import RecipeLibrary

extension UserFolder {
    /// The path of the configuration file, or `nil` if no environment variable determines its folder.
    static var configurationFile: String? { configuration.path().map { "\($0)/\(configurationFileName)" } }

    /// The name of the configuration file.
    static let configurationFileName = "config.toml"
}
