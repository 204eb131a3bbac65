extension CookingLanguage {
    package static let spanish = CookingLanguage(
        code: "es",
        joinsUnitsByConnector: true,
        endings: "o, a, os, as, es, e",
        verbEndings: "ar, er, ir, amos, emos, imos",
        numbers: """
            un/una/uno = 1, dos = 2, tres = 3, cuatro = 4, cinco = 5, seis = 6, siete = 7, ocho = 8, nueve = 9,
            diez = 10, once = 11, doce = 12, quince = 15, veinte = 20, treinta = 30, cuarenta = 40, cincuenta = 50,
            sesenta = 60, cien = 100, medio/media = 1/2, cuarto = 1/4
            """,
        fractions: "tercio/tercios = 1/3, cuarto/cuartos = 1/4",
        metric: """
            g: g, gr, grs, gramo/gramos
            kg: kg, kilo/kilos, kilogramo/kilogramos
            mg: mg, miligramo/miligramos
            ml: ml, mililitro/mililitros, cc, c c, cm³
            cl: cl, centilitro/centilitros
            dl: dl, decilitro/decilitros
            l: l, litro/litros, lt
            """,
        measures: """
            tbsp*: cucharada/cucharadas, cda/cdas, c s, cs, cucharada sopera/cucharadas soperas, cuchara/cucharas
            tsp*: cucharadita/cucharaditas, cdta/cdtas, cdita/cditas, cucharada de postre/cucharadas de postre, cucharadita de café/cucharaditas de café, cucharilla/cucharillas
            lb: libra/libras
            oz: onza/onzas
            cup*: taza/tazas
            vaso/vasos
            copa/copas
            vasito/vasitos
            cazo/cazos
            """,
        pieces: """
            pinch: pizca/pizcas
            handful: puñado/puñados
            chorro/chorros
            dash: chorrito/chorritos
            drop: gota/gotas
            clove: diente/dientes
            sprig: ramita/ramitas
            rama/ramas
            bunch: manojo/manojos
            leaf: hoja/hojas
            slice: rebanada/rebanadas
            slice: rodaja/rodajas
            loncha/lonchas
            head: cabeza/cabezas
            stalk: tallo/tallos
            """,
        containers: """
            can: lata/latas
            bote/botes
            jar: tarro/tarros
            frasco/frascos
            bottle: botella/botellas
            packet: paquete/paquetes
            packet: sobre/sobres
            bag: bolsa/bolsas
            """,
        listedUnits: """
            vuelta/vueltas
            cm: cm, centímetro/centímetros
            atado/atados
            piece: trozo/trozos
            pedazo/pedazos
            bulbo/bulbos
            barra/barras
            cubo/cubos
            lámina/láminas
            unidad/unidades, ud/uds
            nuez
            """,
        knownUnits: """
            in: pulgada/pulgadas
            °C: grado/grados
            fillet: filete/filetes
            piece: pieza/piezas
            serving: ración/raciones
            box: caja/cajas
            tsp*: cta
            """,
        courses: """
            breakfast: Desayunos
            lunch: Almuerzo
            starter: Entradas, Entrantes
            snack: Aperitivos
            soup: Sopas
            salad: Ensaladas
            main: Platos principales, Plato principal, Platos fuertes
            main: Cenas
            side: Guarniciones, Guarnición, Acompañamientos
            dessert: Postres
            bread: Panes, Pane, Pan
            drink: Bebidas
            preserve: Conservas
            """,
        words: [
            .choice: "uno de los siguientes, una de las siguientes",
            .only: "sólo, solo, solamente, no",
            .anotherThing: "otro, otra",
            .cooked: "cocido, cocidos, cocida, cocidas, hervido, hervida, bote, lata",
            .sizedPiece: "filetes, pechugas, lomos, solomillos, muslos, chuletas",
            .and: "y, e",
            .then: "luego",
            .or: "o, u, ó",
            .plus: "más",
            .to: "a",
            .between: "entre",
            .times: "x, ×",
            .minus: "menos",
            .about: "aprox, aproximadamente, unos, unas",
            .bound: "casi",
            .vagueCount: "unas, unos, algunas, algunos, poco, poquito, varias, varios, unas cuantas",
            .multiplier: "docena, docenas",
            .article: "un, una, uno, unos, unas",
            .definite: "el, la, los, las, lo, al, del, su, sus, nuestro, nuestra, nuestros, nuestras, tus",
            .of: "de",
            .connector: "de, del, la, el, los, las",
            .each: "cada",
            .perPiece: "cada",
            .per: "por",
            .notPiece: "lado, adición, vez, minutos, minuto",
            .atATime: "a la vez",
            .without: "sin, ni, no, salvo, excepto",
            .share: """
            mitad, medio, media, medios, medias, tercio, cuarto, resto, restante, restantes, reservado, reservada
            """,
            .mentionedShare: """
            tercera, cuarta, otro, otra, otros, otras, parte, reservados, reservadas, sobrante, sobrantes
            """,
            .quantifier: """
            otro, otra, otros, otras, ambos, ambas, todo, toda, todos, todas, cada, algunos, algunas, poco, poca,
            pocos, pocas, más
            """,
            .furtherAmount: """
            resto, restante, restantes, reservado, reservada, otro, otra, otros, otras, algunos, algunas, poco, poca,
            pocos, pocas, más
            """,
            .vague: """
            poco, poca, pocos, algunos, algunas, algo, cada, mucho, mucha, bastante, suficiente, todo, toda,
            todos, todas, este, esta, estos, estas, ese, esa, esos, varios, varias, más, ambos, ambas
            """,
            .boundary: "con, en, sobre, para, por, hasta",
            .functionWord: """
            durante, de, del, el, la, los, las, un, una, y, e, o, u, con, en, sobre, para, por, hasta, sin, a, al, que, se,
            lo, su
            """,
            .leader: """
            y, e, o, u, con, en, a, para, por, sobre, entre, hasta, luego, después, añade, agrega, mezcla, echa,
            pon, bate, incorpora, pica, corta, calienta, vierte, añada, agregue, mezcle, incorpore, añadimos,
            como, mientras
            """,
            .follower: """
            y, e, o, u, con, en, a, al, para, por, sobre, hasta, sin, es, son, está, están, luego, después,
            durante, que, cuando, mientras, junto, entre, se, bien, poco
            """,
            .preposition: "en, con, a, al, y, o, por, sin, fino, fina, finos, finas",
            .largeSize: "grande~, grand~",
            .smallSize: "pequeñ~, chic~",
            .size: "median~",
            .unitQualifier: "colmad~, rasad~, ras~, buen~, grand~, grande~, pequeñ~, generos~, gran~",
            .filling: "colmada, colmadas, rasa, rasas",
            .vagueUnit: "pizca, puñado, chorro, chorrito, gotas, ramita, ramitas, manojo, hojas, nuez, rama",
            .container: """
            lata, latas, bote, botes, tarro, paquete, paquetes, sobre, sobres, bolsa, botella, trozo, frasco
            """,
            .preparation: """
            picad~, rallad~, cortad~, pelad~, trocead~, derretid~, molid~, machacad~, tostad~, cocid~, escurrid~,
            lavad~, deshuesad~, batid~, tamizad~, fundid~, triturad~, exprimid~, laminad~, fileteado~, filetead~,
            ablandad~, desmenuzad~, limpi~, hervid~, remojad~, asad~, aplastad~, desvenad~, despepitad~,
            descongelad~, cernid~, partid~, suavizad~
            """,
            .adverb: "finamente, recién, ligeramente, bien, muy, toscamente, groseramente",
            .foodPart: "jugo, zumo, ralladura, el, la",
            .remark: """
            para, al gusto, a gusto, opcional, opcionales, si se desea, por ejemplo, como, preferiblemente,
            preferentemente, según, tipo, o al gusto, cantidad necesaria, c n, a su gusto, según gusto
            """,
            .preparationPhrase: """
            a temperatura ambiente, en rodajas, en cubos, en trozos, en dados, en juliana, en tiras, en cuadritos,
            en láminas, a temperatura
            """,
            .optional: "opcional, opcionales, si se desea",
            .orMore: "o más, o mas, o menos",
            .lengthFood: """
            jengibre, galanga, cúrcuma, rábano picante, canela, hierba limón, limoncillo, puerro, pepino, daikon,
            kombu, vainilla, ruibarbo, chorizo
            """,
            .toTaste: "al gusto, a gusto, según gusto, a su gusto",
            .stepPiece: "filete/filetes",
            .stepAdjective: """
            grande/grandes, pequeño/pequeños, pequeña/pequeñas, mediano/medianos, mediana/medianas, buen/buenos,
            buena/buenas
            """,
            .mentionAdjective: """
            fresco, fresca, frescos, frescas, frío, fría, caliente, calientes, tibio, tibia, hirviendo, entero,
            entera
            """,
            .changedState: "cocido, cocida, cocidos, cocidas, frito, frita, fritos, fritas, asado, asada, asados",
            .cutPiece: "dado, dados, cubo, cubos, trozo, trozos, rodaja, rodajas, loncha, lonchas, tiras, porciones",
            .countedFood: """
            huevo/huevos, yema/yemas, clara/claras, cebolla/cebollas, cebolleta/cebolletas, zanahoria/zanahorias,
            puerro/puerros, patata/patatas, papa/papas, tomate/tomates, pimiento/pimientos, guindilla/guindillas,
            manzana/manzanas, pera/peras, plátano/plátanos, limón/limones, lima/limas, naranja/naranjas,
            melocotón/melocotones, ciruela/ciruelas, higo/higos, dátil/dátiles, aguacate/aguacates,
            pepino/pepinos, calabacín/calabacines, berenjena/berenjenas, champiñón/champiñones, gamba/gambas,
            langostino/langostinos, salchicha/salchichas, fresa/fresas, pechuga/pechugas, clavo/clavos
            """,
            .shape: "bolita/bolitas, bola/bolas, albóndiga/albóndigas, croqueta/croquetas",
            .dividedPiece: """
            trozo/trozos, pedazo/pedazos, porción/porciones, pieza/piezas, cuadrado/cuadrados, rectángulo/rectángulos,
            triángulo/triángulos, círculo/círculos, disco/discos, tira/tiras, rebanada/rebanadas, rodaja/rodajas,
            gajo/gajos, cuña/cuñas, galleta/galletas, crepe/crepes, tortita/tortitas, empanadilla/empanadillas,
            pancito/pancitos, parte/partes, mitad/mitades
            """,
            .dividedPart: "parte, partes, mitad, mitades",
            .dough: "masa, mezcla, preparación, pasta",
            .dividingStem: "divid, separ, repart, porcion, form",
            .cuttingStem: "cort, troce, reban",
            .pieceYield: "obtener, obtendrás, obtendremos, salen, saldrán, recorta, recortar, recortamos",
            .condition: "si, duplica",
            .batch: "receta/recetas",
            .centre: "centro, medio",
            .tray: "bandeja",
            .weighingStem: "pes",
            .repeatingStem: "repet, repit",
            .turningStem: "gira, girar, gire",
            .mixture: "masa, relleno",
            .vessel: """
            molde, moldes, fuente, olla, cazuela, sartén, cacerola, bol, cuenco, ramequines, tarros, bandeja,
            recipiente, trozos, bolas, porciones
            """,
            .cookware: "olla, sartén, horno, bol, batidora, molde",
            .instrument: "ayuda",
            .sizeLink: "de, capacidad",
            .greasing: "engrasar, enharinar, engrasa, untar",
            .cookingVerb: "cocer, freír, hornear, mezclar, picar, añadir",
            .cookingStem: "hornea, mezcl, anad, cocin",
            .division: "en",
            .label: "paso, velocidad, vel, página, nivel, número, potencia, termostato",
            .thermometer: "termómetro, interna, almíbar",
            .degree: "grado, grados",
            .second: "segundo/segundos, seg",
            .minute: "minuto/minutos, min",
            .oneHour: "hora",
            .hour: "hora/horas, h",
            .day: "día/días, dia/dias",
            .week: "semana/semanas",
            .anotherTime: "otra",
            .moreTime: "más",
            .every: "cada",
            .lastTime: "últimos, hace",
            .earlier: "menos que, menos de lo, más que, más de lo",
            .before: "antes",
            .waitingVerb: "reposar, enfriar, deja, dejar",
            .helpingVerb: "deja, dejar, deje",
            .rate: "por",
            .rateWeight: "libra, kg, kilo",
            .storage: "conserva, conservar",
            .timeLabel: "tiempo",
            .atLeast: "al menos, por menos, por lo menos",
            .longTime: "noche, día",
            .timeRemark: "al, menos, reposo, cocción, preparación, horno, nevera, marinado",
            .besideTime: "cerca",
            .waitingKey: "tiempo de espera",
            .restingKey: "tiempo de reposo, reposo",
            .chillingKey: "tiempo de refrigeración, enfriado",
            .marinatingKey: "tiempo de marinado",
            .fermentingKey: "tiempo de fermentación",
            .risingKey: "tiempo de levado",
            .soakingKey: "remojo",
            .ingredientsHeading: "ingredientes, ingrediente, necesitas, necesitamos, que necesitas",
            .shoppingHeading: "lista de la compra, lista de compras",
            .cookwareHeading: "utensilios, utensilio, equipo",
            .directionsHeading: """
            preparación, elaboración, instrucciones, pasos, procedimiento, modo de preparación, método
            """,
            .notesHeading: """
            notas, nota, consejo, consejos, sugerencias, variantes, trucos, información nutricional, nutricional,
            perfil nutricional, fuente, conservación, sugerencia de presentación, valores nutricionales,
            colaboradores, contribuidores, créditos, basado en, basada en, inspirado en, referencias, enlaces
            """,
            .descriptionHeading: "descripción",
            .timeHeading: "tiempo, tiempos",
            .stepHeading: "paso",
            .purpose: "para",
            .headingFiller: "para, la, el, los, las, de, y",
            .topping: "para servir",
            .component: "masa, relleno, salsa",
            .otherHeading: "otros",
            .recipeWord: "receta",
            .recipesWord: "recetas",
            .yes: "sí",
            .serves: "para, rinde, rendimiento",
            .person: "personas, persona, comensales",
            .portion: "porciones, porción, raciones, ración",
            .meal8: "desayuno",
            .meal12: "almuerzo, comida",
            .meal16: "merienda",
            .meal19: "cena",
            .weekday: "lunes, martes, miércoles, jueves, viernes, sábado, domingo",
            .plate: "plato/platos, cuenco/cuencos, vaso/vasos, copa/copas, bol/boles",
            .servingStem: "serv, sirv, distribu, emplat, repart, viert, vert, rellen, llen",
            .singleDefinite: "el, la",
            .foodLiquid: "agua, líquido, jugo, zumo, caldo, salmuera, almíbar",
            .mixedWith: "mezclado con, mezclada con, mezclados con",
            .commonWord: """
            el, la, los, las, y, en, con, de, del, una, un, por, para, que, se, hasta, durante, añadir, añade,
            agregar, minutos, hora, horas, horno, fuego, sal, pimienta, aceite, agua, huevos, al, o, su,
            harina, azúcar, leche
            """,
            .pluralEnding: "-/-s, -/-es, -z/-ces",
            .foodColour: """
            blanco, blanca, blancos, blancas, rojo, roja, rojos, rojas, amarillo, amarilla, amarillos, amarillas,
            verde/verdes, negro, negra, negros, negras, moreno, morena, morado, morada, moradas, dulce/dulces,
            fresco, fresca, frescos, frescas
            """,
        ])
}
