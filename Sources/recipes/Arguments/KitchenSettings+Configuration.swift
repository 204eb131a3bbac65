import Configuration
import CookbookStore
import Kitchen
import RecipeLibrary

extension KitchenSettings {
    /// Returns the kitchen settings in the configuration file, or `nil` if no environment variable determines the
    /// folder of this file.
    static func configuration() -> KitchenSettings? {
        UserFolder.configuration.path().map { folder in
            KitchenSettings(folder: folder, name: UserFolder.configurationFileName) {
                KitchenCustoms.read(Configuration.load(UserFolder.configurationFile) { [] }).customs
            } edited: { text, edit in
                var editor = ConfigurationEditor(text)
                for name in editor.names(in: edit.table) where name != edit.name && edit.means(name) {
                    guard editor.set(edit.table + [name], to: nil) else { return nil }
                }
                return editor.set(edit.table + [edit.name], to: edit.value) ? editor.text : nil
            }
        }
    }
}
