import RecipeKit
import TestSupport
import Testing

@testable import Kitchen

/// A case about `.shopping-list` and `.shopping-checked`.
struct ShoppingFileCase: Decodable, Sendable, CustomTestStringConvertible {
    struct Item: Decodable, Sendable, Equatable {
        var recipe: String?
        var multiplier: Double?
        var ingredient: String?
        var quantity: String?
        var children: [Item]?
    }

    struct Leaf: Decodable, Sendable, Equatable {
        var path: String
        var servings: Double?
    }

    struct Manual: Decodable, Sendable {
        var name: String
        var amounts: [OutsideCase.Part]
    }

    struct Edit: Decodable, Sendable {
        var add: Item?
        var remove: String?
    }

    var id: String
    var kind: String
    var text: String?
    var items: [Item]?
    var error: OutsideError?
    var written: String?
    var lacks: [String]?
    var contains: [String]?
    var before: String?
    var edit: Edit?
    var paths_after: [String]?
    var checked: [String]?
    var names: [String]?
    var checked_after: [String]?
    var entries: [[String]]?
    var leaves: [Leaf]?
    var manual: [Manual]?

    var testDescription: String { id }

    static let all = KitchenCases.all(ShoppingFileCase.self, in: "shopping-files.jsonl")
}

/// Needs the cases of other programs; see `ConformanceData`.
@Suite("Shopping file cases of other programs", .enabled(if: !ShoppingFileCase.all.isEmpty, "The data is missing."))
struct ShoppingFileCaseTests {
    /// Cases in which this project deliberately differs.
    ///
    /// - Recipes keep the order in which they were added. The other program sorts them.
    /// - Half a cup is written `1/2`, which the other program also reads. `½` is not ASCII.
    private static let different: Set<String> = [
        "shopping-files/tmlmt/nested-recipe-refs-should-sort-recipe-refs-alphabetically",
        "shopping-files/tmlmt/serializefile-should-serialize-manual-item-with-fraction-quantity",
    ]

    @Test(".shopping-list is read and written as other programs do it", arguments: ShoppingFileCase.all)
    func list(_ test: ShoppingFileCase) throws {
        if let text = test.text, test.kind == "list" || test.kind == "list-tmlmt" {
            let file = ShoppingListFile(text)
            #expect(file.bytes == Array(text.utf8))
            #expect(file.problems.isEmpty != test.error?.isError)
            if let items = test.items { #expect(file.roots.map { Self.item(file, $0) } == items) }
            if let leaves = test.leaves { #expect(Self.leaves(file) == leaves) }
            if let manual = test.manual {
                let items = file.entries.compactMap { if case .item(let name, _) = $0.content { name } else { nil } }
                #expect(items == manual.map(\.name))
            }
        }
        if test.kind == "legacy", let text = test.text {
            let file = ShoppingListFile(legacy: Array(text.utf8))
            // A factor of one is not written.
            let items = file.roots.map { Self.item(file, $0) }
            #expect(items.map(\.recipe) == test.items?.map(\.recipe))
            #expect(items.map { $0.multiplier ?? 1 } == test.items?.map { $0.multiplier ?? 1 })
        }
        if test.kind.hasPrefix("write"), !Self.different.contains(test.id) {
            var file = ShoppingListFile("")
            for item in test.items ?? [] {
                file.add(Self.content(item), children: (item.children ?? []).map(Self.content))
            }
            for leaf in test.leaves ?? [] {
                file.add(
                    .recipe(
                        path: String(leaf.path.dropFirst(2)), multiplier: leaf.servings.map(Rational.init(decimal:))))
            }
            for item in test.manual ?? [] {
                guard case .amount(let amount)? = item.amounts.first?.value else { continue }
                file.add(.item(name: item.name, quantity: Quantity(amount, unit: item.amounts.first?.unit)))
            }
            let text = String(decoding: file.bytes, as: UTF8.self)
            if let written = test.written { #expect(text == written) }
            for part in test.lacks ?? [] { #expect(!text.contains(part)) }
            for part in test.contains ?? [] { #expect(text.contains(part)) }
        }
    }

    @Test("Recipes are added and removed as other programs do it", arguments: ShoppingFileCase.all)
    func edit(_ test: ShoppingFileCase) throws {
        guard test.kind == "edit" else { return }
        var file = ShoppingListFile(try #require(test.before))
        if let add = test.edit?.add { file.add(Self.content(add)) }
        if let remove = test.edit?.remove {
            file.remove(at: try #require(file.entries.firstIndex { Self.path($0) == remove }))
        }
        #expect(file.entries.map(Self.path) == test.paths_after)
    }

    @Test(
        ".shopping-checked is read, appended to and compacted as other programs do it", arguments: ShoppingFileCase.all)
    func checked(_ test: ShoppingFileCase) {
        guard test.kind == "checked" || test.kind == "checked-write" || test.kind == "compact" else { return }
        var file = ShoppingChecked(test.text ?? "")
        for entry in test.entries ?? [] { file.setTicked(entry[0] == "+", entry[1]) }
        if test.kind == "checked-write" { #expect(file.bytes == Array((test.written ?? "").utf8)) }
        if let checked = test.checked { #expect(file.ticked == checked) }
        guard test.kind == "compact" else { return }
        let compacted = file.compacted(keeping: test.names)
        #expect(compacted.ticked == test.checked_after)
        if let written = test.written { #expect(compacted.bytes == Array(written.utf8)) }
        #expect(compacted.compacted(keeping: test.names) == compacted)
    }

    private static func path(_ entry: ShoppingListFile.Entry) -> String {
        switch entry.content {
        case .recipe(let path, _): path
        case .item(let name, _): name
        }
    }

    private static func content(_ item: ShoppingFileCase.Item) -> ShoppingListFile.Entry.Content {
        if let path = item.recipe {
            return .recipe(path: path, multiplier: item.multiplier.map(Rational.init(decimal:)))
        }
        return .item(name: item.ingredient ?? "", quantity: item.quantity.flatMap { Quantity(cooklang: $0) })
    }

    private static func item(_ file: ShoppingListFile, _ index: Int) -> ShoppingFileCase.Item {
        switch file.entries[index].content {
        case .recipe(let path, let multiplier):
            ShoppingFileCase.Item(
                recipe: path, multiplier: multiplier?.doubleValue,
                children: file.children(of: index).map { item(file, $0) })
        case .item(let name, let quantity):
            ShoppingFileCase.Item(ingredient: name, quantity: quantity?.cooklang)
        }
    }

    /// Returns the recipes without recipes below them. In the other program, the recipes above them are folders.
    private static func leaves(_ file: ShoppingListFile) -> [ShoppingFileCase.Leaf] {
        func leaves(_ index: Int, _ folder: String) -> [ShoppingFileCase.Leaf] {
            guard case .recipe(let path, let multiplier) = file.entries[index].content else { return [] }
            let children = file.children(of: index)
            guard children.isEmpty else { return children.flatMap { leaves($0, "\(folder)/\(path)") } }
            return [ShoppingFileCase.Leaf(path: "\(folder)/\(path)", servings: multiplier?.doubleValue)]
        }
        return file.roots.flatMap { leaves($0, ".") }
    }

    @Test("There are 43 cases of shopping files")
    func isComplete() { #expect(ShoppingFileCase.all.count == 43) }
}
