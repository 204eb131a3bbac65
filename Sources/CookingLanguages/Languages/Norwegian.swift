extension CookingLanguage {
    // `time` and `timer` are common English words, so they mean hours only in a Norwegian text. The preparation `malt`
    // (ground) is missing because of English malt vinegar.
    package static let norwegian = CookingLanguage(
        code: "nb",
        numberSigns: .spaceForThousands,
        endings: "e, t",
        numbers: """
            en/ett/et/én/ei = 1, to = 2, tre = 3, fire = 4, fem = 5, seks = 6, sju/syv = 7, åtte = 8, ni = 9, ti = 10,
            elleve = 11, tolv = 12, femten = 15, tjue = 20, tretti = 30, førti = 40, femti = 50, seksti = 60,
            halv/halve/halvt = 1/2, halvannen/halvannet = 3/2
            """,
        fractions: "tredjedels = 1/3, kvart = 1/4, trekvart = 3/4",
        metric: """
            g: g, gram, gr
            kg: kg, kilo, kilogram
            mg: mg
            ml: ml, milliliter
            cl: cl, centiliter
            dl: dl, desiliter
            l: l, liter
            """,
        measures: """
            tbsp*: ss, spiseskje/spiseskjeer
            tsp*: ts, teskje/teskjeer
            kopp/kopper
            glass
            """,
        pieces: """
            pinch: klype/klyper, knivsodd
            clove: fedd
            slice: skive/skiver
            sprig: kvist/kvister, stilk/stilker
            bunch: bunt/bunter, potte/potter
            leaf: blad/blader
            handful: neve/never, håndfull
            drop: dråpe/dråper
            stick: stang/stenger
            skvett
            """,
        containers: """
            can: boks/bokser
            packet: pakke/pakker
            bag: pose/poser
            bottle: flaske/flasker
            beger/begre
            """,
        listedUnits: """
            cm: cm, centimeter
            piece: stk, stykk, stykke/stykker, bit/biter
            wedge: båt/båter
            head: hode/hoder
            """,
        knownUnits: """
            in: tomme/tommer
            °C: grad/grader
            """,
        courses: """
            breakfast: Frokost
            lunch: Lunsj
            starter: Forretter, Forrett
            soup: Supper
            salad: Salater
            main: Hovedretter, Hovedrett, Middag
            side: Tilbehør
            dessert: Desserter
            baking: Kaker, Kake, Bakst
            bread: Brød
            drink: Drikke
            sauce: Sauser, Saus
            """,
        words: [
            .only: "bare, kun, ikke",
            .anotherThing: "annen, annet",
            .cooked: "kokt, kokte, boks",
            .sizedPiece: "fileter, biffer, koteletter",
            .and: "og",
            .then: "deretter",
            .or: "eller",
            .plus: "pluss",
            .to: "til",
            .between: "mellom",
            .times: "x, ×",
            .minus: "minus",
            .about: "ca, cirka, omtrent, rundt",
            .bound: "minst",
            .vagueCount: "litt, noen, et par, par, få, smule",
            .multiplier: "dusin",
            .article: "en, et, ei",
            .definite: "den, det, de",
            .of: "av",
            .connector: "av",
            .each: "hver",
            .perPiece: "hver, hvert, per, pr",
            .notPiece: "gang, side",
            .atATime: "om gangen",
            .without: "uten, ingen",
            .share: "halvparten, resten, resterende, halve",
            .quantifier: "begge, andre, alle, hver, litt, mer",
            .functionWord: """
            en, et, ei, den, det, de, og, eller, med, i, på, for, av, til, fra, som, under, over, om, så, ved, per
            """,
            .preposition: "i, med, og, eller, uten, på",
            .largeSize: "stor~",
            .smallSize: "små, liten, lite",
            .size: "mellomstor~",
            .unitQualifier: "toppet, toppede, strøken, strøkne, raget, struket, stor~, god, gode",
            .filling: "toppet, toppede, strøken, strøkne",
            .vagueUnit: "klype, neve, knivsodd, skvett, kvist, kvister, blader, dråper, bunt, fedd",
            .trailingUnit: "fedd, blader, skiver, kvister, båter",
            .container: "boks, bokser, pakke, pakker, pose, flaske, beger, stykke, bit",
            .preparation: """
            hakket, hakkede, skåret, revet, revne, skrelt~, smeltet, presset, kokt~, ristet, finhakket,
            grovhakket, knust~, pisket, siktet, avrent, finrevet
            """,
            .adverb: "fint, grovt, fersk, ferskt, tynt, veldig, lett",
            .describing: """
            fersk, ferske, frisk, friske, rød, røde, grønn, grønne, gul, gule, hvit, hvite, tørket, tørkede,
            frossen, frosne, usaltet
            """,
            .foodPart: "saft, saften, skall, skallet",
            .remark: "til, etter smak, evt, eventuelt, valgfritt, gjerne, f eks, for eksempel",
            .preparationPhrase: """
            i skiver, i terninger, i biter, i båter, i strimler, i ringer, i romtemperatur, romtemperert
            """,
            .optional: "valgfritt, valgfri, evt, eventuelt, kan sløyfes",
            .orMore: "eller mer, eller flere, eller mindre",
            .lengthFood: """
            ingefær, galangal, gurkemeie, pepperrot, kanel, sitrongress, purre, agurk, daikon, kombu, vanilje,
            rabarbra, chorizo
            """,
            .toTaste: "etter smak",
            .stepAdjective: "stor, store, små, liten, lite, mellomstor, mellomstore, hele, ferske, røde, grønne",
            .cutPiece: "terning, terninger, bit, biter, skive, skiver, strimler, porsjoner",
            .countedFood: """
            egg, eggeplomme/eggeplommer, eggehvite/eggehviter, løk, sjalottløk, gulrot/gulrøtter, potet/poteter,
            tomat/tomater, paprika/paprikaer, eple/epler, pære/pærer, banan/bananer, sitron/sitroner,
            appelsin/appelsiner, lime, agurk/agurker, squash, aubergine/auberginer, sjampinjong/sjampinjonger,
            reke/reker, pølse/pølser, jordbær
            """,
            .shape: "bolle/boller, kjøttbolle/kjøttboller, kule/kuler, kjøttkake/kjøttkaker",
            .dividedPiece: """
            stykke/stykker, bit/biter, porsjon/porsjoner, firkant/firkanter, trekant/trekanter, sirkel/sirkler,
            skive/skiver, båt/båter, kake/kaker, emne/emner, pannekake/pannekaker, del/deler, halvdel/halvdeler
            """,
            .dividedPart: "del, deler, halvdel, halvdeler",
            .dough: "deig, -deig, deigen, -deigen, farse, farsen, blanding, blandingen, røren",
            .dividingStem: "form, rull, fordel",
            .cuttingStem: "del, skjær",
            .pieceYield: "stikk ut, gir, blir",
            .condition: "hvis",
            .batch: "oppskrift/oppskrifter",
            .centre: "midten",
            .tray: "plate, platen, stekebrett, bakepapir",
            .weighingStem: "vei",
            .repeatingStem: "gjenta",
            .turningStem: "vri, snu",
            .mixture: "deig, røre, fyll, pannekakerøre, vaffelrøre",
            .vessel: """
            form, former, springform, ildfast, gryte, panne, bolle, kjele, langpanne, stykker, porsjoner, biter
            """,
            .cookware: "gryte, stekepanne, bolle, kniv, visp, ovn, sil, mikser, stekebrett, kjele",
            .instrument: "hjelp",
            .sizeLink: "rommer, på",
            .cookingVerb: "koke, steke, blande, hakke, skjære, visp, bake",
            .division: "i",
            .label: "trinn, steg, side, nummer, type",
            .thermometer: "termometer, kjernetemperatur",
            .degree: "grad, grader",
            .second: "sekund/sekunder, sek",
            .minute: "minutt/minutter, min",
            .quarterHour: "kvarter",
            .contextHour: "time/timer",
            .day: "dag/dager, døgn",
            .week: "uke/uker",
            .halfHour: "halvtime",
            .moreTime: "ytterligere, ekstra",
            .every: "hver, hvert",
            .lastTime: "siste",
            .before: "før",
            .earlier: "siden, mindre enn, kortere enn, lenger enn",
            .waitingVerb: "hvile, la, avkjøles, heve, stå, trekke, koke, småkoke, marinere",
            .helpingVerb: "la",
            .rate: "per, pr",
            .rateWeight: "kg, kilo",
            .storage: "holdbar, oppbevar, oppbevares, frys",
            .timeLabel: "tid, -tid, totalt",
            .atLeast: "minst",
            .longTime: "natt",
            .timeRemark: "minst, ca, ovn, kjøleskap, hvile, hevetid, steketid, tilberedning",
            .waitingKey: "ventetid",
            .restingKey: "hviletid",
            .chillingKey: "kjøletid",
            .risingKey: "hevetid",
            .ingredientsHeading: "ingredienser, ingrediens, du trenger, dette trenger du",
            .cookwareHeading: "utstyr, redskaper",
            .directionsHeading: "fremgangsmåte, slik gjør du, framgangsmåte, tilberedning",
            .notesHeading: """
            notater, tips, næringsinnhold, kilde, serveringsforslag, næringsestimat, næringsverdi, bidragsytere,
            basert på, inspirert av, kilder, referanser
            """,
            .descriptionHeading: "beskrivelse",
            .timeHeading: "tid",
            .stepHeading: "steg, trinn",
            .purpose: "til",
            .topping: "til servering",
            .component: "deig, fyll, saus",
            .recipeWord: "oppskrift",
            .recipesWord: "oppskrifter",
            .no: "nei",
            .serves: "til, gir, rekker",
            .person: "personer, person, pers",
            .portion: "porsjoner, porsjon, porsj",
            .meal8: "frokost",
            .meal12: "lunsj",
            .meal19: "middag",
            .weekday: "mandag, tirsdag, onsdag, torsdag, fredag, lørdag, søndag",
            .plate: "tallerken/tallerkener, skål/skåler, glass",
            .servingStem: "server, anrett, fordel, hell, fyll",
            .foodLiquid: "vann, væske, saft, lake",
            .mixedWith: "blandet med",
            .commonWord: """
            og, med, på, til, en, et, det, den, av, la, kok, stek, tilsett, rør, hell, skjær, hakk, minutter,
            time, timer, ovnen, ca, vann, smør, pepper, olje, dl, ss, ts, ikke, visp, stekes
            """,
            .pluralEnding: "-e/-er, -/-er",
            .irregularPlural: "gulrot/gulrøtter, nøtt/nøtter",
            .foodColour: """
            hvit, hvite, rød, røde, gul, gule, grønn, grønne, svart, svarte, brun, brune, søt, søte, fersk, ferske
            """,
        ])
}
