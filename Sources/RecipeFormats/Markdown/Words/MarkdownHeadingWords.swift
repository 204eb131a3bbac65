/// The words that announce the parts of a recipe in many languages.
///
/// Each line of a table contains the code of a language and words of this language. Case and accents make no
/// difference, and words joined by `_` are a phrase. The words of scripts without spaces are in ``unspaced``.
enum MarkdownHeadingWords {
    /// The sign of a word in a heading: the set of its meanings. A word can have several meanings.
    struct Sign: OptionSet, Hashable {
        let rawValue: UInt16

        static let ingredients = Sign(rawValue: 1 << 0)
        /// The amounts of ingredients whose names are in another list.
        static let amounts = Sign(rawValue: 1 << 1)
        static let shopping = Sign(rawValue: 1 << 2)
        static let cookware = Sign(rawValue: 1 << 3)
        static let directions = Sign(rawValue: 1 << 4)
        static let notes = Sign(rawValue: 1 << 5)
        /// A time. `Preparation time` announces no directions.
        static let time = Sign(rawValue: 1 << 6)
        /// A word without a meaning of its own, such as `the`.
        static let filler = Sign(rawValue: 1 << 7)
        /// A numbered step: `Step 1`.
        static let step = Sign(rawValue: 1 << 8)
        /// A word such as `for`, which begins a purpose: `For the preparation` announces no directions.
        static let purpose = Sign(rawValue: 1 << 9)
        /// A word for a description of the dish. In some cookbooks, the same word announces the directions.
        static let description = Sign(rawValue: 1 << 10)
    }

    /// All tables, each with the sign of its words.
    static let tables: [(sign: Sign, words: String)] = [
        (.ingredients, ingredients), (.shopping, shopping), (.cookware, cookware), (.directions, directions),
        (.notes, notes), (.time, times), (.filler, fillers), (.step, steps), (.purpose, purposes),
        (.description, descriptions),
    ]

    private static let ingredients = """
        en ingredients ingredient material materials ingredient_list you_need you_ll_need you_will_need what_you_need whats_in_it what_goes_in
        de zutaten zutat zutatenliste was_du_brauchst du_brauchst man_braucht ihr_braucht man_nehme
        fr ingrédients ingrédient il_vous_faut il_faut ce_qu_il_faut
        es ingredientes ingrediente necesitas necesitamos que_necesitas
        pt ingredientes ingrediente precisa_de
        ca ingredients ingredient
        gl ingredientes
        eu osagaiak
        it ingredienti ingrediente occorrente cosa_serve
        nl ingrediënten ingrediënt benodigdheden heb_je_nodig dit_heb_je_nodig boodschappen
        af bestanddele
        sv ingredienser ingrediens du_behöver
        nb ingredienser ingrediens du_trenger dette_trenger_du
        da ingredienser ingrediens du_skal_bruge
        is hráefni innihald
        fi ainekset ainesosat raaka-aineet raaka_aineet tarvikkeet
        et koostisosad koostisained
        lv sastāvdaļas
        lt ingredientai sudedamosios_dalys
        pl składniki składnik potrzebne
        cs ingredience suroviny přísady budete_potřebovat budeme_potřebovat
        sk ingrediencie suroviny prísady
        sl sestavine
        hr sastojci
        sr састојци састојак
        hu hozzávalók hozzávaló alapanyagok összetevők
        ro ingrediente ingredient
        sq përbërësit
        tr malzemeler malzeme gerekli_malzemeler
        az inqrediyentlər
        ru ингредиенты ингредиент ингридиенты ингридиэнты ингредиэнты ингридиент продукты состав понадобится понадобятся потребуется что_нужно
        uk інгредієнти інгредієнт складники продукти знадобиться
        be інгрэдыенты
        bg съставки продукти необходими_продукти
        mk состојки
        el υλικά υλικα συστατικά συστατικα
        he מצרכים רכיבים חומרים מרכיבים
        ar المكونات مكونات المقادير مقادير
        fa مواد_لازم مواد مواد_اولیه
        ur اجزاء
        hi सामग्री सामग्रियां आवश्यक_सामग्री
        bn উপকরণ
        mr साहित्य
        ta தேவையான_பொருட்கள்
        te కావలసినవి
        ka ინგრედიენტები
        hy բաղադրիչներ
        id bahan bahan-bahan bahan_bahan
        ms bahan bahan-bahan
        tl sangkap mga_sangkap
        vi nguyên_liệu thành_phần
        sw viungo
        eo ingrediencoj
        """

    private static let shopping = """
        en shopping_list shopping groceries grocery_list
        de einkaufsliste
        fr liste_de_courses
        es lista_de_la_compra lista_de_compras
        it lista_della_spesa
        nl boodschappenlijst
        pl lista_zakupów
        ru список_покупок
        """

    private static let cookware = """
        en equipment cookware utensils utensil tools kitchenware special_equipment gear objects
        de utensilien ausrüstung küchengeräte geräte werkzeug küchenutensilien
        fr matériel ustensiles équipement
        es utensilios utensilio equipo
        pt utensílios equipamento
        it attrezzatura attrezzi utensili
        nl keukengerei materiaal
        sv redskap utrustning
        nb utstyr redskaper
        da udstyr redskaber
        fi välineet
        pl sprzęt przybory naczynia narzędzia akcesoria
        cs vybavení nádobí náčiní nástroje pomůcky
        hu eszközök
        ro ustensile
        tr ekipman araç_gereçler
        ru инвентарь оборудование посуда инструменты утварь
        uk інвентар посуд обладнання
        el εξοπλισμός σκεύη
        he כלים ציוד
        ar الأدوات أدوات
        fa ابزار
        hi उपकरण बर्तन
        id alat alat-alat peralatan
        vi dụng_cụ
        """

    private static let directions = """
        en directions direction instructions instruction method methods steps procedure preparation how_to_make how_to_cook \
        how_to_prepare how_to what_to_do what_to_do_with_ingredients cooking_instructions process assembly step_by_step
        de zubereitung anleitung zubereitungsschritte vorgehen arbeitsschritte schritte so_geht so_wird so_gehts vorbereitung \
        durchführung herstellung kochanleitung
        fr préparation étapes instructions recette_pas_à_pas réalisation déroulement marche_à_suivre méthode progression
        es preparación elaboración instrucciones pasos procedimiento modo_de_preparación método
        pt preparo preparação modo_de_preparo modo_de_fazer instruções passos
        ca preparació elaboració instruccions
        gl preparación elaboración
        eu prestaketa prestatzeko_modua
        it preparazione procedimento istruzioni passaggi svolgimento esecuzione
        nl bereiding bereidingswijze instructies werkwijze stappen aan_de_slag
        sv gör_så_här tillagning instruktioner tillvägagångssätt så_här_gör_du
        nb fremgangsmåte slik_gjør_du framgangsmåte tilberedning
        da fremgangsmåde sådan_gør_du tilberedning
        is aðferð leiðbeiningar
        fi valmistus valmistusohje ohje ohjeet
        et valmistamine
        lv pagatavošana
        lt gaminimas paruošimas
        pl przygotowanie sposób_przygotowania wykonanie instrukcje kroki jak_zrobić
        cs postup příprava pracovní_postup
        sk postup príprava
        sl priprava postopek
        hr priprema postupak
        sr припрема поступак
        hu elkészítés elkészítése elkészítési_mód lépések
        ro preparare mod_de_preparare instrucțiuni pași
        sq përgatitja
        tr yapılışı hazırlanışı yapılış tarifi adımlar
        az hazırlanması
        ru приготовление способ_приготовления как_готовить инструкция инструкции рецепт_приготовления шаги этапы процесс \
        пошагово пошаговый
        uk приготування спосіб_приготування інструкція інструкції кроки
        be прыгатаванне
        bg приготвяне начин_на_приготвяне стъпки
        mk подготовка
        el εκτέλεση εκτελεση οδηγίες παρασκευή προετοιμασία διαδικασία
        he הכנה הוראות אופן_ההכנה הוראות_הכנה שלבי_הכנה
        ar طريقة_التحضير التحضير طريقة الخطوات خطوات طريقة_العمل
        fa طرز_تهیه روش_تهیه دستور_پخت دستور مراحل
        ur ترکیب
        hi विधि बनाने_की_विधि तरीका निर्देश
        bn প্রণালী
        mr कृती
        ta செய்முறை
        te తయారీ
        ka მომზადება
        hy պատրաստում
        id cara_membuat cara_memasak langkah langkah-langkah petunjuk
        ms cara_membuat
        tl paraan paraan_ng_pagluluto
        vi cách_làm cách_nấu các_bước hướng_dẫn cách_chế_biến
        sw maelekezo
        eo preparado
        """

    private static let notes = """
        en note notes tip tips story hint hints variation variations substitution substitutions storage nutrition \
        nutritional serving_suggestions serving_suggestion suggested_serving reference references source sources links credits credit faq about comments remarks \
        trivia history related see_also background changelog video
        de hinweis hinweise tipp tipps anmerkung anmerkungen notiz notizen nährwerte varianten variante quelle quellen \
        aufbewahrung bemerkungen nährwertangaben serviervorschlag serviervorschläge
        fr conseil conseils remarque remarques astuce astuces variante variantes notes valeurs_nutritionnelles source conservation suggestion_de_présentation suggestions_de_présentation
        es notas nota consejo consejos sugerencias variantes trucos información_nutricional nutricional perfil_nutricional fuente conservación sugerencia_de_presentación
        pt notas dicas dica macetes observações observação informação_nutricional fonte
        it consigli consiglio note nota varianti suggerimenti valori_nutrizionali fonte conservazione
        nl opmerkingen tips voedingswaarde bron variaties notities bewaren serveertip serveersuggestie
        sv anteckningar tips näringsvärde källa kommentarer serveringsförslag
        nb notater tips næringsinnhold kilde serveringsforslag
        da noter tips bemærkninger kilde serveringsforslag
        fi vinkit vinkki huomautukset ravintoarvot lähde
        pl uwagi wskazówki notatki porady wartości_odżywcze źródło
        cs poznámky poznámka tipy tip nutriční_hodnoty zdroj
        sk poznámky tipy
        hu megjegyzés megjegyzések tippek tápérték forrás
        ro sfaturi note notițe observații sursa
        tr notlar not püf_noktaları ipuçları besin_değerleri kaynak
        ru заметки заметка советы совет примечания примечание подсказки пищевая_ценность кбжу источник хранение
        uk примітки поради нотатки джерело
        bg бележки съвети
        el σημειώσεις συμβουλές
        he הערות טיפים
        ar ملاحظات نصائح
        fa نکات نکته
        hi टिप्स सुझाव
        id catatan tips
        vi ghi_chú mẹo lưu_ý
        """

    private static let times = """
        en time times temperature
        de zeit zubereitungszeit zeiten
        fr temps durée
        es tiempo tiempos
        pt tempo
        it tempo tempi
        nl tijd
        sv tid tillagningstid
        pl czas
        cs čas doba
        hu idő ideje
        ro timp
        tr süresi süre
        ru время
        uk час
        bg време
        el χρόνος
        id waktu
        vi thời_gian
        """

    private static let steps = """
        en step
        de schritt
        fr étape
        es paso
        pt passo
        it passo passaggio
        nl stap
        sv steg
        nb steg trinn
        da trin
        fi vaihe
        pl krok
        cs krok
        hu lépés
        ro pas
        tr adım
        ru шаг этап
        uk крок
        bg стъпка
        vi bước
        id langkah
        """

    private static let purposes = """
        en for
        de für zum zur
        fr pour
        es para
        it per
        nl voor
        sv för till
        nb til
        pl na do
        cs na pro
        ru для
        uk для
        tr için
        """

    private static let descriptions = """
        en description
        de beschreibung
        fr description
        es descripción
        pt descrição
        it descrizione
        nl beschrijving omschrijving
        sv beskrivning
        nb beskrivelse
        pl opis
        cs popis
        hu leírás
        ro descriere
        ru описание
        uk опис
        bg описание
        """

    private static let fillers = """
        en the a of for your and to you it this recipe cooking how what list ll will need
        de für den die das der und zum
        fr pour la le les de du des et
        es para la el los las de y
        pt para a o de e do da
        it per la il e di
        nl voor de het en van
        sv för och
        pl na do i
        ru для и рецепт
        uk для і рецепт
        tr için
        """

    /// The words of scripts without spaces. They are searched at any position in a heading.
    static let unspaced: [(sign: Sign, words: [String])] = [
        (
            .ingredients,
            [
                "材料", "食材", "原料", "配料", "用料", "备料", "備料", "主料", "輔料", "辅料", "香料", "调料", "調料", "调味料", "調味料", "佐料", "재료",
                "준비물",
                "양념", "ส่วนผสม", "วัตถุดิบ", "เครื่องปรุง",
            ]
        ),
        (.amounts, ["计算", "計算", "用量", "份量", "分量", "配比", "比例"]),
        (.shopping, ["购物清单", "買い物リスト"]),
        (.cookware, ["工具", "厨具", "廚具", "器具", "道具", "用具", "도구", "อุปกรณ์"]),
        (
            .directions,
            [
                "步骤", "步驟", "做法", "操作", "作法", "制作", "製作", "烹饪", "烹飪", "烹调", "流程", "作り方", "つくり方", "手順",
                "調理", "工程", "順序", "顺序", "焼き方", "煮方", "炊き方", "方法", "过程", "過程", "备菜", "備菜", "만드는", "만들기", "조리", "요리법",
                "순서", "방법", "과정", "วิธีทำ", "ขั้นตอน",
            ]
        ),
        (
            .notes,
            [
                "附加内容", "附加", "小提醒", "提醒", "小贴士", "小貼士", "贴士", "提示", "注意", "备注", "備註", "技巧", "心得", "营养", "營養", "参考",
                "參考", "特点", "特點", "禁忌", "笔记", "筆記", "总结", "總結", "结果", "結果", "建议", "建議", "感悟", "感想", "反思", "改进", "改進",
                "后记", "後記",
                "コメント", "후기", "ポイント", "コツ", "メモ", "備考", "栄養", "팁", "참고", "주의", "메모", "เคล็ดลับ", "หมายเหตุ", "相关",
            ]
        ),
        (.time, ["时间", "時間", "시간", "เวลา", "难度", "難度"]),
    ]
}
