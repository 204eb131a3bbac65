@testable import RecipeFormats

extension RepeatedFile {
    /// Exports of other programs.
    static let exports = [
        RepeatedFile(
            PaprikaReader(), "a.paprikarecipe",
            #"""
            {"name": "Soup §", "description": "§", "source": "§", "servings": "§", "prep_time": "§", "categories": ["§"],
            "nutritional_info": "§", "ingredients": "1 leek\n§", "directions": "Boil.\n§", "notes": "§"}
            """#, escape: json),
        RepeatedFile(
            MealieReader(), "a.json",
            #"""
            {"slug": "soup", "name": "Soup §", "orgURL": "§", "description": "§", "recipeYield": "§", "prepTime": "§",
            "recipeIngredient": [{"note": "1 leek §"}, {"quantity": 1, "food": {"name": "§"}, "note": "§"}],
            "recipeInstructions": [{"text": "§"}], "notes": [{"title": "§", "text": "§"}], "comments": [{"text": "§"}]}
            """#, escape: json),
        RepeatedFile(
            TandoorReader(), "a.json",
            #"""
            {"name": "Soup §", "description": "§", "working_time": 1, "servings": 1, "servings_text": "§", "keywords": ["§"],
            "steps": [{"name": "§", "instruction": "Boil. §", "ingredients": [{"food": {"name": "§"}, "note": "§",
            "original_text": "§"}, {"food": {"name": "leek"}, "amount": 1}]}]}
            """#, escape: json),
        RepeatedFile(NextcloudReader(), "a/recipe.json", schemaOrg, escape: json),
        RepeatedFile(
            RecipeSageReader(), "a.json",
            #"""
            {"@type": "Recipe", "creditText": "§", "name": "Soup §", "recipeIngredient": ["1 leek §", "§"],
            "recipeInstructions": [{"text": "§"}, "§"], "comment": [{"name": "§", "text": "§"}]}
            """#, escape: json),
        RepeatedFile(
            RecipeSageReader(), "a.txt",
            """
            ==== Recipes ====
            Title: Soup §
            Description: §
            Yield: §
            ActiveTime: §
            Ingredients: 1 leek §
            §
            Instructions: Boil. §
            §
            Notes: §
            """),
        RepeatedFile(
            CroutonReader(), "a.crumb",
            #"""
            {"name": "Soup §", "serves": "§", "cookingDuration": 5, "sourceName": "§", "tags": ["§"], "notes": "§",
            "neutritionalInfo": "§", "ingredients": [{"ingredient": {"name": "leek §"}, "quantity": {"quantityType": "§"}}],
            "steps": [{"step": "Boil. §"}, {"step": "§"}]}
            """#, escape: json),
        RepeatedFile(
            MelaReader(), "a.melarecipe",
            #"""
            {"title": "Soup §", "text": "§", "yield": "§", "prepTime": "§", "link": "§", "categories": ["§"],
            "ingredients": "1 leek\n§", "instructions": "Boil.\n§", "notes": "§", "nutrition": "§", "wantToCook": false}
            """#, escape: json),
        RepeatedFile(
            RecipeKeeperReader(), "a.html",
            """
            <div class="recipe-details"><meta content="1" itemprop="recipeId"><h2 itemprop="name">Soup §</h2>
            <span itemprop="recipeYield">§</span><div itemprop="recipeIngredients"><p>1 leek §</p><p>§</p></div>
            <div itemprop="recipeDirections"><p>Boil. §</p>§</div><div itemprop="recipeNotes">§</div></div>
            """),
        RepeatedFile(
            CopyMeThatReader(), "a.html",
            """
            <!-- copymethat --><div class="recipe"><div id="name">Soup §</div><div id="description">§</div>
            <div class="recipeIngredient">1 leek §</div><div class="recipeIngredient">§</div>
            <div class="instruction">Boil. §</div><div class="instruction">§</div><div class="recipeNote">§</div></div>
            """),
        RepeatedFile(
            CookmateReader(), "a.mcb",
            """
            <cookbook><recipe><title>Soup §</title><preptime>§</preptime><description>§</description>
            <ingredient>1 leek §</ingredient><recipetext>Boil. §</recipetext><comments>§</comments>
            <category>§</category><quantity>§</quantity><nutrition>§</nutrition></recipe></cookbook>
            """, escape: xml),
        RepeatedFile(
            PlanToEatReader(), "a.csv",
            """
            Title,Course,Source,Prep Time,Servings,Tags,Ingredients,Directions,Notes,Public Url
            "Soup §","§","§","§","§","§","1 leek
            §","Boil.
            §","§","a"
            """, escape: csv),
        RepeatedFile(PlanToEatReader(), "a.csv", "Title,Ingredients,Directions,Public Url\n§"),
        RepeatedFile(
            MyRecipeBoxReader(), "a.csv",
            """
            title,preparationTime,quantity,ingredients,instructions,notes,nutrition,categories
            "Soup §","§","§","1 leek
            §","Boil.
            §","§","§","§"
            """, escape: csv),
        RepeatedFile(
            ChowdownReader(), "a.md",
            """
            ---
            layout: recipe
            title: Soup §
            tags: [§]
            ingredients:
            - 1 leek §
            - §
            directions:
            - Boil. §
            - §
            ---
            §
            """),
        RepeatedFile(
            CookBookReader(), "a.yml",
            """
            name: "Soup §"
            description: "§"
            servings: "§"
            ingredients:
            - "1 leek §"
            directions:
            - "Boil. §"
            notes: "§"
            """, escape: json),
        RepeatedFile(CookBookReader(), "a.yml", "name: Soup\ningredients:\n- 1 leek\n§"),
        RepeatedFile(CookBookReader(), "a.txt", "Soup\n\n1 leek\n§\n\n1. Boil.\n§\nShared from CookBook"),
        RepeatedFile(
            CooknReader(), "temp_recipe.dsv",
            "ID||||TITLE||||SERVES||||INSTRUCTIONS!@#%^&*()1||||Soup §||||§||||Boil. §!@#%^&*()§"),
    ]
}
