// The house, the garden, care, work and clothes, drawn by hand.
import { readEntries } from '../read-entries.ts';

export const household = readEntries(`
crate | crate, wooden crate, vegetable box, vegetable crate, fruit crate | Holzkiste, Gemüsekiste, Obstkiste, Kiste | caja de madera, caja de verduras, cajón | cageot, caisse en bois, cagette
sack | sack, burlap sack, potato sack, sack of coffee | Jutesack, Kartoffelsack, Kaffeesack, Sack | saco, saco de café, costal | sac de jute, sac de café
barrel | barrel, wooden barrel, wine barrel, cask | Fass, Holzfass, Weinfass | barril, tonel, barrica | tonneau, fût, barrique
wheelie-bin | wheelie bin, dustbin, recycling bin, rubbish container | Mülltonne, Abfalltonne, Biotonne | contenedor de basura, cubo de reciclaje | conteneur à ordures, bac de recyclage
jug | jug, pitcher, water jug | Krug, Wasserkrug, Karaffe | jarra, jarra de agua | cruche, pichet, carafe
thermos-flask | thermos flask, thermos, vacuum flask, insulated bottle | Thermosflasche, Thermoskanne, Isolierflasche | termo | bouteille isotherme, thermos
lunch-box | lunch box, lunchbox, food container | Brotdose, Brotbox, Frischhaltedose, Lunchbox | fiambrera, táper, tartera | boîte à lunch, gamelle, lunch box
paint-tin | paint tin, tin of paint, paint can, wall paint | Farbeimer, Farbdose, Wandfarbe | bote de pintura, lata de pintura | pot de peinture
table | table, dining table, kitchen table, coffee table | Tisch, Esstisch, Küchentisch, Couchtisch, Holztisch | mesa, mesa de comedor, mesa de cocina | table, table à manger, table basse, table de cuisine
desk | desk, writing desk | Schreibtisch | escritorio | table de bureau, secrétaire
wardrobe | wardrobe, cupboard, closet cupboard | Kleiderschrank, Schrank | armario, ropero | armoire, placard
bookcase | bookcase, bookshelf, shelf | Bücherregal, Regal | estantería, librería de pared | bibliothèque murale, étagère
armchair | armchair, easy chair | Sessel, Lehnsessel | sillón, butaca | fauteuil
stool | stool, footstool | Schemel, Holzhocker, Hocker | taburete | tabouret
wall-clock | wall clock, kitchen clock, clock | Wanduhr, Küchenuhr, Bahnhofsuhr | reloj de pared, reloj | horloge murale, horloge
pillow | pillow, cushion | Kissen, Kopfkissen, Sofakissen | almohada, cojín | oreiller, coussin
blanket | blanket, throw, wool blanket, duvet, quilt, bedspread | Wolldecke, Kuscheldecke, Bettdecke, Decke | manta, colcha, edredón | couverture, plaid, couette
towel | towel, bath towel, hand towel, tea towel | Handtuch, Badetuch, Geschirrtuch | toalla, paño de cocina | serviette de bain, torchon
rug | rug, carpet | Teppich | alfombra | tapis
mattress | mattress | Matratze | colchón | matelas
curtain | curtain, drape | Vorhang, Gardine | cortina | rideau
radiator | radiator, heater | Heizkörper | radiador | radiateur
stove | stove, cooker, oven | Herd, Backofen, Ofen | horno, cocina de gas | cuisinière, four
fridge | fridge, refrigerator, freezer | Kühlschrank, Gefrierschrank | frigorífico, nevera, refrigerador | réfrigérateur, frigo
kettle | kettle, electric kettle | Wasserkocher, Wasserkessel | hervidor, tetera eléctrica | bouilloire
pan | pan, frying pan, skillet | Pfanne, Bratpfanne | sartén | poêle, poêle à frire
cooking-pot | cooking pot, pot, saucepan, stockpot | Topf, Kochtopf, Kasserolle | olla, cacerola, cazuela | casserole, marmite, faitout
soup | soup, bowl of soup, broth | Suppe, Brühe, Teller Suppe | sopa, plato de sopa, caldo | soupe, bol de soupe, bouillon, potage
coffee-machine | coffee machine, coffee maker, espresso machine | Kaffeemaschine, Espressomaschine, Kaffeevollautomat | cafetera, máquina de café | machine à café, cafetière
blender | blender, liquidiser, smoothie maker | Standmixer, Mixer | batidora, licuadora | blender, mixeur
cutting-board | cutting board, chopping board, breadboard | Schneidebrett, Küchenbrett | tabla de cortar | planche à découper
dishwasher | dishwasher | Geschirrspüler, Spülmaschine, Geschirrspülmaschine | lavavajillas | lave-vaisselle
tap | tap, faucet | Wasserhahn, Armatur | grifo | robinet
seed-packet | seed packet, packet of seeds, seeds, seed | Samentütchen, Samentüte, Saatgut | sobre de semillas, paquete de semillas, semilla | sachet de graines, paquet de graines, semence
spade | spade, shovel | Spaten, Schaufel | pala, laya | bêche, pelle
rake | rake, garden rake | Harke, Rechen | rastrillo | râteau
watering-can | watering can | Gießkanne | regadera | arrosoir
wheelbarrow | wheelbarrow, barrow | Schubkarre | carretilla | brouette
fence | fence, picket fence, garden fence, wooden fence, fence panel | Zaun, Gartenzaun, Lattenzaun, Holzzaun, Zaunelement | valla, cerca, valla de madera | clôture, palissade, clôture en bois, panneau de clôture
gate | garden gate, farm gate, gate | Gartentor, Weidetor, Hoftor | portón, cancela, verja | portail, barrière de jardin
garden-hose | garden hose, hosepipe, hose | Gartenschlauch, Wasserschlauch | manguera | tuyau d'arrosage
secateurs | secateurs, pruning shears, pruners | Gartenschere, Rosenschere, Astschere | tijeras de podar, podadera | sécateur
beehive | beehive, bee hive, hive | Bienenstock, Bienenkasten, Bienenbeute | colmena | ruche
bench | garden bench, wooden bench, bench, park bench, pew | Gartenbank, Sitzbank, Holzbank, Parkbank, Kirchenbank | banco de jardín, banco de madera, banco de parque | banc, banc de jardin, banc public, banc de parc
comb | comb | Kamm | peine | peigne
hairbrush | hairbrush | Haarbürste | cepillo de pelo | brosse à cheveux
scrubbing-brush | scrubbing brush | Scheuerbürste, Schuhbürste | cepillo de fregar | brosse à récurer
plaster | sticking plaster, band-aid, adhesive bandage | Pflaster, Heftpflaster, Wundpflaster | tirita, curita | pansement, sparadrap
test-kit | test kit, self-test kit, rapid test, self-test | Testkit, Schnelltest, Selbsttest | kit de prueba, prueba rápida, test rápido | kit de test, test rapide, autotest
cotton-swab | cotton swab, swab, cotton bud | Wattestäbchen, Tupfer | bastoncillo de algodón, hisopo | coton-tige, écouvillon
walking-stick | walking stick, cane | Gehstock, Spazierstock | bastón | canne
rollator | rollator, walking frame, wheeled walker | Rollator, Gehwagen | andador | déambulateur, rollator
first-aid-kit | first aid kit, first-aid kit, first aid box | Verbandskasten, Erste-Hilfe-Kasten, Erste-Hilfe-Set | botiquín, botiquín de primeros auxilios | trousse de secours, trousse de premiers secours
face-mask | surgical mask, medical mask, face mask | Mundschutz, OP-Maske, Atemschutzmaske | mascarilla | masque chirurgical
hot-water-bottle | hot water bottle, hot-water bottle | Wärmflasche | bolsa de agua caliente | bouillotte
nappy | nappy, diaper, cloth nappy | Windel, Stoffwindel | pañal, pañal de tela | couche, couche lavable
baby-dummy | baby's dummy, pacifier, dummy | Schnuller, Nuckel | chupete | tétine
grave-light | grave light, grave candle, memorial candle | Grablicht, Grabkerze, Grablaterne | vela de cementerio, vela conmemorativa | veilleuse funéraire, bougie funéraire
ballot-paper | ballot paper, voting slip, ballot | Stimmzettel, Wahlzettel | papeleta, papeleta de voto | bulletin de vote
tape-cross | tape cross, cross of tape | Klebebandkreuz | cruz de cinta adhesiva | croix de ruban adhésif
rope | rope, coil of rope, mooring rope, hemp rope | Seil, Tau, Kletterseil, Hanfseil | cuerda, soga | corde, cordage
clothes-line | clothes line, clothesline, washing line, laundry | Wäscheleine, Wäsche | tendedero, cuerda de tender, colada | corde à linge, fil à linge, linge
cable | cable, charging cable, power cable | Ladekabel, Stromkabel, Kabel | cable, cable de carga | câble, câble de charge
router | router, Wi-Fi router, wireless router | Router, WLAN-Router | router, enrutador | routeur, box internet
server-rack | server rack, server | Serverschrank, Server | servidor, armario de servidores | serveur informatique, baie de serveurs
fabric-roll | roll of fabric, bolt of cloth, fabric roll, fabric | Stoffrolle, Stoffballen, Stoff | rollo de tela, tela | rouleau de tissu, tissu
sewing-machine | sewing machine | Nähmaschine | máquina de coser | machine à coudre
tape-measure | tape measure, measuring tape | Maßband, Rollmaßband | cinta métrica | mètre ruban, mètre enrouleur
pliers | pliers, pair of pliers | Zange, Kombizange | alicates, tenazas | pince universelle, tenailles
pallet | pallet, wooden pallet | Holzpalette, Europalette | palé, palet | palette en bois
loudspeaker | loudspeaker, speaker box, bluetooth speaker, stereo speaker, hi-fi speaker, bookshelf speaker | Lautsprecher, Lautsprecherbox, Bluetooth-Lautsprecher, Regallautsprecher | altavoz, bafle, altavoz bluetooth, columna de sonido | haut-parleur, enceinte, enceinte hi-fi, enceinte acoustique
piano | piano, upright piano | Klavier, Piano | piano | piano
violin | violin, fiddle | Geige, Violine | violín | violon
vacuum-cleaner | vacuum cleaner, hoover, vacuum | Staubsauger | aspiradora, aspirador | aspirateur
iron | iron, steam iron, clothes iron | Bügeleisen, Dampfbügeleisen | plancha, plancha de vapor | fer à repasser
hair-dryer | hair dryer, hairdryer, hair drier | Föhn, Fön, Haartrockner | secador de pelo | sèche-cheveux
apron | apron | Schürze, Kochschürze | delantal | tablier
hat | hat | Hut | sombrero | chapeau
woolly-hat | woolly hat, beanie, knitted hat | Wollmütze, Strickmütze, Mütze, Bommelmütze | gorro de lana, gorro | bonnet, bonnet de laine
tie | tie, necktie | Krawatte, Schlips | corbata | cravate
jacket | jacket | Jacke | chaqueta, cazadora | veste, blouson, veste de pluie
jumper | jumper, sweater, pullover | Pullover, Pulli, Strickpullover | jersey, suéter | pull, pull-over, chandail
caravan | caravan, travel trailer | Wohnwagen, Wohnanhänger | caravana | caravane
bicycle-trailer | bicycle trailer, bike trailer, child trailer | Fahrradanhänger, Kinderanhänger | remolque de bicicleta, remolque infantil | remorque à vélo, remorque vélo
charging-station | charging station, wallbox, charging point, electric car charger | Ladestation, Ladesäule, Wallbox | punto de carga, estación de carga, cargador de coche eléctrico | borne de recharge, station de recharge
wind-turbine | wind turbine | Windrad, Windkraftanlage, Windturbine | aerogenerador, turbina eólica | éolienne
dog-lead | dog lead, dog leash, lead, leash | Hundeleine, Leine | correa de perro, correa para perro | laisse, laisse pour chien
pet-collar | dog collar, pet collar, cat collar, collar | Hundehalsband, Katzenhalsband, Halsband | collar de perro, collar para perro | collier pour chien, collier de chien
pet-bowl | pet bowl, dog bowl, food bowl for pets, cat bowl | Futternapf, Hundenapf, Napf | comedero, cuenco para perros | gamelle pour chien, écuelle
pet-food | pet food, dog food, cat food, bag of dog food | Hundefutter, Katzenfutter, Tierfutter, Trockenfutter | pienso, comida para perros, comida para gatos | croquettes, nourriture pour chien, nourriture pour chat
aquarium | aquarium, fish tank | Aquarium | acuario, pecera | aquarium
deodorant-stick | deodorant, deodorant stick, glue stick, balm stick | Deodorant, Deostift, Deo, Klebestift | desodorante, desodorante en barra, barra de pegamento | déodorant, déodorant stick, bâton de colle
usb-stick | USB stick, memory stick, flash drive | USB-Stick, Speicherstick | memoria USB, lápiz USB | clé USB
drone | drone, quadcopter | Drohne, Quadrokopter | dron | drone
power-bank | power bank, powerbank, portable charger | Powerbank | batería externa | batterie externe, chargeur portable
electric-fan | electric fan, desk fan | Ventilator, Tischventilator | ventilador | ventilateur
`);
