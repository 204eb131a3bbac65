extension MentionWords {
    static let italian = MentionWords(
        .italian, verbEndings: ["are", "ere", "ire", "ate", "ete", "ite"],
        [
            (
                .article,
                "il lo la i gli le l al allo alla ai agli alle del dello della dei degli delle nel nella dell all sul"
            ),
            (
                .part,
                """
                metà resto restante restanti rimanente rimanenti rimasto rimasta rimasti terzo quarto altro altra altri altre
                parte avanzato avanzata mezzo mezza
                """
            ),
            (
                .vague,
                """
                poco poca pochi po qualche alcuni alcune ogni ciascuno ciascuna molto molta abbastanza tutto tutta tutti tutte
                questo questa questi queste entrambi
                """
            ),
            (.connector, "di d"),
            (.number, "un uno una"),
            (
                .adjective,
                "fresco fresca freschi fresche freddo fredda caldo calda caldi tiepido tiepida bollente intero intera"
            ),
            (.state, "cotto cotta cotti cotte fritto fritti lesso lessi arrostito"),
            (
                .leader,
                """
                e ed o con in a da per su tra fra poi quindi dopo fino aggiungi unisci mescola versa metti taglia scalda
                come mentre intanto
                """
            ),
            (.negation, "senza né non tranne"),
            (.greasing, "imburrare ungere infarinare imburrate"),
            (.perPiece, "ogni ciascuno ciascuna per"),
            (.coordination, "e ed o"),
            (
                .follower,
                """
                e ed o con in a al alla per su fino senza è sono poi quindi dopo durante che quando mentre insieme tra fra nel
                nella bene da
                """
            ),
        ])
}
