import Configuration
import CookbookStore
import Kitchen
import RecipeKit
import RecipeLibrary

extension KitchenCustoms {
    /// Returns the kitchen settings in the configuration file. Prints the diagnostics of these settings.
    static func configured() -> KitchenCustoms {
        // Commands run on the main thread, as the main actor does. So this function can call the main actor's code.
        let (customs, diagnostics) = MainActor.assumeIsolated {
            read(UserConfiguration.load(UserFolder.configurationFile) { [] })
        }
        for diagnostic in diagnostics { Output.error(diagnostic.description) }
        return customs
    }

    /// Reads the kitchen settings of a configuration.
    ///
    /// - Returns: The valid settings, and a diagnostic for each invalid setting.
    static func read(_ configuration: UserConfiguration) -> (customs: KitchenCustoms, [ConfigurationDiagnostic]) {
        var customs = KitchenCustoms()
        var diagnostics: [ConfigurationDiagnostic] = []
        for setting in configuration.kitchen {
            guard let message = customs.take(setting) else { continue }
            diagnostics.append(
                ConfigurationDiagnostic(
                    file: UserFolder.configurationFile ?? "config.toml", location: setting.location, message: message))
        }
        return (customs, diagnostics)
    }

    /// Applies a setting. Returns an error message, or `nil` if the value of the setting is valid. A setting with an
    /// unknown name has no effect.
    private mutating func take(_ setting: KitchenSetting) -> String? {
        let value = setting.value
        do throws(KitchenCustomsError) {
            switch (setting.path[0], setting.path.count) {
            case ("system", 1):
                guard let system = MeasurementSystem(named: value) else {
                    return "“\(value)” is no system of units; write as-written, metric, us or weight."
                }
                self.system = system
            case ("country", 1):
                guard value.lowercased() != "auto" else { return nil }
                guard let standard = MeasureStandard(named: value) else {
                    return "“\(value)” is not a known size of cups; write us, metric, imperial, australian or auto."
                }
                self.standard = standard
            case ("units", 2): try setUnit(setting.path[1], to: value)
            case ("weights", 2): try setWeight(of: setting.path[1], to: value)
            case ("nutrition", 2): try setNutrition(of: setting.path[1], to: value)
            case ("separate", 2): try setSeparate(setting.path[1], from: value)
            case ("shop", 1): try setShop(value)
            case ("servings", 1):
                guard let number = Int(value), (0...1000).contains(number) else {
                    return
                        "“\(value)” is no number of people; write one such as 4, or 0 for as many as the recipe says."
                }
                servings = number == 0 ? nil : number
            case ("first-day", 1):
                guard let day = CalendarDay.weekday(named: value) else {
                    return "“\(value)” is no day of the week; write one such as monday or sunday."
                }
                firstDay = day
            case ("meals", 1): try setMeals(value)
            case ("rounding", 1):
                guard ["exact", "packs"].contains(value.lowercased()) else {
                    return "“\(value)” is no way to round a shopping list; write exact or packs."
                }
                roundsToPacks = value.lowercased() == "packs"
            default: break
            }
            return nil
        } catch {
            return error.description
        }
    }
}

extension KitchenSettings {
    /// Returns the kitchen settings in the configuration file, or `nil` if no environment variable determines the
    /// folder of this file.
    ///
    /// - Parameter onRead: Called with the configuration whenever it was read again, because a setting was changed or a
    ///   change was undone.
    static func configuration(onRead: @escaping @MainActor (UserConfiguration) -> Void) -> KitchenSettings? {
        UserFolder.configuration.path().map { folder in
            KitchenSettings(folder: folder, name: UserFolder.configurationFileName) {
                let configuration = UserConfiguration.load(UserFolder.configurationFile) { [] }
                onRead(configuration)
                return KitchenCustoms.read(configuration).customs
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
