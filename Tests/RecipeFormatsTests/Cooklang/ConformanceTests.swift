import Foundation
import Testing

@testable import RecipeFormats
@testable import RecipeKit

/// The cases of the folder `Tests/CooklangConformance`, which other programs can run too.
@Suite("Our cases for readers of Cooklang")
struct ConformanceTests {
    @Test("A case of the folder of conformance cases is read as expected", arguments: ConformanceCase.all)
    func conforms(to test: ConformanceCase) {
        let recipe = CooklangFormat().read(test.input, file: "case.cook").recipe
        #expect(recipe.sections.map(ConformanceCase.Section.init) == test.expected.sections)
        for (key, value) in test.expected.metadata ?? [:] {
            #expect(ConformanceCase.metadata(key, of: recipe) == value, "\(key)")
        }
    }

    @Test("Every file of conformance cases can be read, and no two of its cases have the same name")
    func areRead() {
        #expect(ConformanceCase.files.count == ConformanceCase.suites.count)
        #expect(ConformanceCase.suites.count >= 5)
        for suite in ConformanceCase.suites {
            #expect(Set(suite.cases.map(\.name)).count == suite.cases.count, "\(suite.topic)")
        }
    }
}

/// A case: the text of a file, and what a reader makes of it.
struct ConformanceCase: Decodable, Sendable, CustomTestStringConvertible {
    var name: String
    var rule: String
    var input: String
    var expected: Expected

    var testDescription: String { name }

    struct Suite: Decodable, Sendable {
        var topic: String
        var cases: [ConformanceCase]
    }

    struct Expected: Decodable, Sendable {
        var metadata: [String: String]?
        var sections: [Section]
    }

    struct Section: Decodable, Hashable, Sendable {
        var name: String?
        var blocks: [Block]
    }

    struct Block: Decodable, Hashable, Sendable {
        var step: [Item]?
        var note: String?
    }

    struct Item: Decodable, Hashable, Sendable {
        var type: String
        var value: String?
        var name: String?
        var number: String?
        var from: String?
        var to: String?
        var text: String?
        var unit: String?
        var fixed: Bool?
        var alias: String?
        var preparation: String?
        var optional: Bool?
        var hidden: Bool?
        var role: String?
        var recipe: [String]?

        init(type: String) { self.type = type }
    }

    static let files: [URL] = {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "CooklangConformance")
        let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return (files ?? []).filter { $0.pathExtension == "json" }.sorted { $0.path < $1.path }
    }()

    static let suites = files.compactMap { file in
        (try? Data(contentsOf: file)).flatMap { try? JSONDecoder().decode(Suite.self, from: $0) }
    }

    static let all = suites.flatMap(\.cases)

    /// Returns the value of a key of the metadata, or `nil` if it has none or the cases do not use the key.
    static func metadata(_ key: String, of recipe: Recipe) -> String? {
        switch key {
        case "title": recipe.title
        case "servings": recipe.metadata.servings?.text
        case "course": recipe.metadata.course
        case "locale": recipe.metadata.locale
        default: recipe.metadata.others.first { $0.key == key }?.value
        }
    }
}

extension ConformanceCase.Section {
    init(_ section: RecipeSection) {
        let blocks = section.blocks.map { block in
            switch block {
            case .step(let step): ConformanceCase.Block(step: step.items.map(ConformanceCase.Item.init), note: nil)
            case .note(let note): ConformanceCase.Block(step: nil, note: note)
            }
        }
        self.init(name: section.name, blocks: blocks)
    }
}

extension ConformanceCase.Item {
    init(_ item: StepItem) {
        switch item {
        case .text(let text):
            self.init(type: "text")
            value = text
        case .ingredient(let ingredient):
            self.init(type: "ingredient")
            name = ingredient.name
            alias = ingredient.alias
            preparation = ingredient.preparation
            optional = ingredient.isOptional ? true : nil
            hidden = ingredient.isHidden ? true : nil
            role = ingredient.role == .reference ? "reference" : nil
            recipe = ingredient.recipeReference?.path
            set(ingredient.quantity)
        case .cookware(let cookware):
            self.init(type: "cookware")
            name = cookware.name
            set(cookware.quantity)
        case .timer(let timer):
            self.init(type: "timer")
            name = timer.name
            set(timer.duration)
        }
    }

    private mutating func set(_ quantity: Quantity?) {
        guard let quantity else { return }
        switch quantity.amount {
        case .number(let number): self.number = Self.exact(number)
        case .range(let low, let high): (from, to) = (Self.exact(low), Self.exact(high))
        case .text(let words): text = words
        }
        unit = quantity.unit
        fixed = quantity.isFixed ? true : nil
    }

    private static func exact(_ number: Rational) -> String {
        number.denominator == 1 ? "\(number.numerator)" : "\(number.numerator)/\(number.denominator)"
    }
}
