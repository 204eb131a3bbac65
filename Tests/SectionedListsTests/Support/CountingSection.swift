@testable import SectionedLists

/// A section with any number of rows that records calls.
final class CountingSection: Section {
    /// The ids of its rows.
    var numbers: [Int] {
        didSet { indices = nil }
    }
    private var indices: [Int: Int]?
    private(set) var countQuestions = 0
    private(set) var rowQuestions = 0

    init(_ title: String, _ numbers: [Int]) {
        self.numbers = numbers
        super.init(title)
    }

    override var numberOfRows: Int {
        countQuestions += 1
        return numbers.count
    }

    override func row(at index: Int) -> any Row {
        rowQuestions += 1
        return TextRow("\(id)-\(numbers[index])", id: numbers[index])
    }

    override func index(ofRow id: AnyHashable) -> Int? {
        let known = indices ?? Dictionary(uniqueKeysWithValues: zip(numbers, numbers.indices))
        indices = known
        return (id as? Int).flatMap { known[$0] }
    }

    func forgetQuestions() {
        countQuestions = 0
        rowQuestions = 0
    }
}

/// A model that announces a change only if the test calls its observer.
final class QuietModel: SectionedModel {
    weak var observer: (any SectionedModelObserver)?
    var sections: [CountingSection]

    init(_ sections: [CountingSection]) { self.sections = sections }

    var numberOfSections: Int { sections.count }

    func section(at index: Int) -> Section { sections[index] }

    func tell(_ change: ListChange) { observer?.model(self, didChange: change) }
}
