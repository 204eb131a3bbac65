extension LanguageAnswers {
    static let finnish = LanguageAnswers(
        .finnish,
        """
        tablespoon: 2 ruokalusikallista jauhoja
        teaspoon: 1 teelusikallinen suolaa
        gram: 500 grammaa jauhoja
        litre: 2 litraa maitoa
        cup: 1 kuppi sokeria
        pinch: ripaus suolaa
        clove: 2 kynttä valkosipulia
        can: 1 tölkki tomaatteja
        twenty: kaksikymmentä munaa -> munaa
        half: puolikas sitruuna -> sitruuna
        range: -
        or: 2 rkl voita, tai 2 rkl öljyä
        decimal: 1,5 kg perunoita
        size: 2 isoa munaa
        chopped: 1 sipuli, hienonnettuna
        optional: persiljaa, valinnainen
        toTaste: suolaa maun mukaan
        about: noin 200 g riisiä
        some: hieman persiljaa
        cookware: paistinpannu
        stepGrams: Lisää 250 g sokeria. -> Lisää 500 g sokeria.
        stepSpoons: Kuumenna 2 rkl öljyä. -> Kuumenna 4 rkl öljyä.
        stepCounted: Vatkaa 1 muna. -> Vatkaa 2 munaa.
        stepPinch: Lisää ripaus suolaa. -> Lisää ripaus suolaa.
        stepRange: Lisää 2–3 rkl vettä. -> Lisää 4–6 rkl vettä.
        thousands: Siivilöi 1 500 g jauhoja. -> Siivilöi 3 000 g jauhoja.
        stepPan: Kaada 2 litran vuokaan. -> Kaada 2 litran vuokaan.
        minutes: Anna kiehua 20 minuuttia.
        hours: Paista 2 tuntia.
        halfHour: Anna levätä puoli tuntia.
        hourAndHalf: Keitä 1 tunti ja 30 minuuttia.
        every: -
        shopping: 2 rkl öljyä; 1 rkl öljyä
        ingredientsHeading: Ainekset
        directionsHeading: Valmistus
        notesHeading: Vinkit
        dessert: Jälkiruoat
        time: 1 tunti 30 minuuttia
        day: maanantai
        meal: aamiainen
        """)

    static let hungarian = LanguageAnswers(
        .hungarian,
        """
        tablespoon: 2 evőkanál liszt
        teaspoon: 1 teáskanál só
        gram: 500 gramm liszt
        litre: 2 liter tej
        cup: 1 bögre cukor
        pinch: csipet só
        clove: 2 gerezd fokhagyma
        can: 1 konzerv paradicsom
        twenty: húsz tojás -> tojás
        half: fél citrom -> citrom
        range: -
        or: 2 evőkanál vaj, vagy 2 evőkanál olaj
        decimal: 1,5 kg krumpli
        size: 2 nagy tojás
        chopped: 1 hagyma, apróra vágva
        optional: petrezselyem, elhagyható
        toTaste: só ízlés szerint
        about: kb. 200 g rizs
        some: kevés petrezselyem
        cookware: serpenyő
        stepGrams: Adjunk hozzá 250 g cukrot. -> Adjunk hozzá 500 g cukrot.
        stepSpoons: Hevítsünk 2 evőkanál olajat. -> Hevítsünk 4 evőkanál olajat.
        stepCounted: Verjünk fel 2 tojás fehérjét. -> Verjünk fel 4 tojás fehérjét.
        stepPinch: Adjunk hozzá egy csipet sót. -> Adjunk hozzá egy csipet sót.
        stepRange: Adjunk hozzá 2-3 evőkanál vizet. -> Adjunk hozzá 4-6 evőkanál vizet.
        thousands: Szitáljunk 1 500 g lisztet. -> Szitáljunk 3 000 g lisztet.
        stepPan: Öntsük egy 2 literes edénybe. -> Öntsük egy 2 literes edénybe.
        minutes: Főzzük 20 percig.
        hours: Süssük 2 óráig.
        halfHour: Pihentessük fél óráig.
        hourAndHalf: Főzzük 1 óra 30 percig.
        every: Keverjük meg minden 5 percben.
        shopping: 2 evőkanál olaj; 1 evőkanál olaj
        ingredientsHeading: Hozzávalók
        directionsHeading: Elkészítés
        notesHeading: Megjegyzés
        dessert: Desszertek
        time: 1 óra 30 perc
        day: hétfő
        meal: reggeli
        """)

    static let greek = LanguageAnswers(
        .greek,
        """
        tablespoon: 2 κουταλιές της σούπας αλεύρι
        teaspoon: 1 κουταλάκι του γλυκού αλάτι
        gram: 500 γραμμάρια αλεύρι
        litre: 2 λίτρα γάλα
        cup: 1 φλιτζάνι ζάχαρη
        pinch: πρέζα αλάτι
        clove: 2 σκελίδες σκόρδο
        can: 1 κονσέρβα ντομάτες
        twenty: είκοσι αυγά -> αυγά
        half: μισό λεμόνι -> λεμόνι
        range: 2 έως 3 καρότα
        or: 20 γραμμάρια βούτυρο, ή 20 γραμμάρια λάδι
        decimal: 1,5 kg πατάτες
        size: 2 μεγάλα αυγά
        chopped: 1 κρεμμύδι, ψιλοκομμένο
        optional: μαϊντανός, προαιρετικά
        toTaste: αλάτι κατά βούληση
        about: περίπου 200 γρ ρύζι
        some: λίγο μαϊντανό
        cookware: κατσαρόλα
        stepGrams: Προσθέστε 250 γρ ζάχαρη. -> Προσθέστε 500 γρ ζάχαρη.
        stepSpoons: Ρίξτε 2 κουταλιές της σούπας λάδι. -> Ρίξτε 4 κουταλιές της σούπας λάδι.
        stepCounted: Χτυπήστε 1 αυγό. -> Χτυπήστε 2 αυγά.
        stepPinch: Προσθέστε μια πρέζα αλάτι. -> Προσθέστε μια πρέζα αλάτι.
        stepRange: Προσθέστε 2 έως 3 κουταλιές νερό. -> Προσθέστε 4 έως 6 κουταλιές νερό.
        thousands: Κοσκινίστε 1.500 γρ αλεύρι. -> Κοσκινίστε 3.000 γρ αλεύρι.
        stepPan: Βάλτε σε φόρμα χωρητικότητας 2 λίτρα. -> Βάλτε σε φόρμα χωρητικότητας 2 λίτρα.
        minutes: Βράστε για 20 λεπτά.
        hours: Ψήστε για 2 ώρες.
        halfHour: Αφήστε μισή ώρα.
        hourAndHalf: Βράστε για 1 ώρα και 30 λεπτά.
        every: Ανακατεύετε κάθε 5 λεπτά.
        shopping: 2 κουταλιές λάδι; 1 κουταλιά λάδι
        ingredientsHeading: Υλικά
        directionsHeading: Εκτέλεση
        notesHeading: Σημειώσεις
        dessert: Γλυκά
        time: 1 ώρα και 30 λεπτά
        day: Δευτέρα
        meal: πρωινό
        """)

    static let turkish = LanguageAnswers(
        .turkish,
        """
        tablespoon: 2 yemek kaşığı un
        teaspoon: 1 çay kaşığı tuz
        gram: 500 gram un
        litre: 2 litre süt
        cup: 1 su bardağı şeker
        pinch: bir tutam tuz
        clove: 2 diş sarımsak
        can: 1 konserve domates
        twenty: yirmi yumurta -> yumurta
        half: yarım limon -> limon
        range: 2 ila 3 havuç
        or: 2 yemek kaşığı tereyağı, veya 2 yemek kaşığı yağ
        decimal: 1,5 kg patates
        size: 2 büyük yumurta
        chopped: 1 soğan, ince doğranmış
        optional: maydanoz, isteğe bağlı
        toTaste: damak tadına göre tuz
        about: yaklaşık 200 g pirinç
        some: biraz maydanoz
        cookware: tencere
        stepGrams: 250 g şeker ekleyin. -> 500 g şeker ekleyin.
        stepSpoons: 2 yemek kaşığı yağ ekleyin. -> 4 yemek kaşığı yağ ekleyin.
        stepCounted: 2 yumurta kırın. -> 4 yumurta kırın.
        stepPinch: Bir tutam tuz ekleyin. -> Bir tutam tuz ekleyin.
        stepRange: 2-3 yemek kaşığı su ekleyin. -> 4-6 yemek kaşığı su ekleyin.
        thousands: 1.500 g un eleyin. -> 3.000 g un eleyin.
        stepPan: -
        minutes: 20 dakika pişirin.
        hours: 2 saat pişirin.
        halfHour: Yarım saat dinlendirin.
        hourAndHalf: 1 saat 30 dakika pişirin.
        every: Her 5 dakikada bir karıştırın.
        shopping: 2 yemek kaşığı yağ; 1 yemek kaşığı yağ
        ingredientsHeading: Malzemeler
        directionsHeading: Yapılışı
        notesHeading: Notlar
        dessert: Tatlılar
        time: 1 saat 30 dakika
        day: pazartesi
        meal: kahvaltı
        """)
}
