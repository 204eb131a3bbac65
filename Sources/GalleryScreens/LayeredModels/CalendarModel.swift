import SectionedLists

/// A model with the months of some years as sections, and the days of each month as rows. The days are computed and not
/// stored.
final class CalendarModel: SectionedModel {
    weak var observer: (any SectionedModelObserver)?

    /// The number of rows that were created. A row that was created several times counts several times.
    fileprivate(set) var daysMade = 0
    private var months: [Section] = []

    init(years: ClosedRange<Int>) {
        let allMonths = years.flatMap { year in (0..<12).map { Month(year: year, index: $0) } }
        months = allMonths.map { month in
            Section(month.name, id: month.name, count: month.numberOfDays, indexOfRow: { ($0 as? Int).map { $0 - 1 } })
            {
                [weak self] index in
                self?.daysMade += 1
                return TextRow("\(index + 1)", detail: month.weekday(ofDay: index + 1), id: index + 1)
            }
        }
    }

    var numberOfDays: Int { months.reduce(0) { $0 + $1.numberOfRows } }

    // MARK: - SectionedModel

    var numberOfSections: Int { months.count }

    func section(at index: Int) -> Section { months[index] }
}

/// A month of the Gregorian calendar.
private struct Month {
    var year: Int
    /// The index of the month; January is 0.
    var index: Int

    private static let names = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
    ]
    private static let weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]

    var name: String { "\(Self.names[index]) \(year)" }

    private var isLeapYear: Bool { year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) }

    var numberOfDays: Int {
        switch index {
        case 1: isLeapYear ? 29 : 28
        case 3, 5, 8, 10: 30
        default: 31
        }
    }

    /// Returns the name of a day's weekday. It uses Sakamoto's method: years begin in March, and a table contains an
    /// offset for each month.
    func weekday(ofDay day: Int) -> String {
        let offsets = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4]
        let year = index < 2 ? year - 1 : year
        return Self.weekdays[(year + year / 4 - year / 100 + year / 400 + offsets[index] + day) % 7]
    }
}
