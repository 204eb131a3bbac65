/// The measurements to which the budgets apply.
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

    /// Of `recipes`, the starts with the starter cookbook and the keys.
    var browser: SideBySide
    /// The measurements of the gallery and the floor with a million rows.
    var million: SideBySide
    var reading: BackgroundReading.Samples
    /// The size of the program `recipes` in bytes, or `nil` if the system does not tell it.
    var programSize: Int?
}
