extension CookingLanguage {
    // `cc` means a teaspoon in a list of ingredients. Beside a number, it means cubic centimetres, as in English.
    package static let french = CookingLanguage(
        code: "fr",
        numberSigns: .spaceForThousands,
        plural: .fromTwo,
        joinsUnitsByConnector: true,
        endings: "e, s, es",
        verbEndings: "er, ir, re, ez",
        elisions: "d', d’, l', l’",
        numbers: """
            un/une = 1, deux = 2, trois = 3, quatre = 4, cinq = 5, six = 6, sept = 7, huit = 8, neuf = 9, dix = 10,
            onze = 11, douze = 12, quinze = 15, vingt = 20, trente = 30, quarante = 40, cinquante = 50, soixante = 60,
            cent = 100, demi/demie/demi- = 1/2, quart = 1/4
            """,
        fractions: "tiers = 1/3, quart/quarts = 1/4",
        metric: """
            g: g, gr, gramme/grammes
            kg: kg, kilo/kilos, kilogramme/kilogrammes
            mg: mg, milligramme/milligrammes
            ml: ml, millilitre/millilitres
            cl: cl, centilitre/centilitres
            dl: dl, décilitre/décilitres
            l: l, litre/litres
            """,
        measures: """
            tbsp*: cuillère à soupe/cuillères à soupe, cuillere à soupe/cuilleres à soupe, cuillère a soupe/cuillères a soupe, c à soupe, c à s, c a s, c s, cs, càs, cas, c-à-s, cuil à soupe, cuill à soupe, cuil à s, cuill à s, cuillerée à soupe/cuillerées à soupe, cuiller à soupe/cuillers à soupe
            tsp*: cuillère à café/cuillères à café, cuillere à café/cuilleres à café, cuillère a café/cuillères a café, c à café, c à c, c a c, c c, cc, càc, cac, c-à-c, cuil à café, cuill à café, cuil à c, cuill à c, cuillerée à café/cuillerées à café, cuiller à café/cuillers à café
            cuillère/cuillères, cuillerée/cuillerées, cuiller/cuillers, cuil
            Pfund: livre/livres
            cup*: tasse/tasses
            verre/verres
            bol/bols
            cuillere/cuilleres
            cuillérée/cuillérées
            louche/louches
            """,
        pieces: """
            pinch: pincée/pincées
            handful: poignée/poignées
            drop: goutte/gouttes
            dash: trait/traits
            fillet: filet/filets
            noix
            noisette/noisettes
            clove: gousse/gousses
            sprig: brin/brins
            stalk: branche/branches
            bunch: bouquet/bouquets
            bunch: botte/bottes
            leaf: feuille/feuilles
            slice: tranche/tranches
            head: tête/têtes
            tige/tiges
            """,
        containers: """
            jar: pot/pots
            can: boîte/boîtes, boite/boites
            conserve/conserves
            packet: sachet/sachets
            packet: paquet/paquets
            bottle: bouteille/bouteilles
            brique/briques, briquette/briquettes
            barquette/barquettes
            rouleau/rouleaux
            jar: bocal/bocaux
            """,
        listedUnits: """
            tour/tours
            cm: cm, centimètre/centimètres
            piece: morceau/morceaux, pièce/pièces
            rondelle/rondelles
            bulb: bulbe/bulbes
            bâton/bâtons
            cube: cube/cubes
            boule/boules
            plaque/plaques
            zeste/zestes
            serving: portion/portions
            """,
        knownUnits: """
            oz: once/onces
            in: pouce/pouces
            °C: degré/degrés
            fillet: filet/filets
            bag: sac/sacs
            mm: millimètre/millimètres
            tsp*: c. à c., c à café, cuill. à café, cuil. à café
            tbsp*: c. à s., c à soupe, cuill. à soupe, cuil. à soupe
            """,
        courses: """
            breakfast: Petits déjeuners, Petit déjeuner, Petit déj
            lunch: Déjeuners
            starter: Entrées froides, Hors d'œuvres froids
            snack: Amuse-bouches, Amuse bouche
            snack: Apéritif, Apéro
            soup: Soupes, Potages, Soupes et potages
            salad: Salades
            main: Plats, Plats principaux, Plat principal
            main: Dîners
            side: Accompagnements
            baking: Gâteaux, Gâteau
            bread: Pains
            drink: Boissons
            preserve: Conserves
            basics: Bases
            """,
        words: [
            .choice: "un des suivants, une des suivantes",
            .only: "seulement, pas",
            .anotherThing: "autre",
            .cooked: "cuit, cuits, cuite, cuites, précuit, précuits, précuite, précuites, conserve",
            .sizedPiece: "filets, pavés, steaks, escalopes, blancs, cuisses, côtelettes, magrets",
            .and: "et",
            .then: "puis",
            .or: "ou",
            .plus: "plus",
            .to: "à, a",
            .between: "entre",
            .times: "x, ×",
            .minus: "moins",
            .about: "environ, env",
            .bound: "presque, bien",
            .vagueCount: "quelques, peu, petit peu",
            .multiplier: "douzaine, douzaines",
            .article: "un, une",
            .definite: "le, la, les, l, du, des, au, aux, votre, vos, notre, ce, leur, leurs, mon, ma, mes, tu",
            .of: "de, d",
            .connector: "de, d', d’, du, des, la, le, les, l', l’",
            .each: "chacun, chacune",
            .perPiece: "chaque, chacun, chacune",
            .per: "par",
            .notPiece: "fois, côté, ajout",
            .atATime: "à la fois",
            .without: "sans, ni, pas, sauf",
            .share: """
            moitié, demi, demie, demis, demies, tiers, reste, restant, restante, restants, restantes, réservé,
            réservée, réservés, réservées
            """,
            .mentionedShare: "quart, autre, autres, partie",
            .quantifier: """
            autre, autres, tous, toutes, tout, toute, chaque, quelques, plusieurs, peu, beaucoup, même
            """,
            .furtherAmount: """
            reste, restant, restante, restants, restantes, réservé, réservée, réservés, réservées, autre, autres,
            quelques, plusieurs, peu, beaucoup
            """,
            .vague: """
            peu, quelques, chaque, chacun, chacune, beaucoup, assez, toute, tout, tous, toutes, cette, ces, cet,
            plusieurs, certains, certaines, suffisamment
            """,
            .boundary: "avec, dans, sur, pour, puis, en, à, jusque, sous",
            .functionWord: """
            pendant, durant, de, d, du, des, le, la, les, l, un, une, et, ou, avec, dans, sur, pour, puis, en, à, au, aux, par,
            sans, sous, jusqu, qui, que
            """,
            .leader: """
            et, ou, avec, dans, à, en, sur, pour, par, sous, entre, puis, ensuite, jusqu, vers, chez, comme, donc,
            enfin, après, avant, pendant
            """,
            .follower: """
            et, ou, dans, avec, à, au, aux, en, sur, pour, par, puis, jusqu, sans, est, sont, ensuite, pendant,
            environ, doit, doivent, sous, entre, après, avant, afin, que, qui, commence, commencent, ainsi, bien,
            ensemble, dès, lorsque, quand, si
            """,
            .preposition: "en, avec, dans, à, au, et, ou, par, sans",
            .largeSize: "gros~, grand~, gross~, énorme~",
            .smallSize: "petit~",
            .size: "moyen~, moyenn~",
            .unitQualifier: """
            gros~, gross~, petit~, grand~, bon~, bonn~, bombé~, ras~, rase~, plein~, généreux~, belle~, beau~
            """,
            .filling: "bombée, bombées, rase, rases",
            .vagueUnit: """
            pincée, pincées, poignée, filet, trait, noisette, brin, brins, bouquet, goutte, gouttes, feuilles,
            tranches
            """,
            .container: """
            boîte, boîtes, boite, boites, sachet, sachets, paquet, paquets, bouteille, pot, pots, brique, briques,
            barquette, boule, morceau
            """,
            .preparation: """
            haché~, râpé~, coupé~, émincé~, pelé~, épluché~, fondu~, moulu~, écrasé~, ciselé~, concassé~,
            égoutté~, lavé~, dénoyauté~, épépiné~, battu~, tamisé~, cuit~, ramolli~, mou~, grillé~, torréfié~,
            effilé~, rincé~, tranché~, pressé~, mixé~, réduit~, décongelé~, mélangé~, équeuté~, essoré~, broyé~,
            détaillé~, tiède~, dégraissé~, émietté~, désossé~, paré~, nettoyé~, fendu~, divisé~
            """,
            .adverb: "finement, grossièrement, fraîchement, légèrement, très, bien",
            .foodPart: "jus, zeste, zestes, le",
            .remark: """
            pour, selon le goût, selon votre goût, selon goût, au goût, à volonté, à votre goût, facultatif,
            facultatifs, facultative, optionnel, si possible, si vous voulez, ou plus, de préférence, par exemple,
            comme, type, environ, selon, éventuellement
            """,
            .preparationPhrase: """
            à température ambiante, en dés, en morceaux, en rondelles, en tranches, en poudre fine, en cubes,
            en lamelles, en julienne, à température
            """,
            .optional: "facultatif, facultative, facultatifs, optionnel, optionnelle, si vous voulez",
            .orMore: "ou plus, ou moins, ou davantage",
            .lengthFood: """
            gingembre, galanga, curcuma, raifort, cannelle, citronnelle, poireau, concombre, daikon, kombu,
            vanille, rhubarbe, chorizo, baguette
            """,
            .toTaste: "selon le goût, selon goût, au goût, à volonté, à votre goût, selon votre goût",
            .stepAdjective: """
            gros/gros, grosse/grosses, petit/petits, petite/petites, grand/grands, grande/grandes, bon/bons,
            bonne/bonnes, beau/beaux, belle/belles, moyen/moyens, moyenne/moyennes, autre/autres
            """,
            .mentionAdjective: """
            frais, fraîche, froid, froide, froids, chaud, chaude, chauds, bouillant, bouillante, tiède, entier,
            entière
            """,
            .changedState: "cuit, cuite, cuits, cuites, grillé, grillés, frit, frits",
            .cutPiece: "cube, cubes, dé, dés, morceau, morceaux, tranche, tranches, lamelles, lanières, portions",
            .countedFood: """
            œuf/œufs, oeuf/oeufs, jaune/jaunes, blanc/blancs, oignon/oignons, échalote/échalotes,
            carotte/carottes, poireau/poireaux, navet/navets, tomate/tomates, poivron/poivrons, piment/piments,
            pomme/pommes, poire/poires, banane/bananes, citron/citrons, orange/oranges, pêche/pêches,
            prune/prunes, abricot/abricots, figue/figues, datte/dattes, avocat/avocats, concombre/concombres,
            courgette/courgettes, aubergine/aubergines, champignon/champignons, crevette/crevettes,
            saucisse/saucisses, fraise/fraises, cerise/cerises, clou/clous, bâton/bâtons, escalope/escalopes,
            cuisse/cuisses, endive/endives
            """,
            .shape: "boule/boules, boulette/boulettes",
            .dividedPiece: """
            morceau/morceaux, portion/portions, part/parts, quartier/quartiers, carré/carrés, rectangle/rectangles,
            triangle/triangles, cercle/cercles, disque/disques, rond/ronds, bande/bandes, bâtonnet/bâtonnets,
            pâton/pâtons, boudin/boudins, biscuit/biscuits, crêpe/crêpes, galette/galettes, tartelette/tartelettes,
            pièce/pièces, tranche/tranches, partie/parties, moitié/moitiés
            """,
            .dividedPart: "partie, parties, moitié, moitiés",
            .dough: "pâte, appareil, pâton, boudin, préparation, mélange",
            .dividingStem: "divis, partag, sépar, form, façonn",
            .cuttingStem: "coup, découp, taill, détaill, tranch",
            .pieceYield: "découpez, découper, détaillez, détailler, obtenez, obtenir, obtient, prélevez",
            .condition: "si, doublez",
            .batch: "recette/recettes",
            .centre: "centre, milieu",
            .tray: "plaque, plaques",
            .weighingStem: "pès, pes",
            .repeatingStem: "répét, répèt, renouvel, recommenc",
            .turningStem: "tournez, tourner, pivot",
            .mixture: "pâte, farce, garniture, appareil",
            .vessel: """
            moule, moules, plat, plats, casserole, casseroles, poêle, cocotte, saladier, terrine, ramequin,
            ramequins, bocal, bocaux, faitout, récipient, marmite, boules, morceaux, portions, pâtons
            """,
            .cookware: "casserole, poêle, four, fouet, saladier, moule",
            .instrument: "aide, aidant",
            .sizeLink: "de, d, contenant, contenance",
            .greasing: "beurrer, graisser, huiler, fariner, beurrez, graissez",
            .cookingVerb: "cuire, mélanger, mélangez, couper, ajouter, ajoutez",
            .cookingStem: "mijot, melang",
            .division: "en, dans",
            .label: "étape, etape, thermostat, th, page, vitesse, n, numéro, type, position",
            .thermometer: "thermomètre, sirop, cœur, interne",
            .degree: "degré, degrés, degre, degres",
            .second: "seconde/secondes, sec",
            .minute: "minute/minutes, min, mn",
            .hour: "heure/heures, h",
            .day: "jour/jours",
            .week: "semaine/semaines",
            .anotherTime: "autre",
            .moreTime: "autres",
            .every: "chaque, toutes les, tous les",
            .lastTime: "dernières, y a",
            .earlier: "de moins que, de plus que",
            .before: "avant",
            .waitingVerb: "reposer, laisser, laissez, refroidir",
            .helpingVerb: "laisser, laissez, laisse",
            .rate: "par",
            .rateWeight: "livre, kg, kilo",
            .storage: "conserve, conserver",
            .timeLabel: "temps",
            .atLeast: "minimum, au moins",
            .longTime: "nuit, jour",
            .timeRemark: "au, moins, de, repos, cuisson, préparation, frigo, réfrigérateur, four, marinade",
            .waitingKey: "temps dattente, temps d'attente, attente",
            .restingKey: "temps de repos, repos",
            .chillingKey: "temps de réfrigération, réfrigération, temps de refroidissement",
            .freezingKey: "congélation",
            .marinatingKey: "marinade, temps de marinade, macération",
            .fermentingKey: "temps de fermentation",
            .risingKey: "temps de levée, temps de pousse, levée",
            .soakingKey: "temps de trempage",
            .ingredientsHeading: "ingrédients, ingrédient, il vous faut, il faut, ce qu il faut",
            .shoppingHeading: "liste de courses",
            .cookwareHeading: "matériel, ustensiles, équipement",
            .directionsHeading: """
            préparation, étapes, instructions, recette pas à pas, réalisation, déroulement, marche à suivre,
            méthode, progression
            """,
            .notesHeading: """
            conseil, conseils, remarque, remarques, astuce, astuces, variante, variantes, notes,
            valeurs nutritionnelles, source, conservation, suggestion de présentation, suggestions de présentation,
            informations nutritionnelles, contributeurs, contributrices, crédits, basé sur, basée sur, inspiré de,
            inspirée de, adapté de, références, liens
            """,
            .descriptionHeading: "description",
            .timeHeading: "temps, durée",
            .stepHeading: "étape",
            .purpose: "pour",
            .headingFiller: "pour, la, le, les, de, du, des, et",
            .topping: "garniture",
            .component: "pâte, garniture, glaçage",
            .otherHeading: "divers",
            .recipeWord: "recette",
            .recipesWord: "recettes",
            .yes: "oui",
            .no: "non",
            .serves: "pour, donne, rendement",
            .person: "personnes, personne, pers, couverts, convives",
            .portion: "parts, portions, portion",
            .meal8: "petit-déjeuner, petit déjeuner",
            .meal12: "déjeuner",
            .meal16: "goûter",
            .meal19: "dîner",
            .weekday: "lundi, mardi, mercredi, jeudi, vendredi, samedi, dimanche",
            .plate: "assiette/assiettes, bol/bols, verre/verres, verrine/verrines, ramequin/ramequins",
            .servingStem: "serv, dress, dispos, répart, vers, rempli",
            .singleDefinite: "le, la",
            .foodLiquid: "eau, liquide, jus, bouillon, saumure, sirop",
            .mixedWith: "mélangé avec, mélangée avec, mélangé à, mélangée à, mélangés avec",
            .commonWord: """
            le, la, les, et, dans, des, du, de, une, un, avec, pour, au, aux, pendant, jusqu, laisser, faire,
            ajouter, ajoutez, mélanger, cuire, minutes, heure, heures, four, feu, sel, poivre, huile, eau, œufs,
            oeufs, à, sur, en, ou, farine, sucre, lait
            """,
            .pluralEnding: "-/-s, -u/-ux, -al/-aux, -ail/-aux",
            .irregularPlural: "œil/yeux",
            .foodColour: """
            blanc, blanche, blancs, blanches, rouge/rouges, jaune/jaunes, vert, verte, verts, vertes, noir, noire,
            noirs, noires, brun, brune, bruns, brunes, rose/roses, doux, douce, douces, frais, fraîche, fraîches
            """,
        ])
}
