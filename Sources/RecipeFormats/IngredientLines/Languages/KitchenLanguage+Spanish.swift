extension KitchenLanguage {
    static let spanish = KitchenLanguage(
        code: "es",
        joinsUnitsByConnector: true,
        units: """
            cucharada/cucharadas, cda/cdas, cucharada sopera/cucharadas soperas, cuchara/cucharas
            cucharadita/cucharaditas, cdta/cdtas, cdita/cditas, cucharada de postre/cucharadas de postre, cucharadita de café/cucharaditas de café, cucharilla/cucharillas
            g, gr, grs, gramo/gramos
            kg, kilo/kilos, kilogramo/kilogramos
            mg, miligramo/miligramos
            ml, mililitro/mililitros
            cl, centilitro/centilitros
            dl, decilitro/decilitros
            l, litro/litros, lt
            libra/libras
            onza/onzas
            cm, centímetro/centímetros
            taza/tazas
            vaso/vasos
            copa/copas
            pizca/pizcas
            puñado/puñados
            chorro/chorros
            chorrito/chorritos
            gota/gotas
            diente/dientes
            ramita/ramitas
            rama/ramas
            manojo/manojos
            atado/atados
            hoja/hojas
            rebanada/rebanadas
            rodaja/rodajas
            loncha/lonchas
            trozo/trozos
            pedazo/pedazos
            cabeza/cabezas
            tallo/tallos
            bulbo/bulbos
            lata/latas
            bote/botes
            tarro/tarros
            frasco/frascos
            botella/botellas
            paquete/paquetes
            sobre/sobres
            bolsa/bolsas
            barra/barras
            cubo/cubos
            lámina/láminas
            unidad/unidades, ud/uds
            nuez
            """,
        numbers: """
            un = 1, una = 1, uno = 1, dos = 2, tres = 3, cuatro = 4, cinco = 5, seis = 6, siete = 7, ocho = 8, nueve = 9, diez = 10, once = 11,
            doce = 12, veinte = 20, medio = 1/2, media = 1/2, cuarto = 1/4
            """,
        words: [
            (.vagueUnit, "pizca, puñado, chorro, chorrito, gotas, ramita, ramitas, manojo, hojas, nuez, rama"),
            (
                .container,
                "lata, latas, bote, botes, tarro, paquete, paquetes, sobre, sobres, bolsa, botella, trozo, frasco"
            ),
            (.multiplier, "docena"),
            (.vagueCount, "unas, unos, algunas, algunos, poco, varias, varios"),
            (.connector, "de, del, la, el, los, las"),
            (.and, "y, e, luego"),
            (.or, "o, u"),
            (.plus, "más, y"),
            (.rangeWord, "a, o"),
            (.times, "x, ×"),
            (.about, "aprox, aproximadamente, unos, unas, casi"),
            (
                .remark,
                """
                para, al gusto, a gusto, opcional, opcionales, si se desea, por ejemplo, como, preferiblemente, preferentemente, según, tipo, o al gusto, cantidad necesaria,
                c n, a su gusto, según gusto
                """
            ),
            (.toTaste, "al gusto, a gusto, según gusto, a su gusto"),
            (
                .preparationPhrase,
                "a temperatura ambiente, en rodajas, en cubos, en trozos, en dados, en juliana, en tiras, en cuadritos, en láminas, a temperatura"
            ),
            (.optional, "opcional, opcionales, si se desea"),
            (.part, "jugo, zumo, ralladura, el, la"),
            (.adverb, "finamente, recién, ligeramente, bien, muy, toscamente, groseramente"),
            (.preposition, "en, con, a, al, y, o, por, sin, fino, fina, finos, finas"),
            (.each, "cada"),
        ],
        endings: "o, a, os, as, es, e",
        inflected: [
            (.size, "pequeñ, grande, grand, median, chic"),
            (.unitQualifier, "colmad, rasad, ras, buen, grand, grande, pequeñ, generos, gran"),
            (
                .preparation,
                """
                picad, rallad, cortad, pelad, trocead, derretid, molid, machacad, tostad, cocid, escurrid, lavad, deshuesad, batid, tamizad, fundid,
                triturad, exprimid, laminad, fileteado, filetead, ablandad, desmenuzad, limpi, hervid, remojad, asad, aplastad, desvenad, despepitad, descongelad, cernid, partid, suavizad
                """
            ),
        ])
}
