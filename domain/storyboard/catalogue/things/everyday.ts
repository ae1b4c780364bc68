// Things of every day that clients name: at home, in care, at school, in the yard, on the stage.
import { readEntries } from '../read-entries.ts';

export const everyday = readEntries(`
hand | human hand, open hand, bare hand | Menschenhand, offene Hand, bloße Hand | mano humana, mano abierta | main humaine, main ouverte
foot | human foot, bare foot | nackter Fuß, bloßer Fuß | pie humano, pie descalzo | pied humain, pied nu
ear | human ear, outer ear | Menschenohr, Ohrmuschel | oreja humana | oreille humaine
eye | human eye, open eye | Menschenauge, offenes Auge | ojo humano, ojo abierto | œil humain, œil ouvert
hair-braid | hair braid, braid, plait, braided hair | Haarzopf, Zopf, geflochtener Zopf | trenza, trenza de pelo | tresse, natte de cheveux
hedge | hedge, garden hedge, hedgerow, privet hedge | Hecke, Gartenhecke, Buchsbaumhecke | seto, seto de jardín | haie, haie de jardin
bush | bush, shrub, garden shrub | Strauch, Busch, Zierstrauch | arbusto, matorral | buisson, arbuste
water-glass | glass of water, water glass | Glas Wasser, Wasserglas | vaso de agua | verre d'eau
puddle | puddle, rain puddle | Pfütze, Regenpfütze | charco | flaque, flaque d'eau
struck-match | struck match, lit match, burning match | brennendes Streichholz | cerilla encendida, fósforo encendido | allumette enflammée, allumette allumée
curtained-window | window with curtain, curtained window, draped window | Fenster mit Vorhang, Vorhangfenster | ventana con cortinas | fenêtre à rideaux
laid-table | laid table, set table, table setting, place setting, festive table | gedeckter Tisch, Festtafel, Tischgedeck | mesa puesta | table dressée, table mise
shop-sign | shop sign, hanging sign, signboard, pub sign | Ladenschild, Aushängeschild, Firmenschild, Nasenschild | letrero de tienda, rótulo | enseigne, enseigne de magasin
microphone-stand | microphone stand, mic stand, microphone on a stand, stand microphone | Mikrofonständer, Mikrofonstativ, Standmikrofon | micrófono de pie, soporte de micrófono | pied de micro, micro sur pied
stage-curtain | stage curtain, theatre curtain, theater curtain | Bühnenvorhang, Theatervorhang | telón, telón de teatro | rideau de scène, rideau de théâtre
queue-barrier | queue barrier, rope barrier, stanchion, velvet rope | Absperrkordel, Personenleitsystem, Absperrständer | poste separador, cordón separador, catenaria de cola | poteau de guidage, cordon de guidage
bench-plane | bench plane, wood plane, hand plane, smoothing plane, jack plane | Hobel, Handhobel, Putzhobel | cepillo de carpintero, garlopa | rabot, varlope
sewing-pattern | sewing pattern, dress pattern, paper pattern | Schnittmuster, Schnittbogen | patrón de costura, patrón de corte | patron de couture, patron de coupe
postmark | postmark, postmarked letter, stamped letter, postcard | Poststempel, gestempelter Brief, Postkarte, Ansichtskarte | matasellos, tarjeta postal, carta sellada | cachet de la poste, carte postale, lettre timbrée
seed-tray | seed tray, tray of seedlings, seedling tray, plug tray | Saatschale, Anzuchtschale, Anzuchtplatte, Pikierkiste | semillero, bandeja de semillero | plaque de semis, barquette de semis
compost-heap | compost heap, compost pile, dung heap, manure heap | Komposthaufen, Misthaufen | montón de compost, pila de compost, estercolero | tas de compost, tas de fumier
hive-frame | hive frame, beehive frame, honey frame, brood frame | Wabenrahmen, Rähmchen, Brutwabe, Honigwabe im Rahmen | cuadro de colmena, marco de colmena | cadre de ruche, cadre de miel
fishing-float | fishing float, bobber, fishing bobber | Angelpose, Schwimmer, Angelschwimmer | flotador de pesca, boya de pesca | flotteur de pêche, bouchon de pêche
stretcher | stretcher, ambulance stretcher, hospital trolley, gurney | Trage, Krankentrage, Tragbahre, Rettungstrage | camilla de ambulancia, camilla con ruedas | brancard, civière
oxygen-cylinder | oxygen cylinder, oxygen tank, oxygen bottle | Sauerstoffflasche, Sauerstoffgerät | bombona de oxígeno, botella de oxígeno | bouteille d'oxygène, bonbonne d'oxygène
medical-tray | medical tray, kidney dish, instrument tray, surgical tray | Nierenschale, Instrumentenschale | bandeja médica, riñonera médica, batea | haricot médical, plateau médical, plateau d'instruments
childs-drawing | child's drawing, children's drawing, child's painting | Kinderzeichnung, Kinderbild | dibujo infantil, dibujo de niño | dessin d'enfant
school-desk | school desk, pupil's desk | Schulbank, Schultisch, Schulpult | pupitre, pupitre escolar | pupitre d'écolier, bureau d'écolier, table d'école
lunch-tray | lunch tray, school dinner tray, canteen tray, meal tray | Essenstablett, Kantinentablett, Mensatablett | bandeja de comedor, bandeja de comida | plateau-repas, plateau de cantine
`);
