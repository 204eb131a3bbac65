extension CookingLanguage {
    package static let german = CookingLanguage(
        code: "de",
        capitalizesNouns: true,
        endings: "e, er, es, en, em",
        numbers: """
            ein/eine/einen/einem/einer/eines = 1, zwei = 2, drei = 3, vier = 4, fünf = 5, sechs = 6, sieben = 7,
            acht = 8, neun = 9, zehn = 10, elf = 11, zwölf = 12, fünfzehn = 15, zwanzig = 20, dreißig = 30,
            vierzig = 40, fünfundvierzig = 45, fünfzig = 50, sechzig = 60, neunzig = 90, hundert = 100,
            halb/halbe/halber/halbes/halben = 1/2, anderthalb/eineinhalb = 3/2,
            zweieinhalb = 5/2, dreieinhalb = 7/2, viereinhalb = 9/2, eineinviertel = 5/4, viertel = 1/4
            """,
        fractions: "drittel = 1/3, viertel = 1/4, dreiviertel = 3/4, achtel = 1/8",
        metric: """
            g: g, Gramm, gr
            kg: kg, Kilogramm, Kilo/Kilos
            mg: mg, Milligramm
            ml: ml, Milliliter, ccm, cm³
            cl: cl, Zentiliter
            dl: dl, Deziliter
            l: l, Liter, Ltr, lt
            dag: dag
            dag: dkg
            """,
        measures: """
            tbsp*: EL, Esslöffel, Eßlöffel, Essl, Eßl
            tsp*: TL, Teelöffel, KL, Kaffeelöffel
            pinch: Msp, Messerspitze/Messerspitzen
            Pfund: Pfund, Pfd
            cup*: Tasse/Tassen
            Becher
            Löffel
            Suppenkelle/Suppenkellen
            Kelle/Kellen
            Schöpfkelle/Schöpfkellen
            Schnapsglas/Schnapsgläser
            """,
        pieces: """
            pinch: Prise/Prisen, Pr
            dash: Schuss, Schuß
            dash: Spritzer
            drop: Tropfen
            handful: Handvoll, Hand voll
            bunch: Bund, Bd
            clove: Zehe/Zehen
            sprig: Zweig/Zweige
            stalk: Stängel, Stengel
            stick: Stange/Stangen
            leaf: Blatt/Blätter
            slice: Scheibe/Scheiben
            cube: Würfel
            head: Kopf/Köpfe
            bulb: Knolle/Knollen
            ball: Kugel/Kugeln
            """,
        containers: """
            jar: Glas/Gläser
            packet: Packung/Packungen, Pck, Pkg, Packg
            packet: Päckchen, Pkt, Paket/Pakete
            bag: Tüte/Tüten
            bag: Beutel
            can: Dose/Dosen
            bottle: Flasche/Flaschen
            Rolle/Rollen
            Tube/Tuben
            """,
        listedUnits: """
            Umdrehung/Umdrehungen
            cm: cm, Zentimeter
            Zweiglein
            piece: Stück/Stücke, Stk, St
            Stückchen
            serving: Portion/Portionen
            Tafel/Tafeln
            Ecke/Ecken
            """,
        knownUnits: """
            dag: Deka, Dekagramm
            oz: Unze/Unzen
            in: Zoll
            °C: Grad Celsius, Grad
            fillet: Filet/Filets
            strip: Streifen
            box: Schachtel/Schachteln
            mm: Millimeter
            """,
        courses: """
            breakfast: Frühstück
            lunch: Mittagessen
            starter: Vorspeisen, Vorspeise
            soup: Suppen, Suppe
            salad: Salate, Salat
            pasta: Nudeln
            main: Hauptgerichte, Hauptgericht, Hauptspeise, Hauptspeisen
            main: Abendessen
            side: Beilagen, Beilage
            dessert: Nachspeisen, Nachspeise, Nachtisch, Nachtische, Dessert süß
            baking: Kuchen, Kuchen und Torten
            baking: Backen
            baking: Plätzchen
            baking: Süßes, Süß
            bread: Brot, Brote
            bread: Teige, Teig
            drink: Getränke, Getränk
            sauce: Soßen, Soße, Saucen
            sauce: Aufstriche
            preserve: Konserven
            basics: Grundrezepte, Grundlagen
            """,
        words: [
            .choice: "eines der folgenden, eine der folgenden, einer der folgenden",
            .only: "nur, nicht, keine",
            .anotherThing: "anderes, anderer, andere, weiteres, weitere",
            .cooked: "gekocht~, vorgekocht~, Dose",
            .sizedPiece: "filets, steaks, schnitzel, koteletts, keulen, schenkel, brüste, medaillons",
            .and: "und",
            .then: "dann, sowie",
            .or: "oder, bzw",
            .plus: "plus",
            .to: "bis",
            .between: "zwischen",
            .times: "x, ×, mal",
            .minus: "minus",
            .about: "ca, circa, etwa, ungefähr, rund",
            .bound: "gut, knapp, mindestens",
            .stepAbout: "gut, knapp, noch, für",
            .vagueCount: "etwas, einige, ein paar, wenig, paar, bisschen, bißchen, bissl",
            .multiplier: "Dutzend",
            .article: "ein, eine, einen, einem, einer, eines",
            .definite: "der, die, das, den, dem, des, im, ins, am, zum, zur, vom, beim, ans",
            .of: "von, vom",
            .connector: "vom, von, an",
            .each: "je",
            .perPiece: "jede, jeden, jedes, jedem, jeder, jeweils, pro",
            .notPiece: "mal, zugabe, seite, minute, stunde, minuten, stunden, seiten",
            .atATime: "auf einmal",
            .without: "ohne, kein, keine, keinen, statt, anstatt, anstelle",
            .share: """
            hälfte, halb, halbe, halber, halbes, halben, drittel, viertel, restliche, restlichen, restlicher,
            restliches, restl, übrige, übrigen, übriger, übriges, verbleibende, verbleibenden, verbliebene,
            verbliebenen, übriggebliebene
            """,
            .shareOf: "teil",
            .mentionedShare: """
            rest, restlichem, andere, anderen, zurückbehaltene, zurückbehaltenen, aufgehobene, beiseitegestellte,
            beiseitegestellten
            """,
            .quantifier: """
            beide, beiden, weitere, weiteren, weiterer, weiteres, andere, anderen, alle, allen, aller, jede,
            jeden, jeder, jedes, etwas, einige, wenig, wenige, mehr, paar, ganze, ganzen, ganzer, ganzes
            """,
            .furtherAmount: """
            restliche, restlichen, restlicher, restliches, restl, übrige, übrigen, übriger, übriges, verbleibende,
            verbleibenden, verbliebene, verbliebenen, übriggebliebene, weitere, weiteren, weiterer, weiteres, andere,
            anderen, etwas, einige, wenig, wenige, mehr, paar
            """,
            .vague: """
            etwas, einige, einigen, wenig, paar, jede, jeden, jedes, jeder, jeweils, je, beide, beiden, viel,
            genug, genügend, alle, alles, allem, allen, diese, diesen, dieser, dieses, solche, ausreichend,
            reichlich
            """,
            .boundary: "mit, zu, zum, zur, in, ins, im, auf, aus, für, bei, dann, sowie, bis, über, unter",
            .functionWord: """
            der, die, das, den, dem, des, ein, eine, einen, und, oder, mit, in, im, ins, auf, aus, für, bei, dann,
            sowie, bis, über, unter, zu, zum, zur, von, vom, an, am, je, jeweils, nach, um, als
            """,
            .leader: """
            mit, und, oder, in, auf, aus, zu, bei, für, an, unter, über, durch, nach, dann, danach, nun,
            anschließend, zuerst, zunächst, inzwischen, währenddessen, als, wie, auch, sowie, bis, außerdem, dazu,
            darin, darauf, darüber, zusammen, zwischen, um
            """,
            .preposition: "in, mit, und, oder, zu",
            .largeSize: "groß~, riesig~, dick~",
            .smallSize: "klein~",
            .size: "mittelgroß~, mittler~",
            .unitQualifier: """
            gestrichen~, gehäuft~, groß~, klein~, leicht gehäuft~, gut~, dick~, dünn~, voll~, kräftig~
            """,
            .filling: "gehäufte, gehäuften, gehäufter, gestrichene, gestrichenen, gestrichener, knappe, knappen",
            .vagueUnit: """
            Prise, Prisen, Schuss, Schuß, Spritzer, Handvoll, Bund, Msp, Messerspitze, Tropfen, Stück, Zweige,
            Scheiben, Scheibe
            """,
            .trailingUnit: "Zehe, Zehen, Blätter, Zweige, Scheiben, Stängel",
            .container: """
            Packung, Packungen, Pck, Päckchen, Dose, Dosen, Glas, Gläser, Flasche, Flaschen, Beutel, Becher,
            Stück, Kugel, Tüte, Tafel
            """,
            .preparation: """
            gehackt~, gerieben~, geschnitten~, gewürfelt~, geschält~, zerlassen~, geschmolzen~, gemahlen~,
            gepresst~, geröstet~, gekocht~, zerdrückt~, gesiebt~, abgetropft~, gewaschen~, geputzt~, entkernt~,
            entsteint~, halbiert~, geviertelt~, verquirlt~, zimmerwarm~, zerkleinert~, geraspelt~, gehobelt~,
            kleingeschnitten~, kleingehackt~, aufgetaut~, gepellt~, weich~, zerpflückt~, gezupft~, püriert~,
            geschlagen~, zerbröselt~, eingeweicht~, abgerieben~, gestiftelt~, gemörsert~, gebraten~, feingehackt~,
            grobgehackt~, lauwarm~, gehäutet~, passiert~
            """,
            .adverb: "fein, grob, frisch, dünn, dick, leicht, klein, sehr, in, gut",
            .describing: """
            frisch, frische, frischer, frisches, frischen, rote, roter, rotes, roten, grüne, grüner, grünes,
            weiße, weißer, weißes, trockener, trockene, mehligkochende, festkochende
            """,
            .foodPart: "Saft, Schale, Abrieb, abgeriebene, Zeste, Zesten",
            .remark: """
            zum, zur, nach Geschmack, nach Belieben, nach Bedarf, evtl, eventuell, ggf, optional, wahlweise,
            alternativ, am besten, möglichst, falls, z B, zum Beispiel, wie z B, je nach, für, aus dem, aus der,
            vorzugsweise, je
            """,
            .preparationPhrase: """
            in Scheiben, in Würfel, in Würfeln, in Streifen, in Stücke, in Stücken, in Ringe, in Ringen,
            zimmerwarm, bei Zimmertemperatur
            """,
            .optional: "optional, evtl, eventuell, nach Belieben, wer mag",
            .orMore: "oder mehr, oder weniger, oder etwas mehr",
            .lengthFood: """
            ingwer, galgant, kurkuma, meerrettich, zimt, zitronengras, lauch, porree, gurke, salatgurke, rettich,
            daikon, kombu, vanille, rhabarber, chorizo, baguette
            """,
            .toTaste: "nach Geschmack, nach Belieben",
            .stepPiece: "knoblauchzehe/knoblauchzehen, stiel/stiele, lorbeerblatt/lorbeerblätter, rispe/rispen",
            .stepAdjective: """
            große, großen, großer, großes, kleine, kleinen, kleiner, kleines, mittelgroße, mittelgroßen, gehäufte,
            gehäuften, gehäufter, gestrichene, gestrichenen, gestrichener, rote, roten, grüne, grünen, gelbe,
            gelben, weiße, weißen, frische, frischen, frischer, ganze, ganzen, reife, reifen, weitere, weiteren,
            weiterer, restliche, restlichen, gekochte, gekochten, geschälte, geschälten, knappe, knappen, gute,
            guten
            """,
            .mentionAdjective: """
            frisch, frische, frischen, frischer, frisches, kalt, kalte, kalten, kaltes, kaltem, heiß, heiße,
            heißen, heißes, heißem, warm, warme, warmen, warmes, warmem, lauwarm, lauwarme, lauwarmen, lauwarmes,
            lauwarmem, weiche, weichen, kochende, kochenden, kochendes, kochendem
            """,
            .changedState: """
            gekocht, gekochte, gekochten, gekochter, gebraten, gebratene, gebratenen, gebackene, gebackenen,
            pürierte
            """,
            .cutPiece: "würfel, würfeln, stück, stücke, stücken, stückchen, scheibe, scheiben, streifen, portionen",
            .countedFood: """
            ei/eier, eigelb/eigelbe, eiweiß/eiweiße, eidotter, eiern/eiern, zwiebel/zwiebeln,
            schalotte/schalotten, frühlingszwiebel/frühlingszwiebeln, lauchzwiebel/lauchzwiebeln,
            karotte/karotten, möhre/möhren, kartoffel/kartoffeln, tomate/tomaten, paprika/paprika,
            paprikaschote/paprikaschoten, chilischote/chilischoten, apfel/äpfel, birne/birnen, banane/bananen,
            zitrone/zitronen, limette/limetten, orange/orangen, pfirsich/pfirsiche, pflaume/pflaumen,
            aprikose/aprikosen, feige/feigen, dattel/datteln, avocado/avocados, gurke/gurken, zucchini/zucchini,
            aubergine/auberginen, kürbis/kürbisse, champignon/champignons, pilz/pilze, garnele/garnelen,
            hähnchenbrust/hähnchenbrüste, hähnchenschenkel, würstchen, brötchen, erdbeere/erdbeeren,
            kirsche/kirschen, nelke/nelken, wacholderbeere/wacholderbeeren, pfefferkorn/pfefferkörner,
            vanilleschote/vanilleschoten, zimtstange/zimtstangen, schnitzel, steak/steaks,
            sellerieknolle/sellerieknollen
            """,
            .shape: """
            kugel/kugeln, bällchen, frikadelle/frikadellen, knödel, brötchen, klößchen, kloß/klöße,
            bulette/buletten
            """,
            .dividedPiece: """
            stück/stücke, stücken/stücken, portion/portionen, spalte/spalten, scheibe/scheiben, quadrat/quadrate,
            rechteck/rechtecke, dreieck/dreiecke, kreis/kreise, taler, streifen, strang/stränge, riegel, würfel,
            tortenstück/tortenstücke, plätzchen, fladen, kekse/kekse, quadraten/quadraten, rechtecken/rechtecken,
            kreisen/kreisen, talern/talern, fladen/fladen, rolle/rollen, stange/stangen, rohling/rohlinge,
            teigling/teiglinge, teigkugel/teigkugeln, teil/teile, teilen/teilen, hälfte/hälften
            """,
            .dividedPart: "teil, teile, teilen, hälfte, hälften",
            .dough: "teig, -teig, masse, -masse, teigrolle, teigplatte, teigstrang, teigkugel, hackfleischmischung",
            .dividingStem: """
            teil, aufteil, zerteil, abteil, unterteil, geteilt, aufgeteilt, portionier, form, ausform
            """,
            .cuttingStem: "schneid, zerschneid, aufschneid, geschnitten",
            .pieceYield: "ausstechen, ergeben, erhalten, abstechen",
            .condition: "wenn, falls, verdoppelt",
            .batch: "rezept/rezepte",
            .centre: "mitte",
            .tray: "blech, backblech, backpapier",
            .weighingStem: "wieg, wog",
            .repeatingStem: "wiederhol, ebenso, genauso",
            .turningStem: "dreh, gedreht, wend, gewendet",
            .mixture: """
            teig, füllung, masse, pfannkuchenteig, crêpeteig, crêpesteig, waffelteig, eierkuchenteig, palatschinkenteig,
            kuchenteig
            """,
            .vessel: """
            form, formen, kastenform, springform, auflaufform, topf, töpfe, pfanne, schüssel, schüsseln, förmchen,
            blech, kasserolle, messbecher, stücke, stück, kugeln, portionen, einmachgläser, schraubgläser
            """,
            .cookware: "Topf, Pfanne, Schüssel, Messer, Schneebesen, Backofen, Ofen, Backblech, Sieb, Mixer",
            .instrument: "hilfe, mithilfe, zuhilfenahme",
            .sizeLink: "fasst, fassend, von, à, inhalt, fassungsvermögen",
            .greasing: "einfetten, fetten, gefettete, gefetteten, bestäuben",
            .cookingVerb: "backen, braten, garen, hacken, kneten, kochen, schneiden, würzen, verrühren",
            .cookingStem: "kochel, dunst, anbrat, verruhr, vermisch, unterheb, vermeng, abschmeck, gehack, schnipp",
            .division: "in, zu",
            .yieldVerb: "ergibt, reicht",
            .label: "schritt, stufe, type, typ, gasstufe, stufen, seite, nr, schiene, teil",
            .thermometer: "thermometer, kerntemperatur, zuckerthermometer, bratenthermometer, innentemperatur",
            .degree: "Grad",
            .second: "Sekunde/Sekunden, Sek",
            .minute: "Minute/Minuten, Min",
            .quarterHour: "Viertelstunde/Viertelstunden",
            .threeQuarterHour: "Dreiviertelstunde",
            .hour: "Stunde/Stunden, Std, h",
            .day: "Tag/Tage, Tagen",
            .week: "Woche/Wochen",
            .month: "Monat/Monate, Monaten",
            .halfHour: "Halbstunde",
            .anotherTime: "weitere",
            .moreTime: "weitere, weiteren",
            .every: "alle, jede",
            .interval: "Intervallen",
            .lastTime: "letzten, letzte",
            .earlier: "weniger als, kürzer als, mehr als, länger als",
            .before: "vor",
            .waitingVerb: "ruhen, ziehen, abkühlen, lassen",
            .helpingVerb: "lassen",
            .rate: "pro, je",
            .rateWeight: "Pfund, kg, Kilo",
            .storage: "hält, haltbar, aufbewahren",
            .timeLabel: "Zeit, -zeit",
            .atLeast: "mindestens",
            .longTime: "nacht, tag, stund, woche",
            .timeRemark: """
            mindestens, höchstens, im, Ofen, Kühlschrank, Ruhezeit, ruhen, Backzeit, Kochzeit, Gehzeit, Wartezeit,
            Kühlzeit, Vorbereitung, Zubereitung, marinieren, ziehen, ca.
            """,
            .waitingKey: "Wartezeit",
            .restingKey: "Ruhezeit, ruhen",
            .chillingKey: "Kühlzeit, kühlen, Abkühlzeit",
            .freezingKey: "Gefrierzeit",
            .marinatingKey: "Marinierzeit",
            .fermentingKey: "Gärzeit, Gärung",
            .risingKey: "Gehzeit",
            .soakingKey: "Einweichzeit",
            .infusingKey: "Ziehzeit",
            .ingredientsHeading: """
            zutaten, zutat, zutatenliste, was du brauchst, du brauchst, man braucht, ihr braucht, man nehme
            """,
            .shoppingHeading: "einkaufsliste",
            .cookwareHeading: "utensilien, ausrüstung, küchengeräte, geräte, werkzeug, küchenutensilien",
            .directionsHeading: """
            zubereitung, anleitung, zubereitungsschritte, vorgehen, arbeitsschritte, schritte, so geht, so wird,
            so gehts, vorbereitung, durchführung, herstellung, kochanleitung
            """,
            .notesHeading: """
            hinweis, hinweise, tipp, tipps, anmerkung, anmerkungen, notiz, notizen, nährwerte, varianten, variante,
            quelle, quellen, aufbewahrung, bemerkungen, nährwertangaben, serviervorschlag, serviervorschläge,
            nährwert, nährwertschätzung, mitwirkende, beitragende, basiert auf, basierend auf, inspiriert von,
            nach einem rezept von, danksagung, referenzen, links
            """,
            .descriptionHeading: "beschreibung",
            .timeHeading: "zeit, zubereitungszeit, zeiten",
            .stepHeading: "schritt",
            .purpose: "für, zum, zur",
            .headingFiller: "für, den, die, das, der, und, zum",
            .topping: "Garnitur, Dekoration, Deko, zum Servieren, zum Garnieren",
            .component: "Teig, Füllung, Belag, Guss, Glasur, Soße, Boden, Creme, Streusel",
            .otherHeading: "sonstiges",
            .recipeWord: "Rezept",
            .recipesWord: "Rezepte",
            .yes: "ja",
            .no: "nein",
            .serves: "für, ergibt, reicht, Menge, Ausbeute",
            .person: "Personen, Person, Pers, Leute",
            .portion: "Portionen, Portion",
            .meal8: "Frühstück",
            .meal12: "mittag",
            .meal16: "Kaffee",
            .meal19: "abend",
            .meal21: "Nachtisch",
            .weekday: "Montag, Dienstag, Mittwoch, Donnerstag, Freitag, Samstag, Sonntag",
            .plate: "Teller/Teller, Tellern, Schale/Schalen, Schälchen, Glas/Gläser, Gläsern",
            .servingStem: "anricht, serv, verteil, angericht, portion, füll, gieß, schenk",
            .singleDefinite: "der, die, das, den",
            .foodLiquid: "Wasser, Flüssigkeit, Saft, Sud, Lake",
            .mixedWith: "gemischt mit, vermischt mit, verrührt mit, vermengt mit",
            .commonWord: """
            und, die, der, das, mit, den, dem, im, in, ein, eine, einen, einer, auf, zu, zum, bei, für, aus, dann,
            geben, minuten, stunden, lassen, unter, etwa, ca, backofen, el, tl, wasser, öl, salz, pfeffer, ei,
            eier, nicht, oder, von, mehl, zucker, milch
            """,
            .pluralEnding: "-el/-eln, -er/-ern, -e/-en, -/-e, -in/-innen, -/-en",
            .irregularPlural: """
            Ei/Eier, Blatt/Blätter, Kraut/Kräuter, Huhn/Hühner, Glas/Gläser, Korn/Körner, Rippe/Rippen, Rind/Rinder,
            Lamm/Lämmer
            """,
            .foodColour: """
            weiß~, rot~, gelb~, grün~, schwarz~, braun~, violett~, dunkel~, dunkl~, hell~, süß~, jung~, frisch~,
            getrocknet~
            """,
        ])
}
