extension KitchenLanguage {
    /// The kitchen measures of further European languages. One table contains them all, because no word means
    /// different measures in two of these languages. `mul` is the code of ISO 639-2 for several languages.
    ///
    /// The national standard cookbooks list these measures: Polish szklanka and łyżka, Czech and Slovak hrnek and
    /// lžíce, Swedish, Danish and Norwegian decilitre measures with their spoons (msk, spsk, ss, krm), Finnish rkl, tl
    /// and mm, Dutch eetlepel, Hungarian dkg, ek and bögre, Portuguese colher and xícara.
    static let further = KitchenLanguage(
        code: "mul",
        units: """
            g, gram, gramy, gramów, gramm, gr
            kg, kilogram
            dag, dkg, deko
            ml, mililitr, millilitra
            cl
            dl, decilitr, deciliter, desilitra
            l, litr, litry, liter, litra, litru
            łyżka, łyżki, łyżek, łyż
            łyżka stołowa, łyżki stołowe
            łyżeczka, łyżeczki, łyżeczek, łyżecz
            szklanka, szklanki, szklanek, szkl
            szczypta, szczypty
            garść, garście, garści
            ząbek, ząbki, ząbków
            pęczek, pęczki, pęczka
            kostka, kostki
            puszka, puszki, puszek
            opakowanie, opakowania, opak
            sztuka, sztuki, szt, sztuk
            plaster, plastry, plasterek, plasterki
            lžíce, lžic, lžíci, polévková lžíce, polévkové lžíce
            lžička, lžičky, lžiček, lžičku, čajová lžička, čajové lžičky
            lyžica, lyžice, lyžíc, PL
            lyžička, lyžičky, lyžičiek, ČL
            hrnek, hrnky, hrnků, hrneček, hrnečky
            hrnček, hrnčeky
            šálek, šálky, šálků
            sklenice
            špetka, špetky, štipka
            stroužek, stroužky, stroužků, strúčik, strúčiky
            svazek, svazky
            kus, kusy, ks, kusů
            balíček, balíčky
            plátek, plátky, plátků
            hrst, hrsti
            msk, matsked, matskedar
            tsk, tesked, teskedar
            krm, kryddmått
            nypa, nypor
            klyfta, klyftor
            burk, burkar
            paket
            knippe, knippen
            näve, nävar
            spsk, spiseskefuld, spiseskeer
            ss, spiseskje, spiseskjeer
            tsk, teske, teskeer, teskefuld
            ts, teskje, teskjeer
            knivspids, knsp, knivsodd
            fedd
            klype, klyper
            dåse, dåser
            boks, bokser
            bundt, bunt, bunter
            båt, båter
            rkl, ruokalusikka, ruokalusikallista
            tl, teelusikka, teelusikallista
            mm, maustemitta
            kpl, kappale, kappaletta
            ripaus, hyppysellinen
            kynsi, kynttä
            tölkki, tölkkiä
            pkt, paketti, pakettia, pussi, pussia
            el, eetlepel, eetlepels
            tl, theelepel, theelepels
            kop, kopjes, kopje
            snufje, snufjes, snuf
            teen, tenen, teentje, teentjes
            blik, blikken, blikje, blikjes
            pakje, pakjes
            takje, takjes
            plakje, plakjes
            bosje, bosjes
            ek, evőkanál
            kk, kávéskanál
            tk, teáskanál
            mk, mokkáskanál
            bögre
            csésze
            csipet, csipetnyi
            gerezd
            csokor
            marék
            szál
            fej
            db, darab
            doboz
            csomag
            colher de sopa, colheres de sopa, colher, colheres, colher (sopa), colheres (sopa)
            colher (de sopa), colheres (de sopa)
            colher de chá, colheres de chá, colher (chá), colheres (chá), colher (de chá), colheres (de chá)
            colher de sobremesa, colheres de sobremesa, colher (sobremesa), colheres (sobremesa)
            colher de café, colheres de café, colher (café), colheres (café)
            xícara, xícaras, xícara de chá, xícaras de chá, chávena, chávenas, xícara (chá), xícaras (chá)
            xícara (de chá), xícaras (de chá)
            quilo, quilos
            litro, litros
            copo, copos
            pitada, pitadas
            dente, dentes
            maço, maços
            ramo, ramos
            fatia, fatias
            punhado, punhados
            fio
            lingură, linguri
            linguriță, lingurițe, lingurita
            cană, căni
            žlica, žlice
            žličica, žličice
            šalica, šalice
            yemek kaşığı
            tatlı kaşığı
            çay kaşığı
            su bardağı
            çay bardağı
            diş
            tutam
            demet
            """,
        numbers: """
            pół = 1/2, půl = 1/2, halv = 1/2, halva = 1/2, puoli = 1/2, fél = 1/2, yarım = 1/2,
            halve = 1/2, polovina = 1/2, halvt = 1/2, meia = 1/2, meio = 1/2, półtora = 3/2, półtorej = 3/2,
            en = 1, ett = 1, et = 1, een = 1, um = 1, uma = 1, duas = 2, dois = 2, três = 3
            """,
        words: [
            (.connector, "de, do, da, dos, das"),
            (
                .size,
                "duże, duża, duży, małe, mała, mały, średnia, stora, liten, store, små, suuri, pieni, grote, kleine"
            ),
            (.unitQualifier, "płaska, płaskie, czubata, kopiasta, strukna, toppede, raget, struket"),
            (
                .toTaste,
                "do smaku, podle chuti, efter smak, etter smak, efter smag, maun mukaan, naar smaak, ízlés szerint, a gosto"
            ),
            (
                .remark,
                "do smaku, podle chuti, efter smak, etter smak, efter smag, maun mukaan, naar smaak, ízlés szerint, a gosto"
            ),
        ])
}
