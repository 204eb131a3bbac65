extension StepVocabulary {
    static let italian = StepVocabulary([
        .numbers("un/uno/una due tre quattro cinque sei sette otto nove dieci undici dodici"),
        .furtherNumbers("quindici=15 venti=20 trenta=30 quaranta=40 cinquanta=50 sessanta=60"),
        .set(\.fillingWords, "colmo colmi raso rasi"),
        .set(\.thermometerWords, "termometro cuore sciroppo"),
        .set(\.minusWords, "meno"),
        .set(\.articles, "un uno una"),
        .set(\.halves, "mezzo mezza mezz"),
        .set(\.rangeWords, "a o"),
        .set(\.betweenWords, "tra fra"),
        .set(\.andWords, "e"),
        .metric("g gr kg ml cl dl l mg grammo|grammi chilo|chili etto|etti litro|litri"),
        .measures(
            """
            cucchiaio|cucchiai cucchiaino|cucchiaini cucchiaiata|cucchiaiate tazza|tazze tazzina|tazzine
            bicchiere|bicchieri bicchierino|bicchierini mestolo|mestoli mestolino|mestolini
            """),
        .pieces(
            """
            pizzico|pizzichi spicchio|spicchi fetta|fette rametto|rametti foglia|foglie manciata|manciate goccia|gocce
            mazzetto|mazzetti gambo|gambi costa|coste filetto|filetti
            """),
        .containers(
            """
            lattina|lattine scatola|scatole confezione|confezioni bustina|bustine barattolo|barattoli vasetto|vasetti
            bottiglia|bottiglie pacchetto|pacchetti panetto|panetti
            """),
        .foods(
            """
            uovo|uova tuorlo|tuorli albume|albumi cipolla|cipolle cipollotto|cipollotti scalogno|scalogni carota|carote
            porro|porri patata|patate pomodoro|pomodori peperone|peperoni peperoncino|peperoncini mela|mele pera|pere
            banana|banane limone|limoni arancia|arance pesca|pesche prugna|prugne albicocca|albicocche fico|fichi
            cetriolo|cetrioli zucchina|zucchine melanzana|melanzane fungo|funghi gambero|gamberi salsiccia|salsicce
            fragola|fragole acciuga|acciughe carciofo|carciofi
            """),
        .adjectives(
            """
            grande|grandi piccolo|piccoli piccola|piccole medio|medi media|medie grosso|grossi grossa|grosse altro|altri
            altra|altre colmo|colmi
            """),
        .set(
            \.functionWords,
            """
            di d del della dei delle il lo la i gli le l un una e o con in su per fino a al alla da che senza nel nella
            ed
            """),
        .set(\.ofWords, "di d"),
        .set(
            \.cookware,
            "pirofila teglia stampo stampi tortiera pentola padella casseruola ciotola stampini recipiente palline pezzi porzioni panetti"
        ),
        .set(\.sizeLinks, "di da capacità"),
        .set(\.perPiece, "ogni ciascun ciascuno ciascuna"),
        .set(\.notPieces, "lato aggiunta volta tanto minuti minuto"),
        .atATime("alla volta, per volta"),
        .set(\.mixtures, "impasto ripieno"),
        .set(\.labels, "passo passaggio fase velocità vel pagina livello termostato"),
        .set(\.divisions, "in"),
        .shapes("pallina|palline polpetta|polpette pagnottella|pagnottelle"),
        .set(\.approximations, "circa"),
        .set(
            \.timeUnits,
            "minuto minuti min ora ore h secondo secondi sec giorno giorni settimana settimane grado gradi cm mm c"),
    ])
}
