extension CookingLanguage {
    // `time` and `timer` are common English words, so they mean hours only in a Danish text. The plural `blade`
    // (leaves) is missing because of English blades of mace.
    package static let danish = CookingLanguage(
        code: "da",
        endings: "e, t",
        numbers: """
            en/et/én/ét = 1, to = 2, tre = 3, fire = 4, fem = 5, seks = 6, syv = 7, otte = 8, ni = 9, ti = 10,
            elleve = 11, tolv = 12, femten = 15, tyve = 20, tredive = 30, fyrre = 40, halvtreds = 50, tres = 60,
            halv/halve/halvt = 1/2, halvanden/halvandet = 3/2
            """,
        fractions: "tredjedel = 1/3, kvart = 1/4, trekvart = 3/4",
        metric: """
            g: g, gram, gr
            kg: kg, kilo, kilogram
            mg: mg
            ml: ml, milliliter
            cl: cl, centiliter
            dl: dl, deciliter
            l: l, liter
            """,
        measures: """
            tbsp*: spsk, spiseske/spiseskeer, spiseskefuld/spiseskefulde
            tsp*: tsk, teske/teskeer, teskefuld/teskefulde
            kop/kopper
            Pfund: pund
            glas
            """,
        pieces: """
            pinch: knivspids, knsp, nip
            clove: fed
            slice: skive/skiver
            sprig: kvist/kviste, stilk/stilke
            bunch: bundt/bundter
            leaf: blad
            handful: håndfuld/håndfulde
            drop: dråbe/dråber
            stick: stang/stænger
            sjat
            """,
        containers: """
            can: dåse/dåser
            packet: pakke/pakker, brev/breve
            bag: pose/poser
            jar: glas
            bottle: flaske/flasker
            bæger/bægre
            """,
        listedUnits: """
            cm: cm, centimeter
            piece: stk, styk, stykke/stykker
            head: hoved/hoveder
            """,
        knownUnits: """
            in: tomme/tommer
            °C: grad/grader
            """,
        courses: """
            breakfast: Morgenmad
            lunch: Frokost
            starter: Forretter, Forret
            soup: Supper
            main: Hovedretter, Hovedret, Aftensmad
            side: Tilbehør
            dessert: Desserter
            baking: Kager, Kage, Bagværk
            bread: Brød
            drink: Drikkevarer, Drikke
            sauce: Saucer, Sovs
            """,
        words: [
            .only: "kun, ikke",
            .anotherThing: "anden, andet",
            .cooked: "kogt, kogte, dåse",
            .sizedPiece: "fileter, bøffer, koteletter",
            .and: "og",
            .then: "derefter",
            .or: "eller",
            .plus: "plus",
            .to: "til",
            .between: "mellem",
            .times: "x, ×",
            .minus: "minus",
            .about: "ca, cirka, omkring",
            .bound: "mindst",
            .vagueCount: "lidt, nogle, et par, par, få, smule",
            .multiplier: "dusin",
            .article: "en, et",
            .definite: "den, det, de",
            .of: "af",
            .connector: "af",
            .each: "hver",
            .perPiece: "hver, hvert, per, pr",
            .notPiece: "gang, side",
            .atATime: "ad gangen",
            .without: "uden, ingen",
            .share: "halvdelen, resten, resterende, halve",
            .quantifier: "begge, andre, alle, hver, lidt, mere",
            .functionWord: """
            en, et, den, det, de, og, eller, med, i, på, for, af, til, fra, som, under, over, om, så, ved, pr
            """,
            .preposition: "i, med, og, eller, uden, på",
            .largeSize: "stor~",
            .smallSize: "små, lille",
            .size: "mellemstor~",
            .unitQualifier: "toppet, toppede, strøget, strøgne, stor~, god, gode",
            .filling: "toppet, toppede, strøget, strøgne",
            .vagueUnit: "knivspids, håndfuld, nip, sjat, kvist, kviste, dråber, bundt, fed",
            .trailingUnit: "fed, skiver, kviste",
            .container: "dåse, dåser, pakke, pakker, pose, glas, flaske, bæger, stykke, brev",
            .preparation: """
            hakket, hakkede, skåret, skårne, revet, revne, skrællet, skrællede, smeltet, smeltede, malet, malede,
            presset, pressede, kogt~, ristet, ristede, finthakket, finthakkede, groft hakket, knust~, pisket,
            sigtet, drænet, udstenet
            """,
            .adverb: "fint, groft, frisk, friskrevet, tyndt, meget, let",
            .describing: """
            frisk, friske, rød, røde, grøn, grønne, gul, gule, hvid, hvide, tørret, tørrede, frossen, frosne,
            usaltet
            """,
            .foodPart: "saft, saften, skal, skallen",
            .remark: "til, efter smag, evt, eventuelt, valgfrit, gerne, f eks, for eksempel",
            .preparationPhrase: """
            i skiver, i tern, i stykker, i både, i strimler, i ringe, ved stuetemperatur, stuetempereret
            """,
            .optional: "valgfrit, valgfri, evt, eventuelt, kan udelades",
            .orMore: "eller mere, eller flere, eller mindre",
            .lengthFood: """
            ingefær, galanga, gurkemeje, peberrod, kanel, citrongræs, porre, agurk, daikon, kombu, vanilje,
            rabarber, chorizo
            """,
            .toTaste: "efter smag, smages til",
            .stepAdjective: "stor, store, små, lille, mellemstor, mellemstore, hele, friske, røde, grønne",
            .cutPiece: "tern, terninger, stykke, stykker, skive, skiver, strimler, portioner",
            .countedFood: """
            æg, æggeblomme/æggeblommer, æggehvide/æggehvider, løg, skalotteløg, gulerod/gulerødder,
            kartoffel/kartofler, tomat/tomater, peberfrugt/peberfrugter, æble/æbler, pære/pærer, banan/bananer,
            citron/citroner, appelsin/appelsiner, lime, agurk/agurker, squash, aubergine/auberginer,
            champignon/champignoner, reje/rejer, pølse/pølser, jordbær
            """,
            .shape: "bolle/boller, frikadelle/frikadeller, kødbolle/kødboller, kugle/kugler",
            .dividedPiece: """
            stykke/stykker, portion/portioner, firkant/firkanter, trekant/trekanter, cirkel/cirkler, skive/skiver,
            strimmel/strimler, båd/både, kage/kager, pandekage/pandekager, del/dele, halvdel/halvdele
            """,
            .dividedPart: "del, dele, halvdel, halvdele",
            .dough: "dej, -dej, dejen, -dejen, fars, farsen, -farsen, blanding, blandingen, massen",
            .dividingStem: "form, rul, fordel",
            .cuttingStem: "del, skær",
            .pieceYield: "stik ud, udstik, giver, bliver",
            .condition: "hvis",
            .batch: "opskrift/opskrifter",
            .centre: "midten",
            .tray: "plade, pladen, bageplade, bagepapir",
            .weighingStem: "vej",
            .repeatingStem: "gentag",
            .turningStem: "drej",
            .mixture: "dej, fyld, fars, pandekagedej, vaffeldej",
            .vessel: """
            form, forme, springform, fad, gryde, pande, skål, skåle, bradepande, kasserolle, stykker, portioner
            """,
            .cookware: """
            gryde, pande, skål, kniv, piskeris, ovn, sigte, blender, bageplade, kasserolle, røremaskine
            """,
            .instrument: "hjælp",
            .sizeLink: "rummer, på",
            .cookingVerb: "koge, stege, blande, hakke, skære, piske, bage",
            .division: "i",
            .label: "trin, side, nummer, type",
            .thermometer: "termometer, kernetemperatur",
            .degree: "grad, grader",
            .second: "sekund/sekunder, sek",
            .minute: "minut/minutter, min",
            .quarterHour: "kvarter",
            .contextHour: "time/timer",
            .day: "dag/dage, døgn",
            .week: "uge/uger",
            .halfHour: "halvtime",
            .moreTime: "yderligere, ekstra",
            .every: "hver, hvert",
            .lastTime: "sidste",
            .before: "før, inden",
            .earlier: "siden, mindre end, kortere end, længere end",
            .waitingVerb: "hvile, lad, køle, hæve, stå, trække, koge, simre, marinere",
            .helpingVerb: "lad",
            .rate: "pr, per",
            .rateWeight: "kg, kilo",
            .storage: "holdbar, opbevar, opbevares, frys",
            .timeLabel: "tid, -tid, total",
            .atLeast: "mindst",
            .longTime: "nat",
            .timeRemark: "mindst, ca, ovn, køleskab, hvile, hævetid, bagetid, tilberedning",
            .waitingKey: "ventetid",
            .restingKey: "hviletid",
            .chillingKey: "køletid",
            .risingKey: "hævetid",
            .ingredientsHeading: "ingredienser, ingrediens, du skal bruge",
            .cookwareHeading: "udstyr, redskaber",
            .directionsHeading: "fremgangsmåde, sådan gør du, tilberedning",
            .notesHeading: """
            noter, tips, bemærkninger, kilde, serveringsforslag, næringsindhold, næringsværdi, næringsværdier,
            bidragydere, baseret på, inspireret af, kilder
            """,
            .descriptionHeading: "beskrivelse",
            .timeHeading: "tid",
            .stepHeading: "trin",
            .purpose: "til",
            .topping: "pynt, til servering",
            .otherHeading: "andet",
            .recipeWord: "opskrift",
            .recipesWord: "opskrifter",
            .serves: "til, giver",
            .person: "personer, person, pers",
            .portion: "portioner, portion",
            .meal8: "morgenmad",
            .meal12: "frokost",
            .meal19: "aftensmad",
            .weekday: "mandag, tirsdag, onsdag, torsdag, fredag, lørdag, søndag",
            .plate: "tallerken/tallerkener, skål/skåle, glas",
            .servingStem: "server, anret, fordel, hæld, fyld",
            .foodLiquid: "vand, væske, saft, lage",
            .mixedWith: "blandet med",
            .commonWord: """
            og, med, på, til, en, et, det, den, af, lad, kog, bland, tilsæt, rør, hæld, skær, hak, minutter, time,
            timer, ovnen, ca, vand, smør, peber, olie, æg, dl, spsk, tsk, ikke, pisk
            """,
            .pluralEnding: "-e/-er, -/-er",
            .irregularPlural: "kartoffel/kartofler, gulerod/gulerødder, nød/nødder, æble/æbler",
            .foodColour: """
            hvid, hvide, rød, røde, gul, gule, grøn, grønne, sort, sorte, brun, brune, sød, søde, frisk, friske
            """,
        ])
}
