// Every place the brush can draw, by id and by what people call it.
import type { CatalogueEntry } from './entry.ts';
import { readEntries } from './read-entries.ts';

export const places: readonly CatalogueEntry[] = readEntries(`
hallway | hallway, hall, entrance hall, corridor | Flur, Diele, Hausflur, Korridor | pasillo, recibidor, vestíbulo | couloir, entrée, vestibule
house-front | house front, front yard, driveway, facade | Hausfassade, Vorgarten, Hauseingang, Einfahrt | fachada, entrada de la casa, portal | façade, devant de la maison, perron
house-roof | roof, house roof, rooftop of a house | Dach, Hausdach | tejado, techo de la casa | toit, toiture
bus-stop | bus stop, bus shelter | Bushaltestelle, Haltestelle | parada de autobús, marquesina | arrêt de bus, abribus
train-carriage | train carriage, train compartment, railway carriage, subway car | Zugabteil, Eisenbahnwagen, Zugwaggon | vagón de tren, vagón, compartimento de tren | wagon, compartiment de train, rame de train
lighthouse | lighthouse | Leuchtturm | faro | phare
harbour | harbour, harbor, port, marina | Hafen, Jachthafen | puerto, puerto deportivo | port, port de plaisance
news-studio | news studio, TV studio, television studio, newsroom | Nachrichtenstudio, Fernsehstudio | plató, plató de televisión, estudio de televisión | plateau de télévision, studio de télévision
interview-room | interview room, interrogation room, police station | Verhörraum, Vernehmungsraum, Polizeirevier, Polizeiwache | sala de interrogatorios, comisaría | salle d'interrogatoire, commissariat
courtroom | courtroom, court room, law court | Gerichtssaal, Gericht | sala del tribunal, juzgado, tribunal | salle d'audience, tribunal
laboratory | laboratory, lab | Labor, Laboratorium | laboratorio | laboratoire, labo
spaceship | spaceship, spacecraft, space station | Raumschiff, Raumstation | nave espacial, estación espacial | vaisseau spatial, station spatiale
supermarket-aisle | supermarket, supermarket aisle, grocery store | Supermarkt, Supermarktgang, Lebensmittelgeschäft | supermercado, pasillo del supermercado | supermarché, rayon de supermarché, épicerie
laundrette | laundrette, laundromat, launderette | Waschsalon | lavandería | laverie, laverie automatique
bakery-counter | bakery, bakery counter, bakehouse | Bäckerei, Bäckertheke, Backstube | panadería, obrador | boulangerie, fournil
cafe | café, cafe, coffee shop, coffee house | Café, Kaffeehaus | cafetería, café | café, salon de thé
restaurant | restaurant, bistro, dining room of a restaurant | Restaurant, Gaststätte, Lokal | restaurante | restaurant, bistrot
bar | bar, pub, tavern | Kneipe, Bar, Gasthaus | bar, taberna | bar, pub
shop-counter | shop, shop counter, store, till | Laden, Ladentheke, Geschäft, Kassentresen | tienda, mostrador de la tienda, mostrador | boutique, comptoir, magasin
shop-entrance | shop entrance, shop front, shopfront, shop window, storefront | Ladeneingang, Schaufenster | escaparate, entrada de la tienda | vitrine, devanture, entrée du magasin
kitchen | kitchen | Küche | cocina | cuisine
living-room | living room, lounge, sitting room | Wohnzimmer | sala de estar, salón | salon, salle de séjour, séjour
bedroom | bedroom | Schlafzimmer | dormitorio, habitación | chambre, chambre à coucher
bathroom | bathroom | Badezimmer, Bad | cuarto de baño, baño | salle de bains, salle de bain
nursery | nursery, child's room, children's room, kid's room | Kinderzimmer | habitación infantil, cuarto de los niños | chambre d'enfant, chambre de bébé
office | office, study, home office, desk | Büro, Arbeitszimmer, Homeoffice | oficina, despacho | bureau
meeting-room | meeting room, conference room, boardroom | Besprechungsraum, Besprechungszimmer, Konferenzraum, Sitzungssaal | sala de reuniones, sala de juntas | salle de réunion, salle de conférence
workshop | workshop, garage workshop, joinery | Werkstatt, Schreinerei, Tischlerei | taller, carpintería | atelier, menuiserie
warehouse | warehouse, storehouse, stockroom | Lagerhalle, Lagerhaus, Lager | almacén, nave de almacén | entrepôt, magasin de stockage
construction-site | construction site, building site | Baustelle | obra, obra en construcción | chantier
classroom | classroom, schoolroom | Klassenzimmer, Klassenraum, Unterrichtsraum | aula, clase | salle de classe, classe
library | library | Bibliothek, Bücherei | biblioteca | bibliothèque
hair-salon | hair salon, hairdresser's, barbershop, barber shop, beauty salon | Friseursalon, Frisörsalon, Barbershop, Kosmetiksalon | peluquería, barbería, salón de belleza | salon de coiffure, salon de beauté, barbier
groomer | groomer's, dog grooming salon, grooming salon, vet's surgery, veterinary practice, veterinary clinic | Hundesalon, Tierarztpraxis, Tierklinik | peluquería canina, clínica veterinaria | salon de toilettage, clinique vétérinaire, cabinet vétérinaire
clinic-reception | clinic, clinic reception, doctor's surgery, doctor's office, medical practice | Arztpraxis, Klinikempfang, Praxis | consultorio, recepción de la clínica, clínica | cabinet médical, clinique, accueil de la clinique
gym | gym, fitness studio, fitness centre, weights room | Fitnessstudio, Kraftraum, Turnhalle | gimnasio, sala de pesas | salle de sport, salle de musculation
yoga-studio | yoga studio, dance studio, pilates studio | Yogastudio, Tanzstudio, Pilatesstudio | estudio de yoga, estudio de danza | studio de yoga, salle de danse
fitting-room | fitting room, changing room, walk-in wardrobe, clothes shop | Umkleidekabine, Anprobe, begehbarer Kleiderschrank, Boutique | probador, vestidor | cabine d'essayage, dressing
street | street, town street, city street, road in town, pavement, sidewalk | Straße, Gasse, Gehweg, Bürgersteig | calle, acera | rue, trottoir
city-rooftop | skyline, city rooftop, roof terrace, rooftop | Dachterrasse, Skyline | azotea, terraza de la azotea | toit-terrasse
town-hall | town hall, city hall | Rathaus | ayuntamiento | mairie, hôtel de ville
station-platform | station platform, railway station, train station, platform | Bahnsteig, Bahnhof | andén, estación de tren | quai de gare, gare
car-interior | car interior, inside of a car | Autoinnenraum, Autoinneres | interior del coche | intérieur de voiture, habitacle
open-road | open road, highway, motorway, country road, road | Landstraße, Autobahn | carretera, autopista | route, autoroute
garden | garden | Garten | jardín | jardin
field | field, meadow, pasture | Feld, Acker, Wiese, Weide | campo, prado, pradera | champ, pré, prairie
hill-path | hill path, hiking trail, path in the hills, mountain path | Wanderweg, Bergpfad | sendero, camino de montaña | sentier, sentier de randonnée
forest | forest, wood, woods, woodland | Wald | bosque | forêt, bois
beach | beach, seaside, shore | Strand, Ufer | playa | plage
snow-slope | ski slope, snowy slope, ski run | Skipiste, Schneehang | pista de esquí, ladera nevada | piste de ski, pente enneigée
stage | stage, theatre stage, theatre | Bühne, Theaterbühne, Theater | escenario, teatro | scène, théâtre
cinema | cinema, movie theater, movie theatre | Kino, Kinosaal | cine, sala de cine | cinéma, salle de cinéma
podium | podium, speaker's stage, lectern | Rednerbühne, Rednerpult, Podium | podio, atril, estrado | estrade, tribune, pupitre d'orateur
home-studio | home studio, creator studio, podcast studio | Heimstudio, Podcaststudio | estudio casero, estudio de pódcast | studio à domicile, studio de podcast
plain-studio | plain studio, photo studio, studio backdrop | Fotostudio, Hohlkehle | estudio fotográfico, fondo de estudio | studio photo, fond de studio
treatment-room | treatment room, massage room, therapy room, consulting room, physiotherapy practice | Behandlungszimmer, Behandlungsraum, Massageraum, Therapieraum, Physiotherapiepraxis | sala de tratamiento, sala de masajes, consulta, sala de fisioterapia | salle de soins, cabinet de massage, cabinet de kinésithérapie
hospital-ward | hospital ward, hospital room, ward, hospital, sickroom | Krankenzimmer, Krankenhauszimmer, Krankenstation, Krankenhaus | habitación de hospital, hospital, sala de hospital | chambre d'hôpital, hôpital
waiting-room | waiting room, waiting area | Wartezimmer, Wartebereich, Warteraum | sala de espera | salle d'attente
canteen-kitchen | canteen kitchen, commercial kitchen, restaurant kitchen, school kitchen, canteen | Großküche, Kantinenküche, Restaurantküche, Schulküche, Kantine | cocina industrial, cocina de restaurante, comedor escolar | cuisine de restaurant, cuisine professionnelle, cantine
pottery | pottery, potter's workshop, pottery studio, kiln, ceramics studio | Töpferei, Töpferwerkstatt, Brennofen, Keramikwerkstatt | alfarería, taller de cerámica, horno de cerámica | atelier de poterie, poterie, four à céramique
factory-floor | factory floor, factory, production hall, assembly line, plant floor | Fabrikhalle, Fabrik, Produktionshalle, Werkhalle, Fließband | planta de producción, fábrica, nave de producción, cadena de montaje | usine, atelier de production, chaîne de montage
server-room | server room, data centre, data center | Serverraum, Rechenzentrum | sala de servidores, centro de datos | salle des serveurs, centre de données
call-centre | call centre, call center, contact centre | Callcenter, Call-Center | centro de llamadas, centro de atención telefónica | centre d'appels
garage | garage, car workshop, carport | Garage, Autowerkstatt, Kfz-Werkstatt | garaje, taller mecánico, taller de coches | garage, garage automobile
attic | attic, loft space | Dachboden, Speicherboden | desván, buhardilla, ático | grenier
basement | basement, cellar | Keller, Kellerraum | sótano | cave, sous-sol
staircase | staircase, stairwell, stairs | Treppenhaus, Treppe | escalera del edificio, hueco de la escalera, escaleras | cage d'escalier, escalier
hotel-room | hotel room, guest room, hotel | Hotelzimmer, Gästezimmer, Hotel | habitación de hotel, hotel | chambre d'hôtel, chambre d'hôtes, hôtel
church | church, chapel | Kirche, Kapelle | iglesia, capilla | église, chapelle
village-hall | village hall, parish hall, community hall, community centre, town social hall | Dorfgemeinschaftshaus, Gemeindesaal, Festsaal, Gemeindehaus, Bürgerhaus | salón de actos, centro social, casa de la cultura, salón comunal | salle des fêtes, salle communale, maison de quartier
museum | museum, art gallery, exhibition room | Museum, Kunstgalerie, Ausstellungsraum | museo, galería de arte, sala de exposiciones | musée, galerie d'art, salle d'exposition
barn | barn, stable, cowshed, hayloft | Scheune, Stall, Pferdestall, Kuhstall | granero, establo, cuadra | grange, étable, écurie
greenhouse | greenhouse, glasshouse, plant nursery, polytunnel | Gewächshaus, Treibhaus, Gärtnerei | invernadero, vivero | serre, pépinière, jardinerie
swimming-pool | swimming pool, indoor pool, swimming bath, leisure pool | Schwimmbad, Hallenbad, Schwimmhalle, Freibad, Schwimmbecken | piscina, piscina cubierta | piscine, piscine couverte
depot | depot, depot yard, loading yard, loading bay, freight yard, bus depot | Betriebshof, Depot, Ladehof, Verladerampe, Bauhof | cochera, depósito de vehículos, muelle de carga, patio de carga | dépôt de véhicules, quai de chargement, cour de livraison
backyard | backyard, back yard, courtyard | Hinterhof, Innenhof | patio trasero, patio, patio interior | arrière-cour, cour intérieure
farmyard | farmyard, farm, farmstead | Bauernhof, Gehöft, Hofgut | granja, corral, patio de la granja | cour de ferme, ferme
quay | quay, wharf, dock, jetty, fishing port | Kai, Kaimauer, Anlegestelle, Bootssteg, Fischereihafen | muelle, embarcadero, puerto pesquero | embarcadère, débarcadère, ponton, port de pêche
market-stall | market stall, market, street market, farmers' market, marketplace, weekly market | Marktstand, Wochenmarkt, Marktplatz, Bauernmarkt | puesto de mercado, mercado, mercadillo | étal, étal de marché, marché
bridge | bridge, footbridge | Brücke, Fußgängerbrücke | puente, pasarela | pont, passerelle
allotment | allotment, community garden, vegetable garden, kitchen garden, vegetable patch | Schrebergarten, Kleingarten, Gemeinschaftsgarten, Gemüsegarten, Gemüsebeet | huerto, huerto urbano, huerta | potager, jardin partagé, jardin ouvrier
vineyard | vineyard | Weinberg, Weingarten | viñedo, viña | vignoble, vigne
cemetery | cemetery, graveyard, churchyard | Friedhof | cementerio | cimetière
playground | playground, play area | Spielplatz | parque infantil, patio de juegos | aire de jeux
sports-field | sports field, sports ground, football pitch, football field, soccer field, soccer pitch, stadium | Sportplatz, Fußballplatz, Stadion, Fußballstadion | campo de deportes, campo de fútbol, estadio, cancha de fútbol | terrain de sport, terrain de football, terrain de foot, stade
park | park, city park | Park, Stadtpark, Parkanlage | parque, parque urbano | parc, jardin public
roadside-bench | bench by the road, roadside bench, park bench | Bank an der Straße, Parkbank | banco junto a la carretera, banco del parque | banc au bord de la route, banc public
campsite | campsite, camping site, campground | Campingplatz, Zeltplatz | camping, zona de acampada | camping, terrain de camping
balcony | balcony | Balkon | balcón | balcon
quarry | quarry, stone quarry, slate quarry, gravel pit | Steinbruch, Kiesgrube | cantera | carrière de pierre
mine | coal mine, mine shaft, salt mine | Bergwerk, Kohlebergwerk, Bergstollen | mina de carbón, galería minera | mine de charbon, galerie de mine
cave | cave, cavern, grotto | Höhle, Tropfsteinhöhle | cueva, gruta | grotte, caverne
mud-flat | mud flat, mudflat, mud flats, estuary, foreshore, tidal flat | Wattenmeer, Schlickfläche | marisma, estuario, bajamar | vasière, estuaire, estran
riverbank | riverbank, river bank, riverside, river path | Flussufer, Bachufer | orilla del río, ribera del río | rive, berge, bord de rivière
lakeside | lakeside, lakeshore, fish pond | Seeufer, Teichufer | orilla del lago | bord du lac, rive du lac
canal | canal, towpath, canal side, canal lock | Treidelpfad, Kanalufer | canal de navegación, camino de sirga | chemin de halage, bord du canal
cliff | cliff, cliff top, clifftop | Klippe, Steilküste | acantilado | falaise
pier | pier, seaside pier | Seebrücke, Pier | malecón, espigón | jetée
ship-deck | ship's deck, ferry deck, deck of a ship | Schiffsdeck, Bootsdeck | cubierta del barco | pont du bateau, pont du navire
boatyard | boatyard, boat yard, shipyard | Werft, Bootswerft | astillero | chantier naval
desert | desert | Wüste | desierto | désert
salt-flat | salt flat, salt pan, saltern, salt pond | Salzwiese, Saline, Salzgarten | salina, salar | marais salant, saline
moor | moor, moorland, heath, peat bog | Heidelandschaft, Hochmoor | páramo, brezal | lande, tourbière
prairie | prairie, savanna, steppe, scrubland | Prärie, Savanne, Steppe | pradera abierta, sabana, estepa | prairie américaine, savane, steppe
mountain-valley | mountain valley, alpine valley, mountain pasture | Bergtal, Almwiese, Hochtal | valle de montaña, puerto de montaña | vallée de montagne, alpage
mountain-pass | mountain pass, mountain road, rock cutting | Bergpass, Passstraße, Bergstraße | carretera de montaña | col de montagne, route de montagne
orchard | orchard, apple orchard, olive grove | Obstgarten, Streuobstwiese, Olivenhain | huerto de frutales, olivar, manzanal | verger, oliveraie
riding-arena | riding arena, riding school, paddock | Reitplatz, Reithalle, Koppel | picadero, pista de equitación | manège d'équitation, carrière équestre
stable-yard | stable yard, stud farm | Stallhof, Gestüt | patio de cuadras, yeguada | cour d'écurie, haras
chicken-coop | chicken coop, henhouse, hen house, goat pen | Hühnerstall, Hühnerhaus | gallinero | poulailler
solar-farm | solar farm, solar park | Solarpark, Solarfeld | parque solar, huerto solar | parc solaire, ferme solaire
building-yard | storage yard, landscape supply yard, builders' yard, coal yard | Lagerplatz, Baustoffhof | patio de materiales | parc à matériaux
scrapyard | scrapyard, junkyard, recycling yard, recycling centre | Schrottplatz, Wertstoffhof, Recyclinghof | desguace, chatarrería, punto limpio | casse automobile, déchetterie
container-yard | container yard, container port, container terminal | Containerhafen, Containerterminal | patio de contenedores, terminal de contenedores | terminal à conteneurs
lorry-park | lorry park, lorry yard, truck stop, motorway services, layby, lay-by | Rastplatz, Autohof, Raststätte | área de servicio, área de descanso | aire de repos, aire d'autoroute
car-park | car park, parking lot, parking garage | Parkplatz, Parkhaus | aparcamiento, estacionamiento | parking, aire de stationnement
petrol-station | petrol station, gas station, filling station | Tankstelle | gasolinera, estación de servicio | station-service, station essence
railway-track | railway track, train tracks, railway line | Bahngleis, Gleise, Bahnübergang | vía del tren, vías del tren, paso a nivel | voie ferrée, passage à niveau
airfield | airfield, airport, airstrip, runway | Flugplatz, Flughafen, Landebahn | aeródromo, aeropuerto, pista de aterrizaje | aérodrome, aéroport, piste d'atterrissage
village-square | village square, town square, market square | Dorfplatz, Stadtplatz | plaza del pueblo, plaza mayor | place du village, grand-place
school-gate | school gate, schoolyard, school yard, playground of a school | Schulhof, Schultor | patio del colegio, puerta del colegio | cour d'école, portail de l'école
fairground | fairground, theme park, amusement park, funfair | Rummelplatz, Freizeitpark, Jahrmarkt, Kirmes | feria, parque de atracciones, recinto ferial | fête foraine, parc d'attractions
cricket-ground | cricket ground, cricket pitch, maidan | Cricketplatz | campo de críquet | terrain de cricket
ice-rink | ice rink, skating rink | Eisbahn, Eishalle, Eisstadion | pista de hielo | patinoire
veranda | veranda, porch, patio deck | Veranda | porche, galería exterior | porche couvert, terrasse en bois
tunnel | tunnel, underpass, railway tunnel, sewer | Tunnel, Unterführung | túnel, paso subterráneo | tunnel, passage souterrain
shed | garden shed, tool shed, woodshed | Schuppen, Gartenschuppen, Geräteschuppen | cobertizo, caseta de herramientas | cabane de jardin, remise, abri de jardin
sawmill | sawmill, timber yard, lumber mill | Sägewerk, Holzplatz | aserradero, serrería | scierie
forge | forge, smithy, blacksmith's shop | Schmiede | herrería, fragua | atelier de forgeron, forge
abattoir | abattoir, slaughterhouse | Schlachthof | matadero | abattoir
milking-parlour | milking parlour, milking parlor | Melkstand | sala de ordeño | salle de traite
pantry | pantry, larder, storeroom | Speisekammer, Vorratskammer | despensa, alacena | garde-manger, cellier
dining-room | dining room | Esszimmer, Speisezimmer | comedor | salle à manger
laundry-room | laundry room, utility room | Waschküche, Hauswirtschaftsraum | lavadero, cuarto de lavado | buanderie
lobby | lobby, foyer, reception hall | Lobby, Foyer, Empfangshalle | vestíbulo del edificio | hall d'accueil, hall d'immeuble
hospital-corridor | hospital corridor, ward corridor | Krankenhausflur, Klinikflur | pasillo del hospital | couloir d'hôpital
operating-theatre | operating theatre, operating room | Operationssaal, OP-Saal | quirófano, sala de operaciones | bloc opératoire, salle d'opération
pharmacy | pharmacy, chemist's, drugstore | Apotheke, Drogerie | farmacia, botica | pharmacie
post-office | post office, sorting office | Postamt, Postfiliale | oficina de correos | bureau de poste
bank-branch | bank branch, savings bank, bank counter | Bankfiliale, Sparkasse, Bankschalter | sucursal bancaria, caja de ahorros | agence bancaire, guichet de banque
bookshop | bookshop, bookstore | Buchhandlung, Buchladen, Antiquariat | librería | librairie
flower-shop | flower shop, florist's | Blumenladen, Blumengeschäft | floristería | fleuriste, magasin de fleurs
tailor-shop | tailor's, tailor's shop, sewing room, dressmaker's | Schneiderei, Nähstube, Nähatelier | sastrería, taller de costura | atelier de couture, boutique de tailleur
print-shop | print shop, printing workshop, printing works, letterpress studio | Druckerei, Druckwerkstatt | imprenta, taller de impresión | imprimerie, atelier d'imprimerie
bicycle-shop | bicycle shop, bike shop, bicycle workshop | Fahrradladen, Fahrradwerkstatt | taller de bicicletas, tienda de bicicletas | magasin de vélos, atelier de vélos
music-room | music room, rehearsal room, music school | Musikzimmer, Proberaum, Musikschule | sala de música, sala de ensayo | salle de musique, salle de répétition
arcade | amusement arcade | Spielhalle, Spielothek | salón recreativo, sala de juegos | salle d'arcade, salle de jeux
changing-room | locker room, sports changing room | Umkleide, Umkleideraum | vestuario | vestiaire
control-room | control room, radio room, signal box, switch room | Leitstand, Schaltraum, Stellwerk, Funkraum | sala de control, cuarto de radio | salle de contrôle, poste d'aiguillage, salle radio
fire-station | fire station, firehouse | Feuerwache, Feuerwehrhaus | parque de bomberos, estación de bomberos | caserne de pompiers
polling-station | polling station, polling place, counting room | Wahllokal | colegio electoral, centro de votación | bureau de vote
cold-store | cold store, cold room, processing plant | Kühlhaus, Kühlraum | cámara frigorífica, cámara fría | chambre froide, entrepôt frigorifique
caravan-inside | inside of a caravan, narrowboat cabin, camper van interior | Wohnwageninneres, Kajüte | interior de la caravana, camarote | intérieur de caravane, cabine de bateau
foundry | foundry, steelworks, steel mill | Gießerei, Stahlwerk | fundición, acería | fonderie, aciérie
care-home | care home, nursing home, retirement home | Pflegeheim, Altersheim, Seniorenheim | residencia de ancianos, geriátrico | maison de retraite, EHPAD
circus-ring | circus ring | Manege | pista de circo | piste de cirque
galley | ship's galley | Kombüse, Schiffsküche | cocina del barco | cuisine du bateau, cambuse
`);
