import SectionedLists
import Testing

final class LoansViewController: SectionsViewController, ModelControllerDelegate {
    let loans: ModelController<[String]>

    init(_ loans: ModelController<[String]>) {
        self.loans = loans
        super.init(title: "Loans")
        loans.delegate = self
    }

    func isUpdating(with data: [String]?, progress: ModelController<[String]>.Progress?) {
        emptyText = "Asking the library"
    }

    func didUpdate(with data: [String]) {
        sections = [Section("Borrowed", rows: data.map { TextRow($0) })]
    }

    func didFailToUpdate(with error: any Error) {
        emptyText = "The library did not answer: \(error)"
    }
}

struct OutOfReach: Error {}

@MainActor
@Suite("Model controllers")
struct ModelControllerSnippets {
    @Test("A delegate receives the data to show")
    func delegate() async {
        let loans = ModelController<[String]> { report in
            await report(.init(done: 1, total: 2), nil)
            return ["Emma", "Candide"]
        }
        let screen = LoansViewController(loans)
        loans.update()
        await loans.settle()
        #expect(shown(screen).contains("▌ Emma"))
        guard case .updated = loans.state else {
            Issue.record("the state is \(loans.state)")
            return
        }
    }

    @Test("A status overlay shows loading and failure over any screen")
    func overlay() async {
        let loans = ModelController<[String]> { _ in throw OutOfReach() }
        let screen = StatusOverlay(over: LoansViewController(loans))
        screen.follow(loans, words: StatusWords(loading: "Asking the library"))
        loans.update()
        #expect(screen.status == "loading")
        await loans.settle()
        #expect(shown(screen).contains("OutOfReach()"))
    }

    @Test("The work of a model controller can depend on a request")
    func request() async {
        let found = RequestModelController<String, [String]> { query, _ in
            ["Emma", "Candide"].filter { $0.contains(query) }
        }
        found.update(for: "and")
        await found.settle()
        #expect(found.data == ["Candide"])
    }

    @Test("A screen with several models observes each model controller")
    func observing() async {
        let names = ModelController<[String]> { _ in ["Ada"] }
        let count = ModelController<Int> { _ in 7 }
        var heard: [String] = []
        let observations = [
            names.observe { event in
                if case .updated(let names) = event { heard.append("\(names.count) names") }
            },
            count.observe { event in
                if case .updated(let count) = event { heard.append("count \(count)") }
            },
        ]
        names.update()
        count.update()
        await names.settle()
        await count.settle()
        #expect(heard.sorted() == ["1 names", "count 7"])
        #expect(observations.count == 2)
    }
}
