import Figures

/// What the budgets are judged by.
struct Measured: Codable {
    static let floor = "floor"
    static let nnn = "nnn"
    static let recipes = "recipes"
    static let recipesOfMany = "recipes 5,000"

    static let inside = "↓ inside the screen"
    static let scrolling = "↓ that scrolls by one row"
    static let jumps = ["End", "Home", "PageDown"]

    /// The first screen of the starter cookbook.
    var starts: [Samples]
    /// Keys in a list of thousands.
    var keys: [Samples]
    var reading: BackgroundReading.Samples

    func start(of program: String) -> Double? {
        samples(starts, program)?.firstScreen.median
    }

    func answer(of program: String, to script: String) -> Double? {
        samples(keys, program)?.answers[script]?.milliseconds.median
    }

    func bytes(of program: String, to script: String) -> Double? {
        samples(keys, program)?.answers[script]?.bytes.median.map(Double.init)
    }

    func wakeUps(of program: String) -> Double? {
        samples(keys, program)?.wakeUps.max().map(Double.init)
    }

    private func samples(_ all: [Samples], _ program: String) -> Samples? {
        all.first { $0.program == program }
    }
}
