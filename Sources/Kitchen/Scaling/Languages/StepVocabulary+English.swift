extension StepVocabulary {
    static let english = StepVocabulary(
        isEnglish: true,
        [
            .numbers("one two three four five six seven eight nine ten eleven twelve"),
            .furtherNumbers("fifteen=15 twenty=20 thirty=30 forty=40 fifty=50 sixty=60 ninety=90"),
            .set(\.fillingWords, "heaping heaped level rounded scant generous"),
            .set(\.thermometerWords, "thermometer internal registers candy syrup"),
            .set(\.minusWords, "minus"),
            .set(\.articles, "a an"),
            .set(\.halves, "half"),
            .set(\.rangeWords, "to or"),
            .set(\.betweenWords, "between"),
            .set(\.andWords, "and"),
            .metric(
                """
                g gr gm gms kg kgs ml mls cl dl l ltr mg gram|grams gramme|grammes kilogram|kilograms kilo|kilos
                milliliter|milliliters millilitre|millilitres liter|liters litre|litres deciliter|deciliters
                decilitre|decilitres centiliter|centiliters centilitre|centilitres
                """),
            .measures(
                """
                cup|cups tablespoon|tablespoons teaspoon|teaspoons cupful|cupfuls tablespoonful|tablespoonfuls
                teaspoonful|teaspoonfuls spoonful|spoonfuls spoon|spoons ounce|ounces pound|pounds pint|pints quart|quarts
                gallon|gallons dessertspoon|dessertspoons oz ozs lb lbs tbsp tbsps tbs tblsp tb tsp tsps pt pts qt qts gal
                dozen shot|shots jigger|jiggers peck|pecks gill|gills
                """),
            .pieces(
                """
                slice|slices clove|cloves sprig|sprigs stalk|stalks stick|sticks rib|ribs head|heads bunch|bunches
                handful|handfuls pinch|pinches dash|dashes drop|drops splash|splashes knob|knobs leaf|leaves
                rasher|rashers strip|strips cube|cubes scoop|scoops fillet|fillets filet|filets spear|spears bulb|bulbs
                """),
            .containers(
                """
                can|cans tin|tins jar|jars package|packages packet|packets pack|packs pkg pkgs carton|cartons
                bottle|bottles box|boxes bag|bags envelope|envelopes sachet|sachets container|containers tub|tubs
                tube|tubes block|blocks
                """),
            .foods(
                """
                egg|eggs yolk|yolks white|whites onion|onions shallot|shallots scallion|scallions leek|leeks carrot|carrots
                parsnip|parsnips turnip|turnips beet|beets potato|potatoes yam|yams tomato|tomatoes pepper|peppers
                chile|chiles chili|chilis chilli|chillies jalapeño|jalapeños jalapeno|jalapenos radish|radishes
                apple|apples pear|pears banana|bananas lemon|lemons lime|limes orange|oranges grapefruit|grapefruits
                peach|peaches nectarine|nectarines plum|plums apricot|apricots fig|figs date|dates mango|mangoes kiwi|kiwis
                avocado|avocados cucumber|cucumbers zucchini|zucchini courgette|courgettes eggplant|eggplants
                aubergine|aubergines squash|squashes pumpkin|pumpkins mushroom|mushrooms cabbage|cabbages lettuce|lettuces
                cauliflower|cauliflowers artichoke|artichokes olive|olives anchovy|anchovies shrimp|shrimp prawn|prawns
                scallop|scallops mussel|mussels oyster|oysters clam|clams chicken|chickens breast|breasts thigh|thighs
                drumstick|drumsticks steak|steaks chop|chops sausage|sausages tortilla|tortillas bun|buns
                marshmallow|marshmallows strawberry|strawberries cherry|cherries almond|almonds walnut|walnuts pod|pods
                peppercorn|peppercorns pickle|pickles gherkin|gherkins cracker|crackers pineapple|pineapples
                persimmon|persimmons quince|quinces coconut|coconuts melon|melons
                """),
            .adjectives(
                """
                large small medium big extra jumbo heaping heaped level rounded scant generous full good whole fresh ripe
                dried raw cooked cold hot warm red green yellow white black brown purple sweet spring bell bay cinnamon
                vanilla garlic chicken beef pork lamb duck egg free range boneless skinless sized thick thin more
                additional further remaining reserved leftover hard boiled soft peeled chopped beaten diced minced
                separated lightly jalapeño roma plum cherry grape bouillon stock ice fluid fl metric us imperial size
                baking sour russet yukon gold firm tart streaky lasagna lasagne new baby cardamom
                """),
            .set(
                \.functionWords,
                """
                of the a an and or to in into on onto with for from over at as by until till if then plus but is are be it
                them this that these those your each all while when before after so not just only such which about around
                among between per on without using through off out up down aside together well very one at until
                """),
            .set(\.ofWords, "of"),
            .set(
                \.cookware,
                """
                pan pans pot pots saucepan saucepans skillet skillets dish dishes casserole casseroles bowl bowls mold molds
                mould moulds ramekin ramekins basin basins mug mugs jug jugs measure measures measuring scoop increments
                portions batches additions tray trays thermos terrine stockpot wok processor blender kettle cooker crock
                canister pitcher jar jars tins ball balls piece pieces chunk chunks loaf loaves
                """),
            .set(\.sizeLinks, "hold holds holding capacity fits fit"),
            .set(\.perPiece, "each every per apiece"),
            .set(
                \.notPieces,
                """
                addition additions time layer other side few so now minute minutes hour hours package packet instructions
                directions turn day
                """),
            .atATime("at a time, at time"),
            .set(
                \.verbs,
                """
                add stir mix combine place heat cook whisk melt pour transfer beat bring sprinkle remove arrange spread cut
                drain toss blend divide season chop bake roll fold spoon cover top fill brush serve dip press dust coat
                drop shape form put set let turn fry repeat use garnish drizzle knead slice roast simmer boil allow return
                reduce gather flatten cream
                """),
            .set(\.portioningVerbs, "drop scoop spoon ladle place put pour roll portion mound pipe dollop"),
            .set(\.mixtures, "batter dough filling mixture"),
            .set(
                \.labels,
                """
                step steps no number page figure photo gas mark speed stage position rack type day week version method
                option note chapter part setting
                """),
            .set(\.divisions, "into in"),
            .set(\.yieldVerbs, "makes serves yields"),
            .shapes(
                """
                ball|balls patty|patties meatball|meatballs roll|rolls bun|buns cookie|cookies dumpling|dumplings
                croquette|croquettes burger|burgers cake|cakes
                """),
            .set(\.approximations, "about approximately around roughly some up to at least between another"),
            .set(
                \.timeUnits,
                "minute minutes min mins hour hours hr hrs h second seconds sec secs day days week weeks month months "
                    + "degree degrees inch inches cm mm f c"),
        ])
}
