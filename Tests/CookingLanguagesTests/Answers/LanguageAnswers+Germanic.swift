extension LanguageAnswers {
    static let english = LanguageAnswers(
        .english,
        """
        tablespoon: 2 tablespoons flour
        teaspoon: 1 teaspoon salt
        gram: 500 grams flour
        litre: 2 litres milk
        cup: 1 cup sugar
        pinch: a pinch of salt
        clove: 2 cloves garlic
        can: 1 can tomatoes
        twenty: twenty eggs -> eggs
        half: half lemon -> lemon
        range: 2 to 3 carrots
        or: 2 tbsp butter, or 2 tbsp oil
        decimal: 1.5 kg potatoes
        size: 2 large eggs
        chopped: 1 onion, finely chopped
        optional: parsley, optional
        toTaste: salt to taste
        about: about 200 g rice
        some: some parsley
        cookware: saucepan
        stepGrams: Add 250 g of sugar. -> Add 500 g of sugar.
        stepSpoons: Add 2 tablespoons of oil. -> Add 4 tablespoons of oil.
        stepCounted: Beat 2 eggs. -> Beat 4 eggs.
        stepPinch: Add a pinch of salt. -> Add a pinch of salt.
        stepRange: Add 2 to 3 tablespoons of water. -> Add 4 to 6 tablespoons of water.
        thousands: Add 1,500 g of flour. -> Add 3,000 g of flour.
        stepPan: Pour into a 2 litre pan. -> Pour into a 2 litre pan.
        minutes: Simmer for 20 minutes.
        hours: Bake for 2 hours.
        halfHour: Rest for half an hour.
        hourAndHalf: Cook for 1 hour 30 minutes.
        every: Stir every 5 minutes.
        shopping: 2 tablespoons oil; 1 tablespoon oil
        ingredientsHeading: Ingredients
        directionsHeading: Directions
        notesHeading: Notes
        dessert: Desserts
        time: 1 hour 30 minutes
        day: monday
        meal: breakfast
        """)

    static let german = LanguageAnswers(
        .german,
        """
        tablespoon: 2 Esslöffel Mehl
        teaspoon: 1 Teelöffel Salz
        gram: 500 Gramm Mehl
        litre: 2 Liter Milch
        cup: 1 Tasse Zucker
        pinch: eine Prise Salz
        clove: 2 Zehen Knoblauch
        can: 1 Dose Tomaten
        twenty: zwanzig Eier -> Eier
        half: halbe Zitrone -> Zitrone
        range: 2 bis 3 Möhren
        or: 2 EL Butter, oder 2 EL Öl
        decimal: 1,5 kg Kartoffeln
        size: 2 große Eier
        chopped: 1 Zwiebel, fein gehackt
        optional: Petersilie, optional
        toTaste: Salz nach Geschmack
        about: ca. 200 g Reis
        some: etwas Petersilie
        cookware: Topf
        stepGrams: 250 g Zucker zugeben. -> 500 g Zucker zugeben.
        stepSpoons: 2 EL Öl erhitzen. -> 4 EL Öl erhitzen.
        stepCounted: 2 Eier verquirlen. -> 4 Eier verquirlen.
        stepPinch: Eine Prise Salz zugeben. -> Eine Prise Salz zugeben.
        stepRange: 2 bis 3 EL Wasser zugeben. -> 4 bis 6 EL Wasser zugeben.
        thousands: 1.500 g Mehl sieben. -> 3.000 g Mehl sieben.
        stepPan: In eine 2-Liter-Form gießen. -> In eine 2-Liter-Form gießen.
        minutes: 20 Minuten köcheln lassen.
        hours: 2 Stunden backen.
        halfHour: Eine halbe Stunde ruhen lassen.
        hourAndHalf: 1 Stunde 30 Minuten kochen.
        every: Alle 5 Minuten umrühren.
        shopping: 2 EL Öl; 1 EL Öl
        ingredientsHeading: Zutaten
        directionsHeading: Zubereitung
        notesHeading: Hinweise
        dessert: Nachspeisen
        time: 1 Stunde 30 Minuten
        day: montag
        meal: Frühstück
        """)

    static let dutch = LanguageAnswers(
        .dutch,
        """
        tablespoon: 2 eetlepels bloem
        teaspoon: 1 theelepel zout
        gram: 500 gram bloem
        litre: 2 liter melk
        cup: 1 kopje suiker
        pinch: een snufje zout
        clove: 2 teentjes knoflook
        can: 1 blik tomaten
        twenty: twintig eieren -> eieren
        half: halve citroen -> citroen
        range: 2 tot 3 wortels
        or: 2 eetlepels boter, of 2 eetlepels olie
        decimal: 1,5 kg aardappelen
        size: 2 grote eieren
        chopped: 1 ui, fijn gesneden
        optional: peterselie, optioneel
        toTaste: zout naar smaak
        about: ongeveer 200 g rijst
        some: wat peterselie
        cookware: koekenpan
        stepGrams: Voeg 250 g suiker toe. -> Voeg 500 g suiker toe.
        stepSpoons: Verhit 2 eetlepels olie. -> Verhit 4 eetlepels olie.
        stepCounted: Klop 2 eieren los. -> Klop 4 eieren los.
        stepPinch: Voeg een snufje zout toe. -> Voeg een snufje zout toe.
        stepRange: Voeg 2 tot 3 eetlepels water toe. -> Voeg 4 tot 6 eetlepels water toe.
        thousands: Zeef 1.500 g bloem. -> Zeef 3.000 g bloem.
        stepPan: Giet in een vorm van 2 liter. -> Giet in een vorm van 2 liter.
        minutes: Laat 20 minuten sudderen.
        hours: Bak 2 uur in de oven.
        halfHour: Laat een half uur rusten.
        hourAndHalf: Kook 1 uur en 30 minuten.
        every: Roer elke 5 minuten.
        shopping: 2 eetlepels olie; 1 eetlepel olie
        ingredientsHeading: Ingrediënten
        directionsHeading: Bereiding
        notesHeading: Opmerkingen
        dessert: Nagerechten
        time: 1 uur en 30 minuten
        day: maandag
        meal: ontbijt
        """)

    static let swedish = LanguageAnswers(
        .swedish,
        """
        tablespoon: 2 matskedar mjöl
        teaspoon: 1 tesked salt
        gram: 500 gram mjöl
        litre: 2 liter mjölk
        cup: 1 kopp socker
        pinch: en nypa salt
        clove: 2 klyftor vitlök
        can: 1 burk tomater
        twenty: tjugo ägg -> ägg
        half: halv citron -> citron
        range: 2 till 3 morötter
        or: 2 msk smör, eller 2 msk olja
        decimal: 1,5 kg potatis
        size: 2 stora ägg
        chopped: 1 lök, finhackad
        optional: persilja, valfritt
        toTaste: salt efter smak
        about: ca 200 g ris
        some: lite persilja
        cookware: kastrull
        stepGrams: Tillsätt 250 g socker. -> Tillsätt 500 g socker.
        stepSpoons: Hetta upp 2 msk olja. -> Hetta upp 4 msk olja.
        stepCounted: Vispa 2 ägg. -> Vispa 4 ägg.
        stepPinch: Tillsätt en nypa salt. -> Tillsätt en nypa salt.
        stepRange: Tillsätt 2 till 3 msk vatten. -> Tillsätt 4 till 6 msk vatten.
        thousands: Sikta 1 500 g mjöl. -> Sikta 3 000 g mjöl.
        stepPan: Häll i en form på 2 liter. -> Häll i en form på 2 liter.
        minutes: Låt koka i 20 minuter.
        hours: Baka i 2 timmar.
        halfHour: Låt vila en halv timme.
        hourAndHalf: Koka i 1 timme och 30 minuter.
        every: Rör var 5 minut.
        shopping: 2 msk olja; 1 msk olja
        ingredientsHeading: Ingredienser
        directionsHeading: Gör så här
        notesHeading: Tips
        dessert: Efterrätter
        time: 1 timme 30 minuter
        day: måndag
        meal: frukost
        """)

    static let danish = LanguageAnswers(
        .danish,
        """
        tablespoon: 2 spiseskefulde mel
        teaspoon: 1 teske salt
        gram: 500 gram mel
        litre: 2 liter mælk
        cup: 1 kop sukker
        pinch: en knivspids salt
        clove: 2 fed hvidløg
        can: 1 dåse tomater
        twenty: tyve æg -> æg
        half: halv citron -> citron
        range: 2 til 3 gulerødder
        or: 2 spsk smør, eller 2 spsk olie
        decimal: 1,5 kg kartofler
        size: 2 store æg
        chopped: 1 løg, finthakket
        optional: persille, valgfrit
        toTaste: salt efter smag
        about: ca. 200 g ris
        some: lidt persille
        cookware: gryde
        stepGrams: Tilsæt 250 g sukker. -> Tilsæt 500 g sukker.
        stepSpoons: Varm 2 spsk olie. -> Varm 4 spsk olie.
        stepCounted: Pisk 2 æg. -> Pisk 4 æg.
        stepPinch: Tilsæt en knivspids salt. -> Tilsæt en knivspids salt.
        stepRange: Tilsæt 2 til 3 spsk vand. -> Tilsæt 4 til 6 spsk vand.
        thousands: Sigt 1.500 g mel. -> Sigt 3.000 g mel.
        stepPan: Hæld i et fad på 2 liter. -> Hæld i et fad på 2 liter.
        minutes: Lad det simre i 20 minutter.
        hours: Bag i 2 timer.
        halfHour: Lad hvile en halv time.
        hourAndHalf: Kog i 1 time og 30 minutter.
        every: Rør hver 5 minutter.
        shopping: 2 spsk olie; 1 spsk olie
        ingredientsHeading: Ingredienser
        directionsHeading: Fremgangsmåde
        notesHeading: Bemærkninger
        dessert: Desserter
        time: 1 time 30 minutter
        day: mandag
        meal: morgenmad
        """)

    static let norwegian = LanguageAnswers(
        .norwegian,
        """
        tablespoon: 2 spiseskjeer mel
        teaspoon: 1 teskje salt
        gram: 500 gram mel
        litre: 2 liter melk
        cup: 1 kopp sukker
        pinch: en klype salt
        clove: 2 fedd hvitløk
        can: 1 boks tomater
        twenty: tjue egg -> egg
        half: halv sitron -> sitron
        range: 2 til 3 gulrøtter
        or: 2 ss smør, eller 2 ss olje
        decimal: 1,5 kg poteter
        size: 2 store egg
        chopped: 1 løk, finhakket
        optional: persille, valgfritt
        toTaste: salt etter smak
        about: ca. 200 g ris
        some: litt persille
        cookware: stekepanne
        stepGrams: Tilsett 250 g sukker. -> Tilsett 500 g sukker.
        stepSpoons: Varm 2 ss olje. -> Varm 4 ss olje.
        stepCounted: Pisk 2 egg. -> Pisk 4 egg.
        stepPinch: Tilsett en klype salt. -> Tilsett en klype salt.
        stepRange: Tilsett 2 til 3 ss vann. -> Tilsett 4 til 6 ss vann.
        thousands: Sikt 1 500 g mel. -> Sikt 3 000 g mel.
        stepPan: Hell i en form på 2 liter. -> Hell i en form på 2 liter.
        minutes: La det koke i 20 minutter.
        hours: Stek i 2 timer.
        halfHour: La hvile en halv time.
        hourAndHalf: Kok i 1 time og 30 minutter.
        every: Rør hvert 5 minutt.
        shopping: 2 ss olje; 1 ss olje
        ingredientsHeading: Ingredienser
        directionsHeading: Fremgangsmåte
        notesHeading: Notater
        dessert: Desserter
        time: 1 time 30 minutter
        day: mandag
        meal: frokost
        """)
}
