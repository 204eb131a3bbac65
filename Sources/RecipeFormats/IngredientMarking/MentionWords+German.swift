extension MentionWords {
    static let german = MentionWords(
        .german, hasCapitalNouns: true,
        [
            (.article, "der die das den dem des im ins am zum zur vom beim"),
            (
                .part,
                """
                hälfte rest restliche restlichen restlicher restliches restlichem übrige übrigen übriges verbliebene
                verbliebenen verbleibende verbleibenden drittel viertel andere anderen teil zurückbehaltene
                zurückbehaltenen aufgehobene beiseitegestellte beiseitegestellten
                """
            ),
            (
                .vague,
                """
                etwas einige einigen wenig paar jede jeden jedes jeder jeweils je beide beiden viel genug genügend alle alles
                allem allen diese diesen dieser dieses solche ausreichend reichlich
                """
            ),
            (.connector, "von vom"),
            (.number, "ein eine einen einer eines einem"),
            (
                .adjective,
                """
                frisch frische frischen frischer frisches kalt kalte kalten kaltes kaltem heiß heiße heißen heißes heißem
                warm warme warmen warmes warmem lauwarm lauwarme lauwarmen lauwarmes lauwarmem weiche weichen kochende
                kochenden kochendes kochendem
                """
            ),
            (
                .state,
                "gekocht gekochte gekochten gekochter gebraten gebratene gebratenen gebackene gebackenen pürierte"
            ),
            (
                .leader,
                """
                mit und oder in auf aus zu bei für an unter über durch nach dann danach nun anschließend zuerst zunächst
                inzwischen währenddessen als wie auch sowie bis außerdem dazu darin darauf darüber zusammen zwischen um
                """
            ),
            (.negation, "ohne kein keine keinen statt anstatt anstelle"),
            (.greasing, "einfetten fetten gefettete gefetteten bestäuben"),
            (.perPiece, "je jeweils pro jede jeden jedes"),
            (.coordination, "und oder sowie"),
        ])
}
