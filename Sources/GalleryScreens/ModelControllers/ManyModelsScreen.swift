import SectionedLists

/// One type of model controller and one type of delegate work with any model: a list of names, a number, a table.
///
/// Each ``ModelSection`` differs only in the closure that converts its model into rows.
final class ManyModelsScreen: SectionsViewController, Exhibit {
    static let name = "One piece, any model"
    static let summary = "Three models of three types load at their own pace; u loads them again."

    let names: ModelSection<[String]>
    let count: ModelSection<Int>
    let prices: ModelSection<[String: Int]>

    convenience init() { self.init(pace: .milliseconds(60)) }

    init(pace: Duration) {
        names = ModelSection("Names", Self.controller(pace) { ["Ada", "Barbara", "Edsger", "Grace"] }) { names in
            names.map { TextRow($0) }
        }
        count = ModelSection("A number", Self.controller(pace * 2) { 1_234_567 }) { [TextRow($0.grouped)] }
        prices = ModelSection("Prices", Self.controller(pace * 3) { ["Bread": 4, "Butter": 3, "Salt": 1] }) { prices in
            prices.sorted { $0.key < $1.key }.map { TextRow($0.key, detail: "\($0.value)") }
        }
        super.init(title: Self.name)
        names.didChange = { [weak self] in self?.showSections() }
        count.didChange = { [weak self] in self?.showSections() }
        prices.didChange = { [weak self] in self?.showSections() }
        updateAll()
    }

    /// Returns a controller that loads its model in ten steps.
    private static func controller<Model: Sendable>(
        _ pace: Duration, _ model: @escaping @Sendable () -> Model
    ) -> ModelController<Model> {
        ModelController { report in
            try await SlowSource(pace: pace).read(steps: 10) { await report(.init(done: $0, total: 10), nil) }
            return model()
        }
    }

    private func showSections() {
        sections = [.caption(Self.summary), names, count, prices]
    }

    private func updateAll() {
        names.controller.update()
        count.controller.update()
        prices.controller.update()
    }

    private lazy var command = KeyCommand(
        "screen.update", of: self, keys: ["u"], title: "update", help: "Bring all three again", hint: .init(order: 2)
    ) { $0.updateAll() }

    override var keyCommands: [KeyCommand] { [command] + super.keyCommands }
}
