@testable import Kitchen

/// Sentences of steps, and the same sentences in a recipe of twice the size.
///
/// Each line has a sentence and, after an arrow, the doubled sentence. A sentence without an arrow does not change.
enum StepSentenceTable {
    static let tables: [(StepLanguage, String)] = [
        (.english, english + "\n" + englishThatStays), (.german, german), (.french, french), (.spanish, spanish),
        (.italian, italian),
    ]

    static let english = """
        Add the remaining 2 tablespoons of oil. -> Add the remaining 4 tablespoons of oil.
        Whisk together 1 1/2 cups of flour and 1/2 teaspoon of salt. -> Whisk together 3 cups of flour and 1 teaspoon of salt.
        Stir in ½ cup of milk and ¼ tsp. nutmeg. -> Stir in 1 cup of milk and ½ tsp. nutmeg.
        Heat 2 to 3 teaspoons oil in a frying pan. -> Heat 4 to 6 teaspoons oil in a frying pan.
        Pour in 2-3 tbsp water. -> Pour in 4-6 tbsp water.
        Pour in 2–3 tbsp water, then cover. -> Pour in 4–6 tbsp water, then cover.
        Add 1 cup plus 2 tbsp sugar. -> Add 2 cups plus 4 tbsp sugar.
        Combine 1 cup (240 ml) cream with the yolks. -> Combine 2 cups (480 ml) cream with the yolks.
        Beat two eggs with a fork. -> Beat four eggs with a fork.
        Add three large eggs and 1 yolk. -> Add six large eggs and 2 yolks.
        Beat in 2 eggs, one at a time. -> Beat in 4 eggs, one at a time.
        Drain 2 (400 g) cans of chickpeas. -> Drain 4 (400 g) cans of chickpeas.
        Open 1 (15-ounce) can black beans. -> Open 2 (15-ounce) cans black beans.
        Add two 14-oz cans of tomatoes. -> Add four 14-oz cans of tomatoes.
        Tip in 2 x 400g tins of tomatoes. -> Tip in 4 x 400g tins of tomatoes.
        Add half a cup of wine. -> Add 1 cup of wine.
        Grate half an onion into the bowl. -> Grate 1 onion into the bowl.
        Add one and a half cups of rice. -> Add 3 cups of rice.
        Stir in 1-1/2 cups grated cheese. -> Stir in 3 cups grated cheese.
        Dissolve 7g yeast in 150ml warm water. -> Dissolve 14g yeast in 300ml warm water.
        Add 1 tsp each of cumin and coriander. -> Add 2 tsp each of cumin and coriander.
        Season with 1 teaspoon each salt and pepper. -> Season with 2 teaspoons each salt and pepper.
        Reserve 1/4 cup of the juice, and toss the rest with the fruit. -> Reserve 1/2 cup of the juice, and toss the rest with the fruit.
        Bring 4 quarts of water to a boil. -> Bring 8 quarts of water to a boil.
        Reduce the sauce to 1 cup. -> Reduce the sauce to 2 cups.
        Simmer until reduced to about 1/4 cup, 10 minutes. -> Simmer until reduced to about 1/2 cup, 10 minutes.
        Crush 3 cloves of garlic with 1 tsp salt. -> Crush 6 cloves of garlic with 2 tsp salt.
        Mince 1 clove garlic. -> Mince 2 cloves garlic.
        Lay 8 slices of bacon on a rack. -> Lay 16 slices of bacon on a rack.
        Pour 1 pint of stock over the meat. -> Pour 2 pints of stock over the meat.
        Peel 4 potatoes and cut them into 8 pieces. -> Peel 8 potatoes and cut them into 8 pieces.
        Slice 1 onion into 6 wedges. -> Slice 2 onions into 6 wedges.
        Add a tablespoon of honey and a cup of oats. -> Add 2 tablespoons of honey and 2 cups of oats.
        Cream 8 oz. butter with 1 lb. sugar. -> Cream 16 oz. butter with 2 lb. sugar.
        Shape the meat into 12 balls. -> Shape the meat into 24 balls.
        Form into 6 equal patties and chill for 30 minutes. -> Form into 12 equal patties and chill for 30 minutes.
        Serves 4. -> Serves 8.
        Makes about 24 cookies. -> Makes about 48 cookies.
        Add 250 g of flour to the 3 eggs. -> Add 500 g of flour to the 6 eggs.
        Use 1.5 kg potatoes. -> Use 3 kg potatoes.
        Add twenty cups of rice. -> Add 40 cups of rice.
        Pour 1,500 ml water into the pot. -> Pour 3,000 ml water into the pot.
        Add 2 heaping tablespoons cocoa. -> Add 4 heaping tablespoons cocoa.
        Stir in 3 more tablespoons of butter. -> Stir in 6 more tablespoons of butter.
        Zest 1 lemon and juice 2 limes. -> Zest 2 lemons and juice 4 limes.
        Boil 1 cup sugar with 2 cups water for 5 minutes. -> Boil 2 cups sugar with 4 cups water for 5 minutes.
        Add 2 bay leaves and 1 cinnamon stick. -> Add 4 bay leaves and 2 cinnamon sticks.
        Cook the 4 chicken breasts for 6 minutes on each side. -> Cook the 8 chicken breasts for 6 minutes on each side.
        Brown the meat in 1 tablespoon oil, then divide between 4 plates. -> Brown the meat in 2 tablespoons oil, then divide between 8 plates.
        Add 3/4 cup sugar; beat well after each addition. -> Add 1 1/2 cups sugar; beat well after each addition.
        1. Whisk 2 eggs with 1/3 cup milk. -> 1. Whisk 4 eggs with 2/3 cup milk.
        2) Melt 50g butter at 150C. -> 2) Melt 100g butter at 150C.
        Quarter 10 of the strawberries. -> Quarter 20 of the strawberries.
        Chop 1 large red onion finely. -> Chop 2 large red onions finely.
        Add 1 dozen eggs. -> Add 2 dozen eggs.
        Thin it with 1 or 2 tablespoons of cream. -> Thin it with 2 or 4 tablespoons of cream.
        Add 500g/1lb 2oz of flour. -> Add 1000g/2lb 4oz of flour.
        Add between 2 and 3 cups of stock. -> Add between 4 and 6 cups of stock.
        Between 2 and 3 cloves of garlic are enough. -> Between 4 and 6 cloves of garlic are enough.
        Chop 1 orange bell pepper. -> Chop 2 orange bell peppers.
        """

    static let englishThatStays = """
        Crumble 2 tablespoons filling over the left half of the roll.
        Spread 2 tablespoons of the filling on a square and fold it.
        Continue as in step 2.
        Preheat the oven to 180 °C.
        Preheat oven to 350F and grease a 9x13 inch pan.
        Bake at 350 degrees F (175 degrees C) for 20 minutes.
        Bake at gas mark 4 for half an hour.
        Line a 26 cm tin with paper.
        Use a 9-inch springform pan.
        Cut into 8 pieces.
        Cut the carrots into 1-inch pieces.
        Roll the dough 2 cm thick.
        Fry in 2 batches.
        Add half of the sugar.
        Add 1/2 of the flour.
        Fold in 1/3 of the egg whites.
        Divide into 2 and knead each half.
        Baste 2 times while it roasts.
        Top up with 7-up.
        Use 2% milk and 70% chocolate.
        This book is from 1983.
        Grease a 2 quart casserole dish.
        Boil pasta in a 4- to 6-quart pot.
        Melt chocolate in a heavy 1 1/2-quart saucepan.
        Drop the dough with a 1/4 cup measure.
        Add broth, 1/2 cup at a time.
        Beat in the sugar 1 tablespoon at a time, until stiff.
        Top each burrito with 1/4 cup sour cream.
        Top each burrito with lettuce, cheese and 2 tbsp sour cream.
        Spoon 2 tablespoons of filling onto each circle.
        Drop 2 tablespoons of batter onto the griddle.
        Divide the mixture among 4 bowls.
        Simmer for 1 hour 30 minutes, stirring every 5 minutes.
        Rest for 2-3 days.
        Turn them one at a time.
        Cut the cake in half and then in 16 squares.
        Brush an 8x8x2" baking dish.
        Mix 1 part vinegar with 3 parts oil.
        Arrange the slices in 3 layers.
        Place in a 900 g loaf tin.
        Use a pot that holds 3 litres.
        Use a pot of 5 quarts.
        Use a pot of at least 5 quarts.
        Boil the pasta in a saucepan (5 liters) until soft.
        Heat the oil in a large pot (about 4 quarts).
        Serve 100 g per person.
        Fill 12 muffin cups.
        Fry for 3 to 4 minutes per side.
        Divide between 2 greased tins.
        Line two baking sheets with paper.
        Set the timer to 10:30.
        Put rack in position 2.
        """

    static let german = """
        Mit einer Kelle solange Rum verteilen, bis alles geschmolzen ist.
        Mit einem Esslöffel Öl beträufeln. -> Mit 2 Esslöffel Öl beträufeln.
        Gib 4 EL Pfannkuchenteig in die Pfanne.
        2 EL Öl in einer Pfanne erhitzen. -> 4 EL Öl in einer Pfanne erhitzen.
        Den Backofen auf 180 °C vorheizen.
        1,5 TL Salz und 0,5 TL Pfeffer dazugeben. -> 3 TL Salz und 1 TL Pfeffer dazugeben.
        Zwei Eier mit 250 ml Milch verquirlen. -> Vier Eier mit 500 ml Milch verquirlen.
        Eine Springform (26 cm) einfetten.
        1 Zwiebel schälen und in 4 Stücke schneiden. -> 2 Zwiebeln schälen und in 4 Stücke schneiden.
        20-25 Minuten backen.
        Mit 1 1/2 l Brühe ablöschen und 3 Minuten kochen. -> Mit 3 l Brühe ablöschen und 3 Minuten kochen.
        Einen halben Teelöffel Zimt zugeben. -> 1 Teelöffel Zimt zugeben.
        Die Hälfte der Sahne unterrühren.
        Auf jede Scheibe 1 EL Quark geben.
        2 Dosen (à 400 g) Tomaten abgießen. -> 4 Dosen (à 400 g) Tomaten abgießen.
        Noch 2 bis 3 EL Wasser dazugeben. -> Noch 4 bis 6 EL Wasser dazugeben.
        Den Teig in 2 cm dicke Streifen schneiden.
        3 Minuten auf Stufe 4 rühren.
        1 Prise Salz und 2 Zehen Knoblauch zufügen. -> 2 Prisen Salz und 4 Zehen Knoblauch zufügen.
        """

    static let french = """
        Placez la pâte entre 2 feuilles de papier.
        Ajoutez 2 feuilles de laurier. -> Ajoutez 4 feuilles de laurier.
        Disposez les demi-abricots dans le moule.
        Pressez un demi-citron. -> Pressez 1 citron.
        Conservez une cuiller à soupe de graisse de canard. -> Conservez 2 cuillers à soupe de graisse de canard.
        Unissez 200/250 g de comté. -> Unissez 400-500 g de comté.
        Ajoutez 2 cuillères à soupe d'huile. -> Ajoutez 4 cuillères à soupe d'huile.
        Préchauffez le four à 180 °C (th. 6).
        Battez deux œufs avec 100 g de sucre. -> Battez quatre œufs avec 200 g de sucre.
        Laissez cuire 20 à 25 minutes.
        Versez 25 cl de lait et 1 c. à café de sel. -> Versez 50 cl de lait et 2 c. à café de sel.
        Beurrez un moule de 24 cm de diamètre.
        Étalez la pâte dans un moule de 1 l.
        Ajoutez la moitié de la farine.
        Ajoutez 1 gousse d'ail et 2 oignons. -> Ajoutez 2 gousses d'ail et 4 oignons.
        Coupez 1 grosse tomate. -> Coupez 2 grosses tomates.
        Coupez les carottes en 4 morceaux.
        Mettez 1 c. à soupe de farce sur chaque rond.
        Ajoutez une cuillère à soupe de miel. -> Ajoutez 2 cuillères à soupe de miel.
        Incorporez 1 tasse et demie de farine. -> Incorporez 3 tasses de farine.
        Ajoutez 1 pincée de sel à l'étape 3. -> Ajoutez 2 pincées de sel à l'étape 3.
        Égouttez une boîte de 400 g de tomates.
        """

    static let spanish = """
        Añade 2 cucharadas de aceite. -> Añade 4 cucharadas de aceite.
        Precalienta el horno a 180 ºC.
        Bate dos huevos con 100 g de azúcar. -> Bate cuatro huevos con 200 g de azúcar.
        Hornea durante 30 minutos.
        Agrega media cucharadita de sal. -> Agrega 1 cucharadita de sal.
        Corta la patata en 4 trozos.
        Pica 1 cebolla y 3 dientes de ajo. -> Pica 2 cebollas y 6 dientes de ajo.
        Mezcla 15 segundos en velocidad 3.
        Pon 1 cucharada de relleno en cada disco.
        Añade la mitad del agua.
        Usa un molde de 20 cm.
        Vierte 1 l de agua y 2 hojas de laurel. -> Vierte 2 l de agua y 4 hojas de laurel.
        Añade entre 2 y 3 vasos de caldo. -> Añade entre 4 y 6 vasos de caldo.
        Agrega 1 taza de leche. -> Agrega 2 tazas de leche.
        Añade los huevos de 2 en 2.
        """

    static let italian = """
        Unite 200/250 g di Fontina. -> Unite 400-500 g di Fontina.
        Aggiungete 2 cucchiai di olio. -> Aggiungete 4 cucchiai di olio.
        Infornate a 190° per 13-15 minuti.
        Sbattete due uova con 100 g di zucchero. -> Sbattete quattro uova con 200 g di zucchero.
        Unite mezzo cucchiaino di sale. -> Unite 1 cucchiaino di sale.
        Tagliate la torta in 8 fette.
        Versate l'impasto in 6 stampini.
        Usate una pirofila da 2 litri.
        Unite 1 cipolla e 2 spicchi di aglio. -> Unite 2 cipolle e 4 spicchi di aglio.
        Mettete 1 cucchiaio di ripieno su ogni disco.
        Aggiungete metà della farina.
        Scaldate tre cucchiai d'olio. -> Scaldate sei cucchiai d'olio.
        Versate 1,5 l di brodo un mestolo alla volta. -> Versate 3 l di brodo un mestolo alla volta.
        Cuocete per 7 min a vel. 4.
        Stendete la pasta a 3 mm.
        Tenete da parte 3-4 mestoli di sugo. -> Tenete da parte 6-8 mestoli di sugo.
        """
}
