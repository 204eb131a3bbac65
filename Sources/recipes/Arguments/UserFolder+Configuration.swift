import RecipeLibrary

extension UserFolder {
    /// The path of the configuration file, or `nil` if the environment names no folder for it.
    static var configurationFile: String? { configuration.path().map { $0 + "/config.toml" } }
}
