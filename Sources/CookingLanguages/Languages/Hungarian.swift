extension CookingLanguage {
    // A `bögre` and a `csésze` have no symbol, because cooks do not agree on their size. The article `a` is no common word,
    // because it is one in English.
    package static let hungarian = CookingLanguage(
        code: "hu",
        numberSigns: .spaceForThousands,
        numbers: """
            egy = 1, kettő/két = 2, három = 3, négy = 4, öt = 5, hat = 6, hét = 7, nyolc = 8, kilenc = 9, tíz = 10,
            tizenegy = 11, tizenkettő/tizenkét = 12, tizenöt = 15, húsz = 20, harminc = 30, negyven = 40, ötven = 50,
            hatvan = 60, fél = 1/2, másfél = 3/2, negyed = 1/4
            """,
        fractions: "harmad = 1/3, háromnegyed = 3/4",
        metric: """
            g: g, gramm, gr
            kg: kg, kiló, kilogramm
            dag: dkg, dag, deka
            mg: mg
            ml: ml, milliliter
            cl: cl, centiliter
            dl: dl, deciliter, deci
            l: l, liter
            """,
        measures: """
            tbsp*: ek, evőkanál
            tsp*: tk, teáskanál
            kk, kávéskanál, kiskanál
            mk, mokkáskanál
            bögre, csésze
            pohár
            merőkanál
            """,
        pieces: """
            pinch: csipet, csipetnyi, késhegynyi
            clove: gerezd
            bunch: csokor, csomó
            handful: marék
            slice: szelet
            sprig: ág, szál
            leaf: levél
            drop: csepp
            """,
        containers: """
            packet: csomag, tasak, zacskó
            can: konzerv
            box: doboz
            bottle: üveg
            """,
        listedUnits: """
            cm: cm, centiméter
            piece: db, darab
            head: fej
            """,
        knownUnits: """
            in: hüvelyk
            °C: fok
            """,
        courses: """
            breakfast: Reggelik, Reggeli
            lunch: Ebédek, Ebéd
            starter: Előételek, Előétel
            snack: Rágcsálnivalók, Uzsonna
            soup: Levesek, Leves
            salad: Saláták, Saláta
            main: Főételek, Főétel, Vacsora
            side: Köretek, Köret
            dessert: Desszertek, Desszert
            baking: Sütemények, Sütemény, Torták, Torta
            bread: Kenyerek, Kenyér
            drink: Italok, Ital
            sauce: Szószok, Szósz, Mártások
            """,
        words: [
            .cooked: "főtt, megfőtt, konzerv",
            .and: "és",
            .then: "majd",
            .or: "vagy",
            .plus: "plusz",
            .between: "között",
            .times: "x, ×",
            .minus: "mínusz",
            .about: "kb, körülbelül, nagyjából",
            .bound: "legalább, majdnem",
            .vagueCount: "néhány, kevés, kis, kevéske, pár",
            .multiplier: "tucat",
            .article: "egy",
            .definite: "a, az",
            .each: "egyenként",
            .perPiece: "minden, mindegyik, darabonként",
            .notPiece: "oldal, oldalát, alkalommal",
            .atATime: "egyszerre",
            .without: "nélkül, kivéve",
            .share: "fele, felét, maradék, maradékot, többi, többit",
            .quantifier: "másik, összes, minden, néhány, több",
            .functionWord: "a, az, egy, és, vagy, hogy, ha, majd, is, meg, kb, de, amíg, még, mint",
            .preposition: "és, vagy",
            .largeSize: "nagy, nagyobb",
            .smallSize: "kis, kicsi, kisebb",
            .size: "közepes",
            .unitQualifier: "púpozott, csapott, teli, nagy, kis, bő, jó",
            .filling: "púpozott, csapott, bő",
            .vagueUnit: "csipet, csipetnyi, késhegynyi, marék, csokor, szál, levél, csepp",
            .container: "csomag, tasak, zacskó, konzerv, doboz, üveg, darab, pohár",
            .preparation: """
            apróra vágott, apróra vágva, vágott, vágva, felszeletelve, lereszelve, feldarabolva, reszelt,
            szeletelt, aprított, hámozott, olvasztott, darált, főtt, kockázott, felkockázott, zúzott, pirított,
            szitált, felvert, lecsepegtetett, megtisztított, puha, őrölt, finomra vágott, karikázott,
            felkarikázva, karikázva, zúzva, összezúzva, reszelve, megreszelve, aprítva, felaprítva, kockázva,
            felkockázva, hámozva, meghámozva, pucolva, megpucolva, szeletelve, megmosva, lecsepegtetve, olvasztva,
            átpréselve, felverve
            """,
            .adverb: """
            apróra, finomra, durvára, frissen, vékonyra, kockára, kockákra, csíkokra, karikákra, szeletekre, cikkekre,
            hasábokra, félbe, négybe
            """,
            .describing: "friss, szárított, fagyasztott, piros, vörös, zöld, sárga, fehér, fekete, lila",
            .foodPart: "leve, héja",
            .remark: """
            ízlés szerint, tetszés szerint, a tálaláshoz, a díszítéshez, a sütéshez, pl, például, esetleg,
            elhagyható, opcionális, kb
            """,
            .preparationPhrase: "szobahőmérsékletű, szobahőmérsékleten",
            .optional: "opcionális, elhagyható, esetleg",
            .orMore: "vagy több, vagy kevesebb",
            .lengthFood: """
            gyömbér, galangál, kurkuma, torma, fahéj, citromfű, póréhagyma, uborka, daikon, kombu, vanília,
            rebarbara, kolbász
            """,
            .toTaste: "ízlés szerint, tetszés szerint",
            .stepAdjective: "nagy, kis, közepes, friss, egész, piros",
            .countedFood: """
            tojás, tojássárgája, tojásfehérje, hagyma, vöröshagyma, répa, sárgarépa, krumpli, burgonya,
            paradicsom, paprika, alma, körte, banán, citrom, lime, narancs, uborka, cukkini, padlizsán, gomba,
            csiperke, kolbász, eper, szilva, tojást, tojássárgáját, tojásfehérjét, hagymát, vöröshagymát, sárgarépát,
            krumplit, burgonyát, paradicsomot, paprikát, almát, körtét, banánt, citromot, narancsot
            """,
            .shape: "golyó, gombóc, fasírt, pogácsa, zsemle",
            .mixture: "tészta, töltelék, massza",
            .vessel: """
            tepsi, tepsit, tepsibe, forma, formába, lábas, lábasban, fazék, serpenyő, serpenyőben, tál, tálba,
            tálban, edény, részre
            """,
            .cookware: "fazék, lábas, serpenyő, tál, kés, habverő, sütő, szita, turmixgép, tepsi, szűrő, reszelő",
            .cookingVerb: "süt, főz, kever, keverjük, hozzáadjuk, főzzük, sütjük, vágjuk, pirítjuk",
            .label: "lépés, oldal, fokozat, szám",
            .thermometer: "hőmérő, maghőmérséklet, belső",
            .degree: "fok, fokos, fokon, fokra",
            .second: "másodperc, másodpercig, mp",
            .minute: "perc, percig, percet, percen, percre",
            .quarterHour: "negyedóra, negyedóráig, negyedórát",
            .hour: "óra, órát, óráig, órán, órára",
            .day: "nap, napig, napot",
            .week: "hétig, hetet",
            .halfHour: "félóra, félórát, félóráig",
            .moreTime: "további",
            .every: "minden",
            .lastTime: "utolsó",
            .before: "előtt, mielőtt",
            .earlier: "ezelőtt",
            .waitingVerb: """
            pihentesd, pihentetjük, pihenni, hagyd, hagyjuk, kelni, kelesztjük, hűlni, főzd, főzzük, süsd, sütjük,
            pároljuk, pácoljuk
            """,
            .storage: "eltartható, tárold, tároljuk, fagyaszd, fagyasztható",
            .timeLabel: "idő, ideje, -idő, összesen",
            .atLeast: "legalább, minimum",
            .longTime: "éjszaka",
            .timeRemark: "kb, legalább, sütés, főzés, pihentetés, kelesztés, előkészítés, hűtőben",
            .restingKey: "pihentetési idő",
            .chillingKey: "hűtési idő",
            .risingKey: "kelesztési idő",
            .ingredientsHeading: "hozzávalók, hozzávaló, alapanyagok, összetevők",
            .shoppingHeading: "bevásárlólista",
            .cookwareHeading: "eszközök",
            .directionsHeading: "elkészítés, elkészítése, elkészítési mód, lépések",
            .notesHeading: """
            megjegyzés, megjegyzések, tippek, tápérték, forrás, tápértékek, közreműködők, források
            """,
            .descriptionHeading: "leírás",
            .timeHeading: "idő, ideje",
            .stepHeading: "lépés",
            .topping: "a tálaláshoz, a díszítéshez",
            .component: "tészta, töltelék, szósz, mártás, krém",
            .otherHeading: "egyéb",
            .recipeWord: "recept",
            .recipesWord: "receptek",
            .yes: "igen",
            .no: "nem",
            .person: "fő, főre, személyre, személynek",
            .portion: "adag, adagos, adaghoz",
            .meal8: "reggeli",
            .meal12: "ebéd",
            .meal16: "uzsonna",
            .meal19: "vacsora",
            .weekday: "hétfő, kedd, szerda, csütörtök, péntek, szombat, vasárnap",
            .plate: "tányér, tányérra, tál",
            .servingStem: "tálal, oszd, osszuk",
            .commonWord: """
            az, és, egy, vagy, majd, hozzáadjuk, keverjük, főzzük, sütjük, hagyjuk, vágjuk, pirítjuk, öntsük,
            tegyük, perc, percig, óra, óráig, sütőben, vizet, víz, só, sót, bors, borssal, olaj, olajat, vaj,
            tojás, tojást, evőkanál, teáskanál, dkg, kb, tésztát
            """,
            .pluralEnding: "-/-k, -/-ok, -/-ek",
            .foodColour: "fehér, piros, vörös, sárga, zöld, fekete, lila, édes, friss",
        ])
}
