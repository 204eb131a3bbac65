extension MentionWords {
    static let french = MentionWords(
        .french, verbEndings: ["er", "ir", "re", "ez"],
        [
            (.article, "le la les l du des au aux votre vos notre ce leur leurs"),
            (
                .part,
                """
                moitié reste restant restante restants restantes tiers quart autre autres partie réservé réservée réservés
                réservées demi demie
                """
            ),
            (
                .vague,
                """
                peu quelques chaque chacun chacune beaucoup assez toute tout tous toutes cette ces cet plusieurs certains
                certaines suffisamment
                """
            ),
            (.connector, "de d"),
            (.number, "un une"),
            (
                .adjective,
                "frais fraîche froid froide froids chaud chaude chauds bouillant bouillante tiède entier entière"
            ),
            (.state, "cuit cuite cuits cuites grillé grillés frit frits"),
            (
                .leader,
                """
                et ou avec dans à en sur pour par sous entre puis ensuite jusqu vers chez comme donc enfin après avant pendant
                """
            ),
            (.negation, "sans ni pas sauf"),
            (.greasing, "beurrer graisser huiler fariner beurrez graissez"),
            (.perPiece, "chaque chacun chacune par"),
            (.coordination, "et ou"),
            (
                .follower,
                """
                et ou dans avec à au aux en sur pour par puis jusqu sans est sont ensuite pendant environ doit doivent à sous
                entre après avant afin que qui commence commencent ainsi bien ensemble dès lorsque quand si
                """
            ),
        ])
}
