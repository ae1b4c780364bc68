// What trades work with and shops sell, drawn by hand.
import { readEntries } from '../read-entries.ts';

export const goods = readEntries(`
whistle | whistle, dog whistle, referee's whistle | Trillerpfeife, Hundepfeife, Signalpfeife | silbato | sifflet
hand-truck | hand truck, sack truck, hand trolley, sack trolley, sack barrow | Sackkarre, Transportkarre, Stechkarre | carretilla de mano, carretilla de almacén, carretilla de carga | diable de manutention, diable de transport
chisel | chisel, wood chisel | Stechbeitel, Meißel, Stemmeisen | formón, cincel | ciseau à bois, burin
file | metal file, rasp | Feile, Raspel | lima de metal, escofina | râpe à bois
billhook | billhook, bill hook, machete | Heppe, Hippe, Machete | podón, machete | serpe, machette
brush | brush, hand brush, nail brush, clothes brush | Bürste, Handbürste, Kleiderbürste | cepillo | brosse
net | net, fishing net, cargo net | Netz, Fischernetz, Fischnetz | red de pesca | filet de pêche
ramp | ramp, wheelchair ramp, loading ramp, threshold ramp | Rampe, Rollstuhlrampe, Auffahrrampe | rampa | rampe d'accès, passe-seuil
kennel | kennel, dog kennel, doghouse, rabbit hutch | Hundehütte, Kaninchenstall | caseta de perro, conejera | niche, niche à chien, clapier
crane | mobile crane, construction crane, mini crane, spider crane | Kran, Baukran, Minikran, Autokran | grúa móvil, minigrúa | grue mobile, mini-grue, grue de chantier
boiler-suit | boiler suit, overalls, coveralls, work overall | Overall, Blaumann, Arbeitsoverall | mono de trabajo | bleu de travail, combinaison de travail
belt | leather belt, belt | Gürtel, Ledergürtel | cinturón, cinturón de cuero | ceinture, ceinture en cuir
bracelet | bracelet, bangle, wristband | Armband, Armreif | pulsera, brazalete | bracelet
earring | earring, pair of earrings | Ohrring, Ohrstecker, Ohrschmuck | pendiente, arete | boucle d'oreille
window-blind | window blind, roller blind, venetian blind, roller shutter, shutter | Jalousie, Rollo, Rollladen, Store | persiana, estor | store, volet, volet roulant
vase | vase, flower vase | Vase, Blumenvase | jarrón, florero | vase, soliflore
tray | tray, serving tray | Tablett, Serviertablett | bandeja | plateau
toy-blocks | toy block, building block, toy, wooden toy, toy brick, construction set | Bauklotz, Spielzeug, Holzspielzeug, Baukasten | juguete, juguete de madera, bloque de construcción | jouet, jouet en bois, jeu de construction
doll | doll, rag doll | Puppe, Stoffpuppe | muñeca | poupée
eraser | eraser, pencil eraser | Radiergummi | goma de borrar | gomme à effacer
saddle | saddle, horse saddle | Sattel, Reitsattel | silla de montar | selle d'équitation
birdhouse | birdhouse, nesting box, nest box, bird box | Nistkasten, Vogelhaus, Vogelhäuschen | casita para pájaros, caja nido | nichoir
screen | video game, computer game, console game | Videospiel, Computerspiel, Konsolenspiel | videojuego, juego de ordenador | jeu vidéo
life-jacket | life jacket, life vest, buoyancy aid, personal flotation device | Schwimmweste, Rettungsweste | chaleco salvavidas | gilet de sauvetage, gilet de flottaison
clog | clog, wooden shoe, mule | Clog, Holzschuh, Holzpantine | zueco | sabot
plank | plank, floorboard, decking | Diele, Dielenboden, Planke | tablón, tarima, tabla de madera | planche de bois, parquet, lame de terrasse
`);
