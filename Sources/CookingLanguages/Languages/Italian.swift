extension CookingLanguage {
    package static let italian = CookingLanguage(
        code: "it",
        joinsUnitsByConnector: true,
        endings: "o, a, i, e",
        verbEndings: "are, ere, ire, ate, ete, ite",
        elisions: "d', d’, dell', dell’, l', l’",
        numbers: """
            un/uno/una = 1, due = 2, tre = 3, quattro = 4, cinque = 5, sei = 6, sette = 7, otto = 8, nove = 9,
            dieci = 10, undici = 11, dodici = 12, quindici = 15, venti = 20, trenta = 30, quaranta = 40,
            cinquanta = 50, sessanta = 60, cento = 100, mezzo/mezza/mezzi/mezz = 1/2
            """,
        fractions: "terzo/terzi = 1/3, quarto/quarti = 1/4",
        metric: """
            g: g, gr, grammo/grammi
            kg: kg, chilo/chili, chilogrammo/chilogrammi
            hg: etto/etti, hg
            mg: mg, milligrammo/milligrammi
            ml: ml, millilitro/millilitri, cc, c c
            cl: cl, centilitro/centilitri
            dl: dl, decilitro/decilitri
            l: l, litro/litri, lt
            """,
        measures: """
            tbsp*: cucchiaio/cucchiai, cucchiaio da minestra/cucchiai da minestra, cucchiaio da tavola/cucchiai da tavola
            tsp*: cucchiaino/cucchiaini, cucchiaino da tè/cucchiaini da tè, cucchiaino da caffè/cucchiaini da caffè
            cup*: tazza/tazze
            tazzina/tazzine
            bicchiere/bicchieri
            cucchiaiata/cucchiaiate
            bicchierino/bicchierini
            mestolo/mestoli
            mestolino/mestolini
            """,
        pieces: """
            pinch: pizzico/pizzichi
            presa/prese
            handful: manciata/manciate
            drop: goccia/gocce
            dash: goccio
            spruzzata
            clove: spicchio/spicchi
            sprig: rametto/rametti
            ciuffo/ciuffi
            bunch: mazzo/mazzi
            bunch: mazzetto/mazzetti
            leaf: foglia/foglie
            grappolo/grappoli
            baccello/baccelli
            stecca/stecche
            slice: fetta/fette
            stalk: costa/coste
            stalk: gambo/gambi
            """,
        containers: """
            panetto/panetti
            can: scatola/scatole
            can: lattina/lattine
            barattolo/barattoli
            jar: vasetto/vasetti
            bottle: bottiglia/bottiglie
            busta/buste
            packet: bustina/bustine
            confezione/confezioni
            packet: pacchetto/pacchetti, pacco/pacchi
            """,
        listedUnits: """
            giro/giri
            cm: cm, centimetro/centimetri
            filo
            ramo/rami
            fettina/fettine
            piece: pezzo/pezzi
            pezzetto/pezzetti
            head: testa/teste
            cespo/cespi
            noce/noci
            dado/dadi
            cubetto/cubetti
            rotolo/rotoli
            foglio/fogli
            """,
        knownUnits: """
            hg: ettogrammo/ettogrammi
            oz: oncia/once
            lb: libbra/libbre
            in: pollice/pollici
            °C: gradi
            fillet: filetto/filetti
            serving: porzione/porzioni
            bag: sacchetto/sacchetti
            tbsp*: cucch
            """,
        courses: """
            breakfast: Colazione, Colazioni
            lunch: Pranzo
            starter: Antipasti, Antipasto
            snack: Spuntini, Spuntino
            soup: Zuppe, Zuppa, Minestre, Minestra
            salad: Insalate, Insalata
            pasta: Primi, Primo, Primi piatti, Primo piatto
            main: Secondi, Secondo, Secondi piatti, Secondo piatto
            side: Contorni, Contorno
            dessert: Dolci, Dolce
            drink: Bevande, Bevanda
            sauce: Salse
            """,
        words: [
            .choice: "uno dei seguenti, una delle seguenti",
            .only: "solo, soltanto, non",
            .anotherThing: "altro, altra",
            .cooked: """
            cotto, cotti, cotta, cotte, lessato, lessati, lessata, lessate, bollito, bolliti, precotto, precotti,
            scatola
            """,
            .sizedPiece: "filetti, petti, bistecche, fettine, cosce, tranci",
            .and: "e, ed",
            .then: "poi",
            .or: "o, oppure",
            .plus: "più",
            .to: "a",
            .between: "tra, fra",
            .times: "x, ×, per",
            .minus: "meno",
            .about: "circa, ca",
            .bound: "quasi",
            .vagueCount: "alcune, alcuni, qualche, poco, po', po, pochino",
            .multiplier: "dozzina, dozzine",
            .article: "un, uno, una",
            .definite: """
            il, lo, la, i, gli, le, l, al, allo, alla, ai, agli, alle, del, dello, della, dei, degli, delle, nel,
            nella, dell, all, sul
            """,
            .of: "di, d",
            .connector: "di, d', d’, del, della, dello, dell', dell’, dei, degli, delle",
            .each: "ciascuno, ciascuna, l'uno",
            .perPiece: "ogni, ciascun, ciascuno, ciascuna",
            .per: "per",
            .notPiece: "lato, aggiunta, volta, tanto, minuti, minuto",
            .atATime: "alla volta, per volta",
            .without: "senza, né, non, tranne",
            .share: """
            metà, mezzo, mezza, mezzi, mezze, terzo, resto, restante, rimanente, rimanenti, restanti, avanzato,
            avanzata
            """,
            .mentionedShare: "rimasto, rimasta, rimasti, quarto, altro, altra, altri, altre, parte",
            .quantifier: """
            altro, altra, altri, altre, entrambi, entrambe, tutto, tutta, tutti, tutte, ogni, qualche, poco, poca,
            pochi, poche, più
            """,
            .furtherAmount: """
            resto, restante, rimanente, rimanenti, restanti, avanzato, avanzata, altro, altra, altri, altre, qualche,
            poco, poca, pochi, poche, più
            """,
            .vague: """
            poco, poca, pochi, po, qualche, alcuni, alcune, ogni, ciascuno, ciascuna, molto, molta, abbastanza,
            tutto, tutta, tutti, tutte, questo, questa, questi, queste, entrambi
            """,
            .boundary: "con, su, per, nel, nella, nei, sul, sulla, poi",
            .functionWord: """
            durante, di, d, del, della, dei, delle, il, lo, la, i, gli, le, l, un, una, e, o, con, in, su, per, fino, a,
            al, alla, da, che, senza, nel, nella, ed
            """,
            .leader: """
            e, ed, o, con, in, a, da, per, su, tra, fra, poi, quindi, dopo, fino, aggiungi, unisci, mescola,
            versa, metti, taglia, scalda, come, mentre, intanto
            """,
            .follower: """
            e, ed, o, con, in, a, al, alla, per, su, fino, senza, è, sono, poi, quindi, dopo, durante, che,
            quando, mentre, insieme, tra, fra, nel, nella, bene, da
            """,
            .preposition: "a, in, con, al, alla, e, ed, o, per, da, senza",
            .largeSize: "grand~, grande~, gross~",
            .smallSize: "piccol~",
            .size: "medi~",
            .unitQualifier: "colm~, ras~, abbondant~, piccol~, grand~, scars~, gross~",
            .filling: "colmo, colmi, raso, rasi",
            .vagueUnit: """
            pizzico, manciata, filo, goccio, spruzzata, ciuffo, rametto, rametti, foglie, presa, noce, mazzetto,
            fette
            """,
            .container: """
            scatola, scatole, lattina, barattolo, barattoli, vasetto, bottiglia, busta, bustina, bustine,
            confezione, confezioni, pacchetto, pezzo, panetto
            """,
            .preparation: """
            tritat~, grattugiat~, tagliat~, affettat~, pelat~, sbucciat~, fus~, sciolt~, macinat~, schiacciat~,
            tostat~, scolat~, lavat~, snocciolat~, denocciolat~, sbattut~, setacciat~, cott~, ammorbidit~,
            sminuzzat~, spezzettat~, mondat~, pulit~, spremut~, lessat~, strizzat~, ammollat~, sbriciolat~,
            frullat~, sgusciat~, scongelat~, dissalat~, tiepid~
            """,
            .adverb: "finemente, grossolanamente, appena, leggermente, ben, molto",
            .foodPart: "succo, scorza, il, la",
            .remark: """
            per, q b, qb, quanto basta, a piacere, a piacimento, a gusto, facoltativo, facoltativa, facoltativi,
            opzionale, se necessario, preferibilmente, ad esempio, tipo, come, secondo i gusti, circa
            """,
            .preparationPhrase: """
            a temperatura ambiente, a dadini, a cubetti, a fette, a fettine, a pezzi, a pezzetti, a rondelle,
            a julienne, a spicchi, in polvere fine
            """,
            .optional: "facoltativo, facoltativa, facoltativi, opzionale, opzionali",
            .orMore: "o più, o piu, o meno",
            .lengthFood: """
            zenzero, galanga, curcuma, rafano, cannella, citronella, porro, cetriolo, daikon, kombu, vaniglia,
            rabarbaro, salsiccia
            """,
            .toTaste: "q b, qb, quanto basta, a piacere, a piacimento, a gusto, secondo i gusti",
            .stepPiece: "filetto/filetti",
            .stepAdjective: """
            grande/grandi, piccolo/piccoli, piccola/piccole, medio/medi, media/medie, grosso/grossi,
            grossa/grosse, altro/altri, altra/altre, colmo/colmi
            """,
            .mentionAdjective: """
            fresco, fresca, freschi, fresche, freddo, fredda, caldo, calda, caldi, tiepido, tiepida, bollente,
            intero, intera
            """,
            .changedState: "cotto, cotta, cotti, cotte, fritto, fritti, lesso, lessi, arrostito",
            .cutPiece: "cubetti, cubo, cubi, dadini, dadi, pezzo, pezzi, pezzetti, fetta, fette, strisce, porzioni",
            .countedFood: """
            uovo/uova, tuorlo/tuorli, albume/albumi, cipolla/cipolle, cipollotto/cipollotti, scalogno/scalogni,
            carota/carote, porro/porri, patata/patate, pomodoro/pomodori, peperone/peperoni,
            peperoncino/peperoncini, mela/mele, pera/pere, banana/banane, limone/limoni, arancia/arance,
            pesca/pesche, prugna/prugne, albicocca/albicocche, fico/fichi, cetriolo/cetrioli, zucchina/zucchine,
            melanzana/melanzane, fungo/funghi, gambero/gamberi, salsiccia/salsicce, fragola/fragole,
            acciuga/acciughe, carciofo/carciofi
            """,
            .shape: "pallina/palline, polpetta/polpette, pagnottella/pagnottelle",
            .dividedPiece: """
            pezzo/pezzi, porzione/porzioni, quadrato/quadrati, rettangolo/rettangoli, triangolo/triangoli,
            cerchio/cerchi, disco/dischi, striscia/strisce, spicchio/spicchi, fetta/fette, panetto/panetti,
            filoncino/filoncini, biscotto/biscotti, crespella/crespelle, rotolo/rotoli, gnocco/gnocchi, panino/panini,
            parte/parti, metà/metà
            """,
            .dividedPart: "parte, parti, metà",
            .dough: "impasto, composto, panetto, filone, pasta, sfoglia, frolla",
            .dividingStem: "divid, suddivid, ripart, porzion, form",
            .cuttingStem: "tagli, affett",
            .pieceYield: "ricavate, ricavare, ricava, ottenere, otterrete, ottenete, ritagliate, ritagliare",
            .condition: "se, raddoppiate",
            .batch: "ricetta/ricette, dose/dosi",
            .centre: "centro",
            .tray: "teglia, placca, leccarda",
            .weighingStem: "pes",
            .repeatingStem: "ripet, proced",
            .turningStem: "ruot, girat, girar",
            .mixture: "impasto, ripieno",
            .vessel: """
            pirofila, teglia, stampo, stampi, tortiera, pentola, padella, casseruola, ciotola, stampini,
            recipiente, palline, pezzi, porzioni, panetti
            """,
            .cookware: "pentola, padella, forno, ciotola, frusta",
            .instrument: "aiuto, aiutandovi, aiutandoti",
            .sizeLink: "di, da, capacità",
            .greasing: "imburrare, ungere, infarinare, imburrate",
            .cookingVerb: "cuocere, mescolare, tagliare, aggiungere",
            .cookingStem: "mescol, soffrig, aggiung, cuoc",
            .division: "in",
            .label: "passo, passaggio, fase, velocità, vel, pagina, livello, termostato",
            .thermometer: "termometro, cuore, sciroppo, interna",
            .degree: "grado, gradi",
            .second: "secondo/secondi, sec",
            .minute: "minuto/minuti, min",
            .hour: "ora/ore, h",
            .day: "giorno/giorni",
            .week: "settimana/settimane",
            .halfHour: "mezzora",
            .anotherTime: "altra",
            .moreTime: "altri, altre",
            .every: "ogni",
            .lastTime: "ultimi",
            .before: "prima",
            .earlier: "fa, in meno rispetto, in meno di, in più rispetto, in più di",
            .waitingVerb: "riposare, raffreddare, lasciate",
            .helpingVerb: "lasciare, lasciate, lascia",
            .rate: "a, per",
            .rateWeight: "kg, chilo",
            .storage: "conservate",
            .atLeast: "almeno",
            .longTime: "notte, giorn",
            .timeRemark: "almeno, di, riposo, cottura, preparazione, forno, frigorifero, marinatura",
            .waitingKey: "tempo di attesa",
            .restingKey: "tempo di riposo, riposo",
            .chillingKey: "tempo di raffreddamento, raffreddamento",
            .marinatingKey: "tempo di marinatura",
            .fermentingKey: "tempo di fermentazione",
            .risingKey: "tempo di lievitazione, lievitazione",
            .ingredientsHeading: "ingredienti, ingrediente, occorrente, cosa serve",
            .shoppingHeading: "lista della spesa",
            .cookwareHeading: "attrezzatura, attrezzi, utensili",
            .requirementHeading: "occorrente",
            .directionsHeading: "preparazione, procedimento, istruzioni, passaggi, svolgimento, esecuzione",
            .notesHeading: """
            consigli, consiglio, note, nota, varianti, suggerimenti, valori nutrizionali, fonte, conservazione,
            informazioni nutrizionali, collaboratori, crediti, basato su, basata su, ispirato a, riferimenti
            """,
            .descriptionHeading: "descrizione",
            .timeHeading: "tempo, tempi",
            .stepHeading: "passo, passaggio",
            .purpose: "per",
            .headingFiller: "per, la, il, e, di",
            .topping: "per servire",
            .component: "impasto, ripieno, condimento",
            .otherHeading: "altro",
            .recipeWord: "ricetta",
            .recipesWord: "ricette",
            .yes: "si",
            .serves: "per, resa, rende",
            .person: "persone, persona",
            .portion: "porzioni, porzione, dosi",
            .meal8: "colazione",
            .meal12: "pranzo",
            .meal16: "merenda",
            .meal19: "cena",
            .weekday: "lunedì, martedì, mercoledì, giovedì, venerdì, sabato, domenica",
            .plate: "piatto/piatti, ciotola/ciotole, bicchiere/bicchieri, coppetta/coppette",
            .servingStem: "serv, impiatt, distribu, dispon, vers, riemp",
            .singleDefinite: "il, lo, la",
            .foodLiquid: "acqua, liquido, succo, brodo, salamoia, sciroppo",
            .mixedWith: "mescolato con, mescolata con, mescolati con",
            .commonWord: """
            il, lo, la, gli, le, e, in, con, di, del, della, un, una, per, che, fino, al, alla, aggiungere,
            aggiungete, unire, minuti, ora, ore, forno, fuoco, sale, pepe, olio, acqua, uova, nel, nella,
            mescolare, poi, o, farina, zucchero, latte
            """,
            .pluralEnding: "-o/-i, -a/-e, -e/-i, -co/-chi, -ca/-che, -go/-ghi, -ga/-ghe, -io/-i, -cia/-ce, -gia/-ge",
            .irregularPlural: "uovo/uova",
            .foodColour: """
            bianco, bianca, bianchi, bianche, rosso, rossa, rossi, rosse, giallo, gialla, gialli, gialle,
            verde/verdi, nero, nera, neri, nere, dolce/dolci, fresco, fresca, freschi, fresche
            """,
        ])
}
