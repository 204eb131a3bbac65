import TestSupport
import Testing

@testable import Kitchen

/// A case about `aisle.conf`.
struct AisleCase: Decodable, Sendable, CustomTestStringConvertible {
    struct Category: Decodable, Sendable {
        var name: String
        var ingredients: [[String]]
    }

    var id: String
    var conf: String
    var lookups: [String: String?]
    var categories: [Category]?
    var error: OutsideError
    var warnings: Int?
    var commonName: [String: String]?

    private enum CodingKeys: String, CodingKey {
        case id, conf, lookups, categories, error, warnings
        case commonName = "common_name"
    }

    var testDescription: String { id }

    static let all = KitchenCases.all(AisleCase.self, in: "aisle.jsonl")
}

/// Needs the cases of other programs; see `ConformanceData`.
@Suite("aisle.conf cases of other programs", .enabled(if: !AisleCase.all.isEmpty, "The data is missing."))
struct AisleCaseTests {
    @Test(
        "aisle.conf is read as other programs read it, and an error there is a problem here", arguments: AisleCase.all)
    func reads(_ test: AisleCase) {
        let file = AisleFile(test.conf)
        #expect(file.bytes == Array(test.conf.utf8))
        #expect(file.problems.isEmpty == (!test.error.isError && test.warnings == nil))
        if let warnings = test.warnings { #expect(file.problems.count == warnings) }
        for (name, aisle) in test.lookups { #expect(file.aisle(of: name) == aisle) }
        for (name, common) in test.commonName ?? [:] { #expect(file.commonName(of: name) == common) }
        guard let categories = test.categories else { return }
        #expect(file.aisles.map(\.name) == categories.map(\.name))
        #expect(file.aisles.map { $0.items.map(\.names) } == categories.map(\.ingredients))
    }

    @Test("There are 13 cases of aisle.conf")
    func isComplete() { #expect(AisleCase.all.count == 13) }
}
