extension CookingLanguage {
    // Without accents, `ČL` is a centilitre, which counts first.
    package static let slovak = CookingLanguage(
        code: "sk",
        numberSigns: .spaceForThousands,
        plural: .slavic,
        endings: "ý, á, é, ého, ej, ú, ých, ým",
        adjectiveEndings: "ého, ých, ej, ích",
        numbers: """
            jeden/jedna/jedno/jednu = 1, dva/dve = 2, tri = 3, štyri = 4, päť = 5, šesť = 6, sedem = 7, osem = 8,
            deväť = 9, desať = 10, jedenásť = 11, dvanásť = 12, pätnásť = 15, dvadsať = 20, tridsať = 30,
            štyridsať = 40, päťdesiat = 50, šesťdesiat = 60, pol/polovica/polovicu/polovička/polovičku = 1/2,
            štvrť = 1/4
            """,
        fractions: "tretina/tretinu/tretiny = 1/3, štvrtina/štvrtinu/štvrtiny = 1/4",
        metric: """
            g: g, gram/gramy/gramov/gramu
            kg: kg, kilogram/kilogramy/kilogramov/kilogramu, kilo
            dag: dkg, dag, deka
            ml: ml, mililiter/mililitre/mililitrov/mililitra
            cl: cl
            dl: dl, deciliter/decilitre/decilitrov/decilitra, deci
            l: l, liter/litre/litrov/litra
            """,
        measures: """
            tbsp*: lyžica/lyžice/lyžíc, lyžicu, PL, lyžicou/lyžicami
            tbsp*: polievková lyžica/polievkové lyžice/polievkových lyžíc
            tsp*: lyžička/lyžičky/lyžičiek, lyžičku, ČL, lyžičkou/lyžičkami
            tsp*: čajová lyžička/čajové lyžičky/čajových lyžičiek
            cup*: hrnček/hrnčeky/hrnčekov/hrnčeka, šálka/šálky/šálok, šálku
            pohár/poháre/pohárov/pohára
            naberačka/naberačky/naberačiek
            """,
        pieces: """
            pinch: štipka/štipky/štipiek, štipku
            clove: strúčik/strúčiky/strúčikov/strúčika
            bunch: zväzok/zväzky/zväzkov/zväzku
            slice: plátok/plátky/plátkov/plátka
            handful: hrsť/hrste/hrstí/hrste
            sprig: vetvička/vetvičky/vetvičiek, snítka/snítky/snítok
            leaf: lístok/lístky/lístkov/lístka
            drop: kvapka/kvapky/kvapiek
            koliesko/kolieska/koliesok
            """,
        containers: """
            packet: balíček/balíčky/balíčkov/balíčka, balenie, vrecko/vrecká/vreciek
            can: konzerva/konzervy/konzerv, plechovka/plechovky/plechoviek
            bottle: fľaša/fľaše/fliaš
            téglik/tégliky/téglikov/téglika
            kocka/kocky/kociek
            """,
        listedUnits: """
            cm: cm, centimeter/centimetre/centimetrov/centimetra
            piece: ks, kus/kusy/kusov/kusu
            head: hlávka/hlávky/hlávok
            """,
        courses: """
            breakfast: Raňajky
            lunch: Obedy, Obed
            starter: Predjedlá, Predjedlo
            soup: Polievky, Polievka
            salad: Šaláty, Šalát
            main: Hlavné jedlá, Hlavné jedlo
            main: Večera, Večere
            side: Prílohy, Príloha
            dessert: Dezerty, Dezert, Zákusky, Zákusok
            baking: Koláče, Koláč
            bread: Chlieb
            drink: Nápoje, Nápoj
            sauce: Omáčky, Omáčka
            """,
        words: [
            .only: "len, iba, nie",
            .capitalTeaspoon: "ČL, ML, KL",
            .cooked: "varený, varená, varené, uvarený, uvarená, uvarené, uvarených, varených, konzerva, konzervy",
            .sizedPiece: "filety, steaky, kotlety, rezne",
            .and: "a, i, aj",
            .then: "potom",
            .or: "alebo, či",
            .plus: "plus",
            .to: "až, do",
            .between: "medzi",
            .times: "x, ×, krát",
            .minus: "mínus",
            .about: "asi, cca, približne, okolo, zhruba",
            .bound: "aspoň, minimálne, takmer",
            .vagueCount: "niekoľko, trochu, trocha, pár",
            .multiplier: "tucet, tucty",
            .of: "z",
            .each: "každý",
            .perPiece: "každý, každú, každé, každého, na",
            .notPiece: "krát, strana, stranu, strane, strán",
            .atATime: "naraz",
            .without: "bez, okrem",
            .share: "polovica, polovicu, polovicou, zvyšok, zvyšný, zvyšnú, zvyšné",
            .quantifier: "obe, oba, iné, všetky, niekoľko, trochu, viac, každý, každú",
            .functionWord: """
            a, i, aj, alebo, s, so, v, vo, na, do, z, zo, od, po, pre, pri, cez, pod, nad, o, k, ku, až, aby, je, ho,
            ju, za, asi
            """,
            .preposition: "na, a, alebo, bez",
            .largeSize: "veľk~",
            .smallSize: "mal~",
            .size: "stredn~, stredne",
            .unitQualifier: "vrchovat~, zarovnan~, pln~, veľk~, mal~",
            .filling: "vrchovatá, vrchovaté, vrchovatých, zarovnaná, zarovnané, plná, plné",
            .vagueUnit: "štipka, štipku, hrsť, zväzok, vetvička, lístky, kvapka, kvapky, strúčik",
            .container: "balíček, balenie, vrecko, konzerva, plechovka, fľaša, téglik, kocka, kus",
            .preparation: """
            nasekan~, nakrájan~, strúhan~, nastrúhan~, olúpan~, rozpusten~, mlet~, uvaren~, varen~, vyšľahan~,
            preosiat~, roztlačen~, scedn~, umyt~, pokrájan~
            """,
            .adverb: "jemne, nahrubo, najemno, čerstvo, tenko, veľmi, dobre",
            .describing: "čerstv~, sušen~, mrazen~, červen~, zelen~, biel~, žlt~, čiern~",
            .foodPart: "šťava, kôra, šťavu, kôru",
            .remark: """
            podľa chuti, na ozdobu, na posypanie, na vyprážanie, na podávanie, prípadne, voliteľne, napríklad, napr,
            pre, podľa potreby
            """,
            .preparationPhrase: "izbovej teploty, na kocky, na plátky, na kolieska, na prúžky",
            .optional: "voliteľne, nepovinné, voliteľné",
            .orMore: "alebo viac, či viac, alebo menej",
            .toTaste: "podľa chuti",
            .stepAdjective: """
            veľký/veľké/veľkých, veľká/veľké/veľkých, malý/malé/malých, malá/malé/malých, čerstvé, celé
            """,
            .countedFood: """
            vajce/vajcia/vajec, vajíčko/vajíčka/vajíčok, žĺtok/žĺtky/žĺtkov/žĺtka, bielok/bielky/bielkov/bielka,
            cibuľa/cibule/cibúľ, mrkva/mrkvy/mrkiev, zemiak/zemiaky/zemiakov/zemiaka,
            paradajka/paradajky/paradajok, paprika/papriky/paprík, jablko/jablká/jabĺk, hruška/hrušky/hrušiek,
            banán/banány/banánov/banána, citrón/citróny/citrónov/citróna, limetka/limetky/limetiek,
            pomaranč/pomaranče/pomarančov/pomaranča, uhorka/uhorky/uhoriek, cuketa/cukety/cukiet,
            baklažán/baklažány/baklažánov/baklažána, šampiňón/šampiňóny/šampiňónov/šampiňóna,
            klobása/klobásy/klobás, jahoda/jahody/jahôd, slivka/slivky/sliviek
            """,
            .shape: """
            gulička/guličky/guličiek, guľka/guľky/guliek, fašírka/fašírky/fašírok, knedľa/knedle/knedlí,
            bochník/bochníky/bochníkov/bochníka
            """,
            .dividedPiece: """
            kúsok/kúsky/kúskov/kúska, kus/kusy/kusov/kusu, porcia/porcie/porcií, štvorec/štvorce/štvorcov/štvorca,
            trojuholník/trojuholníky/trojuholníkov/trojuholníka, koliesko/kolieska/koliesok,
            plátok/plátky/plátkov/plátka, pruh/pruhy/pruhov/pruhu, placka/placky/placiek,
            palacinka/palacinky/palaciniek, diel/diely/dielov/dielu, časť/časti/častí
            """,
            .dividedPart: "diel, diely, dielov, dielu, časť, časti, častí",
            .dough: "cesto, cesta, hmotu, zmes",
            .dividingStem: "rozdeľ, rozdelí, deľ, form, vytvaruj, tvaruj",
            .cuttingStem: "nakráj, krája, kráj, rozkroj, rozrež",
            .pieceYield: "vykroj, vykrojíme, vykrajuj, vykrajujeme, vznikne",
            .condition: "ak",
            .centre: "stredu, stred, prostriedku",
            .tray: "plech, plechu",
            .weighingStem: "váž",
            .repeatingStem: "opakuj, zopakuj",
            .turningStem: "otoč",
            .mixture: "cesto, cesta, plnka, plnky, plnku, zmes, zmesi",
            .vessel: """
            forma, formy, formu, forme, pekáč, pekáča, plech, plechu, hrniec, hrnci, hrnca, panvica, panvici, panvicu,
            misa, mise, misy, miska, miske, kúsky, kúskov, dielov, diely, porcie, porcií
            """,
            .cookware: """
            hrniec, panvica, misa, miska, nôž, metlička, rúra, sito, mixér, plech, cedidlo, strúhadlo, varecha
            """,
            .sizeLink: "s objemom, objemom",
            .cookingVerb: "variť, smažiť, piecť, zmiešať, nakrájať, pridať, vyšľahať, pečieme, varíme, pridáme",
            .cookingStem: "uvar, nakraj, opraz, zmies, premies, pridaj, upec, osol, rozpust",
            .division: "na",
            .label: "krok, strana, stupeň, typ, číslo",
            .thermometer: "teplomer, vnútorná",
            .degree: "stupeň, stupne, stupňov, stupňoch",
            .second: "sekunda/sekundy/sekúnd, sekundu",
            .minute: "minúta/minúty/minút, minútu, min",
            .oneHour: "hodinu",
            .quarterHour: "štvrťhodina/štvrťhodiny, štvrťhodinu",
            .hour: "hodina/hodiny/hodín, hodinu, hod, h",
            .day: "dni, dní, deň",
            .week: "týždeň/týždne/týždňov",
            .halfHour: "polhodina, polhodinu, polhodiny",
            .moreTime: "ďalšie, ďalších",
            .every: "každých, každé",
            .lastTime: "posledných, posledné",
            .before: "pred",
            .waitingVerb: """
            nechajte, necháme, odpočinúť, vychladnúť, kysnúť, varte, varíme, pečte, pečieme, duste, dusíme, marinovať
            """,
            .rate: "na",
            .rateWeight: "kg, kilo, kilogram",
            .storage: "uchovávajte, skladujte, vydrží, zmrazte",
            .timeLabel: "čas, doba, spolu",
            .atLeast: "aspoň, najmenej, minimálne",
            .longTime: "noc",
            .timeRemark: "asi, cca, aspoň, pečenie, varenie, príprava, kysnutie, v, chladničke",
            .ingredientsHeading: "ingrediencie, suroviny, prísady, budete potrebovať",
            .shoppingHeading: "nákupný zoznam",
            .cookwareHeading: "vybavenie, riad, náčinie, pomôcky",
            .directionsHeading: "postup, príprava",
            .notesHeading: "poznámky, poznámka, tipy, tip, výživové hodnoty, zdroj, zdroje",
            .descriptionHeading: "popis",
            .timeHeading: "čas, doba",
            .stepHeading: "krok",
            .purpose: "na, pre",
            .headingFiller: "na, pre",
            .topping: "na podávanie, na ozdobu",
            .component: "cesto, plnka, poleva, omáčka, krém, posýpka",
            .otherHeading: "ostatné",
            .recipeWord: "recept",
            .recipesWord: "recepty",
            .yes: "áno",
            .no: "nie",
            .serves: "pre, na",
            .person: "osoby, osôb, ľudí, osoba, osobu",
            .portion: "porcií, porcie, porcia, porciu",
            .meal8: "raňajky",
            .meal12: "obed",
            .meal19: "večera",
            .weekday: "pondelok, utorok, streda, štvrtok, piatok, sobota, nedeľa",
            .plate: "tanier/taniere/tanierov/taniera, miska/misky/misiek",
            .servingStem: "podáv, servír, rozdeľ, nalej, naplň",
            .foodLiquid: "voda, tekutina, šťava",
            .mixedWith: "zmiešaný s, zmiešaná s, zmiešané s",
            .commonWord: """
            alebo, pridajte, pridáme, zmiešajte, zmiešame, varte, varíme, pečte, pečieme, nechajte, necháme,
            nakrájame, minút, minúty, hodinu, rúre, vody, soľ, soli, korenie, oleja, masla, vajcia, lyžice, lyžicu,
            lyžička, hrnček, panvici, cesto, cibuľu, múky
            """,
            .pluralEnding: "-ka/-ky, -ok/-ky",
            .irregularPlural: "vajce/vajcia, cibuľa/cibule, jablko/jablká, zemiak/zemiaky",
            .foodColour: "biela, biele, biely, červená, červené, červený, žltá, zelená, zelené, čierna, čierne, sladká",
        ])
}
