/// What the budgets are judged by.
struct Measured: Codable {
    static let floor = "floor"
    static let nnn = "nnn"
    static let recipes = "recipes"
    static let recipesOfMany = "recipes 5,000"
    static let gallery = "gallery"

    static let inside = "↓ inside the screen"
    static let scrolling = "↓ that scrolls by one row"
    static let nextSection = "Tab to the next section"
    static let jumps = ["End", "Home", "PageDown"]

    /// The starts are those of the starter cookbook.
    var browser: SideBySide
    /// The gallery's million rows, and the floor's.
    var million: SideBySide
    var reading: BackgroundReading.Samples
}
