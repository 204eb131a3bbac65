import SectionedLists

/// The list of all screens, by chapter.
public final class GalleryViewController: SectionsViewController, ExhibitActionDelegate {
    public init() {
        super.init(title: "Gallery")
        sections = Exhibits.chapters.map { chapter in
            Section(chapter.title, rows: chapter.exhibits.map(ExhibitRow.init))
        }
    }

    public override var status: String? {
        "\(Exhibits.chapters.reduce(0) { $0 + $1.exhibits.count }) screens"
    }

    /// Opens the screen with a name. Upper and lower case do not matter.
    ///
    /// - Returns: Whether the screen exists.
    public func openScreen(named name: String) -> Bool {
        let exhibits = Exhibits.chapters.flatMap(\.exhibits)
        guard let exhibit = exhibits.first(where: { $0.name.lowercased() == name.lowercased() }) else { return false }
        open(exhibit)
        return true
    }

    func open(_ exhibit: any Exhibit.Type) {
        navigationController?.push(exhibit.open())
    }
}
