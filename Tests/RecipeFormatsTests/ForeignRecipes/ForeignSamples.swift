@testable import RecipeFormats

/// One small recipe in each format of another program.
enum ForeignSamples {
    static let all: [SampleFile] = [
        SampleFile(
            format: MealMasterFormat(),
            text: """
                MMMMM----- Recipe via Meal-Master (tm) v8.05

                      Title: Leek soup
                 Categories: Soup, Winter
                      Yield: 4 bowls

                  1 1/2 l  Water                           2 md Leeks; sliced

                  Boil the water.

                  Add the leeks.

                MMMMM
                """),
        SampleFile(
            format: MasterCookTextFormat(),
            text: """
                *  Exported from  MasterCook  *

                Leek soup

                Recipe By     : Anna
                Serving Size  : 4     Preparation Time :0:20
                Categories    : Soup

                  Amount  Measure       Ingredient -- Preparation Method
                --------  ------------  --------------------------------
                   1 1/2  liters        water
                   2                    leeks -- sliced

                Boil the water.

                Add the leeks.

                - - - - - - - - - - - - - - - - - -
                """),
        SampleFile(
            format: MasterCookXMLFormat(),
            text: """
                <?xml version="1.0" encoding="ISO-8859-1"?><mx2 source="MasterCook"><RcpE name="Leek soup">
                <IngR name="water" unit="liters" qty="1 1/2"/><IngR name="leeks" qty="2"><IPrp>sliced</IPrp></IngR>
                <DirS><DirT>Boil the water.</DirT><DirT>Add the leeks.</DirT></DirS></RcpE></mx2>
                """),
        SampleFile(
            format: RecipeMLFormat(),
            text: """
                <?xml version="1.0"?><recipeml version="0.5"><recipe><head><title>Leek soup</title></head><ingredients>
                <ing><amt><qty>1 1/2</qty><unit>l</unit></amt><item>water</item></ing><ing><item>leek</item></ing>
                </ingredients><directions><step>Boil the water.</step><step>Add the leek.</step></directions>
                </recipe></recipeml>
                """),
        SampleFile(
            format: GourmetFormat(),
            text: """
                <?xml version="1.0"?><gourmetDoc><recipe id="1"><title>Leek soup</title><ingredient-list><ingredient>
                <amount>2</amount><item>leeks</item></ingredient></ingredient-list><instructions>Boil the water.

                Add the leeks.</instructions></recipe></gourmetDoc>
                """),
        SampleFile(
            format: KRecipesFormat(),
            text: """
                <?xml version="1.0"?><krecipes version="0.7"><krecipes-recipe><krecipes-description>
                <title>Leek soup</title></krecipes-description><krecipes-ingredients><ingredient><name>leek</name>
                <amount>2</amount></ingredient></krecipes-ingredients><krecipes-instructions>Boil the water.

                Add the leeks.</krecipes-instructions></krecipes-recipe></krecipes>
                """),
        SampleFile(
            format: RezkonvFormat(),
            text: """
                ========== REZKONV-Rezept

                     Titel: Leek soup
                Kategorien: Suppe
                     Menge: 4 Teller

                  1 1/2      Ltr. Wasser
                    2             Lauch

                Boil the water.

                Add the leek.

                =====
                """),
        SampleFile(
            format: CookMLFormat(),
            text: """
                <?xml version="1.0"?><cookml version="1.0"><recipe lang="DE"><head title="Leek soup"/><part>
                <ingredient qty="2" item="Lauch"/></part><preparation><text>Boil the water.

                Add the leek.</text></preparation></recipe></cookml>
                """),
        SampleFile(
            format: NowYoureCookingFormat(),
            text: """
                @@@@@ Now You're Cooking! Export Format

                Leek soup

                soup

                1 1/2 l water
                2 leeks -- sliced

                Boil the water.

                Add the leeks.

                ** Exported from Now You're Cooking! v5.93 **
                """),
        SampleFile(
            format: AccuChefFormat(),
            text: """
                *****AccuChef V5.0 Import File
                ALeek soup
                H2.00
                ILeeks
                J1 Boil the water.
                J2 Add the leeks.
                Z.....End of recipe definition
                """),
        SampleFile(
            format: SaffronFormat(),
            text: """
                Title: Leek soup
                Original URL:
                Cookbook: First
                Ingredients:
                \t2 leeks
                Instructions:
                \tBoil the water.
                \tAdd the leeks.
                """),
        SampleFile(
            format: MyCookFormat(),
            text: """
                <?xml version="1.0"?><CookXML><plat nom="Leek soup"><recettes><recette><ingredients>
                <ingredient nom="poireaux" quantite="2"/></ingredients><etapes><etape>Boil the water.</etape>
                <etape>Add the leeks.</etape></etapes></recette></recettes></plat></CookXML>
                """),
        SampleFile(
            format: PlainTextFormat(),
            text: """
                Leek soup

                Ingredients
                1 1/2 l water
                2 leeks, sliced

                Directions
                Boil the water.
                Add the leeks.
                """),
    ]
}
