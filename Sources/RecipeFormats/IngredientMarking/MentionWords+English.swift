extension MentionWords {
    static let english = MentionWords(
        .english,
        [
            (.article, "the your their its his her my our"),
            (
                .part,
                """
                half halves remaining remainder rest reserved other others some most another third thirds
                quarter quarters fourth fourths portion portions leftover last three-fourths two-thirds one-half one-third
                one-quarter one-fourth three-quarters
                """
            ),
            (
                .vague,
                """
                enough extra more additional little few several bit any each every both much many plenty lot lots couple pair all this
                that these those second first unused excess desired such only
                """
            ),
            (.connector, "of"),
            (.number, "a an"),
            (
                .adjective,
                """
                fresh freshly hot cold warm cool large small medium whole thick thin soft chilled frozen cooled boiling
                simmering ripe raw uncooked lukewarm prepared virgin extra-virgin softened room-temperature tepid big
                beaten chopped minced diced sliced grated melted peeled drained rinsed cubed crushed crumbled sifted
                unsalted iced trimmed thawed shelled unpeeled quartered halved packed slivered cleaned
                """
            ),
            (
                .state,
                """
                cooked boiled mashed roasted toasted baked fried browned caramelized steamed grilled poached stewed whipped
                pureed puréed marinated stuffed prepared sauteed sautéed pulled breaded coated floured frosted glazed
                thickened reduced risen rolled wrapped filled layered unbaked blackened blanched seared popped strained
                shaped soaked brewed scalded clarified reheated crisp crispy wilted mixed blended creamed dissolved scrambled
                hard-cooked hard-boiled boiled cut uncut
                """
            ),
            (
                .leader,
                """
                add stir combine place heat mix cook whisk melt pour transfer beat bring sprinkle remove arrange spread cut
                drain toss saute sauté blend divide let season chop peel return sift grill fold spoon dissolve serve put
                bake cover discard drizzle simmer toast brush rinse mash fry turn boil soak make halve pulse press allow
                strain crumble rub whip puree purée coat set grind roll broil wrap steam scatter reserve fluff keep
                using refrigerate dip chill marinate prepare blanch flip separate lay break skim form crush trim pierce
                dredge crack grate fill garnish shred distribute process mound ladle push shape sear lift prick scrape
                adjust pipe reheat tear baste freeze thread microwave stuff insert use knead incorporate work cream mince
                julienne deglaze skewer tuck position measure moisten dust thin thicken crisp scramble poach deep-fry
                stir-fry pan-fry parboil devein clean wash scrub pat debone butterfly flatten tenderize sweat render
                reduce infuse steep brew muddle swirl dot smear decorate include take dump tip rotate move slide leave
                stirring mixing combining adding folding whisking placing pouring beating melting cooking heating turning
                reserving discarding passing pressing including sprinkling spooning layering alternating plunge soften
                cool warm squeeze slice dice cube layer purchase unroll unwrap thaw crumble top sieve throw
                with in until into over and or to on from onto atop for if while when as by around about through between
                among under inside within along alongside plus then but also after before once because at off out up down
                back together well yet beneath against underneath till be is are meanwhile next finally again
                where so which whose & simply very
                """
            ),
            (.negation, "without no not instead except omit omitting than like never avoid skip replace resembles"),
            (.greasing, "grease greased dust dusted oiled"),
            (.perPiece, "each every per apiece"),
            (.coordination, "and or &"),
            (
                .follower,
                """
                and in to into until is with over are together on or for has from a if onto as evenly melts begins before
                just by among through will around can using have at begin stand lengthwise well should between while all
                atop softens out under according may crosswise aside separately so along about down an that turns
                starts forms up registers uncovered back during every when evaporates dissolve dissolves comes becomes again
                after topped off remain remains sit wilts across browns reaches once against but till next thickens
                boils simmers bubbles combined mixed inserted too then alongside inside beneath again soften thicken brown
                starts start become come reach turn wilt melt through throughout instead which where because since plus
                underneath upright overnight also & cooks cool cools sizzles foams
                appears does do was were would could must might not rest rests stands it them you still yet whole
                """
            ),
            (
                .form,
                """
                slice piece cube leaf leaves wedge clove strip sprig ring chunk floret spear stalk segment halves quarters
                rounds round cloves half bits
                """
            ),
            (
                .verb,
                """
                cream flour butter oil salt pepper water juice zest sugar ice season core sprinkle rub dip spread roast toast
                pickle chop fry mash glaze frost seed bread batter brown peel skin shell bone pit top garnish dust smoke
                grill whip dress baste steam spice grease stuff stem stock sauce slice crumb
                """
            ),
        ])
}
