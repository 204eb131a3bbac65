import SectionedLists

/// A screen of the gallery. Its behavior and its source code demonstrate one feature of the library.
///
/// To add a screen, write its class in its own file and add it to ``Exhibits``.
@MainActor
protocol Exhibit: ViewController {
    /// The name of the feature, in at most five words.
    static var name: String { get }
    /// One or two sentences about what the screen shows, or what to try.
    static var summary: String { get }

    init()

    /// Creates the controller to push. It is the screen, or a container that contains the screen.
    static func open() -> ViewController
}

extension Exhibit {
    static func open() -> ViewController { Self() }
}
