import SectionedLists

/// Controls what is outside of the terminal: notifications of the desktop, the user's own command, and the sleep of the
/// machine.
@MainActor
public protocol KitchenSurroundings: AnyObject {
    /// Notifies the user outside of the terminal that a timer rings. Returns at once.
    ///
    /// - Parameters:
    ///   - title: What has happened: `Eggs: the time is up`.
    ///   - name: The name of the timer, without control characters.
    ///   - recipe: The title of the recipe, without control characters. Empty if the timer has none.
    func ring(title: String, name: String, recipe: String)

    /// Whether the program keeps the machine awake. The setter returns at once.
    var staysAwake: Bool { get set }
}
