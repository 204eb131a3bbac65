import Testing

@testable import RecipeFormats
@testable import RecipeKit

@Suite("Timers that are longer than the times of the metadata")
struct LongTimersTests {
    private func minutes(_ about: String, _ steps: String) -> [Int?] {
        let text = "---\n\(about)\n---\n\n\(steps)\n"
        return [listed(text).metadata.totalTime?.minutes, recipe(text).metadata.totalTime?.minutes]
    }

    @Test(
        "A timer longer than the metadata's times is added to the total time of header and recipe",
        arguments: [
            ("prep time: 10 min", "Steep @zest{} for ~{20%days}.", 28810),
            ("time: 30 min", "Marinate for at least ~{2%hours}. Fry for ~{8%min}.", 150),
            ("prep: 10 min\ncook: 10 min", "Cook on low for ~{7-8%hours} or on high for ~{4-5%hours}.", 500),
            ("prep: 10 min", "[- in the fridge -] Rest ~dough{12%Stunden}.", 730),
            ("prep: 10 min", "Cook ~{180%minutes}.", 190), ("time: 3 h", "Ferment for ~{2%days}.", 3060),
        ])
    func added(_ about: String, _ steps: String, _ total: Int) {
        #expect(minutes(about, steps) == [total, total])
    }

    @Test(
        "Timers do not count in the total time if the metadata includes them or if they are not waiting times",
        arguments: [
            ("time: 3 h", "Marinate for ~{2%hours}."), ("prep: 1 h\ncook: 2 h", "Bake for ~{2%h}."),
            ("prep: 2 h\nrest: 1 h", "Rest ~{1%hour}."),
            ("time: 180", "Cook on high for 3 hours or on low for ~{6-8%hours}."),
            ("time: 180", "Mix. It keeps ~{3%days} in a tin."), ("time: 180", "Store for up to ~{2%weeks}."),
            ("time: 180", "Optionally rest it for ~{1%day}."), ("time: 180", "Rest [- ~{1%day} -] it."),
            ("time: 180", "Rest it. -- ~{1%day}"), ("time: 180", "> Made ~{1%day} before."),
            ("time: 180", "Rest \\~{1%day}."), ("time: 180", "Rest ~{1%day\n@salt{}."),
            ("time: 180", "Rest ~now with @salt{1%day}."), ("time: 180", "Rest ~{some%days}."),
        ])
    func passedOver(_ about: String, _ steps: String) {
        #expect(minutes(about, steps) == [180, 180])
    }

    @Test("A recipe without a time has no total time, even if it has timers")
    func noTime() {
        #expect(minutes("title: Rum pot", "Steep for ~{20%days}.") == [nil, nil])
        #expect(minutes("time: overnight", "Steep for ~{20%days}.") == [nil, nil])
    }

    @Test("Timers longer than the total time are the waiting time of a recipe")
    func shares() {
        let text = "---\nprep: 10 min\ncook: 5 min\n---\n\nSteep @zest{} for ~{20%days}.\n"
        #expect(RecipeTimes(recipe(text).metadata).line == "Preparation 10 min · cooking 5 min · waiting 20 d")
    }
}
