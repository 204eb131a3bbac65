import Testing

@testable import RecipeKit
@testable import RecipeLibrary

@Suite("The attempts to repair a query")
struct QueryRepairTests {
    private func repair(_ text: String, _ counts: [String: Int]) -> QueryRepair {
        QueryRepair(SearchQuery.parse(text).query, Vocabulary(counts))
    }

    private func shown(_ repair: QueryRepair) -> [[String]] {
        repair.attempts.map { $0.remark.corrections.map(\.shown) }
    }

    @Test func `a known word is rare if a similar one is in three hundred times as many recipes`() {
        #expect(shown(repair("leel", ["leel": 1, "leek": 300])) == [["leek"]])
        #expect(shown(repair("leel", ["leel": 1, "leek": 299])) == [])
        #expect(shown(repair("leel", ["leel": 2, "leek": 599])) == [])
        #expect(shown(repair("leel soup", ["leel": 2, "leek": 600, "soup": 1])) == [["leek"]])
        #expect(repair("leel", ["leel": 1, "leek": 300]).failure == nil)
    }

    @Test func `a word has at most three neighbours, the most frequent ones first`() {
        let repair = repair("leak", ["leek": 5, "leaf": 9, "lean": 7, "leap": 2])
        #expect(shown(repair) == [["leaf"], ["lean"], ["leek"]])
        #expect(repair.failure == SearchRemark(corrections: [.init(typed: "leak", shown: "leaf")]))
        #expect(repair.attempts[2].query.terms[0].patterns.map(\.words) == [["leek"]])
    }

    @Test func `combinations of neighbours are tried from the nearest on, at most twelve`() {
        let words = ["leek": 3, "leaf": 2, "lean": 1, "rice": 3, "rich": 2, "rick": 1, "milk": 3, "mild": 2, "mill": 1]
        let tried = shown(repair("leaz ricz milz", words.merging(["other": 9]) { $1 }))
        #expect(tried.count == 12)
        #expect(
            tried.prefix(4) == [
                ["leaf", "rice", "milk"], ["leaf", "rice", "mild"], ["leaf", "rich", "milk"], ["lean", "rice", "milk"],
            ])
        #expect(Set(tried).count == 12)
    }

    @Test func `a part of a word has three letters or more`() {
        #expect(repair("eek", ["leek": 1]).attempts.map(\.remark) == [SearchRemark(inside: ["eek"])])
        #expect(repair("ek", ["leek": 1]).attempts.isEmpty && repair("ek", ["leek": 1]).failure?.missing == ["ek"])
        // The beginning of a word is no part of it, but a known word may be a part of another one, too.
        #expect(repair("eek", ["leek": 1, "eeks": 1]).attempts.map(\.remark) == [SearchRemark(inside: ["eek"])])
        #expect(repair("lee", ["leek": 1]).attempts.isEmpty && repair("lee", ["leek": 1]).failure == nil)
        #expect(repair("-eek", ["leek": 1]).attempts.isEmpty && repair("\"eek\"", ["leek": 1]).attempts.isEmpty)
    }

    @Test func `if nothing is like one of the words, there is no attempt, and the other words have a correction`() {
        let repair = repair("qqqq leak eek soup", ["leek": 5, "soup": 1])
        #expect(repair.attempts.isEmpty)
        #expect(
            repair.failure
                == SearchRemark(corrections: [.init(typed: "leak", shown: "leek")], missing: ["qqqq"]))
    }

    @Test func `an attempt inside words comes before a similar word`() {
        let repair = repair("eeks", ["leeks": 1, "eels": 9])
        #expect(repair.attempts.map(\.remark.inside) == [["eeks"], []])
        #expect(shown(repair) == [[], ["eels"]] && repair.failure?.corrections.map(\.shown) == ["eels"])
        #expect(repair.attempts[0].query.terms[0].patterns[0].isInside)
    }

    @Test func `a sentence without a correction names the words that are inside others`() {
        #expect(
            SearchRemark(inside: ["a", "b"]).sentence(isFound: true)
                == "Nothing for “a” and “b”; showing words that contain them")
        let three = SearchRemark(corrections: ["a", "b", "c"].map { .init(typed: $0, shown: $0 + $0) })
        #expect(
            three.sentence(isFound: true) == "Nothing for “a”, “b” and “c”; showing “aa”, “bb” and “cc”")
    }
}
