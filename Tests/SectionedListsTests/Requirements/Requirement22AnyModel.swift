import Terminal
import TestSupport
import Testing

@testable import SectionedLists

@MainActor
@Suite(
    "Requirement 22: the model controller works with every model and view",
    .timeLimit(.minutes(TimeLimit.minutes)))
struct Requirement22AnyModel {
    private struct Dish: Sendable { var name: String }

    @Test("A number, names and a custom type use the same controller, overlay and screen")
    func anyModel() async {
        let number = ModelController<Int> { _ in 12 }
        let names = ModelController<[String]> { _ in ["Ada", "Grace"] }
        let dish = ModelController<Dish> { _ in Dish(name: "Soup") }
        let list = SectionsViewController(title: "All")
        let overlay = StatusOverlay(over: list)
        overlay.follow(number)
        overlay.follow(names)
        overlay.follow(dish)
        let show = { list.reload(with: [number.data.map { [$0] } as Any, names.data as Any, dish.data?.name as Any]) }
        let observations = [
            number.observe { _ in show() }, names.observe { _ in show() }, dish.observe { _ in show() },
        ]
        number.update()
        names.update()
        dish.update()
        await number.settle()
        await names.settle()
        await dish.settle()
        let screen = Harness(overlay, columns: 20, rows: 6)
        #expect(screen.lines[..<4] == ["▌ 12", "  Ada", "  Grace", "  Soup"])
        observations.forEach { $0.cancel() }
    }
}
