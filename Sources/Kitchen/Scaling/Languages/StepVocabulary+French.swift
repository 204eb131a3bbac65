extension StepVocabulary {
    static let french = StepVocabulary([
        .numbers("un/une deux trois quatre cinq six sept huit neuf dix onze douze"),
        .furtherNumbers("quinze=15 vingt=20 trente=30 quarante=40 cinquante=50 soixante=60"),
        .set(\.fillingWords, "bombée bombées rase rases"),
        .set(\.thermometerWords, "thermomètre sirop cœur"),
        .set(\.minusWords, "moins"),
        .set(\.articles, "un une"),
        .set(\.halves, "demi demie"),
        .set(\.rangeWords, "à ou"),
        .set(\.betweenWords, "entre"),
        .set(\.andWords, "et"),
        .metric("g gr kg ml cl dl l mg gramme|grammes kilo|kilos kilogramme|kilogrammes litre|litres"),
        .measures(
            """
            cuillère|cuillères cuillere|cuilleres cuillérée|cuillérées càs càc cs cc cas cac tasse|tasses verre|verres
            cuil louche|louches bol|bols livre|livres
            """),
        .pieces(
            """
            pincée|pincées gousse|gousses tranche|tranches brin|brins branche|branches feuille|feuilles botte|bottes
            bouquet|bouquets poignée|poignées goutte|gouttes noix noisette|noisettes filet|filets tige|tiges
            """),
        .containers(
            """
            boîte|boîtes boite|boites paquet|paquets sachet|sachets bocal|bocaux bouteille|bouteilles pot|pots
            brique|briques conserve|conserves barquette|barquettes rouleau|rouleaux
            """),
        .foods(
            """
            œuf|œufs oeuf|oeufs jaune|jaunes blanc|blancs oignon|oignons échalote|échalotes carotte|carottes
            poireau|poireaux navet|navets tomate|tomates poivron|poivrons piment|piments pomme|pommes poire|poires
            banane|bananes citron|citrons orange|oranges pêche|pêches prune|prunes abricot|abricots figue|figues
            datte|dattes avocat|avocats concombre|concombres courgette|courgettes aubergine|aubergines
            champignon|champignons crevette|crevettes saucisse|saucisses fraise|fraises cerise|cerises clou|clous
            bâton|bâtons escalope|escalopes cuisse|cuisses endive|endives
            """),
        .adjectives(
            """
            gros|gros grosse|grosses petit|petits petite|petites grand|grands grande|grandes bon|bons bonne|bonnes beau|beaux
            belle|belles moyen|moyens moyenne|moyennes autre|autres
            """),
        .set(
            \.functionWords,
            """
            de d du des le la les l un une et ou avec dans sur pour puis en à au aux par sans sous jusqu qui que
            """),
        .set(\.ofWords, "de d"),
        .set(
            \.cookware,
            """
            moule moules plat plats casserole casseroles poêle cocotte saladier terrine ramequin ramequins bocal bocaux
            faitout récipient marmite boules morceaux portions pâtons
            """),
        .set(\.sizeLinks, "de d contenant contenance"),
        .set(\.perPiece, "chaque chacun chacune"),
        .set(\.notPieces, "fois côté ajout"),
        .atATime("à la fois"),
        .set(\.mixtures, "pâte farce garniture appareil"),
        .set(\.labels, "étape etape thermostat th page vitesse n numéro type position"),
        .set(\.divisions, "en dans"),
        .shapes("boule|boules boulette|boulettes"),
        .set(\.approximations, "environ"),
        .set(
            \.timeUnits,
            "minute minutes min mn heure heures h seconde secondes sec jour jours semaine semaines degré degrés cm mm c"
        ),
    ])
}
