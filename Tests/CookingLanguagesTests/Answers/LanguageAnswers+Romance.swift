extension LanguageAnswers {
    static let french = LanguageAnswers(
        .french,
        """
        tablespoon: 2 cuillères à soupe de farine -> farine
        teaspoon: 1 cuillère à café de sel -> sel
        gram: 500 grammes de farine -> farine
        litre: 2 litres de lait -> lait
        cup: 1 tasse de sucre -> sucre
        pinch: une pincée de sel -> sel
        clove: 2 gousses d’ail -> ail
        can: 1 boîte de tomates -> tomates
        twenty: vingt œufs -> œufs
        half: demi citron -> citron
        range: 2 à 3 carottes
        or: 20 g de beurre, ou 20 g de margarine
        decimal: 1,5 kg de pommes de terre
        size: 2 gros œufs
        chopped: 1 oignon, finement haché
        optional: persil, facultatif
        toTaste: sel selon le goût
        about: environ 200 g de riz
        some: quelques feuilles
        cookware: casserole
        stepGrams: Ajouter 250 g de sucre. -> Ajouter 500 g de sucre.
        stepSpoons: Ajouter 2 cuillères à soupe d’huile. -> Ajouter 4 cuillères à soupe d’huile.
        stepCounted: Battre 2 œufs. -> Battre 4 œufs.
        stepPinch: Ajouter une pincée de sel. -> Ajouter une pincée de sel.
        stepRange: Ajouter 2 à 3 cuillères à soupe d’eau. -> Ajouter 4 à 6 cuillères à soupe d’eau.
        thousands: Ajouter 1 500 g de farine. -> Ajouter 3 000 g de farine.
        stepPan: Verser dans un moule de 2 l. -> Verser dans un moule de 2 l.
        minutes: Laisser mijoter 20 minutes.
        hours: Cuire 2 heures.
        halfHour: Laisser reposer une demi-heure.
        hourAndHalf: Cuire 1 h 30.
        every: Remuer toutes les 5 minutes.
        shopping: 2 cuillères à soupe d’huile; 1 cuillère à soupe d’huile
        ingredientsHeading: Ingrédients
        directionsHeading: Préparation
        notesHeading: Conseils
        dessert: Desserts
        time: 1 heure 30 minutes
        day: lundi
        meal: petit-déjeuner
        """)

    static let spanish = LanguageAnswers(
        .spanish,
        """
        tablespoon: 2 cucharadas de harina -> harina
        teaspoon: 1 cucharadita de sal -> sal
        gram: 500 gramos de harina -> harina
        litre: 2 litros de leche -> leche
        cup: 1 taza de azúcar -> azúcar
        pinch: una pizca de sal -> sal
        clove: 2 dientes de ajo -> ajo
        can: 1 lata de tomates -> tomates
        twenty: veinte huevos -> huevos
        half: medio limón -> limón
        range: 2 a 3 zanahorias
        or: 20 g de mantequilla, o 20 g de margarina
        decimal: 1,5 kg de patatas
        size: -
        chopped: 1 cebolla, finamente picada
        optional: perejil, opcional
        toTaste: sal al gusto
        about: aprox 200 g de arroz
        some: algunas hojas
        cookware: olla
        stepGrams: Añadir 250 g de azúcar. -> Añadir 500 g de azúcar.
        stepSpoons: Añadir 2 cucharadas de aceite. -> Añadir 4 cucharadas de aceite.
        stepCounted: Batir 2 huevos. -> Batir 4 huevos.
        stepPinch: Añadir una pizca de sal. -> Añadir una pizca de sal.
        stepRange: Añadir 2 a 3 cucharadas de agua. -> Añadir 4 a 6 cucharadas de agua.
        thousands: Añadir 1.500 g de harina. -> Añadir 3.000 g de harina.
        stepPan: Verter en un molde de 2 l. -> Verter en un molde de 2 l.
        minutes: Cocer 20 minutos.
        hours: Hornear 2 horas.
        halfHour: Dejar reposar media hora.
        hourAndHalf: Cocer 1 hora 30 minutos.
        every: Remover cada 5 minutos.
        shopping: 2 cucharadas aceite; 1 cucharada aceite
        ingredientsHeading: Ingredientes
        directionsHeading: Preparación
        notesHeading: Consejos
        dessert: Postres
        time: 1 hora 30 minutos
        day: lunes
        meal: desayuno
        """)

    static let italian = LanguageAnswers(
        .italian,
        """
        tablespoon: 2 cucchiai di farina -> farina
        teaspoon: 1 cucchiaino di sale -> sale
        gram: 500 grammi di farina -> farina
        litre: 2 litri di latte -> latte
        cup: 1 tazza di zucchero -> zucchero
        pinch: un pizzico di sale -> sale
        clove: 2 spicchi di aglio -> aglio
        can: 1 scatola di pomodori -> pomodori
        twenty: venti uova -> uova
        half: mezzo limone -> limone
        range: 2 o 3 carote
        or: 20 g di burro, o 20 g di margarina
        decimal: 1,5 kg di patate
        size: -
        chopped: 1 cipolla, finemente tritata
        optional: prezzemolo, facoltativo
        toTaste: sale q.b.
        about: circa 200 g di riso
        some: qualche foglia
        cookware: pentola
        stepGrams: Aggiungere 250 g di zucchero. -> Aggiungere 500 g di zucchero.
        stepSpoons: Aggiungere 2 cucchiai di olio. -> Aggiungere 4 cucchiai di olio.
        stepCounted: Sbattere 2 uova. -> Sbattere 4 uova.
        stepPinch: Aggiungere un pizzico di sale. -> Aggiungere un pizzico di sale.
        stepRange: Aggiungere 2 o 3 cucchiai di acqua. -> Aggiungere 4 o 6 cucchiai di acqua.
        thousands: Aggiungere 1.500 g di farina. -> Aggiungere 3.000 g di farina.
        stepPan: Versare in uno stampo da 2 l. -> Versare in uno stampo da 2 l.
        minutes: Cuocere per 20 minuti.
        hours: Cuocere per 2 ore.
        halfHour: Riposare per mezz’ora.
        hourAndHalf: Cuocere per 1 ora e 30 minuti.
        every: Mescolare ogni 5 minuti.
        shopping: 2 cucchiai olio; 1 cucchiaio olio
        ingredientsHeading: Ingredienti
        directionsHeading: Preparazione
        notesHeading: Consigli
        dessert: Dolci
        time: 1 ora 30 minuti
        day: lunedì
        meal: colazione
        """)

    static let portuguese = LanguageAnswers(
        .portuguese,
        """
        tablespoon: 2 colheres de sopa de farinha -> farinha
        teaspoon: 1 colher de chá de sal -> sal
        gram: 500 gramas de farinha -> farinha
        litre: 2 litros de leite -> leite
        cup: 1 xícara de açúcar -> açúcar
        pinch: uma pitada de sal -> sal
        clove: 2 dentes de alho -> alho
        can: 1 lata de tomate -> tomate
        twenty: vinte ovos -> ovos
        half: meio limão -> limão
        range: 2 a 3 cenouras
        or: 20 g de manteiga, ou 20 g de margarina
        decimal: 1,5 kg de batatas
        size: -
        chopped: 1 cebola, picada
        optional: salsa, opcional
        toTaste: sal a gosto
        about: cerca de 200 g de arroz
        some: algumas folhas
        cookware: panela
        stepGrams: Adicione 250 g de açúcar. -> Adicione 500 g de açúcar.
        stepSpoons: Adicione 2 colheres de sopa de óleo. -> Adicione 4 colheres de sopa de óleo.
        stepCounted: Bata 2 ovos. -> Bata 4 ovos.
        stepPinch: Junte uma pitada de sal. -> Junte uma pitada de sal.
        stepRange: Adicione 2 a 3 colheres de sopa de água. -> Adicione 4 a 6 colheres de sopa de água.
        thousands: Junte 1.500 g de farinha. -> Junte 3.000 g de farinha.
        stepPan: Deite numa forma de 2 l. -> Deite numa forma de 2 l.
        minutes: Cozinhe por 20 minutos.
        hours: Asse por 2 horas.
        halfHour: Deixe descansar meia hora.
        hourAndHalf: Cozinhe por 1 hora e 30 minutos.
        every: Mexa a cada 5 minutos.
        shopping: 2 colheres de sopa óleo; 1 colher de sopa óleo
        ingredientsHeading: Ingredientes
        directionsHeading: Modo de preparo
        notesHeading: Dicas
        dessert: Sobremesas
        time: 1 hora e 30 minutos
        day: segunda-feira
        meal: café da manhã
        """)
}
