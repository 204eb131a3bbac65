import Foundation
import LibraryTestSupport
import TestSupport
import Testing

@testable import RecipeFormats
@testable import RecipeKit
@testable import RecipeLibrary

@Suite("Finding duplicates in real recipes", .enabled(if: ConformanceData.root != nil))
struct DuplicateSamplesTests {
    /// Returns the paths of samples whose names begin with a text.
    private func samples(_ start: String) throws -> [String] {
        let folder = try #require(ConformanceData.root).appending(path: "exports")
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        let paths = (files?.compactMap { ($0 as? URL)?.path } ?? []).filter { path in
            let name = FilePath.name(of: path)
            // Other programs created the other files from these samples.
            return name.hasPrefix(start) && !name.hasSuffix(".db") && !name.contains(".tandoor.")
                && !name.contains(".mealie.") && !name.contains(".gourmand.") && !name.contains(".expected.")
        }
        return paths.sorted()
    }

    @Test(
        "The recipes that exports of several formats share are found as doubles",
        arguments: ["gourmand-1.1", "tandoor-2.6", "mealie-2.0.0"])
    func exports(_ start: String) throws {
        var finder = DuplicateFinder()
        var titles: [SortingKey: Int] = [:]
        // Programs add a number to the title of a recipe that they already have.
        func key(_ title: String) -> SortingKey { SortingKey(title.replacing(" (1)", with: "")) }
        for path in try samples(start) {
            _ = try Cookbook(paths: [path]).readAll { id, result in
                finder.add(result.recipe, id)
                titles[key(result.recipe.title), default: 0] += 1
                return true
            } report: { _ in
            }
        }
        // A recipe that is there several times must be found as often.
        let expected = titles.values.reduce(0) { $0 + $1 - 1 }
        var found = 0
        var wrong = 0
        for group in finder.groups() where group.relation == .same {
            let others = group.members.filter { key($0.title) != key(group.members[0].title) }
            found += group.members.count - 1 - others.count
            wrong += others.count
        }
        #expect(expected > 10)
        #expect(Double(found) >= 0.95 * Double(expected), "\(found) of \(expected) were found")
        #expect(wrong == 0, "\(wrong) are wrong")
    }

    /// Returns every n-th recipe of the corpus, where n is the distance.
    private func corpusRecipes(every distance: Int) throws -> [Recipe] {
        let file = try #require(ConformanceData.root).appending(path: "corpus/recipes-73k.jsonl.gz")
        let bytes = try GzipFile.unpacked([UInt8](Data(contentsOf: file)), ArchiveBudget(ArchiveLimits()))
        let lines = bytes.split(separator: 0x0A)
        return stride(from: 0, to: lines.count, by: distance).compactMap { index in
            JSONLDFormat().read(at: 0, utf8: Array(lines[index]), file: "corpus")?.recipe
        }
    }

    @Test("Among recipes of the corpus, changed copies are found, and recipes of the same title are not")
    func corpus() throws {
        let recipes = try corpusRecipes(every: ConformanceData.isExhaustive ? 36 : 180)
        var random = SeededGenerator(seed: 3)
        var finder = DuplicateFinder()
        for (number, recipe) in recipes.enumerated() {
            finder.add(recipe, RecipeID(path: "\(number)"))
            var changed = recipe
            for change in RecipeChange.allCases.shuffled(using: &random).prefix(number % 3 + 1) {
                changed = change.applied(to: changed, &random)
            }
            finder.add(changed, RecipeID(path: "\(number)", index: 1))
            var other = recipes[(number + 1) % recipes.count]
            other.title = recipe.title
            finder.add(other, RecipeID(path: "\((number + 1) % recipes.count)", index: 2))
        }
        var right = 0
        var wrong = 0
        for group in finder.groups() where group.relation == .same {
            let paths = Set(group.members.map(\.id.path))
            if paths.count > 1 { wrong += 1 }
            if paths.count == 1, group.members.contains(where: { $0.id.index == 1 }) { right += 1 }
        }
        #expect(Double(right) >= 0.95 * Double(recipes.count), "\(right) of \(recipes.count) were found")
        #expect(Double(wrong) <= 0.01 * Double(right), "\(wrong) are wrong")
    }
}
