extension MentionWords {
    static let spanish = MentionWords(
        .spanish, verbEndings: ["ar", "er", "ir", "amos", "emos", "imos"],
        [
            (.article, "el la los las lo al del su sus nuestro nuestra nuestros nuestras"),
            (
                .part,
                """
                mitad resto restante restantes tercio tercera cuarto cuarta otro otra otros otras parte reservado reservada
                reservados reservadas sobrante sobrantes
                """
            ),
            (
                .vague,
                """
                poco poca pocos algunos algunas algo cada mucho mucha bastante suficiente todo toda todos todas este esta
                estos estas ese esa esos varios varias más ambos ambas
                """
            ),
            (.connector, "de"),
            (.number, "un una unos unas"),
            (
                .adjective,
                "fresco fresca frescos frescas frío fría caliente calientes tibio tibia hirviendo entero entera"
            ),
            (.state, "cocido cocida cocidos cocidas frito frita fritos fritas asado asada asados"),
            (
                .leader,
                """
                y e o u con en a para por sobre entre hasta luego después añade agrega mezcla echa pon bate incorpora pica corta
                calienta vierte añada agregue mezcle incorpore añadimos como mientras
                """
            ),
            (.negation, "sin ni no salvo excepto"),
            (.greasing, "engrasar enharinar engrasa untar"),
            (.perPiece, "cada por"),
            (.coordination, "y e o u"),
            (
                .follower,
                """
                y e o u con en a al para por sobre hasta sin es son está están luego después durante que cuando mientras junto
                entre se bien poco
                """
            ),
        ])
}
