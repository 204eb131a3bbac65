extension LanguageAnswers {
    static let polish = LanguageAnswers(
        .polish,
        """
        tablespoon: 2 łyżki mąki
        teaspoon: 1 łyżeczka soli
        gram: 500 gramów mąki
        litre: 2 litry mleka
        cup: 1 szklanka cukru
        pinch: szczypta soli
        clove: 2 ząbki czosnku
        can: 1 puszka pomidorów
        twenty: dwadzieścia jajek -> jajek
        half: pół cytryny -> cytryny
        range: 2 do 3 marchewek
        or: 2 łyżki masła, lub 2 łyżki oleju
        decimal: 1,5 kg ziemniaków
        size: 2 duże jajka
        chopped: 1 cebula, posiekana
        optional: pietruszka, opcjonalnie
        toTaste: sól do smaku
        about: około 200 g ryżu
        some: trochę pietruszki
        cookware: garnek
        stepGrams: Dodaj 250 g cukru. -> Dodaj 500 g cukru.
        stepSpoons: Wlej 3 łyżki oleju. -> Wlej 6 łyżek oleju.
        stepCounted: Ubij 3 jajka. -> Ubij 6 jajek.
        stepPinch: Dodaj szczyptę soli. -> Dodaj szczyptę soli.
        stepRange: Dodaj 2 do 3 łyżek wody. -> Dodaj 4 do 6 łyżek wody.
        thousands: Przesiej 1 500 g mąki. -> Przesiej 3 000 g mąki.
        stepPan: Wlej do formy o pojemności 2 l. -> Wlej do formy o pojemności 2 l.
        minutes: Gotuj przez 20 minut.
        hours: Piecz przez 2 godziny.
        halfHour: Odstaw na pół godziny.
        hourAndHalf: Gotuj 1 godzinę i 30 minut.
        every: Mieszaj co 5 minut.
        shopping: 2 łyżki oleju; 1 łyżka oleju
        ingredientsHeading: Składniki
        directionsHeading: Przygotowanie
        notesHeading: Wskazówki
        dessert: Desery
        time: 1 godzina 30 minut
        day: poniedziałek
        meal: śniadanie
        """)

    static let czech = LanguageAnswers(
        .czech,
        """
        tablespoon: 2 lžíce mouky
        teaspoon: 1 lžička soli
        gram: 500 gramů mouky
        litre: 2 litry mléka
        cup: 1 hrnek cukru
        pinch: špetka soli
        clove: 2 stroužky česneku
        can: 1 konzerva rajčat
        twenty: dvacet vajec -> vajec
        half: půl citronu -> citronu
        range: 2 až 3 mrkve
        or: 2 lžíce másla, nebo 2 lžíce oleje
        decimal: 1,5 kg brambor
        size: 2 velká vejce
        chopped: 1 cibule, nasekaná
        optional: petržel, volitelně
        toTaste: sůl podle chuti
        about: asi 200 g rýže
        some: trochu petržele
        cookware: pánev
        stepGrams: Přidejte 250 g cukru. -> Přidejte 500 g cukru.
        stepSpoons: Zahřejte 3 lžíce oleje. -> Zahřejte 6 lžic oleje.
        stepCounted: Ušlehejte 3 vejce. -> Ušlehejte 6 vajec.
        stepPinch: Přidejte špetku soli. -> Přidejte špetku soli.
        stepRange: Přidejte 2 až 3 lžíce vody. -> Přidejte 4 až 6 lžic vody.
        thousands: Prosejte 1 500 g mouky. -> Prosejte 3 000 g mouky.
        stepPan: Nalijte do formy o objemu 2 l. -> Nalijte do formy o objemu 2 l.
        minutes: Vařte 20 minut.
        hours: Pečte 2 hodiny.
        halfHour: Nechte odpočinout půl hodiny.
        hourAndHalf: Vařte 1 hodinu a 30 minut.
        every: Míchejte každých 5 minut.
        shopping: 2 lžíce oleje; 1 lžíce oleje
        ingredientsHeading: Ingredience
        directionsHeading: Postup
        notesHeading: Poznámky
        dessert: Dezerty
        time: 1 hodina 30 minut
        day: pondělí
        meal: snídaně
        """)

    static let slovak = LanguageAnswers(
        .slovak,
        """
        tablespoon: 2 lyžice múky
        teaspoon: 1 lyžička soli
        gram: 500 gramov múky
        litre: 2 litre mlieka
        cup: 1 hrnček cukru
        pinch: štipka soli
        clove: 2 strúčiky cesnaku
        can: 1 konzerva paradajok
        twenty: dvadsať vajec -> vajec
        half: pol citróna -> citróna
        range: 2 až 3 mrkvy
        or: 2 lyžice masla, alebo 2 lyžice oleja
        decimal: 1,5 kg zemiakov
        size: 2 veľké vajcia
        chopped: 1 cibuľa, nasekaná
        optional: petržlen, voliteľne
        toTaste: soľ podľa chuti
        about: asi 200 g ryže
        some: trochu petržlenu
        cookware: panvica
        stepGrams: Pridajte 250 g cukru. -> Pridajte 500 g cukru.
        stepSpoons: Zohrejte 3 lyžice oleja. -> Zohrejte 6 lyžíc oleja.
        stepCounted: Vyšľahajte 3 vajcia. -> Vyšľahajte 6 vajec.
        stepPinch: Pridajte štipku soli. -> Pridajte štipku soli.
        stepRange: Pridajte 2 až 3 lyžice vody. -> Pridajte 4 až 6 lyžíc vody.
        thousands: Preosejte 1 500 g múky. -> Preosejte 3 000 g múky.
        stepPan: Nalejte do formy s objemom 2 l. -> Nalejte do formy s objemom 2 l.
        minutes: Varte 20 minút.
        hours: Pečte 2 hodiny.
        halfHour: Nechajte odpočinúť pol hodiny.
        hourAndHalf: Varte 1 hodinu a 30 minút.
        every: Miešajte každých 5 minút.
        shopping: 2 lyžice oleja; 1 lyžica oleja
        ingredientsHeading: Ingrediencie
        directionsHeading: Postup
        notesHeading: Poznámky
        dessert: Dezerty
        time: 1 hodina 30 minút
        day: pondelok
        meal: raňajky
        """)

    static let russian = LanguageAnswers(
        .russian,
        """
        tablespoon: 2 ст. л. муки
        teaspoon: 1 ч. л. соли
        gram: 500 грамм муки
        litre: 2 литра молока
        cup: 1 стакан сахара
        pinch: щепотка соли
        clove: 2 зубчика чеснока
        can: 1 банка помидоров
        twenty: двадцать яиц -> яиц
        half: половина лимона -> лимона
        range: 2 до 3 морковок
        or: 2 ст. л. масла, или 2 ст. л. маргарина
        decimal: 1,5 кг картофеля
        size: 2 крупных яйца
        chopped: 1 луковица, нарезанная
        optional: петрушка, по желанию
        toTaste: соль по вкусу
        about: около 200 г риса
        some: немного петрушки
        cookware: кастрюля
        stepGrams: Добавьте 250 г сахара. -> Добавьте 500 г сахара.
        stepSpoons: Влейте 2 ст. л. масла. -> Влейте 4 ст. л. масла.
        stepCounted: Взбейте 3 яйца. -> Взбейте 6 яиц.
        stepPinch: Добавьте щепотку соли. -> Добавьте щепотку соли.
        stepRange: Добавьте 2-3 ст. л. воды. -> Добавьте 4-6 ст. л. воды.
        thousands: Просейте 1 500 г муки. -> Просейте 3 000 г муки.
        stepPan: Вылейте в форму объёмом 2 л. -> Вылейте в форму объёмом 2 л.
        minutes: Варите 20 минут.
        hours: Запекайте 2 часа.
        halfHour: Оставьте на полчаса.
        hourAndHalf: Варите 1 час 30 минут.
        every: Помешивайте каждые 5 минут.
        shopping: 2 ст. л. масла; 1 ст. л. масла
        ingredientsHeading: Ингредиенты
        directionsHeading: Приготовление
        notesHeading: Примечания
        dessert: Десерты
        time: 1 час 30 минут
        day: понедельник
        meal: завтрак
        """)
}
