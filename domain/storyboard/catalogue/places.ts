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
`);
