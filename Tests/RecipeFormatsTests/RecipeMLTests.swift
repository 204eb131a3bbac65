import Testing

@testable import RecipeFormats
@testable import RecipeKit

@Suite("RecipeML")
struct RecipeMLTests {
    private func read(_ head: String, _ rest: String = "") -> ForeignReading {
        ForeignReading(
            "<recipeml><recipe><head><title>Soup</title>\(head)</head>\(rest)</recipe></recipeml>", RecipeMLFormat())
    }

    @Test("The source of a RecipeML recipe is a text or has items of several types")
    func source() {
        #expect(read("<source>Ann</source>").recipe.metadata.source?.name == "Ann")
        #expect(read("<source>https://example.org/a</source>").recipe.metadata.source?.url == "https://example.org/a")
        let items = read(
            "<source><srcitem type='author'>Ann</srcitem><srcitem type='DC.Creator'>Ben</srcitem><srcitem>A book</srcitem><srcitem type='DC.Rights'>Free</srcitem>"
                + "<srcitem type='url'>https://example.org</srcitem><srcitem type='page'>p. 3</srcitem><srcitem type='DC.Date'>2020</srcitem><srcitem></srcitem></source>"
        )
        let metadata = items.recipe.metadata
        #expect(
            metadata.author == "Ann" && metadata.source?.name == "A book, p. 3"
                && metadata.source?.url == "https://example.org")
        #expect(items.other("copyright") == "Free" && items.other("date") == "2020")
    }

    @Test("The categories of a RecipeML recipe have types, or are a text with commas")
    func categories() {
        let typed = read(
            "<categories><cat type='course'>Soup</cat><cat type='Course'>Starter</cat><cat type='cuisine'>French</cat><cat type='cuisine'>Thai</cat>"
                + "<cat type='diet'>vegan</cat><cat type='tag'>warm</cat><cat>quick</cat><cat></cat></categories>"
        ).recipe.metadata
        #expect(
            typed.course == "Soup, Starter" && typed.cuisine == "French, Thai" && typed.diets == ["vegan"]
                && typed.tags == ["warm", "quick"])
        let plain = read("<categories>Ann's, Soup , </categories>").recipe.metadata
        #expect(plain.course == "Soup" && plain.tags == ["Ann's"])
    }

    @Test("The times of a RecipeML recipe are those of their types")
    func times() {
        let reading = read(
            "<preptime type='cook'>10 min</preptime><preptime type='Baking'><time><qty>1</qty><timeunit>hour</timeunit></time></preptime><preptime>5 min</preptime>"
                + "<preptime type='total'>2 hours</preptime><preptime type='rest time'>1 day</preptime><preptime type='chill'>3 min</preptime><preptime type='active'></preptime>"
        )
        let metadata = reading.recipe.metadata
        #expect(
            metadata.cookTime?.minutes == 70 && metadata.prepTime?.minutes == 5
                && metadata.statedTotalTime?.minutes == 120)
        #expect(reading.other("rest time") == "1 day" && reading.other("chill time") == "3 min")
    }

    @Test("The nutrition of a RecipeML recipe has groups, percentages and exchanges, or is a text")
    func nutrition() {
        let reading = read(
            "",
            "<nutrition><nutrient-group><nutrient><n-name>Sodium</n-name><qty>5</qty><unit>mg</unit></nutrient></nutrient-group>"
                + "<nutrient><n-name>Iron</n-name><percent>4</percent></nutrient><nutrient><qty>4</qty></nutrient></nutrition>"
                + "<diet-exchanges><exchange><qty>1</qty> starch</exchange><exchange>2 fat</exchange></diet-exchanges>")
        #expect(
            reading.other("sodiumContent") == "5 mg" && reading.other("Iron") == "4 %"
                && reading.other("diet exchanges") == "1 starch, 2 fat")
        #expect(
            read("", "<nutrition>Low fat.</nutrition><diet-exchanges>1 starch</diet-exchanges>").other("nutrition")
                == "Low fat.")
        #expect(read("", "<diet-exchanges>1 starch</diet-exchanges>").other("diet exchanges") == "1 starch")
    }

    @Test("The ingredients of a RecipeML recipe have sizes, modifiers, remarks and references")
    func ingredients() {
        let reading = read(
            "",
            "<ingredients><ing-div type='Stock'><ing><amt><qty>1</qty><size>large</size><unit>can</unit></amt><modifier>fresh</modifier><item>water</item>"
                + "<prep>cold</prep><ing-note>clean</ing-note></ing></ing-div><ing optional='1' recipe='yes'><item>stock</item></ing>"
                + "<ing optional='no'><amt><qty>2</qty></amt><item>leeks, thin</item></ing></ingredients><equipment><equip-div><tool>pot</tool></equip-div></equipment>"
        )
        #expect(
            reading.ingredients == ["# Stock", "1 large can|fresh water|cold, clean", "|stock|?", "2|leeks, thin|"])
        #expect(
            reading.recipe.listedIngredients.last?.ingredients.first?.recipeReference
                == RecipeReference(path: ["stock"]))
        #expect(reading.recipe.listedCookware.map(\.name) == ["pot"])
    }

    @Test("The directions of a RecipeML recipe are steps, divisions or a text")
    func directions() {
        #expect(read("", "<directions>Boil it.\n\nStir it.</directions>").texts == ["Boil it.", "Stir it."])
        let divided = read(
            "",
            "<directions><dir-div type='Dough'><step>Mix\n it .</step><note>Well.</note></dir-div><step></step><step>Bake ,\n\n cool .</step></directions><note>End.</note>"
        )
        #expect(divided.texts == ["# Dough", "Mix it.", "> Well.", "Bake,\n\ncool.", "> End."])
        #expect(read("", "<directions><step xml:space='preserve'> a\n  b </step></directions>").texts == ["a\nb"])
        #expect(
            read(
                "",
                "<directions><step>Take <qty><frac><n>1</n><d>2</d></frac></qty> of <frac><n>1</n></frac>.</step></directions>"
            ).texts.first?.hasPrefix("Take 1/2 of") == true)
    }

    @Test("The entries of a RecipeML extension become the properties that they name")
    func entries() {
        let reading = read(
            "<subtitle>Good</subtitle><version>2</version><extension><entry name='image'>a.jpg</entry><entry name='difficulty'>easy</entry><entry name='author'>Ann</entry><entry name='x'>1</entry><entry>2</entry></extension>",
            "<extension><entry name='y'>3</entry></extension><description>One.</description><description>Two.</description>"
        )
        let metadata = reading.recipe.metadata
        #expect(
            metadata.images == ["a.jpg"] && metadata.difficulty == "easy" && metadata.author == "Ann"
                && metadata.description == "One.\n\nTwo.")
        #expect(
            reading.other("x") == "1" && reading.other("y") == "3" && reading.other("subtitle") == "Good"
                && reading.other("recipeml.version") == "2")
    }
}
