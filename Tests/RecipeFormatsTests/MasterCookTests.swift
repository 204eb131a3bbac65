import Testing

@testable import RecipeFormats
@testable import RecipeKit

@Suite("MasterCook files")
struct MasterCookTests {
    private static let soup = """
                             *  Exported from  MasterCook II  *

                                        Leek Soup

        Recipe By     : Anna
        Serving Size  : 4     Preparation Time :1:25
        Categories    : Soups                            Winter
                        Quick & easy

          Amount  Measure       Ingredient -- Preparation Method
        --------  ------------  --------------------------------
                                ***STOCK***
           1 1/2  liters        water
                                salt
                                Soup:
           3      medium        leeks -- white parts,
                                sliced
             1/2  teaspoon      freshly ground black pepper
                                seeds

        Boil the water.

        Add the leeks.
        Source:
          "A book"
        S(Internet Address):
          "https://example.org/soup"
        Yield:
          "2 liters"
        T(Cooking Time):
          "0:30"
        Start to Finish Time:
          "2:22"

                           - - - - - - - - - - - - - - - - - -

        Per Serving (excluding unknown items): 149 Calories; 9g Fat

        Suggested Wine: Cabernet

        Serving Ideas : With bread.

        NOTES : Good when
        it rains.

        Nutr. Assoc. : 0 0 1403 0
        """

    @Test("A MasterCook text has its header, its table with groups, its directions, and its remarks")
    func text() {
        let soup = ForeignReading(Self.soup, MasterCookTextFormat())
        #expect(soup.recipes.count == 1 && soup.diagnostics.isEmpty)
        let metadata = soup.recipe.metadata
        #expect(soup.recipe.title == "Leek Soup")
        #expect(metadata.author == "Anna" && metadata.servings?.text == "4")
        #expect(metadata.course == "Soups" && metadata.tags == ["Winter", "Quick & easy"])
        #expect(metadata.prepTime?.minutes == 85 && metadata.cookTime?.minutes == 30)
        #expect(metadata.statedTotalTime?.minutes == 142)
        #expect(metadata.source == RecipeSource(name: "A book", url: "https://example.org/soup"))
        #expect(soup.other("nutrition")?.hasPrefix("Per Serving") == true)
        #expect(soup.other("wine") == "Cabernet" && soup.other("serving ideas") == "With bread.")
        #expect(soup.other("yield") == "2 liters" && soup.other("mastercook.nutr-assoc") == "0 0 1403 0")
        #expect(
            soup.ingredients == [
                "# STOCK", "1 1/2 liters|water|", "|salt|", "# Soup", "3 medium|leeks|white parts, sliced",
                "1/2 teaspoon|black pepper seeds|freshly ground",
            ])
        #expect(soup.texts == ["Boil the water.", "Add the leeks.", "> Good when it rains."])
    }

    @Test("The categories of a MasterCook text end at an empty line")
    func categories() {
        let text = Self.soup.replacing("Quick & easy\n", with: "Quick & easy\n\nCuisine: French\n")
        let metadata = ForeignReading(text, MasterCookTextFormat()).recipe.metadata
        #expect(metadata.course == "Soups" && metadata.tags == ["Winter", "Quick & easy"])
        #expect(metadata.cuisine == "French")
    }

    @Test("Several MasterCook texts in one mail are several recipes")
    func several() {
        let text = "From: A\nSubject: B\n\n" + Self.soup + "\n\n-- \nAnna\n\n" + Self.soup
        #expect(ForeignReading(text, MasterCookTextFormat()).recipes.count == 2)
        #expect(FormatRegistry.format(forFile: "a.txt", bytes: Array(text.utf8))?.identifier == "mastercook")
        #expect(!MasterCookTextFormat().recognizes(Array("I exported from MasterCook.".utf8)[...]))
    }

    @Test("A MasterCook XML file is read though it is not well-formed and declares another encoding")
    func xml() {
        let text = """
            <?xml version="1.0" standalone="yes" encoding="ISO-8859-1"?>
            <!DOCTYPE mx2 SYSTEM "mx2.dtd">
            <mx2 source="MasterCook" date="x"><Summ><Nam>Soup & more</Nam></Summ>
            <RcpE name="Leek Soup & more" author="Anna" img="soup.jpg"><Serv qty="4"/><PrpT elapsed="0:30"/>
            <CatS><CatT>Soups</CatT><CatT>Winter</CatT></CatS>
            <IngR name="Stock:" code="S"></IngR>
            <IngR name="water" unit="liters" qty="1 1/2"><INtI>4</INtI></IngR>
            <IngR name="leeks" unit="large" qty="3"><IPrp>sliced</IPrp></IngR>
            <IngR name="salt" code="I"/>
            <DirS><DirT>Boil the water.</DirT><DirT>Add "leeks" & salt.</DirT></DirS>
            <Desc>Good.</Desc><Srce>A book</Srce><AltS label="Internet Address" source="https://example.org"/>
            <CpyR>2001</CpyR><Yield unit="cups" qty="36.000000"/><TTim elapsed="1:45"/>
            <RatS><RatE name="Overall" value="8"/><RatE name="Taste" value="10"/></RatS><Note>Keep it cool.</Note>
            <Nutr>Per serving: 1</Nutr></RcpE></mx2>
            """
        var bytes = Array(text.utf8)
        bytes.replace(Array("cool".utf8), with: Array("caf".utf8) + [0xE9])
        let soup = ForeignReading(bytes, MasterCookXMLFormat())
        #expect(FormatRegistry.format(forFile: "a.xml", bytes: bytes)?.identifier == "mx2")
        #expect(soup.recipe.title == "Leek Soup & more" && soup.recipes.count == 1)
        #expect(soup.ingredients == ["# Stock", "1 1/2 liters|water|", "3 large|leeks|sliced", "|salt|"])
        #expect(soup.texts == ["Boil the water.", "Add \"leeks\" & salt.", "> Keep it café."])
        let metadata = soup.recipe.metadata
        #expect(metadata.source == RecipeSource(name: "A book", url: "https://example.org"))
        #expect(metadata.servings?.text == "4" && soup.other("yield") == "36 cups")
        #expect(soup.other("rating") == "4" && soup.other("rating taste") == "10/10")
        #expect(metadata.images == ["soup.jpg"] && metadata.description == "Good.")
        #expect(metadata.prepTime?.minutes == 30 && metadata.statedTotalTime?.minutes == 105)
    }
}
