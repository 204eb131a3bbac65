@testable import RecipeFormats

extension RepeatedFile {
    /// A recipe of schema.org.
    static let schemaOrg = """
        {"@type": "Recipe", "name": "§", "description": "§", "recipeYield": "§", "totalTime": "§",
        "recipeIngredient": ["1 leek §"], "recipeInstructions": [{"@type": "HowToStep", "text": "§"}, "Boil."]}
        """

    /// Files of formats that are JSON or HTML.
    static let marked = [
        RepeatedFile(JSONLDFormat(), schemaOrg, escape: json),
        RepeatedFile(
            JSONLDFormat(), #"{"@type": "Recipe", "name": "Soup", "recipeIngredient": "§", "recipeInstructions": "§"}"#,
            escape: json),
        RepeatedFile(JSONLDFormat(), "{\"@type\": \"Recipe\", \"name\": \"Soup\", \"recipeIngredient\": [§"),
        RepeatedFile(JSONLDFormat(), "§"),
        RepeatedFile(HTMLFormat(), "<script type=\"application/ld+json\">\(schemaOrg)</script>", escape: json),
        RepeatedFile(
            HTMLFormat(),
            """
            <p itemscope itemtype=schema.org/Recipe><i itemprop=name>Soup</i><i itemprop=ingredients>1 leek</i>
            <i itemprop=recipeInstructions>§</i><i itemprop=ingredients>§</i></p>§
            """),
        RepeatedFile(
            HTMLFormat(), "<html><body><h1>Soup</h1><h2>Ingredients</h2><ul><li>1 leek §</ul><h2>Directions</h2><p>§"),
    ]

    /// Files of formats that are XML.
    static let records = [
        RepeatedFile(
            MasterCookXMLFormat(),
            """
            <?xml version="1.0"?><mx2 source="MasterCook"><RcpE name="Leek soup §">
            <IngR name="water §" unit="liters" qty="1 1/2"/><IngR name="leeks" qty="2"><IPrp>§</IPrp></IngR>
            <DirS><DirT>Boil the water. §</DirT><DirT>§</DirT></DirS></RcpE></mx2>
            """, escape: xml),
        RepeatedFile(
            MasterCookXMLFormat(),
            "<?xml version=\"1.0\"?><mx2><RcpE name=\"a\"><DirS><DirT>§</DirT></DirS>§</RcpE></mx2>"),
        RepeatedFile(
            RecipeMLFormat(),
            """
            <?xml version="1.0"?><recipeml version="0.5"><recipe><head><title>Leek soup</title></head><ingredients>
            <ing><amt><qty>1 1/2</qty><unit>l</unit></amt><item>water §</item></ing><ing><item>§</item></ing>
            </ingredients><directions><step>Boil the water. §</step><step>§</step></directions>
            </recipe></recipeml>
            """, escape: xml),
        RepeatedFile(
            GourmetFormat(),
            """
            <?xml version="1.0"?><gourmetDoc><recipe id="1"><title>Leek soup §</title><ingredient-list><ingredient>
            <amount>2</amount><item>leeks §</item></ingredient></ingredient-list><instructions>Boil the water.

            §</instructions><modifications>§</modifications></recipe></gourmetDoc>
            """, escape: xml),
        RepeatedFile(
            KRecipesFormat(),
            """
            <?xml version="1.0"?><krecipes version="0.7"><krecipes-recipe><krecipes-description>
            <title>Leek soup</title></krecipes-description><krecipes-ingredients><ingredient><name>leek §</name>
            <amount>2</amount></ingredient></krecipes-ingredients><krecipes-instructions>Boil the water.

            §</krecipes-instructions></krecipes-recipe></krecipes>
            """, escape: xml),
        RepeatedFile(
            CookMLFormat(),
            """
            <?xml version="1.0"?><cookml version="1.0"><recipe lang="DE"><head title="Leek soup"><hint>§</hint></head><part>
            <ingredient qty="2" item="Lauch §"/></part><preparation><text>Boil the water.

            §</text></preparation></recipe></cookml>
            """, escape: xml),
        RepeatedFile(
            MyCookFormat(),
            """
            <?xml version="1.0"?><CookXML><plat nom="Leek soup"><recettes><recette><ingredients>
            <ingredient nom="poireaux §" quantite="2"/></ingredients><etapes><etape>Boil the water. §</etape>
            <etape>§</etape></etapes></recette></recettes></plat></CookXML>
            """, escape: xml),
    ]
}
