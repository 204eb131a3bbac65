import SectionedLists
import Terminal

/// The menu of places. Each row ends with the key of its place. The keys also work in the menu.
@MainActor
final class PlacesSheet: ChoiceSheet {
    private let current: Place?
    private let choose: @MainActor (Place) -> Void

    /// - Parameters:
    ///   - current: The place whose screen is shown, or `nil` if another screen is shown.
    ///   - choose: Called with the chosen place.
    init(current: Place?, choose: @escaping @MainActor (Place) -> Void) {
        self.current = current
        self.choose = choose
        super.init(title: "Places")
    }

    override func willAppear() {
        super.willAppear()
        let places = Place.allCases
        let rows = places.map {
            ChoiceRow($0.name, detail: keyName(of: $0.definition), isChosen: $0 == current, id: $0)
        }
        sections = [
            Section(id: "places", rows: rows).onSelect { [weak self] _, index in self?.take(places[index]) }
        ]
    }

    private func take(_ place: Place) {
        dismiss()
        choose(place)
    }

    override var keyCommands: [KeyCommand] { super.keyCommands + commands }

    private lazy var commands = Place.allCases.map { place in
        place.definition.command { [weak self] in self?.take(place) }
    }

    override func preferredSize(within available: Size) -> Size {
        Size(columns: min(36, available.columns), rows: super.preferredSize(within: available).rows)
    }
}
