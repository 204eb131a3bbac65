extension CookingLanguage {
    package static let swedish = CookingLanguage(
        code: "sv",
        numberSigns: .spaceForThousands,
        endings: "a, t, e",
        numbers: """
            en/ett = 1, två = 2, tre = 3, fyra = 4, fem = 5, sex = 6, sju = 7, åtta = 8, nio = 9, tio = 10, elva = 11,
            tolv = 12, femton = 15, tjugo = 20, trettio = 30, fyrtio = 40, femtio = 50, sextio = 60,
            halv/halva/halvt = 1/2
            """,
        fractions: "tredjedels = 1/3, kvarts/fjärdedels = 1/4, trekvarts = 3/4",
        metric: """
            g: g, gram, gr
            kg: kg, kilo, kilogram
            hg: hg, hekto
            mg: mg
            ml: ml, milliliter
            cl: cl, centiliter
            dl: dl, deciliter
            l: l, liter
            """,
        measures: """
            tbsp*: msk, matsked/matskedar
            tsp*: tsk, tesked/teskedar
            krm, kryddmått
            kkp, kaffekopp/kaffekoppar
            kopp/koppar
            glas
            """,
        pieces: """
            pinch: nypa/nypor
            clove: klyfta/klyftor
            slice: skiva/skivor
            sprig: kvist/kvistar
            bunch: knippe/knippen, knippa/knippor, kruka/krukor
            leaf: blad
            handful: näve/nävar
            drop: droppe/droppar
            stalk: stjälk/stjälkar
            stick: stång/stänger
            skvätt
            """,
        containers: """
            can: burk/burkar
            packet: paket, förpackning/förpackningar
            bag: påse/påsar
            bottle: flaska/flaskor
            tub/tuber
            """,
        listedUnits: """
            cm: cm, centimeter
            piece: bit/bitar, st, stycken, stycke
            head: huvud
            """,
        knownUnits: """
            in: tum
            °C: grad/grader
            """,
        courses: """
            breakfast: Frukost
            lunch: Luncher
            starter: Förrätter, Förrätt
            snack: Tilltugg, Mellanmål
            soup: Soppor, Soppa
            salad: Sallader, Sallad
            main: Huvudrätter, Huvudrätt, Varmrätter, Varmrätt
            side: Tillbehör
            dessert: Efterrätter, Efterrätt
            baking: Kakor, Tårtor, Bakverk
            bread: Bröd
            drink: Drycker, Dryck
            sauce: Såser, Sås
            """,
        words: [
            .choice: "något av följande, en av följande",
            .only: "bara, endast, inte",
            .anotherThing: "annan, annat",
            .cooked: "kokt, kokta, förkokt, förkokta, burk",
            .sizedPiece: "filéer, biffar, kotletter",
            .and: "och",
            .then: "sedan",
            .or: "eller",
            .plus: "plus",
            .to: "till",
            .between: "mellan",
            .times: "x, ×",
            .minus: "minus",
            .about: "ca, cirka, ungefär, omkring",
            .bound: "minst",
            .vagueCount: "några, lite, ett par, par, gnutta",
            .multiplier: "dussin",
            .article: "en, ett",
            .definite: "den, det, de",
            .of: "av",
            .connector: "av",
            .each: "vardera",
            .perPiece: "varje, per",
            .notPiece: "gång, sida",
            .atATime: "i taget, åt gången",
            .without: "utan, ingen, inget",
            .share: "hälften, resten, resterande, halva",
            .quantifier: "båda, andra, alla, varje, några, lite, mer",
            .functionWord: """
            en, ett, den, det, de, och, eller, med, i, på, för, av, till, från, som, under, över, om, sedan,
            tills, ur, ner, per
            """,
            .preposition: "i, med, och, eller, utan, på",
            .largeSize: "stor~",
            .smallSize: "små, liten",
            .size: "mellanstor~, medelstor~",
            .unitQualifier: "rågad~, struken, strukna, toppad~, knapp~, stor~",
            .filling: "rågad, rågade, struken, strukna, knapp",
            .vagueUnit: "nypa, nypor, näve, skvätt, kvist, kvistar, blad, droppar, knippe, klyfta",
            .trailingUnit: "blad, kvistar, skivor, klyftor",
            .container: "burk, burkar, paket, förpackning, påse, flaska, tub, bit",
            .preparation: """
            hackad~, hackat, skivad~, skivat, riven, rivna, rivet, skalad~, skalat, smält~, malen, malda, malet,
            pressad~, pressat, kokt~, rostad~, tärnad~, finhackad~, finhackat, grovhackad~, strimlad~, vispad~,
            avrunnen, avrunna, delad~, krossad~, krossat, siktad~
            """,
            .adverb: "fint, grovt, färskt, tunt, väl, lätt",
            .describing: """
            färsk, färska, röd, röda, grön, gröna, gul, gula, vit, vita, svart, torkad, torkade, fryst, frysta,
            osaltat
            """,
            .foodPart: "saft, saften, skal, skalet, rivet, finrivet",
            .remark: "till, efter smak, eventuellt, ev, gärna, t ex, till exempel, valfritt, för",
            .preparationPhrase: """
            i skivor, i tärningar, i bitar, i klyftor, i strimlor, i ringar, rumstempererat, vid rumstemperatur
            """,
            .optional: "valfritt, eventuellt, ev, om så önskas",
            .orMore: "eller mer, eller fler, eller mindre",
            .lengthFood: """
            ingefära, galangal, gurkmeja, pepparrot, kanel, citrongräs, purjolök, gurka, daikon, kombu, vanilj,
            rabarber, chorizo
            """,
            .toTaste: "efter smak",
            .stepAdjective: "stor, stora, små, liten, lilla, mellanstora, hela, färska, röda, gröna",
            .cutPiece: "tärning, tärningar, bit, bitar, skiva, skivor, strimlor, portioner",
            .countedFood: """
            ägg, äggula/äggulor, äggvita/äggvitor, gula/gulor, lök/lökar, schalottenlök/schalottenlökar,
            vitlöksklyfta/vitlöksklyftor, morot/morötter, potatis/potatisar, tomat/tomater, paprika/paprikor,
            äpple/äpplen, päron, banan/bananer, citron/citroner, apelsin/apelsiner, lime, gurka/gurkor, zucchini,
            aubergine/auberginer, champinjon/champinjoner, räka/räkor, korv/korvar, jordgubbe/jordgubbar
            """,
            .shape: "bulle/bullar, köttbulle/köttbullar, boll/bollar, biff/biffar",
            .dividedPiece: """
            bit/bitar, portion/portioner, kvadrat/kvadrater, rektangel/rektanglar, triangel/trianglar, cirkel/cirklar,
            rundel/rundlar, skiva/skivor, klyfta/klyftor, remsa/remsor, längd/längder, kaka/kakor, ruta/rutor,
            tårtbit/tårtbitar, pannkaka/pannkakor, plätt/plättar, del/delar, halva/halvor
            """,
            .dividedPart: "del, delar, halva, halvor",
            .dough: """
            deg, -deg, degen, -degen, smet, smeten, -smeten, blandning, blandningen, färs, färsen, -färsen
            """,
            .dividingStem: "forma, rulla, fördela",
            .cuttingStem: "dela, skär, skiva, klyfta",
            .pieceYield: "stansa ut, tryck ut, skär ut, ta ut, kavla ut, blir, ger",
            .condition: "om, dubbla",
            .batch: "sats/satser, recept/recept",
            .centre: "mitten",
            .tray: "plåt, plåten, bakplåtspapper",
            .weighingStem: "väg",
            .repeatingStem: "upprepa",
            .turningStem: "vrid, snurra",
            .mixture: "deg, smet, fyllning, pannkakssmet, våffelsmet",
            .vessel: """
            form, formar, ugnsform, springform, kastrull, gryta, panna, skål, skålar, bunke, plåt, bitar,
            portioner
            """,
            .cookware: "kastrull, stekpanna, gryta, skål, kniv, visp, ugn, sil, mixer, plåt, bunke, durkslag",
            .instrument: "hjälp",
            .sizeLink: "rymmer, på",
            .cookingVerb: "koka, steka, blanda, hacka, skära, vispa, baka",
            .cookingStem: "blanda, hacka, vispa, stek",
            .division: "i",
            .label: "steg, sida, nummer, typ",
            .thermometer: "termometer, innertemperatur",
            .degree: "grader, grad",
            .second: "sekund/sekunder, sek",
            .minute: "minut/minuter, min",
            .quarterHour: "kvart",
            .hour: "timme/timmar, tim, h",
            .day: "dag/dagar, dygn",
            .week: "vecka/veckor",
            .halfHour: "halvtimme, halvtimmen",
            .moreTime: "ytterligare, till",
            .every: "varje, var",
            .lastTime: "sista",
            .before: "före, innan",
            .earlier: "för sedan, mindre än, kortare än, längre än",
            .waitingVerb: "vila, låt, svalna, jäsa, stå, dra, koka, marinera, sjuda",
            .helpingVerb: "låt",
            .rate: "per",
            .rateWeight: "kg, kilo",
            .storage: "håller, hållbar, förvara, förvaras, frys",
            .timeLabel: "tid, -tid, tillagningstid, totalt",
            .atLeast: "minst",
            .longTime: "natt",
            .timeRemark: "minst, ca, ugn, kylskåp, vila, jäsning, tillagning, jästid",
            .waitingKey: "väntetid",
            .restingKey: "vilotid",
            .chillingKey: "kyltid",
            .risingKey: "jästid",
            .ingredientsHeading: "ingredienser, ingrediens, du behöver",
            .cookwareHeading: "redskap, utrustning",
            .directionsHeading: "gör så här, tillagning, instruktioner, tillvägagångssätt, så här gör du",
            .notesHeading: """
            anteckningar, tips, näringsvärde, källa, kommentarer, serveringsförslag, näringsvärden, näringsinnehåll,
            bidragsgivare, baserat på, inspirerat av, källor
            """,
            .descriptionHeading: "beskrivning",
            .timeHeading: "tid, tillagningstid",
            .stepHeading: "steg",
            .purpose: "för, till",
            .headingFiller: "för, och",
            .topping: "garnering, till servering",
            .component: "deg, fyllning, glasyr, sås",
            .otherHeading: "övrigt",
            .recipeWord: "recept",
            .no: "nej",
            .serves: "för, till, ger, räcker",
            .person: "personer, person, pers",
            .portion: "portioner, portion",
            .meal8: "frukost",
            .meal12: "lunch",
            .meal16: "fika, mellanmål",
            .meal19: "middag",
            .weekday: "måndag, tisdag, onsdag, torsdag, fredag, lördag, söndag",
            .plate: "tallrik/tallrikar, skål/skålar, glas",
            .servingStem: "serve, lägg upp, fördel, häll, fyll",
            .foodLiquid: "vatten, vätska, saft, spad",
            .mixedWith: "blandat med, blandad med",
            .commonWord: """
            och, med, på, till, en, ett, det, den, som, av, för, låt, koka, stek, blanda, tillsätt, rör, häll,
            skär, hacka, minuter, timme, timmar, ugnen, ca, vatten, smör, peppar, olja, ägg, dl, msk, tsk, krm,
            inte, ner, vispa
            """,
            .pluralEnding: "-a/-or, -e/-ar, -/-ar, -t/-ter, -n/-ner, -l/-lar",
            .irregularPlural: "morot/morötter, nöt/nötter, rot/rötter",
            .foodColour: """
            vit, vita, röd, röda, gul, gula, grön, gröna, svart, svarta, brun, bruna, söt, söta, färsk, färska
            """,
        ])
}
