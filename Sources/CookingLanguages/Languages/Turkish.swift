extension CookingLanguage {
    // `dal` (a sprig) is missing because it is a lentil in other languages.
    package static let turkish = CookingLanguage(
        code: "tr",
        numbers: """
            bir = 1, iki = 2, üç = 3, dört = 4, beş = 5, altı = 6, yedi = 7, sekiz = 8, dokuz = 9, on = 10,
            on bir = 11, on iki = 12, on beş = 15, yirmi = 20, otuz = 30, kırk = 40, elli = 50, altmış = 60,
            yarım/yarısı = 1/2, çeyrek = 1/4
            """,
        fractions: "çeyrek = 1/4",
        metric: """
            g: g, gram, gr
            kg: kg, kilo, kilogram
            mg: mg
            ml: ml, mililitre
            cl: cl
            dl: dl
            l: l, litre, lt
            """,
        measures: """
            tbsp*: yemek kaşığı, yemek kasigi
            tsp*: çay kaşığı, cay kasigi
            dsp: tatlı kaşığı
            su bardağı
            çay bardağı
            fincan, kahve fincanı
            kaşık
            kepçe
            """,
        pieces: """
            pinch: tutam, çimdik
            clove: diş
            bunch: demet, bağ
            slice: dilim
            handful: avuç
            leaf: yaprak
            drop: damla
            """,
        containers: """
            packet: paket, poşet
            can: konserve, kutu
            jar: kavanoz
            bottle: şişe
            """,
        listedUnits: """
            cm: cm, santim, santimetre
            piece: adet, tane, parça
            head: baş
            """,
        knownUnits: """
            in: inç
            °C: derece
            """,
        courses: """
            breakfast: Kahvaltılıklar, Kahvaltılık, Kahvaltı
            lunch: Öğle yemekleri, Öğle yemeği
            starter: Mezeler
            snack: Atıştırmalıklar, Atıştırmalık
            soup: Çorbalar, Çorba
            salad: Salatalar, Salata
            main: Ana yemekler, Ana yemek, Akşam yemeği
            side: Garnitürler, Garnitür, Yan yemekler
            dessert: Tatlılar, Tatlı
            baking: Kekler, Kek, Kurabiyeler, Pastalar
            bread: Ekmekler, Ekmek
            drink: İçecekler, İçecek
            sauce: Soslar, Sos
            """,
        words: [
            .cooked: "haşlanmış, pişmiş, konserve",
            .and: "ve",
            .andHalf: "buçuk",
            .then: "sonra",
            .or: "veya, ya da",
            .plus: "artı",
            .to: "ila",
            .between: "arası",
            .times: "x, ×",
            .minus: "eksi",
            .about: "yaklaşık, aşağı yukarı",
            .bound: "en az",
            .vagueCount: "biraz, birkaç, bir miktar, az",
            .multiplier: "düzine",
            .article: "bir",
            .each: "her biri",
            .perPiece: "her",
            .notPiece: "kez, defa, seferinde",
            .without: "hariç, olmadan",
            .share: "kalan, yarısı, yarısını",
            .quantifier: "diğer, tüm, bütün, her, biraz, birkaç, daha",
            .functionWord: "ve, veya, ile, için, bir, da, de, kadar, sonra, üzerine, içine, ya, bu, daha",
            .preposition: "ve, veya, ile",
            .largeSize: "büyük, büyük boy",
            .smallSize: "küçük, küçük boy",
            .size: "orta, orta boy",
            .unitQualifier: "tepeleme, silme, dolu, büyük, küçük",
            .filling: "tepeleme, silme, dolu",
            .vagueUnit: "tutam, çimdik, avuç, demet, yaprak, damla",
            .container: "paket, poşet, konserve, kutu, kavanoz, şişe, parça, adet",
            .preparation: """
            doğranmış, rendelenmiş, kıyılmış, dilimlenmiş, soyulmuş, eritilmiş, çekilmiş, haşlanmış, kavrulmuş,
            ezilmiş, elenmiş, çırpılmış, süzülmüş, yıkanmış, ayıklanmış, dövülmüş, ince doğranmış
            """,
            .adverb: "ince, iri, ince ince, taze, iyice",
            .describing: "taze, kuru, kurutulmuş, dondurulmuş, kırmızı, yeşil, sarı, beyaz, siyah, tuzsuz",
            .foodPart: "suyu, kabuğu",
            .remark: """
            isteğe göre, damak tadına göre, isteğe bağlı, arzuya göre, üzeri için, servis için, süslemek için,
            kızartmak için, için, tercihen, mesela, göz kararı
            """,
            .preparationPhrase: "oda sıcaklığında, oda ısısında",
            .optional: "isteğe bağlı, arzuya göre, opsiyonel",
            .orMore: "veya daha fazla, ya da daha fazla",
            .lengthFood: "zencefil, zerdeçal, havlıcan, tarçın, pırasa, salatalık, vanilya, sucuk",
            .toTaste: "damak tadına göre, isteğe göre, damak zevkinize göre",
            .stepAdjective: "büyük, küçük, orta, boy, taze, adet, tane",
            .countedFood: """
            yumurta, soğan, havuç, patates, domates, biber, elma, armut, muz, limon, portakal, salatalık, kabak,
            patlıcan, mantar, karides, sosis, çilek
            """,
            .shape: "köfte, top, poğaça",
            .mixture: "hamur, iç, harç",
            .vessel: """
            tepsi, tepsiye, tepsisi, kalıp, kalıba, tencere, tencereye, tencerede, tava, tavada, tavaya, kase,
            kaseye, kap, kaba, borcam, parçaya, eşit
            """,
            .cookware: "tencere, tava, kase, bıçak, çırpıcı, fırın, süzgeç, blender, mikser, tepsi, rende",
            .cookingVerb: "pişirin, kaynatın, kavurun, karıştırın, doğrayın, ekleyin, yoğurun, çırpın",
            .label: "adım, sayfa, numara, kademe",
            .thermometer: "termometre",
            .degree: "derece, derecede, dereceye",
            .second: "saniye, sn",
            .minute: "dakika, dk, dakikada",
            .hour: "saat, sa",
            .day: "gün",
            .week: "hafta",
            .moreTime: "daha",
            .every: "her",
            .lastTime: "son",
            .before: "önce",
            .earlier: "önce",
            .waitingVerb: """
            dinlendirin, dinlenmeye, bekletin, bekleyin, pişirin, kaynatın, soğumaya, mayalandırın, bırakın,
            haşlayın, kızartın
            """,
            .storage: "saklayın, saklanabilir, dayanır, dondurun",
            .timeLabel: "süresi, süre, toplam",
            .atLeast: "en az",
            .longTime: "gece",
            .timeRemark: "yaklaşık, en, az, fırında, buzdolabında, pişirme, hazırlama, dinlenme, bekleme",
            .waitingKey: "bekleme süresi",
            .restingKey: "dinlenme süresi",
            .chillingKey: "soğutma süresi",
            .risingKey: "mayalanma süresi",
            .ingredientsHeading: "malzemeler, malzeme, gerekli malzemeler",
            .shoppingHeading: "alışveriş listesi",
            .cookwareHeading: "ekipman, araç gereçler",
            .directionsHeading: "yapılışı, hazırlanışı, yapılış, tarifi, adımlar",
            .notesHeading: """
            notlar, not, püf noktaları, ipuçları, besin değerleri, kaynak, katkıda bulunanlar, kaynaklar
            """,
            .descriptionHeading: "açıklama",
            .timeHeading: "süresi, süre",
            .stepHeading: "adım",
            .purpose: "için",
            .headingFiller: "için",
            .topping: "üzeri için, servis için",
            .component: "hamur, sos, iç harcı, krema",
            .recipeWord: "tarif",
            .recipesWord: "tarifler",
            .yes: "evet",
            .no: "hayır",
            .serves: "için",
            .person: "kişilik, kişi",
            .portion: "porsiyon, porsiyonluk",
            .meal8: "kahvaltı",
            .meal12: "öğle yemeği, öğle",
            .meal19: "akşam yemeği, akşam",
            .weekday: "pazartesi, salı, çarşamba, perşembe, cuma, cumartesi, pazar",
            .plate: "tabak, tabağa",
            .servingStem: "servis, paylaş, bölüş",
            .commonWord: """
            ve, bir, ile, için, ekleyin, karıştırın, pişirin, kavurun, doğrayın, alın, dakika, saat, fırında,
            tencerede, tencereye, tavada, su, suyu, tuz, karabiber, yağ, tereyağı, zeytinyağı, yumurta, yumurtayı,
            kaşığı, bardağı, yemek, çay, kadar, sonra, üzerine, hamuru
            """,
            .pluralEnding: "-/-lar, -/-ler",
            .foodColour: "beyaz, kırmızı, sarı, yeşil, siyah, mor, tatlı, taze",
        ])
}
