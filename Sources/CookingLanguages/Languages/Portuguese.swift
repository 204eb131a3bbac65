extension CookingLanguage {
    package static let portuguese = CookingLanguage(
        code: "pt",
        endings: "o, a, os, as, e, es",
        verbEndings: "ar, er, ir, e",
        numbers: """
            um/uma = 1, dois/duas = 2, três = 3, quatro = 4, cinco = 5, seis = 6, sete = 7, oito = 8, nove = 9,
            dez = 10, onze = 11, doze = 12, quinze = 15, vinte = 20, trinta = 30, quarenta = 40, cinquenta = 50,
            sessenta = 60, meio/meia = 1/2
            """,
        fractions: "terço/terços = 1/3, quarto/quartos = 1/4",
        metric: """
            g: g, gr, grama/gramas
            kg: kg, quilo/quilos, quilograma/quilogramas
            mg: mg, miligrama/miligramas
            ml: ml, mililitro/mililitros, cc, c c
            cl: cl
            dl: dl, decilitro/decilitros
            l: l, litro/litros
            """,
        measures: """
            tbsp*: colher de sopa/colheres de sopa, colher (sopa)/colheres (sopa), colher (de sopa)/colheres (de sopa), c de sopa, cs
            tsp*: colher de chá/colheres de chá, colher (chá)/colheres (chá), colher (de chá)/colheres (de chá), c de chá, c chá, cc
            dsp: colher de sobremesa/colheres de sobremesa, colher (sobremesa)/colheres (sobremesa)
            colher de café/colheres de café, colher (café)/colheres (café)
            colher/colheres
            cup*: xícara/xícaras, xícara de chá/xícaras de chá, xícara (chá)/xícaras (chá), xícara (de chá)/xícaras (de chá), chávena/chávenas, chávena de chá/chávenas de chá
            copo/copos
            concha/conchas
            """,
        pieces: """
            pinch: pitada/pitadas
            clove: dente/dentes
            bunch: maço/maços, molho/molhos
            sprig: ramo/ramos, raminho/raminhos
            slice: fatia/fatias
            leaf: folha/folhas
            handful: punhado/punhados, mão-cheia
            drop: gota/gotas
            stalk: talo/talos
            dash: fio
            rodela/rodelas
            """,
        containers: """
            can: lata/latas
            packet: pacote/pacotes, saqueta/saquetas, envelope/envelopes
            jar: frasco/frascos
            bottle: garrafa/garrafas
            box: caixa/caixas
            embalagem/embalagens
            """,
        listedUnits: """
            volta/voltas
            cm: cm, centímetro/centímetros
            piece: pedaço/pedaços
            head: cabeça/cabeças
            unidade/unidades
            """,
        knownUnits: """
            oz: onça/onças
            lb: libra/libras
            in: polegada/polegadas
            °C: grau/graus
            """,
        courses: """
            breakfast: Café da manhã, Pequeno almoço, Pequenos almoços
            lunch: Almoço
            starter: Entradas
            soup: Sopas
            salad: Saladas
            main: Pratos principais, Prato principal
            main: Jantar
            side: Acompanhamentos
            dessert: Sobremesas
            baking: Bolos
            bread: Pães, Pão
            drink: Bebidas
            sauce: Molhos
            """,
        words: [
            .choice: "um dos seguintes, uma das seguintes",
            .only: "só, apenas, somente, não",
            .anotherThing: "outro, outra",
            .cooked: "cozido, cozidos, cozida, cozidas, lata",
            .sizedPiece: "filés, filetes, bifes, peitos, postas",
            .and: "e",
            .then: "depois",
            .or: "ou",
            .plus: "mais",
            .to: "a, até",
            .between: "entre",
            .times: "x, ×",
            .minus: "menos",
            .about: "cerca de, aproximadamente, aprox, uns, umas",
            .vagueCount: "alguns, algumas, poucos, poucas, um pouco, pouco, pouquinho, bocado",
            .multiplier: "dúzia, dúzias",
            .article: "um, uma",
            .definite: "o, os, as, ao, aos, à, às, do, da, dos, das, no, na, nos, nas, seu, sua, seus, suas",
            .of: "de",
            .connector: "de, do, da, dos, das",
            .each: "cada",
            .perPiece: "cada",
            .per: "por",
            .notPiece: "vez, lado, adição",
            .atATime: "de cada vez, por vez",
            .without: "sem, nem, exceto",
            .share: "metade, meio, meia, terço, restante, restantes, resto, reservado, reservada",
            .quantifier: """
            outro, outra, outros, outras, ambos, ambas, mais, alguns, algumas, todo, toda, todos, todas, cada
            """,
            .furtherAmount: """
            restante, restantes, resto, reservado, reservada, outro, outra, outros, outras, mais, alguns, algumas
            """,
            .boundary: "com, em, até, para, por, sobre",
            .functionWord: """
            durante, de, do, da, dos, das, o, a, os, as, e, ou, com, em, no, na, nos, nas, sobre, para, por, até, sem, ao,
            à, que, se, um, uma
            """,
            .preposition: "em, com, a, ao, e, ou, por, sem",
            .largeSize: "grand~",
            .smallSize: "pequen~",
            .size: "médi~",
            .unitQualifier: "chei~, ras~, bem chei~, generos~, grand~, pequen~",
            .filling: "cheia, cheias, rasa, rasas",
            .vagueUnit: "pitada, pitadas, fio, punhado, ramo, ramos, folhas, maço, gotas",
            .container: "lata, latas, pacote, pacotes, frasco, garrafa, caixa, embalagem, saqueta, pedaço",
            .preparation: """
            picad~, ralad~, cortad~, descascad~, derretid~, moíd~, fatiad~, cozid~, batid~, peneirad~, amassad~,
            torrad~, escorrid~, lavad~, triturad~, espremid~, desfiad~, esmagad~, amolecid~, limp~
            """,
            .adverb: "finamente, grosseiramente, bem, muito, recém",
            .foodPart: "sumo, suco, raspas, casca",
            .remark: "para, a gosto, q b, opcional, se desejar, por exemplo, de preferência, cerca de",
            .preparationPhrase: """
            à temperatura ambiente, em temperatura ambiente, em cubos, em rodelas, em fatias, em pedaços, em tiras
            """,
            .optional: "opcional, opcionais, se desejar, facultativo",
            .orMore: "ou mais, ou menos",
            .lengthFood: """
            gengibre, galanga, cúrcuma, raiz-forte, canela, capim-limão, alho-poró, alho-francês, pepino, daikon,
            kombu, baunilha, chouriço
            """,
            .toTaste: "a gosto, q b, quanto baste",
            .stepAdjective: "grande/grandes, pequeno/pequenos, pequena/pequenas, médio/médios, média/médias",
            .cutPiece: "cubo, cubos, pedaço, pedaços, fatia, fatias, tiras, postas, porções",
            .countedFood: """
            ovo/ovos, gema/gemas, clara/claras, cebola/cebolas, cenoura/cenouras, batata/batatas, tomate/tomates,
            pimentão/pimentões, pimento/pimentos, maçã/maçãs, pera/peras, banana/bananas, limão/limões,
            laranja/laranjas, pepino/pepinos, abobrinha/abobrinhas, courgette/courgettes, berinjela/berinjelas,
            cogumelo/cogumelos, camarão/camarões, salsicha/salsichas, morango/morangos
            """,
            .shape: "bola/bolas, bolinha/bolinhas, almôndega/almôndegas, croquete/croquetes",
            .dividedPiece: """
            pedaço/pedaços, porção/porções, quadrado/quadrados, retângulo/retângulos, triângulo/triângulos,
            círculo/círculos, disco/discos, tira/tiras, fatia/fatias, biscoito/biscoitos, panqueca/panquecas,
            parte/partes, metade/metades
            """,
            .dividedPart: "parte, partes, metade, metades",
            .dough: "massa, mistura, preparado",
            .dividingStem: "divid, separ, repart, form",
            .cuttingStem: "cort, fati",
            .pieceYield: "obter, rende, recorte, recortar",
            .batch: "receita/receitas",
            .centre: "centro, meio",
            .tray: "tabuleiro, assadeira",
            .weighingStem: "pes",
            .repeatingStem: "repet, repit",
            .turningStem: "gire, girar",
            .mixture: "massa, recheio",
            .vessel: """
            forma, formas, tabuleiro, panela, frigideira, tacho, travessa, assadeira, tigela, recipiente, pedaços,
            porções, bolas
            """,
            .cookware: """
            panela, frigideira, tacho, tigela, forno, faca, batedeira, liquidificador, peneira, assadeira
            """,
            .instrument: "ajuda, auxílio",
            .sizeLink: "de, capacidade",
            .cookingVerb: "misturar, cozinhar, assar, ferver, cortar, picar, adicionar, refogar",
            .cookingStem: "misture, cozinh, adicion, refog",
            .division: "em",
            .label: "passo, velocidade, nível, página, tipo, número",
            .thermometer: "termômetro, termómetro, interna",
            .degree: "grau, graus",
            .second: "segundo/segundos, seg",
            .minute: "minuto/minutos, min",
            .oneHour: "hora",
            .hour: "hora/horas, h",
            .day: "dia/dias",
            .week: "semana/semanas",
            .anotherTime: "outra, outro",
            .moreTime: "mais",
            .every: "cada, a cada",
            .lastTime: "últimos, últimas, há",
            .before: "antes",
            .earlier: "atrás, a menos do que, a mais do que",
            .waitingVerb: "descansar, repousar, deixe, deixar, esfriar, arrefecer, assar, cozinhar, marinar",
            .helpingVerb: "deixe, deixar",
            .rate: "por",
            .rateWeight: "kg, quilo, libra",
            .storage: "conserva, conservar, guarde, guardar, congelar",
            .timeLabel: "tempo, total",
            .atLeast: "pelo menos, no mínimo",
            .longTime: "noite",
            .timeRemark: """
            pelo, menos, de, repouso, forno, preparação, preparo, cozedura, cozimento, geladeira, frigorífico
            """,
            .waitingKey: "tempo de espera",
            .restingKey: "tempo de descanso, tempo de repouso",
            .chillingKey: "tempo de refrigeração",
            .ingredientsHeading: "ingredientes, ingrediente, precisa de",
            .cookwareHeading: "utensílios, equipamento",
            .directionsHeading: "preparo, preparação, modo de preparo, modo de fazer, instruções, passos",
            .notesHeading: """
            notas, dicas, dica, macetes, observações, observação, informação nutricional, fonte,
            informações nutricionais, colaboradores, contribuidores, créditos, baseado em, baseada em, inspirado em,
            referências
            """,
            .descriptionHeading: "descrição",
            .timeHeading: "tempo",
            .stepHeading: "passo",
            .purpose: "para",
            .headingFiller: "para, a, o, de, e, do, da",
            .topping: "para servir",
            .component: "massa, recheio, cobertura",
            .recipeWord: "receita",
            .recipesWord: "receitas",
            .yes: "sim",
            .no: "não",
            .serves: "para, rende, serve, rendimento",
            .person: "pessoas, pessoa",
            .portion: "porções, porção",
            .meal8: "café da manhã, pequeno-almoço",
            .meal12: "almoço",
            .meal16: "lanche",
            .meal19: "jantar",
            .weekday: "segunda-feira, terça-feira, quarta-feira, quinta-feira, sexta-feira, sábado, domingo",
            .plate: "prato/pratos, tigela/tigelas, taça/taças, copo/copos",
            .servingStem: "serv, sirv, distribu, emprat, despej, ench",
            .singleDefinite: "o, a",
            .foodLiquid: "água, líquido, suco, sumo, caldo, salmoura, calda",
            .mixedWith: "misturado com, misturada com, misturados com",
            .commonWord: """
            os, com, de, da, dos, das, um, uma, para, em, na, ao, até, não, adicione, misture, leve, deixe,
            minutos, hora, horas, forno, fogo, sal, pimenta, azeite, água, ovos, colher, colheres, sopa, chá, ou,
            que, farinha, açúcar, leite
            """,
            .pluralEnding: "-/-s, -/-es, -ão/-ões, -ão/-ães, -al/-ais, -el/-éis, -ol/-óis, -m/-ns",
            .foodColour: """
            branco, branca, brancos, brancas, vermelho, vermelha, vermelhos, vermelhas, amarelo, amarela, amarelos,
            amarelas, verde/verdes, preto, preta, pretos, pretas, roxo, roxa, doce/doces, fresco, fresca
            """,
        ])
}
