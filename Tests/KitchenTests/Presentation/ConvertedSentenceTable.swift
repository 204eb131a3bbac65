@testable import Kitchen

/// Sentences of steps, and the same sentences in other units.
///
/// Each line has a sentence and, after an arrow, the converted sentence. A sentence without an arrow does not change.
enum ConvertedSentenceTable {
    static let tables: [(StepLanguage, MeasurementSystem, String)] = [
        (.english, .metric, englishToMetric), (.english, .us, englishToUS), (.english, .byWeight, englishByWeight),
        (.german, .us, germanToUS), (.german, .metric, germanToMetric), (.french, .us, frenchToUS),
        (.french, .metric, frenchToMetric), (.spanish, .us, spanishToUS), (.spanish, .metric, spanishToMetric),
        (.italian, .us, italianToUS), (.italian, .metric, italianToMetric),
    ]

    static let englishToMetric = """
        Bake at 350 °F for 20 minutes. -> Bake at 180 °C (350 °F) for 20 minutes.
        Preheat the oven to 350F. -> Preheat the oven to 180°C (350F).
        Preheat oven to 425 degrees F. -> Preheat oven to 220 °C (425 degrees F).
        Heat oven to 400 degrees Fahrenheit. -> Heat oven to 200 °C (400 degrees Fahrenheit).
        Bake at 350 deg. F for an hour. -> Bake at 180 °C (350 deg. F) for an hour.
        Add 8 oz. Then stir. -> Add ~225 g. Then stir.
        Bake at 350 ºF for an hour. -> Bake at 180 °C (350 ºF) for an hour.
        Bake at 375° until golden. -> Bake at 190°C (375°) until golden.
        Preheat oven to 350 degrees. -> Preheat oven to 180 °C (350 degrees).
        Bake at 350-375°F. -> Bake at 180-190°C (350-375°F).
        Roast at 400 to 425 °F. -> Roast at 200 to 220 °C (400 to 425 °F).
        Bake at 350 degrees F (175 degrees C) for 20 minutes.
        Heat the oven to 350°F/180°C.
        Heat oven to 180C/160C fan/gas 4.
        Heat oven to 200°C (400°F, gas mark 6).
        Bake at 180 °C or 350 °F.
        Let it rise in a warm place (26-30°C; 80-85°F).
        Bake at 350°F (fan 325°F). -> Bake at 180°C (fan 160°C).
        Heat oven to 350°F (or convection/fan: about 160°C).
        Cook until a thermometer reads 165 °F. -> Cook until a thermometer reads 74 °C (165 °F).
        Boil the syrup to 300 °F. -> Boil the syrup to 149 °C (300 °F).
        Proof the yeast at 110 °F. -> Proof the yeast at 43 °C (110 °F).
        Freeze at 0 °F. -> Freeze at −18 °C (0 °F).
        Freeze at -4 °F. -> Freeze at −20 °C (-4 °F).
        Freeze at 0 to 20 °F. -> Freeze at −18 to −7 °C (0 to 20 °F).
        Chill at 32-40 °F. -> Chill at 0-4 °C (32-40 °F).
        Bake at gas mark 4 for half an hour.
        Turn the tray by 90 degrees.
        Turn to page 350
        Use a 9-inch springform pan. -> Use a 23 cm springform pan.
        Grease a 9x13 inch pan. -> Grease a 23x33 cm pan.
        Grease a 9 x 13-inch baking dish. -> Grease a 23 x 33 cm baking dish.
        Grease a 9-by-13-inch dish. -> Grease a 23-by-33 cm dish.
        Brush an 8x8x2" baking dish. -> Brush an 20x20x5 cm baking dish.
        Line a 9in tin. -> Line a 23 cm tin.
        Line a 23cm/9in round tin.
        Line a 9-inch (23 cm) round tin.
        Line a 26 cm tin with paper.
        Cut into 1-inch pieces. -> Cut into 2.5 cm pieces.
        Cut into 1- to 2-inch pieces. -> Cut into 2.5 to 5 cm pieces.
        Cut into 1/2-inch cubes. -> Cut into 1.3 cm cubes.
        Roll out 1/4 inch thick. -> Roll out 6 mm thick.
        Roll out to 1/8 to 1/4 inch. -> Roll out to 3 to 6 mm.
        Add 2 cups of flour. -> Add ~250 g of flour.
        Add 2 cups flour and 1/2 tsp salt. -> Add ~250 g flour and 1/2 tsp salt.
        Sift 1 cup confectioners’ sugar. -> Sift ~120 g confectioners’ sugar.
        Stir in 1 cup of milk. -> Stir in ~240 ml of milk.
        Add 2 more cups of milk. -> Add ~475 ml more of milk.
        Add 1 to 2 cups of water. -> Add ~240 to 475 ml of water.
        Cream 8 oz. butter with 1 lb. sugar. -> Cream ~225 g butter with ~450 g sugar.
        Bring 4 quarts of water to a boil. -> Bring ~3.8 l of water to a boil.
        Add half a cup of wine. -> Add ~120 ml of wine.
        Add a cup of sugar. -> Add ~200 g of sugar.
        Combine 1 cup (240 ml) cream with the yolks.
        Add 500g/1lb 2oz of flour.
        Add broth, 1/2 cup at a time. -> Add broth, ~120 ml at a time.
        Top each burrito with 1/4 cup sour cream. -> Top each burrito with ~58 g sour cream.
        Add 2 tablespoons of oil.
        Beat in 2 eggs, one at a time.
        Drain 2 (15-ounce) cans of beans.
        Grease a 2 quart casserole dish. -> Grease a 1.9 l casserole dish.
        Freeze in a 1-quart container.
        Boil pasta in a 4- to 6-quart pot. -> Boil pasta in a 3.8 to 5.7 l pot.
        Continue as in step 2 for 20 minutes.
        Serves 4 to 6.
        Rest for 2-3 days and cut into 8 pieces.
        Fry 9 in batches of 3.
        Cook on medium for 1 hour 30 minutes.
        Add 2 cups of the flour mixture. -> Add ~475 ml of the flour mixture.
        Add 1 fluid ounce rum. -> Add ~30 ml rum.
        Add 3 cups of broth. Then simmer 5 minutes. -> Add ~700 ml of broth. Then simmer 5 minutes.
        """

    static let englishToUS = """
        Bake at 180 °C for 20 minutes. -> Bake at 350 °F (180 °C) for 20 minutes.
        Bake at 180 ºC for an hour. -> Bake at 350 °F (180 ºC) for an hour.
        Heat oven to 180C/160C fan/gas 4. -> Heat oven to 350°F/325°F fan/gas 4.
        Heat oven to 200C. -> Heat oven to 400°F (200C).
        Freeze at -18 °C. -> Freeze at 0 °F (-18 °C).
        Freeze at minus 18 °C overnight. -> Freeze at 0 °F (minus 18 °C) overnight.
        Chill to 4 °C. -> Chill to 39 °F (4 °C).
        Cook to an internal temperature of 74 °C. -> Cook to an internal temperature of 165 °F (74 °C).
        Heat the oven to 350°F/180°C.
        Line a 23 cm tin. -> Line a 9-inch tin.
        Line a 20 x 30 cm tin. -> Line a 8 x 12-inch tin.
        Roll the dough 2 cm thick. -> Roll the dough ¾ inch thick.
        Roll the pastry to 3 mm. -> Roll the pastry to ⅛ inch.
        Leave 5 cm between the cookies. -> Leave 2 inches between the cookies.
        Add 250 g of flour. -> Add ~2 cups of flour.
        Add 500 g minced beef. -> Add ~17½ oz minced beef.
        Pour in 500 ml stock. -> Pour in ~2⅛ cups stock.
        Use a pot that holds 3 litres. -> Use a pot that holds 3¼-quart.
        Use 2% milk and 70% chocolate.
        Drain 2 (400 g) cans of chickpeas.
        """

    static let englishByWeight = """
        Add 2 tablespoons of butter. -> Add ~28 g of butter.
        Add 1 cup of milk. -> Add ~250 g of milk.
        Add 2 heaping tablespoons of cocoa. -> Add ~11 g of cocoa.
        Bake at 350 °F. -> Bake at 180 °C (350 °F).
        """

    static let germanToUS = """
        Den Backofen auf 180 °C vorheizen. -> Den Backofen auf 350 °F (180 °C) vorheizen.
        Bei 180 Grad 20 Minuten backen. -> Bei 350 °F (180 Grad) 20 Minuten backen.
        Den Ofen auf 200 °C Ober-/Unterhitze (Umluft 180 °C) vorheizen. -> Den Ofen auf 400 °F Ober-/Unterhitze (Umluft 350 °F) vorheizen.
        Bei −18 °C einfrieren. -> Bei 0 °F (−18 °C) einfrieren.
        Eine Springform (26 cm) einfetten. -> Eine Springform (10 Zoll) einfetten.
        Den Teig in 2 cm dicke Streifen schneiden. -> Den Teig in ¾ Zoll dicke Streifen schneiden.
        250 g Mehl und 3 Eier verrühren. -> ~2 cups Mehl und 3 Eier verrühren.
        250 g. Mehl und 3 Eier verrühren. -> ~2 cups Mehl und 3 Eier verrühren.
        Die Schüssel wiegt 250 g. Danach rühren. -> Die Schüssel wiegt ~9 oz. Danach rühren.
        500 ml Milch erhitzen. -> ~2⅛ cups Milch erhitzen.
        3 Minuten auf Stufe 4 rühren.
        2 Dosen (à 400 g) Tomaten abgießen.
        """

    static let germanToMetric = """
        2 Tassen Milch zugeben. -> 500 ml Milch zugeben.
        2 EL Öl in einer Pfanne erhitzen.
        Den Backofen auf 350 °F vorheizen. -> Den Backofen auf 180 °C (350 °F) vorheizen.
        Den Backofen auf 180 °C vorheizen.
        Eine Form von 9 Zoll einfetten. -> Eine Form von 23 cm einfetten.
        1 Tasse Mehl in 20 Minuten unterrühren. -> ~130 g Mehl in 20 Minuten unterrühren.
        """

    static let frenchToUS = """
        Préchauffez le four à 180 °C (th. 6). -> Préchauffez le four à 350 °F (180 °C) (th. 6).
        Laissez cuire 20 à 25 minutes.
        Beurrez un moule de 24 cm de diamètre. -> Beurrez un moule de 9½ pouces de diamètre.
        Versez 25 cl de lait et 1 c. à café de sel. -> Versez ~1 cup de lait et 1 c. à café de sel.
        Ajoutez 250 g de farine. -> Ajoutez ~2 cups de farine.
        Coupez les carottes en 4 morceaux de 2 cm. -> Coupez les carottes en 4 morceaux de ¾ pouce.
        Passez à l'étape 3.
        """

    static let frenchToMetric = """
        Incorporez 1 tasse et demie de lait. -> Incorporez 375 ml de lait.
        Ajoutez 2 cuillères à soupe d'huile.
        Enfournez à 350 °F pendant 30 minutes. -> Enfournez à 180 °C (350 °F) pendant 30 minutes.
        Battez deux œufs avec 100 g de sucre.
        """

    static let spanishToUS = """
        Precalienta el horno a 180 ºC. -> Precalienta el horno a 350 °F (180 ºC).
        Hornea a 200 grados durante 30 minutos. -> Hornea a 400 °F (200 grados) durante 30 minutos.
        Usa un molde de 20 cm. -> Usa un molde de 8 pulgadas.
        Vierte 1 l de agua y 2 hojas de laurel. -> Vierte ~4¼ cups de agua y 2 hojas de laurel.
        Mezcla 15 segundos en velocidad 3.
        Bate dos huevos con 100 g de azúcar. -> Bate dos huevos con ~½ cup de azúcar.
        """

    static let spanishToMetric = """
        Agrega 2 tazas de leche. -> Agrega 500 ml de leche.
        Añade 2 cucharadas de aceite.
        Hornea a 350 °F. -> Hornea a 180 °C (350 °F).
        Corta la patata en 4 trozos.
        """

    static let italianToUS = """
        Infornate a 190° per 13-15 minuti. -> Infornate a 375°F (190°) per 13-15 minuti.
        Stendete la pasta a 3 mm. -> Stendete la pasta a ⅛ pollice.
        Sbattete due uova con 100 g di zucchero. -> Sbattete due uova con ~½ cup di zucchero.
        Usate uno stampo da 24 cm. -> Usate uno stampo da 9½ pollici.
        Cuocete per 7 min a vel. 4.
        """

    static let italianToMetric = """
        Aggiungete 2 tazze di latte. -> Aggiungete 500 ml di latte.
        Unite mezzo cucchiaino di sale.
        Infornate a 350 °F. -> Infornate a 180 °C (350 °F).
        Tagliate la torta in 8 fette.
        """
}
