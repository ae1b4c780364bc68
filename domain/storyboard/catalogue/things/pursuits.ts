// Animals and plants, and things of music, craft, sport, table, care, sea and street that clients name.
import { readEntries } from '../read-entries.ts';

export const pursuits = readEntries(`
hamster | hamster | Hamster | hámster | hamster
guinea-pig | guinea pig, cavy | Meerschweinchen | cobaya, conejillo de indias | cochon d'Inde, cobaye
wolf | wolf | Wolf | lobo | loup
lion | lion | Löwe | león | lion
crow | crow, raven, carrion crow | Krähe, Rabe | cuervo, corneja | corbeau, corneille
mussel | mussel, blue mussel | Miesmuschel | mejillón | moule, moule de bouchot
daffodil | daffodil, narcissus, jonquil | Osterglocke, Narzisse | narciso | jonquille, narcisse
dandelion | dandelion | Löwenzahn | diente de león | pissenlit
lily | lily, white lily | Lilie | azucena, lirio | lys, fleur de lys
acorn | acorn | Eichel | bellota | gland
pine-cone | pine cone, pinecone, fir cone | Kiefernzapfen, Tannenzapfen | piña de pino | pomme de pin
funeral-wreath | funeral wreath, wreath, memorial wreath | Trauerkranz, Grabkranz, Blumenkranz | corona fúnebre, corona de flores | couronne mortuaire, couronne de fleurs
advent-wreath | advent wreath | Adventskranz | corona de adviento | couronne de l'Avent
music-stand | music stand | Notenständer, Notenpult | atril de música, atril de partituras | pupitre à musique, pupitre de musicien
harmonica | harmonica, mouth organ | Mundharmonika | armónica | harmonica
cymbal | cymbal, ride cymbal | Schlagzeugbecken | plato de batería, platillo | cymbale
triangle-instrument | musical triangle, orchestral triangle | Triangel | triángulo musical | triangle de musique
spotlight | spotlight, stage light, stage spotlight | Bühnenscheinwerfer, Strahler | foco de escenario, reflector | projecteur de scène
castanets | castanets, castanet | Kastagnette | castañuela, castañuelas | castagnettes, castagnette
dress-form | dress form, tailor's dummy, dressmaker's dummy, mannequin | Schneiderpuppe, Schneiderbüste, Kleiderbüste | maniquí, maniquí de costura | mannequin de couture, buste de couture
knitting-needles | knitting needles, knitting needle | Stricknadel, Strickzeug | aguja de tejer, agujas de punto | aiguille à tricoter, aiguilles à tricoter
embroidery-hoop | embroidery hoop, embroidery frame | Stickrahmen, Stickreifen | bastidor de bordado, tambor de bordar | tambour à broder, cercle à broder
potters-wheel | potter's wheel, pottery wheel | Töpferscheibe | torno de alfarero, torno de cerámica | tour de potier
pincushion | pincushion, pin cushion | Nadelkissen | alfiletero, acerico | pique-aiguilles, pelote à épingles
sandpaper | sandpaper, abrasive paper, emery paper | Schleifpapier, Schmirgelpapier, Sandpapier | papel de lija, lija | papier de verre, papier abrasif
folding-rule | folding rule, carpenter's rule | Zollstock, Gliedermaßstab, Meterstab | metro plegable, metro de carpintero | mètre pliant
bench-vice | bench vice, bench vise, vise | Schraubstock | tornillo de banco | étau
exercise-ball | exercise ball, gym ball, fitness ball, yoga ball | Gymnastikball, Sitzball | pelota de pilates, fitball | ballon de gym, ballon de gymnastique
foam-roller | foam roller, massage roller | Faszienrolle, Massagerolle | rodillo de espuma, rodillo de masaje | rouleau de massage, rouleau en mousse
rowing-machine | rowing machine, indoor rower | Rudergerät, Ruderergometer | máquina de remo | rameur d'appartement, machine à ramer
vaulting-box | vaulting box, gym box, plyo box | Sprungkasten, Turnkasten | plinto de gimnasia | plinth de gymnastique, caisson de saut
wall-bars | wall bars, stall bars | Sprossenwand | espalderas, espaldera de gimnasio | espalier de gymnastique
laundry-basket | laundry basket, washing basket, linen basket | Wäschekorb | cesto de la ropa, cesta de la colada | panier à linge, corbeille à linge
pepper-mill | pepper mill, pepper grinder, spice mill | Pfeffermühle, Gewürzmühle, Salzmühle | molinillo de pimienta, pimentero | moulin à poivre, poivrier
rubber-gloves | rubber gloves, rubber glove, washing-up gloves, cleaning gloves | Gummihandschuh, Putzhandschuh, Spülhandschuh | guante de goma, guantes de goma | gant de ménage, gants en caoutchouc
cake-stand | cake stand | Tortenständer, Tortenplatte, Kuchenständer | soporte para tartas, expositor de tartas | présentoir à gâteau, support à gâteau
ice-bucket | ice bucket, champagne bucket, wine bucket | Eiskübel, Sektkühler, Weinkühler | cubitera, champanera | seau à glace, seau à champagne
wine-rack | wine rack, bottle rack | Weinregal, Flaschenregal | botellero, estante para vinos | casier à bouteilles, range-bouteilles
beer-tap | beer tap, beer pump, draught tap | Zapfhahn, Zapfanlage | grifo de cerveza, tirador de cerveza | tireuse à bière, pompe à bière
springform | springform, springform pan, cake tin, cake pan | Springform, Kuchenform | molde desmontable, molde para tartas | moule à manqué, moule à charnière, moule à gâteau
quiche | quiche, savoury tart | Quiche, Zwiebelkuchen | quiche | quiche, tarte salée
omelette | omelette, omelet | Omelett, Omelette | tortilla francesa, tortilla de patatas, tortilla española | omelette
churros | churros, churro | Churros, Churro | churro, churros | churros, churro
drip-stand | drip stand, IV stand, IV pole | Infusionsständer, Tropfständer | pie de gotero, portasueros | pied à perfusion, potence à perfusion
pill-organiser | pill organiser, pill organizer, pill box, tablet box, dosette box | Tablettenbox, Wochendosierer, Medikamentenbox | pastillero | pilulier, semainier de médicaments
commode | commode chair, toilet chair | Toilettenstuhl, Nachtstuhl | silla con inodoro | chaise percée, chaise garde-robe
eye-chart | eye chart, sight chart | Sehtafel, Sehprobentafel | optotipo, tabla optométrica | échelle optométrique
bicycle-chain | bicycle chain, bike chain | Fahrradkette | cadena de bicicleta, cadena de bici | chaîne de vélo
bicycle-lock | bicycle lock, bike lock | Fahrradschloss, Bügelschloss | candado de bicicleta, antirrobo de bici | antivol de vélo, antivol
inner-tube | inner tube, bicycle tube | Fahrradschlauch | cámara de aire | chambre à air
lobster-pot | lobster pot, crab pot, lobster trap, fish trap | Hummerkorb, Reuse, Fischreuse | nasa de pesca, nasa langostera | casier à homards, casier à crabes, nasse
sandcastle | sandcastle | Sandburg | castillo de arena | château de sable
beach-chair | wicker beach chair, roofed beach chair | Strandkorb | sillón de playa de mimbre | fauteuil-cabine de plage
cowbell | cowbell, cow bell, sheep bell | Kuhglocke, Almglocke | cencerro | cloche à vache, clarine
compasses | pair of compasses, drawing compasses | Zirkel | compás de dibujo | compas
school-cone | school cone, first-day school cone | Schultüte, Zuckertüte | cucurucho escolar | cornet de rentrée
raised-bed | raised bed, raised garden bed, vegetable bed | Hochbeet | bancal elevado, huerto elevado, mesa de cultivo | potager surélevé, carré potager
bollard | bollard | Poller | bolardo | borne anti-stationnement, potelet
bus-stop-sign | bus stop sign | Haltestellenschild | señal de parada, poste de parada | panneau d'arrêt de bus, poteau d'arrêt
parking-meter | parking meter | Parkuhr, Parkscheinautomat | parquímetro | parcmètre, horodateur
`);
