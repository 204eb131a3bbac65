// swift-format-ignore-file
// The names are the project's own list. `;` separates things. `|` separates the names of one thing. The list has no
// English plurals, but it has the plurals of other languages.

extension DefaultAisles {
    static let text: StaticString = """
[produce]
apple|Apfel|Äpfel|pomme|manzana|mela|mele
apricot|Aprikose|Aprikosen|Marille|Marillen|abricot|albaricoque|albicocca|albicocche
artichoke|Artischocke|Artischocken|artichaut|alcachofa|carciofo|carciofi
arugula|rocket|rocket leaves|Rucola|Rauke|roquette|rúcula|rucola
asparagus|Spargel|asperge|espárrago|espárragos|asparago|asparagi
green asparagus|grüner Spargel|asperge verte|asperges vertes|espárragos verdes|asparagi verdi
avocado|Avocado|Avocados|avocat|avocats|aguacate|aguacates
baby spinach|Babyspinat|Blattspinat jung|jeunes pousses d'épinards|espinacas baby|spinacino
banana|Banane|Bananen|banane|bananes|plátano|plátanos
basil|fresh basil|basil leaf|Basilikum|Basilikumblätter|basilic|albahaca|basilico
bean sprout|Sojasprossen|Mungbohnensprossen|germes de soja|brotes de soja|germogli di soia
beet|beetroot|Rote Bete|Rote Beete|Rote Rübe|betterave|betteraves|remolacha|remolachas|barbabietola|barbabietole
bell pepper|sweet pepper|capsicum|Paprikaschote|Paprikaschoten|poivron|poivrons|pimiento|pimientos|peperone|peperoni
red bell pepper|red pepper|red capsicum|rote Paprika|rote Paprikaschote|rote Paprikaschoten|poivron rouge|poivrons rouges|pimiento rojo|pimientos rojos|peperone rosso|peperoni rossi
green bell pepper|green pepper|green capsicum|grüne Paprika|grüne Paprikaschote|poivron vert|poivrons verts|pimiento verde|pimientos verdes|peperone verde|peperoni verdi
yellow bell pepper|yellow pepper|yellow capsicum|gelbe Paprika|gelbe Paprikaschote|poivron jaune|poivrons jaunes|pimiento amarillo|pimientos amarillos|peperone giallo|peperoni gialli
orange bell pepper|orange pepper|orange Paprika
blackberry|Brombeere|Brombeeren|mûre|mûres|mora|moras|more
blueberry|Blaubeere|Blaubeeren|Heidelbeere|Heidelbeeren|myrtille|myrtilles|arándano|arándanos|mirtillo|mirtilli
bok choy|pak choi|pak choy|Pak Choi|pak-choï
broccoli|broccoli floret|Brokkoli|Broccoli|brocoli|brócoli|broccoli
brussels sprout|Rosenkohl|chou de Bruxelles|choux de Bruxelles|coles de Bruselas|cavoletti di Bruxelles
butternut squash|butternut pumpkin|Butternusskürbis|Butternut-Kürbis|courge butternut|calabaza butternut|zucca butternut
cabbage|Kohl|Weißkohl|Weisskohl|Weißkraut|chou|chou blanc|repollo|cavolo|cavolo cappuccio
red cabbage|Rotkohl|Rotkraut|Blaukraut|chou rouge|lombarda|cavolo rosso
napa cabbage|Chinese cabbage|Chinakohl|chou chinois|col china|cavolo cinese
savoy cabbage|Wirsing|Wirsingkohl|chou frisé de Milan|col de Saboya|verza
pointed cabbage|Spitzkohl
carrot|Karotte|Karotten|Möhre|Möhren|Mohrrübe|Mohrrüben|Rüebli|carotte|carottes|zanahoria|zanahorias|carota|carote
cauliflower|cauliflower floret|Blumenkohl|Karfiol|chou-fleur|coliflor|cavolfiore
celeriac|celery root|Knollensellerie|Sellerieknolle|céleri-rave|apionabo|sedano rapa
celery|celery stalk|celery rib|celery stick|Staudensellerie|Stangensellerie|Bleichsellerie|céleri|céleri branche|apio|sedano
chard|Swiss chard|Mangold|blette|blettes|bette|acelga|acelgas|bietola|bietole
cherry|Kirsche|Kirschen|Süßkirsche|Süßkirschen|cerise|cerises|cereza|cerezas|ciliegia|ciliegie
cherry tomato|Kirschtomate|Kirschtomaten|Cherrytomate|Cherrytomaten|Cocktailtomate|Cocktailtomaten|tomate cerise|tomates cerises|tomate cherry|tomates cherry|pomodorino|pomodorini
chestnut|Marone|Maronen|Esskastanie|Esskastanien|châtaigne|châtaignes|marron|castaña|castañas|castagna|castagne
chicory|Belgian endive|Chicorée|Chicoree|endive|achicoria|cicoria|indivia
chili pepper|chili|chilli|chile|chile pepper|chilli pepper|red chili|red chilli|red chile|Chilischote|Chilischoten|Chili|Peperoncino|piments|guindilla|guindillas|peperoncino|peperoncini;Piment
green chili|green chilli|green chile|green chili pepper|grüne Chilischote|grüne Chili|piment vert
jalapeño|jalapeno|jalapeño pepper|jalapeno pepper|Jalapeño
habanero;habanero pepper;serrano pepper;serrano chile;poblano pepper;poblano
chives|chive|Schnittlauch|ciboulette|cebollino|erba cipollina
cilantro|cilantro leaf|cilantro sprig|coriander leaf|fresh coriander|fresh cilantro|Koriandergrün|frischer Koriander|coriandre fraîche|cilantro fresco;coriander|Koriander|coriandre|coriandolo
clementine|mandarin|mandarin orange|tangerine|Mandarine|Mandarinen|Clementine|Clementinen|clémentine|mandarine|mandarines|mandarina|mandarinas|mandarino|mandarini
corn on the cob|ear of corn|Maiskolben|épi de maïs|mazorca|pannocchia
coconut|Kokosnuss|noix de coco|coco|noce di cocco
cranberry|Cranberry|Cranberries|canneberge|arándano rojo|mirtillo rosso
cucumber|Gurke|Gurken|Salatgurke|Salatgurken|Schlangengurke|concombre|concombres|pepino|pepinos|cetriolo|cetrioli
currant|red currant|redcurrant|Johannisbeere|Johannisbeeren|rote Johannisbeeren|groseille|groseilles|grosella|grosellas|ribes
black currant|blackcurrant|schwarze Johannisbeeren|Schwarze Johannisbeere|grosella negra|ribes nero
dill|fresh dill|dill weed|dill sprig|Dill|aneth|eneldo|aneto
eggplant|aubergine|brinjal|Aubergine|Auberginen|Melanzani|aubergines|berenjena|berenjenas|melanzana|melanzane
fennel|fennel bulb|Fenchel|Fenchelknolle|Fenchelknollen|fenouil|hinojo|finocchio|finocchi
fig|Feige|Feigen|figue|figues|higo|higos|fico|fichi
garlic|garlic clove|clove of garlic|clove garlic|Knoblauch|Knoblauchzehe|Knoblauchzehen|ail|gousse d'ail|gousses d'ail|ajo|ajos|diente de ajo|dientes de ajo|aglio|spicchio d'aglio|spicchi d'aglio
wild garlic|ramson|Bärlauch|ail des ours|ajo de oso|aglio orsino
ginger|fresh ginger|ginger root|gingerroot|root ginger|Ingwer|Ingwerwurzel|gingembre|gingembre frais|jengibre|jengibre fresco|zenzero|zenzero fresco
gooseberry|Stachelbeere|Stachelbeeren|groseille à maquereau|uva spina
grape|Traube|Trauben|Weintraube|Weintrauben|uva|uvas
grapefruit|Grapefruit|pamplemousse|pomelo|pompelmo
green bean|French bean|string bean|haricot|grüne Bohne|grüne Bohnen|Gartenbohnen|haricot vert|haricots verts|judía verde|judías verdes|fagiolino|fagiolini;runner bean
kale|curly kale|Grünkohl|chou kale|chou frisé|col rizada|cavolo riccio
cavolo nero|lacinato kale|Tuscan kale|dinosaur kale|Schwarzkohl
kiwi|kiwifruit|kiwi fruit|Kiwi|Kiwis
kohlrabi|Kohlrabi|chou-rave|colinabo|cavolo rapa
lamb's lettuce|corn salad|mache|Feldsalat|Nüsslisalat|mâche|canónigos|valeriana
leek|Lauch|Porree|Lauchstange|Lauchstangen|Stange Lauch|poireau|poireaux|puerro|puerros|porro|porri
lemon|Zitrone|Zitronen|citron|citrons|limón|limones|limone|limoni
lemon zest|lemon peel|lemon rind|Zitronenschale|Zitronenabrieb|zeste de citron|ralladura de limón|scorza di limone|buccia di limone
lemongrass|lemon grass|Zitronengras|citronnelle|hierba limón|citronella
lettuce|Salat|Kopfsalat|Blattsalat|laitue|salade verte|lechuga|lechugas|lattuga|insalata
iceberg lettuce|iceberg|Eisbergsalat|laitue iceberg|lechuga iceberg|lattuga iceberg
butter lettuce|butterhead lettuce|Bibb lettuce|Boston lettuce
romaine lettuce|romaine|cos lettuce|Romanasalat|Römersalat|laitue romaine|lechuga romana|lattuga romana
lime|Limette|Limetten|citron vert|citrons verts|lima|limas
lime zest|Limettenschale|Limettenabrieb|zeste de citron vert
lychee|Litschi|Litschis|litchi|litchis
mango|mangoes|Mango|Mangos|mangue|mangues|mangos
melon|Melone|Melonen|Honigmelone|melon|melón|melones|melone|meloni
cantaloupe|cantaloupe melon|Cantaloupe-Melone
mint|fresh mint|mint leaf|mint sprig|Minze|Minzblätter|Pfefferminze|menthe|menta|hierbabuena
mixed salad|mixed leaf|salad mix|mixed greens|salad greens|mixed salad leaf|salad leaf|mesclun|spring mix|gemischter Salat|salade mélangée|ensalada mixta|insalata mista|misticanza
mushroom|button mushroom|white mushroom|Pilz|Pilze|Champignon|Champignons|champignon|champignons de Paris|champiñón|champiñones|seta|setas|fungo|funghi|champignon
portobello mushroom|portobello|portabella mushroom
cremini mushroom|cremini|chestnut mushroom|brown mushroom|baby bella mushroom|braune Champignons|Egerlinge
shiitake mushroom|shiitake|shitake mushroom|Shiitake-Pilze|Shiitake
oyster mushroom|Austernpilz|Austernpilze|Austernseitling|Austernseitlinge|pleurote|pleurotes
chanterelle|Pfifferling|Pfifferlinge|girolle|girolles|chanterelles|rebozuelo|rebozuelos|finferli|gallinacci
porcini|porcini mushroom|Steinpilz|Steinpilze|cèpe|cèpes|boletus|funghi porcini
nectarine|Nektarine|Nektarinen|nectarines|nectarina|nectarinas|pesca noce
okra|Okra|Okraschoten|gombo|quimbombó
onion|yellow onion|brown onion|white onion|cooking onion|Spanish onion|Zwiebel|Zwiebeln|Gemüsezwiebel|Gemüsezwiebeln|oignon|oignons|cebolla|cebollas|cipolla|cipolle
red onion|rote Zwiebel|rote Zwiebeln|oignon rouge|oignons rouges|cebolla roja|cebolla morada|cebollas rojas|cebollas moradas|cipolla rossa|cipolle rosse
sweet onion|Vidalia onion
cocktail onion;pearl onion|Perlzwiebel|Perlzwiebeln|oignons grelots|oignon grelot
spring onion|green onion|scallion|salad onion|Frühlingszwiebel|Frühlingszwiebeln|Lauchzwiebel|Lauchzwiebeln|oignon nouveau|oignons nouveaux|cébette|cébettes|ciboule|cebolleta|cebolletas|cipollotto|cipollotti
shallot|Schalotte|Schalotten|échalote|échalotes|chalota|chalotas|chalote|chalotes|scalogno|scalogni
orange|Orange|Orangen|Apfelsine|Apfelsinen|oranges|naranja|naranjas|arancia|arance
orange zest|orange peel|orange rind|Orangenschale|Orangenabrieb|zeste d'orange|ralladura de naranja|scorza d'arancia
papaya|Papaya
parsley|fresh parsley|curly parsley|parsley leaf|parsley sprig|Petersilie|glatte Petersilie|persil|persil plat|perejil|prezzemolo
flat-leaf parsley|flat leaf parsley|flat-leaf parsley leaf|Italian parsley|Italian parsley leaf|Italian flat-leaf parsley
parsnip|Pastinake|Pastinaken|panais|chirivía|chirivías|pastinaca|pastinache
passion fruit|passionfruit|Passionsfrucht|Passionsfrüchte|Maracuja|fruit de la passion|maracuyá|frutto della passione
snow pea|mangetout|mange tout|Zuckerschote|Zuckerschoten|Zuckererbsen|pois gourmand|pois gourmands|tirabeques|taccole;sugar snap pea|sugar snap|snap pea
peach|Pfirsich|Pfirsiche|pêche|pêches|melocotón|melocotones|pesca|pesche
pear|Birne|Birnen|poire|poires|pera|peras|pere
persimmon|Kaki|kaki
pineapple|Ananas|ananas|piña|piñas
plum|Pflaume|Pflaumen|Zwetschge|Zwetschgen|Zwetschke|ciruela|ciruelas|prugna|prugne|susina|susine
pomegranate|Granatapfel|Granatäpfel|grenade|granada|granadas|melagrana|melograno
pomegranate seed|pomegranate arils|Granatapfelkerne|graines de grenade
potato|Kartoffel|Kartoffeln|Erdäpfel|Erdapfel|Speisekartoffeln|pomme de terre|pommes de terre|patata|patatas|patate|papa|papas
waxy potato|festkochende Kartoffeln|festkochende Kartoffel|Salatkartoffeln
floury potato|russet potato|baking potato|Idaho potato|mehlige Kartoffeln|mehligkochende Kartoffeln|mehlig kochende Kartoffeln
new potato|baby potato|neue Kartoffeln|Frühkartoffeln|Drillinge|pommes de terre nouvelles|patatas nuevas|patate novelle
red potato|red-skinned potato|red skinned potato|red skin potato|rote Kartoffeln
sugar pumpkin|pie pumpkin|cheese pumpkin
pumpkin|Kürbis|Kürbisse|citrouille|potiron|calabaza|calabazas|zucca
hokkaido squash|red kuri squash|Hokkaidokürbis|Hokkaido-Kürbis|potimarron
acorn squash
spaghetti squash|Spaghettikürbis
quince|Quitte|Quitten|coing|coings|membrillo|mela cotogna
radicchio|Radicchio
radish|Radieschen|radis|rábano|rábanos|ravanello|ravanelli
daikon|daikon radish|mooli|Rettich|weißer Rettich|radis blanc
raspberry|Himbeere|Himbeeren|framboise|framboises|frambuesa|frambuesas|lampone|lamponi
rhubarb|Rhabarber|rhubarbe|ruibarbo|rabarbaro
rosemary|fresh rosemary|rosemary sprig|Rosmarin|Rosmarinzweig|romarin|romero|rosmarino
rutabaga|swede|Steckrübe|Steckrüben|rutabaga|colinabo sueco
sage|fresh sage|sage leaf|Salbei|Salbeiblätter|sauge|salvia
salad herb|fresh herb|mixed herb fresh|gemischte Kräuter|frische Kräuter|fines herbes
salsify|Schwarzwurzel|Schwarzwurzeln|salsifis
sorrel|Sauerampfer|oseille|acedera
spinach|fresh spinach|Spinat|Blattspinat|épinard|épinards|espinaca|espinacas|spinaci|spinacio
strawberry|Erdbeere|Erdbeeren|fraise|fraises|fresa|fresas|fragola|fragole
sweet potato|sweet potatoes|yam|kumara|Süßkartoffel|Süßkartoffeln|patate douce|patates douces|batata|batatas|boniato|boniatos|patata dolce|patate dolci
tarragon|fresh tarragon|tarragon leaf|tarragon sprig|Estragon|estragon|estragón|dragoncello
thyme|fresh thyme|thyme leaf|thyme sprig|Thymian|Thymianzweig|Thymianzweige|thym|tomillo|timo
oregano|fresh oregano|oregano leaf|oregano sprig|Oregano|origan|orégano|origano
marjoram|fresh marjoram|marjoram leaf|Majoran|marjolaine|mejorana|maggiorana
chervil|Kerbel|cerfeuil|perifollo|cerfoglio
cress|watercress|Kresse|Brunnenkresse|cresson|berro|berros|crescione
curry leaf|Curryblätter|feuilles de curry
makrut lime leaf|kaffir lime leaf|lime leaf|Kaffirlimettenblätter
tomato|Tomate|Tomaten|Paradeiser|Fleischtomate|Fleischtomaten|tomate|tomates|jitomate|jitomates|pomodoro|pomodori
plum tomato|roma tomato|Roma-Tomaten|Flaschentomaten|tomate roma|tomates roma
turnip|weiße Rübe|Mairübe|Mairübchen|navet|navets|nabo|nabos|rapa|rape
watermelon|Wassermelone|Wassermelonen|pastèque|sandía|anguria|cocomero
zucchini|courgette|Zucchini|Zucchino|courgettes|calabacín|calabacines|zucchina|zucchine
fava bean|broad bean|dicke Bohnen|Saubohnen|fève|fèves|haba|habas|fava|fave
pea|fresh pea|Erbse|Erbsen|petit pois|petits pois|pois|guisante|guisantes|pisello|piselli
corn|sweetcorn|sweet corn|corn kernel|Mais|maïs|maíz|mais
baby corn|Minimais
horseradish|fresh horseradish|Meerrettich|Kren|raifort|rábano picante|rafano|cren
edamame|Edamame
tofu|firm tofu|extra-firm tofu|extra firm tofu|Tofu
silken tofu|Seidentofu|tofu soyeux
tempeh|Tempeh
seitan|Seitan
sauerkraut|Sauerkraut|choucroute|chucrut|crauti
kimchi|Kimchi
apple juice fresh
jerusalem artichoke|sunchoke|Topinambur|topinambour
microgreens;alfalfa sprout;sprouts;Sprossen
dandelion greens;collard greens;mustard greens;collards
endive lettuce|Endivie|Endiviensalat|escarole|frisée|escarola|scarola
lemon balm;lemon verbena;Zitronenmelisse
edible flower|essbare Blüten
berry|mixed berry|Beeren|frutos rojos
lingonberry|airelles
vegetable|mixed vegetable|Gemüse|légumes|verduras|verdura|verdure
fruit|mixed fruit|Obst|fruits|fruta|frutta

[bakery]
bread|white bread|loaf of bread|Brot|Weißbrot|pain|pain de mie|pan|pane
sandwich bread|sliced bread|toast bread|Toastbrot|Toast|pan de molde|pancarrè|pane in cassetta
wholemeal bread|whole wheat bread|whole-wheat bread|Vollkornbrot|pain complet|pan integral|pane integrale
rye bread|Roggenbrot|pain de seigle|pan de centeno|pane di segale
sourdough bread|sourdough|Sauerteigbrot|pain au levain|pan de masa madre|pane a lievitazione naturale
stale bread|day-old bread|altbackenes Brot|pain rassis|pan duro|pane raffermo
baguette|French bread|Baguette|Baguettes|barra de pan
ciabatta|Ciabatta
focaccia|Focaccia
brioche|Brioche
bagel|Bagel|Bagels
bun|bread roll|roll|dinner roll|Brötchen|Semmel|Semmeln|petit pain|petits pains|panecillo|panecillos|panino|panini
hamburger bun|burger bun|Hamburgerbrötchen|Burgerbrötchen|pain à burger|pains à burger|pan de hamburguesa
hot dog bun|Hotdog-Brötchen
English muffin|Toasties
croissant|Croissant|Croissants
pita|pita bread|Pita|Fladenbrot|pain pita|pan de pita
naan|naan bread|Naan
flatbread|flat bread|lavash
tortilla|flour tortilla|wheat tortilla|Weizentortilla|Weizentortillas|Tortillas|tortilla de trigo|tortillas de trigo|tortillas de harina
corn tortilla|Maistortilla|Maistortillas|tortilla de maíz|tortillas de maíz
wrap|Wraps
taco shell|Tacoschalen
pretzel|Brezel|Brezeln
pizza dough|pizza base|pizza crust|Pizzateig|pâte à pizza|masa de pizza|pasta per pizza
crouton|croutons|Croûtons|picatostes|crostini
ladyfinger|ladyfingers|savoiardi|sponge finger|Löffelbiskuit|Löffelbiskuits|biscuits à la cuillère|bizcochos de soletilla|savoiardo
sponge cake|Biskuitboden|génoise|bizcocho|pan di Spagna
angel food cake;pound cake

[dairy and eggs]
milk|whole milk|full-fat milk|full fat milk|cow's milk|Milch|Vollmilch|Kuhmilch|lait|lait entier|leche|leche entera|latte|latte intero
low-fat milk|2 milk|reduced-fat milk|semi-skimmed milk|1 milk|fettarme Milch|lait demi-écrémé|leche semidesnatada|latte parzialmente scremato
skim milk|skimmed milk|nonfat milk|fat-free milk|Magermilch|lait écrémé|leche desnatada|latte scremato
buttermilk|Buttermilch|babeurre|lait ribot|suero de leche|latticello
oat milk|Hafermilch|Haferdrink|lait d'avoine|boisson d'avoine|leche de avena|bebida de avena|latte di avena
soy milk|soya milk|Sojamilch|Sojadrink|lait de soja|leche de soja|latte di soia
almond milk|Mandelmilch|Mandeldrink|lait d'amande|leche de almendras|leche de almendra|latte di mandorla
plant milk|plant-based milk|non-dairy milk|dairy-free milk|Pflanzenmilch|Pflanzendrink|lait végétal|leche vegetal|latte vegetale
rice milk|Reismilch|lait de riz
butter|Butter|beurre|mantequilla|burro
unsalted butter|sweet butter|Süßrahmbutter|ungesalzene Butter|beurre doux|mantequilla sin sal|burro non salato
salted butter|gesalzene Butter|beurre salé|beurre demi-sel|mantequilla con sal|burro salato
clarified butter|Butterschmalz|beurre clarifié|mantequilla clarificada|burro chiarificato
ghee|Ghee
margarine|Margarine|margarina;vegan butter
cream|heavy cream|heavy whipping cream|whipping cream|double cream|Sahne|Schlagsahne|Schlagobers|Obers|Rahm|Schlagrahm|crème liquide|crème entière|crème fleurette|crème|crème liquide entière|nata|nata para montar|nata líquida|crema de leche|panna|panna fresca|panna da montare|panna liquida
single cream|light cream|coffee cream|Kaffeesahne|Kochsahne|crème légère|nata para cocinar|panna da cucina
half-and-half|half and half
sour cream|soured cream|Sauerrahm|saure Sahne|Schmand|crème aigre|nata agria|crema agria|panna acida
crème fraîche|creme fraiche|crème épaisse|Crème fraîche
clotted cream
whipped cream|squirty cream|Sprühsahne|chantilly
whipped topping|Cool Whip
condensed cream
yogurt|natural yogurt|plain yogurt|yoghurt|natural yoghurt|plain yoghurt|Joghurt|Naturjoghurt|yaourt|yaourt nature|yogur|yogur natural|yogurt bianco|yogurt naturale
Greek yogurt|Greek yoghurt|Greek-style yogurt|plain Greek yogurt|griechischer Joghurt|yaourt grec|yaourt à la grecque|yogur griego|yogurt greco
skyr|Skyr
kefir|Kefir|kéfir
quark|Quark|Topfen|Magerquark|Speisequark|fromage blanc|faisselle|requesón
cottage cheese|Hüttenkäse|körniger Frischkäse|queso cottage|fiocchi di latte
cream cheese|Philadelphia|Frischkäse|Doppelrahmfrischkäse|fromage frais|fromage à tartiner|queso crema|queso de untar|formaggio spalmabile|formaggio cremoso
mascarpone|mascarpone cheese|Mascarpone
ricotta|part-skim ricotta|whole-milk ricotta|ricotta cheese|Ricotta
mozzarella|part-skim mozzarella|whole-milk mozzarella|mozzarella cheese|fresh mozzarella|Mozzarella|mozza
buffalo mozzarella|Büffelmozzarella|mozzarella di bufala
burrata|Burrata
feta|feta cheese|Feta|Schafskäse|Fetakäse|queso feta
halloumi|halloumi cheese|Halloumi
goat cheese|goat's cheese|goats cheese|chevre|Ziegenkäse|Ziegenfrischkäse|chèvre|fromage de chèvre|bûche de chèvre|queso de cabra|formaggio di capra|caprino
parmesan|parmesan cheese|Parmigiano|Parmigiano-Reggiano|Parmigiano Reggiano|Parmesan|Parmesankäse|queso parmesano|parmesano
pecorino|pecorino cheese|pecorino romano|Pecorino
grana padano|Grana Padano
cheddar|cheddar cheese|sharp cheddar|sharp cheddar cheese|mature cheddar|Cheddar
gruyère|gruyere|gruyere cheese|Gruyère|Greyerzer;comté
emmental|Emmentaler|emmental cheese|Swiss cheese|Emmentaler Käse
gouda|gouda cheese|Gouda
edam|Edamer
brie|brie cheese|Brie
camembert|camembert cheese|Camembert
blue cheese|Blauschimmelkäse|bleu|fromage bleu|queso azul|formaggio erborinato
gorgonzola|Gorgonzola
roquefort|Roquefort
stilton
manchego|manchego cheese|queso manchego
provolone|provolone cheese
fontina|fontina cheese
taleggio
monterey jack;monterey jack cheese;pepper jack;pepper jack cheese;colby jack cheese
raclette cheese|Raclettekäse|fromage à raclette
cheese|Käse|geriebener Käse|fromage|fromage râpé|queso|queso rallado|formaggio
American cheese;processed cheese;Schmelzkäse;Velveeta
paneer|Paneer
queso fresco;cotija;cotija cheese
Mexican cheese blend|Mexican blend cheese
egg|Ei|Eier|Hühnerei|œuf|œufs|oeuf|oeufs|huevo|huevos|uovo|uova
egg yolk|yolk|Eigelb|Eigelbe|Eidotter|Dotter|jaune d'œuf|jaunes d'œufs|jaune d'oeuf|jaunes d'oeufs|yema|yemas|yema de huevo|tuorlo|tuorli|tuorlo d'uovo
egg white|Eiweiß|Eiweiße|Eiklar|blanc d'œuf|blancs d'œufs|blanc d'oeuf|blancs d'oeufs|clara|claras|clara de huevo|claras de huevo|albume|albumi
quail egg|Wachtelei|Wachteleier
puff pastry|puff pastry sheet|Blätterteig|pâte feuilletée|hojaldre|masa de hojaldre|pasta sfoglia
shortcrust pastry|pie crust|pie dough|pastry crust|Mürbeteig|pâte brisée|masa quebrada|pasta brisée|pasta frolla|pâte sablée
filo pastry|filo sheet|phyllo sheet|phyllo pastry|phyllo dough|phyllo|filo|Filoteig|Yufkateig|pâte filo|masa filo|pasta fillo
croissant dough|crescent roll|crescent dough|refrigerated crescent roll;biscuit dough|refrigerated biscuit|refrigerated biscuit dough
labneh
béchamel|béchamel sauce|Béchamelsauce|salsa bechamel|besciamella

[meat]
beef|Rind|Rindfleisch|bœuf|boeuf|ternera|carne de res|carne de vacuno|manzo|carne di manzo
ground beef|minced beef|beef mince|lean ground beef|hamburger meat|Rinderhackfleisch|Rinderhack|Rindergehacktes|bœuf haché|boeuf haché|carne picada de ternera|carne molida|macinato di manzo|carne macinata di manzo
minced meat|ground meat|mince|Hackfleisch|Gehacktes|Faschiertes|gemischtes Hackfleisch|viande hachée|carne picada|carne macinata|carne trita
stewing beef|stew meat|beef stew meat|stewing steak|braising steak|Rindergulasch|Gulasch|Gulaschfleisch|bœuf à braiser|bourguignon|carne para guisar|spezzatino;beef chuck|chuck roast|beef chuck roast
steak|beef steak|Rindersteak|bistec|bistecca;sirloin steak;rump steak;ribeye steak|rib-eye steak|entrecôte;flank steak;skirt steak;strip steak;solomillo de ternera
beef tenderloin|beef fillet|filet mignon|Rinderfilet|filet de bœuf|filetto di manzo
beef roast;roast beef;beef brisket;brisket;Rinderbraten;Tafelspitz;rôti de bœuf;rosbif;arrosto di manzo
beef short ribs;short rib;oxtail;Ochsenschwanz
veal|Kalbfleisch|Kalb|veau|ternera lechal|vitello
veal cutlet|Kalbsschnitzel|escalope de veau|scaloppina|scaloppine
pork|Schwein|Schweinefleisch|porc|cerdo|carne de cerdo|maiale
ground pork|pork mince|minced pork|Schweinehackfleisch|Schweinehack|Mett|porc haché|carne picada de cerdo|macinato di maiale
pork chop|pork cutlet|Schweinekotelett|Kotelett|Koteletts|côte de porc|côtes de porc|chuleta de cerdo|chuletas de cerdo|braciola
pork loin|lomo de cerdo|lonza di maiale;pork tenderloin|pork fillet|Schweinefilet|Schweinelende|filet mignon de porc|filet de porc|solomillo de cerdo|filetto di maiale
pork shoulder|pork butt|Boston butt|Schweineschulter|Schweinenacken|échine de porc|paleta de cerdo|spalla di maiale
pork belly|Schweinebauch|poitrine de porc|panceta de cerdo
pork schnitzel|Schweineschnitzel|Schnitzel|escalope de porc
spare rib|spare ribs|pork rib|baby back rib|Rippchen|Spareribs|travers de porc|costillas de cerdo|costine
bacon|streaky bacon|bacon strip|bacon slice|bacon rasher|thick-cut bacon|Bacon|Frühstücksspeck|beicon|lard fumé
bacon bit
smoked bacon lardon|lardon|lardons|Speckwürfel|lardons fumés|allumettes de lardons
speck|Speck|Räucherspeck|geräucherter Speck|durchwachsener Speck
pancetta|panceta
guanciale
prosciutto|Parma ham|prosciutto crudo|Parmaschinken|jambon cru|jambon de Parme
serrano ham|jamón serrano|Serranoschinken
ham|cooked ham|Schinken|Kochschinken|gekochter Schinken|jambon|jambon blanc|jamón|jamón cocido|jamón york|prosciutto cotto
chicken|whole chicken|Hähnchen|Huhn|Hühnchen|Brathähnchen|Poulet|poulet|poulet entier|pollo|pollo entero
whole chicken breast
chicken breast|boneless chicken breast|skinless chicken breast|boneless skinless chicken breast|skinless boneless chicken breast|boneless skinless chicken breast half|chicken breast half|chicken breast fillet|Hähnchenbrust|Hähnchenbrüste|Hähnchenbrustfilet|Hähnchenbrustfilets|Hühnerbrust|Pouletbrust|blanc de poulet|blancs de poulet|filet de poulet|filets de poulet|pechuga de pollo|pechugas de pollo|petto di pollo|petti di pollo
chicken thigh|boneless chicken thigh|boneless skinless chicken thigh|skinless boneless chicken thigh|bone-in chicken thigh|Hähnchenschenkel|Hähnchenoberschenkel|Hähnchenkeule|Hähnchenkeulen|cuisse de poulet|cuisses de poulet|haut de cuisse de poulet|muslo de pollo|muslos de pollo|contramuslos de pollo|coscia di pollo|cosce di pollo
chicken leg|Hähnchenbein;chicken drumstick|drumstick|Hähnchenunterkeule|Hähnchenunterkeulen|pilon de poulet|pilons de poulet|fuso di pollo|fusi di pollo
chicken wing|Hähnchenflügel|Chicken Wings|aile de poulet|ailes de poulet|alitas de pollo|ali di pollo
chicken piece|chicken part|Hähnchenteile|morceaux de poulet
chicken liver|Hühnerleber|Geflügelleber|foie de volaille|foies de volaille|hígados de pollo|fegatini di pollo
ground chicken|chicken mince
cooked chicken|rotisserie chicken|shredded chicken|leftover chicken
turkey|Pute|Truthahn|Putenfleisch|dinde|pavo|tacchino
turkey breast|Putenbrust|blanc de dinde|pechuga de pavo|petto di tacchino|fesa di tacchino;Putenschnitzel|escalope de dinde|escalopes de dinde
ground turkey|turkey mince|lean ground turkey|Putenhackfleisch
duck|Ente|canard|pato|anatra;duck breast|Entenbrust|magret de canard|magret|petto d'anatra;duck leg|Entenkeule;confit de canard
goose|Gans|oie|ganso|oca
rabbit|Kaninchen|lapin|conejo|coniglio
venison|chevreuil|gibier|Wild|ciervo|cervo;Reh|Rehrücken;Hirsch
lamb|Lamm|Lammfleisch|agneau|cordero|agnello
ground lamb|lamb mince|minced lamb|Lammhackfleisch|agneau haché
leg of lamb|lamb leg|Lammkeule|gigot d'agneau|gigot|pierna de cordero|cosciotto d'agnello
lamb chop;lamb shoulder;lamb shank;rack of lamb;Lammkotelett;Lammkoteletts;Lammschulter;côtelettes d'agneau;souris d'agneau;chuletas de cordero;costolette d'agnello
sausage|Wurst|Würstchen|saucisse|saucisses|salchicha|salchichas|salsiccia|salsicce;bratwurst|Bratwurst|Bratwürste
Italian sausage;hot Italian sausage;sweet Italian sausage;pork sausage;sausage meat;Bratwurstbrät;chair à saucisse
frankfurter|hot dog|wiener|Wiener|Wiener Würstchen|Frankfurter|saucisse de Francfort|saucisses de Strasbourg|knackwurst|wurstel
smoked sausage;kielbasa;andouille sausage;andouille;Mettwurst;Mettenden;Kabanossi;Cabanossi;saucisse de Morteau;saucisse de Montbéliard
chorizo|chorizo sausage|Chorizo
salami|Salami|saucisson|salame|salchichón
pepperoni|Peperoniwurst
mortadella|Mortadella
merguez|Merguez
liver|Leber|hígado|fegato;calf liver|Kalbsleber|foie de veau;beef liver
kidney|Niere|Nieren|rognons|riñones|rognone
deli meat|lunch meat|cold cuts|Aufschnitt|charcuterie|fiambre|affettati
lard|Schmalz|Schweineschmalz|saindoux|manteca de cerdo|strutto
suet;beef dripping;Talg;Nierenfett
marrow bone;soup bone;beef bone;chicken carcass;Suppenknochen;Markknochen;os à moelle;hueso de caldo;ossobuco
gammon;Schinkenwürfel

[seafood]
fish|white fish|fish fillet|white fish fillet|Fisch|Fischfilet|Fischfilets|poisson|filet de poisson|filets de poisson|pescado|pescado blanco|pesce|filetto di pesce
salmon|salmon fillet|salmon steak|Lachs|Lachsfilet|Lachsfilets|saumon|pavé de saumon|pavés de saumon|filet de saumon|salmón|lomo de salmón|salmone|filetto di salmone
smoked salmon|lox|Räucherlachs|geräucherter Lachs|saumon fumé|salmón ahumado|salmone affumicato
cod|cod fillet|Kabeljau|Kabeljaufilet|Dorsch|cabillaud|dos de cabillaud|bacalao fresco|merluzzo
salt cod|Stockfisch|Klippfisch|morue|bacalao|baccalà
haddock;smoked haddock;Schellfisch;églefin;haddock fumé;eglefino
halibut|Heilbutt|flétan|fletán|halibut fillet
hake|Seehecht|colin|merlu|merluza|nasello
pollock|Seelachs|Seelachsfilet|lieu noir|abadejo
redfish|Rotbarsch|Rotbarschfilet|Viktoriabarsch
sole;plaice;flounder;Scholle;Schollenfilet;Seezunge;limande;lenguado;sogliola;platessa
sea bass|Wolfsbarsch|bar|lubina|branzino|spigola
sea bream|Dorade|Doraden|dorade|daurade|dorada|orata
monkfish|Seeteufel|lotte|rape pescado|rana pescatrice
trout|Forelle|Forellen|Forellenfilet|truite|trucha|trota
smoked trout|geräucherte Forelle|Räucherforelle|truite fumée
tuna steak|fresh tuna|ahi tuna|Thunfischsteak|frischer Thunfisch|thon frais|atún fresco|tonno fresco
mackerel|Makrele|Makrelen|maquereau|caballa|sgombro
smoked mackerel|geräucherte Makrele|maquereau fumé
herring|Hering|Heringe|Matjes|Matjesfilet|hareng|arenque|aringa
tilapia;catfish;snapper;red snapper;swordfish;mahi mahi;perch;pike;carp;Zander;Zanderfilet;Karpfen;pez espada;pesce spada
shrimp|prawn|king prawn|jumbo shrimp|tiger prawn|raw prawn|Garnele|Garnelen|Krabben|Gambas|Riesengarnelen|crevette|crevettes|gambas|gamba|langostinos|camarón|camarones|gambero|gamberi|gamberetti|mazzancolle
crab|Krebs|crabe|cangrejo|granchio;crabmeat|crab meat|lump crabmeat|Krebsfleisch|chair de crabe|polpa di granchio
lobster|Hummer|homard|langosta|bogavante|astice|aragosta
crayfish|Flusskrebse|écrevisses
mussel|Miesmuscheln|Miesmuschel|Muscheln|moule|moules|mejillón|mejillones|cozza|cozze
clam|littleneck clam|Venusmuscheln|palourde|palourdes|almeja|almejas|vongola|vongole
scallop|sea scallop|bay scallop|Jakobsmuschel|Jakobsmuscheln|noix de Saint-Jacques|coquille Saint-Jacques|vieira|vieiras|capesante
oyster|Auster|Austern|huître|huîtres|ostra|ostras|ostrica|ostriche
squid|calamari|Tintenfisch|Tintenfische|Calamari|calmar|calmars|encornet|calamar|calamares|calamaro
octopus|Oktopus|Krake|poulpe|pulpo|polpo
cuttlefish|seiche|sepia|seppia|seppie
seafood mix|mixed seafood|Meeresfrüchte|fruits de mer|mariscos|marisco|frutti di mare
surimi|crab stick|imitation crab
caviar|fish roe|salmon roe|Kaviar|œufs de lump|huevas|uova di pesce

[frozen]
frozen pea|petit pois frozen|Tiefkühlerbsen|TK-Erbsen|petits pois surgelés|guisantes congelados|piselli surgelati
frozen spinach|TK-Spinat|Rahmspinat|épinards surgelés|espinacas congeladas|spinaci surgelati
frozen corn|frozen sweetcorn|TK-Mais|maïs surgelé
frozen vegetable|mixed frozen vegetable|frozen mixed vegetable|TK-Gemüse|Tiefkühlgemüse|légumes surgelés|verduras congeladas|verdure surgelate
frozen berry|frozen mixed berry|frozen fruit|TK-Beeren|Beerenmischung|fruits rouges surgelés|frutos rojos congelados|frutti di bosco surgelati|frutti di bosco
frozen raspberry;TK-Himbeeren;frozen blueberry;frozen strawberry;frozen cherry;TK-Heidelbeeren;TK-Erdbeeren
frozen broccoli|TK-Brokkoli
frozen fish;fish finger|fish stick|Fischstäbchen|poisson pané|palitos de pescado|bastoncini di pesce
frozen fries|french fry|oven chip|Pommes|Pommes frites|frites|patatas fritas congeladas|patatine fritte surgelate
hash brown|hash brown potato|frozen hash brown|Rösti
tater tot|tater tots
frozen pizza|Tiefkühlpizza|TK-Pizza|pizza surgelée|pizza congelada|pizza surgelata
ice cream|Eis|Eiscreme|glace|crème glacée|helado|gelato;vanilla ice cream|Vanilleeis|glace à la vanille|helado de vainilla|gelato alla vaniglia
sorbet|Sorbet|sorbete|sorbetto
ice|ice cube|crushed ice|Eiswürfel|glaçon|glaçons|hielo|cubitos de hielo|ghiaccio|cubetti di ghiaccio
frozen puff pastry|TK-Blätterteig
frozen herb|TK-Kräuter

[canned]
canned tomato|tinned tomato|can of tomato|canned diced tomato|diced tomato|chopped tomato|canned chopped tomato|tinned chopped tomato|diced canned tomato|Dosentomaten|gehackte Tomaten|stückige Tomaten|Tomatenstücke|Pizzatomaten|tomates concassées|tomates en dés|tomates pelées concassées|tomate triturado|tomate troceado|polpa di pomodoro
whole peeled tomato|peeled tomato|canned whole tomato|plum tomato can|geschälte Tomaten|Schältomaten|tomates pelées|tomate entero pelado|pomodori pelati|pelati
crushed tomato|canned crushed tomato|pulpe de tomate
stewed tomato|stewed tomatoes
fire-roasted tomato|fire roasted tomato|fire-roasted diced tomato
tomato puree|tomato purée
tomato paste|tomato concentrate|Tomatenmark|concentré de tomate|concentré de tomates|double concentré de tomate|concentrado de tomate|concentrato di pomodoro|doppio concentrato di pomodoro
passata|tomato passata|strained tomato|passierte Tomaten|coulis de tomate|purée de tomate|passata di pomodoro
tomato sauce|Tomatensauce|Tomatensoße|sauce tomate|salsa de tomate|tomate frito|sugo di pomodoro|salsa di pomodoro
pasta sauce|marinara sauce|marinara|spaghetti sauce|Nudelsauce;pizza sauce|Pizzasauce
sun-dried tomato|sundried tomato|sun dried tomato|oil-packed sun-dried tomato|sun-dried tomato in oil|getrocknete Tomaten|tomates séchées|tomates secos|pomodori secchi
tomato soup;cream of mushroom soup;condensed cream of mushroom soup;cream of chicken soup;condensed cream of chicken soup
chickpea|garbanzo bean|garbanzo|canned chickpea|Kichererbse|Kichererbsen|pois chiche|pois chiches|garbanzo|garbanzos|cece|ceci
red bean|small red bean;kidney bean|red kidney bean|dark red kidney bean|light red kidney bean|canned kidney bean|canned red kidney bean|Kidneybohne|Kidneybohnen|rote Bohnen|haricots rouges|haricot rouge|alubias rojas|judías rojas|frijoles rojos|fagioli rossi
black bean|canned black bean|schwarze Bohnen|haricots noirs|alubias negras|frijoles negros|fagioli neri
white bean|weiße Bohnen|haricots blancs|haricot blanc|alubias blancas|judías blancas|alubia|alubias|fagioli bianchi;cannellini bean|cannellini|white kidney bean|Cannellini-Bohnen|fagioli cannellini;navy bean|haricot bean;great northern bean
butter bean;lima bean|Limabohnen
borlotti bean|cranberry bean|fagioli borlotti|borlotti
pinto bean|canned pinto bean|frijoles pintos
bean|mixed bean|Bohnen|haricots|judías|frijoles|fagiolo|fagioli
baked bean|baked beans|gebackene Bohnen
refried bean|refried beans|frijoles refritos
black-eyed pea|black eyed pea|black-eyed bean
lentil|canned lentil|Linsen|Linse|lentille|lentilles|lenteja|lentejas|lenticchia|lenticchie;brown lentil|Tellerlinsen|braune Linsen;green lentil|grüne Linsen|lentilles vertes
red lentil|split red lentil|rote Linsen|lentilles corail|lenteja roja|lentejas rojas|lenticchie rosse
puy lentil;beluga lentil;Puy-Linsen;Belugalinsen;Berglinsen;lentilles du Puy
split pea;yellow split pea;green split pea;Schälerbsen;pois cassés;guisantes secos;piselli spezzati
mung bean|moong dal|Mungbohnen|haricots mungo
creamed corn|cream-style corn|cream style corn
canned corn|canned sweetcorn|tinned sweetcorn|Dosenmais|Mais aus der Dose|maïs en boîte|maíz en lata|maíz dulce|mais in scatola
canned tuna|tuna|tinned tuna|can of tuna|tuna in oil|tuna in water|Thunfisch|Dosenthunfisch|thon|thon en boîte|thon au naturel|atún|atún en lata|bonito|tonno|tonno sott'olio
sardine|canned sardine|Sardine|Sardinen|sardines|sardina|sardinas|sarde|sardine sott'olio
anchovy|anchovy fillet|Sardelle|Sardellen|Sardellenfilet|Sardellenfilets|Anchovis|anchois|filets d'anchois|anchoa|anchoas|acciuga|acciughe|alici
light coconut milk|lite coconut milk|reduced-fat coconut milk
coconut milk|canned coconut milk|full-fat coconut milk|Kokosmilch|lait de coco|leche de coco|latte di cocco
cream of coconut;coconut cream|Kokoscreme|crème de coco|crema de coco|crema di cocco
olive|Olive|Oliven|olives|aceituna|aceitunas|oliva|olive verdi
kalamata olive|Kalamata-Oliven
black olive|schwarze Oliven|olives noires|olive noire|aceitunas negras|olive nere
green olive|grüne Oliven|olives vertes|aceitunas verdes
caper|Kaper|Kapern|câpre|câpres|alcaparra|alcaparras|cappero|capperi
gherkin|pickle|dill pickle|cornichon|pickled cucumber|Gewürzgurke|Gewürzgurken|Essiggurke|Essiggurken|Cornichons|cornichons|pepinillo|pepinillos|cetriolino|cetriolini
pickle relish|sweet pickle relish|relish
artichoke heart|canned artichoke heart|Artischockenherzen|cœurs d'artichaut|corazones de alcachofa|cuori di carciofo
roasted red pepper|roasted pepper|jarred roasted red pepper|geröstete Paprika|pimientos del piquillo|pimientos asados;pimento
pickled jalapeño;pickled jalapeno;pickled onion;Silberzwiebeln
chipotle in adobo|chipotle pepper in adobo sauce|chipotle chile in adobo;chipotle|chipotle pepper
green chile can|diced green chile|canned green chile
bamboo shoot;water chestnut;Bambussprossen;pousses de bambou;brotes de bambú
hearts of palm|heart of palm|Palmherzen|cœurs de palmier|palmitos
pineapple chunk|canned pineapple|Ananasstücke|pineapple ring|pineapple tidbit|Ananas aus der Dose|ananas en boîte|piña en almíbar;crushed pineapple
canned peach|peach in syrup|Dosenpfirsiche|pêches au sirop|melocotón en almíbar
pumpkin puree|canned pumpkin|pumpkin purée|solid pack pumpkin|Kürbispüree|purée de potiron
applesauce|apple sauce|Apfelmus|Apfelmark|compote de pommes|compota de manzana|puré de manzana|mousse di mele
stock|broth|Brühe|bouillon|caldo|brodo;vegetable stock|vegetable broth|Gemüsebrühe|Gemüsefond|bouillon de légumes|caldo de verduras|brodo vegetale
chicken stock|chicken broth|low-sodium chicken broth|low sodium chicken broth|reduced-sodium chicken broth|Hühnerbrühe|Geflügelbrühe|Geflügelfond|Hühnerfond|bouillon de poulet|bouillon de volaille|fond de volaille|caldo de pollo|brodo di pollo
beef stock|beef broth|low-sodium beef broth|Rinderbrühe|Fleischbrühe|Rinderfond|Kalbsfond|bouillon de bœuf|bouillon de boeuf|fond de veau|caldo de carne|brodo di carne|brodo di manzo
clam juice;fish stock|fish broth|Fischfond|Fischbrühe|fumet de poisson|fumet|caldo de pescado|brodo di pesce
stock cube|bouillon cube|Brühwürfel|Suppenwürfel|cube de bouillon|cubo de caldo|pastilla de caldo|dado da brodo|dado;vegetable stock cube|vegetable bouillon cube|Gemüsebrühwürfel|bouillon cube de légumes;vegetable bouillon|stock powder|bouillon powder|Gemüsebrühepulver
chicken bouillon|chicken bouillon cube|chicken stock cube|chicken bouillon granules
beef bouillon|beef bouillon cube|beef stock cube
condensed milk|sweetened condensed milk|gezuckerte Kondensmilch|Milchmädchen|lait concentré sucré|leche condensada|latte condensato
evaporated milk|Kondensmilch|Kaffeemilch|lait concentré|lait concentré non sucré|leche evaporada|latte evaporato

[pasta and grains]
pasta|Nudeln|Pasta|pâtes|pâte alimentaire
spaghetti|Spaghetti|Spaghettini|espaguetis|espagueti
penne|penne pasta|Penne|penne rigate
macaroni|elbow macaroni|macaroni pasta|Makkaroni|Hörnchennudeln|macaronis|macarrones|maccheroni
fusilli|rotini|fusilli pasta|Fusilli|Spiralnudeln
farfalle|bow-tie pasta|bow tie pasta|Farfalle
linguine|Linguine|linguini
tagliatelle|fettuccine|fettuccine pasta|Tagliatelle|Bandnudeln|Fettuccine
rigatoni;ziti;pappardelle;orecchiette;conchiglie;pasta shell;cavatappi;bucatini;Rigatoni
orzo|orzo pasta|risoni|Kritharaki
lasagne sheet|lasagna noodle|lasagne|lasagna|lasagna sheet|Lasagneplatten|Lasagneblätter|feuilles de lasagne|lasagnes|placas de lasaña|láminas de lasaña|sfoglie per lasagne
cannelloni|Cannelloni
ravioli|Ravioli|raviolis;tortellini|cheese tortellini|Tortellini
gnocchi|potato gnocchi|Gnocchi|ñoquis
spaetzle|Spätzle
noodle|egg noodle|Eiernudeln|nouilles|fideos|nouilles aux œufs
rice noodle|rice vermicelli|rice stick noodle|vermicelli|Reisnudeln|nouilles de riz|vermicelles de riz|fideos de arroz|spaghetti di riso
ramen|ramen noodle|instant noodle|Ramen-Nudeln|Instantnudeln
udon|udon noodle|Udon-Nudeln
soba|soba noodle|Soba-Nudeln
glass noodle|cellophane noodle|Glasnudeln
rice|white rice|long-grain rice|long grain rice|long-grain white rice|long grain white rice|Reis|Langkornreis|riz|riz long|arroz|arroz blanco|riso
basmati rice|basmati|Basmatireis|riz basmati|arroz basmati|riso basmati
jasmine rice|Thai rice|Jasminreis|Duftreis|riz thaï|riz jasmin|arroz jazmín
brown rice|wholegrain rice|brauner Reis|Naturreis|Vollkornreis|riz complet|arroz integral|riso integrale
risotto rice|arborio rice|arborio|carnaroli rice|carnaroli|Risottoreis|Arborio-Reis|riz à risotto|riz arborio|arroz para risotto|riso arborio|riso carnaroli|riso per risotto
sushi rice|Sushireis|riz à sushi|arroz para sushi
paella rice|bomba rice|short-grain rice|short grain rice|arroz bomba|arroz redondo|Rundkornreis
pudding rice|Milchreis|riz au lait|riz rond
glutinous rice|sticky rice|sweet rice|Klebreis|riz gluant
wild rice|Wildreis|riz sauvage|arroz salvaje
cooked rice|gekochter Reis
couscous|Couscous|cuscús
pearl couscous|Israeli couscous
bulgur|bulgur wheat|bulghur|Bulgur|boulgour|bulgur de trigo
quinoa|Quinoa
millet|Hirse|mijo|miglio
barley|pearl barley|pearled barley|Gerste|Perlgraupen|Graupen|orge perlé|orge|cebada|orzo perlato
farro|spelt grain|Dinkel|Grünkern|épeautre|espelta|farro perlato
buckwheat|buckwheat groats|Buchweizen|sarrasin|trigo sarraceno|grano saraceno
polenta|cornmeal polenta|Polenta|Maisgrieß|semoule de maïs|sémola de maíz
semolina|Grieß|Weichweizengrieß|Hartweizengrieß|semoule|sémola|semolino|semola
oat|rolled oat|oats|old-fashioned oat|old fashioned oat|porridge oat|Haferflocken|kernige Haferflocken|zarte Haferflocken|flocon d'avoine|flocons d'avoine|copos de avena|avena|fiocchi d'avena|fiocchi di avena
quick oat|quick-cooking oat|quick cooking oat|instant oat
steel-cut oat|steel cut oat
oatmeal|Hafermehl grob
oat bran;wheat bran;bran;Haferkleie;Weizenkleie;Kleie;son d'avoine;salvado;crusca
wheat germ|Weizenkeime|germe de blé|germen de trigo|germe di grano
muesli;Müsli;granola;Granola
cornflake|corn flake|corn flakes|Cornflakes|copos de maíz
rice krispie;rice cereal;crisp rice cereal;puffed rice;Rice Krispies;Chex cereal;cereal;breakfast cereal;Frühstücksflocken;céréales;cereales;cereali
grits|corn grits|hominy grits;hominy

[baking]
flour|all-purpose flour|all purpose flour|plain flour|white flour|wheat flour|ap flour|AP flour|unbleached flour|unbleached all-purpose flour|Mehl|Weizenmehl|glattes Mehl|farine|farine de blé|farine blanche|harina|harina de trigo|harina común|farina 00|farina di grano tenero;farina
bread flour|strong flour|strong white flour|strong white bread flour|strong bread flour|Brotmehl|farine de force|harina de fuerza|farina forte|farina manitoba|farina 0
cake flour|pastry flour|Kuchenmehl|harina de repostería|farina per dolci
self-raising flour|self-rising flour|self raising flour|self rising flour|farine à gâteaux|harina leudante|harina bizcochona|farina autolievitante
whole wheat flour|wholemeal flour|whole-wheat flour|wholewheat flour|white whole wheat flour|Vollkornmehl|Weizenvollkornmehl|farine complète|farine intégrale|harina integral|farina integrale
spelt flour|Dinkelmehl|farine d'épeautre|harina de espelta|farina di farro
wholemeal spelt flour|Dinkelvollkornmehl
rye flour|Roggenmehl|farine de seigle|harina de centeno|farina di segale
glutinous rice flour|sweet rice flour;rice flour|Reismehl|farine de riz|harina de arroz|farina di riso
almond flour|ground almond|almond meal|gemahlene Mandeln|Mandelmehl|poudre d'amande|poudre d'amandes|amandes en poudre|amande en poudre|almendra molida|harina de almendra|almendras molidas|farina di mandorle
coconut flour|Kokosmehl|farine de coco|harina de coco|farina di cocco
buckwheat flour|Buchweizenmehl|farine de sarrasin|harina de trigo sarraceno|farina di grano saraceno
chickpea flour|gram flour|besan|Kichererbsenmehl|farine de pois chiche|farine de pois chiches|harina de garbanzo|farina di ceci
masa harina;corn flour|Maismehl|farine de maïs|harina de maíz|farina di mais
cornmeal|yellow cornmeal|corn meal
oat flour|Hafermehl|farine d'avoine|harina de avena|farina di avena
tapioca flour|tapioca starch|Tapiokastärke;tapioca|tapioca pearl|Tapioka;arrowroot|arrowroot powder
potato starch|Kartoffelstärke|Kartoffelmehl|fécule de pomme de terre|almidón de patata|fécula de patata|fecola di patate|fecola
cornstarch|corn starch|cornflour|Speisestärke|Maisstärke|Maizena|Stärke|fécule de maïs|amidon de maïs|maïzena|maicena|almidón de maíz|amido di mais|maizena
sugar|white sugar|granulated sugar|white granulated sugar|table sugar|Zucker|weißer Zucker|sucre|sucre blanc|sucre en poudre|azúcar|azúcar blanco|azúcar blanca|zucchero|zucchero semolato|zucchero bianco
sugar cube|Würfelzucker|sucre en morceaux|terrones de azúcar|zollette di zucchero
caster sugar|castor sugar|superfine sugar|super fine sugar|feiner Zucker
brown sugar|light brown sugar|soft brown sugar|packed brown sugar|soft light brown sugar|brauner Zucker|Rohrzucker|cassonade|sucre roux|vergeoise|sucre brun|azúcar moreno|azúcar morena|zucchero di canna
dark brown sugar|soft dark brown sugar;muscovado sugar|dark muscovado sugar|Muscovado|sucre muscovado
demerara sugar|turbinado sugar|raw sugar|Rohzucker
powdered sugar|confectioners' sugar|confectioner's sugar|confectioners sugar|icing sugar|Puderzucker|Staubzucker|sucre glace|azúcar glas|azúcar glass|azúcar glasé|azúcar impalpable|zucchero a velo
vanilla sugar|Vanillezucker|Vanillinzucker|sucre vanillé|azúcar avainillado|azúcar vainillado|zucchero vanigliato|vanillina
jam sugar|preserving sugar|Gelierzucker|sucre gélifiant|azúcar gelificante
coconut sugar;palm sugar;Kokosblütenzucker;Palmzucker;jaggery;sucre de coco;azúcar de coco
pearl sugar|Hagelzucker|sucre perlé
sweetener;stevia;erythritol;Süßstoff;Erythrit;Xylit;Birkenzucker;édulcorant;edulcorante;dolcificante;Splenda
baking powder|Backpulver|levure chimique|polvo de hornear|levadura química|levadura en polvo|levadura royal|lievito per dolci|lievito in polvere
baking soda|bicarbonate of soda|bicarb|sodium bicarbonate|bicarb soda|Natron|Speisenatron|bicarbonate de soude|bicarbonate|bicarbonato|bicarbonato sódico|bicarbonato de sodio|bicarbonato di sodio
cream of tartar|Weinstein|Weinsteinpulver|crème de tartre|crémor tártaro|cremor tartaro
yeast|active dry yeast|instant yeast|dry yeast|dried yeast|fast-action yeast|fast action dried yeast|rapid rise yeast|Trockenhefe|Hefe|levure|levure de boulanger|levure boulangère|levure sèche|levadura|levadura seca|levadura de panadería|levadura seca de panadería|lievito|lievito secco|lievito di birra secco
fresh yeast|frische Hefe|Frischhefe|Hefewürfel|levure fraîche|levadura fresca|lievito di birra|lievito di birra fresco
nutritional yeast|Hefeflocken|levure maltée|levadura nutricional|lievito alimentare
sourdough starter|Sauerteig|levain|masa madre|lievito madre
gelatin|gelatine|unflavored gelatin|Gelatine|gélatine|gelatina
gelatin leaf|gelatine leaf|gelatin sheet|gelatine sheet|Blattgelatine|feuille de gélatine|feuilles de gélatine|hojas de gelatina|colla di pesce|fogli di gelatina
agar-agar|agar agar|agar|Agar-Agar
pectin|Pektin|pectine|pectina
xanthan gum;psyllium husk;Flohsamenschalen;Xanthan
Jell-O|jello|gelatin dessert mix
pudding mix;instant pudding;vanilla pudding mix;instant vanilla pudding mix;Puddingpulver;Vanillepuddingpulver;poudre de pudding;custard powder
cake mix|Backmischung;yellow cake mix;white cake mix;chocolate cake mix
biscuit mix|Bisquick|biscuit baking mix;pancake mix
vanilla extract|vanilla|pure vanilla extract|vanilla essence|Vanilleextrakt|Vanillearoma|extrait de vanille|vanille liquide|extracto de vainilla|esencia de vainilla|vainilla|estratto di vaniglia|vaniglia|Vanille|vanille
vanilla paste|vanilla bean paste|Vanillepaste
vanilla bean|vanilla pod|Vanilleschote|Vanilleschoten|gousse de vanille|gousses de vanille|vaina de vainilla|baccello di vaniglia|bacca di vaniglia
almond extract|Bittermandelaroma|extrait d'amande|extrait d'amande amère|extracto de almendra|estratto di mandorle
peppermint extract;lemon extract;rum extract;orange extract;Rumaroma;Zitronenaroma
rose water;rosewater;orange blossom water;orange flower water;Rosenwasser;eau de rose;eau de fleur d'oranger;fleur d'oranger;agua de rosas;agua de azahar;acqua di rose;acqua di fiori d'arancio
food coloring|food colouring|red food coloring|Lebensmittelfarbe|colorant alimentaire|colorante alimentario|colorante alimentare
chocolate|Schokolade|chocolat|cioccolato
dark chocolate|plain chocolate|bittersweet chocolate|Zartbitterschokolade|dunkle Schokolade|Bitterschokolade|chocolat noir|chocolat pâtissier|chocolate negro|cioccolato fondente;semisweet chocolate|semi-sweet chocolate
milk chocolate|Milchschokolade|Vollmilchschokolade|chocolat au lait|chocolate con leche|cioccolato al latte
white chocolate|weiße Schokolade|chocolat blanc|chocolate blanco|cioccolato bianco;white chocolate chip
unsweetened chocolate|baking chocolate
chocolate chip|semisweet chocolate chip|semi-sweet chocolate chip|dark chocolate chip|mini chocolate chip|Schokotropfen|Schokoladentröpfchen|pépite de chocolat|pépites de chocolat|pepitas de chocolate|chispas de chocolate|gocce di cioccolato;milk chocolate chip
butterscotch chip;peanut butter chip;toffee bit|toffee baking bit
couverture|Kuvertüre|chocolat de couverture|cobertura de chocolate
cocoa|cocoa powder|unsweetened cocoa|unsweetened cocoa powder|cacao|cacao powder|Kakao|Kakaopulver|Backkakao|cacao en poudre|cacao en polvo|cacao amaro|cacao in polvere
honey|Honig|runny honey|miel|miele
maple syrup|pure maple syrup|Ahornsirup|sirop d'érable|sirope de arce|jarabe de arce|sciroppo d'acero
golden syrup;corn syrup|light corn syrup;dark corn syrup;glucose syrup|Glukosesirup|sirop de glucose|glucosa|sciroppo di glucosio;Zuckerrübensirup
agave syrup|agave nectar|agave|Agavendicksaft|sirop d'agave|sirope de agave|sciroppo d'agave
molasses|treacle|black treacle|Melasse|mélasse|melaza|melassa
dulce de leche|confiture de lait;caramel|Karamell|caramelo;caramel sauce
blanched almond;almond|whole almond|Mandel|Mandeln|amande|amandes|almendra|almendras|mandorla|mandorle
slivered almond|almond sliver|Mandelstifte
flaked almond|sliced almond|almond slice|almond flake|Mandelblättchen|gehobelte Mandeln|amandes effilées|almendra laminada|almendras laminadas|mandorle a lamelle
hazelnut|Haselnuss|Haselnüsse|noisette|noisettes|avellana|avellanas|nocciola|nocciole;ground hazelnut|gemahlene Haselnüsse|poudre de noisette
walnut|walnut half|Walnuss|Walnüsse|Walnusskerne|noix|cerneaux de noix|nuez|nueces|noce|noci
pecan|pecan half|pecan nut|Pekannuss|Pekannüsse|noix de pécan|nuez pecana|nueces pecanas|noci pecan
cashew|cashew nut|raw cashew|Cashew|Cashewkerne|Cashewnüsse|noix de cajou|anacardo|anacardos|anacardi|anacardio
pistachio|Pistazie|Pistazien|pistache|pistaches|pistacho|pistachos|pistacchio|pistacchi
macadamia nut;macadamia;Brazil nut;Macadamianüsse;Paranuss;Paranüsse
pine nut|Pinienkern|Pinienkerne|pignon|pignons|pignons de pin|piñón|piñones|pinolo|pinoli
peanut|Erdnuss|Erdnüsse|cacahuète|cacahuètes|cacahuete|cacahuetes|arachide|arachidi
nut|mixed nut|Nüsse|gemischte Nüsse|fruits secs|frutos secos|frutta secca;gemahlene Nüsse
sweetened coconut|sweetened shredded coconut|sweetened flaked coconut|sweetened coconut flake
desiccated coconut|shredded coconut|coconut flake|flaked coconut|unsweetened shredded coconut|unsweetened coconut|unsweetened flaked coconut|unsweetened coconut flake|Kokosraspel|Kokosflocken|noix de coco râpée|coco rallado|cocco grattugiato|farina di cocco disidratato
sesame seed|sesame|white sesame seed|toasted sesame seed|Sesam|Sesamsamen|graine de sésame|graines de sésame|sésame|semillas de sésamo|sésamo|ajonjolí|semi di sesamo|sesamo
black sesame seed|schwarzer Sesam
sunflower seed|Sonnenblumenkerne|graines de tournesol|pipas de girasol|semillas de girasol|semi di girasole
pumpkin seed|pepita|Kürbiskerne|graines de courge|pipas de calabaza|semillas de calabaza|semi di zucca
flaxseed|linseed|flax seed|Leinsamen|graines de lin|semillas de lino|linaza|semi di lino;ground flaxseed|flax meal
chia seed|chia|Chiasamen|Chia-Samen|graines de chia|semillas de chía|semi di chia
poppy seed|Mohn|Mohnsamen|graines de pavot|pavot|semillas de amapola|semi di papavero;gemahlener Mohn
raisin|Rosine|Rosinen|raisin sec|raisins secs|pasas|uvas pasas|uva passa|uvetta
sultana|golden raisin|Sultaninen
dried currant|Korinthen|raisins de Corinthe
dried cranberry|craisin|getrocknete Cranberries|cranberries séchées|arándanos rojos secos|mirtilli rossi essiccati
dried apricot|getrocknete Aprikosen|Trockenaprikosen|abricots secs|orejones|albicocche secche
dried fig|getrocknete Feigen|figues sèches|higos secos|fichi secchi
dried cherry;dried blueberry;dried fruit;mixed dried fruit;Trockenfrüchte;fruits séchés
date|medjool date|pitted date|Dattel|Datteln|datte|dattes|dátil|dátiles|dattero|datteri
prune|dried plum|pitted prune|Trockenpflaumen|Backpflaumen|pruneau|pruneaux|ciruelas pasas|ciruela pasa|prugne secche
candied orange peel|Orangeat;candied lemon peel|Zitronat;mixed peel|candied peel
candied fruit|fruits confits|fruta confitada|frutta candita|canditi
maraschino cherry|Cocktailkirschen
candied cherry|glacé cherry|glace cherry|Belegkirschen|cerises confites|guindas|ciliegie candite
sprinkles|nonpareils|Streusel bunt|Zuckerstreusel|vermicelles colorés|fideos de colores|zuccherini
marshmallow|mini marshmallow|miniature marshmallow|Marshmallows|guimauves|malvaviscos|nubes
marshmallow creme|marshmallow fluff
almond paste;marzipan|Marzipan|Marzipanrohmasse|pâte d'amande|mazapán|marzapane|pasta di mandorle
graham cracker crumb;graham cracker;graham cracker crust
amaretti|amaretti biscuit|Amarettini
digestive biscuit|Butterkekse|Butterkeks|petits-beurre|galletas maría|galletas digestive|biscotti secchi
speculoos;gingersnap;Spekulatius;spéculoos
oreo|oreo cookie|chocolate sandwich cookie
wafer;vanilla wafer;ice cream cone;Oblaten;Backoblaten
breadcrumb|bread crumb|dry breadcrumb|dry bread crumb|fine dry breadcrumb|Semmelbrösel|Paniermehl|Brösel|chapelure|pan rallado|pangrattato|pane grattugiato
panko|panko breadcrumb|panko bread crumb|Panko|Pankomehl
fresh breadcrumb|fresh bread crumb|soft breadcrumb|soft bread crumb|frische Brösel
Italian breadcrumb|seasoned breadcrumb|Italian seasoned breadcrumb|Italian-style breadcrumb
stuffing mix;Semmelknödelteig;Knödelbrot
shortening|vegetable shortening|Crisco|Pflanzenfett|Kokosfett|végétaline|manteca vegetal
milk powder|powdered milk|dry milk|nonfat dry milk|nonfat dry milk powder|Milchpulver|lait en poudre|leche en polvo|latte in polvere
protein powder;whey protein;Proteinpulver;whey
Sahnesteif
starch|fécule
matzo meal
atta|atta flour
Vanillesoße|Vanillesauce

[spices]
salt|table salt|fine salt|cooking salt|Salz|Speisesalz|Jodsalz|sel|sel fin|sal|sal fina|sale|sale fino
sea salt|fine sea salt|Meersalz|sel de mer|sal marina|sale marino;coarse salt|coarse sea salt|rock salt|grobes Salz|grobes Meersalz|gros sel|sel gros|sal gorda|sal gruesa|sale grosso;flaky sea salt|flaky salt|fleur de sel
kosher salt|koscheres Salz
pepper|black pepper|ground black pepper|ground pepper|fresh ground black pepper|freshly ground pepper|freshly ground black pepper|cracked black pepper|cracked pepper|Pfeffer|schwarzer Pfeffer|gemahlener Pfeffer|poivre|poivre noir|poivre du moulin|poivre moulu|pimienta|pimienta negra|pimienta negra molida|pimienta molida|pepe|pepe nero|pepe nero macinato
white pepper|ground white pepper|weißer Pfeffer|poivre blanc|pimienta blanca|pepe bianco
peppercorn|black peppercorn|whole black pepper|Pfefferkörner|schwarze Pfefferkörner|grains de poivre|poivre en grains|pimienta en grano|granos de pimienta|pepe in grani
green peppercorn;pink peppercorn;rosa Pfeffer;grüner Pfeffer;baies roses;poivre vert;pepe rosa
Sichuan pepper|Szechuan peppercorn|Sichuan peppercorn|Szechuanpfeffer|poivre du Sichuan
salt and pepper|salt and black pepper|salt and ground pepper|salt and ground black pepper|kosher salt and pepper|kosher salt and black pepper|kosher salt and ground black pepper|kosher salt and ground pepper|sea salt and pepper|sea salt and black pepper|sea salt and ground black pepper|sea salt and ground pepper|coarse salt and pepper|coarse salt and ground pepper|pepper and salt|Salz und Pfeffer|Pfeffer und Salz|sel et poivre|poivre et sel|sel, poivre|sal y pimienta|pimienta y sal|sale e pepe|pepe e sale|sal e pimenta|pimenta e sal|peper en zout|zout en peper|salt och peppar|peppar och salt|salt og peber|salt og pepper|peber og salt|pepper og salt|suola ja pippuri|sól i pieprz|pieprz i sól|sůl a pepř|pepř a sůl|soľ a korenie|só és bors|tuz ve karabiber|соль и перец|αλάτι και πιπέρι|sare și piper
paprika|sweet paprika|paprika powder|Paprikapulver|edelsüßes Paprikapulver|Paprika edelsüß|Paprikapulver edelsüß|Paprikapulver edelsüss|pimentón|pimentón dulce|paprika dolce
hot paprika|Paprika rosenscharf|scharfes Paprikapulver|Paprikapulver rosenscharf|pimentón picante
smoked paprika|geräuchertes Paprikapulver|paprika fumé|paprika fumée|pimentón ahumado|pimentón de la Vera|paprika affumicata
cayenne|cayenne pepper|ground cayenne pepper|ground red pepper|ground cayenne|Cayennepfeffer|piment de Cayenne|poivre de Cayenne|cayena|pimienta de cayena|pepe di Caienna
Kashmiri chili powder|Kashmiri chile powder|Kashmiri red chile powder
chili powder|chilli powder|red chili powder|Chilipulver|poudre de piment|piment en poudre|chile en polvo|peperoncino in polvere
chili flake|chilli flake|red pepper flake|crushed red pepper|crushed red pepper flake|red chili flake|hot pepper flake|Chiliflocken|flocons de piment|piment d'Espelette|hojuelas de chile|copos de chile|peperoncino in scaglie|fiocchi di peperoncino
ancho chile powder;ancho chili powder;chipotle chili powder;chipotle powder;dried chili;dried red chili;dried chile;dried red chile;getrocknete Chili;getrocknete Chilischoten;ancho chile
cumin|ground cumin|cumin powder|Kreuzkümmel|gemahlener Kreuzkümmel|Cumin|cumin en poudre|cumin moulu|comino|comino molido|cumino
cumin seed|Kreuzkümmelsamen|graines de cumin|semillas de comino
caraway|caraway seed|Kümmel|Kümmelsamen|carvi|graines de carvi|alcaravea|cumino dei prati
ground coriander|coriander powder|gemahlener Koriander|coriandre en poudre|coriandre moulue|cilantro molido|coriandolo in polvere
coriander seed|Koriandersamen|Korianderkörner|graines de coriandre|semillas de cilantro|semi di coriandolo
turmeric|ground turmeric|turmeric powder|Kurkuma|Kurkumapulver|curcuma|cúrcuma
ground ginger|ginger powder|dried ginger|gemahlener Ingwer|Ingwerpulver|gingembre en poudre|gingembre moulu|jengibre en polvo|jengibre molido|zenzero in polvere
crystallized ginger|candied ginger|stem ginger|kandierter Ingwer
cinnamon|ground cinnamon|cinnamon powder|Zimt|gemahlener Zimt|Zimtpulver|cannelle|cannelle en poudre|cannelle moulue|canela|canela en polvo|canela molida|cannella|cannella in polvere
cinnamon stick|whole cinnamon|Zimtstange|Zimtstangen|bâton de cannelle|bâtons de cannelle|canela en rama|rama de canela|stecca di cannella
nutmeg|ground nutmeg|grated nutmeg|fresh nutmeg|Muskat|Muskatnuss|gemahlener Muskat|geriebene Muskatnuss|muscade|noix de muscade|nuez moscada|noce moscata
mace|Macis|Muskatblüte|macis
clove|whole clove|Nelke|Nelken|Gewürznelke|Gewürznelken|clou de girofle|clous de girofle|clavo|clavos|clavo de olor|chiodo di garofano|chiodi di garofano;ground clove|gemahlene Nelken
allspice|ground allspice|quatre-épices|piment de la Jamaïque|pimienta de Jamaica;allspice berry|whole allspice
cardamom|ground cardamom|gemahlener Kardamom|Kardamom|cardamome|cardamomo;cardamom pod|green cardamom pod|Kardamomkapseln|gousses de cardamome;cardamom seed
star anise|Sternanis|anis étoilé|badiane|anís estrellado|anice stellato
anise|aniseed|anise seed|Anis|anis vert|anís|anice
fennel seed|Fenchelsamen|graines de fenouil|semillas de hinojo|semi di finocchio
fenugreek|fenugreek seed|Bockshornklee|fenugrec|fenogreco|fieno greco;fenugreek leaf
mustard seed|Senfkörner|Senfsaat|graines de moutarde|semillas de mostaza|semi di senape;yellow mustard seed;black mustard seed|brown mustard seed
mustard powder|dry mustard|ground mustard|Senfpulver|moutarde en poudre|mostaza en polvo|senape in polvere
saffron|saffron thread|Safran|Safranfäden|safran|azafrán|zafferano
sumac|Sumach|sumac moulu
za'atar|zaatar|Zatar
bay leaf|bay|dried bay leaf|Lorbeerblatt|Lorbeerblätter|Lorbeer|feuille de laurier|feuilles de laurier|laurier|laurel|hoja de laurel|hojas de laurel|alloro|foglia di alloro|foglie di alloro
dried oregano|getrockneter Oregano|Oregano getrocknet|origan séché|origan sec|orégano seco|origano secco
dried thyme|ground thyme|getrockneter Thymian|thym séché|tomillo seco|timo secco
dried basil|getrocknetes Basilikum|basilic séché|albahaca seca|basilico secco
dried rosemary|getrockneter Rosmarin|romarin séché|romero seco
dried parsley|parsley flake|dried parsley flake|getrocknete Petersilie|persil séché|perejil seco
dried dill|dried dill weed|getrockneter Dill
dried sage|ground sage|rubbed sage|getrockneter Salbei
dried mint|getrocknete Minze|menthe séchée
dried marjoram|getrockneter Majoran|Majoran gerebelt
dried tarragon|getrockneter Estragon
dried chive;dried herb
herbes de Provence|Kräuter der Provence|hierbas provenzales|erbe di Provenza
Italian seasoning|Italian herb|Italian herb seasoning|mixed herb|dried mixed herb|italienische Kräuter|herbes italiennes|hierbas italianas|erbe aromatiche
bouquet garni;Kräutersträußchen
savory|Bohnenkraut|sarriette|ajedrea|santoreggia
lavender|Lavendel|Lavendelblüten|lavande|lavanda
juniper berry|Wacholderbeeren|Wacholder|baies de genièvre|genièvre|bayas de enebro|bacche di ginepro
garlic powder|granulated garlic|Knoblauchpulver|Knoblauchgranulat|ail en poudre|ail semoule|ajo en polvo|aglio in polvere
garlic salt|Knoblauchsalz
dried minced onion|minced dried onion|onion flake|dried onion|dried onion flake
onion powder|granulated onion|Zwiebelpulver|Zwiebelgranulat|oignon en poudre|cebolla en polvo|cipolla in polvere
onion soup mix|dry onion soup mix|Zwiebelsuppe Tüte
onion salt;celery salt;seasoned salt;seasoning salt;Lawry's seasoned salt;Selleriesalz;Kräutersalz;sel de céleri;sal de apio
celery seed|Selleriesamen
lemon pepper|lemon pepper seasoning|lemon-pepper seasoning|Zitronenpfeffer
curry powder|curry|mild curry powder|Curry|Currypulver|poudre de curry|curry en poudre|curry en polvo|curry in polvere
garam masala|Garam Masala
tandoori masala;chaat masala;panch phoron
ras el hanout|Ras el-Hanout
five-spice powder|five spice powder|Chinese five-spice powder|Chinese five spice|Fünf-Gewürze-Pulver|cinq-épices|cinco especias chinas
pumpkin pie spice;mixed spice|mélange quatre épices;apple pie spice;Lebkuchengewürz|épices à pain d'épices
Cajun seasoning;Creole seasoning;Old Bay seasoning;Old Bay;épices cajun
taco seasoning|taco seasoning mix|fajita seasoning|Tacogewürz
poultry seasoning;steak seasoning;Montreal steak seasoning;Grillgewürz;Brathähnchengewürz
ranch dressing mix|ranch seasoning|dry ranch dressing mix
seasoning|spice|Gewürze|épices|especias|spezie
MSG|monosodium glutamate|Accent seasoning
asafoetida|hing|Asant
sichuan chili oil crisp
wasabi powder;nori;nori sheet;seaweed;kombu;wakame;Nori-Blätter;algue nori;alga nori;alghe nori
dried mushroom|getrocknete Pilze|setas secas;dried porcini|dried porcini mushroom|getrocknete Steinpilze|cèpes séchés|funghi porcini secchi;dried shiitake|dried shiitake mushroom
meat tenderizer;liquid smoke;Flüssigrauch

[oils and condiments]
olive oil|extra virgin olive oil|extra-virgin olive oil|virgin olive oil|light olive oil|EVOO|Olivenöl|natives Olivenöl|Olivenöl extra vergine|huile d'olive|huile d'olive vierge extra|aceite de oliva|aceite de oliva virgen extra|aceite de oliva virgen|AOVE|olio d'oliva|olio di oliva|olio extravergine d'oliva|olio extravergine di oliva|olio evo|olio EVO
oil|vegetable oil|cooking oil|neutral oil|frying oil|salad oil|oil for frying|Öl|Pflanzenöl|Speiseöl|neutrales Öl|Bratöl|huile|huile végétale|huile neutre|huile de friture|aceite|aceite vegetal|olio|olio vegetale|olio di semi
sunflower oil|Sonnenblumenöl|huile de tournesol|aceite de girasol|olio di girasole|olio di semi di girasole
canola oil|rapeseed oil|Rapsöl|huile de colza|aceite de colza|olio di colza
corn oil;Maiskeimöl;safflower oil;grapeseed oil;grape seed oil;avocado oil;Traubenkernöl;huile de pépins de raisin
peanut oil|groundnut oil|Erdnussöl|huile d'arachide|aceite de cacahuete|olio di arachidi|olio di semi di arachide
sesame oil|toasted sesame oil|dark sesame oil|Sesamöl|geröstetes Sesamöl|huile de sésame|aceite de sésamo|olio di sesamo
coconut oil|melted coconut oil|virgin coconut oil|Kokosöl|huile de coco|aceite de coco|olio di cocco
walnut oil|Walnussöl|huile de noix|aceite de nuez|olio di noci
truffle oil|Trüffelöl|huile de truffe
pumpkin seed oil|Kürbiskernöl
linseed oil|flaxseed oil|Leinöl
chili oil|chilli oil|Chiliöl|huile pimentée|aceite picante|olio al peperoncino
cooking spray|nonstick cooking spray|vegetable cooking spray|non-stick cooking spray|oil spray|Backtrennspray|spray de cocina
vinegar|white vinegar|distilled white vinegar|white distilled vinegar|distilled vinegar|Essig|Branntweinessig|vinaigre|vinaigre blanc|vinagre|vinagre blanco|aceto|aceto bianco
white wine vinegar|Weißweinessig|vinaigre de vin blanc|vinagre de vino blanco|aceto di vino bianco
red wine vinegar|wine vinegar|Rotweinessig|vinaigre de vin rouge|vinaigre de vin|vinagre de vino tinto|vinagre de vino|aceto di vino rosso|aceto di vino
apple cider vinegar|cider vinegar|Apfelessig|vinaigre de cidre|vinagre de manzana|aceto di mele
balsamic vinegar|balsamic|Balsamico|Balsamicoessig|Aceto balsamico|vinaigre balsamique|vinagre balsámico|aceto balsamico
white balsamic vinegar|weißer Balsamico|heller Balsamico
sherry vinegar|Sherryessig|vinaigre de Xérès|vinagre de Jerez
rice vinegar|rice wine vinegar|seasoned rice vinegar|Reisessig|vinaigre de riz|vinagre de arroz|aceto di riso
malt vinegar;Malzessig;champagne vinegar
balsamic glaze|balsamic reduction|Balsamicocreme|crema de balsámico|crème de balsamique
mustard|prepared mustard|yellow mustard|Senf|mittelscharfer Senf|moutarde|mostaza|senape
Dijon mustard|dijon|Dijon-style mustard|Dijonsenf|Dijon-Senf|moutarde de Dijon|mostaza de Dijon|senape di Digione
wholegrain mustard|whole grain mustard|whole-grain mustard|grainy mustard|grober Senf|körniger Senf|moutarde à l'ancienne|mostaza antigua|senape in grani
honey mustard;Honigsenf;spicy brown mustard;süßer Senf
ketchup|tomato ketchup|catsup|Ketchup|Tomatenketchup
mayonnaise|mayo|Mayonnaise|mayonesa|maionese
aioli;tartar sauce;Remoulade;remoulade;rémoulade;alioli
soy sauce|light soy sauce|soya sauce|shoyu|Sojasauce|Sojasoße|helle Sojasauce|sauce soja|salsa de soja|salsa di soia
dark soy sauce|dunkle Sojasauce
low-sodium soy sauce|reduced-sodium soy sauce|low sodium soy sauce
tamari;Tamari;coconut aminos
kecap manis|Ketjap Manis
teriyaki sauce|Teriyakisauce|sauce teriyaki|salsa teriyaki
hoisin sauce|hoisin|Hoisinsauce|sauce hoisin
oyster sauce|Austernsauce|Austernsoße|sauce d'huître|sauce huître|salsa de ostras|salsa di ostriche
fish sauce|nam pla|nuoc mam|Fischsauce|Fischsoße|sauce nuoc-mâm|nuoc-mâm|sauce poisson|salsa de pescado|salsa di pesce
Worcestershire sauce|Worcestershire|worcester sauce|Worcestersauce|Worcestershiresauce|sauce Worcestershire|salsa Worcestershire|salsa inglesa|salsa Worcester
hot sauce|hot pepper sauce|Tabasco|Tabasco sauce|tabasco|scharfe Soße|sauce piquante|salsa picante
sriracha|sriracha sauce|Sriracha
sweet chili sauce|sweet chilli sauce|Thai sweet chili sauce|süße Chilisauce|sauce chili douce|sauce pimentée sucrée|salsa de chile dulce
chili garlic sauce|chile garlic sauce|chilli garlic sauce
chili sauce|chilli sauce|chile sauce|Chilisauce|sauce pimentée
sambal oelek|sambal|Sambal Oelek
gochujang|gochujang paste|Gochujang
gochugaru|Korean chili flake|Korean red pepper flake
harissa|harissa paste|Harissa
miso|miso paste|white miso|white miso paste|Miso|Misopaste|pâte miso|pasta de miso|pasta di miso;red miso
tahini|sesame paste|tahini paste|Tahin|Tahini|Sesampaste|Sesammus|tahin|crème de sésame|tahina
hummus|houmous|Hummus|hummous
Thai red curry paste|red curry paste|rote Currypaste|pâte de curry rouge|pasta de curry rojo|pasta di curry rosso
Thai green curry paste|green curry paste|grüne Currypaste|pâte de curry vert|pasta de curry verde
curry paste|yellow curry paste|Currypaste|pâte de curry
tamarind|tamarind paste|tamarind concentrate|Tamarinde|Tamarindenpaste|tamarin|pâte de tamarin|tamarindo
shrimp paste;black bean sauce;fermented black bean;doubanjiang
pesto|basil pesto|prepared pesto|grünes Pesto|Pesto|pesto alla genovese
barbecue sauce|BBQ sauce|bbq sauce|Barbecuesauce|Grillsauce|sauce barbecue|salsa barbacoa|salsa barbecue
salsa;tomato salsa;chunky salsa;salsa verde
enchilada sauce;red enchilada sauce;taco sauce;adobo sauce
guacamole|Guacamole
ranch dressing|ranch salad dressing;blue cheese dressing|blue cheese salad dressing;Italian dressing;Italian salad dressing;salad dressing;Caesar dressing;vinaigrette;Salatdressing;aliño;condimento per insalata
steak sauce;gravy;gravy mix;Bratensoße;brown gravy mix
horseradish jar|prepared horseradish|horseradish sauce|Sahnemeerrettich
wasabi|wasabi paste|Wasabi
whole berry cranberry sauce|whole-berry cranberry sauce
cranberry sauce|jellied cranberry sauce|Preiselbeeren|Preiselbeermarmelade|sauce aux airelles
mango chutney|chutney|Mangochutney|Chutney
peanut butter|creamy peanut butter|smooth peanut butter|Erdnussbutter|Erdnussmus|beurre de cacahuète|beurre de cacahuètes|mantequilla de cacahuete|crema de cacahuete|burro di arachidi
crunchy peanut butter|chunky peanut butter
almond butter|Mandelmus|purée d'amande|crema de almendras|burro di mandorle
nutella|chocolate hazelnut spread|hazelnut spread|Nuss-Nougat-Creme|pâte à tartiner|crema de cacao|crema di nocciole
jam|Marmelade|Konfitüre|confiture|mermelada|marmellata|confettura
apricot jam|apricot preserve|Aprikosenmarmelade|Aprikosenkonfitüre|confiture d'abricot|confiture d'abricots|mermelada de albaricoque|confettura di albicocche|marmellata di albicocche
raspberry jam|Himbeermarmelade|Himbeerkonfitüre|confiture de framboise|confiture de framboises|mermelada de frambuesa|confettura di lamponi
strawberry jam|strawberry preserve|Erdbeermarmelade|Erdbeerkonfitüre|confiture de fraise|confiture de fraises|mermelada de fresa|confettura di fragole
orange marmalade|marmalade|Orangenmarmelade|marmelade d'orange|mermelada de naranja|marmellata di arance
red currant jelly|redcurrant jelly|Johannisbeergelee|gelée de groseille
lemon curd;lemon pie filling;cherry pie filling;apple pie filling
plum jam|Pflaumenmus|Powidl
lemon juice|fresh lemon juice|freshly squeezed lemon juice|bottled lemon juice|juice of lemon|juice of a lemon|Zitronensaft|jus de citron|zumo de limón|jugo de limón|succo di limone
lime juice|fresh lime juice|freshly squeezed lime juice|juice of lime|juice of a lime|Limettensaft|jus de citron vert|jus de lime|zumo de lima|jugo de lima|jugo de limón verde|succo di lime
Marmite|yeast extract|Vegemite

[drinks]
water|tap water|warm water|lukewarm water|boiling water|hot water|cold water|ice water|iced water|Wasser|Leitungswasser|warmes Wasser|lauwarmes Wasser|kochendes Wasser|heißes Wasser|kaltes Wasser|eau|eau tiède|eau chaude|eau froide|eau bouillante|agua|agua tibia|agua fría|agua hirviendo|agua caliente|acqua|acqua tiepida|acqua fredda|acqua calda|acqua bollente
sparkling water|soda water|mineral water|club soda|carbonated water|Mineralwasser|Sprudel|eau gazeuse|eau minérale|agua con gas|agua mineral|acqua frizzante|acqua minerale|seltzer
tonic water|Tonic Water|tonic|tónica|acqua tonica
lemonade;Limonade;limonade;limonada;limonata;lemon-lime soda;ginger ale;ginger beer
cola|Coca-Cola|Coke|Cola
orange juice|fresh orange juice|freshly squeezed orange juice|Orangensaft|jus d'orange|zumo de naranja|jugo de naranja|succo d'arancia;orange juice concentrate|frozen orange juice concentrate
apple cider;apple juice|Apfelsaft|jus de pomme|jus de pommes|zumo de manzana|succo di mela
pineapple juice|Ananassaft|jus d'ananas|zumo de piña|jugo de piña|succo d'ananas
grape juice;cranberry juice;pomegranate juice;tomato juice;Traubensaft;Tomatensaft;jus de tomate;zumo de tomate;succo di pomodoro;cherry juice;Kirschsaft
carrot juice;vegetable juice;V8 juice
coconut water|Kokoswasser|eau de coco
coffee|ground coffee|Kaffee|café|caffè
espresso|brewed espresso|Espresso|expresso;brewed coffee|strong coffee
espresso powder|instant espresso powder|instant espresso|Espressopulver
instant coffee|instant coffee granules|instant coffee granule|Instantkaffee|café soluble|caffè solubile
tea|black tea|tea bag|Tee|Schwarztee|thé|thé noir|té|té negro|tè
green tea|Grüntee|grüner Tee|thé vert|té verde|tè verde;matcha|matcha powder|thé matcha
herbal tea|Kräutertee|tisane|infusión|tisana
hot chocolate|hot chocolate mix|Trinkschokolade|chocolat en poudre|chocolate a la taza
wine|Wein|vin|vino
white wine|dry white wine|trockener Weißwein|Weißwein|vin blanc|vin blanc sec|vino blanco|vino blanco seco|vino bianco|vino bianco secco
red wine|dry red wine|Rotwein|trockener Rotwein|vin rouge|vino tinto|vino rosso
rosé wine|Roséwein|vin rosé|vino rosado
sparkling wine|Sekt|spumante|crémant|cava;champagne|Champagner;prosecco|Prosecco
beer|Bier|bière|cerveza|birra;lager|helles Bier|bière blonde;stout|Guinness|dunkles Bier|bière brune|cerveza negra;ale
cider|dry cider|hard cider|Apfelwein|Cidre|cidre|sidra|sidro
sherry|dry sherry|cooking sherry|Sherry|xérès|jerez
port|port wine|ruby port|Portwein|porto|oporto
Marsala;Marsala wine;Madeira;madère
vermouth|dry vermouth|Wermut|Noilly Prat|vermut
Shaoxing wine|Chinese rice wine|Shaoxing rice wine|Chinese cooking wine|Reiswein|vin de riz|vino de arroz
mirin|Mirin
sake|Sake|saké
rum|Rum|rhum|ron;dark rum|brauner Rum|rhum ambré|rhum brun;white rum|light rum|weißer Rum|rhum blanc|ron blanco
brandy|Weinbrand|Brandy;cognac|Cognac|coñac
whisky|whiskey|Whisky|Whiskey;bourbon|bourbon whiskey
vodka|Wodka
gin|Gin|ginebra
tequila|Tequila;mezcal
Grand Marnier;Cointreau;triple sec;orange liqueur|Orangenlikör|liqueur d'orange|licor de naranja|liquore all'arancia
amaretto|Amaretto|almond liqueur
kirsch|kirschwasser|Kirschwasser|kirsh
Kahlúa;kahlua;coffee liqueur;Irish cream;Baileys;Kaffeelikör;Eierlikör;liqueur de café
limoncello;sambuca;Pernod;pastis;ouzo;grappa
Campari;Aperol;Angostura bitters;bitters
grenadine;simple syrup|Sirup|Zuckersirup|sirop|sirop de sucre de canne|almíbar|sciroppo
Calvados
chai

[snacks]
potato chip|crisp|potato crisp|Kartoffelchips|patatas fritas de bolsa|patatine
tortilla chip|corn chip|nacho|nacho chip|Tortillachips|Tortilla-Chips|Nachos|totopos|nachos
popcorn|popping corn|Popcorn|palomitas|popcorn kernel
cracker|saltine cracker|saltine|Ritz cracker|buttery round cracker|Cracker|galletas saladas|crackers
crispbread;Knäckebrot;rice cake;Reiswaffeln;galettes de riz;tortitas de arroz;gallette di riso
cookie|cookies|biscuit|Keks|Kekse|Plätzchen|galleta|galletas|biscotto|biscotti|biscuits;shortbread
pretzel stick|Salzstangen
chocolate bar;candy bar;Snickers;Schokoriegel;KitKat
candy;sweets;gummy bear;Bonbons;Gummibärchen;bonbon;caramelos;caramelle;peppermint candy;candy cane;M M's
chewing gum|Kaugummi
prawn cracker;fried onion;french fried onion;Röstzwiebeln;oignons frits;cebolla frita

[household]
kitchen paper|paper towel|Küchenpapier|Küchenrolle|essuie-tout|papel de cocina|carta da cucina
toilet paper|Toilettenpapier|Klopapier|papier toilette|papel higiénico|carta igienica
tissue|Taschentücher|mouchoirs|pañuelos|fazzoletti
bin bag|refuse sack|garbage bag|trash bag|bin liner|Müllbeutel|Müllsäcke|sac poubelle|sacs poubelle|bolsas de basura|sacchi della spazzatura|sacchetti spazzatura
freezer bag|zip bag|resealable bag|sandwich bag|Gefrierbeutel|sacs de congélation|bolsas de congelación|sacchetti per congelatore
aluminium foil|aluminum foil|tin foil|foil|Alufolie|papier aluminium|papel de aluminio|carta stagnola|alluminio
cling film|plastic wrap|Frischhaltefolie|film alimentaire|papel film|pellicola trasparente
baking paper|parchment paper|parchment|greaseproof paper|baking parchment|wax paper|waxed paper|Backpapier|papier sulfurisé|papier cuisson|papel de horno|papel vegetal|carta forno
muffin case|muffin liner|cupcake liner|paper liner|Muffinförmchen|Papierförmchen|caissettes|cápsulas para magdalenas|pirottini
washing-up liquid|dish soap|Spülmittel|liquide vaisselle|lavavajillas|detersivo per piatti
dishwasher tablet|Spülmaschinentabs|pastilles lave-vaisselle|pastillas lavavajillas;Spülmaschinensalz
laundry detergent|washing powder|Waschmittel|lessive|detergente|detersivo
sponge|kitchen sponge|Spülschwamm|éponge|estropajo|spugna
soap|hand soap|Seife|savon|jabón|sapone
shampoo|Shampoo|shampooing|champú;Duschgel
toothpaste|Zahnpasta|dentifrice|pasta de dientes|dentifricio
toothbrush|Zahnbürste|Zahnbürsten|brosse à dents|cepillo de dientes|spazzolino
toothpick|Zahnstocher|cure-dents|palillos|stuzzicadenti;wooden skewer|bamboo skewer|skewer|Holzspieße|Schaschlikspieße|brochettes en bois|brochetas|spiedini di legno
kitchen twine|kitchen string|butcher's twine|Küchengarn|ficelle de cuisine|hilo de cocina|spago da cucina
cheesecloth|muslin|Passiertuch
napkin|paper napkin|Servietten|serviettes|servilletas|tovaglioli
candle|birthday candle|Kerzen|bougies|velas|candele
battery|Batterien|piles|pilas|batterie
light bulb|Glühbirne|ampoule|bombilla|lampadina
match|matches|lighter|Streichhölzer|allumettes|cerillas|fiammiferi
charcoal|barbecue charcoal|Grillkohle|Holzkohle|charbon de bois|carbón|carbonella
cat food|Katzenfutter|croquettes pour chat|comida para gatos|cibo per gatti
dog food|Hundefutter|croquettes pour chien|comida para perros|cibo per cani
nappy|diaper|Windeln|couches|pañales|pannolini
coffee filter|Kaffeefilter|filtres à café|filtros de café|filtri da caffè

"""
}
