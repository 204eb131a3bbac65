import SectionedLists

/// A table of typed items. Each column defines its width, its text and its order.
final class TableScreen: TableViewController<Planet>, Exhibit {
    static let name = "Columns"
    static let summary = "s sorts by the next column, S turns the order; a narrow window hides columns."

    init() {
        super.init(
            title: Self.name,
            columns: [
                TableColumn("Name", value: \.name, width: .flexible(minimum: 10)),
                TableColumn("Kind", value: \.kind, width: .fixed(9), priority: 3, role: { _ in .dim }),
                TableColumn("Radius km", value: \.radius, width: .fitting(), alignment: .right) { $0.grouped },
                TableColumn("Year in days", value: \.days, width: .fitting(), alignment: .right, priority: 1) {
                    $0.grouped
                },
                TableColumn("Moons", value: \.moons, width: .fitting(), alignment: .right, priority: 2),
            ], id: \.name)
        items = Planet.all
        onChoose = { [weak self] in self?.chosen = $0.name }
    }

    private var chosen: String? {
        didSet { setNeedsDisplay() }
    }

    override var status: String? { chosen.map { "chose \($0)" } ?? "\(items.count) planets" }
}

/// A table of the same planets in groups. The titles of its columns scroll with the rows, and the header of each group
/// stays in view.
final class TableGroupsScreen: TableViewController<Planet>, Exhibit {
    static let name = "Columns in groups"
    static let summary = "The titles scroll away, the header of the group stays; each group is sorted."

    init() {
        super.init(
            title: Self.name,
            columns: [
                TableColumn("Name", value: \.name),
                TableColumn("Moons", value: \.moons, width: .fitting(), alignment: .right),
                TableColumn("", width: .flexible(minimum: 4)) { String(repeating: "o", count: $0.moons) },
            ], header: .scrolling, id: \.name)
        groups = ["rock", "gas", "ice", "dwarf"].map { kind in
            TableGroup(kind, items: Planet.all.filter { $0.kind == kind })
        }
    }
}

/// A planet, as an example of an item with several values.
struct Planet {
    var name: String
    var kind: String
    /// The mean radius in kilometres.
    var radius: Int
    /// The duration of an orbit in days.
    var days: Int
    var moons: Int

    static let all = [
        Planet(name: "Mercury", kind: "rock", radius: 2_440, days: 88, moons: 0),
        Planet(name: "Venus", kind: "rock", radius: 6_052, days: 225, moons: 0),
        Planet(name: "Earth", kind: "rock", radius: 6_371, days: 365, moons: 1),
        Planet(name: "Mars", kind: "rock", radius: 3_390, days: 687, moons: 2),
        Planet(name: "Ceres", kind: "dwarf", radius: 476, days: 1_682, moons: 0),
        Planet(name: "Jupiter", kind: "gas", radius: 69_911, days: 4_333, moons: 97),
        Planet(name: "Saturn", kind: "gas", radius: 58_232, days: 10_759, moons: 274),
        Planet(name: "Uranus", kind: "ice", radius: 25_362, days: 30_687, moons: 29),
        Planet(name: "Neptune", kind: "ice", radius: 24_622, days: 60_190, moons: 16),
        Planet(name: "Pluto", kind: "dwarf", radius: 1_188, days: 90_560, moons: 5),
        Planet(name: "Haumea", kind: "dwarf", radius: 780, days: 103_774, moons: 2),
        Planet(name: "Makemake", kind: "dwarf", radius: 715, days: 111_845, moons: 1),
        Planet(name: "Eris", kind: "dwarf", radius: 1_163, days: 204_199, moons: 1),
    ]
}
