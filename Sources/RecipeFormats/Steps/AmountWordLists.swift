/// The words of ``AmountWord`` in lowercase: English, German, French, Spanish, Italian, Portuguese, Dutch and Russian.
/// Korean has only words for parts.
///
/// If a word has different meanings in two languages, the table contains the less harmful one. Omitting an amount is
/// less harmful than showing a wrong amount.
enum AmountWordLists {
    static let words: [(words: String, meaning: AmountWord)] = [
        (
            """
            and or with to into in on onto over then plus until for from at by under through while if when using
            und oder mit zu zum zur in ins im auf aus für bei dann sowie bis über unter
            et ou avec dans sur pour puis en à jusque sous
            y o e u con en sobre para por hasta ed su per nel nella nei sul sulla poi com em até met op voor uit tot или и с в на для до
            """, .boundary
        ),
        (
            """
            half halves remaining remainder reserved leftover left-over leftovers
            hälfte halb halbe halber halbes halben drittel viertel restliche restlichen restlicher restliches restl übrige übrigen übriger
            übriges verbleibende verbleibenden verbliebene verbliebenen übriggebliebene
            moitié demi demie demis demies tiers reste restant restante restants restantes réservé réservée réservés réservées
            mitad medio media medios medias tercio cuarto resto restante restantes reservado reservada
            metà mezzo mezza mezzi mezze terzo rimanente rimanenti restanti avanzato avanzata
            metade meio meia terço helft overige overgebleven resterende
            половина половину половины остальной остальную остальные оставшийся оставшуюся оставшиеся оставшееся остаток четверть
            남은 나머지 절반
            """, .part
        ),
        ("quarter quarters third thirds fourth rest portion most teil", .partOf),
        (
            """
            both another other additional extra more less each every all any some few several enough little same dozen couple many
            much double
            beide beiden weitere weiteren weiterer weiteres andere anderen alle allen aller jede jeden jeder jedes etwas einige
            wenig wenige mehr paar ganze ganzen ganzer ganzes
            autre autres tous toutes tout toute chaque quelques plusieurs peu beaucoup même
            otro otra otros otras ambos ambas todo toda todos todas cada algunos algunas poco poca pocos pocas más
            altro altra altri altre entrambi entrambe tutto tutta tutti tutte ogni qualche poca pochi poche più
            outro outra outros outras ambas ambos mais alguns algumas
            beide andere alle elke iedere wat meer
            весь всю все каждый каждую ещё еще немного
            """, .quantifier
        ),
        ("a an ein eine einen einem einer eines un une una uno um uma een één", .indefinite),
        ("the this that these those your our my its their his her", .determiner),
        (
            """
            der die das den dem des am ans vom beim le la les l du des au aux el los las del al il lo gli i dello della dell degli
            delle dei allo alla ai agli het votre vos mon ma mes tu tus sus
            """, .definite
        ),
        ("of de d di von van", .connector),
        (
            """
            small medium large big extra-large jumbo tiny medium-sized heaping heaped scant generous level rounded good full whole
            fresh ripe
            kleine kleiner kleines kleinen große großer großes großen mittelgroße mittelgroßer gehäufte gestrichene gehäufter
            petit petite petits petites grand grande grands grandes gros grosse grosses bonne bonnes
            pequeño pequeña pequeños pequeñas grandes piccolo piccola piccoli piccole grandi colmo colma
            """, .size
        ),
    ]

    /// The words for each number, in all languages. The first element contains the words for 1, the second element the
    /// words for 2, and so on.
    static let numbers = [
        "one один одну одна", "two zwei deux dos due dois duas twee два две", "three drei trois tres tre três drie три",
        "four vier quatre cuatro quattro quatro четыре", "five fünf cinq cinco cinque vijf пять",
        "six sechs seis sei zes шесть",
        "seven sieben sept siete sette sete zeven семь", "eight acht huit ocho otto oito восемь",
        "nine neun neuf nueve nove negen девять", "ten zehn dix diez dieci dez tien десять",
        "eleven elf onze once undici", "twelve zwölf douze doce dodici doze twaalf двенадцать",
    ]

    /// The spellings of the units. Each line has the spellings of one unit. The first spelling is the name of the unit.
    static let units = """
        g gram grams gramme grammes gramm gr gm gms gramos gramo grammi grammo gramas г гр грамм граммов
        kg kgs kilo kilos kilogram kilograms kilogramm kilogramme кг
        mg
        ml milliliter milliliters millilitre millilitres mls мл
        cl centiliter centilitre zentiliter
        dl deciliter decilitre deziliter
        l liter liters litre litres litro litros litri litre ltr л
        oz ozs ounce ounces onza onzas
        lb lbs pound pounds pfund libra libras livre livres
        tbsp tbsps tbs tb tablespoon tablespoons el esslöffel càs cs cas eetlepel cda cdas cucharada cucharadas cucchiaio cucchiai
        tsp tsps teaspoon teaspoons tl teelöffel càc cc cac theelepel cdta cdtas cucharadita cucharaditas cucchiaino cucchiaini
        cup cups tasse tasses tassen taza tazas tazza tazze xícara xícaras стакан стакана
        spoon spoons spoonful spoonfuls löffel cuillère cuillères cuillérée cuillerée
        pint pints pt pts
        quart qt qts
        gallon gallons gal
        pinch pinches prise prisen pincée pincées pizca pizcas pizzico pizzichi pitada щепотка щепотку
        dash dashes
        drop drops tropfen goutte gouttes gota gotas goccia gocce
        splash splashes schuss
        handful handfuls handvoll poignée poignées puñado puñados manciata manciate
        clove cloves zehe zehen gousse gousses diente dientes spicchio spicchi dente dentes зубчик зубчика
        sprig sprigs zweig zweige zweigen brin brins branch branche branches ramita ramitas rametto rametti
        bunch bunches bund botte bottes bouquet manojo manojos mazzo mazzetto
        head heads kopf köpfe tête têtes
        stalk stalks stange stangen stängel tige tiges tallo tallos gambo gambi
        stick sticks
        leaf leaves blatt blätter feuille feuilles hoja hojas foglia foglie
        slice slices scheibe scheiben tranche tranches rodaja rodajas loncha lonchas fetta fette
        piece pieces stück stücke morceau morceaux trozo trozos pezzo pezzi кусок кусочек
        can cans tin tins dose dosen boîte boîtes boite boites lata latas lattina scatola банка банки банку
        jar jars glas gläser pot pots bocal bocaux tarro tarros vasetto
        bottle bottles flasche flaschen bouteille bouteilles botella botellas bottiglia
        pack packs packet packets package packages pkg packung packungen päckchen paquet paquets paquete paquetes pacco confezione пачка
        sachet sachets beutel bustina bustine
        bag bags tüte tüten
        box boxes karton carton cartons
        glass glasses verre verres vaso vasos bicchiere bicchieri
        block blocks cube cubes würfel
        strip strips streifen
        ball balls kugel kugeln
        sheet sheets
        part parts
        minute minutes min mins minuten minuto minutos minuti мин минут
        hour hours h hr hrs stunde stunden std heure heures hora horas ora ore час часа
        second seconds sec secs sekunden secondes segundos secondi
        day days tag tage jour jours día días giorno giorni
        """
}
