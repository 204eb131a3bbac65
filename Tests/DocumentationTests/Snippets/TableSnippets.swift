import SectionedLists
import Terminal
import Testing

struct River {
    var name: String
    var kilometres: Int
    var mouth: String
}

@MainActor
@Suite("Tables")
struct TableSnippets {
    private let rivers = [
        River(name: "Danube", kilometres: 2_850, mouth: "Black Sea"),
        River(name: "Rhine", kilometres: 1_233, mouth: "North Sea"),
        River(name: "Vltava", kilometres: 430, mouth: "Elbe"),
    ]

    @Test("A table of typed items, in a wide and a narrow window, sorted")
    func table() {
        var opened: [String] = []
        func open(_ river: River) { opened.append(river.name) }
        let table = TableViewController(
            title: "Rivers",
            columns: [
                TableColumn("Name", value: \River.name),
                TableColumn("Length", value: \.kilometres, width: .fitting(), alignment: .right) { "\($0) km" },
                TableColumn("Mouth", width: .fixed(12), priority: 1, text: \.mouth),
            ], id: \.name)
        table.items = rivers
        table.onChoose = { river in open(river) }
        #expect(
            shown(table).hasPrefix(
                """
                  Name            Length  Mouth
                ▌ Danube         2850 km  Black Sea
                  Rhine          1233 km  North Sea
                  Vltava          430 km  Elbe
                """))
        #expect(
            shown(table, columns: 21).hasPrefix(
                """
                  Name       Length
                ▌ Danube    2850 km
                  Rhine     1233 km
                  Vltava     430 km
                """))
        table.order = TableOrder(column: 1, isDescending: true)
        #expect(shown(table, .end, .enter).contains("▌ Vltava"))
        #expect(opened == ["Vltava"])
    }
}
