// What was drawn by hand first: the shop, the house, the office and the road.
import { readEntries } from '../read-entries.ts';

export const drawn = readEntries(`
loaf | loaf of bread, loaf, bread, bread loaf, sourdough | Brot, Brotlaib, Sauerteigbrot | pan, hogaza, pan de masa madre | pain, miche, miche de pain, pain au levain
baguette | baguette | Baguette, Stangenbrot | baguette, barra de pan | baguette
croissant | croissant | Croissant | cruasán, croissant | croissant
cake | cake, birthday cake, layer cake | Torte, Geburtstagstorte, Kuchen, Geburtstagskuchen | tarta, tarta de cumpleaños, pastel de cumpleaños | gâteau, gâteau d'anniversaire
cookie | cookie, biscuit | Keks, Plätzchen, Cookie | galleta | biscuit, cookie, petit gâteau
paper-cup | paper cup, coffee cup, takeaway cup, to-go cup, coffee to go | Pappbecher, Kaffeebecher, Coffee-to-go-Becher | vaso de papel, vaso de cartón, vaso de café | gobelet, gobelet en carton, gobelet en papier
mug | mug, cup, teacup, coffee mug | Tasse, Kaffeetasse, Teetasse | taza, taza de café | tasse, mug, tasse à café
drink-can | drinks can, soda can, beer can, beverage can, drink can, can of beer, can of soda | Getränkedose, Bierdose, Coladose, Limodose | lata de refresco, lata de cerveza, lata de bebida | canette, cannette, canette de bière
bottle | bottle, water bottle | Flasche, Wasserflasche, Trinkflasche | botella | bouteille
wine-bottle | bottle of wine, wine bottle | Weinflasche, Flasche Wein | botella de vino | bouteille de vin
beer-bottle | bottle of beer, beer bottle | Bierflasche, Flasche Bier | botella de cerveza, botellín | bouteille de bière
glass-bottle | glass bottle | Glasflasche | botella de vidrio, botella de cristal | bouteille en verre
glass | glass, drinking glass | Glas, Trinkglas | vaso | verre, verre à boire
box | box, cardboard box, carton | Schachtel, Karton, Pappkarton, Pappschachtel | caja, caja de cartón | boîte, boîte en carton, carton
jar | jar, jam jar, glass jar | Einmachglas, Marmeladenglas, Schraubglas | tarro, tarro de cristal | bocal, pot de confiture
pouch | pouch, resealable pouch, stand-up pouch, coffee bag | Beutel, Standbeutel, Kaffeetüte | bolsa de café, bolsa hermética | sachet, paquet de café
tube | tube, tube of cream, cream tube, toothpaste, tube of toothpaste | Tube, Cremetube, Zahnpasta, Zahnpastatube | tubo de crema, pasta de dientes, tubo de pasta de dientes, dentífrico | tube de crème, dentifrice, tube de dentifrice
spray-bottle | spray bottle, trigger spray | Sprühflasche | pulverizador, botella con pulverizador | vaporisateur, flacon pulvérisateur
pill-bottle | pill bottle, medicine bottle | Pillendose, Tablettendose | frasco de pastillas, bote de pastillas | flacon de pilules, flacon de comprimés
perfume | perfume, bottle of perfume, perfume bottle, fragrance | Parfüm, Parfum, Parfümflakon, Flakon | perfume, frasco de perfume | parfum, flacon de parfum
pizza | pizza | Pizza | pizza | pizza
burger | burger, hamburger, cheeseburger | Burger, Hamburger, Cheeseburger | hamburguesa | burger, hamburger
salad | salad, bowl of salad, salad bowl | Salat, Salatschüssel | ensalada, bol de ensalada | salade, saladier
fruit-bowl | fruit bowl, bowl of fruit, fruit | Obstschale, Obstkorb, Obst | frutero, cesta de fruta, fruta | corbeille de fruits, coupe de fruits
apple | apple | Apfel | manzana | pomme
ice-cream | ice cream, ice cream cone | Eiscreme, Eistüte, Waffeleis, Speiseeis | helado, cucurucho | crème glacée, cornet de glace
chocolate-bar | chocolate bar, bar of chocolate, chocolate | Schokolade, Schokoladentafel, Tafel Schokolade | tableta de chocolate, chocolate, chocolatina | tablette de chocolat, chocolat
phone | phone, mobile phone, smartphone, cell phone, cellphone, mobile, iphone | Handy, Smartphone, Mobiltelefon | móvil, teléfono móvil, celular, smartphone, teléfono inteligente | téléphone portable, smartphone, portable, mobile
tablet | tablet, tablet computer | Tablet | tableta digital, tablet | tablette tactile, tablette numérique
laptop | laptop, notebook computer | Laptop | portátil, ordenador portátil, laptop | ordinateur portable, laptop
headphones | headphones, headset | Kopfhörer, Headset | auriculares, cascos | casque audio, écouteurs
watch | watch, wristwatch, wrist watch | Armbanduhr | reloj de pulsera | montre, montre-bracelet
camera | camera, photo camera | Kamera, Fotoapparat, Fotokamera | cámara, cámara de fotos, cámara fotográfica | appareil photo
game-controller | game controller, gamepad, controller | Gamecontroller, Gamepad | mando de consola, gamepad | manette de jeu, manette, gamepad
hearing-aid | hearing aid | Hörgerät | audífono | aide auditive, prothèse auditive, appareil auditif
glasses | glasses, spectacles, eyeglasses, pair of glasses, reading glasses | Brille, Lesebrille | gafas, gafas de leer, gafas de lectura | lunettes, paire de lunettes, lunettes de lecture
shoe | shoe, sneaker, trainer shoe, trainers, sneakers | Schuh, Turnschuh, Sneaker | zapato, zapatilla deportiva | chaussure, basket, chaussure de sport
t-shirt | T-shirt, tee shirt, shirt | T-Shirt, Shirt | camiseta | T-shirt, tee-shirt
dress | dress, gown | Kleid | vestido | robe
tote-bag | bag, tote, tote bag, shopping bag, cloth bag | Tasche, Stofftasche, Tragetasche, Einkaufstasche, Stoffbeutel | bolsa, bolsa de tela, bolsa de la compra, tote | sac, cabas, tote bag, sac en toile, sac de courses
suitcase | suitcase, trolley case | Koffer, Rollkoffer, Reisekoffer | maleta | valise
ring | ring, wedding ring | Ehering, Fingerring, Ring | anillo, alianza, sortija | bague, alliance
cap | cap, baseball cap | Schirmmütze, Baseballkappe, Kappe | gorra | casquette
book | book | Buch | libro | livre
magazine | magazine | Zeitschrift, Magazin, Illustrierte | revista | magazine, revue
poster | poster, film poster, movie poster | Plakat, Poster, Filmplakat | cartel, póster, afiche | affiche, poster
ticket | ticket, concert ticket, entrance ticket | Eintrittskarte, Ticket | entrada de concierto, boleto | billet d'entrée, ticket
calendar | calendar, wall calendar | Kalender | calendario | calendrier
document | document, contract | Dokument, Vertrag | documento, contrato | document, contrat
invoice | invoice | Rechnung | factura | facture
business-card | business card, visiting card | Visitenkarte | tarjeta de visita, tarjeta de presentación | carte de visite
letter | letter | Brief, Umschlag | carta, sobre de carta | lettre, enveloppe
wrench | wrench, spanner | Schraubenschlüssel, Maulschlüssel, Gabelschlüssel | llave fija, llave inglesa | clé anglaise, clé plate, clé à molette
hammer | hammer | Hammer | martillo | marteau
power-drill | power drill, drill, cordless drill | Bohrmaschine, Akkuschrauber, Bohrer | taladro, taladradora | perceuse, visseuse
mop | mop, mop and bucket | Wischmopp, Wischmop, Mopp | fregona | serpillière, balai à franges
broom | broom, yard broom, sweeping brush | Besen, Straßenbesen | escoba | balai
paint-roller | paint roller | Farbrolle, Farbroller, Malerrolle | rodillo de pintura | rouleau à peinture, rouleau de peinture
lawn-mower | lawn mower, lawnmower, mower | Rasenmäher | cortacésped | tondeuse à gazon, tondeuse
scissors | scissors, pair of scissors | Schere | tijeras, tijera | ciseaux, paire de ciseaux
lamp | lamp, table lamp | Lampe, Tischlampe | lámpara, lámpara de mesa, flexo | lampe, lampe de chevet
chair | chair | Stuhl | silla, silla de comedor, silla de madera | chaise, chaise en bois
sofa | sofa, couch, settee | Sofa, Couch | sofá | canapé, sofa
potted-plant | potted plant, houseplant, house plant, pot plant | Topfpflanze, Zimmerpflanze | planta de interior, maceta con planta | plante en pot, plante d'intérieur, plante verte
wilted-plant | wilted plant | verwelkte Pflanze | planta marchita | plante fanée
bouquet | bouquet, bunch of flowers, bouquet of flowers | Blumenstrauß, Strauß | ramo de flores, ramo | bouquet de fleurs, bouquet
key | key, house key, door key | Schlüssel, Hausschlüssel, Wohnungsschlüssel, Autoschlüssel | llave, llave de casa | clé, clef
house | house, family house | Haus, Einfamilienhaus, Wohnhaus | casa | maison
dog | dog | Hund | perro | chien
cat | cat | Katze, Kater | gato | chat
teddy-bear | teddy bear, teddy, plush toy, cuddly toy, stuffed animal, soft toy | Teddybär, Teddy, Kuscheltier, Plüschtier, Stofftier | osito de peluche, oso de peluche, peluche | ours en peluche, nounours, peluche, doudou
ball | ball, beach ball | Ball, Wasserball | pelota, balón | ballon de plage, balle
dumbbell | dumbbell, dumb-bell | Hantel, Kurzhantel | mancuerna, pesa | haltère
yoga-mat | yoga mat, exercise mat | Yogamatte, Gymnastikmatte, Isomatte | esterilla de yoga, esterilla | tapis de yoga, tapis de gymnastique
bicycle | bicycle, bike, pushbike, e-bike, electric bike, mountain bike | Fahrrad, Rad, E-Bike, Velo, Faltrad, Klapprad, Elektrorad, Rennrad, Mountainbike | bicicleta, bici, bicicleta eléctrica | vélo, bicyclette, vélo électrique, bécane
tent | tent | Zelt | tienda de campaña, carpa | tente
car | car, automobile, motor car, passenger car | Auto, Pkw, Automobil, Elektroauto, E-Auto, Kleinwagen | coche, automóvil, carro | voiture, automobile, bagnole
delivery-van | delivery van, van, panel van, transporter | Lieferwagen, Kastenwagen, Transporter | furgoneta, camioneta de reparto, furgón | camionnette, fourgonnette, fourgon
plane | plane, airplane, aeroplane, aircraft, airliner | Flugzeug, Passagierflugzeug | avión | avion
pram | pram, stroller, baby carriage, pushchair, buggy | Kinderwagen, Buggy | cochecito de bebé, cochecito, carrito de bebé, silla de paseo | poussette, landau
bus | bus, coach | Bus, Omnibus, Reisebus, Linienbus, Elektrobus | autobús, autocar | bus, autobus, autocar
seat-belt | seat belt, seatbelt, safety belt | Sicherheitsgurt, Anschnallgurt | cinturón de seguridad | ceinture de sécurité
ballot-box | ballot box | Wahlurne | urna electoral | urne électorale
flag | flag | Flagge, Fahne | bandera | drapeau
sign | sign, signpost, street sign | Schild, Hinweisschild | letrero, señal | panneau
microphone | microphone, mic | Mikrofon, Mikrophon | micrófono | microphone, micro
scales | scales, scales of justice, pair of scales | Balkenwaage, Waage | balanza | balance
stethoscope | stethoscope | Stethoskop | estetoscopio, fonendoscopio | stéthoscope
toaster | toaster | Toaster | tostadora, tostador | grille-pain, toaster
sandwich | sandwich, toastie | Sandwich | sándwich, emparedado | sandwich
plate | plate, dinner plate, plate of food | Teller | plato, plato de comida | assiette
knife | knife, kitchen knife | Messer, Küchenmesser, Brotmesser, Kochmesser | cuchillo, cuchillo de cocina | couteau, couteau de cuisine
kitchen-gadget | kitchen gadget | Küchenhelfer | utensilio de cocina | ustensile de cuisine
telephone | telephone, landline, landline phone | Telefon, Festnetztelefon | teléfono, teléfono fijo | téléphone, téléphone fixe
pencil | pencil | Bleistift | lápiz | crayon, crayon à papier
note-card | note card, index card, handwritten card | Karteikarte, Notizkarte | ficha de notas, tarjeta con nota | fiche bristol, carte manuscrite
folder | folder, case file, file folder | Aktenmappe, Akte, Mappe | carpeta, expediente | dossier, chemise cartonnée
clipboard | clipboard | Klemmbrett | portapapeles, tablilla con clip | porte-bloc, planchette à pince
receipt | receipt, till receipt, sales slip | Kassenbon, Kassenzettel, Quittung | recibo, tique, tíquet, ticket de compra | ticket de caisse, reçu
alarm-clock | alarm clock | Wecker | despertador | réveil, réveille-matin
smoke-alarm | smoke alarm, smoke detector | Rauchmelder, Rauchwarnmelder | detector de humo, alarma de humo | détecteur de fumée
radio | radio | Radio, Radiogerät | radio | radio, poste de radio
washing-machine | washing machine, washer | Waschmaschine | lavadora | lave-linge, machine à laver
umbrella | umbrella, brolly | Regenschirm, Schirm | paraguas | parapluie
door | door, front door | Tür, Haustür, Wohnungstür | puerta | porte, porte d'entrée
photograph | photograph, photo, framed photograph, picture frame, framed photo | Foto, Fotografie, Bilderrahmen, Fotorahmen | fotografía, foto, portarretratos, marco de fotos | photographie, photo, cadre photo
candle | candle | Kerze | vela | bougie
lantern | lantern | Laterne | farol, farolillo | lanterne
map | map, road map, hiking map, city map | Landkarte, Wanderkarte, Stadtplan, Straßenkarte | mapa | carte routière, plan de ville, carte de randonnée
trophy | trophy | Pokal | trofeo | trophée
gift | gift, present, gift box | Geschenk | regalo | cadeau
backpack | backpack, rucksack, school bag | Rucksack, Schulrucksack, Schulranzen | mochila | sac à dos, cartable
boat | boat, rowing boat, rowboat, dinghy | Boot, Ruderboot | barca, bote, barca de remos | barque, canot, bateau
train | train | Zug, Eisenbahn | tren | train
helmet | helmet, bicycle helmet, bike helmet, crash helmet | Helm, Fahrradhelm, Schutzhelm, Sturzhelm | casco, casco de bicicleta | casque de vélo, casque de moto
megaphone | megaphone, loudhailer, bullhorn | Megafon, Megaphon | megáfono | mégaphone, porte-voix
wallet | wallet, billfold | Portemonnaie, Brieftasche, Geldbörse, Geldbeutel | cartera, billetera | portefeuille
solar-panel | solar panel, photovoltaic panel | Solarpanel, Solarmodul, Photovoltaikmodul | panel solar, placa solar | panneau solaire, panneau photovoltaïque
board-game | board game, boardgame | Brettspiel, Gesellschaftsspiel | juego de mesa | jeu de société, jeu de plateau
dropper-bottle | dropper bottle, dropper, serum, face serum | Pipettenflasche, Serum, Gesichtsserum | frasco con cuentagotas, cuentagotas, sérum | flacon compte-gouttes, compte-gouttes, sérum
steam | steam | Dampf | vapor | vapeur
dust-light | dust in the light | Staub im Licht | polvo en la luz | poussière dans la lumière
ice-glass | glass of ice, ice in a glass | Glas mit Eis | vaso con hielo | verre de glaçons
dial | dial, gauge | Messuhr, Skala | indicador de aguja | cadran
spill | spill, spillage | Verschüttetes | derrame | liquide renversé
film-reel | film reel, reel of film | Filmrolle, Filmspule | rollo de película, carrete de película | bobine de film
popcorn | popcorn | Popcorn | palomitas, palomitas de maíz | pop-corn, popcorn
clapperboard | clapperboard, clapper, slate board | Filmklappe | claqueta | clap de cinéma
television | television, TV, television set, TV set | Fernseher, Fernsehgerät, Fernsehapparat | televisor, televisión, tele | télévision, téléviseur, télé
guitar | guitar | Gitarre | guitarra | guitare
`);
