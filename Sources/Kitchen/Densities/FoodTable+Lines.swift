// swift-format-ignore-file
// Written by scripts/make-densities. Source: USDA National Nutrient Database for Standard Reference, public domain.

extension FoodTable {
    static let lines: StaticString = """
01001dbutter|227 i5pat i113stick
01002dbutter whipped salt|151 i3.8pat i76stick
01003dclarified butter|205
01004sblue cheese|135lb
01005sbrick cheese|113h 132d i28slice
01006sbrie cheese|144s 240e i128packet
01007scamembert cheese|246 i38wedge
01009scheddar|113h 132d 244e i28slice
01011scolby cheese|113h 132d i28slice
01012scottage cheese|210l
01013scottage cheese crmd fruit|226l
01014scottage cheese nonfat uncrmd dry large small curd|145l
01015scottage cheese lowfat|226l
01017scream cheese|232 i85packet
01018sedam cheese|i198packet
01019sfeta|150b i38wedge
01020sfontina cheese|108h 132d i227packet i28slice
01021sgjetost cheese|i227packet
01022sgouda|i198packet
01023sgruyere|108h 132d i170packet i28slice
01024slimburger cheese|134 i227packet
01025smonterey jack|113h 132d i170packet i28slice
01026smozzarella|112h i28.3slice
01029smozzarella cheese part skim milk low moist|113h 132d i28slice
01030smuenster cheese|113h 132d i170packet i28slice
01031sneufchatel cheese|i85packet
01032sparmesan|100
01033sparmesan cheese hard|i28.4packet
01034sport cheese salut|113h 132d i170packet i28slice
01035sprovolone cheese|132d i170packet i28slice
01036sricotta|246
01037sricotta cheese part skim milk|246
01038sromano|i28.4packet
01039sroquefort cheese|i85packet
01040sswiss cheese|108h 132d 244e i28slice
01041stilsit cheese|i170packet
01042spast cheese process american na po4|113h 140d 244e i21slice
01043spast cheese process pimento|113h 140d 244e i21slice
01044spast cheese process swiss na po4|113h 140d i21slice
01045sfd cheese cold american|i227packet
01046sfd cheese past process american na po4|113 i227packet i21slice
01047sfd cheese past process swiss|i227packet
01048sspread cheese past process american na po4|244 140d i142jar i34slice
01049lhalf and half|242
01050llight cream|240
01052lcream light whipping|239 120x
01053lheavy cream|238 120x
01054dcream whipped topping pressurized|60
01055dcream sour red|242
01056dsour cream|230
01057leggnog|254
01058dsour dressing non butterfat filled cream|235
01059lmilk filled blend vegetable oil|244
01060lmilk filled lauric acid oil|244
01067lcream sub vegetable oil soy prot|240
01068dcream sub lauric acid oil na caseinate|240
01069dcream substitute powdered|94 i3packet
01071ddessert topping powder oz prepared cup milk|80
01072ddessert topping pressurized|70
01073ddessert topping semi frozen|75
01074dsour cream imitation|230
01075lmilk substitute vegetable oil|244
01076dmilk substitute lauric acid oil|244
01077lmilk|244
01078lmilk producer|244
01079l2% milk|244
01080lmilk red nonfat|245
01082lmilk lowfat|244
01083lmilk lowfat nonfat|245
01085lskim milk|245
01086lmilk nonfat|245
01088lbuttermilk|245
01089lmilk low sodium|244
01090dmilk dry whole|128
01091dmilk powder|120
01092dmilk dry nonfat instant|68 i91packet
01094lmilk buttermilk dried|120
01095lsweetened condensed milk|306
01096lmilk canned evaporated|252 i369can
01097lmilk canned evaporated nonfat|256
01102lmilk chocolate whole|250
01103lmilk chocolate red|250
01104lmilk chocolate lowfat|250
01105lmilk chocolate beverage hot cocoa homemade|250
01106lmilk goat|244
01107lmilk human|246
01108lmilk indian buffalo|244
01109lmilk sheep|245
01110lmilk shake thick chocolate|227.2
01111lmilk shake thick vanilla|227.2
01112dwhey acid|246
01113dwhey acid dried|57
01114dwhey sweet|246
01115dwhey sweet dried|145
01116dyogurt|245
01117dyogurt plain lowfat gram prot per oz|245
01118dyogurt plain skim milk gram prot per oz|245
01119dyogurt vanilla lowfat gram prot per oz|245
01120dyogurt fruit lowfat gram prot per oz|245
01123degg|i50 243 i65jumbo i50large i44medium i37small
01124degg white|i33 243 i33large
01125degg yolk|i17 243 i17large
01128segg whole cooked fried|i46 i46large
01129degg whole cooked hard boiled|136c i50 i50large
01130degg whole cooked omelet|240 i61 i61large
01131segg whole cooked poached|i50 i50large
01132degg whole cooked scrmbld|220 i61 i61large
01133degg whole dried|85f
01134degg whole dried stabilized glucose red|85f
01136degg white dried powder glucose red|107f
01137degg yolk dried|67f
01138segg duck whole|i70
01139segg goose whole|i144
01140segg quail whole|i9
01141segg turkey whole|i79
01142degg substitute frozen|240
01143legg substitute|251
01145dunsalted butter|227 i5pat i113stick
01146sparmesan cheese shredded|80
01153levaporated milk|252
01159sgoat cheese|
01161ssub cheese mozzarella|113h i28slice
01163sfondue cheese|215
01164ssauce cheese prepared recipe|243
01165smexican cheese queso anejo|132b
01166smexican cheese queso asadero|113h 132d i28slice
01167smexican cheese queso chihuahua|113h 132d i28slice
01168slowfat cheese cheddar colby|113h 132d i28slice
01169slow cheese sodium cheddar colby|113h 132d i28slice
01199lcream half free|242
01202lmilk chocolate red ca|250
01203dyogurt fruit lowfat low cal sweetener|245
02001dallspice|96
02002danise|107.2
02003ddried basil|33.6 72m
02004dbay leaf|28.8b
02005dcaraway seed|107.2
02006dcardamom|92.8m
02007dcelery|104
02008dchervil dried|30.4
02009dchili powder|120
02010dcinnamon|108.8
02011dground clove|105.6
02012dcoriander leaf dried|28.8
02013dcoriander seed|80
02014dcumin|96
02015dcurry powder|100.8
02016ddill|105.6
02017ddried dill|49.6
02018dfennel seed|92.8
02019dfenugreek|177.6
02020dgarlic powder|134.4
02021dground ginger|86.4
02022dmace ground|84.8
02023dmarjoram dried|27.2
02024dmustard seed|179.2
02025dnutmeg|112
02026donion powder|110.4
02027doregano|48 86.4m
02028dpaprika|110.4
02029ddried parsley|20.8
02030dpepper|102.4 i0.1dash
02031dcayenne|84.8
02032dwhite pepper|113.6
02033dpoppy seed|140.8
02034dseasoning|59.2
02035dpumpkin pie spice|89.6
02036ddried rosemary|52.8
02037dsaffron|33.6
02038dsage|32
02039dsavory ground|70.4
02041dtarragon|28.8 76.8m
02042ddried thyme|43.2 68.8m
02043dturmeric|108.8
02044dbasil|42.4 i0.5leaf
02045ddill|8.9 i0.2sprig
02046dmustard|250
02047dsalt|292 i0.4dash
02048lvinegar|239
02049dthyme|38.4
02050lvanilla extract|208
02051lvanilla extract imitation alcohol|208
02052lvanilla extract imitation no alcohol|208
02053lwhite vinegar|238
02054dcaper|137.6
02055dhorseradish|240
02063drosemary|27.2
02064dpeppermint|25.6 i0.05leaf
02065dmint|91.2
02066dspearmint dried|25.6
04001sbeef tallow|205
04002dlard|205
04011ddressing kraft mayonnaise light|240
04012ddressing kraft miracle whip light|256
04013ddressing kraft mayonnaise free|256
04014ddressing kraft miracle whip free nonfat|256
04015ddressing russian|245
04016ddressing sesame|245
04017ddressing island|250
04018ddressing mayonnaise salt|235
04020ddressing french red|260
04021ddressing italian red|240
04022ddressing russian low cal|260
04023ddressing island red|245
04025dmayonnaise|220 i10packet
04026ddressing mayonnaise soybean safflower oil salt|220
04027ddressing mayonnaise imitation soybean|240
04028ddressing mayonnaise imitation milk cream|240
04029ddressing mayonnaise imitation soybean chol|225
04031dshortening soybean cottonseed|205
04034loil soybean|218
04037loil vegetable rice bran|218
04038loil wheat germ|218
04042lpeanut oil|216
04044loil|218
04047lcoconut oil|218
04053lolive oil|216
04055loil vegetable palm|216
04058lsesame oil|218
04060loil vegetable sunflower linoleic|218
04065dmargarine hard corn|225.6 i113stick
04067dmargarine hard corn soybean cottonseed salt|225.6 i113stick
04073dmargarine hard soybean|225.6 i113stick
04074dmargarine hard soybean corn cottonseed|225.6 i113stick
04075dmargarine hard soybean cottonseed|225.6 i113stick
04077dmargarine hard soybean palm|225.6 i113stick
04078dmargarine hard safflower soybean|225.6 i113stick
04079dmargarine hard safflower soybean cottonseed|225.6 i113stick
04105dmargarine soybean cottonseed|227 i5packet
04114ddressing italian|235
04115ddressing kraft ranch|232
04116ddressing kraft zesty italian|248
04117ddressing kraft light done right ranch|240
04118ddressing kraft light done right italian|248
04119ddressing kraft free ranch|280
04120ddressing french|250 i12.3packet
04121ddressing kraft free italian|264
04132dmargarine|225.6 i113stick
04133ddressing french home recipe|220
04134ddressing home recipe cooked|255
04135ddressing home recipe vinegar oil|250
04140ddressing blue roquefort cheese salt|245
04146ddressing french cottonseed oil home recipe|220
04367ddressing french free|256
04501loil vegetable cocoa butter|218
04502loil vegetable cottonseed|218
04506lsunflower oil|218
04510lsafflower oil|218
04511loil vegetable safflower oleic over|218
04513lvegetable oil palm kernel|218
04514loil vegetable poppyseed|218
04515loil vegetable tomatoseed|218
04516loil vegetable teaseed|218
04517lgrapeseed oil|218
04518lcorn oil|218
04520smutton tallow|205
04521dmargarine hard sunflower soybean cottonseed|225.6 i113stick
04528lwalnut oil|218
04529loil vegetable almond|218
04530loil vegetable apricot kernel|218
04531lvegetable oil soybean lecithin|218
04532loil vegetable hazelnut|218
04534loil vegetable babassu|218
04536loil vegetable sheanut|218
04539ddressing blue roquefort cheese|245
04541loil vegetable cupu assu|218
04542schicken fat|205
04543loil soybean cottonseed|218
04544dshortening lard vegetable oil|205
04546dshortening bread soybean cottonseed|205
04547dshortening frying soybean cottonseed|205
04548dshortening cake mix soybean cottonseed|205
04550dshortening frying heavy duty beef tallow cottonseed|205
04551dshortening confectionery coconut palm kernel|205
04552dshortening frying heavy duty soybean linoleic silicon|205
04556dshortening frying heavy duty palm|205
04559dshortening soybean palm|205
04560dshortening frying heavy duty soybean linoleic|205
04570dshortening confectionery fractionated palm|218
04572loil vegetable nutmeg butter|218
04573loil vegetable ucuhuba butter|218
04574sduck|205
04575sturkey|205
04576sgoose|205
04581lvegetable oil avocado|218
04582lcanola oil|218
04583lvegetable oil mustard|218
04584loil vegetable sunflower hi oleic over|218
04585dmargarine butter blend corn oil|227 i113stick
04586dshortening spl purpose cake frosting soybean|205
04587dshortening spl purpose baking soybean palm cottonseed|205
04588lvegetable oil oat|218
04595dshortening multipurpose soybean palm|205
04600dvegetable oil butter spread tub salted|224
04609danimal bacon grease|206.4
04610dmargarine stk comp salt|227 i5pat i113stick
04611dmargarine tub comp salt|227
04612dmargarine vegetable oil spread stk|229
04613dmargarine vegetable oil spread|229
04614dmargarine vegetable oil spread bottle|229
04615dshortening|205
04616dshortening institutional comp|205
04617dmargarine stk unsalted comp|227 i5pat i113stick
04618dmargarine tub unsalted comp|227
04628dmargarine stk corn soybean oil|224
04629dmargarine vegetable oil spread soybean|224
04631dmargarine spread free tub|233
04635ddressing island free|256
04636ddressing italian free|231
04638ddressing ranch free|224
04639ddressing ranch|240
04640ddressing ranch red|240
04641ddressing mayonnaise light|240
04678loil vegetable natreon canola hi stability non tran oleic|224
05001schicken broiler fryer skin giblet neck|i1046
05002schicken broiler fryer skin giblet neck fried batter|i1028
05003schicken broiler fryer skin giblet neck fried flour|i708
05004schicken broiler fryer skin giblet neck roasted|i682
05005schicken broiler fryer skin giblet neck stewed|i751
05009schicken broiler fryer skin cooked roasted|140dc
05010schicken broiler fryer skin cooked stewed|140dc
05012schicken broiler fryer cooked fried|140dc
05013schicken broiler fryer roasted|140dc
05014schicken broiler fryer stewed|140dc
05020schicken broiler fryer giblet|i75
05021schicken broiler fryer giblet cooked fried|145dc
05022schicken broiler fryer giblet cooked simmrd|145dc
05024schicken gizzard class cooked simmrd|145dc
05025schicken heart class|i6.1
05026schicken heart class cooked simmrd|145dc
05040schicken broiler fryer light cooked fried|140
05041schicken broiler fryer light cooked roasted|140dc
05042schicken broiler fryer light cooked stewed|140dc
05044schicken broiler fryer dark cooked fried|140
05045schicken broiler fryer dark cooked roasted|140dc
05046schicken broiler fryer dark cooked stewed|140dc
05047schicken broiler fryer|204.8
05052schicken broiler fryer back skin cooked stewed|160dc
05060schicken broiler fryer breast skin cooked roasted|140dc
05061schicken broiler fryer breast skin cooked stewed|140dc
05062schicken breast|
05064scooked chicken|140dc
05065schicken broiler fryer breast cooked stewed|140dc
05069schicken broiler fryer drumstick skin cooked roasted|140dc
05070schicken broiler fryer drumstick skin cooked stewed|140dc
05073schicken broiler fryer drumstick cooked roasted|140dc
05074schicken broiler fryer drumstick cooked stewed|160dc
05078schicken broiler fryer leg skin cooked roasted|140dc
05079schicken broiler fryer leg skin cooked stewed|140dc
05082schicken broiler fryer leg cooked roasted|140dc
05083schicken broiler fryer leg cooked stewed|160dc
05094schicken broiler fryer thigh skin cooked roasted|140dc
05096schicken thigh|
05098schicken broiler fryer thigh cooked roasted|140dc
05099schicken broiler fryer thigh cooked stewed|140dc
05103schicken broiler fryer wing skin cooked roasted|140dc
05104schicken broiler fryer wing skin cooked stewed|140dc
05108schicken broiler fryer wing cooked stewed|140dc
05109schicken roasting skin giblet neck|i1509
05110schicken roasting skin giblet neck cooked roasted|i1072
05114schicken roasting cooked roasted|140dc
05115schicken roasting giblet|i113
05116schicken roasting giblet cooked simmrd|145dc
05118schicken roasting light cooked roasted|140dc
05120schicken roasting dark cooked roasted|140dc
05121schicken stewing skin giblet neck|i905
05122schicken stewing skin giblet neck cooked stewed|160dc
05126schicken stewing cooked stewed|140dc
05127schicken stewing giblet|i81
05128schicken stewing giblet cooked simmrd|145dc
05130schicken stewing light cooked stewed|140dc
05132schicken stewing dark cooked stewed|140dc
05133schicken capon skin giblet neck|i2152
05134schicken capon skin giblet neck cooked roasted|i1418
05137schicken capon giblet|i115
05138schicken capon giblet cooked simmrd|145dc
05139sduck domesticated skin|i1268
05140sduck domesticated skin cooked roasted|140dc i764
05141sduck domesticated|i606
05142sduck domesticated cooked roasted|140dc i442
05143sduck domesticated liver|i44
05144sduck wild skin|i540
05146sgoose domesticated skin|i2638
05147sgoose domesticated skin cooked roasted|140dc i1548
05148sgoose domesticated|i1532
05149sgoose domesticated cooked roasted|i1182
05150sgoose liver|i94
05151sguinea hen skin|i690
05152sguinea hen|i528
05153spheasant skin|i800
05154spheasant|i704
05157squail skin|i109
05158squail|i92
05159squail breast|i56
05160ssquab pigeon skin|i199
05161ssquab pigeon|i168
05162ssquab pigeon light skin|i101breast
05163sturkey class skin giblet neck|i5554
05164sturkey class skin giblet neck cooked roasted|i4023
05166sturkey class skin cooked roasted|140dc
05168sturkey class cooked roasted|140dc
05171sturkey class giblet|i244
05172sturkey class giblet cooked simmrd some|145dc
05173sturkey gizzard class|i99
05174sturkey gizzard class cooked simmrd|145dc i84
05175sturkey heart class|i27
05176sturkey heart class cooked simmrd|145dc
05177sturkey liver class|i100
05178sturkey liver class cooked simmrd|140dc i83
05182sturkey class light skin cooked roasted|140dc
05184sturkey class dark skin cooked roasted|140dc
05186sturkey class light cooked roasted|140dc
05188sturkey class dark cooked roasted|140dc
05190sturkey class back skin cooked roasted|140dc
05197sturkey fryer roaster skin giblet neck|i2410
05198sturkey fryer roaster skin giblet neck cooked roasted|i1772
05202sturkey fryer roaster cooked roasted|140dc
05210sturkey fryer roaster light cooked roasted|140dc
05212sturkey fryer roaster dark cooked roasted|140dc
05229sturkey young hen skin giblet neck|i4457
05230sturkey young hen skin giblet neck cooked roasted|i3300
05234sturkey young hen cooked roasted|140dc
05242sturkey young hen light cooked roasted|140dc
05244sturkey young hen dark cooked roasted|140dc
05253sturkey young tomato skin giblet neck|i8399
05254sturkey young tomato skin giblet neck cooked roasted|i5957
05258sturkey young tomato cooked roasted|140dc
05266sturkey young tomato light cooked roasted|140dc
05268sturkey young tomato dark cooked roasted|140dc
05277schicken canned broth|i142can
05282spate foie gra canned goose liver smoked|208
05284sturkey canned broth|135 i142can
05286sturkey gravy frozen|240 i142packet
05292sturkey patty breaded battered fried|i64 i28slice
05296sturkey rst boneless frozen seasoned light dark roasted|135dc
05300sturkey stk breaded battered fried|i64stick
05305sground turkey|i114patty
05308schicken cornish game hen skin cooked roasted|i257 i257whole
05309schicken cornish game hen|i239 i239whole
05310schicken cornish game hen cooked roasted|i220 i220whole
05311schicken canned no broth|205
05312schicken wing frozen glazed barbecue flav|i29piece
05316sduck yng duckl dom wh pekin breast boneless cooked skin broi|174dc
06008lbeef stock|240 i397can
06102dsauce bearnaise dried dry|17 i25packet
06103ssauce cheese dried dry|i35packet
06104dsauce curry dried dry|28 i35packet
06106dsauce mushroom dried dry|23 i28packet
06107ssauce spaghetti dried dry|i42packet
06108ssauce spaghetti mushroom dried dry|i39packet
06109dsauce stroganoff dried dry|56 i46packet
06110dsauce sweet sour dried dry|76 i57packet
06111ssauce teriyaki dried dry|i46packet
06112lteriyaki sauce|288
06113dsauce white dried dry|20 i50packet
06129dsauce nestle lj minor teriyaki|256 i2070packet
06130dsauce nestle lj minor allpurp stir fry|240 i2013packet
06131dsauce nestle lj minor sweet sour glaze|256 i2183packet
06132dsauce nestle lj minor sweet sour|264 i2041packet
06136dsauce mole poblano prepared recipe|242
06137dsauce mole poblano dry mix single brand|265
06139dsauce victoria chunky chili dip salsa canned|240
06140dsauce ridg bull eye original barbecue|288
06141dsauce texa best barbecue original recipe|256
06142dsauce sofrito prepared recipe|206
06148dsauce sour cream dried dry|70 i35packet
06150dsauce barbecue|250 i9.3packet
06151dsauce plum ready to serve|305
06153dsauce nestle ortega enchilada|240 i3855packet
06154dsauce hollandaise vegetable oil dried dry|17 i25packet
06155dsauce hollandaise butter dried dry|45 i34packet
06156dsauce nestle chef mate hot dog chili|252 i3062packet
06157dsauce nestle ortega picante|240 i3855packet
06164dsauce salsa|259
06165dsauce homemade white thin|250
06166dsauce homemade white medium|250
06167dsauce homemade white thick|250
06168lhot sauce|225.6
06169ltabasco|225.6
06175dhoisin sauce|256
06176doyster sauce|288
06179lfish sauce|227.2
06181dsauce nestle lj minor italian|128 i1956packet
06257dsauce victoria red taco mild|256
06258dsauce victoria red taco medium|256
06259dsauce victoria green taco mild|240
06260dsauce victoria green taco medium|240
06261dsauce victoria salsa brava hot|80
06262dsauce victoria salsa hot|240
06263dsauce victoria salsa ranchera hot|240
06265dsauce victoria salsa picante mild|240
06266dsauce victoria salsa picante medium|240
06267dsauce victoria salsa suprema mild|240
06268dsauce victoria salsa suprema medium|240
06269dsauce victoria green chile salsa mild|240
06270dsauce victoria thick chunky salsa mild|240
06271dsauce victoria thick chunky salsa medium|240
06272dsauce victoria thick chunky salsa hot|240
06273dsauce victoria green salsa jalapena|240
06274dsauce victoria red salsa jalapena|240
06275dsauce victoria enchilada|240
06277dsauce victoria cheddar cheese|260
06278lsauce victoria nacho cheese jalapeno pepper medium|288
06307dsauce kraft barbecue original|272
06308dsauce kraft barbecue hickory smoke|272
06555dsauce hollandaise butterfat dried prepared water|259
06710ssauce custom food red label allpurp italian mix dry|i425packet
06713dsauce nestle trio cheese mix dry|96 i907packet
06714dsauce nestle trio nacho cheese mix dry|96 i907packet
06715ssauce custom food superb instant nacho cheese mix dry|i907packet
06716ssauce custom food superb instant cheddar cheese mix dry|i907packet
06721dsauce cpc knorr alfredo dry mix|120
06903dsauce nestle lj minor creole|248 i1956packet
06905dsauce nestle lj minor lemon|256 i2126packet
06907dsauce nestle chef mate sharp cheddar cheese ready to serve|252 i3033packet
06908dsauce nestle chef mate golden cheese|252 i3033packet
06909dsauce nestle ortega mild nacho cheese|252 i3005packet
06910dsauce nestle ortega nacho cheese|252 i3005packet
06921dsauce nestle chef mate basic cheddar cheese|248 i3005packet
06922dsauce nestle que bueno jalapeno cheese|252 i3005packet
06930dsauce cheese|252
06931dsauce pasta|250
06933dsauce lipton ragu old world smooth pasta trad jar|250
06961dpepper hot chili red canned sauce|245
06962dpepper hot chili immat green canned sauce|245
06963lfish stock|244
06970lstock|240
06971lworcestershire sauce|275
06972dsauce tomato chili btld salt|273 i6packet
06979dadobo fresco|288
06984d|120
07001sbarbecue loaf pork beef|i23slice
07003sbeerwurst beer salami pork|i23slice
07004ssausage berliner pork beef|i23slice
07005sblood sausage|i25slice
07010sbologna pork|i28slice
07011sbologna turkey|i454packet
07014sbraunschweiger liver sausage pork|i18slice
07015sbrotwurst pork beef link|i70
07016scheesefurter cheese smokie pork beef|i43link
07017schicken roll light|i170packet
07019schorizo pork beef|i60link
07020scorned beef loaf jellied|i28slice
07021sdutch brand loaf chicken pork beef|i38slice
07022sfrankfurter beef|i45
07023sfrankfurter beef pork|i45
07024sfrankfurter chicken|i45
07025sfrankfurter turkey|i45
07026sham chopped canned|i21slice
07029sham sliced|i28slice
07030sham minced|i21slice
07031sham spread|240
07032sham cheese loaf roll|i28slice
07033sham cheese spread|240
07035shoney loaf pork beef|i28slice
07036ssausage italian pork|i113link
07037skielbasa kolbassy pork beef nonfat dry milk|i26slice
07038sknackwurst knockwurst pork beef|i72link
07040sliver cheese pork|i38slice
07041sliver sausage liverwurst pork|i18slice
07042sluncheon beef loaved|i28slice
07043sluncheon beef thin sliced|i71packet
07045sluncheon pork canned|i21slice
07047sluncheon pork beef|i28slice
07050smortadella beef pork|i15slice
07051solive loaf pork|i28slice
07052spastrami turkey|i28.5slice
07053spate chicken liver canned|208
07054spate goose liver smoked canned|208
07055spate liver specified canned|208
07056speppered loaf pork beef|i28slice
07058spickle pimiento loaf pork|i38slice
07059spolish sausage pork|i227
07060sluxury loaf pork|i28slice
07061smother loaf pork|i21slice
07062spicnic loaf pork beef|i28slice
07063spork sausage|i28link
07064spork sausage cooked|i24link
07066sturkey sausage red brown serve cooked|128
07067ssndwch spread|208
07068ssalami cooked beef|i26slice
07069ssalami cooked beef pork|i23slice
07071ssalami dry hard pork|i113packet i10slice
07073ssandwich spread pork beef|240
07074ssmoked link sausage pork|i68
07075ssausage smoked link pork beef|i68piece
07077ssmoked link sausage pork beef nonfat dry milk|i68
07079sturkey breast|i21slice
07081sturkey roll light|i28.5slice
07082sturkey roll light dark|i28.5slice
07083ssausage vienna canned chicken beef pork|i16
07088shoney roll sausage beef|i23slice
07089ssausage italian pork cooked|i83link
07090sluncheon sausage pork beef|i23slice
07091snew england brand sausage pork beef|i23slice
07911sliverwurst spread|220
07915ssausage polish beef chicken hot|i11piece
07928ssausage chicken beef pork skinless smoked|i84link
07939sfrankfurter pork|i76link
07940smacaroni cheese loaf chicken pork beef|i38slice
07943sturkey breast smoked lemon pepper flavor free|i28slice
07952sbologna chicken turkey pork|i28slice
07959sbologna chicken pork beef|i28slice
07960sbologna chicken pork|i28slice
08090dcorn grit white quick dry|156
08092squaker corn grit instant plain dry|i28packet
08093dquaker corn grit instant plain prepared water|245
08094squaker corn grit instant cheddar cheese flavor dry|i28packet
08095squaker corn grit instant cheddar cheese flavor prepared wate|i28packet
08096squaker corn grit instant imitation bacon bit dry|i28packet
08100dcream rice dry|173
08101dcream rice cooked water salt|244
08102dcream wheat dry|173
08104dcream wheat quick dry|176
08106dcream wheat instant dry|178
08108scream wheat mix eat plain dry|i28packet
08110scream wheat mix eat appl banana maple flav dry|i35packet
08112dfarina dry|176
08114dmaltex dry|151
08116dmalt meal plain dry|165
08118dmaypo dry|94
08120drolled oat|81
08121dcooked oat|234
08122soat instant plain dry|i28packet
08123doat instant plain prepared water|501
08124squaker instant oatmeal appl cinnamon dry|i35packet
08128soat instant cinnamon spice dry|i46packet
08129doat instant cinnamon spice prepared water|240
08130squaker instant oatmeal maple brown sugar dry|i43packet
08132soat instant raisin spice dry|i43packet
08133doat instant raisin spice prepared water|240
08134dralston dry|118
08136droman meal plain dry|93
08142dwheatena dry|141
08143dwheatena cooked water|243
08144dwhole wheat hot natural cereal dry|94
08159dcorn grit yellow quick dry|156
08177dmalt meal chocolate dry|165
08200dquaker multigrain oatmeal dry|80
08221squaker corn grit instant butter flavor dry|i28packet
08225squaker instant oatmeal fruit cream dry|i35packet
08228squaker instant oatmeal raisin date walnut dry|i37packet
08230dquaker farina creamy wheat dry|176
08231dquaker oat bran dry|80
08314dquaker hominy grit white quick dry|148
08315dquaker hominy grit yellow quick dry|148
08316dquaker hominy grit white dry|164
08350dmalt meal toasty|30
08402dquaker quick oat dry|80
08410squaker instant oatmeal cinnamon spice dry|i46packet
08411scerl qukr instant otml dnsr egs bean brn sugar cinnamon dry|i50packet
08412squaker instant oatmeal french vanilla flavor dry|i43packet
08413squaker instant oatmeal baked appl dry|i40packet
08414dquaker instant oatmeal express golden brown sugar dry|54
08415squaker instant oatmeal treasure hunt dry|i47packet
08416squaker instant oatmeal honey nut dry|i43packet
08417squaker instant oatmeal banana bread dry|i41packet
08418dquaker instant oatmeal express baked appl dry|54
08419dquaker instant oatmeal express cinnamon roll dry|54
08420squaker instant oatmeal nutr women vanilla cinnamon dry|i45packet
08421squaker instant oatmeal nutr women gldn brwn sugar dry|i46packet
08422squaker instant oatmeal nutr women appl spice dry|i47packet
08436squaker instant oatmeal raisin spice dry|i43packet
08444scerl quaker instant grit prdct rdeye grvy imitation ham bit |i28packet
08448scerl qukr instant grit prdct imitation bacn bit chdr flvr dr|i28packet
08449squaker instant grit product american cheese flavor dry|i28packet
08450squaker instant grit product ham cheese|i28packet
09001sacerola west indian cherry|98
09002lacerola juice|242
09003sapple|125c 110s i138 i212large i138medium i106small
09005sapple skin cooked boiled|171s
09006sapple skin cooked microwave|170s
09007sapple canned sweetened sliced drained unhtd|204s
09008sapple canned sweetened sliced drained htd|204s
09009sapple dried low moist|60
09010sapple dried low moist stewed|193
09011sapple dried|86
09012sapple dried stewed sugar|255
09014sapple frozen unsweetened unhtd|173s
09015sapple frozen unsweetened htd|206s
09016lapple juice|248
09017lapple juice frozen conc unsweetened undil|i211can
09018lapple juice frozen conc unsweetened dil volume water|239
09019sapplesauce unsweetened|244
09020sapplesauce|255
09021sapricot|165s 155v i35
09022sapricot canned water skin|243v
09024lapricot canned juice skin|244v
09025sapricot canned extra light syrup skin|247v
09026sapricot canned light syrup skin|253v
09027sapricot canned heavy syrup skin|240w 258v
09029sapricot canned extra heavy syrup skin|246wo
09030sapricot dried low moisture|119
09031sapricot dried low moisture stewed|249
09032sdried apricot|130v i3.5half
09033sapricot dried stewed sugar|250v
09035sapricot frozen sweetened|242
09036lapricot nectar canned|251
09037savocado|150d 146s 230u
09038savocado california|230u i173
09039savocado florida|230u i304
09040sbanana|150s 225a i118 i136large i118medium i101small
09041sbanana dried powder|100
09042sblackberry|144
09046sblackberry canned heavy syrup|256
09048sblackberry frozen unsweetened|151 i510packet
09050sblueberry|145
09052sblueberry canned heavy syrup|256
09054sblueberry frozen unsweetened|155 i567packet
09055sblueberry frozen sweetened|230 i284packet
09056sboysenberry canned heavy syrup|256
09057sboysenberry frozen unsweetened|132 i284packet
09059sbreadfruit|220 i384small
09060scarambola starfruit|132d 108s i91 i124large i91medium i70small
09061scarissa natal plum|150s i20
09062scherimoya|156d i312
09063scherry sour red|155o
09064scherry sour red canned water|244
09065scherry sour red canned light syrup|252
09066scherry sour red canned heavy syrup|256
09067scherry sour red canned extra heavy syrup|261
09068scherry sour red frozen unsweetened|155 i510packet
09070scherry|145o i6.8
09071scherry sweet canned water|248o
09072lcherry sweet canned juice|250o
09073scherry sweet canned light syrup|252o
09074scherry sweet canned heavy syrup|253o
09075scherry sweet canned extra heavy syrup|261o
09076scherry sweet frozen sweetened|259 i284packet
09077scrabapple|110s
09078scranberry|95w 110c
09079sdried cranberry|121.2
09081scranberry sauce canned sweetened|277 i57slice
09082scranberry orange relish canned|275
09083scurrant european black|112
09084scurrant red white|112
09085scurrant|144
09087sdate|178co i8.3
09088selderberry|145
09089sfig|i50 i64large i50medium i40small
09090sfig canned water|248
09091sfig canned light syrup|252
09092sfig canned heavy syrup|259
09093sfig canned extra heavy syrup|261
09094sdried fig|149 i8.4
09095sfig dried stewed|259
09096scocktail canned water|237
09097lcocktail canned juice|237
09098scocktail canned extra light syrup|246
09099scocktail canned light syrup|242
09100scocktail canned heavy syrup|248
09101scocktail canned extra heavy syrup|260
09102scanned water|245
09103lcanned juice|249
09104scanned light syrup|252
09105scanned heavy syrup|255
09106scanned extra heavy syrup|259
09107sgooseberry|150
09109sgooseberry canned light syrup|252
09111sgrapefruit pink red white|230s i256 i332large i256medium i200small
09112sgrapefruit pink red|230s i246
09113sgrapefruit pink red california arizona|230s i246
09114sgrapefruit pink red florida|230s i246
09116sgrapefruit white|230s i236
09117sgrapefruit white california|230s i236
09118sgrapefruit white florida|230s i236
09119sgrapefruit section canned water|244
09120lgrapefruit section canned juice|249
09121sgrapefruit section canned light syrup|254
09123lgrapefruit juice white canned unsweetened|247
09124lgrapefruit juice white canned sweetened|250
09125lgrapefruit juice white frozen conc unsweetened undil|i207can
09126lgrapefruit juice white frozen conc unsweetened dil volume wa|247
09128lgrapefruit juice white|247
09131sgrape american slip skin|92 i2.4
09132sgrape|160 i5
09133sgrape canned thompson seedless water|245
09134sgrape canned thompson seedless heavy syrup|256
09135lgrape juice canned btld unsweetened|253
09136lgrape juice frozen conc sweetened undil|i216can
09137lgrape juice frozen conc sweetened dil volume water|250
09138sgroundcherry cape gooseberry poha|140
09139sguava|165
09140sguava strawberry|244
09143sguava sauce cooked|238
09144sjackfruit|165s
09145sjava plum jambolan|135 i3
09148skiwi fruit chinese gooseberry|177 i76 i91large i76medium
09150slemon|212s i58 i7wedge
09152llemon juice|244
09153llemon juice canned btld|244 i5packet
09154llemon juice frozen unsweetened single strength|244
09156slemon zest|96
09159slime|i67
09160llime juice|246
09161llime juice canned btld unsweetened|246
09164slitchis|190
09165slitchis dried|i2.5
09167sloganberry frozen|147
09174sloquat|149d i16 i20large i16medium i13.6small
09176smango|165s
09177smangosteen canned syrup|196
09181smelon cantaloupe|177 160d i552 i814large i552medium i441small i69wedge
09183smelon casaba|170d i1640
09184smelon honeydew|177 170dp i1000 i125wedge
09185smelon ball frozen|173
09187smixed peach pear pineapple canned heavy syrup|255
09188smixed prune apricot pear dried|i293packet
09189smixed pch cher sweet sr raspb grape boy frozen sweetened|250 i284packet
09190smulberry|140 i1.5
09191snectarine|138s i136
09192soheloberry|140 i1.1
09193sblack olive|134.4 i4.4 i4.4large i3.2small
09194solive canned jumbo super colossal|i8.3
09200sorange|180s i131 i184large i96small
09201sorange california valencia|180s i121
09202sorange navel|165s i140
09203sorange florida|185s i141
09205sorange peel|170 i159
09206lorange juice|248
09207lorange juice canned unsweetened|249
09209lorange juice chilled conc|249
09214lorange juice frozen conc unsweetened undil|284 i213can
09215lorange juice frozen conc unsweetened dil volume water|249
09216sorange zest|96
09217lorange grapefruit juice canned unsweetened|247
09218stangerine mandarin orange|195s i84 i98large i84medium i70small
09219ltangerine mandarin orange canned juice|249
09220stangerine mandarin orange canned light syrup|252
09221ltangerine juice|247
09223ltangerine juice canned sweetened|249
09224ltangerine juice frozen conc sweetened undil|i214can
09225ltangerine juice frozen conc sweetened dil volume water|241
09231spassion fruit granadilla purple|236
09232lpassion fruit juice purple|247
09233lpassion fruit juice yellow|247
09236speach|170s i98 i157large i98medium i79small
09237speach canned water|244sv i98half
09238lpeach canned juice|250 248sv i98half
09239speach canned extra light syrup|247sv
09240speach canned light syrup|251sv i98half
09241speach canned heavy syrup|262 i98half
09242speach canned extra heavy syrup|262sv
09243speach spiced canned heavy syrup|242w
09244speach dried low moisture|116
09245speach dried low moisture stewed|242
09246speach dried|160v i13half
09247speach dried stewed sugar|258
09250speach frozen sliced sweetened|250 i284packet i15.5slice
09251lpeach nectar canned|249
09252spear|165s i166 i209large i166medium i139small
09253spear canned water|244v i76half
09254lpear canned juice|248v i76half
09255spear canned extra light syrup|247v i76half
09256spear canned light syrup|251v i76half
09257spear canned heavy syrup|266 i76half
09258spear canned extra heavy syrup|266v i79half
09259spear dried|180v i18half
09260spear dried stewed sugar|255v
09262lpear nectar canned|250
09263spersimmon japanese|i168
09266spineapple|155d i472 i84slice
09267spineapple canned water|246rsp i47slice
09268lpineapple canned juice|249rsp i47slice
09269spineapple canned light syrup|252rsp i48slice
09270spineapple canned heavy syrup|254rsp i49slice
09271spineapple canned extra heavy syrup|260rsp
09272spineapple frozen chunk sweetened|245p
09273lpineapple juice canned unsweetened|250
09274lpineapple juice frozen conc unsweetened undil|i216can
09275lpineapple juice frozen conc unsweetened dil volume water|250
09276spitanga surinam cherry|173
09277splantain|148s i179 i179medium
09278splantain cooked|154s 200a
09279splum|165s i66
09281splum canned purple water|249o
09282lplum canned purple juice|252o
09283splum canned purple light syrup|252o
09284splum canned purple heavy syrup|258o
09285splum canned purple extra heavy syrup|261o
09286spomegranate|i154
09287sprickly pear|149
09288sprune canned heavy syrup|234 i17.2
09289sprune dried low moisture|132
09290sprune dried low moisture stewed|280
09291sprune|170o i8.4
09292splum dried prune stewed sugar|248o
09294lprune juice canned|256
09295spummelo|190s
09297sraisin golden seedless|145l 165k
09298sraisin|145l 165k i0.52 i43small
09299sraisin seeded|145l 165k
09301srambutan canned syrup|150 i9
09302sraspberry|123 i1.9
09304sraspberry canned red heavy syrup|256
09306sraspberry frozen red sweetened|250 i284packet
09307srhubarb|122d i51stalk
09309srhubarb frozen|137d
09310srhubarb frozen cooked sugar|240
09311sroselle|57
09313ssapodilla|241u i170
09315ssoursop|225u i625
09316sstrawberry|144w 166s 152v 232u i12 i18large i12medium i7small
09317sstrawberry canned heavy syrup|254
09318sstrawberry frozen unsweetened|221 i567packet
09319sstrawberry frozen sweetened whole|255 i284packet
09320sstrawberry frozen sweetened sliced|255 i284packet
09321ssugar apple sweetsop|250u i155
09322stamarind|120u i2
09325stropical canned heavy syrup|257
09326lwatermelon|154 152d i12.2 i286wedge
09334sfeijoa|243u
09340spear asian|i122
09351scocktail canned heavy syrup drained|214
09354lpineapple canned juice drained|162s 181p 195r i26spear
09357sapricot canned heavy syrup drained|182w 219v
09367scherry sweet canned heavy syrup drained|179o
09370speach canned heavy syrup drained|222 i73half i12.7slice
09374spear canned heavy syrup drained|201 i48half
09383ltangerine mandarin orange canned juice drained|189
09404lgrapefruit juice pink|247
09405skiwifruit chinese gooseberry held storage|i76 i91large i76medium
09406lorange juice california chilled conc|249
09420sjackfruit canned syrup|178
09421sdate medjool|i24
09422sdurian frozen|243dc i602
09427sabiyuch|228
09428srowal|228
09429spineapple traditional|155d i84slice
09430spineapple extra sweet|155d i84slice
09433sclementine|i74
10009spork leg ham whole cooked roasted|135d
10013spork leg ham rump half cooked roasted|135d
10017spork leg ham shank half cooked roasted|135d
10071spork shoulder whole cooked roasted|135d
10075spork shoulder arm picnic cooked brsd|135d
10076spork shoulder arm picnic cooked roasted|135d
10100spork by product ear frozen|i113
10103spork by product heart|i226
10104spork by product heart cooked brsd|145 i129
10106spork by product kidney|i233
10107spork by product kidney cooked brsd|140
10123sbacon|i22.7slice
10124spork bacon cooked broiled pan fried roasted|i29slice
10128spork breakfast strip unhtd|i340packet i22.7slice
10129spork breakfast strip cooked|i170packet
10130spork canadian bacon unhtd|i170packet i28.5slice
10131spork canadian bacon grilled|i23.5slice
10134spork ham boneless extra roasted|140
10136spork ham boneless roasted|140
10137spork ham extra canned unhtd|140
10138spork ham extra canned roasted|140
10139spork ham canned unhtd|140
10140spork ham canned roasted|140
10146spork ham patty unhtd|i65
10149spork ham steak boneless extra unhtd|i57slice
10150spork ham whole unhtd|140
10151spork ham whole roasted|140
10168spork shoulder arm picnic roasted|140
10182spork ham boneless extra unhtd|140 i28slice
10219sground pork|
10860spork bacon cooked baked|i26slice
10861spork bacon cooked microwaved|i26slice
10862spork bacon cooked pan fried|i26slice
11001salfalfa sprouted|33
11003samaranth leaf|28 i14
11004samaranth leaf cooked boiled drained salt|132
11005sarrowhead|i12 i25large i12medium
11006sarrowhead cooked boiled drained salt|i12 i12medium
11007sartichoke globe french|i128 i162large i128medium
11008sartichoke globe french cooked boiled drained salt|168 i120 i120medium
11009sartichoke globe french frozen unprep|i255packet
11010sartichoke globe french frozen cooked boiled drained salt|168
11011sasparagus|134 i16spear
11012sasparagus cooked boiled drained|180 i15spear
11013sasparagus canned|244 i411can
11015sasparagus canned drained|242 i248can i18spear
11018sasparagus frozen unprep|i284packet i14.5spear
11019sasparagus frozen cooked boiled drained salt|180 i15spear
11022sbalsam pear bitter gourd leafy tip|48 i4leaf
11023sbalsam pear bitter gourd leafy tip cooked boiled drained sal|58
11024sbalsam pear bitter gourd pod|93p i124
11025sbalsam pear bitter gourd pod cooked boiled drained salt|124p
11026sbamboo shoot|151s 152p
11027sbamboo shoot cooked boiled drained salt|120s i144
11028sbamboo shoot canned drained|131s i262can
11029sbean kidney sprouted|184
11031slima bean immat|156
11032slima bean immat cooked boiled drained salt|170
11033sbean lima immat canned|248 i454can
11037slima bean immat frozen fordhook unprep|160 i284packet
11038slima bean immat frozen fordhook cooked boiled drained salt|170
11039slima bean immat frozen baby unprep|164 i284packet
11040slima bean immat frozen baby cooked boiled drained salt|180
11043sbean sprout|104 i340packet
11044smung bean sprouted cooked boiled drained salt|124
11045smung bean sprouted cooked stir fried|124
11046sbean navy sprouted|104
11048sbean pinto immat frozen unprep|i284packet
11050sbean shellie canned|245
11052sgreen bean|110 i5.5
11053sbean snap green cooked boiled drained salt|125
11054sbean snap green canned|240 i439can
11056sbean snap green canned drained|135 i6.2 i262can
11058sbean snap canned seasoned|228 i439can
11060sbean snap green frozen unprep|124 i284packet
11061sbean snap green frozen cooked boiled drained salt|135
11080sbeet|136 i82
11081sbeet cooked boiled drained|170s i50
11082sbeet canned|246
11084sbeet canned drained|163w 157d 170s 195h i24 i294can i8slice
11086sbeet green|38 38p i32leaf
11087sbeet green cooked boiled drained salt|144p
11088sbroadbean immat|109 i8
11090sbroccoli|91c i608bunch i31spear i151stalk
11091sbroccoli cooked boiled drained salt|156c i37spear i180stalk
11092sbroccoli frozen chopped unprep|156 i284packet
11093sbroccoli frozen chopped cooked boiled drained salt|184
11094sbroccoli frozen spear unprep|i284packet
11095sbroccoli frozen spear cooked boiled drained salt|184
11098sbrussel sprout|88 i19
11099sbrussel sprout cooked boiled drained salt|156 i21
11100sbrussel sprout frozen unprep|i284packet
11101sbrussel sprout frozen cooked boiled drained salt|155
11104sburdock root|118p i156
11105sburdock root cooked boiled drained salt|125p i166
11106sbutterbur fuki|94
11108sbutterbur canned|124c i15stalk
11109scabbage|89c 70h i908head i23leaf
11110scabbage cooked boiled drained salt|150h i1262head
11112sred cabbage|89c 70h i839head i23leaf
11113scabbage red cooked boiled drained salt|150h i22leaf
11114scabbage savoy|70h
11115scabbage savoy cooked boiled drained salt|145h
11116sbok choy|70h i840head i14leaf
11117scabbage chinese pak choi cooked boiled drained salt|170h
11119snapa cabbage|76h
11120scabbage chinese pe tsai cooked boiled drained salt|119h i14leaf
11122scardoon|178h
11124scarrot|128c 110g 122ts i61 i72large i61medium i3slice i50small i4strip
11125scarrot cooked boiled drained salt|156s i46
11126scarrot canned|246s i454can
11128scarrot canned drained|146s 228a i284can i2.8slice
11130scarrot frozen unprepared|128s i284packet
11131scarrot frozen cooked boiled drained salt|146s
11134scassava|206 i408root
11135scauliflower|100 i575head
11136scauliflower cooked boiled drained salt|124p
11137scauliflower frozen unprep|132p i284packet
11138scauliflower frozen cooked boiled drained salt|180p
11141scelery root|156
11142sceleriac cooked boiled drained salt|155p
11143scelery|i40 101c i40stalk i4strip
11144scelery cooked boiled drained salt|150d i37.5stalk
11145sceltuce|i8leaf
11147schard swiss|36 i48leaf
11148schard swiss cooked boiled drained salt|175c
11149schayote fruit|132p i203
11150schayote fruit cooked boiled drained salt|160p
11151schicory witloof|90 i53head
11152schicory green|29c
11154schicory root|90p i60
11156schive|48c
11157schrysanthemum garland|25p
11158schrysanthemum garland cooked boiled drained salt|100p
11159scoleslaw home prepared|120
11161scollard|36c
11162scollard cooked boiled drained salt|190c
11163scollard frozen chopped unprep|i284packet
11164scollard frozen chopped cooked boiled drained salt|170c
11165scilantro|16 i2.22sprig
11167scorn|154 i90ear
11168scorn sweet yellow cooked boiled drained salt|164 i103ear
11170scorn sweet yellow canned brine|256 i482can
11172scorn sweet yellow canned whole kernel drained|164 i298can
11174scorn sweet yellow canned cream|256 i482can
11176scorn sweet yellow canned vacuum|210 i425can
11178scorn sweet yellow frozen kernel cut off cob unprep|164 i284packet
11179scorn sweet yellow frozen kernel cut off cob boiled drained s|164
11180scorn sweet yellow frozen kernel on cob unprep|164
11181scorn sweet yellow frozen kernel on cob cooked boiled drained|164
11184scorn red green pepper canned|227
11190scornsalad|56
11191scowpea blackeye immat|145
11192scowpea blackeye immat cooked boiled drained salt|165
11195scowpea blackeye immat frozen unprep|160 i284packet
11196scowpea blackeye immtre frozen cooked boiled drained salt|170
11197scowpea young pod|94 i12
11198scowpea young pod cooked boiled drained salt|95
11199syardlong bean|91s i12pod
11200syardlong bean cooked boiled drained salt|104s i14pod
11201scowpea leafy tip|36c i3leaf
11202scowpea leafy tip cooked boiled drained salt|53c
11203scress garden|50 i1sprig
11204scress garden cooked boiled drained salt|135
11205scucumber|104s i301
11206scucumber peeled|133c 119s i201 i280large i201medium i7slice i158small i9stick
11207sdandelion green|55c
11208sdandelion green cooked boiled drained salt|105c
11209seggplant|82d i548
11210seggplant cooked boiled drained salt|99d
11213sendive|50c i513head
11215sgarlic|i3 136 i3clove
11216sginger|96s i2.2slice
11218sgourd white flowered calabash|116p i771
11219sgourd white flowered calabash cooked boiled drained salt|146d
11220sgourd dishcloth towelgourd|95p i178
11221sgourd dishcloth towelgourd cooked boiled drained salt|178s 178p
11222shorseradish tree leafy tip|21c
11223shorseradish tree leafy tip cooked boiled drained salt|42c
11224shyacinth bean immat|80
11225shyacinth bean immat cooked boiled drained salt|87
11226sjerusalem artichoke|150s
11228sjew ear pepeao|99s i6piece
11230sjew ear pepeao dried|24
11231sjute potherb|28
11232sjute potherb cooked boiled drained salt|87
11233skale|67c
11234skale cooked boiled drained salt|130c
11235skale frozen unprepared|i284packet
11236skale frozen cooked boiled drained salt|130c 130dc
11237skanpyo dried gourd strip|54 i6.3
11241skohlrabi|135 i16slice
11242skohlrabi cooked boiled drained salt|165s
11245slambsquarter cooked boiled drained salt|180c
11246sleek|89 i89 i6slice
11247sleek bulb lower leaf portion cooked boiled drained salt|104dc i124
11248slentil sprouted|77
11250slettuce butterhead|55hc i163head i7.5leaf
11251sromaine|47h i626head i6leaf
11252slettuce|55hc i539head i8leaf
11253slettuce green leaf|36h i4.8 i360head
11254slotus root|i115 i8.1slice
11255slotus root cooked boiled drained salt|120 i8.9slice
11257slettuce red leaf|28h i17 i309head
11258smountain yam hawaii|136d i420
11259smountain yam hawaii cooked steamed salt|145d
11260smushroom|96w 70sp 70p i18 i23large i18medium i6slice i10small
11261smushroom cooked boiled drained salt|156p i12
11263smushroom white stir fried|108s
11264smushroom canned drained|156 156p i12 i132can i16large i12medium i4slice i7small
11265smushroom portabella|86d i84piece
11266scremini mushroom|i14piece
11268smushroom shiitake dried|i3.6
11269smushroom shiitake cooked salt|145p i18
11270smustard green|56c
11271smustard green cooked boiled drained salt|140c
11272smustard green frozen unprep|146c i284packet
11273smustard green frozen cooked boiled drained salt|150c
11274smustard spinach tendergreen|150c
11275smustard spinach tendergreen cooked boiled drained salt|180c
11276snew zealand spinach|56c
11277snew zealand spinach cooked boiled drained salt|180c
11278sokra|100 i11.9pod
11279sokra cooked boiled drained salt|160s i10.6pod
11280sokra frozen unprepared|i284packet
11281sokra frozen cooked boiled drained salt|184s
11282sonion|160c 115s i110 i150large i110medium i14slice i70small
11283sonion cooked boiled drained salt|210 i94 i128large i94medium i12slice i60small
11284sonion dehydrated flake|56
11285sonion canned|224dc i63
11286sonion yellow sauteed|87c
11287sonion frozen chopped unprep|i284packet
11288sonion frozen chopped cooked boiled drained salt|210dc
11289sonion frozen whole unprep|i284packet
11290sonion frozen whole cooked boiled drained salt|210
11291sgreen onion|100c i15 i25large i15medium i5small
11292sonion young green top|96 i12stalk
11295sonion ring breaded par fr frozen unprep|i454packet
11296sonion ring breaded par fr frozen prepared htd oven|48 i6 i7.1large i6medium i4.8small
11297sparsley|60 i1sprig
11298sparsnip|133s
11299sparsnip cooked boiled drained salt|156s i160
11300spea edible podded|63w 98c i3.4
11302spea edible podded frozen unprep|144 i284packet
11303spea edible podded frozen cooked boiled drained salt|160
11304spea|145
11305spea green cooked boiled drained salt|160
11306spea green canned|248 i482can
11308spea green canned drained|170 i313can
11310spea green canned seasoned|227
11312spea green frozen unprep|144 i284packet
11313spea green frozen cooked boiled drained salt|160
11316spea sprouted|120
11318spea carrot canned|255
11322spea carrot frozen unprep|140 i284packet
11323spea carrot frozen cooked boiled drained salt|160
11324spea onion canned|120
11326spea onion frozen unprep|138 i284packet
11327spea onion frozen cooked boiled drained salt|180
11329spepper hot chili green canned pod excluding|136dc i73
11333sgreen bell pepper|149c 92s i119 i164large i119medium i74small i2.7strip
11334spepper sweet green cooked boiled drained salt|136c 135t
11335spepper sweet green canned|140v
11337spepper sweet green frozen chopped unprep|i284packet
11344spigeonpea immat|154
11345spigeonpea immat cooked boiled drained salt|153
11349spoi|240
11350spokeberry shoot poke|160
11351spokeberry shoot poke cooked boiled drained salt|165
11352spotato|150d i213 i369large i213medium i170small
11353srusset potato|150d i213 i369large i213medium i170small
11354spotato white flesh skin|150d i213 i369large i213medium i170small
11355spotato red flesh skin|150d i213 i369large i213medium i170small
11356spotato russet flesh skin baked|i173 i299large i173medium i138small
11357spotato white flesh skin baked|i173 i299large i173medium i138small
11358spotato red flesh skin baked|i173 i299large i173medium i138small
11362spotato skin|i38
11363spotato baked flesh salt|122 i156
11364spotato baked skin salt|i58
11365spotato boiled cooked skin flesh salt|156 i136
11366spotato boiled cooked skin salt|i34
11368spotato microwaved cooked skin flesh salt|156 i156
11369spotato microwaved cooked skin salt|i58
11370spotato hashed brown home prepared|156
11371spotato mashed home prepared whole milk margarine|210
11372spotato scallpd home prepared butter|245
11373spotato gratin home prepared recipe using butter|245
11374spotato canned|300w i454can
11376spotato canned drained|180 i35
11378spotato mashed dried flake milk dry form|48
11379spotato mashed dried prp flk mlk whole bttr|210
11380spotato mashed dried granule milk dry form|200
11381spotato mashed dried prepared fr grnl milk whole butter|210
11383spotato mashed dried prepared grnl mlk water mrgrn|210
11384spotato gratin dry mix unprep|i156packet
11386spotato scallpd dry mix unprep|i156packet
11387spotato scallpd dry mix prepared water whole milk butter|245
11390spotato hashed brown frozen plain unprep|210 i340packet
11391spotato hashed brown frozen plain prepared|156 i29patty
11392spotato hashed brown frozen butter sauce unprep|i170packet
11394spotato french fr shoestring salt proc frozen as prch|i3strip
11395spotato french fr shoestrng salt proc frozen oven htd|i2.1strip
11398spotato puff frozen unprep|128
11399spotato puff frozen oven heated|128 i7 i8.4piece
11400spotato frozen whole unprep|182
11402spotato french fr salt proc frozen unprep|i255packet i8.9strip
11403spotato french fr salt proc frozen oven htd|i5strip
11406spotato frozen french fr par cottage cut unprep|i255packet i6.5strip
11407spotato frozen frch fr par cttge cut prepared htd oven salt|i5strip
11408spotato frozen french fr par extruded unprep|i255packet i6.5strip
11409spotato frozen frch fr par extruded prepared htd oven salt|i5strip
11411spotato french fr stk fry salt proc frozen as prch|i15.3strip
11412spotato french fr stk fry salt proc frozen oven htd|i13.3strip
11413spotato flour|160
11414spotato home prepared|250
11416spumpkin flower|33 i2
11417spumpkin flower cooked boiled drained salt|134
11418spumpkin leaf|39
11419spumpkin leaf cooked boiled drained salt|71
11422spumpkin|116d
11423spumpkin cooked boiled drained salt|245a
11424spumpkin puree|245
11426spumpkin pie mix canned|270
11427spurslane|43
11428spurslane cooked boiled drained salt|115
11429sradish|116s i4.5 i9large i4.5medium i1slice i2small
11430sradish oriental|i338
11431sradish oriental cooked boiled drained salt|147s
11432sradish oriental dried|116
11435srutabaga|140d i386 i772large i386medium i192small
11436srutabaga cooked boiled drained salt|170d 240a
11437ssalsify vegetable oyster|133s
11438ssalsify cooked boiled drained salt|135s
11439ssauerkraut|142
11442sseaweed agar|80
11444sseaweed irishmoss|80
11445sseaweed kelp|80
11446sseaweed laver|80 i2.6sheet
11447ssesbania flower|20c i3
11448ssesbania flower cooked steamed salt|104
11450ssoybean green|256
11451ssoybean green cooked boiled drained salt|180
11452ssoybean sprouted|70
11453ssoybean sprouted cooked steamed|94
11457sspinach|30 i340bunch i10leaf i284packet
11459sspinach canned|234
11461sspinach canned drained|214
11463sspinach frozen chopped leaf unprep|156 i284packet
11464sspinach frozen chopped leaf cooked boiled drained salt|190
11467ssquash summer crookneck straightneck|130s
11468ssquash summer crookneck straightneck cooked boiled drained s|180s
11471ssquash summer crookneck straightneck canned drained salt|210d 216s 240a i241can i8slice
11473ssquash summer crookneck straightneck frozen unprep|130s
11474ssquash summer crookneck straightneck frozen cooked boiled dr|192s
11475ssquash summer scallop|130s
11476ssquash summer scallop cooked boiled drained salt|180s 240a
11477szucchini|124c 113s i196 i323large i196medium i9.9slice i118small
11478ssquash summer zucchini skin cooked boiled drained salt|180s 240a
11479ssquash summer zucchini skin frozen unprep|i284packet
11480ssquash summer zucchini skin frozen cooked boiled drained sal|223
11481ssquash summer zucchini italian canned|227
11482ssquash winter acorn|140d i431
11483ssquash winter acorn cooked baked salt|205d
11484ssquash winter acorn cooked boiled mashed salt|245a
11485sbutternut squash|140d
11486ssquash winter butternut cooked baked salt|205d
11487ssquash winter butternut frozen unprep|i340packet
11488ssquash winter butternut frozen cooked boiled salt|240a
11489ssquash winter hubbard|116d
11490ssquash winter hubbard cooked baked salt|205d
11491ssquash winter hubbard cooked boiled mashed salt|236a
11492ssquash winter spaghetti|101d
11493ssquash winter spaghetti cooked boiled drained baked salt|155
11496ssuccotash corn lima cooked boiled drained salt|192
11497ssuccotash corn lima canned cream|266
11499ssuccotash corn lima canned whole kernel|255
11501ssuccotash corn lima frozen unprep|156 i284packet
11502ssuccotash corn lima frozen cooked boiled drained salt|170
11503sswamp cabbage skunk|56c
11504sswamp cabbage cooked boiled drained salt|98c
11505ssweet potato leaf|35c i16
11507ssweet potato|133d
11510ssweet potato cooked boiled skin|328a i151 i151medium
11512ssweet potato canned vacuum|200p 255a
11514ssweet potato canned mashed|255 i496can
11516ssweet potato frozen unprep|176d
11518staro|104s
11519staro cooked salt|132s
11520staro leaf|28 i10
11521staro leaf cooked steamed salt|145
11522staro shoot|86s i83
11523staro shoot cooked salt|140s
11525staro tahitian|125s
11526staro tahitian cooked salt|137s
11527stomato green|180 i123 i182large i123medium i20slice i91small
11529stomato|180sc 149y i123 i17cherry i182large i123medium i20slice i91small i31wedge
11530stomato red cooked|240 i123 i123medium
11531scanned tomato|240 i111 i164large i111medium i82small i400can
11533stomato red canned stewed|255
11535ltomato red canned wedge juice|261
11537stomato red canned green chili|241
11540ltomato juice|243
11546stomato paste|262 i170can
11547stomato puree|250 i822can
11549stomato sauce|245
11551stomato product canned sauce mushroom|245
11553stomato product canned sauce nion|245
11555stomato product canned sauce herb cheese|244 i425can
11557stomato product canned sauce nion green pepper celery|250 i411can
11559stomato product canned sauce tidbit|244 i425can
11563stree fern cooked salt|142c
11564sturnip|130d i122 i183large i122medium i15slice i61small
11565sturnip cooked boiled drained salt|156d 230a
11566sturnip frozen unprepared|i284packet
11567sturnip frozen cooked boiled drained salt|156
11568sturnip green|55c
11569sturnip green cooked boiled drained salt|144c
11570sturnip green canned|234 i425can
11574sturnip green frozen unprep|164dc i284packet
11575sturnip green frozen cooked boiled drained salt|164
11578lvegetable juice cocktail canned|242
11579svegetable mixed canned|245
11581svegetable mixed canned drained|163
11583svegetable mixed frozen unprep|i284packet
11584svegetable mixed frozen cooked boiled drained salt|182
11588lwaterchestnut chinese matai|124s i9
11590lwaterchestnut chinese canned|140s i7
11591lwatercress|34c i2.5sprig
11593swaxgourd chinese preserving melon|132d i5700
11594swaxgourd chinese preserving melon cooked boiled drained salt|175d
11595swinged bean immat|44s i16pod
11596swinged bean immat cooked boiled drained salt|62
11601syam|150d
11602syam cooked boiled drained baked salt|136d
11603syambean jicama|130 120s i659 i1200large i659medium i6slice i365small
11605sbeet harvard canned|246s
11609sbeet pickled canned|227s
11613sborage|89p
11616sdock|133c
11618seppaw|100
11620shorseradish tree pod|100s i11
11621shorseradish tree pod cooked boiled drained salt|118s
11622skale scotch|67c
11623skale scotch cooked boiled drained salt|130c
11625sparsley freeze dried|5.6
11626sbean mung sprouted canned drained|125
11632spepper jalapeno canned|136c 104s i22
11634spepper sweet green freeze dried|6.4
11637sradish white icicle|100s i17
11640sshallot freeze dried|14.4
11641ssquash summer|113s i196 i323large i196medium i9.9slice i118small
11642ssquash summer cooked boiled drained salt|180s
11643ssquash winter|116d
11644ssquash winter cooked baked salt|205d
11645ssweet potato canned syrup|228 i638can
11647ssweet potato canned syrup drained|196
11649stomato product canned sauce spanish|244 i425can
11655lcarrot juice canned|236
11656scorn pudd home prepared|250
11657spotato mashed home prepared whole milk|210
11658sspinach souffle|136
11659ssweet potato cooked candied home prepared|i105piece
11660stomato red cooked stewed|101
11667sseaweed spirulina dried|15
11669sseaweed wakame|80
11670sgreen chili|150dc i45
11671spotato brien home prepared|194
11672spotato pancake|i37 i37medium i22small
11676sradish sprouted|38
11677sshallot|160c
11683scarrot dehydrated|74
11695stomato orange|158c i111
11696stomato yellow|139c i212
11697sarrowroot|120s i33root
11698schrysanthemum leaf|51c i18
11722sbean snap yellow|110
11724sbean snap yellow cooked boiled drained salt|125
11727sbean snap yellow canned|240 i439can
11730sbean snap yellow frozen unprep|124 i284packet
11732sbean snap yellow frozen cooked boiled drained salt|135
11740sbroccoli flower cluster|71c
11741sbroccoli stalk|i114
11749scabbage freshly harvest|70h i908head
11750scabbage danish domestic pointed stored|70h i908head
11819sred chili|150dc i45
11820spepper hot chili red canned excluding|136dc i73
11821sred bell pepper|149c 92s i119 i164large i119medium i74small
11823spepper sweet red cooked boiled drained salt|136c 135t
11841spotato fr salt proc frozen ovn htd|i7.4strip
11842spotato fr salt proc frozen as purch|i255packet i6.5strip
11843spotato gratin home prepared recipe using margarine|245
11844spotato scallpd home prepared margarine|245
11900scorn sweet white|154 i90ear
11901scorn sweet white cooked boiled drained salt|164 i103ear
11903scorn sweet white canned whole kernel|256 i482can
11905scorn sweet white canned whole kernel drained|164 i298can
11906scorn sweet white canned cream|256 i482can
11908scorn sweet white canned vacuum|210 i340can
11910scorn sweet white frozen kernel cut off cob unprep|164 i284packet
11911scorn sweet white frozen kernel cut off cob boiled drained sa|164
11913scorn sweet white frozen kernel on cob unprep|164
11914scorn sweet white frozen kernel on cob cooked boiled drained |164
11916spepper sweet red canned|140v
11917spepper sweet red frozen chopped unprep|i284packet
11923ssoybean sprouted cooked steamed salt|94
11929spotato mashed prepared granule milk whole margarine|210
11930spotato mashed prepared flake milk whole margarine|210
11931spepper sweet red freeze dried|6.4
11932sbean snap yellow canned drained|135 i6.2 i262can
11934spotato mashed home prepared whole milk butter|210
11935sketchup|240 i6packet
11937spickle cucumber dill|143dc 155s i65 i135large i65medium i7slice i37small i30spear
11940spickle cucumber sweet|160c 170s i35 i35large i7slice i15small i20spear
11941spickle cucumber sour|155 i65 i135large i65medium i7slice i37small i30spear
11942spickle cucumber bread butter|170 i8slice
11943spimento canned|192 i66 i1slice i66whole
11944spickle relish hot dog|244
11945spickle relish sweet|245 i10packet
11949scatsup low sodium|240 i6packet
11950smushroom enoki|43w i1.1piece
11951syellow bell pepper|i186 i186large i5.2strip
11952sradicchio|40h i8leaf
11953ssquash zucchini baby|i11 i16large i11medium
11954stomatillo|132dc i34 i34medium
11955ssun dried tomato|54 i2piece
11956stomato sun dried packed oil drained|110 i3piece
11957sfennel|87s i234
11958spickle relish hamburger|244
11959sarugula|20 i2leaf
11960scarrot baby|i10 i15large i10medium
11961sheart palm canned|146 i33piece
11962spepper hot chile sun dried|37 i0.5
11963snopale|86s
11964snopale cooked salt|149
11965scauliflower green|64 i431head
11969sbroccoli chinese cooked|88
11970scabbage napa cooked|109
11972slemongrass|67
11973sbean fava pod|126 i6.1
11974sgrape leaf|14 i3
11975sgrape leaf canned|i4
11976spepper banana|124 i46 i75large i46medium i33small
11977sserrano chile|105c i6.1
11978spepper ancho dried|i17
11979sjalapeno|90s i14
11980spepper chili green canned|139
11981spepper hungarian|i27
11982spepper pasilla dried|i7
11983spickle chowchow cauliflower onion mustard sweet|245
11984sepazote|12.8 i2sprig
11985sfireweed leaf|23c
11986smalabar spinach cooked|44 i17bunch
11987smushroom oyster|i148 i148large i15small
11988sfungi cloud ear dried|28 i4.5piece
11989smushroom straw canned drained|182 i5.5piece
11990swasabi root|130s i169
11991syautia tannier|135s i305root
12005dbreadnuttree dried|160
12007dcottonseed flour part defatted glandless|94
12013dlotus dried|32
12014dpumpkin seed|138
12016dpumpkin squash kernel roasted salt|227
12023dsesame seed|144
12029dsesame kernel toasted salt decort|128
12036dsunflower seed|144
12037dsunflower kernel dry roasted salt|128
12038dsunflower kernel oil roasted salt|135
12039dsunflower kernel toasted salt|134
12040dsunflower butter salt|256
12041dsunflower flour part defatted|64
12061dalmond|143w 92s 95m 108i i1.2
12062dblanched almond|145
12063dalmond dry roasted salt|138
12065dalmond oil roasted salt|157
12071dalmond paste|227k
12078dbrazilnut dried unblanched|140
12084dbutternut dried|120
12085dcashew|137wv
12086dcashew nut oil roasted salt|129w 129pv
12088dcashew butter plain salt|256
12097dchestnut european unpeeled|145
12104dcoconut|80h i397 i397medium i45piece
12108sdesiccated coconut|
12109dcoconut dried sweetened flaked packaged|74
12110dcoconut dried sweetened flaked canned|77
12115lcoconut cream expressed grated|240
12116lcoconut cream|296
12117lcoconut milk expressed grated water|240
12118lcoconut milk|226
12119lcoconut water|240
12120dhazelnut|135w 115c 75m
12129dginkgo nut canned|155
12130dhickorynut dried|120
12131dmacadamia nut|134wv
12132dmacadamia nut dry roasted salt|134wv
12135dmixed nut dry roasted peanut salt|137
12137dmixed nut oil roasted peanut salt|142
12142dpecan|109c 99v
12144dpecan oil roasted salt|110
12145dpilinut canarytree dried|120
12147dpine nut|135 i0.17
12149spine nut pinyon dried|i0.1
12151dpistachio|123 i0.7kernel
12152dpistachio nut dry roasted salt|123 i0.7kernel
12154dwalnut black dried|125c
12155dwalnut|117c 120p 100v 80m
12160dcottonseed kernel roasted glandless|149
12163dpumpkin squash whole roasted salt|64
12166dtahini|240
12167dchestnut european roasted|143 i8.4kernel
12169dsesame butter paste|256
12171dsesame butter tahini unroasted kernel|224
12174lwatermelon kernel dried|108
12175dchestnut japanese dried|155
12176lcoconut milk frozen expressed grated water|240
12179dsweetened shredded coconut|93h i199packet
12193dsisymbrium whole dried|74
12195dalmond butter|250
12198dsesame butter tahini stone ground kernel|240
12201dsesame kernel dried decort|150
12206dalmond honey roasted unblanched|144
12220dflaxseed|168w
13055sbeef brisket flat half cooked brsd|i350steak
13070sbeef flank choic cooked broiled|i387steak
13326sbeef by product liver cooked brsd|i68slice
13327sbeef by product liver cooked pan fried|i81slice
13342sbeef sndwch steak flaked chopped formed thinly sliced|i56 i396packet
13344sbeef breakfast strip unhtd|i340packet i22.7slice
13345sbeef breakfast strip cooked|i11.3slice
13348sbeef corned canned|i21slice
13353sbeef luncheon jellied|i28slice
13355sbeef pastrami|i71packet i28slice
13357sbeef sausage cooked smoked|i43
13358sbeef smoked chopped|i28slice
13360sbeef thin sliced|i4.2slice
13369sbeef brisket flat half grd cooked brsd|i270steak
13498sground beef|
13565sbeef round knuckle tip side steak choic|i191
13566sbeef chuck shoulder clod tender medallion ch|i40
13567sbeef chk clod shdr tndr medallion choic cooked grilled|i30
13568sbeef chuck shoulder clod tender medallion|i44
13569sbeef chk clod shoulder tender medallion cooked grilled|i34
13746sbeef short loin tenderloin prime|i156steak
13805sbeef brisket flat half grd|i452steak
13856sbeef rib small end|i335steak
13909sbeef short loin top grd|i266steak
13911sbeef short loin top choic|i274steak
13913sbeef short loin top|i258steak
13917sbeef tenderloin grd|i164steak
13920sbeef tenderloin choic|i177steak
13929sbeef top sirloin grd|i608steak
13934sbeef top sirloin|i594steak
13988sbeef chuck shoulder clod top cntr steak choic|i246
13989sbeef chuck shoulder clod top cntr stk choic cooked grld|i188steak
13990sbeef chuck shoulder clod top cntr steak|i233
13991sbeef chuck shoulder clod top cntr stk cooked grld|i179steak
13992sbeef chuck shoulder clod top blade steak choic|i254
13994sbeef chk clod top blade steak choic cooked grilled|i193
13995sbeef chuck shoulder clod top blade steak|i243
13996sbeef chk shoulder clod top blade steak cooked grilled|i186
13997sbeef round knuckle tip cntr steak choic|i209
13998sbeef round knuckle tip cntr steak choic cooked grilled|i156
14003lbeer|237.6 i356can
14006lbeer light|236 i354can
14007lbeer light bud|236
14009ldaiquiri canned|244 i207can
14010ldaiquiri prepared recipe|241.6
14014lmartini prepared recipe|225.6
14015lpina colada canned|260.8 i222can
14017lpina colada prepared recipe|251.2
14019ltequila sunrise canned|248.8 i211can
14024swhiskey sour mix powder|i17packet
14025lwhiskey sour prepared water powder mix|235.2
14027lwhiskey sour canned|246.4 i209can
14028lwhiskey sour mix btld|247.2
14029lwhiskey sour prepared item|243.2
14034lcreme menthe proof|268.8
14037lrum|222.4
14049ldistilled gin proof|222.4
14050ldistilled rum proof|222.4
14051ldistilled vodka proof|222.4
14052ldistilled whiskey proof|222.4
14057lport|236
14084lwine table|236
14096lred wine|235.2
14097lwine table red cabernet suavignon|232
14098lwine table red cabernet franc|232
14099lwine table red pinot noir|235.2
14100lwine table red syrah|235.2
14101lwine table red barbera|235.2
14102lwine table red zinfandel|235.2
14103lwine table red petite sirah|236
14105lwine table red claret|235.2
14106lwhite wine|235.2
14107lwine table red lemberger|235.2
14108lwine table red sangiovese|235.2
14109lwine table red carignane|235.2
14113lwine table white pinot gris grigio|234.4
14114lbeef broth tomato juice canned|244 i168can
14116lwine table white chenin blanc|236
14117lwine table white fume blanc|234.4
14119lmixed vegetable fruit juice drink nutr|247
14120lwine table white muller thurgau|236
14121lcarbonated beverage club soda|236.8 i474can
14123lsnapple kiwi strawberry cocktail rtd|244
14124lwine table white gewurztraminer|236
14126lwine table white semillon|236
14130lcarbonated beverage cream soda|247.2 i494can
14132lwine table white riesling|236.8
14133ltabasco tomato cocktail bloody mary mix mild rtd|242
14134lwine table white sauvignon blanc|234.4
14135lwine table white late harvest|246.4
14136lcarbonated beverage ginger ale|244 i488can
14137ltea rtd nestle cool nestea ice lemon flavor|244.8 i368can
14138lwine table white pinot blanc|234.4
14140lwine table white muscat|240
14142lcarbonated beverage grape soda|248 i372can
14143lcarbonated beverage low cal other than cola pepper caffeine|236.8 i355can
14144lcarbonated beverage lemon lime soda contain caffeine|246.4 i369can
14145lcarbonated beverage sprite lemon lime caffeine|246.4 i486 i369can i722large i486medium i347small
14146lcarbonated beverage low cal cola peppr asprt caffen|236.8 i355can
14147lcarbonated beverage cola caffeine|245.6 i368can
14148lcarbonated beverage cola higher caffeine|245.6 i368can
14150lcarbonated beverage orange|248 i496can
14151lcarb beverage low cal othr thn cola pepper asprt contn caff|236.8 i355can
14152lwine table red burgundy|236
14153lcarbonated beverage pepper contain caffeine|245.6 i491can
14155lcarbonated beverage tonic water|244 i488can
14157lcarbonated beverage root beer|246.4 i493can
14158lwine table red gamay|235.2
14159lwine table red mouvedre|235.2
14166lcarbonated beverage low cal cola pepr na sacc contain caffn|236.8 i355can
14168dcarob flavor beverage mix powder|192
14169dcarob flavor beverage mix powder prepared whole milk|256
14177dchocolate flavor beverage mix powder prepared whole milk|266
14181dchocolate syrup|300
14182dchocolate syrup prepared whole milk|282
14187lclam tomato juice canned|241.6 i166can
14195scocoa mix nestle carnation hot marshmallow|i28packet
14196scocoa mix no sugar powder|i15packet
14197scocoa mix nestle carnation rich chocolate hot|i28packet
14198scocoa mix nestle carnation no sugar hot|i15packet
14201lcoffee brewed ground prepared tap water decaffeinated|237
14202lcoffee brewed espresso rest prepared decaffeinated|240
14203dcoffee instant powder half caffeine|43.2
14204dcoffee cocoa mocha powder whtnr low cal swtnr decaffeinated|307.2
14209lcoffee|237
14210lespresso|240
14214dcoffee instant powder|43.2
14215lcoffee instant prepared water|238.4
14218dcoffee instant decaffeinated powder|86.4
14219lcoffee instant decaffeinated powder prepared water|238.7
14222dcoffee instant chicory powder|86.4
14223lcoffee instant chicory prepared water|238.7
14237lcoffee sub cereal grain beverage prepared water|240
14238lcranberry apple juice drink btld|245
14240lcranberry apricot juice drink btld|245
14241lcranberry grape juice drink btld|245
14242lcranberry juice cocktail btld|253
14243lcranberry juice cocktail btld low cal ca saccharin corn swtn|237
14245deggnog flavor mix powder prepared whole milk|272
14262lcitrus fruit juice drink frozen conc|281.6 i423can
14263lcitrus fruit juice drink frozen conc prepared water|248
14267lpunch drink nutr canned|248
14268lpunch drink frozen conc|278.4 i418can
14269lpunch drink frozen conc prepared water|247
14271sgelatin drinking orange flavor powder|i17packet
14277lgrape drink canned|250
14282lgrape juice drink canned|250
14287dlemonade powder|218
14288dlemonade powder prepared water|264
14289slemonade low cal asprt powder|i11.9packet
14290llemonade low cal asprt powder prepared water|237
14292llemonade frozen conc white|292 i438can
14293llemonade frozen conc white prepared water|248
14297dlemonade flavor drink powder prepared water|266
14302llimeade frozen conc|291.2 i437can
14303dlimeade frozen conc prepared water|247 i31can
14305lmalt beverage|237
14323lorange drink canned|248
14327lorange apricot juice drink canned|250
14334lpineapple grapefruit juice drink canned|250
14341lpineapple orange juice drink canned|250
14342lrice beverage dream canned|245
14346lshake fast food chocolate|188 i376 i494large i376medium i282small
14347lshake fast food vanilla|188 i376 i494large i376medium i282small
14351dstrawberry flavor beverage mix powder prepared whole milk|266
14352ltea brewed prepared tap water decaffeinated|237
14355ltea|237
14356dtea instant sweetened na saccharin lemon flav powder decaffe|57.6
14357dtea instant sweetened sugar lemn flav powder decaffeinated|182
14367ltea instant unsweetened powder prepared|237
14368dtea instant unsweetened lemon flavored powder|90.4
14370dtea instant sweetened sugar lemon flavored powder|182
14371dtea instant sweetened sugar lemon flavored powder prepared|259
14375dtea instant sweetened na saccharin lemon flavored powder|57.6
14376ltea instant sweetened na saccharin lemon flavored prepared|237
14381ltea herb other than chamomile brewed|237
14382ssport drink fruit flavored rtd|240
14383lsport drink fruit flavored low cal rtd|240
14385lwater btld poland spring|237 i500packet
14400lcarbonated beverage cola contain caffeine|245.6 i486 i368can i722large i486medium i347small
14403dorange flavor drink kraft tang mix|200
14405lpunch juice drink frozen conc|281.6 i423can
14406lpunch juice drink frozen conc prepared water|248
14408lorange flavor drink breakfast powder prepared water|271
14414lliqueur coffee proof|278.4
14415lliqueur coffee cream proof|248.8
14416lcarb beverage low cal cola pep asprt caf|236.8 i486 i355can i722large i486medium i347small
14421lcoffee sub cereal grain beverage powder prepared whole milk|246.7
14422sdairy drink mix chocolate red cal asprt powder|i21packet
14423ldairy drink mix chocolate red cal asprt powder prepared wate|272
14424lorange flavor drink breakfast pulp frozen conc|282.4 i424can
14425lorange flavor drink breakfast pulp frozen conc prepared wate|248
14426lorange drink breakfast juice pulp frozen conc|290.4 i436can
14427lorange drink breakfast juice pulp frozen conc prepared water|250
14428sshake fast fd strawberry|188 i376 i494large i376medium i282small
14429lwater|237 i21.3cube
14430lcranberry juice cocktail frozen conc|289.6 i435can
14431lcranberry juice cocktail frozen conc prepared water|250
14433lwater btld non carbonated pepsi aquafina|240 i500packet
14434lwater btld non carbonated dasani|240 i500packet
14435lorange breakfast drink rtd|250
14436lorange breakfast drink rtd nutr|253
14437lwater btld non carbonated calistoga|240
14438lwater btld non carbonated crystal geyser|240 i237packet
14439lwater btld non carbonated naya|240
14450ddrink mix quaker oat gatorade orange flavor powder|207 i23
14460ssport drink quaker oat gatorade fruit flavored rtd|240 i609packet
14461ssport drink coca cola powerade lemon lime flav rtd|240 i365packet
14475ltea rtd arizona iced lemon flavor|244.8
14476ltea rtd lipton brisk iced lemon flavor|244.8 i367can
14530lwhiskey sour mix btld na|258.4
14533ldistilled proof|222.4
14536lwine dessert dry|236
14537lcarbonated beverage local othr than cola pep na sac caf|236.8 i355can
14538scocoa mix aspt low cal powder add ca na|i15packet
14540dpunch flavor drink powder na|200 i206packet
14541dpunch flavor drink powder na prepared water|262
14542llemonade frozen conc pink|291.2 i437can
14543llemonade frozen conc pink prepared water|247
14544ltea brewed prepared distilled water|236.8
14545ltea herb chamomile brewed|237
14552lcarbonated beverage chocolate flavored soda|248 i492can
14553lwine non alcoholic|232
14555lwater btld generic|237
14602lwine table red merlot|235.2
15002sanchovy european canned oil drained|i4 i45can
15003sbass water mixed|i79fillet
15004sbass striped|i159fillet
15005sbluefish|i150fillet
15006sburbot|i116fillet
15007sbutterfish|i32fillet
15008scarp|i218fillet
15009scarp cooked dry heat|i170fillet
15010scatfish channel wild|i159fillet
15011scatfish channel cooked breaded fried|i87fillet
15012scaviar black red granular|256
15013scisco|i79fillet
15015scod atlantic|i231fillet
15016scod atlantic cooked dry heat|i180fillet
15017scod atlantic canned|i312can
15018scod atlantic dried salted|i80piece
15019scod pacific|i116fillet
15020scroaker atlantic|i79fillet
15021scroaker atlantic cooked breaded fried|i87fillet
15022scusk|i122fillet
15023sdolphinfish|i204fillet
15024sdrum freshwater|i198fillet
15025seel mixed specy|i204fillet
15026seel mixed cooked dry heat|i159fillet
15027sportion stk frozen prehtd|i57piece i28stick
15028sflatfish flounder sole|i163fillet
15029sflatfish flounder sole cooked dry heat|i127fillet
15030sgefiltefish sweet recipe|i42piece
15031sgrouper mixed specy|i259fillet
15032sgrouper mixed cooked dry heat|i202fillet
15033shaddock|i193fillet
15034shaddock cooked dry heat|i150fillet
15036shalibut atlantic pacific|i408fillet
15037shalibut atlantic pacific cooked dry heat|i318fillet
15038shalibut greenland|i408fillet
15039sherring atlantic|i184fillet
15040sherring atlantic cooked dry heat|i143fillet
15041sherring atlantic pickled|140 i15piece
15042sherring atlantic kippered|i40fillet
15043sherring pacific|i184fillet
15044sling|i193fillet
15045slingcod|i386fillet
15046smackerel atlantic|i112fillet
15047smackerel atlantic cooked dry heat|i88fillet
15048smackerel jack canned drained|190 i361can
15049smackerel king|i396fillet
15050smackerel pacific jack mixed|i225fillet
15051smackerel spanish|i187fillet
15052smackerel spanish cooked dry heat|i146fillet
15055smullet striped|i119fillet
15056smullet striped cooked dry heat|i93fillet
15057socean perch atlantic|i64fillet
15058socean perch atlantic cooked dry heat|i50fillet
15059spout ocean|i352fillet
15060sperch mixed specy|i60fillet
15061sperch mixed cooked dry heat|i46fillet
15062spike northern|i396fillet
15063spike northern cooked dry heat|i310fillet
15064spike walleye|i159fillet
15065spollock atlantic|i386fillet
15066spollock walleye|i77fillet
15067spollock walleye cooked dry heat|i60fillet
15068spompano florida|i112fillet
15069spompano florida cooked dry heat|i88fillet
15070srockfish pacific mixed|i191fillet
15071srockfish pacific mixed cooked dry heat|i149fillet
15072sroe mixed specy|224 i227can
15074ssablefish|i386fillet
15076ssalmon atlantic wild|i396fillet
15078ssalmon chinook|i396fillet
15079ssalmon chum|i396fillet
15080ssalmon chum drained bone|i369can
15081ssalmon coho wild|i396fillet
15082ssalmon coho wild cooked moist heat|i310fillet
15083ssalmon pink|i318fillet
15084ssalmon pink canned bone|i454can
15085ssalmon sockeye|i396fillet
15086ssalmon sockeye cooked dry heat|i310fillet
15087ssalmon sockeye canned drained bone|i369can
15088ssardine atlantic canned oil drained bone|149 i12 i92can i12small
15089ssardine pacific canned tomato sauce drained bone|89 i38 i370can
15090sscup|166 i64fillet
15091ssea bass mixed|i129fillet
15092ssea bass mixed cooked dry heat|i101fillet
15093sseatrout mixed|i238fillet
15094sshad american|i184fillet
15097ssheepshead|i238fillet
15098ssheepshead cooked dry heat|i186fillet
15101ssnapper mixed specy|i218fillet
15102ssnapper mixed cooked dry heat|i170fillet
15103sspot|i64fillet
15105ssturgeon mixed cooked dry heat|i145piece
15107ssucker white|i159fillet
15108ssunfish pumpkin|i48fillet
15110sswordfish|i136piece
15111sswordfish cooked dry heat|i106piece
15112stilefish|i386fillet
15113stilefish cooked dry heat|i300fillet
15114strout mixed specy|i79fillet
15115strout rainbow wild|i159fillet
15116strout rainbow wild cooked dry heat|i143fillet
15119stuna light canned oil drained|146p i171can
15121scanned tuna|154p i165can
15123stuna skipjack|i396fillet
15124stuna white canned oil drained|i178can
15126stuna white canned water drained|i172can
15128stuna|205
15129sturbot european|i408fillet
15130swhitefish mixed|i198fillet
15132swhiting mixed specy|i92fillet
15133swhiting mixed cooked dry heat|i72fillet
15134swolffish atlantic|i306fillet
15135syellowtail mixed|i374fillet
15139scrab blue|i21
15140scrab blue cooked moist heat|118p 135l
15141scrab blue canned|135 i125can
15142scrab blue cake|i60
15143scrab dungeness|i163
15145scrayfish mixed wild|i3.38
15147slobster northern|i150
15148slobster northern cooked moist heat|145
15149sshrimp|i6 i7large i6medium i5small
15150sshrimp mixed cooked breaded fried|i7.5 i7.5large
15151sshrimp mixed cooked moist heat|i5.5 i5.5large
15152sshrimp mixed canned|128 i3.2 i128can
15154sspiny lobster mixed|i209
15157sclam mixed specy|227 i14.5 i20large i14.5medium i9small
15158sclam mixed cooked breaded fried|i9.4small
15159sclam mixed cooked moist heat|i9.5small
15160sclam mixed canned drained|160
15162sclam mixed canned|240
15164smussel blue|150 i16 i20large i16medium i10small
15167soyster eastern wild|248 i14 i14medium
15168soyster eastern cooked breaded fried|i14.7 i14.7medium
15169soyster eastern wild cooked moist heat|i7 i7medium
15170soyster eastern canned|162 i8 i272can
15171soyster pacific|i50 i50medium
15172sscallop mixed specy|i30 i30large
15173sscallop mixed cooked breaded fried|i15.5 i15.5large
15180ssalmon chum canned salt drained bone|i369can
15181ssalmon pink canned salt bone|i454can
15182ssalmon sockeye canned salt drained bone|i369can
15183stuna light canned oil salt drained|i171can
15184stuna light canned water salt drained|i165can
15185stuna white canned oil salt drained|i178can
15186stuna white canned water salt drained|i172can
15187sbass freshwater mixed cooked dry heat|i62fillet
15188sbass striped cooked dry heat|i124fillet
15189sbluefish cooked dry heat|i117fillet
15190sburbot cooked dry heat|i90fillet
15191sbutterfish cooked dry heat|i25fillet
15192scod pacific cooked dry heat|i90fillet
15193scusk cooked dry heat|i95fillet
15194sdolphinfish cooked dry heat|i159fillet
15195sdrum freshwater cooked dry heat|i154fillet
15196shalibut greenland cooked dry heat|i318fillet
15197sherring pacific cooked dry heat|i144fillet
15198sling cooked dry heat|i151fillet
15199slingcod cooked dry heat|i302fillet
15200smackerel king cooked dry heat|i308fillet
15201smackerel pacific jack mixed cooked dry heat|i176fillet
15204spike walleye cooked dry heat|i124fillet
15205spollock atlantic cooked dry heat|i302fillet
15206spout ocean cooked dry heat|i274fillet
15208ssablefish cooked dry heat|i302fillet
15209ssalmon atlantic wild cooked dry heat|i308fillet
15210ssalmon chinook cooked dry heat|i308fillet
15211ssalmon chum cooked dry heat|i308fillet
15212ssalmon pink cooked dry heat|i248fillet
15213sscup cooked dry heat|i50fillet
15214sseatrout mixed cooked dry heat|i186fillet
15215sshad american cooked dry heat|i144fillet
15216sspot cooked dry heat|i50fillet
15217ssucker white cooked dry heat|i124fillet
15218ssunfish pumpkin cooked dry heat|i37fillet
15219strout mixed cooked dry heat|i62fillet
15220stuna skipjack cooked dry heat|i308fillet
15222sturbot european cooked dry heat|i318fillet
15223swhitefish mixed cooked dry heat|i154fillet
15224swolffish atlantic cooked dry heat|i238fillet
15225syellowtail mixed cooked dry heat|i292fillet
15226scrab dungeness cooked moist heat|i127
15228sspiny lobster mixed cooked moist heat|i163
15231soyster pacific cooked moist heat|i25 i25medium
15233scatfish channel wild cooked dry heat|i143fillet
15234scatfish channel farmed|i159fillet
15235scatfish channel farmed cooked dry heat|i143fillet
15236ssalmon|i396fillet
15237ssalmon atlantic farmed cooked dry heat|i356fillet
15238ssalmon coho farmed|i159fillet
15239ssalmon coho farmed cooked dry heat|i143fillet
15240strout rainbow farmed|i79fillet
15241strout rainbow farmed cooked dry heat|i71fillet
15242scrayfish mixed farmed|i3.38
15244soyster eastern wild cooked dry heat|i9.83 i9.83medium
15245soyster eastern farmed|i14 i14medium
15246soyster eastern farmed cooked dry heat|i9.83 i9.83medium
15247ssalmon coho wild cooked dry heat|i356fillet
15250sconch baked broiled|127s
16001dbean adzuki|197
16002dbean adzuki cooked boiled salt|230
16003dbean adzuki canned sweetened|296
16004sbean adzuki yokan|i14slice
16005dbean baked home prepared|253
16006dbean baked canned plain vegetarian|254
16007dbean baked canned beef|266
16008dbean baked canned frank|259
16009dbean baked canned pork|253
16010dbean baked canned pork sweet sauce|253
16011dbean baked canned pork tomato sauce|253
16014dblack bean|194
16015dcanned black bean|172
16016dbean black turtle soup|184
16017dbean black turtle soup cooked boiled salt|185
16018dbean black turtle soup canned|240
16019dbean cranberry roman|195
16020dbean cranberry roman cooked boiled salt|177
16021dbean cranberry roman canned|260
16022dbean french|184
16023dbean french cooked boiled salt|177
16024dbean great northern|183
16025dbean great northern cooked boiled salt|177
16026dbean great northern canned|262
16027dbean kidney|184
16028dbean kidney cooked boiled salt|177
16029dbean kidney canned|256
16030dbean kidney california red|184
16031dbean kidney california red cooked boiled salt|177
16032dkidney bean|184
16033dcanned kidney bean|177
16034dbean kidney red canned|256
16035dbean kidney royal red|184
16036dbean kidney royal red cooked boiled salt|177
16037dnavy bean|208
16038dcooked navy bean|182
16039dbean navy canned|262
16040dbean pink|210
16041dbean pink cooked boiled salt|169
16042dpinto bean|193
16043dcooked pinto bean|171
16044dbean pinto canned|240
16045dbean small white|215
16046dbean small white cooked boiled salt|179
16047dbean yellow|196
16048dbean yellow cooked boiled salt|177
16049dwhite bean|202
16050dcanned white bean|179
16051dbean white canned|262
16052dbroadbean fava bean|150
16053dbroadbean fava bean cooked boiled salt|170
16054dbroadbean fava bean canned|256
16055dcarob flour|103
16056dchickpea|200
16057dcanned chickpea|164
16058dchickpea garbanzo bean bengal gm canned|240
16060dcowpea catjang|167
16061dcowpea catjang cooked boiled salt|171
16062dcowpea blackeye crowder southern|167
16063dcowpea blkeye crwdr sthrn mture cooked boiled salt|172
16064dcowpea canned plain|240
16065dcowpea canned pork|240
16067dhyacinth bean|210
16068dhyacinth bean cooked boiled salt|194
16069dlentil|192
16070dcooked lentil|198
16071dlima bean large|178
16072dlima bean large cooked boiled salt|188
16073dlima bean large canned|241
16074dlima bean thin seeded baby|202
16075dlima bean thin seeded baby cooked boiled salt|182
16076dlupin|180
16077dlupin cooked boiled salt|166
16078dmothbean|196
16079dmothbean cooked boiled salt|177
16080dmung bean|207
16081dmung bean cooked boiled salt|202
16082snoodle chinese cellophane long rice mung bean dried|140
16083dmungo bean|207
16084dmungo bean cooked boiled salt|180
16085dsplit pea|197
16086dcooked split pea|196
16087dpeanut|146
16089dpeanut oil roasted salt|144wv 144c i0.9
16090speanut dry roasted salt|i1
16091dpeanut spanish|146
16092dpeanut spanish oil roasted salt|147
16093dpeanut valencia|146
16094dpeanut valencia oil roasted salt|144
16095dpeanut virginia|146
16096dpeanut virginia oil roasted salt|143
16097dchunky peanut butter|258
16098dpeanut butter|258
16099dpeanut flour defatted|60
16100dpeanut flour low|60
16101dpigeon pea red gm|205
16102dpigeon pea red gm cooked boiled salt|168
16103drefried bean canned|252
16104dbacon meatless|144 i5strip
16106dextender|88
16107ssausage meatless|i25link i38patty i28slice
16108dsoybean|186
16109dsoybean cooked boiled salt|172
16110dsoybean roasted salted|172
16111dsoybean dry roasted|172
16112dmiso|275
16113dnatto|175
16114dtempeh|166
16115dsoy flour|84
16116dsoy flour full roasted|85
16117dsoy flour defatted|100
16118dsoy flour low|88
16119dsoy meal defatted|122
16120lsoy milk|245
16123lsoy sauce|255 i8.9packet
16124ltamari|288
16125lsoy sauce made hydrolyzed vegetable prot|232
16126stofu|252
16127stofu soft prepared ca sulfate magnesium chloride nigari|248d i120piece
16128stofu dried frozen koyadofu|i17piece
16129stofu fried|i13piece
16130stofu okara|122
16134dyardlong bean cooked boiled salt|171
16135dwinged bean|182
16136dbean winged cooked boiled salt|172
16137dhummus home prepared|246
16138sfalafel home prepared|i17patty
16139dsoy milk ca|245
16144dred lentil|192
16155dpeanut butter smooth mineral|258
16157dchickpea flour|92
16158dhummus|250
16426stofu firm prepared ca sulfate|252
16427stofu prepared ca sulfate|248
16428stofu dried frozen koyadofu prepared ca sulfate|i17piece
16429stofu fried prepared ca sulfate|i13piece
18001sbagel plain toasted ca prop|i57
18003sbagel egg|i105 i131large i105medium i69small
18005sbagel cinnamon raisin|i57
18006sbagel cinnamon raisin toasted|i53
18007sbagel oat bran|i57
18009sbiscuit plain buttermilk baked|i51 i77large i51medium i35small
18010sbiscuit plain buttermilk dry mix|114
18012sbiscuit plain buttermilk refr dough lower|i23
18013sbiscuit plain buttermilk refr dough lower baked|i21
18014sbiscuit plain buttermilk refr dough higher|i30
18015sbiscuit plain buttermilk refr dough higher baked|i27
18016sbiscuit plain buttermilk prepared recipe|i101 i14small
18017sbiscuit mixed grain refr dough|i44
18019sbread banana prepared recipe made margarine|i60slice
18021sbread boston brown canned|i45slice
18022sbread cornbread dry mix|i241packet
18023sbread cornbread dry mix prepared|i60piece
18024sbread cornbread prepared recipe made lowfat milk|i65piece
18025sbread cracked wheat|i30slice
18027sbread egg|i40slice
18028sbread egg toasted|i37slice
18029sfrench bread|i64slice
18030sbread french vienna toasted|i59slice
18033sbread italian|i20slice
18035sbread mixed grain|i32slice
18036sbread mixed grain toasted|i29slice
18037sbread oat bran|i30slice
18038sbread oat bran toasted|i27slice
18039sbread oatmeal|i27slice
18040sbread oatmeal toasted|i25slice
18041sbread pita white|i60 i60large i28small
18042sbread pita whole wheat|i64 i64large i28small
18043sbread prot|i19slice
18044sbread pumpernickel|i26slice
18045sbread pumpernickel toasted|i29slice
18047sbread raisin|i32slice
18048sbread raisin toasted|i29slice
18049sbread red cal oat bran|i23slice
18050sbread red cal oat bran toasted|i19slice
18051sbread red cal oatmeal|i23slice
18053sbread reduced calorie rye|i23slice
18055sbread red cal wheat|i23slice
18057sbread red cal white|i23slice
18059sbread rice bran|i27slice
18060sbread rye|i32slice
18061sbread rye toasted|i29slice
18064sbread wheat|i25slice
18065sbread wheat toasted|i23slice
18066sbread wheat bran|i36slice
18068sbread wheat germ|i28slice
18069swhite bread|35d 45b i30slice
18070sbread white prepared toasted|42d 45b i27slice
18071sbread white prepared recipe made nonfat dry milk|i44slice
18073sbread white prepared recipe made lowfat milk|i42slice
18075sbread whole wheat prepared|i28slice
18076sbread whole wheat prepared toasted|i25slice
18077sbread whole wheat prepared recipe|i46slice
18078sbread whole wheat prepared recipe toasted|i42slice
18079dbread crumb|108
18080sbread stick plain|46p i10 i5small
18081sbread stuffing dry mix|i170packet
18082sbread stuffing dry mix prepared|200
18084sbread stuffing cornbread dry mix|i170packet
18085sbread stuffing cornbread dry mix prepared|200
18086scake angelfood prepared|i340 i28piece
18087scake angelfood dry mix|i411packet
18088scake angelfood dry mix prepared|i596 i50piece
18090scake boston cream pie prepared|i92piece
18092scake carrot dry mix pudding|i510packet
18095scake cherry fudge chocolate frstng|i71piece
18096scake chocolate prepared frstng|i64piece
18097scake chocolate dry mix pudding|i517packet
18099scake chocolate dry mix|i524packet
18101scake chocolate prepared recipe frstng|i95piece
18102scake white prepared recipe coconut frstng|i112piece
18103scoffeecake cheese|i76piece
18104scoffeecake cinnamon crumb topping prepared|i63piece
18105scoffeecake creme filled chocolate frstng|i90piece
18106scoffeecake fruit|i50piece
18107scoffeecake cinnamon crumb topping dry mix|i298packet
18108scoffeecake cinnamon crumb topping dry mix prepared|i56piece
18110scake fruitcake prepared|i43piece
18112scake german chocolate dry mix pudding|i517packet
18114scake gingerbread dry mix|i411packet
18116scake gingerbread prepared recipe|i74piece
18117scake marble dry mix pudding|i517packet
18119scake pineapple upside down prepared recipe|i115piece
18120scake pound prepared butter|i30piece
18121scake pound prepared other than butter|i71 i30piece
18128scake snack creme filled sponge|i43
18131scake white dry mix spl dietary|i227packet
18133scake sponge prepared|i38piece
18134scake sponge prepared recipe|i63piece
18135scake white dry mix pudding|i524packet
18137scake white dry mix|i524packet
18139scake white prepared recipe frstng|i74piece
18140scake yellow prepared chocolate frstng|i64piece
18141scake yellow prepared vanilla frstng|i64piece
18142scake yellow dry mix pudding|i524packet
18144scake yellow dry mix|i524packet
18146scake yellow prepared recipe frstng|i68piece
18147scheesecake prepared|i80piece
18148scheesecake prepared mix no bake|i99piece
18150scooky animal cracker|i2.5
18151scooky browny prepared|i61packet i56square
18152scooky browny dry mix|i610packet
18157scooky chocolate wafer|112b i6
18159scooky chocolate chip prepared higher|i10 i14large i10medium
18161scooky chocolate chip dry mix|i496packet
18164scooky chocolate chip refr dough baked|i12 i12medium
18165scooky chocolate chip prepared recipe made margarine|i16 i16medium
18169scooky coconut macaroon prepared recipe|i24 i24medium
18170scooky fig bar|i57packet
18172scooky gingersnap|i32 i32large
18173sgraham cracker crumb|84r i7 i14piece
18174scooky graham cracker chocolate coated|i14
18175lcooky ladyfinger lemon juice rind|i11
18176scooky marshmallow chocolate coated|i39 i13small
18177scooky molass|i15 i32large i15medium
18178scooky oatmeal prepared|i18 i18large
18180scooky oatmeal dry mix|i496packet
18196scooky browny dry mix spl dietary|i241packet
18198scooky chocolate chip prepared spl dietary|i7 i7medium
18200scooky oatmeal prepared spl dietary|i7 i7medium
18202scooky sugar wafer creme filling spl dietary|i4
18203scooky sugar prepared spl dietary|i7 i7medium
18209scooky sugar wafer creme filling|i9 i9large i3.5small
18211spuff pastry frozen rtb baked|i245sheet
18212scooky vanilla wafer lower|80b i4 i6large i4medium i3small
18213scooky vanilla wafer higher|i6
18214scracker cheese regular|62 72r i1 i1small i2stick
18215scracker cheese sandwich peanut butter filling|83r i6.5
18216scracker crispbread rye|55r i10
18217scracker matzo plain|i28
18218scracker matzo egg|i28
18219scracker matzo whole wheat|i28
18220scracker melba toast plain|33s 30p i3 i5piece
18221scracker melba toast rye|i5
18222scracker melba toast wheat|i5
18223scracker milk|i11
18224scracker rusk toast|i10
18225scracker rye sandwich cheese filling|i7
18226scracker rye wafer plain|61r i11
18227scracker rye wafer seasoned|i22
18228scracker saltine|45 70r i3 i10large
18229scracker std snack|62 72r i4
18230scracker std snack sndwch cheese filling|i7
18231scracker std snack sndwch peanut butter filling|i7
18232scracker wheat regular|83r i2
18233scracker wheat sndwch cheese filling|i7
18234scracker wheat sndwch peanut butter filling|i7
18235scracker whole wheat|94r i4
18236scracker meal|115
18238scream puff prepared recipe shell custard filling|i130
18239scroissant butter|i57 i67large i57medium i42small
18240scroissant apple|i57 i57medium
18241scroissant cheese|i57 i67large i57medium i42small
18242scrouton plain|30
18243scrouton seasoned|40 i0.25cube i10packet
18244sdanish pastry cinnamon|i65 i142large i53piece i35small
18245sdanish pastry cheese|i71
18246sdanish pastry fruit|i71 i142large i53piece i35small
18247sdanish pastry nut|i65 i53piece
18248sdoughnut cake plain|i47 i71large i47medium
18249sdoughnut cake plain chocolate coated frstd|i43 i57large i43medium
18250sdoughnut cake plain sugared glazed|i45 i45medium
18251sdoughnut cake chocolate sugared glazed|i42 i42medium
18252sdoughnut cake wheat sugared glazed|i45 i45medium
18253sdoughnut french cruller glazed|i41
18254sdoughnut yeast leavened creme filling|i85
18255sdoughnut yeast leavened glazed|i60 i157jumbo i75large i60medium i31small
18256sdoughnut yeast leavened jelly filling|i85
18257seclair custard filled chocolate glaze prepared recipe|i100
18258senglich muffin plain ca prop|i57
18259senglish muffin plain toasted ca prop|i52
18260senglish muffin mixed grain|i66
18261senglish muffin mixed grain toasted|i61
18262senglish muffin raisin cinnamon|i57
18263senglish muffin raisin cinnamon toasted|i52
18264senglish muffin wheat|i57
18265senglish muffin wheat toasted|i52
18266senglish muffin whole wheat|i66
18267senglish muffin whole wheat toasted|i61
18268sfrench toast frozen rth|i59piece
18269sfrench toast prepared recipe made lowfat milk|i65slice
18270shush puppy prepared recipe|152 i22
18271sice cream cone cake wafer|i4 i29large
18272sice cream cone sugar rolled|i10
18273smuffin plain prepared recipe made lowfat milk|i57
18274smuffin blueberry prepared|i113 i139large i113medium i66small
18277smuffin blueberry toaster|i33
18278smuffin blueberry prepared recipe made lowfat milk|i57
18279smuffin corn prepared|i113 i139large i113medium i66small
18281smuffin corn toaster|i33
18282smuffin corn prepared recipe made lowfat milk|i57
18283smuffin oat bran|i113 i139large i113medium i66small
18284smuffin wheat bran dry mix|i198packet
18286smuffin wheat bran toaster raisin|i36
18289spancake plain dry mix complete|130
18290spancake plain dry mix complete prepared|i38
18291spancake plain dry mix incomplete|112
18292spancake plain dry mix incomplete prepared|i38
18293spancake plain prepared recipe|i38
18294spancake blueberry prepared recipe|i38
18295spancake buckwheat dry mix incomplete|122
18297spancake spl dietary dry mix|i227packet
18299spancake whole wheat dry mix incomplete|140
18300spancake whole wheat dry mix incomplete prepared|i44
18301spie appl prepared flour|i125piece
18302spie appl prepared recipe|i155piece
18303spie banana cream prepared mix no bake|i92piece
18304spie banana cream prepared recipe|i1186 i144piece
18305spie blueberry prepared|i125piece
18306spie blueberry prepared recipe|i147piece
18308spie cherry prepared|i125piece
18309spie cherry prepared recipe|i180piece
18310spie chocolate creme prepared|i99piece
18312spie chocolate mousse prepared mix no bake|i95piece
18313spie coconut creme prepared|i64piece
18314spie coconut cream prepared mix no bake|i94piece
18316spie coconut custard prepared|i104piece
18317spie egg custard prepared|i105piece
18319spie fried fruit|i128
18320spie lemon meringue prepared|i113piece
18321spie lemon meringue prepared recipe|i127piece
18322spie mince prepared recipe|i165piece
18323spie peach|i117piece
18324spie pecan prepared|i113piece
18325spie pecan prepared recipe|i122piece
18326spie pumpkin prepared|i109piece
18327spie pumpkin prepared recipe|i155piece
18328spie vanilla cream prepared recipe|i126piece
18330spie crust cookie prepared recipe graham cracker baked|i210 i30piece
18332spie crust standard dry mix|i284packet
18333spie crust standard dry mix prepared baked|i20piece
18334spie crust standard frozen rtb|i18piece
18335spie crust standard frozen rtb baked|i16piece
18336spie crust standard prepared recipe baked|i23piece
18338sphyllo dough|i19
18339spopover dry mix|i170packet
18342sroll dinner plain prepared|i86
18344sroll dinner egg|i35
18345sroll dinner oat bran|i33
18346sroll dinner rye|i36 i43large i36medium i28small
18347sroll dinner wheat|i28
18348sroll dinner whole wheat|i94 i135large i94medium
18349sroll french|i38
18350sroll hamburger hotdog plain|i43
18351sroll hamburger hotdog mixed grain|i43
18352sroll hamburger hotdog red cal|i43
18353sroll hard|i57
18354sstrudel apple|i71piece
18355ssweet roll cheese|i66
18356ssweet roll cinnamon prepared raisin|i60 i83large
18357ssweet roll cinnamon refr dough frstng|i30
18358ssweet roll cinnamon refr dough frstng baked|i30
18360staco shell baked|i13.3 i21large i13.3medium
18363stortilla rtb fry corn|i24
18364stortilla rtb fry flour|i30 i30medium
18365swaffle plain frozen rth|i35
18367swaffle plain prepared recipe|i75
18368swonton wrapper|i32
18369dbaking powder|220.8
18370dpowder double acting straight po4|220.8
18371dpowder low sodium|240
18372dbaking soda|220.8
18373dcream of tartar|144
18374sfresh yeast|
18375dyeast|192 i7packet
18376dbread crumb dry grated seasoned|120
18378scooky chocolate chip prepared recipe made butter|i16 i16medium
18383sbread prot toasted|i17slice
18384sbread rice bran toasted|i25slice
18385sbread wheat germ toasted|i25slice
18386smuffin blueberry toaster toasted|i31
18388smuffin wheat bran toaster raisin toasted|i34
18390spancake buttermilk prepared recipe|i38
18396sroll dinner plain prepared recipe made lowfat milk|i35 i43large
18398spie crust cookie prepared recipe chocolate wafer chilled|i28piece
18399spie crust cookie prepared fr recipe graham cracker chilled|i30piece
18400scracker matzo egg onion|i28
18401spie crust cookie prepared recipe vanilla wafer chilled|129 i22piece
18402spie crust standard prepared recipe unbaked|i24piece
18403swaffle plain frozen ready to heat toasted|i33
18406sbagel plain ca prop|i105 i131large i105medium i69small
18414sbread raisin unenriched|i32slice
18424scracker melba toast plain salt|33s 30p 70r i3 i5piece
18425scracker saltine low salt|45 i3 i10large
18426scracker saltine unsalted top|i3
18427scracker std snack low salt|62 72r i4
18428scracker wheat low salt|i2
18429scracker whole wheat low salt|94r i4
18437senglish muffin plain ca prop|i57
18444spie fried cherry|i128
18445spie fried lemon|i128
18450stortilla rtb fry flour ca|i32 i32medium
18451scake pound prepared free|i340
18452scake snack cupcake chocolate frstng low|i43
18453scake yellow dry mix light|i524packet
18457scracker saltine free low sodium|i5
18503slender premium refr blueberry bagel|i81
18504slender bagel shop blueberry|i102
18566sartificial blueberry muffin mix dry|i31
18640sheinz weight watcher chocolate eclair frozen|i59
18933swaffle buttermilk frozen rth toasted|i33
19002sbeef jerky chopped formed|i20piece
19010scrisped rice bar chocolate chip|i28
19011sleather bar|i23
19013sleather piece|i27packet
19014sleather roll|i21 i21large i14small
19015sgranola bar hard plain|i25
19016sgranola bar hard almond|i24
19017sgranola bar hard chocolate chip|i24
19020sgranola bar soft uncoated plain|i28
19021sgranola bar soft uncoated peanut butter|i28
19022sgranola bar soft uncoated raisin|i43
19024sgranola bar soft coatd milk chocolate coating chip|i35
19026sgranola bar soft coatd milk chocolate coating peanut butter|i37
19027sgranola bar soft uncoated peanut butter chocolate chip|i28
19032ddoo dad snack mix original flavor|57
19034dpopcorn air popped|8
19036spopcorn cake|i10
19040dpopcorn cheese flavor|11
19045spotato chip made dried light|i170can
19046spotato chip made fr dried sour cream onion flavor|i198can
19048spretzel hard confectioner coating chocolate flavor|i11
19051srice cake brown plain|i9
19052srice cake brown buckwheat|i9
19053srice cake brown sesame|i9
19059dtrail mix regular|150
19061dtrail mix tropical|140
19062dtrail mix chocolate chip salted nut|146
19078dunsweetened chocolate|132g i29
19080dchocolate chip|168p
19087dwhite chocolate|170p
19089dice cream vanilla rich|214
19090dice cream french vanilla soft serve|172
19095dvanilla ice cream|144
19097dsherbet orange|148
19113dsyrup table blend pancake butter|315
19116dmarshmallow|50
19120dmilk chocolate|168p
19128dsyrup table blend pancake red cal|240
19129dsyrup table blend pancake|314
19137dtopping strawberry|340
19139dchocolate mar semisweet mini baking bit|224 i340packet
19163schewing gum|i3stick
19165dcocoa|86
19166dcocoa dry powder unsweetened proc alkali|86
19169segg custard dry mix|i85packet
19171dcocoa dry powder unsweetened hershey european|80
19172sgelatin dessert dry mix|i85packet
19173dgelatin dessert dry mix prepared water|270
19176dgelatin dessert dry mix red cal asprt prepared water|234
19177sgelatin|i7packet
19183spudding chocolate|i142can
19184spudding chocolate dry mix instant|i99packet
19185dpudding chocolate dry mix instant prepared whole milk|294
19187sflan caramel custard dry mix|i85packet
19188spudding chocolate dry mix|i99packet
19189dpudding chocolate dry mix prepared whole milk|284
19191dpudding coconut cream dry mix instant prepared milk|294
19193spudding rice|i142can
19194spudding rice dry mix|i106packet
19197ddessert cpc alsa mousse mix powder dark chocolate|134.4
19198spudding tapioca dry mix|i92packet
19202spudding vanilla dry mix instant|i99packet
19203dpudding vanilla dry mix instant prepared whole milk|284
19206spudding vanilla dry mix|i88packet
19207dpudding vanilla dry mix prepared whole milk|280
19218spudding tapioca|i142can
19219dpudding coconut cream dry mix prepared milk|280
19220ddessert rennin chocolate dry mix|144 i57packet
19222ddessert rennin vanilla dry mix|172.8 i43packet
19225sdessert rennin tablet unsweetened|i9.9packet
19226dfrosting chocolate creamy|328
19227sfrosting coconut nut|i462packet
19228dfrosting cream cheese flavor|264 192x
19230sfrosting vanilla creamy|i462packet
19240sfrosting chocolate creamy dry mix|i388packet
19244sfrosting vanilla creamy dry mix|i411packet
19246sfrosting white fluffy dry mix|i207packet
19247sfrosting white fluffy dry mix prepared water|i313.3packet
19251dsokol solo poppy filling|288
19257dpolaner fruit strawberry spread|288
19259dice cream healthy choic praline caramel|142
19270dice cream chocolate|132
19271dice cream strawberry|132
19293dfrozen yogurt vanilla soft serve|144
19294dbutter apple|282
19296dhoney|339 i14packet
19297djam|320 i14packet
19300sjelly|i14packet
19303dmarmalade orange|320 i14packet
19304dmolasses|337
19310spectin unsweetened dry mix|i50packet
19311spudding banana|i142can
19312spie filling appl canned|i595can
19314spie filling canned cherry|i595can
19318spudding banana dry mix instant|i99packet
19320spudding banana dry mix|i88packet
19322spudding coconut cream dry mix instant|i99packet
19323dpudding coconut cream dry mix instant prepared whole milk|294
19324spudding coconut cream dry mix|i88packet
19325dpudding coconut cream dry mix prepared whole milk|280
19330spudding lemon dry mix instant|i99packet
19331dpudding lemon dry mix instant prepared whole milk|294
19332spudding lemon dry mix|i85packet
19334dbrown sugar|220 145l 220k
19335dsugar|200
19336dpowdered sugar|120n 100f
19337dtabletop asprt eq packet|168
19340dsugar maple|144 i28piece
19345dsyrup chocolate hershey genuine flav lite|280
19348dsyrup chocolate fudge|304
19349ddark corn syrup|328
19350dcorn syrup|341
19351dsyrup corn high fructose|310
19352dsyrup malt|384
19353dmaple syrup|322
19355dsyrup sorghum|330
19360dsyrup table blend pancake maple|315
19361dsyrup table blend cane maple|315
19362dsyrup table blend corn refiner sugar|316
19364dtopping butterscotch caramel|328
19365stopping marshmallow cream|i198jar
19366dtopping pineapple|340
19367dtopping nut syrup|328
19380spudding lemon|i142can
19393dfrozen yogurt chocolate soft serve|144
19404sgranola bar soft uncoated chocolate chip|i43
19405sgranola bar soft uncoated chocolate chip graham marshmallow|i28
19406sgranola bar soft uncoated nut raisin|i28
19410spotato chip made dried plain|i198can
19412spotato chip made dried cheese flavor|i191can
19413srice cake brown corn|i9
19414srice cake brown multigrain|i9
19415dpotato stick|36
19416srice cake brown rye|i9
19420sgranola bar hard peanut butter|i24
19524staro chip|i2.3
19702sgelatin dessert dry mix sodium citrate salt|i85packet
19703dgelatin dessert dry mix red cal asprt na|144 i10packet
19704dgelatin dessert dry mix red cal asprt no na|144 i10packet
19705spudding banana dry mix instant oil|i99packet
19706spudding banana dry mix oil|i88packet
19708spudding lemon dry mix oil na|i85packet
19709spudding tapioca dry mix no salt|i92packet
19710spudding vanilla dry mix oil|i88packet
19719djam preserve apricot|320 i14packet
19806dpopcorn air popped white|8
19807dpopcorn oil popped white|11
19816srice cake brown plain unsalted|i9
19817srice cake brown buckwheat unsalted|i9
19818srice cake brown multigrain unsalted|i9
19819srice cake brown sesame unsalted|i9
19821dtrail mix unsalted|150
19822dtrail mix chocolate chip unsalted nut|146
19859dcocoa dry powder hi breakfast plain|86.4
20001damaranth|195
20003darrowroot|128
20004dbarley|184
20005dpearl barley|200
20006dcooked pearl barley|157
20008dbuckwheat|170
20009dbuckwheat|164
20010dcooked buckwheat|168
20011dbuckwheat flour|120
20012dbulgur|140
20013dcooked bulgur|182
20014dcorn yellow|166
20015dcorn bran crude|76
20016dcorn flour whole grain yellow|117
20017dmasa harina|114
20020dcornmeal whole grain yellow|122
20022dcornmeal|138
20023dcornmeal self rising bolted plain yellow|122
20024dcornmeal self rising bolted wheat flour yellow|170
20025dcornmeal self rising degermed yellow|138
20027dcornstarch|128
20028dcouscous|173
20029dcooked couscous|157 528
20030dhominy canned white|165
20031dmillet|200
20032dcooked millet|174
20033doat bran|94
20034doat bran cooked|219
20035dquinoa|170
20036dbrown rice|185
20037dcooked brown rice|195
20038doat|156
20040drice brown medium grain|190
20041drice brown medium grain cooked|195
20044drice|185
20045dcooked rice|158
20046drice white long grain parbld dry|187
20047drice white long grain parbld cooked|158
20048drice white long grain preckd instant dry|95
20049drice white long grain preckd instant prepared|165
20050drice white medium grain|195
20051drice white medium grain cooked|186
20052dshort grain rice|200
20053dcooked short grain rice|186
20054drice white glutinous|185
20055drice white glutinous cooked|174
20056drice white pasta dry|163
20057drice white pasta cooked|202
20060drice bran crude|118
20061drice flour|158
20062drye|169
20063drye flour dark|128
20064drye flour|102
20065drye flour light|102
20066dsemolina|167
20067dsorghum|192
20068dtapioca|152
20069dtriticale|192
20070dtriticale flour whole grain|130
20071dwheat hard red spring|192
20072dwheat hard red winter|192
20073dwheat soft red winter|168
20074dwheat hard white|192
20075dwheat soft white|168
20076dwheat durum|192
20077dwheat bran|58
20078dwheat germ|115
20080dwhole wheat flour|120
20081dflour|125
20082dself rising flour|125
20083dbread flour|137
20084dcake flour|137 137n
20086dwheat flour white tortilla mix|111
20087dwheat sprouted|108
20088dwild rice|160
20089dcooked wild rice|164
20090dbrown rice flour|158
20091spasta corn dry|105
20092spasta corn cooked|140
20099smacaroni|105
20100scooked macaroni|140
20101smacaroni protein fortified dry|93
20102smacaroni protein fortified cooked|115
20105smacaroni vegetable dry|84
20106smacaroni vegetable cooked|134
20107smacaroni whole wheat dry|105
20108smacaroni whole wheat cooked|140
20109segg noodle|38
20110scooked egg noodle|160
20111snoodle egg spinach dry|38
20112snoodle egg spinach cooked|160
20113snoodle chinese chow mein|45
20115snoodle japanese soba cooked|114
20117snoodle japanese somen cooked|176
20120sspaghetti|
20121scooked spaghetti|140
20123sspaghetti protein fortified cooked|140
20125sspaghetti whole wheat cooked|140
20127sspaghetti spinach cooked|140
20130dbarley flour meal|148
20131dbarley malt flour|162
20134drice noodle cooked|176
20314dcorn white|166
20316dcorn flour whole grain white|117
20317dcorn flour masa yellow|114
20320dcornmeal whole grain white|122
20322dcornmeal degermed white|138
20323dcornmeal self rising bolted plain white|122
20324dcornmeal self rising bolted wheat flour white|170
20325dcornmeal self rising degermed white|138
20330dhominy canned yellow|160
20345drice white long grain cooked salt|158
20381dwheat flour white purpose calcium fortified|125
20466dsemolina unenriched|167
20499smacaroni dry unenriched|105
23009sbeef round knuckle tip cntr steak|i203
23010sbeef round knuckle tip cntr steak cooked grilled|i160
23011sbeef round knuckle tip side steak choic cooked grilled|i141
23012sbeef round knuckle tip side steak|i200
23013sbeef round knuckle tip side steak cooked grilled|i174
23014sbeef round outside bttm steak choic|i293
23015sbeef round outside bttm steak ch cooked grilled|i225
23016sbeef round outside bttm steak cooked grilled|i253
23018sbeef chk clod shoulder tender medallion grd|i41
23020sbeef round knuckle tip side steak grd|i207
23021sbeef round knuckle tip side steak grd cooked grilled|i168
23022sbeef chuck shoulder clod top cntr steak grd|i241
23023sbeef chuck clod top cntr stk grd cooked grld|i184steak
23024sbeef chuck shoulder clod top blade steak grd|i250
23025sbeef chk clod top blade steak grd cooked grilled|i190
23027sbeef round knuckle tip cntr steak grd cooked grilled|i150
23028sbeef round outside bttm steak grd stk|i305
23029sbeef round out bttm steak grd cooked grilled|i236
23031sbeef round knuckle tip side steak ch cooked grilled|i141
23033sbeef round knuckle tip side steak se cooked grilled|i174
23034sbeef chk clod shoulder tender medallion choic|i40
23036sbeef chk clod shoulder tender medallion|i44
23037sbeef chuck shoulder clod top cntr stk ch|i246steak
23038sbeef chk shoulder clod top cntr stk ch cooked grld|i188steak
23039sbeef chuck shoulder clod top cntr stk|i233steak
23040sbeef chk clod top cntr stk cooked grld|i179steak
23041sbeef chk shoulder clod top blade steak choic|i254
23042sbeef chk clod top blade steak ch cooked grilled|i193
23044sbeef chk clod top blade steak cooked grilled|i186
23046sbeef round knuckle tip cntr stk choic cooked grld|i156steak
23048sbeef round knuckle tip cntr steak se cooked grilled|i160
23050sbeef round out bttm stk ch cooked grilled|i225steak
23052sbeef round out bttm steak se cooked grilled|i253
23053sbeef chk cld shoulder tndr medallion grd|i41
23056sbeef round knuck tip side stk grd cooked grld|i168steak
23057sbeef chuck clod top cntr steak grd|i241
23058sbeef chk cld top cntr stk grd ck grld|i184steak
23059sbeef chuck clod top blade steak grd|i250
23060sbeef chuck clod top blade stk cooked grld|i190steak
23061sbeef round knuckle tip cntr steak grd|i197
23062sbeef round knuckle tip cntr stk cooked grld|i150steak
23063sbeef round outside bttm steak|i305
23064sbeef round out bttm stk grd ck grld|i236steak
23573sbeef ground patty cooked broiled|i77
23654sbeef flank grd cooked broiled|i383steak
23656sbeef flank grd|i188steak
23657sbeef flank|i173steak
23658sbeef brisket flat half choic|i434steak
23659sbeef brisket flat half|i470steak
42040dsyrup grenadine|320
42055dflavored drink dry powder mix low cal asprt|384
42116dcreamy dressing made sour cream buttermilk oil red cal|245
42117dimitation cheese american cheddar low chol|113h
42128sturkey ham sliced extra prepackaged deli|138p
42129dbologna beef pork lowfat|138p i28slice
42130sturkey bacon cooked|82p
42131dmilk dessert frozen free chocolate|137
42135dwhipped topping frozen lowfat|75
42136dcream sub powder light|94 i3packet
42137ldressing peppercorn|208
42138dmayonnaise red cal diet chol free|231
42140ddressing italian red cal|216
42141lcream sub light|242
42149lorange strawberry banana juice|234
42151dvegetable oil butter spread red cal|207
42153ddressing blue roquefort cheese red cal|249
42155smonterey cheese low|113h 132d i28slice
42157dcrmy drsg mde sour cream btrmlk oil red cal ftfree|264
42158dcreamy dressing sour cream buttermilk oil red cal chol free|234
42161sbologna beef low|i28slice
42171ddressing french red cal|260
42178dmayonnaise made tofu|240
42179dfrankfurter beef low|151s i57
42181lcorn beverage|241.6
42182lbean beverage|230
42185dfrozen yogurt chocolate nonfat milk sweetened sugar|186
42186dfrozen yogurt chocolate|174
42187dfrozen yogurt flavor other than chocolate|174
42188dfrankfurter beef pork low|151s i57
42189lmilk buttermilk red|245
42192ddressing blue roquefort cheese free|265
42193ddressing mayonnaise like free|256
42205spast cheese process cheddar american free|i21slice
42230ddressing coleslaw red|269
42231dflaxseed oil|218
42235scottage cheese lowfat lactose red|227
42241sturkey pork beef sausage red smoked|147p
42262dsausage chicken beef smoked|138p
42270lorange juice drink|249 i263
42280dfrankfurter poultry low|143s
42283dpotato chip white restructured baked|34 i1.2
42289loil corn canola|224
42290lmilk nonfat ca free skim|247
42291dpeanut butter red na|256
42299loil canola soybean|218
42303smuenster cheese low|113h i28slice
42304smozzarella cheese non|113h
42307dbutter margarine blend stk unsalted|224
42309dvegetable oil butter spread red cal tub salted|224
43015ddressing caesar|235
43016ddressing coleslaw|250
43017ddressing green goddess|245
43019ddressing sweet sour|250
43020ddressing blue roquefort cheese low cal|245
43021ddressing caesar low cal|240
43026dsyrup dietetic|240
43028djam preserve dietetic na saccharin any flavor|224
43060schewing gum sugarless|i2piece
43075lreplcmnt electrolyte soln|250
43098dpie filling cherry low cal|264
43100sbreakfast bar oat sugar raisin coconut|i43
43109spretzel soft|i115 i143large i115medium i62small
43112dbean chili barbeque ranch cooked|253
43114dvermicelli made soy|140
43125dbean stewed kidney|240
43128schicken meatless|168
43129sstick meatless|i28
43130dfrankfurter meatless|140s i70
43131sluncheon slice meatless|i14
43132dmeatball meatless|144
43133dsoyburger|282 i70patty
43134svegetarian fillet|i85
43135dsandwich spread meatless|240
43136dvegetarian stew|247
43137svegetarian meatloaf patty|i56slice
43142dradish hawaiian pickled|150
43143dcabbage japanese pickled|150
43144dcabbage mustard salted|128
43146deggplant pickled|136
43154lwine|232
43155lwine light|236
43212dbacon bit meatless|112
43214dbutter replcmnt powder|80
43215ddressing buttermilk lite|240
43216dtabletop fructose dry powder|196 i3packet
43218dalpen|113
43261dyogurt fruit non|245
43268dwhipped cream sub dietetic made powder mix|80
43273scottage cheese vegetable|226
43274scream cheese low|240
43275spast cheese process american lowfat|113h 140d i21slice
43276sspread cheese cream base|240
43278samerican cheese cheddar imitation|224 i21slice
43283dpheasant cooked total edible|140dc
43287ddove cooked|140dc
43297spork oriental dried|22
43299dsoybean curd cheese|225
43329ddressing mayonnaise low cal|232
43331ddressing bacon tomato|240
43343dcoffee cocoa mocha powder whtnr low cal swtnr|307.2
43345dflavored drink powder hi low cal see14404|96
43352scottage cheese lowfat no na|226
43369lchocolate flavored drink whey milk bsd|244
43372dapple cider flavored drink powder sugar|384 i21packet
43378spork bacon cooked broiled pan fried roasted red na|80p i29slice
43379spast cheese process swiss lowfat|113h 140d i21slice
43382lcranberry juice unsweetened|253
43384sbeef bologna red na|138p i28slice
43388lapple cider flavored drink powder low cal prepared|240
43390sturkey light dark smoked cooked skin bone removed|i28slice
43396scottage cheese lowfat vegetable|226
43401dcoffee dry powder whtnr red cal|81.6
43404lcranberry apple juice drink low cal|240
43405sswiss cheese low sodium|108h 132d i28slice
43406dyeast extract spread|288
43410schicken meatless breaded fried|130d 168p i36piece
43441sroll pumpernickel|i36 i36medium
43476stofu yogurt|262
43479lrice sake|232.8
43483dmillet puffed|21
43497djellyfish dried salted|58
43510dcrispy brown rice|32
43528lensure plus nutr|252
43541dice cream chocolate rich|148
43543lmilk imitation non soy|244
43584damaranth flake|38
43589sswiss cheese low|108h 132d i28slice
43598dmayonnaise dressing no chol|239
43599ddressing mayonnaise diet no chol|242
44110djelly red sugar home preserved|300
44158dpie filling blueberry canned|262
44203lcocktail mix non alcoholic concd frozen|288
44258spudding chocolate flavor low cal dry mix|i40packet
83110dmackerel salted|i80piece

"""
}
