// What stands in a kitchen and a house.
import { readEntries } from '../read-entries.ts';

export const interiors = readEntries(`
barbecue | barbecue, barbecue grill, charcoal grill, gas grill, kettle barbecue | Grill, Holzkohlegrill, Gasgrill, Kugelgrill | barbacoa, parrilla | barbecue, gril à charbon
camping-stove | camping stove, camp stove, gas burner | Campingkocher, Gaskocher | hornillo de camping, hornillo de gas | réchaud de camping, réchaud à gaz
rice-cooker | rice cooker, multicooker | Reiskocher | arrocera | cuiseur à riz
pressure-cooker | pressure cooker | Schnellkochtopf, Dampfkochtopf | olla exprés, olla a presión | cocotte-minute, autocuiseur
ladle | ladle, soup ladle | Schöpfkelle, Suppenkelle, Schöpflöffel | cucharón, cazo | louche
whisk | whisk, egg whisk, balloon whisk | Schneebesen | batidor de varillas | fouet de cuisine, fouet à main
corkscrew | corkscrew | Korkenzieher | sacacorchos | tire-bouchon
moka-pot | moka pot, stovetop espresso maker, espresso pot | Espressokocher, Mokkakanne | cafetera italiana, cafetera moka | cafetière italienne
juicer | lemon squeezer, citrus press, citrus juicer | Zitronenpresse, Saftpresse, Zitruspresse | exprimidor | presse-agrumes
meat-grinder | meat grinder, meat mincer, hand mill | Fleischwolf | picadora de carne | hachoir à viande
mortar-and-pestle | mortar and pestle, pestle and mortar | Mörser | mortero, almirez | mortier et pilon
salt-shaker | salt shaker, salt cellar | Salzstreuer | salero de mesa | salière
knife-set | set of knives, knife set, kitchen knives | Messerset | juego de cuchillos | jeu de couteaux
rolling-pin | rolling pin | Nudelholz, Teigrolle, Wellholz | rodillo de cocina, rodillo de amasar | rouleau à pâtisserie
milk-carton | milk carton, carton of milk | Milchkarton, Milchtüte | cartón de leche, brik de leche | brique de lait
water-cooler-bottle | water cooler bottle, carboy | Wasserballon | garrafón | bonbonne d'eau
pizza-cutter | pizza cutter, pizza wheel | Pizzaschneider, Pizzaroller | cortapizzas | roulette à pizza
tea-bag | tea bag, teabag | Teebeutel | bolsita de té | sachet de thé
vending-machine | vending machine, snack machine | Verkaufsautomat, Getränkeautomat, Snackautomat | máquina expendedora | distributeur automatique
keg | keg, beer keg | Bierfass, Keg, Fässchen | barril de cerveza | fût de bière
lighter | lighter, cigarette lighter | Feuerzeug | mechero, encendedor | briquet
matchbox | matches, matchbox, box of matches | Streichhölzer, Streichholzschachtel, Streichholz | cerillas, caja de cerillas, fósforo | allumettes, boîte d'allumettes, allumette
sink | sink, kitchen sink, bathroom sink, washbasin | Spüle, Spülbecken, Waschbecken, Waschtisch | fregadero, lavabo, pileta | évier, lavabo, vasque
well | water well, wishing well | Ziehbrunnen, Wasserbrunnen, Brunnen | pozo de agua, pozo | puits
hand-pump | hand pump, water pump, well pump | Handpumpe, Wasserpumpe, Schwengelpumpe, Gartenpumpe | bomba de agua, bomba manual | pompe à eau, pompe à bras
valve | valve, gate valve, ball valve, stopcock | Absperrventil, Kugelhahn, Absperrhahn, Ventil | válvula, llave de paso | vanne, robinet d'arrêt
pipe | water pipe, drain pipe, drainpipe, gas pipe, pipe fitting, pipework | Wasserrohr, Abflussrohr, Rohrleitung, Heizungsrohr | tubería, cañería | tuyauterie, canalisation
pipe-wrench | pipe wrench, adjustable wrench, monkey wrench | Rohrzange | llave grifa | clé serre-tube
zip | zip, zipper, zip fastener | Reißverschluss | cremallera | fermeture éclair, glissière
spinning-wheel | spinning wheel | Spinnrad | rueca, torno de hilar | rouet
clothespin | clothespin, clothes peg | Wäscheklammer | pinza de la ropa, pinza para tender | pince à linge
coat-rack | coat rack, coat stand, hat stand | Garderobenständer, Kleiderständer, Garderobe | perchero | portemanteau, porte-manteau
stairs | stairs, staircase, stairway | Treppe, Treppenhaus, Holztreppe | escalera de interior, escaleras | escalier
escalator | escalator | Rolltreppe | escalera mecánica | escalator, escalier mécanique
fireplace | fireplace, open fire, hearth, mantelpiece | offener Kamin, Kaminfeuer, Feuerstelle | chimenea de leña, hogar de leña | cheminée à foyer, âtre
bunk-bed | bunk bed, loft bed | Etagenbett, Stockbett, Hochbett | litera | lit superposé, lit mezzanine
rocking-chair | rocking chair | Schaukelstuhl | mecedora | fauteuil à bascule, rocking-chair
office-chair | office chair, desk chair, gaming chair, swivel chair | Bürostuhl, Schreibtischstuhl, Drehstuhl, Gaming-Stuhl | silla de oficina, silla giratoria | chaise de bureau, fauteuil de bureau
director-chair | director's chair, folding chair, camping chair | Regiestuhl, Campingstuhl, Klappstuhl | silla de director, silla de camping, silla plegable | fauteuil de metteur en scène, chaise de camping, chaise pliante
bar-stool | bar stool, barstool | Barhocker | taburete de bar | tabouret de bar
sun-lounger | sun lounger, lounger, chaise longue | Liege, Gartenliege, Sonnenliege | tumbona | chaise longue, bain de soleil
street-lamp | street lamp, street light, lamp post | Straßenlaterne, Straßenlampe | farola, alumbrado público | lampadaire de rue, réverbère
desk-lamp | desk lamp, reading lamp | Schreibtischlampe, Leselampe | flexo de escritorio, lámpara de lectura | lampe de bureau, lampe de lecture
floor-lamp | floor lamp, standard lamp | Stehlampe | lámpara de pie | lampadaire de salon
chandelier | chandelier | Kronleuchter | araña de cristal, lámpara de araña | lustre
lava-lamp | lava lamp | Lavalampe | lámpara de lava | lampe à lave
wall-lamp | wall lamp, wall light, wall sconce | Wandlampe, Wandleuchte | aplique, lámpara de pared | applique, applique murale
candle-holder | candle holder, candlestick | Kerzenhalter, Kerzenständer, Kerzenleuchter | candelero, portavelas, palmatoria | bougeoir, chandelier
candelabra | candelabra, candelabrum | Kandelaber, Armleuchter | candelabro | candélabre
light-switch | light switch, dimmer switch, dimmer | Lichtschalter, Dimmer | interruptor de luz, regulador de luz | interrupteur, variateur
power-socket | power socket, power outlet, wall socket, electrical outlet | Steckdose | toma de corriente, enchufe de pared | prise électrique, prise de courant
doorbell | doorbell, video doorbell | Türklingel, Videoklingel | timbre de puerta, videoportero | sonnette de porte, sonnette, visiophone
heat-pump | heat pump, air source heat pump, condenser unit | Wärmepumpe, Luftwärmepumpe | bomba de calor, aerotermia | pompe à chaleur
patio-heater | patio heater, heat lamp | Heizpilz, Terrassenstrahler | estufa de exterior, calefactor de terraza | parasol chauffant, chauffage de terrasse
power-generator | generator, power generator, diesel generator | Stromerzeuger, Notstromaggregat, Stromgenerator | generador eléctrico, grupo electrógeno | groupe électrogène, générateur
robot-vacuum | robot vacuum, robotic vacuum cleaner, robot hoover | Saugroboter, Staubsaugerroboter | robot aspirador | robot aspirateur, aspirateur robot
tumble-dryer | tumble dryer, clothes dryer | Wäschetrockner, Trockner | secadora | sèche-linge
chest-of-drawers | chest of drawers, dresser, bedroom dresser | Kommode, Schubladenschrank | cómoda, cajonera | commode, chiffonnier
locker | locker, lockers | Spind, Schließfach | taquilla | casier, vestiaire métallique
fish-bowl | fish bowl, fishbowl, goldfish bowl | Goldfischglas | pecera redonda | bocal à poisson
bottle-cap | bottle cap, crown cap | Kronkorken | chapa de botella | capsule de bouteille
bottle-cork | bottle cork, wine cork, champagne cork | Flaschenkorken, Weinkorken | corcho de botella | bouchon de liège
spray-can | spray can, aerosol can, aerosol | Sprühdose, Spraydose | aerosol, bote de spray | aérosol, bombe aérosol
conical-flask | conical flask, Erlenmeyer flask, laboratory flask | Erlenmeyerkolben, Laborkolben | matraz, matraz erlenmeyer | erlenmeyer, fiole de laboratoire
sardine-tin | tin of sardines, sardine tin | Sardinendose, Ölsardinendose | lata de sardinas | boîte de sardines
doner-spit | doner spit, shawarma spit | Dönerspieß | espeto de kebab | broche à kebab
`);
