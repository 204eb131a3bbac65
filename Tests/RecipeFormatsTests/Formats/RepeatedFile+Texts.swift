@testable import RecipeFormats

extension RepeatedFile {
    /// Files of formats that are plain text or Markdown.
    static let plain = [
        RepeatedFile(CooklangFormat(), "---\ntitle: a\nsource: §\n---\nBoil @water{1%l}. §\n\n§"),
        RepeatedFile(CooklangFormat(), "---\n§"),
        RepeatedFile(RecipeMDFormat(), "# Soup\n\n§\n\n*soup*\n\n---\n- *1* §\n\n§\n---\n§"),
        RepeatedFile(MarkdownFormat(), "# Soup\n\n§\n\n## Ingredients\n\n- egg §\n\n## Directions\n\n1. Boil. §"),
        RepeatedFile(MarkdownFormat(), "# Soup\n\n## Ingredients\n\n§\n\n## Directions\n\n§"),
        RepeatedFile(
            MarkdownFormat(),
            "# Soup\n\n## Ingredients and equipment\n\n§\n\n## Ingredients\n\n§\n\n## Directions\n\nBoil."),
        RepeatedFile(OrgFormat(), "#+title: Soup\n\n§\n\n* Ingredients\n\n- egg §\n\n* Directions\n\n1. Boil. §"),
        RepeatedFile(OrgFormat(), "* Soup\n:PROPERTIES:\n§\n:END:\n** Ingredients\n\n§\n\n** Directions\n\n§"),
        RepeatedFile(OrgFormat(), "#+title: §\n- egg\n  §\n#+begin_quote\n§"),
        RepeatedFile(MarkdownFormat(), "---\n§\n---\n# Soup\n\n- egg"),
        RepeatedFile(MarkdownFormat(), "---\ntitle: §\n---\n§"),
        RepeatedFile(
            MealMasterFormat(),
            """
            MMMMM----- Recipe via Meal-Master (tm) v8.05

                  Title: Leek soup §
             Categories: Soup
                  Yield: 4 bowls

              1 1/2 l  Water §
            §
              1 md Leek

              Boil the water. §
            §
            MMMMM
            """),
        RepeatedFile(
            MasterCookTextFormat(),
            """
            *  Exported from  MasterCook  *

            Leek soup

            Recipe By     : §
            Serving Size  : 4     Preparation Time :0:20
            Categories    : §

              Amount  Measure       Ingredient -- Preparation Method
            --------  ------------  --------------------------------
               1 1/2  liters        water §
            §
               2                    leeks -- sliced

            Boil the water. §
            §
            Notes:
            "§
            - - - - - - - - - - - - - - - - - -
            """),
        RepeatedFile(
            RezkonvFormat(),
            """
            ========== REZKONV-Rezept

                 Titel: Leek soup
            Kategorien: §
                 Menge: 4 Teller

              1 1/2      Ltr. Wasser §
            §
                2             Lauch

            Boil the water. §
            §
            =====
            """),
        RepeatedFile(
            NowYoureCookingFormat(),
            """
            @@@@@ Now You're Cooking! Export Format

            Leek soup

            §

            1 1/2 l water §
            §
            2 leeks -- sliced

            Boil the water. §
            §
            ** Exported from Now You're Cooking! v5.93 **
            """),
        RepeatedFile(
            AccuChefFormat(),
            """
            *****AccuChef V5.0 Import File
            ALeek soup
            H2.00
            ILeeks §
            §
            J1 Boil the water. §
            §
            Z.....End of recipe definition
            """),
        RepeatedFile(
            SaffronFormat(),
            """
            Title: Leek soup
            Description: §
            Ingredients:
            \t2 leeks §
            §
            Instructions:
            \tBoil the water. §
            §
            """),
        RepeatedFile(
            PepperplateFormat(),
            """
            Title: Leek soup
            Description: §
            Ingredients:
              2 leeks §
            §
            Instructions:
              Boil the water. §
            §
            """),
        RepeatedFile(PlainTextFormat(), "Leek soup\n\n§\n\nIngredients\n2 leeks §\n§\n\nDirections\nBoil. §\n§"),
        RepeatedFile(PlainTextFormat(), "§"),
        RepeatedFile(
            PlainTextFormat(), "From: a\nSubject: §\nContent-Type: text/plain\n\nSoup\n\nIngredients\n2 leeks\n\n§"),
    ]
}
