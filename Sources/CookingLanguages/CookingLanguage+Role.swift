extension CookingLanguage {
    /// What words of a language are for. A word can have several roles: `can`, `clove`, `to`.
    package enum Role: Sendable {
        // MARK: Grammar

        /// A word that joins two things: `and`.
        case and
        /// A word or phrase behind a number or a unit that adds a half: `buçuk` in `2 buçuk kg`, `半` in `1時間半`.
        case andHalf
        /// A word before a further thing or action: `then`.
        case then
        case or
        /// A word that adds an amount: `plus`.
        case plus
        /// A word between the ends of a range: `to`.
        case to
        /// A word before a range with `and` between its ends: `between 2 and 3`.
        case between
        /// A multiplication sign or word: `x`.
        case times
        /// A word before a number below zero: `minus`.
        case minus
        /// A word that makes a number approximate: `about`.
        case about
        /// A word that makes a number of a list a limit: `at least`, `nearly`.
        case bound
        /// A further word between a preposition and a number of a step: `some`.
        case stepAbout
        /// An amount in words: `few`, `some`.
        case vagueCount
        /// A word that multiplies the number before it: `dozen`.
        case multiplier
        /// An indefinite article: `a`.
        case article
        /// A definite article or a possessive word: `the`, `your`.
        case definite
        /// A definite article in the singular that is no contraction with a preposition: `the`.
        case singleDefinite
        /// A demonstrative word, which can also be before an amount: `these`.
        case demonstrative
        /// A word between a unit and a name: `of`.
        case of
        /// All words that can be between an amount and a name in a list: `of`, the `de la` of `de la crème`.
        case connector
        /// A word that says in a list that an amount applies to each of several things: `each`.
        case each
        /// A word that says in a step that an amount is for each piece: `each`, `per`.
        case perPiece
        /// A word that means “per” only beside a mentioned ingredient: `par`.
        case per
        /// A word after ``perPiece`` that is no piece of food: `addition` in `with each addition`.
        case notPiece
        /// A phrase after an amount that is used several times: `at a time`.
        case atATime
        /// A word that says that the ingredient is not used: `without`.
        case without
        /// A word for a part of an ingredient: `half`, `remaining`.
        case share
        /// A word for a part before `of` or after an article. Elsewhere, it can be a verb: `rest`.
        case shareOf
        /// A further word for a part, before a mentioned ingredient: `others`.
        case mentionedShare
        /// A word that replaces an amount directly before a name: `both`, `several`.
        case quantifier
        /// A word for an indefinite amount of a mentioned ingredient: `enough`.
        case vague
        /// A preposition that separates an amount from the words before it: `into`.
        case boundary
        /// An article, a preposition or a conjunction in a step. It is no noun.
        case functionWord
        /// A word after which a noun phrase can begin: `add`, `with`.
        case leader
        /// A word before which a noun phrase can end: `until`, `is`.
        case follower
        /// A word that continues a preparation: `with` in `beaten with a fork`.
        case preposition

        // MARK: Ingredient lists

        /// A size above the usual one: `large`.
        case largeSize
        /// A size below the usual one: `small`.
        case smallSize
        /// Another size: `medium`. Who asks for the words with this role receives those of all sizes.
        case size
        /// A word for how full a unit is: `heaped`.
        case unitQualifier
        /// A word for how full a spoon is, which is dropped when the unit changes.
        case filling
        /// A unit that is an amount even without a number: `pinch` in `pinch of salt`.
        case vagueUnit
        /// A unit that can follow the name: `cloves` in `2 garlic cloves`.
        case trailingUnit
        /// A word for a package or a piece after a measure: `can` in `400 g can`.
        case container
        /// A preparation before use: `chopped`.
        case preparation
        /// An adverb of a preparation: `finely`.
        case adverb
        /// A word that belongs to the name and describes it: `skinless`.
        case describing
        /// A preparation that belongs to the name if it is before the noun: `blanched almonds`.
        case kept
        /// A form in which an ingredient is sold: `frozen`.
        case bought
        /// A part of an ingredient before its amount: `juice` in `juice of 2 limes`.
        case foodPart
        /// A word of a remark about a part of the ingredient: `skin` and `removed` in `skin removed`.
        case remarkedPart
        /// A word or phrase that begins a remark: `for`, `to serve`.
        case remark
        /// A phrase that begins a preparation: `at room temperature`.
        case preparationPhrase
        case optional
        case toTaste
        /// A phrase that says that an amount is only a limit: `or more`.
        case orMore
        /// The beginning of a food that cooks measure by its length: `ginger` in `5 cm ginger`. A length beside any other
        /// thing is its size.
        case lengthFood
        /// Several pieces of meat or fish of which recipes give the size: `fillets` in `4 - 6 oz fillets`.
        case sizedPiece
        /// A word that says that a grain, a pulse or pasta is measured cooked, and so is heavier than what it is cooked
        /// from: `cooked`, `canned`.
        case cooked
        /// A pronoun for one more of the counted things: `another` in `1 for the dough, another for brushing`.
        case anotherThing
        /// A word that limits or denies a number: `only` in `use only 1½`, `not` in `not 2 cans`.
        case only
        /// A phrase before the foods of which the cook takes one: `one of the following`.
        case choice
        /// An abbreviation of a small spoon in capital letters, which in small letters is another unit: the Slovak `ML`.
        case capitalTeaspoon
        /// A word before the name that is a remark by itself: `packed`.
        case remarkWord

        // MARK: Steps

        /// A measure only in a step, because a list reads it in another way: `dozen`.
        case stepMeasure
        /// A piece only in a step, because a list counts it as an ingredient: `fillet`.
        case stepPiece
        /// A word between a number and the thing that it counts: `large`.
        case stepAdjective
        /// A word that describes a mentioned food but does not make it another food: `cold`.
        case mentionAdjective
        /// A word that says that an earlier step changed the ingredient: `mashed`.
        case changedState
        /// A thing that is counted: `egg`.
        case countedFood
        /// A piece into which a food is cut: `cubes`. A mass beside it is the size of each: `cubes of 25 g`.
        case cutPiece
        /// A word for a form of an ingredient after its name: `slices`.
        case form
        /// A piece that the cook shapes: `meatball`.
        case shape
        /// A mixture that is divided into portions: `batter`.
        case mixture
        /// A thing whose size a step gives: `pan`, `tray`, `piece`.
        case vessel
        /// A tool of the kitchen. It is no ingredient.
        case cookware
        /// A word before a tool: `using` in `using 2 teaspoons, form heaps`.
        case instrument
        /// A word between a vessel and its size: `holding`.
        case sizeLink
        /// A verb for greasing a pan, which uses little of an ingredient.
        case greasing
        /// The name of an ingredient that is also a verb: `butter`.
        case foodVerb
        /// A verb that begins an instruction.
        case verb
        /// A verb before another verb: `let` in `let it rest`.
        case helpingVerb
        /// A word for a part or an amount that does not say how much it is: `more`, `remaining`, `some`.
        case furtherAmount
        /// A piece into which a dough or a dish is divided: `wedge`.
        case dividedPiece
        /// A part of a dough that often differs from the other parts: `half`, `part`. Their number is never scaled.
        case dividedPart
        /// A mixture that is divided into pieces as a whole: `dough`. An entry with a hyphen is the end of such a word.
        case dough
        /// The beginning of verbs for dividing or shaping a whole mixture: `divide`.
        case dividingStem
        /// The beginning of verbs for cutting, which can be done to each piece of a food: `slice`.
        case cuttingStem
        /// A word or phrase beside the number of pieces that the whole mixture gives: `cut out`, `should make`.
        case pieceYield
        /// A word before something that the cook can do or not: `if`.
        case condition
        /// All that a recipe makes, as an amount of another recipe: the `batch` of `half a batch`.
        case batch
        /// What is filled for one person: `plate`.
        case plate
        /// The beginning of verbs for putting a dish on plates: `serv`.
        case servingStem
        /// What a cook makes in a food and does not eat: `slit`.
        case opening
        /// The middle of a piece, where its filling is put.
        case centre
        /// A flat thing on which portions are put: `tray`.
        case tray
        /// The beginning of verbs for doing the same with the other pieces: `repeat`.
        case repeatingStem
        /// The beginning of verbs before the mass of a thing: `weigh`.
        case weighingStem
        /// The beginning of verbs for turning a thing by an angle. English has none, because `turn` also means the oven.
        case turningStem
        /// A verb with which a step divides a mixture: `drop`.
        case portioningVerb
        /// A verb before the name of a part of the dish that a step makes: `make` in `make the dressing`.
        case makingVerb
        /// A word for an activity with food. Such words show that a text is a recipe.
        case cookingVerb
        /// The beginning of words for activities with food, in lower case and without accents.
        case cookingStem
        /// A word before the number of resulting pieces: `into`.
        case division
        /// A word before the yield: `serves`.
        case yieldVerb
        /// A word before a number that is a label: `step`.
        case label
        /// A word that shows that a temperature is measured exactly.
        case thermometer
        /// A liquid that a food gives or in which it is kept: `water` in `the pasta water`. The first word is water.
        case foodLiquid
        /// A phrase between a food and what is mixed into it: `mixed with`.
        case mixedWith
        /// A word for degrees.
        case degree

        // MARK: Times

        case second, minute, quarterHour, threeQuarterHour, hour
        /// A word for hours that is a common word of another language. It is read only in a text of this language:
        /// Danish `time`.
        case contextHour
        case day, week, month
        /// A word that means one hour without a number: `godzinę`. In a language with articles, a half must follow it,
        /// as in `hora y media`.
        case oneHour
        /// A word for half an hour without a number: `полчаса`.
        case halfHour
        /// A word for one more unit: `another minute`.
        case anotherTime
        /// A word between a number and a unit of time: `15 more minutes`.
        case moreTime
        /// A word before a time that is a repetition: `every 5 minutes`.
        case every
        /// A word after such a time: `intervals`.
        case interval
        /// A word before a time that is a point in time: `the last 10 minutes`.
        case lastTime
        /// A word after such a time: `before`.
        case before
        /// Words after a time that nobody waits for: `ago`, `less than` in `a minute less than the packet says`.
        case earlier
        /// A verb of a sentence in which a time and `before` are a point in time: `take out 10 minutes before …`.
        case pointVerb
        /// A verb of a sentence in which the cook waits: `rest`.
        case waitingVerb
        /// A word between a time and a weight: `20 minutes per pound`.
        case rate
        /// A weight or length in such a rate.
        case rateWeight
        /// A word of a sentence about storage: `keeps`.
        case storage
        /// A word before the time of the whole recipe: `prep time: 10 min`.
        case timeLabel
        /// A word or phrase before a minimum: `at least`.
        case atLeast
        /// The beginning of a word that means a long time even without a number: `overnight` contains `night`.
        case longTime
        /// A word beside a time in the facts of a recipe that does not change it: `baking`.
        case timeRemark
        /// A word beside a time in a text: `ready in 20 minutes`.
        case besideTime
        /// The keys of waiting times in the facts of a recipe.
        case waitingKey, restingKey, chillingKey, freezingKey, marinatingKey, fermentingKey, risingKey, soakingKey
        case infusingKey

        // MARK: Names of foods

        /// The endings of a name in the singular and the plural: `-y/-ies`. A single hyphen is no ending.
        case pluralEnding
        /// A name whose plural has another ending than the others: `goose/geese`.
        case irregularPlural
        /// A name that looks like the plural or the singular of another word: `butter`.
        case invariableName
        /// A word for a colour or a kind that a name can lack: `white` in `white onion`.
        case foodColour

        // MARK: Headings and facts

        case ingredientsHeading
        /// The amounts of ingredients whose names are in another list.
        case amountsHeading
        case shoppingHeading, cookwareHeading
        /// A heading of ingredients or of cookware: `Benodigdheden`.
        case requirementHeading
        case directionsHeading
        /// A heading of ingredients or of their preparation: `准备`.
        case preparationHeading
        case notesHeading, descriptionHeading, timeHeading
        /// A numbered step: `Step 1`.
        case stepHeading
        /// A word that begins a purpose: `for the sauce`.
        case purpose
        /// A word of a heading without a meaning of its own: `the`.
        case headingFiller
        /// A heading of what is put on the dish when it is served.
        case topping
        /// A component of a dish, which names a group of ingredients: `sauce`.
        case component
        /// A heading before further text: `other`.
        case otherHeading
        /// A heading that only says that a recipe follows.
        case recipeWord
        /// A word of the title of several recipes.
        case recipesWord
        case yes, no
        /// A word before the number of servings: `serves`.
        case serves
        /// A word for the people who are served: `персон`.
        case person
        /// A word for servings: `portions`.
        case portion
        /// The meals of a plan, by their usual hour.
        case meal8, meal10, meal12, meal16, meal19, meal21
        /// The days of the week, from Monday.
        case weekday
        /// A word that is frequent in recipes of the language and rare in those of others.
        case commonWord

        // MARK: Scripts without spaces

        /// A character for an activity with food.
        case cookingCharacter
        /// Such a character that is used only for cooking.
        case certainCookingCharacter
        /// A character for an activity with food and with other things: `加`.
        case handlingCharacter
        /// A character for a food or a pot.
        case foodCharacter
        /// The end of a name of cookware.
        case cookwareEnding
    }
}
