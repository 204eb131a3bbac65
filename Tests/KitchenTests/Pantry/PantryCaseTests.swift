import RecipeKit
import TestSupport
import Testing

@testable import Kitchen

/// A case about `pantry.conf`.
struct PantryCase: Decodable, Sendable, CustomTestStringConvertible {
    struct Item: Decodable, Sendable, Equatable {
        var name: String
        var quantity: String?
        var bought: String?
        var expire: String?
        var low: String?
    }

    struct Low: Decodable, Sendable {
        var items: [String]
        var not: [String]?
        var complete: Bool?
        var all: Bool?
        var rule: String?
    }

    struct Expiring: Decodable, Sendable {
        var today: String
        var days: Int
        var items: [String]
        var include_unknown: Bool?
        var days_left: [Int?]?
        var dates: [String: String]?
    }

    struct Listed: Decodable, Sendable {
        var section: String
        var items: [String]
    }

    struct Edit: Decodable, Sendable {
        struct Arguments: Decodable, Sendable {
            var place: String
            var name: String
            var attributes: [String: String] = [:]

            init(from decoder: any Decoder) throws {
                var values = try decoder.unkeyedContainer()
                place = try values.decode(String.self)
                name = try values.decode(String.self)
                if !values.isAtEnd { attributes = try values.decode([String: String].self) }
            }
        }

        var add: Arguments?
        var update: Arguments?
        var remove: Arguments?
    }

    struct Options: Decodable, Sendable {
        var date_format: String?
    }

    var id: String
    var conf: String
    var aisle: String?
    var error: OutsideError
    var warnings: OutsideWarnings?
    var parsed: [String: [Item]]?
    var has: [String: String?]?
    var low: Low?
    var expiring: Expiring?
    var dates: [String: String?]?
    var listed: Listed?
    var units_match: [String: Bool]?
    var edit: Edit?
    var contains: [String]?
    var lacks: [String]?
    var order: [String]?
    var options: Options?

    var testDescription: String { id }

    static let all = KitchenCases.all(PantryCase.self, in: "pantry.jsonl")
}

/// The expected warnings: their number, or any warning at all.
enum OutsideWarnings: Decodable, Sendable {
    case count(Int)
    case some

    init(from decoder: any Decoder) throws {
        self = (try? decoder.singleValueContainer().decode(Int.self)).map { .count($0) } ?? .some
    }
}

/// Needs the cases of other programs; see `ConformanceData`.
@Suite("pantry.conf cases of other programs", .enabled(if: !PantryCase.all.isEmpty, "The data is missing."))
struct PantryCaseTests {
    /// Cases in which this project deliberately differs.
    ///
    /// - A threshold in another unit is converted: 500 g is low if the threshold is 2 kg.
    private static let different: Set<String> = [
        "pantry/cookcli/a-threshold-in-other-units-falls-back-to-the-built-in-rules"
    ]

    @Test("pantry.conf is read and edited as other programs do it", arguments: PantryCase.all)
    func reads(_ test: PantryCase) throws {
        let file = PantryFile(test.conf)
        #expect(file.bytes == Array(test.conf.utf8))
        #expect(file.problems.contains { $0.severity == .error } == test.error.isError)
        switch test.warnings {
        case .count(let count): #expect(file.problems.count == count)
        case .some: #expect(!file.problems.isEmpty)
        case nil: break
        }
        if let parsed = test.parsed {
            let items = Dictionary(grouping: file.items, by: \.place).mapValues { items in
                items.map {
                    PantryCase.Item(
                        name: $0.name, quantity: $0.amountText, bought: $0.boughtText, expire: $0.expiryText,
                        low: $0.lowText)
                }
            }
            #expect(items == parsed)
        }
        let names = GroceryNames(aisles: test.aisle.map { AisleFile($0) })
        for (name, place) in test.has ?? [:] {
            #expect(file.index(of: name, in: nil, names).map { file.items[$0].place } == place, "\(name)")
        }
        if let listed = test.listed {
            #expect(file.items.filter { $0.place == listed.section }.map(\.name) == listed.items)
        }
        for (name, matches) in test.units_match ?? [:] {
            #expect(file.items.contains { $0.name == name && ($0.isBelowThreshold != nil) == matches })
        }
        checkDates(test, file)
        checkLow(test, file)
        try checkEdit(test, file)
    }

    private func checkDates(_ test: PantryCase, _ file: PantryFile) {
        let order: CalendarDay.Order = test.options?.date_format == "MM/DD/YYYY" ? .monthFirst : .dayFirst
        for (name, date) in test.dates ?? [:] {
            let item = file.items.first { $0.name == name }
            #expect(item?.expiry(order: order)?.iso == date)
        }
        guard let expiring = test.expiring, let today = CalendarDay(iso: expiring.today) else { return }
        let found = file.expiring(
            within: expiring.days, of: today, order: order, includesUnknown: expiring.include_unknown ?? false)
        #expect(found.map { file.items[$0.index].name } == expiring.items)
        if let left = expiring.days_left { #expect(found.map(\.daysLeft) == left) }
        for (name, date) in expiring.dates ?? [:] {
            #expect(found.first { file.items[$0.index].name == name }?.day?.iso == date)
        }
    }

    private func checkLow(_ test: PantryCase, _ file: PantryFile) {
        // In the other program, “all” also includes items that are not low.
        guard let low = test.low, low.all != true, !Self.different.contains(test.id) else { return }
        let isOwn = low.rule == "own threshold only"
        let found = file.items.filter { isOwn ? $0.isBelowThreshold == true : $0.isLow }.map(\.name)
        if low.complete == true {
            #expect(Set(found) == Set(low.items))
        } else {
            #expect(Set(found).isSuperset(of: low.items))
        }
        for name in low.not ?? [] { #expect(!found.contains(name)) }
    }

    private func checkEdit(_ test: PantryCase, _ original: PantryFile) throws {
        guard let edit = test.edit else { return }
        var file = original
        if let add = edit.add ?? edit.update {
            var item = PantryItem(add.name, place: add.place)
            for (key, value) in add.attributes { item[try #require(PantryFile.Attribute(rawValue: key))] = value }
            file.add(item)
            #expect(file.items.contains { $0.name == add.name && $0.place == add.place })
        }
        if let remove = edit.remove { file.remove(at: try #require(file.index(of: remove.name, in: remove.place))) }
        let text = String(decoding: file.bytes, as: UTF8.self)
        #expect(file.problems.isEmpty)
        for part in test.contains ?? [] { #expect(text.contains(part)) }
        // The other program removes an emptied place. Here it stays, because the cook gave it its name and its comments.
        let removesPlace = test.id == "pantry/cookcli/test-pantry-remove-empty-section-deleted"
        for part in test.lacks ?? [] where !removesPlace || !part.hasPrefix("[") { #expect(!text.contains(part)) }
        let places = (test.order ?? []).compactMap { text.firstRange(of: $0)?.lowerBound }
        #expect(places == places.sorted() && places.count == (test.order ?? []).count)
    }

    @Test("There are 70 cases of pantry.conf")
    func isComplete() { #expect(PantryCase.all.count == 70) }
}
