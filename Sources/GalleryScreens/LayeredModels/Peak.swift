import SectionedLists

/// A mountain, as an example of data to filter and sort.
struct Peak {
    var name: String
    var metres: Int

    /// Returns a model with the mountains of each continent, for use below layers.
    @MainActor
    static func model() -> SectionsModel {
        SectionsModel(
            continents.map { continent, peaks in
                Section(continent, rows: peaks.map { PeakRow(peak: Peak(name: $0, metres: $1)) })
            })
    }

    private static let continents: [(name: String, peaks: KeyValuePairs<String, Int>)] = [
        ("Africa", ["Kilimanjaro": 5_895, "Meru": 4_562, "Mount Kenya": 5_199, "Mount Stanley": 5_109]),
        ("Asia", ["Everest": 8_849, "Fuji": 3_776, "K2": 8_611, "Kangchenjunga": 8_586, "Makalu": 8_485]),
        ("Europe", ["Elbrus": 5_642, "Matterhorn": 4_478, "Mont Blanc": 4_806, "Snowdon": 1_085]),
        ("North America", ["Denali": 6_190, "Mount Logan": 5_959, "Mount Rainier": 4_392, "Whitney": 4_421]),
        ("South America", ["Aconcagua": 6_961, "Chimborazo": 6_263, "Cotopaxi": 5_897, "Huascaran": 6_768]),
    ]
}

/// A row with the name and height of a mountain.
struct PeakRow: Row {
    var peak: Peak
    var id: AnyHashable { peak.name }

    func configure(_ cell: TextCell) {
        cell.text = .init(peak.name)
        cell.detail = "\(peak.metres.grouped) m"
    }
}
