extension CookingLanguage {
    package static let czech = CookingLanguage(
        code: "cs",
        numberSigns: .spaceForThousands,
        plural: .slavic,
        endings: "ý, á, é, ého, ou, ých, ým",
        adjectiveEndings: "ého, ých, ích, ího",
        numbers: """
            jeden/jedna/jedno/jednu = 1, dva/dvě = 2, tři = 3, čtyři = 4, pět = 5, šest = 6, sedm = 7, osm = 8,
            devět = 9, deset = 10, jedenáct = 11, dvanáct = 12, patnáct = 15, dvacet = 20, třicet = 30, čtyřicet = 40,
            padesát = 50, šedesát = 60, půl/polovina/polovinu/půlka/půlku = 1/2, čtvrt = 1/4
            """,
        fractions: "třetina/třetinu/třetiny = 1/3, čtvrtina/čtvrtinu/čtvrtiny/čtvrtě = 1/4",
        metric: """
            g: g, gram/gramy/gramů/gramu, gr
            kg: kg, kilogram/kilogramy/kilogramů/kilogramu, kilo
            dag: dkg, dag, deko/deka
            mg: mg
            ml: ml, mililitr/mililitry/mililitrů/mililitru
            cl: cl
            dl: dl, decilitr/decilitry/decilitrů/decilitru, deci
            l: l, litr/litry/litrů/litru
            """,
        measures: """
            tbsp*: lžíce/lžíce/lžic, lžíci, polévková lžíce/polévkové lžíce/polévkových lžic, PL, lžící/lžícemi
            tsp*: lžička/lžičky/lžiček, lžičku, čajová lžička/čajové lžičky/čajových lžiček, lžičkou/lžičkami
            cup*: hrnek/hrnky/hrnků/hrnku, hrneček/hrnečky/hrnečků/hrnečku, šálek/šálky/šálků/šálku
            sklenice/sklenice/sklenic, sklenička/skleničky/skleniček
            naběračka/naběračky/naběraček
            """,
        pieces: """
            pinch: špetka/špetky/špetek, špetku
            clove: stroužek/stroužky/stroužků/stroužku
            bunch: svazek/svazky/svazků/svazku
            slice: plátek/plátky/plátků/plátku
            handful: hrst/hrsti/hrstí/hrsti
            sprig: snítka/snítky/snítek, větvička/větvičky/větviček
            leaf: lístek/lístky/lístků/lístku, list/listy/listů/listu
            drop: kapka/kapky/kapek
            kolečko/kolečka/koleček
            """,
        containers: """
            packet: balíček/balíčky/balíčků/balíčku, balení, sáček/sáčky/sáčků/sáčku
            can: konzerva/konzervy/konzerv, plechovka/plechovky/plechovek
            bottle: lahev/lahve/lahví
            kelímek/kelímky/kelímků/kelímku
            kostka/kostky/kostek
            """,
        listedUnits: """
            cm: cm, centimetr/centimetry/centimetrů/centimetru
            piece: ks, kus/kusy/kusů/kusu
            head: hlávka/hlávky/hlávek, palička/paličky/paliček
            """,
        knownUnits: """
            in: palec/palce/palců
            °C: stupeň/stupně/stupňů
            """,
        courses: """
            breakfast: Snídaně
            lunch: Obědy, Oběd
            starter: Předkrmy, Předkrm
            snack: Svačiny, Svačina
            soup: Polévky, Polévka
            salad: Saláty, Salát
            main: Hlavní jídla, Hlavní jídlo, Hlavní chody, Hlavní chod
            main: Večeře
            side: Přílohy, Příloha
            dessert: Dezerty, Dezert, Moučníky, Moučník
            baking: Pečivo
            baking: Dorty, Dort
            bread: Chléb
            drink: Nápoje, Nápoj
            sauce: Omáčky, Omáčka
            """,
        words: [
            .choice: "jeden z následujících, jedno z následujících, jedna z následujících",
            .only: "jen, pouze, ne, nikoli",
            .capitalTeaspoon: "ČL, ML, KL",
            .cooked: "vařený, vařená, vařené, uvařený, uvařená, uvařené, uvařených, vařených, konzerva, konzervy",
            .sizedPiece: "filety, steaky, kotlety, řízky",
            .and: "a, i",
            .then: "potom, pak",
            .or: "nebo, či",
            .plus: "plus",
            .to: "až, do",
            .between: "mezi",
            .times: "x, ×, krát",
            .minus: "minus",
            .about: "asi, cca, zhruba, přibližně, kolem",
            .bound: "alespoň, minimálně, téměř",
            .vagueCount: "několik, trochu, trocha, pár",
            .multiplier: "tucet, tucty",
            .of: "z",
            .each: "každý",
            .perPiece: "každý, každou, každé, každého, na",
            .notPiece: "krát, strana, stranu, straně, stran",
            .atATime: "najednou",
            .without: "bez, kromě",
            .share: "polovina, polovinu, polovinou, zbytek, zbylý, zbylou, zbylé, zbývající",
            .quantifier: "oba, obě, jiné, všechny, několik, trochu, více, každý, každou",
            .functionWord: """
            a, i, nebo, s, se, v, ve, na, do, z, ze, od, po, pro, při, přes, pod, nad, o, k, ke, až, aby, je, jej,
            ji, za, asi
            """,
            .preposition: "na, a, nebo, bez",
            .largeSize: "velk~",
            .smallSize: "mal~",
            .size: "střední, středně",
            .unitQualifier: "vrchovat~, zarovnan~, pln~, velk~, mal~",
            .filling: "vrchovatá, vrchovaté, vrchovatých, zarovnaná, zarovnané, plná, plné",
            .vagueUnit: "špetka, špetku, hrst, svazek, snítka, lístky, kapka, kapky, stroužek",
            .container: "balíček, balení, sáček, konzerva, plechovka, lahev, kelímek, kostka, kus",
            .preparation: """
            nasekan~, nakrájen~, strouhan~, nastrouhan~, oloupan~, rozpuštěn~, mlet~, uvařen~, vařen~, ušlehan~,
            prosát~, prolisovan~, rozmačkan~, scezen~, umyt~, vypeckovan~, opečen~, pokrájen~
            """,
            .adverb: "jemně, nahrubo, najemno, čerstvě, tence, velmi, dobře",
            .describing: "čerstv~, sušen~, mražen~, červen~, zelen~, bíl~, žlut~, čern~",
            .foodPart: "šťáva, kůra, šťávu, kůru",
            .remark: """
            podle chuti, dle chuti, na ozdobu, na posypání, na smažení, k podávání, případně, volitelně,
            například, např, pro, podle potřeby
            """,
            .preparationPhrase:
                "pokojové teploty, při pokojové teplotě, na kostičky, na plátky, na kolečka, na proužky",
            .optional: "volitelně, nepovinné, nemusí být, volitelné",
            .orMore: "nebo více, nebo víc, či více, nebo méně",
            .lengthFood: """
            zázvor, galangal, kurkum, křen, skořic, citronov, pór, okur, daikon, kombu, vanilk, rebarbor, klobás
            """,
            .toTaste: "podle chuti, dle chuti",
            .stepAdjective: """
            velký/velké/velkých, velká/velké/velkých, velké, malý/malé/malých, malá/malé/malých, střední, čerstvé,
            celé
            """,
            .countedFood: """
            vejce/vejce/vajec, vajíčko/vajíčka/vajíček, žloutek/žloutky/žloutků/žloutku, bílek/bílky/bílků/bílku,
            cibule/cibule/cibulí, mrkev/mrkve/mrkví, brambora/brambory/brambor, rajče/rajčata/rajčat/rajčete,
            paprika/papriky/paprik, jablko/jablka/jablek, hruška/hrušky/hrušek, banán/banány/banánů/banánu,
            citron/citrony/citronů/citronu, limetka/limetky/limetek, pomeranč/pomeranče/pomerančů, okurka/okurky/okurek,
            cuketa/cukety/cuket, lilek/lilky/lilků/lilku, žampion/žampiony/žampionů/žampionu, kreveta/krevety/krevet,
            klobása/klobásy/klobás, jahoda/jahody/jahod, švestka/švestky/švestek
            """,
            .shape: """
            kulička/kuličky/kuliček, karbanátek/karbanátky/karbanátků/karbanátku, knedlík/knedlíky/knedlíků/knedlíku,
            bochánek/bochánky/bochánků/bochánku
            """,
            .dividedPiece: """
            kousek/kousky/kousků/kousku, kus/kusy/kusů/kusu, porce/porce/porcí, čtverec/čtverce/čtverců/čtverce,
            obdélník/obdélníky/obdélníků/obdélníku, trojúhelník/trojúhelníky/trojúhelníků/trojúhelníku,
            kolečko/kolečka/koleček, plátek/plátky/plátků/plátku, pruh/pruhy/pruhů/pruhu, placka/placky/placek,
            palačinka/palačinky/palačinek, díl/díly/dílů/dílu, část/části/částí
            """,
            .dividedPart: "díl, díly, dílů, dílu, část, části, částí",
            .dough: "těsto, těsta, hmotu, směs",
            .dividingStem: "rozděl, děl, form, tvaruj",
            .cuttingStem: "nakráj, krájí, kráj, rozkroj, rozřízn",
            .pieceYield: "vykroj, vykrojíme, vykrájej, vykrájíme, vznikne",
            .condition: "pokud",
            .centre: "středu, střed, prostřed",
            .tray: "plech, plechu",
            .weighingStem: "váž",
            .repeatingStem: "opakuj, zopakuj",
            .turningStem: "otoč",
            .mixture: "těsto, těsta, náplň, náplně, směs, směsi",
            .vessel: """
            forma, formy, formu, formě, pekáč, pekáče, plech, plechu, hrnec, hrnci, hrnce, pánev, pánvi, pánve,
            mísa, míse, mísy, miska, misce, kousky, kousků, dílů, díly, porce, porcí
            """,
            .cookware: """
            hrnec, pánev, mísa, miska, nůž, metla, trouba, síto, mixér, plech, cedník, struhadlo, vařečka
            """,
            .instrument: "pomocí",
            .sizeLink: "o objemu, objemu",
            .cookingVerb: """
            vařit, smažit, péct, smíchat, nakrájet, přidat, ušlehat, pečeme, vaříme, smícháme, přidáme
            """,
            .cookingStem: "uvar, nakraj, osmaz, smich, promich, pridam, upec, osol, rozpust",
            .division: "na",
            .label: "krok, strana, stupeň, typ, číslo",
            .thermometer: "teploměr, vnitřní",
            .degree: "stupeň, stupně, stupňů, stupních",
            .second: "sekunda/sekundy/sekund, sekundu",
            .minute: "minuta/minuty/minut, minutu, min",
            .oneHour: "hodinu",
            .quarterHour: "čtvrthodina/čtvrthodiny, čtvrthodinu",
            .hour: "hodina/hodiny/hodin, hodinu, hod, h",
            .day: "dny/dnů, dní",
            .week: "týden/týdny/týdnů",
            .halfHour: "půlhodina, půlhodinu, půlhodiny",
            .moreTime: "další, dalších",
            .every: "každých, každé",
            .lastTime: "posledních, poslední",
            .before: "před",
            .waitingVerb: """
            nechte, necháme, odpočinout, vychladnout, kynout, vařte, vaříme, pečte, pečeme, duste, dusíme,
            marinovat, smažte
            """,
            .rate: "na",
            .rateWeight: "kg, kilo, kilogram",
            .storage: "uchovávejte, skladujte, vydrží, zamrazte",
            .timeLabel: "čas, doba, celkem",
            .atLeast: "alespoň, nejméně, minimálně",
            .longTime: "noc",
            .timeRemark: "asi, cca, alespoň, pečení, vaření, příprava, odpočinek, kynutí, v, lednici",
            .waitingKey: "doba čekání",
            .restingKey: "doba odpočinku",
            .chillingKey: "doba chlazení",
            .risingKey: "doba kynutí",
            .ingredientsHeading: "ingredience, suroviny, přísady, budete potřebovat, budeme potřebovat",
            .shoppingHeading: "nákupní seznam",
            .cookwareHeading: "vybavení, nádobí, náčiní, nástroje, pomůcky",
            .directionsHeading: "postup, příprava, pracovní postup",
            .notesHeading: """
            poznámky, poznámka, tipy, tip, nutriční hodnoty, zdroj, výživové hodnoty, přispěvatelé, inspirováno,
            podle, zdroje
            """,
            .descriptionHeading: "popis",
            .timeHeading: "čas, doba",
            .stepHeading: "krok",
            .purpose: "na, pro",
            .headingFiller: "na, pro",
            .topping: "k podání, na ozdobu",
            .component: "těsto, náplň, poleva, omáčka, krém, posypka",
            .otherHeading: "ostatní",
            .recipeWord: "recept",
            .recipesWord: "recepty",
            .yes: "ano",
            .no: "ne",
            .serves: "pro, na",
            .person: "osoby, osob, osoba, osobu, lidi, lidí, osobám",
            .portion: "porcí, porce, porci, porcie",
            .meal8: "snídaně",
            .meal12: "oběd",
            .meal19: "večeře",
            .weekday: "pondělí, úterý, středa, čtvrtek, pátek, sobota, neděle",
            .plate: "talíř/talíře/talířů/talíře, miska/misky/misek",
            .servingStem: "podáv, podávej, servír, rozděl, naserv, nalij, naplň",
            .foodLiquid: "voda, tekutina, šťáva, nálev",
            .mixedWith: "smíchaný s, smíchaná s, smíchané s",
            .commonWord: """
            v, na, se, nebo, přidejte, přidáme, smíchejte, smícháme, vařte, vaříme, pečte, pečeme, nechte,
            necháme, nakrájíme, asi, minut, minuty, hodinu, hodiny, troubě, trouby, vody, soli, sůl, pepř, oleje,
            másla, vejce, lžíce, lžíci, lžička, lžičky, lžičkou, hrnek, pánvi, těsto
            """,
            .pluralEnding: "-ka/-ky, -ko/-ka, -ora/-ory, -oda/-ody, -ek/-ky",
            .irregularPlural: "rajče/rajčata, houba/houby, cibule/cibule, malina/maliny, švestka/švestky",
            .foodColour: """
            bílá, bílé, bílý, červená, červené, červený, žlutá, žluté, žlutý, zelená, zelené, zelený, černá, černé,
            černý, sladká, sladký, čerstvá, čerstvý
            """,
        ])
}
