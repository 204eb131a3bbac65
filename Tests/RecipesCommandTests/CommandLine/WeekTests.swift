import Foundation
import Testing

@testable import TerminalTestSupport

@Suite("recipes plan, pantry and can-make")
struct WeekTests {
    let scratch: ScratchFolder

    init() throws {
        scratch = try ScratchFolder()
        try scratch.write(
            "---\ntitle: Onion soup\nservings: 2\n---\n\nFry @onions{3} in @butter{40%g} with @salt{}.\n",
            to: "home/Recipes/Soups/soup.cook")
        try scratch.write("Mix @flour{2%kg} with @eggs{2}.\n", to: "home/Recipes/Dough.cook")
        try scratch.write(
            "== Tuesday (2026-11-24) ==\n\nDinner (19:00):\n- @./Soups/soup{4%servings}\n- bread\n",
            to: "home/Recipes/Plan.menu")
        try scratch.write(
            "[shelf]\nonion = \"5\"\nmargarine = \"1%kg\"\neggs = \"6\"\nflour = \"1%kg\"\n",
            to: "home/Recipes/config/pantry.conf")
    }

    @Test("recipes plan prints the days and meals, JSON, or a calendar")
    func plan() async throws {
        let text = try await recipes("plan", in: scratch)
        #expect(text.status == 0 && text.lines.first == "TUESDAY (2026-11-24)", "\(text)")
        #expect(text.lines.contains("  Dinner (19:00): Onion soup (4 servings); bread"), "\(text)")
        let json = try await recipes("plan", "--json", in: scratch)
        #expect(json.output.contains("\"date\" : \"2026-11-24\"") || json.output.contains("\"date\": \"2026-11-24\""))
        let ics = try await recipes("plan", "--ics", in: scratch)
        #expect(ics.output.contains("SUMMARY:Dinner: Onion soup (4 servings)\\, bread\r\n"), "\(ics)")
        #expect(try await recipes("plan", "--ics", "--json", in: scratch).status == 64)
    }

    @Test("recipes pantry prints the stock by place, or JSON")
    func pantry() async throws {
        let text = try await recipes("pantry", in: scratch)
        #expect(text.status == 0 && text.lines.first == "SHELF" && text.lines.contains("  flour, 1 kg"), "\(text)")
        let json = try await recipes("pantry", "--json", in: scratch)
        let object = try #require(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
        #expect((object["items"] as? [Any])?.count == 4)
        try scratch.write(
            "[fridge]\nmilk = { expire = \"2020-03-07\" }\ncream = { expire = \"2999-03-07\" }\n",
            to: "home/Recipes/config/pantry.conf")
        let days = try await recipes("pantry", in: scratch)
        #expect(days.lines == ["FRIDGE", "  milk, expired Sat 7 Mar 2020", "  cream, until Thu 7 Mar 2999"], "\(days)")
        let today = try await shell("date +%F", in: scratch).lines[0]
        try scratch.write("[fridge]\nmilk = { expire = \"\(today)\" }\n", to: "home/Recipes/config/pantry.conf")
        let last = try await recipes("pantry", in: scratch)
        #expect(last.lines[1].hasPrefix("  milk, until "), "\(last)")
    }

    @Test("recipes can-make counts amounts and substitutes, and says what is missing")
    func canMake() async throws {
        let none = try await recipes("can-make", in: scratch)
        #expect(none.lines == ["Onion soup"], "\(none)")
        let one = try await recipes("can-make", "--missing", "1", in: scratch)
        #expect(one.lines == ["Onion soup", "Dough, without 1 kg flour"], "\(one)")
        let json = try await recipes("can-make", "--missing", "1", "--json-lines", in: scratch)
        #expect(json.lines.count == 2 && json.lines[1].contains("\"name\":\"flour\""), "\(json)")
    }
}
