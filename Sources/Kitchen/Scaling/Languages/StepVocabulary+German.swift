extension StepVocabulary {
    static let german = StepVocabulary([
        .numbers("ein/eine/einen/einem/einer/eines zwei drei vier fünf sechs sieben acht neun zehn elf zwölf"),
        .furtherNumbers(
            "fünfzehn=15 zwanzig=20 dreißig=30 vierzig=40 fünfundvierzig=45 fünfzig=50 sechzig=60 neunzig=90"),
        .set(\.fillingWords, "gehäufte gehäuften gehäufter gestrichene gestrichenen gestrichener knappe knappen"),
        .set(\.thermometerWords, "thermometer kerntemperatur zuckerthermometer bratenthermometer"),
        .set(\.minusWords, "minus"),
        .set(\.articles, "ein eine einen einem einer eines"),
        .set(\.halves, "halbe halben halber halbes halb"),
        .set(\.rangeWords, "bis oder"),
        .set(\.betweenWords, "zwischen"),
        .set(\.andWords, "und"),
        .metric("g gr kg ml cl dl l mg dag dkg gramm kilo kilogramm liter milliliter deziliter zentiliter"),
        .measures(
            """
            el tl esslöffel teelöffel löffel tasse|tassen becher pfund msp messerspitze|messerspitzen suppenkelle|suppenkellen
            kelle|kellen schöpfkelle|schöpfkellen schnapsglas|schnapsgläser
            """),
        .pieces(
            """
            prise|prisen zehe|zehen knoblauchzehe|knoblauchzehen scheibe|scheiben zweig|zweige stängel stiel|stiele
            blatt|blätter lorbeerblatt|lorbeerblätter bund handvoll tropfen spritzer schuss stange|stangen
            rispe|rispen würfel kugel|kugeln
            """),
        .containers(
            """
            dose|dosen päckchen pck packung|packungen pkg tüte|tüten glas|gläser flasche|flaschen beutel tube|tuben
            rolle|rollen
            """),
        .foods(
            """
            ei|eier eigelb|eigelbe eiweiß|eiweiße eidotter eiern|eiern zwiebel|zwiebeln schalotte|schalotten
            frühlingszwiebel|frühlingszwiebeln lauchzwiebel|lauchzwiebeln karotte|karotten möhre|möhren
            kartoffel|kartoffeln tomate|tomaten paprika|paprika paprikaschote|paprikaschoten chilischote|chilischoten
            apfel|äpfel birne|birnen banane|bananen zitrone|zitronen limette|limetten orange|orangen pfirsich|pfirsiche
            pflaume|pflaumen aprikose|aprikosen feige|feigen dattel|datteln avocado|avocados gurke|gurken
            zucchini|zucchini aubergine|auberginen kürbis|kürbisse champignon|champignons pilz|pilze
            garnele|garnelen hähnchenbrust|hähnchenbrüste hähnchenschenkel würstchen brötchen
            erdbeere|erdbeeren kirsche|kirschen nelke|nelken wacholderbeere|wacholderbeeren pfefferkorn|pfefferkörner
            vanilleschote|vanilleschoten zimtstange|zimtstangen schnitzel steak|steaks sellerieknolle|sellerieknollen
            """),
        .adjectives(
            """
            große großen großer großes kleine kleinen kleiner kleines mittelgroße mittelgroßen gehäufte gehäuften
            gehäufter gestrichene gestrichenen gestrichener rote roten grüne grünen gelbe gelben weiße weißen frische
            frischen frischer ganze ganzen reife reifen weitere weiteren weiterer restliche restlichen gekochte
            gekochten geschälte geschälten knappe knappen gute guten
            """),
        .set(
            \.functionWords,
            """
            der die das den dem des ein eine einen und oder mit in im ins auf aus für bei dann sowie bis über unter zu
            zum zur von vom an am je jeweils nach um als
            """),
        .set(
            \.cookware,
            """
            form formen kastenform springform auflaufform topf töpfe pfanne schüssel schüsseln förmchen blech
            kasserolle messbecher stücke stück kugeln portionen einmachgläser schraubgläser
            """),
        .set(\.sizeLinks, "fasst fassend von à inhalt fassungsvermögen"),
        .set(\.perPiece, "jede jeden jedes jedem jeder jeweils pro"),
        .set(\.notPieces, "mal zugabe seite minute stunde minuten stunden seiten"),
        .atATime("auf einmal"),
        .set(\.mixtures, "teig füllung masse"),
        .set(\.labels, "schritt stufe type typ gasstufe stufen seite nr schiene teil"),
        .set(\.divisions, "in zu"),
        .set(\.yieldVerbs, "ergibt reicht"),
        .shapes(
            """
            kugel|kugeln bällchen frikadelle|frikadellen knödel brötchen klößchen kloß|klöße bulette|buletten
            """),
        .set(\.approximations, "ca etwa circa rund ungefähr gut knapp noch für"),
        .set(
            \.timeUnits,
            "minute minuten min stunde stunden std h sekunde sekunden sek tag tage tagen woche wochen grad cm mm c"),
    ])
}
