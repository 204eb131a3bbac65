import SectionedLists

/// What timers and cook mode use outside of the terminal: notifications of the desktop, a command of the user, and the
/// machine's idle sleep.
@MainActor
public protocol KitchenSurroundings: AnyObject {
    /// Tells the user that a timer has reached an end, in other ways than by the terminal. It returns at once.
    ///
    /// - Parameters:
    ///   - title: What has happened: `Eggs: the time is up`.
    ///   - name: The name of the timer, without control characters.
    ///   - recipe: The title of the recipe, without control characters. Empty if the timer has none.
    func ring(title: String, name: String, recipe: String)

    /// Whether the machine stays awake. Setting it returns at once.
    var staysAwake: Bool { get set }
}
