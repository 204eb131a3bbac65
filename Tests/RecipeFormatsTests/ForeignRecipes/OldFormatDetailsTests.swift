import Testing

@testable import RecipeFormats
@testable import RecipeKit

@Suite("Old formats of recipe programs")
struct OldFormatDetailsTests {
    @Test("A CookML file in another language has the units of Meal-Master, and its pictures are reported")
    func cookML() {
        let picture = String(repeating: "QUJD", count: 20)
        let text =
            "<cookml><recipe lang='EN'><head title='Soup' servingqty='0' servingtype='bowls' quality='3' difficulty='0'><picture file='a.jpg'/><picture>b.jpg</picture><cat>5</cat><cat>Soup</cat>"
            + "<picbin format='JPG'>\(picture)</picbin></head><part title='Stock'><ingredient qty='2' unit='tb' item='oil'><inote>hot</inote></ingredient></part><picbin>\n\(picture)</picbin>"
            + "<preparation><step>Boil it.</step></preparation><remark>Good.</remark></recipe></cookml>"
        let soup = ForeignReading(text, CookMLFormat())
        #expect(soup.ingredients == ["# Stock", "2 tbsp|oil|hot"] && soup.texts == ["Boil it.", "> Good."])
        let metadata = soup.recipe.metadata
        #expect(
            metadata.locale == "en" && metadata.images == ["a.jpg", "b.jpg"] && metadata.difficulty == nil
                && metadata.servings?.text == "bowls")
        #expect(soup.other("rating") == "3" && soup.other("cookml.cat") == "5" && metadata.course == "Soup")
        var warnings: [String] = []
        _ = CookMLFormat().readAll(utf8: Array(text.utf8), file: "x") { result in
            warnings = result.diagnostics.map(\.message)
            return true
        }
        #expect(warnings == ["2 pictures inside the file are left out."])
    }

    @Test("Several versions of a My-Cook dish are sections, and the first one has the facts")
    func myCook() {
        let text =
            "<cookxml><plat nom='Soupe'><recettes><recette version='a' difficulte='1'><ingredients nbPersonnes='2'><ingredient nom='sel'/></ingredients><etapes><etape>Saler.</etape></etapes></recette>"
            + "<recette difficulte='5'><ingredients nbPersonnes='9'><ingredient nom='eau'/></ingredients><etapes><etape>Cuire.</etape></etapes></recette></recettes></plat></cookxml>"
        let soup = ForeignReading(text, MyCookFormat())
        #expect(
            soup.ingredients == ["# Version a", "|sel|", "# Version 2", "|eau|"]
                && soup.texts == ["# Version a", "Saler.", "# Version 2", "Cuire."])
        #expect(
            soup.recipe.metadata.difficulty == "1/5" && soup.recipe.metadata.servings?.text == "2"
                && soup.other("favourite") == nil)
    }

    @Test("The further facts of a MasterCook XML recipe keep their labels")
    func masterCook() {
        let text =
            "<mx2><RcpE name='Soup' author='Ann' img='a.jpg'><Serv qty='4'/><Yield unit='cups' qty='36.000000'/><Srce>A book</Srce><AltS label='Internet address' source='example.org'/>"
            + "<AltS label='Origin' source='Aunt'/><AltS source='Uncle'/><AltT label='Cook time' elapsed='0:30'/><AltT label='Resting' elapsed='1:00'/><AltT label='Idle' elapsed='0:00'/>"
            + "<RatS><RatE name='Taste' value='8'/><RatE name='Overall' value='9'/></RatS><IngR name='--- Stock ---'/><IngR name='water; cold' qty='1' unit='l' code='I'><IPrp>clean</IPrp></IngR>"
            + "<IngR name='Bread' code='R' qty='1'/><IngR name='Part' code='S'/><IngR name='salt'/><DirS><DirT>Boil it.</DirT></DirS><Note>Good.</Note></RcpE></mx2>"
        let soup = ForeignReading(text, MasterCookXMLFormat())
        let metadata = soup.recipe.metadata
        #expect(
            metadata.servings?.text == "4" && soup.other("yield") == "36 cups" && metadata.source?.name == "A book"
                && metadata.source?.url == "example.org")
        #expect(
            soup.other("origin") == "Aunt" && soup.other("source") == "Uncle" && metadata.cookTime?.minutes == 30
                && soup.other("resting") != nil && soup.other("idle") == nil)
        #expect(
            soup.other("rating") == "4.5" && soup.other("rating taste") == "8/10" && metadata.images == ["a.jpg"]
                && metadata.author == "Ann")
        #expect(
            soup.ingredients == ["# Stock", "1 l|water|cold, clean", "1|Bread|", "# Part", "|salt|"]
                && soup.texts == ["Boil it.", "> Good."])
        #expect(
            soup.recipe.listedIngredients.first?.ingredients.last?.recipeReference == RecipeReference(path: ["Bread"]))
    }

    @Test("The tags of Pango in a Gourmet text are removed, and other signs stay")
    func pango() {
        #expect(
            "<b>a</b> &lt;i&gt;b&lt;/i&gt; &amp;lt;u&amp;gt;c".withoutPango == "a b c"
                && "<span size=\"large\">a</span>".withoutPango == "a")
        #expect("1 < 2 <x>y</x> <b".withoutPango == "1 < 2 <x>y</x> <b" && "plain".withoutPango == "plain")
        #expect(
            "<b \(String(repeating: "a", count: 196))>c".withoutPango == "c"
                && "<b \(String(repeating: "a", count: 197))>c".withoutPango.hasPrefix("<b "))
    }

    @Test("The lines of an AccuChef record with headings, notes, times and unknown letters")
    func accuChef() {
        let text =
            "***** AccuChef Import File *****\nASoup\nI*** Stock ***\nH2.00 cups\nIwater\nKcold\nNGood.\nP10 min\nQ...\nXyes\nD4\nM\nJ12\nJ1 Boil it.\n"
        let soup = ForeignReading(text, AccuChefFormat())
        #expect(
            soup.recipes.count == 1 && soup.ingredients == ["# Stock", "2 cups|water|cold"]
                && soup.texts == ["> Good.", "Boil it."])
        #expect(
            soup.recipe.metadata.prepTime?.minutes == 10 && soup.recipe.metadata.servings?.text == "4"
                && soup.other("accuchef.X") == "yes" && soup.other("accuchef.Q") == nil)
        let empty = ForeignReading("***** AccuChef Import File *****\nXyes\n", AccuChefFormat())
        #expect(empty.recipes.isEmpty && empty.diagnostics.map(\.message) == ["the file holds no AccuChef recipe."])
        let all = text + "Z....\nAStew\nZ....\n"
        #expect(ForeignReading(all, AccuChefFormat()).recipes.map(\.title) == ["Soup", "Stew"])
        var count = 0
        _ = AccuChefFormat().readAll(utf8: Array(all.utf8), file: "x") { _ in
            count += 1
            return false
        }
        #expect(count == 1)
    }

    @Test("The record of BigOven in a page has its yield, notes and other ratings")
    func bigOven() {
        func record(_ text: String) -> String { "<!--@BOBEGIN--<RECIPE>\(text)</RECIPE>@BOEND-->" }
        let page =
            "<html>"
            + record(
                "<TITLE>Soup</TITLE><YIELDQTY>4.00</YIELDQTY><YIELDUNIT>bowls</YIELDUNIT><EFFORTRATING>3</EFFORTRATING><VARIATIONS>Use milk.</VARIATIONS>"
            )
            + record(
                "<TITLE>Stew</TITLE><YIELDQTY>4</YIELDQTY><YIELDTEXT>6 pots</YIELDTEXT><MAININGREDIENT>Soup</MAININGREDIENT><CATEGORIES><CATEGORYNAME>a</CATEGORYNAME></CATEGORIES>"
            )
        let recipes = BigOvenRecord.recipes(in: Array(page.utf8))
        #expect(
            recipes.map(\.title) == ["Soup", "Stew"] && recipes.map(\.metadata.servings?.text) == ["4 bowls", "6 pots"])
        #expect(
            recipes.first?.metadata.others == [.init(key: "rating effort", value: "3")]
                && recipes.first?.sections.first?.blocks == [.note("Use milk.")])
        #expect(
            recipes.last?.metadata.tags == ["a", "Soup"] && BigOvenRecord.recipes(in: Array("<html>".utf8)).isEmpty)
    }
}
