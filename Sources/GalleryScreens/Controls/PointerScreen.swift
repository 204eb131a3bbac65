import SectionedLists

/// The mouse works without any code: a click selects a row, a double click opens it, and the wheel scrolls.
final class PointerScreen: SectionsViewController, Exhibit {
    static let name = "Mouse"
    static let summary = "Click on a row, double click to open it, turn the wheel."

    private var opened: [Int] = []

    init() {
        super.init(title: Self.name)
        let doors = Section("Doors", rows: (1...60).map { (door: Int) in TextRow("Door \(door)", id: door) })
            .onSelect { [weak self] _, index in self?.open(index + 1) }
        sections = [.caption(Self.summary), doors]
    }

    override var status: String? {
        opened.isEmpty ? "no door opened" : "opened " + opened.suffix(3).map(String.init).joined(separator: ", ")
    }

    private func open(_ door: Int) {
        opened.append(door)
        setNeedsDisplay()
    }
}
