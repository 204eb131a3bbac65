import Testing

@testable import RecipeFormats
@testable import RecipeKit

@Suite("Collecting metadata key by key")
struct MetadataBuilderTests {
    private func metadata(_ entries: [(String, MetadataValue)]) -> RecipeMetadata {
        var builder = MetadataBuilder()
        for (key, value) in entries { builder.set(key, to: value) }
        return builder.result
    }

    @Test("The last value of a metadata key counts, and an empty one removes the earlier value")
    func lastValue() {
        #expect(
            metadata([("course", .text("a")), ("category", .text("b"))]).course == "b"
                && metadata([("course", .text("a")), ("course", .text(""))]).course == nil)
        #expect(
            metadata([("x", .text("a")), ("y", .text("")), ("x", .text("b"))]).others == [
                .init(key: "x", value: "b"), .init(key: "y", value: ""),
            ])
    }

    @Test("Servings count before a yield in metadata, which is then another entry under its own key")
    func yields() {
        let both = metadata([("Makes", .text("12 bars")), ("serves", .text("4"))])
        #expect(both.servings?.text == "4" && both.others == [.init(key: "Makes", value: "12 bars")])
        #expect(
            metadata([("yield", .text("12 bars"))]).servings?.text == "12 bars"
                && metadata([("yield", .text("12"))]).others.isEmpty)
    }

    @Test("Nested keys of a time and of a source in metadata, and the parts of a source under their own keys")
    func nested() {
        let time = MetadataValue.entries([
            .init(key: "prep", value: .text("10 min")), .init(key: "cook", value: .text("20 min")),
            .init(key: "idle", value: .text("x")),
        ])
        let nested = metadata([
            ("time", time),
            (
                "source",
                .entries([
                    .init(key: "name", value: .text("Ann")), .init(key: "url", value: .text("https://example.org")),
                ])
            ),
        ])
        #expect(
            nested.prepTime?.minutes == 10 && nested.cookTime?.minutes == 20 && nested.statedTotalTime == nil
                && nested.others == [.init(key: "time.idle", value: "x")])
        #expect(nested.source == RecipeSource(name: "Ann", url: "https://example.org"))
        #expect(
            metadata([("source url", .text("https://example.org")), ("source.name", .text("Ann"))]).source
                == RecipeSource(name: "Ann", url: "https://example.org"))
        #expect(metadata([("source", .text("Ann")), ("source author", .text("Ben"))]).author == "Ben")
    }

    @Test("A short name of a time is metadata of its own if its value is no time")
    func shortTimes() {
        #expect(
            metadata([("Prep", .text("10 min")), ("bake", .text("1 h")), ("Total", .text("2 h"))]).statedTotalTime?
                .minutes == 120)
        #expect(
            metadata([("prep", .text("chop"))]).others == [.init(key: "prep", value: "chop")]
                && metadata([("prep", .list([]))]).others.count == 1)
    }

    @Test("Lists, texts and nested keys as values of metadata")
    func values() {
        let list = MetadataValue.list([
            .text("a"), .text(""), .list([.text("b"), .text("c")]), .entries([.init(key: "k", value: .text("v"))]),
        ])
        #expect(
            list.flattened == "a, b, c, k: v" && list.items == ["a", "b, c", "k: v"] && list.wholeItems == list.items
                && !list.isText)
        #expect(
            MetadataValue.text("a, b,,c ").items == ["a", "b", "c"] && MetadataValue.text("a, b").wholeItems == ["a, b"]
                && MetadataValue.text("").wholeItems == [])
        #expect(
            MetadataValue.entries([.init(key: "k", value: .text("v")), .init(key: "l", value: .list([]))]).items == [
                "k: v, l: "
            ] && MetadataValue.list([]).words == nil)
        #expect(
            metadata([("tags", .text("a, b")), ("diet", .list([.text("c, d")])), ("image", .text("a,b.jpg"))]).images
                == ["a,b.jpg"])
    }

    @Test(
        "A metadata key is set only if it has no value yet",
        arguments: [
            "title", "description", "course", "cuisine", "difficulty", "author", "locale", "servings", "prep time",
            "cook time", "time", "source", "tags", "diet", "images",
        ])
    func unlessSet(_ key: String) {
        var builder = MetadataBuilder()
        builder.setUnlessSet(key, to: "1 min")
        let first = (builder.title, builder.result)
        #expect(first.0 != nil || first.1 != RecipeMetadata(), "the value was set")
        builder.setUnlessSet(key, to: "2 min")
        #expect((builder.title, builder.result) == first)
        builder.setUnlessSet("unknown", to: "x")
        #expect(builder.result.others.isEmpty)
        #expect(builder.withoutTitle.title == nil && builder.withoutTitle.result == builder.result)
    }

    @Test("A yield and the parts of a source count as servings and a source that are set")
    func unlessSetParts() {
        var builder = MetadataBuilder()
        builder.set("yield", to: .text("4"))
        builder.set("source name", to: .text("Ann"))
        builder.setUnlessSet("servings", to: "6")
        builder.setUnlessSet("source", to: "Ben")
        builder.setUnlessSet("source url", to: "https://example.org")
        #expect(builder.result.servings?.text == "4" && builder.result.source == RecipeSource(name: "Ann"))
    }
}
