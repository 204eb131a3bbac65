import Kitchen
import RecipeKit
import Testing

@Suite("What the numbers of an ingredient line count")
struct LineCountTests {
    typealias Line = LineMeaningTests.Line

    @Test(
        "a number and a size with only a dash between them are so many packages of this size",
        arguments: [
            Line("en", "3 - 14 oz cans corn", x2: "6 (14 oz) cans corn", list: "6 (14 oz) cans corn"),
            Line("en", "1 - 14.5 oz can corn", x2: "2 (14 1/2 oz) cans corn"),
            Line("en", "2 – 8 oz packages cream cheese", x2: "4 (8 oz) packages cream cheese"),
            Line("en", "2-8oz packages cream cheese", x2: "4 (8 oz) packages cream cheese"),
            Line("en", "3 – 400 g tins beans", x2: "6 (400 g) tins beans"),
            Line("en", "2 - 400g/14oz tins beans", x2: "4 (400 g) tins beans, 14 oz"),
            Line("en", "5 - 6 oz cans tuna", x2: "10 (6 oz) cans tuna"),
            Line("de", "2 - 400 g Dosen Tomaten", x2: "4 (400 g) Dosen Tomaten"),
            Line("fr", "2 – 400 g boîtes de tomates", x2: "4 (400 g) boîtes tomates"),
            Line("es", "2 - 400 g latas de tomate", x2: "4 (400 g) latas tomate"),
            Line("it", "2 - 400 g barattoli di pomodori", x2: "4 (400 g) barattoli pomodori"),
            Line("pl", "2 - 400 g puszki pomidorów", x2: "4 (400 g) puszki pomidorów"),
            Line("cs", "2 - 400 g plechovky rajčat", x2: "4 (400 g) plechovky rajčat"),
            Line("sv", "2 - 400 g burkar tomater", x2: "4 (400 g) burkar tomater"),
            Line("nl", "2 - 400 g blikken tomaten", x2: "4 (400 g) blikken tomaten"),
            Line("en", "4 - 150 g salmon fillets", x2: "8 (150 g) salmon fillets"),
            Line("de", "4 - 150 g Lachsfilets", x2: "8 (150 g) Lachsfilets"),
        ])
    func dashedPackages(line: Line) { LineMeaningTests.expect(line) }

    @Test(
        "the same signs before a food are a range, and before a single package the range of its size",
        arguments: [
            Line("en", "2 - 3 lb chicken", x2: "4-6 lb chicken"),
            Line("en", "10 - 15 oz spinach", x2: "20-30 oz spinach"),
            Line("en", "2 - 3 lb chicken breasts", x2: "4-6 lb chicken breasts"),
            Line("de", "1 - 2 kg Kartoffeln", x2: "2-4 kg Kartoffeln"),
            Line("fr", "2 - 3 kg de poulet", x2: "4-6 kg poulet"),
            Line("es", "1 - 2 kg de patatas", x2: "2-4 kg patatas"),
            Line("it", "100 - 150 g di zucchero", x2: "200-300 g zucchero"),
            Line("pl", "1 - 2 kg ziemniaków", x2: "2-4 kg ziemniaków"),
            Line("sv", "11-12 dl vetemjöl", x2: "2.2-2.4 l vetemjöl"),
            Line("en", "1 - 1/2 cups milk", x2: "3 cups milk"),
        ])
    func dashedRanges(line: Line) { LineMeaningTests.expect(line) }

    @Test(
        "a dash that can be either leaves the line as it is",
        arguments: [
            Line("en", "4 - 6 oz salmon fillets", x2: "4 - 6 oz salmon fillets (not scaled)"),
            Line("en", "1-2 oz packet yeast", x2: "1-2 oz packet yeast (not scaled)"),
            Line("en", "10 - 12 oz bags spinach", x2: "10 - 12 oz bags spinach (not scaled)"),
        ])
    func unclearDashes(line: Line) { LineMeaningTests.expect(line) }

    @Test(
        "the numbers of some of the counted things grow with them",
        arguments: [
            Line("en", "2 limes, one juiced and one diced", x2: "4 limes, two juiced and two diced"),
            Line("en", "3 eggs (2 for the dough, 1 for brushing)", x2: "6 eggs, 4 for the dough, 2 for brushing"),
            Line("de", "2 Eier (1 für den Teig, 1 zum Bestreichen)", x2: "4 Eier, 2 für den Teig, 2 zum Bestreichen"),
            Line(
                "de", "2 Zitronen, eine gepresst und eine gewürfelt", x2: "4 Zitronen, zwei gepresst und zwei gewürfelt"
            ),
            Line("fr", "2 œufs (1 pour la pâte, 1 pour dorer)", x2: "4 œufs, 2 pour la pâte, 2 pour dorer"),
            Line("es", "2 huevos (1 para la masa, 1 para pintar)", x2: "4 huevos, 2 para la masa, 2 para pintar"),
            Line("it", "2 uova (1 per l'impasto, 1 per spennellare)", x2: "4 uova, 2 per l'impasto, 2 per spennellare"),
            Line("pl", "2 jajka (1 do ciasta, 1 do smarowania)", x2: "4 jajka, 2 do ciasta, 2 do smarowania"),
            Line("pt", "2 ovos (1 para a massa outro para pincelar)", x2: "4 ovos, 2 para a massa dois para pincelar"),
            Line("en", "2 limes, one juiced, the other diced", x2: "4 limes, two juiced, the other diced"),
            Line(
                "en", "2 canned peppers (2 peppers, not 2 cans; if they are large, only 1½)",
                x2: "4 canned peppers, 4 peppers, not 4 cans; if they are large, only 3"),
        ])
    func parts(line: Line) { LineMeaningTests.expect(line) }

    @Test(
        "an amount for each person stays beside the amount for all",
        arguments: [
            Line(
                "en", "14 ounces frozen peas (or roughly 3.5 ounces per person)",
                x2: "1 3/4 lb frozen peas, or roughly 3.5 ounces per person"),
            Line("de", "400 g Nudeln (ca. 100 g pro Person)", x2: "800 g Nudeln, ca. 100 g pro Person"),
            Line("fr", "400 g de pâtes (100 g par personne)", x2: "800 g pâtes, 100 g par personne"),
            Line("es", "400 g de pasta (100 g por persona)", x2: "800 g pasta, 100 g por persona"),
            Line("it", "320 g di pasta (80 g a persona)", x2: "640 g pasta, 80 g a persona"),
            Line("de", "250 g Spargel pro Person", x2: "250 g Spargel, pro Person (not scaled)"),
            Line("de", "Mozzarella à je 25 g", x2: "Mozzarella à, je 25 g"),
        ])
    func portions(line: Line) { LineMeaningTests.expect(line) }

    @Test(
        "a turn of a mill is a unit",
        arguments: [
            Line("fr", "6 tours de moulin à poivre", x2: "12 tours moulin à poivre"),
            Line("de", "6 Umdrehungen Pfeffer", x2: "12 Umdrehungen Pfeffer"),
            Line("it", "6 giri di pepe", x2: "12 giri pepe"), Line("en", "6 grinds pepper", x2: "12 grinds pepper"),
        ])
    func turns(line: Line) { LineMeaningTests.expect(line) }

    @Test(
        "no sign is left over, and the first of several foods is the name",
        arguments: [
            Line(
                "en", "1/2 cup peas ((from scratch or a can), patted dry)",
                x2: "1 cup peas, from scratch or a can, patted dry"),
            Line(
                "en", "1/4 cup of one of the following: rice flour, oat flour, or corn flour",
                x2: "1/2 cup rice flour, oat flour, or corn flour, one of the following", list: "½ cup rice flour"),
        ])
    func signs(line: Line) { LineMeaningTests.expect(line) }
}
