extension KitchenLanguage {
    static let italian = KitchenLanguage(
        code: "it",
        joinsUnitsByConnector: true,
        units: """
            cucchiaio/cucchiai, cucchiaio da minestra/cucchiai da minestra, cucchiaio da tavola/cucchiai da tavola
            cucchiaino/cucchiaini, cucchiaino da tè/cucchiaini da tè, cucchiaino da caffè/cucchiaini da caffè
            g, gr, grammo/grammi
            kg, chilo/chili, chilogrammo/chilogrammi
            etto/etti, hg
            mg, milligrammo/milligrammi
            ml, millilitro/millilitri
            cl, centilitro/centilitri
            dl, decilitro/decilitri
            l, litro/litri, lt
            cm, centimetro/centimetri
            tazza/tazze
            tazzina/tazzine
            bicchiere/bicchieri
            pizzico/pizzichi
            presa/prese
            manciata/manciate
            filo
            goccia/gocce
            goccio
            spruzzata
            spicchio/spicchi
            rametto/rametti
            ramo/rami
            ciuffo/ciuffi
            mazzo/mazzi
            mazzetto/mazzetti
            foglia/foglie
            fetta/fette
            fettina/fettine
            pezzo/pezzi
            pezzetto/pezzetti
            costa/coste
            gambo/gambi
            testa/teste
            cespo/cespi
            noce/noci
            dado/dadi
            panetto/panetti
            cubetto/cubetti
            scatola/scatole
            lattina/lattine
            barattolo/barattoli
            vasetto/vasetti
            bottiglia/bottiglie
            busta/buste
            bustina/bustine
            confezione/confezioni
            pacchetto/pacchetti, pacco/pacchi
            rotolo/rotoli
            foglio/fogli
            """,
        numbers: """
            un = 1, una = 1, uno = 1, due = 2, tre = 3, quattro = 4, cinque = 5, sei = 6, sette = 7, otto = 8, nove = 9, dieci = 10, undici = 11,
            dodici = 12, venti = 20, mezzo = 1/2, mezza = 1/2, mezzi = 1/2, cento = 100
            """,
        words: [
            (
                .vagueUnit,
                "pizzico, manciata, filo, goccio, spruzzata, ciuffo, rametto, rametti, foglie, presa, noce, mazzetto, fette"
            ),
            (
                .container,
                "scatola, scatole, lattina, barattolo, barattoli, vasetto, bottiglia, busta, bustina, bustine, confezione, confezioni, pacchetto, pezzo, panetto"
            ),
            (.multiplier, "dozzina"),
            (.vagueCount, "alcune, alcuni, qualche, poco, po'"),
            (.connector, "di, d', d’, del, della, dello, dell', dell’, dei, degli, delle"),
            (.and, "e, ed, poi"),
            (.or, "o, oppure"),
            (.plus, "più, e"),
            (.rangeWord, "a, o"),
            (.times, "x, ×, per"),
            (.about, "circa, quasi, ca"),
            (
                .remark,
                """
                per, q b, qb, quanto basta, a piacere, a piacimento, a gusto, facoltativo, facoltativa, facoltativi, opzionale, se necessario, preferibilmente, ad esempio, tipo,
                come, secondo i gusti, circa
                """
            ),
            (.toTaste, "q b, qb, quanto basta, a piacere, a piacimento, a gusto, secondo i gusti"),
            (
                .preparationPhrase,
                "a temperatura ambiente, a dadini, a cubetti, a fette, a fettine, a pezzi, a pezzetti, a rondelle, a julienne, a spicchi, in polvere fine"
            ),
            (.optional, "facoltativo, facoltativa, facoltativi, opzionale, opzionali"),
            (.part, "succo, scorza, il, la"),
            (.adverb, "finemente, grossolanamente, appena, leggermente, ben, molto"),
            (.preposition, "a, in, con, al, alla, e, ed, o, per, da, senza"),
            (.each, "ciascuno, ciascuna, l'uno"),
        ],
        endings: "o, a, i, e",
        inflected: [
            (.size, "grand, grande, piccol, medi, gross"),
            (.unitQualifier, "colm, ras, abbondant, piccol, grand, scars, gross"),
            (
                .preparation,
                """
                tritat, grattugiat, tagliat, affettat, pelat, sbucciat, fus, sciolt, macinat, schiacciat, tostat, scolat, lavat, snocciolat, denocciolat, sbattut,
                setacciat, cott, ammorbidit, sminuzzat, spezzettat, mondat, pulit, spremut, lessat, strizzat, ammollat, sbriciolat, frullat, sgusciat, scongelat, dissalat, tiepid
                """
            ),
        ], elisions: ["d'", "d’", "dell'", "dell’", "l'", "l’"])
}
