// Food and drink.
import { readEntries } from '../read-entries.ts';

export const food = readEntries(`
amphora | amphora, clay jar | Amphore, Tonkrug | ánfora | amphore
avocado | avocado | Avocado | aguacate | avocat
baby-bottle | baby bottle, feeding bottle | Babyflasche, Fläschchen | biberón | biberon
bacon | bacon | Speck, Bacon | beicon, tocino | lard, bacon
bagel | bagel | Bagel | bagel | bagel
banana | banana | Banane | plátano, banana | banane
bean | bean, beans | Bohne | alubia, frijol, judía, habichuela | haricot
beer-mug | beer mug, glass of beer, pint, beer, beer glass | Bierglas, Bierkrug, Bier, Glas Bier | jarra de cerveza, cerveza, vaso de cerveza | chope de bière, bière, verre de bière
bell-pepper | bell pepper, sweet pepper | Paprika, Paprikaschote | pimiento | poivron
bento-box | bento box, bento | Bento-Box, Bentobox | caja bento | boîte à bento, bento
juice-box | juice box, drink carton, juice carton | Trinkpäckchen, Saftpackung, Saftkarton | brik, zumo en brik | brique de jus
blueberry | blueberry | Heidelbeere, Blaubeere | arándano | myrtille
champagne | champagne, bottle of champagne, champagne bottle, sparkling wine, prosecco | Sekt, Sektflasche, Champagner, Champagnerflasche, Schaumwein | champán, botella de champán, cava, vino espumoso | champagne, bouteille de champagne, vin mousseux
bowl | bowl, cereal bowl | Schüssel, Müslischale | bol, cuenco | bol
broccoli | broccoli | Brokkoli, Broccoli | brócoli | brocoli
toadstool | toadstool | Fliegenpilz | seta venenosa | champignon vénéneux, amanite
mushroom | mushroom | Pilz, Champignon | seta, champiñón | champignon
bubble-tea | bubble tea, boba tea | Bubble Tea | té de burbujas | thé aux perles, bubble tea
burrito | burrito, wrap | Burrito, Wrap | burrito | burrito
sweet | candy, bonbon | Bonbon | caramelo | bonbon
tin | tin, tin can, canned food, food tin, tin of food | Konservendose, Blechdose, Dose | lata, lata de conserva, conserva | boîte de conserve, conserve
carrot | carrot | Karotte, Möhre, Mohrrübe | zanahoria | carotte
cheese | cheese | Käse | queso | fromage
cherry | cherry | Kirsche | cereza | cerise
chestnut | chestnut | Kastanie, Marone | castaña | châtaigne, marron
chopsticks | chopsticks | Essstäbchen | palillos chinos | baguettes chinoises
cocktail | cocktail, cocktail glass, martini | Cocktail, Cocktailglas | cóctel | cocktail, verre à cocktail
coconut | coconut | Kokosnuss | coco | noix de coco
rice | rice, bowl of rice | Reis, Reisschale | arroz, bol de arroz | riz, bol de riz
fried-egg | fried egg | Spiegelei | huevo frito | œuf au plat
crab | crab | Krabbe, Krebs | cangrejo | crabe
cucumber | cucumber | Gurke, Salatgurke | pepino | concombre
soft-drink | soft drink, fountain drink, cup with straw | Softdrink, Becher mit Strohhalm | refresco, vaso con pajita | boisson gazeuse, gobelet avec paille
cupcake | cupcake, muffin | Cupcake, Muffin | magdalena, cupcake | cupcake, muffin
pudding | custard, pudding, flan, crème caramel | Pudding | flan | flan, crème caramel
steak | steak, cut of meat | Steak, Rindersteak | filete, bistec | steak, bifteck
doughnut | doughnut, donut | Donut | rosquilla, dónut, donut | donut, beignet
dumpling | dumpling | Teigtasche, Maultasche | empanadilla | ravioli chinois
corn | corn, corn cob, corn on the cob, ear of corn, sweetcorn, maize | Mais, Maiskolben | maíz, mazorca, choclo | maïs, épi de maïs
egg | egg | Ei, Hühnerei | huevo | œuf
eggplant | eggplant, aubergine | Aubergine | berenjena | aubergine
falafel | falafel | Falafel | falafel | falafel
flatbread | flatbread, naan, pita bread | Fladenbrot | pan plano, pan de pita | pain plat, pain pita
fondue | fondue | Fondue | fondue | fondue
cutlery | cutlery, knife and fork, silverware | Besteck, Messer und Gabel | cubiertos, cubertería | couverts, couvert
french-fries | French fries, fries | Pommes frites, Pommes | patatas fritas, papas fritas | frites
garlic | garlic | Knoblauch | ajo | ail
ginger | ginger, ginger root | Ingwer, Ingwerwurzel | jengibre | gingembre
milk | glass of milk, milk | Milch, Glas Milch | leche, vaso de leche | lait, verre de lait
grapes | grapes, grape, bunch of grapes | Weintraube, Traube | uva, racimo de uvas | raisin, grappe de raisin
honey | honey, honey pot, honey jar, jar of honey | Honig, Honigtopf, Honigglas | miel, tarro de miel | miel, pot de miel
hot-dog | hot dog | Hotdog, Hot Dog | perrito caliente, perro caliente | hot-dog
chilli | chilli, chili, hot pepper, chili pepper, chilli pepper | Chili, Chilischote, Peperoni | guindilla, chile | piment
ice-cube | ice cube | Eiswürfel | cubito de hielo | glaçon
kiwi | kiwi, kiwi fruit | Kiwi | kiwi | kiwi
lettuce | lettuce, leafy green | Salatkopf, Kopfsalat | lechuga | laitue
lemon | lemon | Zitrone | limón | citron
lime | lime | Limette | lima verde | citron vert
lobster | lobster | Hummer | langosta, bogavante | homard
lollipop | lollipop | Lutscher, Lolli | piruleta, chupachups | sucette
mango | mango | Mango | mango | mangue
mate | mate tea, yerba mate | Matetee | yerba mate | maté
meat-on-bone | meat on the bone | Fleisch am Knochen | carne con hueso | viande avec os
melon | melon, honeydew melon | Melone, Honigmelone | melón | melon
olive | olive | Olive | aceituna | olive
onion | onion | Zwiebel | cebolla | oignon
oyster | oyster | Auster | ostra | huître
pancake | pancake | Pfannkuchen | tortita, panqueque | crêpe, pancake
pea-pod | pea, pea pod | Erbse, Erbsenschote | guisante, vaina de guisantes | petit pois, cosse de pois
peach | peach | Pfirsich | melocotón, durazno | pêche
peanut | peanut | Erdnuss | cacahuete, maní | cacahuète, cacahouète
pear | pear | Birne | pera | poire
pie | pie | Pastete | tarta salada, empanada | tourte
pineapple | pineapple | Ananas | piña | ananas
stew | stew, casserole | Eintopf | guiso, estofado | ragoût, potée
potato | potato | Kartoffel | patata, papa | pomme de terre, patate
chicken-leg | chicken leg, drumstick | Hähnchenschenkel, Hähnchenkeule | muslo de pollo | cuisse de poulet
pretzel | pretzel | Brezel, Breze | pretzel, lazo salado | bretzel
rice-ball | rice ball, onigiri | Reisbällchen, Onigiri | bola de arroz, onigiri | boulette de riz, onigiri
sweet-potato | sweet potato | Süßkartoffel | boniato, batata, camote | patate douce
salt | salt | Salz | sal, salero | sel
paella | paella | Paella | paella | paella
slice-of-cake | slice of cake, piece of cake | Tortenstück, Kuchenstück, Stück Torte, Stück Kuchen | trozo de tarta, porción de tarta | part de gâteau
shrimp | shrimp, prawn | Garnele | gamba, camarón, langostino | crevette
pasta | spaghetti, pasta, plate of pasta | Spaghetti, Nudeln, Pasta | espaguetis, pasta, espagueti | spaghettis, pâtes, spaghetti
spoon | spoon, tablespoon, teaspoon | Löffel, Esslöffel, Teelöffel | cuchara, cucharilla | cuillère, cuiller
squid | squid | Kalmar | calamar | calamar
noodle-soup | noodle soup, ramen | Nudelsuppe, Ramen | sopa de fideos, ramen | soupe de nouilles, ramen
strawberry | strawberry | Erdbeere | fresa, frutilla | fraise
kebab | kebab, doner kebab, gyro | Döner, Döner Kebab | kebab, kebap | kebab
sushi | sushi | Sushi | sushi | sushi
taco | taco | Taco | taco mexicano | taco
orange | orange, tangerine, mandarin | Apfelsine, Mandarine, Orange | naranja, mandarina | orange, mandarine, clémentine
tea-bowl | bowl of tea, green tea, tea | Tee, Teeschale, grüner Tee | té, té verde | thé, thé vert, bol de thé
teapot | teapot | Teekanne | tetera | théière
tomato | tomato | Tomate | tomate | tomate
tropical-cocktail | tropical drink, tropical cocktail | Longdrink, tropischer Cocktail | cóctel tropical | cocktail tropical
whisky | whisky, whiskey, glass of whisky, tumbler | Whisky, Whiskyglas, Glas Whisky | whisky, vaso de whisky | whisky, verre de whisky
waffle | waffle | Waffel | gofre | gaufre
watermelon | watermelon, slice of watermelon | Wassermelone | sandía | pastèque
wine-glass | wine glass, glass of wine, wineglass, wine, red wine | Weinglas, Glas Wein, Wein, Rotwein | copa de vino, vino, vino tinto | verre à vin, verre de vin, vin, vin rouge
curry | curry, curry rice | Curry, Curryreis | curry, arroz con curry | curry, riz au curry
soft-ice-cream | soft ice cream, soft serve | Softeis | helado blando | glace à l'italienne
hot-drink | hot drink, cup of tea, cup of coffee, coffee | Heißgetränk, Kaffee, Tasse Kaffee, Tasse Tee | bebida caliente, café, taza de té | boisson chaude, café, tasse de thé
moon-cake | moon cake, mooncake | Mondkuchen | pastel de luna | gâteau de lune
rice-cracker | rice cracker | Reiscracker | galleta de arroz | galette de riz
sake | sake | Sake | sake | saké
`);
