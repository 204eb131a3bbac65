import Configuration
import RecipeBrowser

/// Notifies the user outside the terminal and keeps the machine awake, as the user has configured.
@MainActor
final class KitchenHost: KitchenSurroundings {
    private let alarm: TimerAlarm
    private let keepsAwake: Bool
    private let inhibitor = SleepInhibitor()

    init(_ configuration: Configuration) {
        alarm = TimerAlarm(command: configuration.timerCommand)
        keepsAwake = configuration.keepsAwake
    }

    func ring(title: String, name: String, recipe: String) { alarm.ring(title: title, name: name, recipe: recipe) }

    var staysAwake: Bool {
        get { inhibitor.isActive }
        set { if keepsAwake { inhibitor.isActive = newValue } }
    }
}
