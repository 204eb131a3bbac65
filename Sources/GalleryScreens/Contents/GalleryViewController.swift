import SectionedLists

/// The list of all screens, in chapters.
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

    func open(_ exhibit: any Exhibit.Type) {
        navigationController?.push(exhibit.open())
    }
}
