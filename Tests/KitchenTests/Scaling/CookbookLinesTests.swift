import Foundation
import Kitchen
import RecipeKit
import TestSupport
import Testing

@testable import RecipeFormats

/// Puts the ingredient lists of real cookbooks and of exports to the rule that an amount is read and scaled as a whole
/// or not at all.
@Suite(
    "No amount of a cookbook is half read or half scaled",
    .enabled(if: ConformanceData.root != nil, "RECIPES_CONFORMANCE_DATA names no folder with cookbooks"))
struct CookbookLinesTests {
    private static let factors = [Rational(2), Rational(1, 3) ?? .one]

    /// What a collection has shown.
    private struct Tally {
        var lines = 0
        var unscaled: [String] = []
        var faults: [String] = []
    }

    @Test("the cookbooks")
    func cookbooks() throws {
        let folders = [
            "cooklang/collections": 9, "markdown/public-domain-recipes": 12, "org": 3, "recipemd/cases": 2,
            "encodings": 2,
        ]
        check(
            try folders.sorted { $0.key < $1.key }.flatMap {
                ConformanceData.sampled(try files(in: $0.key), every: $0.value)
            })
    }

    @Test("the exports")
    func exports() throws { check(ConformanceData.sampled(try files(in: "exports"), every: 8)) }

    @Test("recipes of the corpus, by a seed")
    func corpus() throws {
        let root = try #require(ConformanceData.root)
        let bytes = try GzipFile.unpacked(
            [UInt8](Data(contentsOf: root.appending(path: "corpus/recipes-73k.jsonl.gz"))),
            ArchiveBudget(ArchiveLimits()))
        let lines = bytes.split(separator: 0x0A)
        var random = SeededGenerator(seed: 7)
        let patterns = DumbPatterns()
        var tally = Tally()
        for _ in 0..<(ConformanceData.isExhaustive ? 8000 : 120) {
            let line = Array(lines[Int.random(in: lines.indices, using: &random)])
            guard let recipe = JSONLDFormat().read(at: 0, utf8: line, file: "corpus")?.recipe else { continue }
            check(recipe, of: DumbReader(String(decoding: line, as: UTF8.self), patterns), patterns, &tally)
        }
        report(tally)
    }

    private func files(in folder: String) throws -> [URL] {
        let root = try #require(ConformanceData.root).appending(path: folder)
        let found = FileManager.default.enumerator(at: root, includingPropertiesForKeys: [.isRegularFileKey])
        // What other programs made of the files is in other files beside them.
        let others = [
            ".expected.json", ".expected.txt", ".tandoor.json", ".mealie.json", ".gourmand.json", "README.md", ".tsv",
        ]
        return (found?.compactMap { $0 as? URL } ?? []).filter { file in
            (try? file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile) == true
                && !others.contains { file.lastPathComponent.hasSuffix($0) }
        }.sorted { $0.path < $1.path }
    }

    private func check(_ files: [URL]) {
        let patterns = DumbPatterns()
        var tally = Tally()
        for file in files {
            guard let data = try? Data(contentsOf: file),
                let format = FormatRegistry.format(forFile: file.path, bytes: [UInt8](data)),
                let utf8 = try? format.utf8(of: [UInt8](data), file: file.path)
            else { continue }
            // Nothing is known of the text of an archive, and of numbers whose parts are in elements of XML.
            let text = String(validating: utf8, as: UTF8.self)
            let source = text.flatMap { $0.contains("<frac>") ? nil : DumbReader($0, patterns) }
            _ = format.readImports(utf8: utf8, file: file.path) { imported in
                check(imported.recipe, of: source, patterns, &tally)
                return true
            }
        }
        report(tally)
    }

    private func report(_ tally: Tally) {
        #expect(tally.lines > 0)
        // Among many lines are some that the dumb reader misreads, such as `about 11/2 cups`.
        let misread = ConformanceData.isExhaustive ? tally.lines / 1000 : 0
        #expect(tally.faults.count <= misread, "\(tally.faults.count) of \(tally.lines): \(tally.faults.prefix(20))")
        // Of all lines, under 3 %. A sample has its share of the files that are made to be hard.
        let most = ConformanceData.isExhaustive ? 3 : 5
        let unscaled = tally.unscaled.count
        if ConformanceData.isExhaustive {
            print("\(unscaled) of \(tally.lines) lines with a number are not scaled:")
            for line in tally.unscaled { print("not scaled:", line) }
        }
        #expect(unscaled * 100 < max(most * tally.lines, 100), "\(unscaled) of \(tally.lines) lines")
    }

    /// Checks the ingredient lines of a recipe.
    private func check(_ recipe: Recipe, of file: DumbReader?, _ patterns: DumbPatterns, _ tally: inout Tally) {
        let recipe = recipe.parsingIngredientLines(splitting: false)
        let written = recipe.ingredientGroups.flatMap(\.ingredients)
        guard written.contains(where: { Self.line($0).contains(where: \.isNumber) }) else { return }
        for factor in Self.factors {
            let scaled = ScaledRecipe(recipe, by: factor).recipe.ingredientGroups.flatMap(\.ingredients)
            guard scaled.count == written.count else {
                tally.faults.append("\(recipe.title): lines came or went")
                continue
            }
            for (one, other) in zip(written, scaled)
            where one.quantity?.isFixed != true && Self.line(one).contains(where: \.isNumber) {
                let line = DumbReader(Self.line(one), patterns)
                if factor == Self.factors[0] {
                    tally.lines += 1
                    if other.isUnscaled { tally.unscaled.append(Self.line(one)) }
                    for number in line.numbers
                    where file?.explains(number.value) == false && !DumbReader.spelled.contains(number.value) {
                        tally.faults.append("\(recipe.title): \(Self.line(one)): “\(number.value)” is not in the file")
                    }
                }
                if let fault = fault(line, DumbReader(Self.line(other), patterns), other.isUnscaled, factor) {
                    tally.faults.append("\(recipe.title): \(Self.line(one)) → \(Self.line(other)): \(fault)")
                }
            }
        }
    }

    private func fault(_ line: DumbReader, _ scaled: DumbReader, _ isUnscaled: Bool, _ factor: Rational) -> String? {
        if isUnscaled { return line.numbers.map(\.value) == scaled.numbers.map(\.value) ? nil : "half was scaled" }
        let factor = Double(factor.numerator) / Double(factor.denominator)
        /// Returns whether a number is shown. A number in words has two digits, so `11 g` stands for up to 11.5 g.
        func shows(_ reader: DumbReader, _ value: Double) -> Bool {
            reader.numbers.contains { abs($0.value - value) <= 0.05 * value }
        }
        for number in line.numbers {
            let mayStay = !number.isMeasure || line.saysSizes
            if !shows(scaled, factor * number.value), !(mayStay && shows(scaled, number.value)) {
                return "“\(number.value)” was \(mayStay ? "lost" : "not scaled")"
            }
        }
        for number in scaled.numbers where !shows(line, number.value) && !shows(line, number.value / factor) {
            // A third of `two or three sticks` is ⅔ of one or one.
            if DumbReader.spelled.contains(where: { abs($0 * factor - number.value) < 0.001 }) { continue }
            // A `10 oz package` becomes `2 (10 oz) packages`.
            if line.saysSizes, number.value == factor { continue }
            return "“\(number.value)” came"
        }
        return nil
    }

    private static func line(_ ingredient: Ingredient) -> String {
        "\(ingredient.amountLine(.ascii)) \(ingredient.name), \(ingredient.preparation ?? "")"
    }
}
