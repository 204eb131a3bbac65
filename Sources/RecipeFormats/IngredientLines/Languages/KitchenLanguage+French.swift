extension KitchenLanguage {
    static let french = KitchenLanguage(
        code: "fr",
        joinsUnitsByConnector: true,
        units: """
            cuillère à soupe/cuillères à soupe, cuillere à soupe/cuilleres à soupe, cuillère a soupe/cuillères a soupe, c à soupe, c à s, c a s, cs, càs, cas, c-à-s, cuil à soupe, cuillerée à soupe/cuillerées à soupe
            cuillère à café/cuillères à café, cuillere à café/cuilleres à café, cuillère a café/cuillères a café, c à café, c à c, c a c, cc, càc, cac, c-à-c, cuil à café, cuillerée à café/cuillerées à café
            cuillère/cuillères, cuillerée/cuillerées, cuil
            g, gr, gramme/grammes
            kg, kilo/kilos, kilogramme/kilogrammes
            mg, milligramme/milligrammes
            ml, millilitre/millilitres
            cl, centilitre/centilitres
            dl, décilitre/décilitres
            l, litre/litres
            livre/livres
            cm, centimètre/centimètres
            tasse/tasses
            verre/verres
            bol/bols
            pot/pots
            pincée/pincées
            poignée/poignées
            goutte/gouttes
            trait/traits
            filet/filets
            noix
            noisette/noisettes
            gousse/gousses
            brin/brins
            branche/branches
            bouquet/bouquets
            botte/bottes
            feuille/feuilles
            tranche/tranches
            morceau/morceaux
            rondelle/rondelles
            tête/têtes
            bulbe/bulbes
            tige/tiges
            bâton/bâtons
            cube/cubes
            boule/boules
            boîte/boîtes, boite/boites
            conserve/conserves
            sachet/sachets
            paquet/paquets
            bouteille/bouteilles
            brique/briques, briquette/briquettes
            barquette/barquettes
            plaque/plaques
            rouleau/rouleaux
            zeste/zestes
            portion/portions
            """,
        numbers: """
            un = 1, une = 1, deux = 2, trois = 3, quatre = 4, cinq = 5, six = 6, sept = 7, huit = 8, neuf = 9, dix = 10, onze = 11,
            douze = 12, vingt = 20, demi = 1/2, demie = 1/2, demi- = 1/2, quart = 1/4, cent = 100
            """,
        words: [
            (
                .vagueUnit,
                "pincée, pincées, poignée, filet, trait, noisette, brin, brins, bouquet, goutte, gouttes, feuilles, tranches"
            ),
            (
                .container,
                "boîte, boîtes, boite, boites, sachet, sachets, paquet, paquets, bouteille, pot, pots, brique, briques, barquette, boule, morceau"
            ),
            (.multiplier, "douzaine"),
            (.vagueCount, "quelques, peu"),
            (.connector, "de, d', d’, du, des, la, le, les, l', l’"),
            (.and, "et, puis"),
            (.or, "ou"),
            (.plus, "plus, et"),
            (.rangeWord, "à, a, ou"),
            (.times, "x, ×"),
            (.about, "environ, env, presque, bien"),
            (
                .remark,
                """
                pour, selon le goût, selon votre goût, selon goût, au goût, à volonté, à votre goût, facultatif, facultatifs, facultative, optionnel, si possible, si vous voulez, ou plus, de préférence,
                par exemple, comme, type, environ, selon, éventuellement
                """
            ),
            (.toTaste, "selon le goût, selon goût, au goût, à volonté, à votre goût, selon votre goût"),
            (
                .preparationPhrase,
                "à température ambiante, en dés, en morceaux, en rondelles, en tranches, en poudre fine, en cubes, en lamelles, en julienne, à température"
            ),
            (.optional, "facultatif, facultative, facultatifs, optionnel, optionnelle, si vous voulez"),
            (.part, "jus, zeste, zestes, le"),
            (.adverb, "finement, grossièrement, fraîchement, légèrement, très, bien"),
            (.preposition, "en, avec, dans, à, au, et, ou, par, sans"),
            (.each, "chacun, chacune"),
        ],
        endings: "e, s, es",
        inflected: [
            (.size, "gros, petit, grand, moyen, moyenn, gross, énorme"),
            (.unitQualifier, "gros, gross, petit, grand, bon, bonn, bombé, ras, rase, plein, généreux, belle, beau"),
            (
                .preparation,
                """
                haché, râpé, coupé, émincé, pelé, épluché, fondu, moulu, écrasé, ciselé, concassé, égoutté, lavé, dénoyauté, épépiné, battu, tamisé, cuit,
                ramolli, mou, grillé, torréfié, effilé, rincé, tranché, pressé, mixé, réduit, décongelé, mélangé, équeuté, essoré, broyé, détaillé, tiède, dégraissé,
                émietté, désossé, paré, nettoyé, fendu, divisé
                """
            ),
        ], elisions: ["d'", "d’", "l'", "l’"])
}
