extension KitchenLanguage {
    static let german = KitchenLanguage(
        code: "de",
        units: """
            EL, Esslöffel, Eßlöffel, Essl, Eßl
            TL, Teelöffel, KL, Kaffeelöffel
            Msp, Messerspitze/Messerspitzen
            Prise/Prisen, Pr
            g, Gramm, gr
            kg, Kilogramm, Kilo/Kilos
            mg, Milligramm
            ml, Milliliter
            cl, Zentiliter
            dl, Deziliter
            l, Liter, Ltr
            Pfund, Pfd
            cm, Zentimeter
            Tasse/Tassen
            Becher
            Glas/Gläser
            Schuss, Schuß
            Spritzer
            Tropfen
            Handvoll, Hand voll
            Bund, Bd
            Zehe/Zehen
            Zweig/Zweige
            Zweiglein
            Stängel, Stengel
            Stange/Stangen
            Blatt/Blätter
            Scheibe/Scheiben
            Stück/Stücke, Stk, St
            Stückchen
            Würfel
            Kopf/Köpfe
            Knolle/Knollen
            Packung/Packungen, Pck, Pkg, Packg
            Päckchen, Pkt, Paket/Pakete
            Tüte/Tüten
            Beutel
            Dose/Dosen
            Flasche/Flaschen
            Kugel/Kugeln
            Rolle/Rollen
            Portion/Portionen
            Tafel/Tafeln
            Ecke/Ecken
            """,
        numbers: """
            ein = 1, eine = 1, einen = 1, einer = 1, eines = 1, zwei = 2, drei = 3, vier = 4, fünf = 5, sechs = 6,
            sieben = 7, acht = 8, neun = 9, zehn = 10, elf = 11, zwölf = 12, zwanzig = 20, halb = 1/2, halbe = 1/2,
            halber = 1/2, halbes = 1/2, halben = 1/2, anderthalb = 3/2, eineinhalb = 3/2, zweieinhalb = 5/2, viertel = 1/4
            """,
        words: [
            (
                .vagueUnit,
                "Prise, Prisen, Schuss, Schuß, Spritzer, Handvoll, Bund, Msp, Messerspitze, Tropfen, Stück, Zweige, Scheiben, Scheibe"
            ),
            (.trailingUnit, "Zehe, Zehen, Blätter, Zweige, Scheiben, Stängel"),
            (
                .container,
                """
                Packung, Packungen, Pck, Päckchen, Dose, Dosen, Glas, Gläser, Flasche, Flaschen, Beutel, Becher, Stück, Kugel, Tüte, Tafel
                """
            ),
            (.multiplier, "Dutzend"),
            (.vagueCount, "etwas, einige, ein paar, wenig, paar"),
            (.connector, "vom, von, an"),
            (.and, "und, dann, sowie"),
            (.or, "oder, bzw"),
            (.plus, "plus, und"),
            (.rangeWord, "bis, oder"),
            (.times, "x, ×, mal"),
            (.about, "ca, circa, etwa, ungefähr, rund, gut, knapp, mindestens"),
            (
                .remark,
                """
                zum, zur, nach Geschmack, nach Belieben, nach Bedarf, evtl, eventuell, ggf, optional, wahlweise, alternativ, am besten, möglichst,
                falls, z B, zum Beispiel, wie z B, je nach, für, aus dem, aus der, vorzugsweise, je, à
                """
            ),
            (.toTaste, "nach Geschmack, nach Belieben"),
            (
                .preparationPhrase,
                "in Scheiben, in Würfel, in Würfeln, in Streifen, in Stücke, in Stücken, in Ringe, in Ringen, zimmerwarm, bei Zimmertemperatur"
            ),
            (.optional, "optional, evtl, eventuell, nach Belieben, wer mag"),
            (.part, "Saft, Schale, Abrieb, abgeriebene, Zeste, Zesten"),
            (.adverb, "fein, grob, frisch, dünn, dick, leicht, klein, sehr, in, gut"),
            (.preposition, "in, mit, und, oder, zu"),
            (
                .describing,
                "frisch, frische, frischer, frisches, frischen, rote, roter, rotes, roten, grüne, grüner, grünes, weiße, weißer, weißes, trockener, trockene, mehligkochende, festkochende"
            ),
            (.each, "je"),
        ],
        endings: "e, er, es, en, em",
        inflected: [
            (.size, "groß, klein, mittelgroß, mittler, riesig, dick"),
            (.unitQualifier, "gestrichen, gehäuft, groß, klein, leicht gehäuft, gut, dick, dünn, voll, kräftig"),
            (
                .preparation,
                """
                gehackt, gerieben, geschnitten, gewürfelt, geschält, zerlassen, geschmolzen, gemahlen, gepresst, geröstet, gekocht, zerdrückt, gesiebt,
                abgetropft, gewaschen, geputzt, entkernt, entsteint, halbiert, geviertelt, verquirlt, zimmerwarm, zerkleinert, geraspelt, gehobelt,
                kleingeschnitten, kleingehackt, aufgetaut, gepellt, weich, zerpflückt, gezupft, püriert, geschlagen, zerbröselt, eingeweicht,
                abgerieben, gestiftelt, gemörsert, gebraten, feingehackt, grobgehackt, lauwarm, gehäutet, passiert
                """
            ),
        ])
}
