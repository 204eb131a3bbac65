extension CookingLanguage {
    package static let polish = CookingLanguage(
        code: "pl",
        numberSigns: .spaceForThousands,
        plural: .slavic,
        endings: "y, a, e, ą, ego, ej, ych, ymi",
        adjectiveEndings: "ej, ego, ych, ich",
        numbers: """
            jeden/jedna/jedno/jedną/jednego/jednej = 1, dwa/dwie = 2, trzy = 3, cztery = 4, pięć = 5, sześć = 6,
            siedem = 7, osiem = 8, dziewięć = 9, dziesięć = 10, jedenaście = 11, dwanaście = 12, piętnaście = 15,
            dwadzieścia = 20, trzydzieści = 30, czterdzieści = 40, pięćdziesiąt = 50, sześćdziesiąt = 60,
            pół/połowa/połowę = 1/2, półtora/półtorej = 3/2
            """,
        fractions: "ćwierć/czwarta/czwarte/czwartych = 1/4, trzecia/trzecie/trzecich = 1/3",
        metric: """
            g: g, gram/gramy/gramów/grama, gr
            kg: kg, kilogram/kilogramy/kilogramów/kilograma, kilo
            dag: dag, dkg, deko
            mg: mg
            ml: ml, mililitr/mililitry/mililitrów/mililitra
            cl: cl
            dl: dl, decylitr/decylitry/decylitrów/decylitra
            l: l, litr/litry/litrów/litra
            """,
        measures: """
            tbsp*: łyżka/łyżki/łyżek, łyżkę, łyż, łyżką/łyżkami
            tbsp*: łyżka stołowa/łyżki stołowe/łyżek stołowych, łyżkę stołową
            tsp*: łyżeczka/łyżeczki/łyżeczek, łyżeczkę, łyżecz, łyżeczką/łyżeczkami
            cup*: szklanka/szklanki/szklanek, szklankę, szkl, szklanką/szklankami
            filiżanka/filiżanki/filiżanek
            kubek/kubki/kubków/kubka
            kieliszek/kieliszki/kieliszków/kieliszka
            """,
        pieces: """
            pinch: szczypta/szczypty/szczypt, szczyptę
            handful: garść/garście/garści/garści
            clove: ząbek/ząbki/ząbków/ząbka
            bunch: pęczek/pęczki/pęczków/pęczka
            slice: plaster/plastry/plastrów/plastra, plasterek/plasterki/plasterków/plasterka
            sprig: gałązka/gałązki/gałązek
            leaf: listek/listki/listków/listka, liść/liście/liści/liścia
            drop: kropla/krople/kropli
            kromka/kromki/kromek
            laska/laski/lasek
            """,
        containers: """
            can: puszka/puszki/puszek, puszkę
            packet: opakowanie/opakowania/opakowań, opak, paczka/paczki/paczek, torebka/torebki/torebek
            jar: słoik/słoiki/słoików/słoika
            bottle: butelka/butelki/butelek
            kostka/kostki/kostek
            kartonik/kartoniki/kartoników/kartonika
            """,
        listedUnits: """
            obrót/obroty/obrotów/obrotu
            cm: cm, centymetr/centymetry/centymetrów/centymetra
            piece: szt, sztuka/sztuki/sztuk, kawałek/kawałki/kawałków/kawałka
            head: główka/główki/główek
            """,
        knownUnits: """
            in: cal/cale/cali/cala
            °C: stopień/stopnie/stopni/stopnia
            """,
        courses: """
            breakfast: Śniadania, Śniadanie
            lunch: Obiady, Obiad
            starter: Przystawki, Przystawka
            snack: Przekąski, Przekąska
            soup: Zupy, Zupa
            salad: Sałatki, Sałatka
            main: Dania główne, Danie główne
            main: Kolacje, Kolacja
            side: Dodatki, Dodatek
            dessert: Desery, Deser
            baking: Ciasta, Wypieki
            bread: Chleb, Pieczywo
            drink: Napoje, Napój
            sauce: Sosy, Sos
            preserve: Przetwory
            """,
        words: [
            .choice: "jeden z poniższych, jedno z poniższych, jedna z poniższych",
            .only: "tylko, nie",
            .cooked: """
            ugotowany, ugotowana, ugotowane, ugotowanego, ugotowanej, ugotowanych, gotowany, gotowana, gotowane,
            puszka, puszki
            """,
            .sizedPiece: "filety, steki, kotlety, udka",
            .and: "i, oraz",
            .then: "następnie, potem",
            .or: "lub, albo",
            .plus: "plus",
            .to: "do",
            .between: "między",
            .times: "x, ×, razy",
            .minus: "minus",
            .about: "około, ok, mniej więcej",
            .bound: "minimum, prawie, co najmniej",
            .vagueCount: "kilka, trochę, odrobina, odrobinę, parę",
            .multiplier: "tuzin, tuziny, tuzinów",
            .of: "z",
            .each: "każdy",
            .perPiece: "każdy, każdą, każdego, każdej, każde, na",
            .notPiece: "raz, strona, stronę, stronie",
            .atATime: "na raz, za każdym razem",
            .without: "bez, oprócz",
            .share: "połowa, połowę, reszta, resztę, pozostały, pozostałą, pozostałe, pozostałego",
            .quantifier: "oba, inne, wszystkie, kilka, trochę, więcej, każdy, każdą",
            .functionWord: """
            i, oraz, lub, albo, z, ze, w, we, na, do, od, po, przez, pod, nad, dla, o, a, aż, aby, się, je, ją,
            go, za, przy
            """,
            .preposition: "na, i, lub, bez",
            .largeSize: "duż~",
            .smallSize: "mał~",
            .size: "średni, średnia, średnie, średnich",
            .unitQualifier: """
            płaska, płaskie, płaskich, czubata, czubate, czubatych, kopiasta, kopiaste, pełna, pełne, duż~, mał~
            """,
            .filling: "płaska, płaskie, płaskich, czubata, czubate, czubatych, kopiasta, kopiaste, pełna, pełne",
            .vagueUnit: "szczypta, szczypty, garść, pęczek, gałązka, gałązki, listki, kropla, odrobina, ząbek",
            .container: "puszka, puszki, opakowanie, opakowania, paczka, torebka, słoik, butelka, kostka, kawałek",
            .preparation: """
            posiekan~, starty, starta, starte, startego, startej, pokrojon~, obran~, roztopion~, zmielon~,
            mielon~, ugotowan~, ubit~, przesian~, wyciśnięt~, pokruszon~, odsączon~, umyt~, wydrylowan~,
            rozdrobnion~, uprażon~
            """,
            .adverb: "drobno, grubo, świeżo, cienko, bardzo, dobrze",
            .describing: "śwież~, suszon~, mrożon~, czerwon~, zielon~, biał~, żółt~, czarn~",
            .foodPart: "sok, skórka",
            .remark: """
            do smaku, do posypania, do smażenia, do podania, do dekoracji, według uznania, opcjonalnie, najlepiej,
            na przykład, np, dla, lub więcej
            """,
            .preparationPhrase: "w temperaturze pokojowej, w plasterkach, w kostkę, w plastry, w paski, w krążki",
            .optional: "opcjonalnie, opcjonalny, opcjonalna, niekoniecznie",
            .orMore: "lub więcej, albo więcej, lub mniej",
            .lengthFood: """
            imbir, galangal, kurkum, chrzan, cynamon, traw, por, ogór, daikon, kombu, wanili, rabarbar, kiełbas
            """,
            .toTaste: "do smaku, według uznania",
            .stepAdjective: """
            duży/duże/dużych, duża/duże/dużych, duże, mały/małe/małych, mała/małe/małych, średni/średnie/średnich,
            średnia/średnie/średnich, świeże, całe
            """,
            .cutPiece: "kostka, kostki, kostkę, kawałki, plastry, plasterki, paski, porcje",
            .countedFood: """
            jajko/jajka/jajek, jajo/jaja/jaj, żółtko/żółtka/żółtek, białko/białka/białek, cebula/cebule/cebul,
            marchewka/marchewki/marchewek, marchew/marchwie/marchwi, ziemniak/ziemniaki/ziemniaków/ziemniaka,
            pomidor/pomidory/pomidorów/pomidora, papryka/papryki/papryk, jabłko/jabłka/jabłek, gruszka/gruszki/gruszek,
            banan/banany/bananów/banana, cytryna/cytryny/cytryn, limonka/limonki/limonek,
            pomarańcza/pomarańcze/pomarańczy, ogórek/ogórki/ogórków/ogórka, cukinia/cukinie/cukinii,
            bakłażan/bakłażany/bakłażanów/bakłażana, pieczarka/pieczarki/pieczarek, krewetka/krewetki/krewetek,
            kiełbasa/kiełbasy/kiełbas, truskawka/truskawki/truskawek, śliwka/śliwki/śliwek
            """,
            .shape: """
            kulka/kulki/kulek, kotlet/kotlety/kotletów/kotleta, klopsik/klopsiki/klopsików/klopsika, bułka/bułki/bułek,
            pieróg/pierogi/pierogów/pieroga
            """,
            .dividedPiece: """
            kawałek/kawałki/kawałków/kawałka, porcja/porcje/porcji, kwadrat/kwadraty/kwadratów/kwadratu,
            prostokąt/prostokąty/prostokątów/prostokąta, trójkąt/trójkąty/trójkątów/trójkąta, koło/koła/kół,
            krążek/krążki/krążków/krążka, placek/placki/placków/placka, pasek/paski/pasków/paska,
            plaster/plastry/plastrów/plastra, ćwiartka/ćwiartki/ćwiartek, ciastko/ciastka/ciastek,
            naleśnik/naleśniki/naleśników/naleśnika, kulkę, część/części/części
            """,
            .dividedPart: "część, części",
            .dough: "ciasto, ciasta, masę, masa, farsz, mieszankę",
            .dividingStem: "podziel, dziel, rozdziel, form, uform",
            .cuttingStem: "pokro, pokrój, kroi, krój, tnij, pociąć, potnij, pokraj",
            .pieceYield: "wykroić, wykrawać, wykrój, wyciąć, wytnij, powinno wyjść, wyjdzie",
            .condition: "jeśli, jeżeli",
            .centre: "środek, środku",
            .tray: "blasze, blachę, blaszce",
            .weighingStem: "waż",
            .repeatingStem: "powtó, powtarz",
            .turningStem: "obró, obrac",
            .mixture: "ciasto, ciasta, masa, masy, farsz, farszu, nadzienie, nadzienia",
            .vessel: """
            forma, formy, formę, tortownica, tortownicy, tortownicę, garnek, garnku, garnka, patelnia, patelni,
            miska, misce, miski, blacha, blachy, blaszka, naczynie, naczynia, keksówka, kawałki, kawałków, części,
            porcje, porcji
            """,
            .cookware: """
            garnek, patelnia, miska, nóż, trzepaczka, piekarnik, sito, blender, mikser, blacha, durszlak, tarka
            """,
            .instrument: "pomocą",
            .sizeLink: "o pojemności, pojemności",
            .cookingVerb: "gotować, smażyć, piec, wymieszać, pokroić, dodać, ubić, zagotować",
            .cookingStem: "gotow, smaz, wymiesz, pokro, dodaj, upiec, ugotow, posiek",
            .division: "na",
            .label: "krok, etap, strona, poziom, typ, numer, nr",
            .thermometer: "termometr, wewnętrzna, wewnętrznej, wewnętrzną",
            .degree: "stopni, stopień, stopnie, stopniach",
            .second: "sekunda/sekundy/sekund, sekundę, sek",
            .minute: "minuta/minuty/minut, minutę, min",
            .oneHour: "godzinę",
            .quarterHour: "kwadrans/kwadranse/kwadransów",
            .hour: "godzina/godziny/godzin, godzinę, godz, h",
            .day: "dzień/dni",
            .week: "tydzień/tygodnie/tygodni",
            .moreTime: "kolejne, kolejnych, dodatkowe, dodatkowych",
            .every: "co",
            .lastTime: "ostatnie, ostatnich",
            .before: "przed",
            .earlier: "temu, krócej niż, mniej niż, dłużej niż",
            .waitingVerb: """
            odstaw, odstawić, wyrosnąć, wyrosnięcia, ostygnąć, ostudzić, gotuj, gotować, piecz, piec, duś, dusić,
            marynować, smaż, smażyć, zostaw
            """,
            .rate: "na",
            .rateWeight: "kg, kilogram, kilo",
            .storage: "przechowywać, przechowuj, zamrozić, zamroź",
            .timeLabel: "czas, łącznie",
            .atLeast: "co najmniej, minimum, przynajmniej",
            .longTime: "noc, dzień",
            .timeRemark: """
            około, minimum, pieczenie, pieczenia, gotowanie, gotowania, chłodzenia, przygotowanie, plus, w,
            lodówce
            """,
            .waitingKey: "czas oczekiwania",
            .restingKey: "czas odpoczynku",
            .chillingKey: "czas chłodzenia",
            .marinatingKey: "czas marynowania",
            .risingKey: "czas wyrastania",
            .ingredientsHeading: "składniki, składnik, potrzebne",
            .shoppingHeading: "lista zakupów",
            .cookwareHeading: "sprzęt, przybory, naczynia, narzędzia, akcesoria",
            .directionsHeading: "przygotowanie, sposób przygotowania, wykonanie, instrukcje, kroki, jak zrobić",
            .notesHeading: """
            uwagi, wskazówki, notatki, porady, wartości odżywcze, źródło, wartość odżywcza, autorzy, na podstawie,
            inspiracja, źródła
            """,
            .descriptionHeading: "opis",
            .timeHeading: "czas",
            .stepHeading: "krok",
            .purpose: "na, do",
            .headingFiller: "na, do, i",
            .topping: "dodatki, do podania",
            .component: "ciasto, nadzienie, farsz, polewa, sos, krem",
            .otherHeading: "inne",
            .recipeWord: "przepis, recepta",
            .recipesWord: "przepisy",
            .yes: "tak",
            .no: "nie",
            .serves: "dla, na",
            .person: "osób, osoby, osoba, osobę",
            .portion: "porcji, porcje, porcja, porcję",
            .meal8: "śniadanie",
            .meal12: "obiad",
            .meal19: "kolacja",
            .weekday: "poniedziałek, wtorek, środa, czwartek, piątek, sobota, niedziela",
            .plate: "talerz/talerze/talerzy/talerza, miseczka/miseczki/miseczek",
            .servingStem: "podawa, podaj, rozłóż, rozkład, nakład, nałóż, wlej, wlać, rozlej, napełni",
            .foodLiquid: "woda, płyn, sok",
            .mixedWith: "zmieszany z, zmieszana z, wymieszany z, wymieszana z",
            .commonWord: """
            w, na, się, przez, oraz, lub, dodaj, wymieszaj, gotuj, piecz, smaż, pokrój, podgrzej, około, minut,
            minuty, godzinę, godziny, piekarniku, piekarnika, garnku, patelni, wody, soli, sól, pieprz, oleju,
            masła, jajka, łyżki, łyżka, łyżeczka, łyżeczki, szklanka, szklanki, wlej, wsyp, odstaw
            """,
            .pluralEnding: "-ka/-ki, -ko/-ka, -ek/-ki, -ak/-aki, -or/-ory",
            .irregularPlural: """
            cebula/cebule, grzyb/grzyby, banan/banany, gruszka/gruszki, fasola/fasole, marchew/marchewki,
            pieczarka/pieczarki
            """,
            .foodColour: """
            biała, białe, biały, czerwona, czerwone, czerwony, żółta, żółte, żółty, zielona, zielone, zielony,
            czarna, czarne, czarny, słodka, słodki, świeża, świeży, świeże
            """,
        ])
}
