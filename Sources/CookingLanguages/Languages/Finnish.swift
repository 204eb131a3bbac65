extension CookingLanguage {
    package static let finnish = CookingLanguage(
        code: "fi",
        numberSigns: .spaceForThousands,
        endings: "a, t, na, ja, ina",
        numbers: """
            yksi/yhden = 1, kaksi = 2, kolme = 3, neljä = 4, viisi = 5, kuusi = 6, seitsemän = 7, kahdeksan = 8,
            yhdeksän = 9, kymmenen = 10, yksitoista = 11, kaksitoista = 12, viisitoista = 15, kaksikymmentä = 20,
            kolmekymmentä = 30, neljäkymmentä = 40, puoli/puolikas/puolen = 1/2, puolitoista = 3/2
            """,
        fractions: "kolmannes = 1/3, neljännes = 1/4",
        metric: """
            g: g, gramma/grammaa
            kg: kg, kilo/kiloa
            mg: mg
            ml: ml, millilitra/millilitraa
            cl: cl, senttilitra/senttilitraa
            dl: dl, desilitra/desilitraa
            l: l, litra/litraa
            """,
        measures: """
            tbsp*: rkl, ruokalusikka/ruokalusikkaa, ruokalusikallinen/ruokalusikallista
            tsp*: tl, teelusikka/teelusikkaa, teelusikallinen/teelusikallista
            maustemitta/maustemittaa
            kuppi/kuppia, kupillinen/kupillista
            lasi/lasia, lasillinen/lasillista
            """,
        pieces: """
            pinch: ripaus/ripausta, hyppysellinen/hyppysellistä
            clove: kynsi/kynttä
            slice: viipale/viipaletta, siivu/siivua
            sprig: oksa/oksaa
            bunch: nippu/nippua, puntti/punttia
            leaf: lehti/lehteä
            handful: kourallinen/kourallista
            drop: tippa/tippaa, pisara/pisaraa
            stalk: varsi/vartta
            """,
        containers: """
            can: tölkki/tölkkiä, purkki/purkkia
            packet: pkt, paketti/pakettia
            bag: ps, pussi/pussia
            bottle: pullo/pulloa
            rasia/rasiaa
            """,
        listedUnits: """
            cm: cm, senttimetri/senttimetriä
            mm
            piece: kpl, kappale/kappaletta, pala/palaa
            head: pää/päätä
            """,
        knownUnits: """
            in: tuuma/tuumaa
            °C: aste/astetta
            """,
        courses: """
            breakfast: Aamiaiset, Aamiainen, Aamupala
            lunch: Lounas, Lounaat
            starter: Alkuruoat, Alkuruoka, Alkupalat, Alkupala
            snack: Välipalat, Välipala
            soup: Keitot, Keitto
            salad: Salaatit, Salaatti
            main: Pääruoat, Pääruoka
            side: Lisukkeet, Lisuke
            dessert: Jälkiruoat, Jälkiruoka
            baking: Leivonnaiset, Kakut, Kakku
            bread: Leivät, Leipä
            drink: Juomat, Juoma
            sauce: Kastikkeet, Kastike
            """,
        words: [
            .cooked: "keitetty, keitettyä, keitettyjä, säilyke",
            .and: "ja",
            .then: "sitten",
            .or: "tai",
            .plus: "plus",
            .between: "väliltä",
            .times: "x, ×",
            .minus: "miinus",
            .about: "noin, n, suunnilleen",
            .bound: "vähintään",
            .vagueCount: "muutama, hieman, vähän, hiukan, pari",
            .multiplier: "tusina",
            .definite: "se, sen, sitä, ne, niitä",
            .each: "kukin",
            .perPiece: "jokainen, jokaiseen, kukin, kuhunkin, per",
            .notPiece: "kerta, kerralla, puoli",
            .atATime: "kerrallaan",
            .without: "ilman, ei, paitsi",
            .share: "puolet, loput, loppu, jäljellä",
            .quantifier: "molemmat, muut, kaikki, hieman, lisää",
            .functionWord: """
            ja, tai, sekä, että, kun, jos, noin, sitten, vielä, niin, kunnes, ne, se, sen, niitä, myös
            """,
            .preposition: "ja, tai, ilman",
            .largeSize: "iso, isoa, suuri, suurta",
            .smallSize: "pieni, pientä",
            .size: "keskikokoinen, keskikokoista",
            .unitQualifier: "kukkurainen, kukkuraista, tasainen, reilu, reilua, runsas, vajaa, vajaata",
            .filling: "kukkurainen, kukkuraista, reilu, reilua, vajaa, vajaata",
            .vagueUnit: "ripaus, hyppysellinen, kourallinen, tilkka, oksa, nippu, lehtiä, tippa",
            .container: "tölkki, purkki, paketti, pussi, pullo, rasia, pala",
            .preparation: """
            hienonnettu~, silputtu~, raastettu~, kuorittu~, sulatettu~, jauhettu~, viipaloitu~, kuutioitu~,
            keitetty~, keitettyä, paahdettu~, pilkottu~, murskattu~, puristettu~, paloiteltu~, valutettu~,
            vatkattu~
            """,
            .adverb: "hienoksi, karkeasti, ohuesti, tuoretta",
            .describing: """
            tuore, tuoretta, punainen, punaista, vihreä, vihreää, keltainen, keltaista, valkoinen, valkoista,
            kuivattu, kuivattua, pakastettu, suolaton
            """,
            .foodPart: "mehu, kuori",
            .remark: """
            maun mukaan, mausteeksi, koristeluun, tarjoiluun, paistamiseen, esim, esimerkiksi, halutessasi,
            tarvittaessa
            """,
            .preparationPhrase: "huoneenlämpöistä, huoneenlämpöinen, paloina, viipaleina, kuutioina",
            .optional: "valinnainen, halutessasi, haluttaessa, vapaaehtoinen",
            .orMore: "tai enemmän, tai vähemmän",
            .lengthFood: """
            inkivääri, galangal, kurkuma, piparjuuri, kaneli, sitruunaruoho, purjo, kurkku, daikon, kombu, vanilja,
            raparperi
            """,
            .toTaste: "maun mukaan",
            .stepAdjective: """
            iso/isoa, suuri/suurta, pieni/pientä, keskikokoinen/keskikokoista, tuore/tuoretta,
            kokonainen/kokonaista
            """,
            .countedFood: """
            muna/munaa, kananmuna/kananmunaa, keltuainen/keltuaista, valkuainen/valkuaista, sipuli/sipulia,
            valkosipulinkynsi/valkosipulinkynttä, porkkana/porkkanaa, peruna/perunaa, tomaatti/tomaattia,
            paprika/paprikaa, omena/omenaa, päärynä/päärynää, banaani/banaania, sitruuna/sitruunaa,
            appelsiini/appelsiinia, lime/limeä, kurkku/kurkkua, kesäkurpitsa/kesäkurpitsaa, munakoiso/munakoisoa,
            herkkusieni/herkkusientä, katkarapu/katkarapua, makkara/makkaraa, mansikka/mansikkaa
            """,
            .shape: "pulla/pullaa, lihapulla/lihapullaa, pallo/palloa, pihvi/pihviä, sämpylä/sämpylää",
            .mixture: "taikina, täyte",
            .vessel: """
            vuoka, vuoan, vuokaan, kattila, kattilaan, kulho, kulhoon, pannu, pannulla, pelti, pellille, astia,
            annosta
            """,
            .cookware: "kattila, paistinpannu, kulho, veitsi, vispilä, uuni, siivilä, tehosekoitin, pelti, vuoka",
            .instrument: "avulla",
            .sizeLink: "vetoinen",
            .cookingVerb: "keitä, paista, sekoita, vatkaa, pilko, kuori, hienonna, kuumenna",
            .label: "vaihe, sivu, numero, tyyppi",
            .thermometer: "lämpömittari, sisälämpötila",
            .degree: "aste, astetta, asteessa, asteeseen",
            .second: "sekunti/sekuntia, sek",
            .minute: "minuutti/minuuttia, minuutin, min",
            .oneHour: "tunnin",
            .quarterHour: "vartti/varttia",
            .hour: "tunti/tuntia, tunnin, h",
            .day: "päivä/päivää, vuorokausi/vuorokautta",
            .week: "viikko/viikkoa",
            .moreTime: "vielä, lisää",
            .every: "joka",
            .lastTime: "viimeiset",
            .before: "ennen",
            .earlier: "sitten",
            .waitingVerb: """
            lepää, anna, levätä, jäähtyä, kohota, vetäytyä, kiehua, hautua, marinoitua, keitä, paista
            """,
            .rate: "per",
            .rateWeight: "kg, kilo, kiloa",
            .storage: "säilyy, säilytä, pakasta",
            .timeLabel: "aika, -aika",
            .atLeast: "vähintään",
            .longTime: "yö",
            .timeRemark: "vähintään, noin, uunissa, jääkaapissa, kohotus, kypsennys, valmistus",
            .restingKey: "lepoaika",
            .risingKey: "kohotusaika",
            .ingredientsHeading: "ainekset, ainesosat, raaka-aineet, raaka aineet, tarvikkeet",
            .shoppingHeading: "ostoslista",
            .cookwareHeading: "välineet",
            .requirementHeading: "tarvikkeet",
            .directionsHeading: "valmistus, valmistusohje, ohje, ohjeet",
            .notesHeading: """
            vinkit, vinkki, huomautukset, ravintoarvot, lähde, ravintosisältö, tekijät, perustuu, lähteet
            """,
            .descriptionHeading: "kuvaus",
            .timeHeading: "aika",
            .stepHeading: "vaihe",
            .topping: "koristeluun, tarjoiluun",
            .component: "taikina, täyte, kastike",
            .recipeWord: "resepti",
            .recipesWord: "reseptit",
            .yes: "kyllä",
            .no: "ei",
            .serves: "riittää",
            .person: "henkilölle, henkilöä, henkilö, hengelle",
            .portion: "annosta, annos",
            .meal8: "aamiainen, aamupala",
            .meal12: "lounas",
            .meal19: "päivällinen, illallinen",
            .weekday: "maanantai, tiistai, keskiviikko, torstai, perjantai, lauantai, sunnuntai",
            .plate: "lautanen/lautasta, lautaselle, kulho/kulhoa",
            .servingStem: "tarjoi, jaa, annost",
            .commonWord: """
            ja, tai, noin, sekoita, lisää, keitä, paista, anna, kuumenna, pilko, kuori, joukkoon, minuuttia,
            minuutin, tunti, tuntia, uunissa, vettä, suolaa, pippuria, öljyä, voita, munat, munaa, dl, rkl, tl,
            kunnes, kun, taikina, seos, päälle
            """,
            .pluralEnding: "-/-t, -tti/-tit, -kka/-kat, -ppu/-put",
            .foodColour: "valkoinen, punainen, keltainen, vihreä, musta, makea, tuore",
        ])
}
