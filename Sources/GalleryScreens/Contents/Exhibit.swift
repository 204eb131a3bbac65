import SectionedLists

/// A screen of the gallery: it shows one idea of the library, by what it does and by its source.
///
/// To add one, write its class in a file of its own and name it in ``Exhibits``.
@MainActor
protocol Exhibit: ViewController {
    /// What the screen shows, in two to four words.
    static var name: String { get }
    /// One sentence: what to see here, or what to try.
    static var summary: String { get }

    init()

    /// The screen as it is pushed; itself, unless it is shown inside another one.
    static func open() -> ViewController
}

extension Exhibit {
    static func open() -> ViewController { Self() }
}
