import SectionedLists

/// A layer can be over any model and over another layer. The order of the layers changes the result.
///
/// For example, the featured section has a tip only if the layer with tips is over the layer with featured rows.
final class LayerOrderScreen: SectionsViewController, Exhibit {
    static let name = "Layers in any order"
    static let summary = "Two layers, a featured section and a tip in each section; o puts the other one on top."

    private var isTipOnTop = true

    init() {
        super.init(title: Self.name)
        stack()
    }

    private func stack() {
        let peaks = Peak.model()
        let layers = isTipOnTop ? tip(over: featured(over: peaks)) : featured(over: tip(over: peaks))
        model = CaptionLayer(Self.summary, over: layers)
    }

    private func featured(over model: any SectionedModel) -> any SectionedModel {
        FeaturedLayer("The highest", over: model, limit: 4) { row in
            (row as? PeakRow).map { $0.peak.metres > 6_500 } ?? false
        }
    }

    private func tip(over model: any SectionedModel) -> any SectionedModel {
        InsertLayer(over: model) { section in
            let tip = TextRow("Tip: start before sunrise.", role: .accent, isSelectable: false, id: "tip")
            return [.row(tip, afterRows: 2)]
        }
    }

    override var status: String? { isTipOnTop ? "tip over featured" : "featured over tip" }

    private lazy var command = KeyCommand(
        "screen.other order", of: self, keys: ["o"], title: "other order", help: "Put the other layer on top",
        hint: .init(order: 2)
    ) { screen in
        screen.isTipOnTop.toggle()
        screen.stack()
    }

    override var keyCommands: [KeyCommand] { [command] + super.keyCommands }
}
