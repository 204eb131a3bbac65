extension StepVocabulary {
    static let spanish = StepVocabulary([
        .numbers("un/una/uno dos tres cuatro cinco seis siete ocho nueve diez once doce"),
        .furtherNumbers("quince=15 veinte=20 treinta=30 cuarenta=40 cincuenta=50 sesenta=60"),
        .set(\.fillingWords, "colmada colmadas rasa rasas"),
        .set(\.thermometerWords, "termómetro interna almíbar"),
        .set(\.minusWords, "menos"),
        .set(\.articles, "un una uno"),
        .set(\.halves, "medio media"),
        .set(\.rangeWords, "a o ó"),
        .set(\.betweenWords, "entre"),
        .set(\.andWords, "y"),
        .metric("g gr grs kg ml cl dl l mg gramo|gramos kilo|kilos litro|litros mililitro|mililitros"),
        .measures(
            """
            cucharada|cucharadas cucharadita|cucharaditas cuchara|cucharas cda cdas cdta cdtas taza|tazas vaso|vasos
            vasito|vasitos copa|copas libra|libras onza|onzas cazo|cazos
            """),
        .pieces(
            """
            pizca|pizcas diente|dientes loncha|lonchas rodaja|rodajas rebanada|rebanadas ramita|ramitas rama|ramas
            hoja|hojas puñado|puñados gota|gotas chorrito|chorritos manojo|manojos filete|filetes
            """),
        .containers("lata|latas paquete|paquetes sobre|sobres bote|botes tarro|tarros botella|botellas bolsa|bolsas"),
        .foods(
            """
            huevo|huevos yema|yemas clara|claras cebolla|cebollas cebolleta|cebolletas zanahoria|zanahorias
            puerro|puerros patata|patatas papa|papas tomate|tomates pimiento|pimientos guindilla|guindillas
            manzana|manzanas pera|peras plátano|plátanos limón|limones lima|limas naranja|naranjas
            melocotón|melocotones ciruela|ciruelas higo|higos dátil|dátiles aguacate|aguacates pepino|pepinos
            calabacín|calabacines berenjena|berenjenas champiñón|champiñones gamba|gambas langostino|langostinos
            salchicha|salchichas fresa|fresas pechuga|pechugas clavo|clavos
            """),
        .adjectives(
            """
            grande|grandes pequeño|pequeños pequeña|pequeñas mediano|medianos mediana|medianas buen|buenos
            buena|buenas
            """),
        .set(
            \.functionWords,
            """
            de del el la los las un una y e o u con en sobre para por hasta sin a al que se lo su
            """),
        .set(\.ofWords, "de"),
        .set(
            \.cookware,
            "molde moldes fuente olla cazuela sartén cacerola bol cuenco ramequines tarros bandeja recipiente trozos bolas porciones"
        ),
        .set(\.sizeLinks, "de capacidad"),
        .set(\.perPiece, "cada"),
        .set(\.notPieces, "lado adición vez minutos minuto"),
        .atATime("a la vez"),
        .set(\.mixtures, "masa relleno"),
        .set(\.labels, "paso velocidad vel página nivel número potencia termostato"),
        .set(\.divisions, "en"),
        .shapes("bolita|bolitas bola|bolas albóndiga|albóndigas croqueta|croquetas"),
        .set(\.approximations, "unos unas aproximadamente"),
        .set(
            \.timeUnits,
            "minuto minutos min hora horas h segundo segundos seg día días semana semanas grado grados cm mm c"),
    ])
}
