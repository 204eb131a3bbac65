extension CookingLanguage {
    // Words that are missing because they are common words of other languages: `dozen` (boxes) and `de` (the), which is “of”
    // in French and Spanish.
    package static let dutch = CookingLanguage(
        code: "nl",
        endings: "e",
        numbers: """
            een/één = 1, twee = 2, drie = 3, vier = 4, vijf = 5, zes = 6, zeven = 7, acht = 8, negen = 9, tien = 10,
            elf = 11, twaalf = 12, vijftien = 15, twintig = 20, dertig = 30, veertig = 40, vijftig = 50, zestig = 60,
            halve/half = 1/2, anderhalve/anderhalf = 3/2,
            tweeënhalve/tweeënhalf/tweeëneenhalve/tweeëneenhalf = 5/2, drieënhalve/drieënhalf = 7/2, kwart = 1/4
            """,
        fractions: "derde = 1/3, kwart = 1/4, driekwart = 3/4",
        metric: """
            g: g, gram, gr
            kg: kg, kilo, kilogram
            mg: mg, milligram
            ml: ml, milliliter
            cl: cl, centiliter
            dl: dl, deciliter
            l: l, liter
            """,
        measures: """
            tbsp*: el, eetlepel/eetlepels
            tsp*: tl, theelepel/theelepels
            cup*: kopje/kopjes, kop/koppen
            Pfund: pond
            hg: ons
            glas/glazen
            lepel/lepels
            koffielepel/koffielepels
            scheplepel/scheplepels
            """,
        pieces: """
            pinch: snufje/snufjes, snuf, mespunt/mespuntjes
            clove: teentje/teentjes, teen/tenen
            sprig: takje/takjes
            slice: plakje/plakjes, plak/plakken, sneetje/sneetjes, snee/sneden
            bunch: bosje/bosjes, bos/bossen
            leaf: blaadje/blaadjes, blad/bladeren
            handful: handje, handvol, handjevol
            drop: druppel/druppels
            stalk: stengel/stengels
            dash: scheutje/scheutjes, scheut
            stronkje/stronkjes
            kneepje
            """,
        containers: """
            can: blik/blikken, blikje/blikjes
            packet: pakje/pakjes, pak/pakken, zakje/zakjes
            bag: zak/zakken
            jar: pot/potten, potje/potjes
            bottle: fles/flessen
            box: doos
            bakje/bakjes
            beker/bekers
            """,
        listedUnits: """
            draai/draaien
            cm: cm, centimeter
            piece: stuk/stuks, stukken, stukje/stukjes
            head: krop/kroppen
            bol/bollen
            struik/struiken
            """,
        knownUnits: """
            in: inch
            °C: graad/graden
            """,
        courses: """
            breakfast: Ontbijt
            lunch: Lunchgerechten, Lunchgerecht
            starter: Voorgerechten, Voorgerecht
            snack: Tussendoortjes, Hapjes, Borrelhapjes
            soup: Soepen, Soep
            main: Hoofdgerechten, Hoofdgerecht
            side: Bijgerechten, Bijgerecht
            dessert: Nagerechten, Nagerecht, Toetje, Toetjes
            baking: Gebak, Koekjes, Taarten, Taart
            bread: Brood
            drink: Dranken
            sauce: Sauzen, Saus
            """,
        words: [
            .choice: "een van de volgende",
            .only: "slechts, alleen, niet",
            .anotherThing: "ander, andere",
            .cooked: "gekookt, gekookte, voorgekookt, voorgekookte, blik",
            .sizedPiece: "filets, biefstukken, moten",
            .and: "en",
            .then: "dan",
            .or: "of",
            .plus: "plus",
            .to: "tot, à",
            .between: "tussen",
            .times: "x, ×",
            .minus: "min",
            .about: "ongeveer, circa, ca, plusminus",
            .bound: "minstens, ruim",
            .vagueCount: "wat, enkele, beetje, een beetje, paar",
            .multiplier: "dozijn, dozijnen",
            .article: "een, één",
            .definite: "het, uw, je, jouw, zijn, haar",
            .of: "van",
            .connector: "van",
            .each: "elk, per stuk",
            .perPiece: "elk, elke, ieder, iedere, per",
            .notPiece: "keer, kant, toevoeging",
            .atATime: "tegelijk, per keer",
            .without: "zonder, geen, behalve",
            .share: "helft, overige, overgebleven, resterende, halve, half",
            .quantifier: "beide, andere, alle, elke, iedere, wat, meer",
            .furtherAmount: "overige, overgebleven, resterende, andere, wat, meer",
            .boundary: "met, op, voor, uit, tot, in, bij, door, over, onder",
            .functionWord: """
            de, het, een, en, of, met, in, op, uit, voor, bij, dan, tot, over, onder, te, van, aan, per, door, om,
            als, naar, er, ze
            """,
            .preposition: "in, met, en, of, zonder, op",
            .largeSize: "grot~, groot",
            .smallSize: "klein~",
            .size: "middelgrot~, middelgroot",
            .unitQualifier: "afgestreken, volle, vol, flink~, royale, grot~, klein~",
            .filling: "afgestreken, volle, flinke, royale",
            .vagueUnit: """
            snufje, snuf, mespunt, scheutje, scheut, handvol, handje, takje, takjes, blaadjes, plakjes, druppels,
            teentje, bosje
            """,
            .trailingUnit: "blaadjes, takjes, plakjes",
            .container: "blik, blikken, blikje, pak, pakje, zak, zakje, pot, potje, fles, doos, bakje, stuk",
            .preparation: """
            gehakt~, gesneden, geraspt~, gesnipperd~, geschild~, gesmolten, gemalen, geperst~, gekookt~,
            geroosterd~, geplet~, gezeefd~, uitgelekt~, gewassen, ontpit~, gehalveerd~, geklopt~, fijngehakt~,
            fijngesneden, gepeld~, geklutst~, versnipperd~
            """,
            .adverb: "fijn, grof, vers, dun, zeer, goed, licht",
            .describing: "vers, verse, rode, groene, witte, zwarte, gele, droge, gedroogde, bevroren, ongezouten",
            .foodPart: "sap, rasp, schil",
            .remark: "voor, naar smaak, eventueel, optioneel, om te, bijvoorbeeld, bij voorkeur, of meer",
            .preparationPhrase: """
            op kamertemperatuur, in plakjes, in blokjes, in stukjes, in ringen, in reepjes, in stukken
            """,
            .optional: "optioneel, eventueel, naar keuze, facultatief",
            .orMore: "of meer, of minder, of iets meer",
            .lengthFood: """
            gember, laos, kurkuma, mierikswortel, kaneel, citroengras, sereh, prei, komkommer, daikon, kombu,
            vanille, rabarber, chorizo
            """,
            .toTaste: "naar smaak",
            .stepAdjective: "grote, groot, kleine, klein, middelgrote, verse, rode, groene, rijpe, hele",
            .cutPiece: "blokje, blokjes, stuk, stukken, stukjes, plak, plakken, plakjes, reepjes, porties",
            .countedFood: """
            ei/eieren, eidooier/eidooiers, dooier/dooiers, eiwit/eiwitten, ui/uien, sjalot/sjalotten,
            wortel/wortels, aardappel/aardappels, aardappel/aardappelen, tomaat/tomaten, paprika/paprika's,
            appel/appels, peer/peren, banaan/bananen, citroen/citroenen, limoen/limoenen,
            sinaasappel/sinaasappels, komkommer/komkommers, courgette/courgettes, aubergine/aubergines,
            champignon/champignons, garnaal/garnalen, aardbei/aardbeien, kers/kersen, knoflookteen/knoflooktenen
            """,
            .shape: "bal/ballen, balletje/balletjes, gehaktbal/gehaktballen, broodje/broodjes",
            .dividedPiece: """
            stuk/stukken, stukje/stukjes, portie/porties, punt/punten, plak/plakken, plakje/plakjes,
            vierkant/vierkanten, vierkantje/vierkantjes, rechthoek/rechthoeken, driehoek/driehoeken, cirkel/cirkels,
            rondje/rondjes, reep/repen, reepje/reepjes, strook/stroken, koekje/koekjes, pannenkoek/pannenkoeken,
            blokje/blokjes, deel/delen, helft/helften
            """,
            .dividedPart: "deel, delen, helft, helften",
            .dough: "deeg, -deeg, mengsel, -mengsel, deegrol, deegbal, gehakt",
            .dividingStem: "verdeel, verdel, opdel, splits, vorm",
            .cuttingStem: "snij, gesneden, snijd",
            .pieceYield: "uitsteken, krijg, krijgt, steek, maakt",
            .condition: "als, indien, verdubbel",
            .batch: "recept/recepten",
            .centre: "midden",
            .tray: "bakplaat, bakpapier",
            .weighingStem: "weeg, weg",
            .repeatingStem: "herhaal, herhal",
            .turningStem: "draai, gedraaid",
            .mixture: "deeg, beslag, vulling, pannenkoekenbeslag, wafelbeslag",
            .vessel: """
            vorm, vormen, bakvorm, springvorm, ovenschaal, schaal, pan, pannen, kom, kommen, bakblik, bakplaat,
            porties, stukken, stuks, bolletjes
            """,
            .cookware: """
            pan, koekenpan, steelpan, kom, mes, garde, oven, zeef, blender, mixer, bakplaat, vergiet, rasp
            """,
            .instrument: "behulp",
            .sizeLink: "van, inhoud",
            .cookingVerb: "bakken, koken, snijden, roeren, mengen, verhitten, fruiten",
            .cookingStem: "snijd, verwarm, meng, voeg",
            .division: "in",
            .label: "stap, stand, pagina, bladzijde, type, nummer, nr, rooster",
            .thermometer: "thermometer, kerntemperatuur, binnentemperatuur",
            .degree: "graden, graad",
            .second: "seconde/seconden, sec",
            .minute: "minuut/minuten, min",
            .quarterHour: "kwartier",
            .hour: "uur/uren",
            .day: "dag/dagen",
            .week: "week/weken",
            .halfHour: "halfuur",
            .anotherTime: "nog",
            .moreTime: "extra",
            .every: "elke, iedere, om de",
            .lastTime: "laatste",
            .before: "voor, voordat",
            .earlier: "geleden, minder dan, korter dan, langer dan",
            .waitingVerb: """
            rusten, laat, laten, afkoelen, koelen, rijzen, intrekken, marineren, sudderen, koken, bakken
            """,
            .rate: "per",
            .rateWeight: "kg, kilo, pond",
            .storage: "houdbaar, bewaar, bewaren, vries, invriezen",
            .timeLabel: "tijd, -tijd, totaal",
            .atLeast: "minstens, minimaal, ten minste",
            .longTime: "nacht",
            .timeRemark: """
            minstens, ongeveer, rusttijd, oventijd, kooktijd, baktijd, bereiding, rijzen, koelkast, oven,
            wachttijd
            """,
            .waitingKey: "wachttijd",
            .restingKey: "rusttijd",
            .chillingKey: "koeltijd",
            .marinatingKey: "marineertijd",
            .risingKey: "rijstijd",
            .ingredientsHeading:
                "ingrediënten, ingrediënt, benodigdheden, heb je nodig, dit heb je nodig, boodschappen",
            .shoppingHeading: "boodschappenlijst",
            .cookwareHeading: "keukengerei, materiaal",
            .requirementHeading: "benodigdheden",
            .directionsHeading: "bereiding, bereidingswijze, instructies, werkwijze, stappen, aan de slag",
            .notesHeading: """
            opmerkingen, tips, voedingswaarde, bron, variaties, notities, bewaren, serveertip, serveersuggestie,
            voedingswaarden, bijdragers, gebaseerd op, geïnspireerd door, referenties, bronnen
            """,
            .descriptionHeading: "beschrijving, omschrijving",
            .timeHeading: "tijd",
            .stepHeading: "stap",
            .purpose: "voor",
            .headingFiller: "voor, de, het, en, van",
            .topping: "garnering, voor erbij",
            .component: "deeg, vulling, saus",
            .otherHeading: "overig",
            .recipeWord: "recept",
            .recipesWord: "recepten",
            .no: "nee",
            .serves: "voor, opbrengst",
            .person: "personen, persoon, pers, eters",
            .portion: "porties, portie",
            .meal8: "ontbijt",
            .meal12: "lunch, middageten",
            .meal19: "avondeten",
            .weekday: "maandag, dinsdag, woensdag, donderdag, vrijdag, zaterdag, zondag",
            .plate: "bord/borden, kom/kommen, kommetje/kommetjes, glas/glazen, schaaltje/schaaltjes",
            .servingStem: "serve, verdeel, verdel, schep, giet, schenk, vul",
            .singleDefinite: "de, het",
            .foodLiquid: "water, vocht, sap",
            .mixedWith: "gemengd met, vermengd met",
            .commonWord: """
            de, het, een, en, met, van, voor, op, te, uit, naar, er, tot, minuten, uur, snijd, voeg, toe, meng,
            laat, roer, verwarm, zout, peper, olie, boter, eieren, el, tl, bak, kook, dan, niet, zijn, ongeveer,
            bloem, suiker, melk
            """,
            .pluralEnding: """
            -/-en, -/-s, -aat/-aten, -oon/-onen, -oot/-oten, -oor/-oren, -eer/-eren, -eet/-eten, -aap/-apen,
            -ool/-olen, -aas/-azen, -p/-ppen, -k/-kken, -t/-tten, -l/-llen, -s/-ssen, -n/-nnen, -f/-ven
            """,
            .irregularPlural: "ei/eieren, ui/uien",
            .foodColour: """
            wit, witte, rood, rode, geel, gele, groen, groene, zwart, zwarte, bruin, bruine, paars, paarse, zoet,
            zoete, vers, verse
            """,
        ])
}
