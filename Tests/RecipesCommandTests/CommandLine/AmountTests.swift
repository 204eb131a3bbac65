import Foundation
import Testing

@testable import TerminalTestSupport

@Suite("recipes amount")
struct AmountTests {
    let scratch: ScratchFolder

    init() throws { scratch = try ScratchFolder() }

    @Test(
        "recipes amount --to converts by the weight of the food",
        arguments: [
            ("1 1/2 cups flour", "g", "~190 g"), ("250 g milk", "ml", "~240 ml"), ("1 kg butter", "cups", "~4⅓ cups"),
            ("1500 g flour", "g", "1500 g"), ("2 large eggs", "g", "~100 g"), ("2 cloves garlic", "g", "~6 g"),
            ("1-2 cups sugar", "g", "~200–400 g"), ("2 (400 g) cans tomatoes", "g", "800 g"),
            ("1 lb", "g", "~450 g"), ("350 F", "C", "~180 °C"), ("180 C", "F", "~350 °F"), ("9 inch", "cm", "~23 cm"),
            ("16 tbsp", "cup", "1 cup"), ("0 cups flour", "g", "0 g"),
        ])
    func conversion(_ amount: String, _ unit: String, _ result: String) async throws {
        let run = try await recipes("amount", amount, "--to", unit, in: scratch)
        #expect(run.status == 0)
        #expect(run.lines == [result], "\(run)")
        #expect(run.error.isEmpty)
    }

    @Test("The words of an amount tell whether 1.000 is a thousand. Otherwise both meanings are said.")
    func thousands() async throws {
        let run = try await recipes("amount", "1.000 g Mehl", "1.000 g flour", "--to", "kg", in: scratch)
        #expect(run.lines == ["1 kg", "0.001 kg"], "\(run)")
        let unknown = try await recipes("amount", "1.700 g zork", "--to", "kg", in: scratch)
        #expect(unknown.status == 65)
        #expect(unknown.error.contains("this is “1700 g zork” or “1.7 g zork”; write the one"), "\(unknown)")
    }

    @Test("recipes amount writes amounts as a cook would, one on each line")
    func simplified() async throws {
        let run = try await recipes(
            "amount", "3 tsp", "1500 g flour", "4 tablespoons butter", "1 cup plus 2 tbsp sugar", "3 EL Mehl", "2 eggs",
            "5",
            in: scratch)
        #expect(run.status == 0)
        #expect(run.lines == ["1 tbsp", "1½ kg", "¼ cup", "1⅛ cups", "3 EL", "2", "5"], "\(run)")
    }

    @Test("recipes amount --json prints the exact amount and the source of the weight")
    func json() async throws {
        let run = try await recipes("amount", "1 1/2 cups flour", "1-2 kg", "--to", "g", "--json", in: scratch)
        #expect(run.status == 0)
        let objects = try #require(
            try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]], "\(run)")
        let flour = try #require(objects.first)
        #expect(flour["input"] as? String == "1 1/2 cups flour")
        #expect(flour["value"] as? Double == 190)
        #expect(flour["unit"] as? String == "g")
        #expect(flour["shown"] as? String == "~190 g")
        #expect(flour["exact"] as? String == "187½ g")
        #expect(flour["approximate"] as? Bool == true)
        #expect(flour["source"] as? String == "USDA 20081")
        let range = try #require(objects.last)
        #expect(range["value"] as? Double == 1000 && range["valueMax"] as? Double == 2000)
        #expect(range["approximate"] as? Bool == false && range["source"] is NSNull)
    }

    @Test(
        "An amount that cannot be converted is reported with what to do, and status 65",
        arguments: [
            ("3 cups unobtainium", "g", "the weight of “unobtainium” is not known; use a more common name"),
            ("3 zaps", "g", "“zaps” is no known unit or food; use a unit such as g"),
            ("3 cups flour", "zork", "“zork” is not a unit; use one such as g"),
            ("3 cups", "g", "cups cannot be converted to g without a food; name it"),
            ("3 cups flour", "clove", "the weight of one clove of flour is not known; use another unit"),
            ("2 pinches salt", "g", "the weight of one pinch of salt is not known; use another unit"),
            ("350 F", "g", "F cannot be converted to g; use a unit of the same kind"),
            ("flour", "g", "no amount can be read at its start; write one"), ("", "g", "no amount can be read"),
            ("a few eggs", "g", "no amount can be read"), ("99999999999999999999 cups flour", "g", "no amount"),
            ("9223372036854775807 kg", "mg", "the number is too large; use a smaller one"),
        ])
    func impossible(_ amount: String, _ unit: String, _ message: String) async throws {
        let run = try await recipes("amount", amount, "--to", unit, in: scratch)
        #expect(run.status == 65)
        #expect(run.output.isEmpty)
        #expect(run.errorLines.count == 1)
        #expect(run.error.hasPrefix("recipes: “\(amount)”: ") && run.error.contains(message), "\(run)")
    }

    @Test("One bad amount does not hide the others")
    func several() async throws {
        let run = try await recipes("amount", "1 lb", "3 zaps", "2 oz", "--to", "g", in: scratch)
        #expect(run.status == 65)
        #expect(run.lines == ["~450 g", "~55 g"], "\(run)")
        #expect(run.errorLines.count == 1)
    }

    @Test("No amounts end with status 64")
    func none() async throws {
        #expect(try await recipes("amount", in: scratch).status == 64)
    }

    @Test("Control characters and a long argument are accepted", arguments: [[], ["--json"]])
    func hostile(_ options: [String]) async throws {
        let run = try await recipes(
            ["amount", "2 cups fl\u{1B}[31mour\n", "2\u{9B}zaps\n\u{202E}", "2 cup\u{7}s"] + options, in: scratch)
        #expect(run.output.controlCharacters.isEmpty && run.error.controlCharacters.isEmpty)
        let script = "recipes amount \"$(head -c 100000 /dev/zero | tr '\\0' 'x')\"; echo $?"
        let long = try await shell(script, in: scratch)
        #expect(long.lines == ["65"])
        #expect(long.error.utf8.count < 300)
    }
}
