// Food, a few animals, and buildings.
import { readEntries } from '../read-entries.ts';

export const pantryAndPlaces = readEntries(`
asparagus | asparagus | Spargel | espárrago | asperge
cabbage | cabbage, head of cabbage | Kohl, Kohlkopf, Weißkohl | col, repollo, berza | chou, chou blanc
leek | leek | Lauch, Porree | puerro | poireau
beetroot | beet, beetroot | Rote Bete | remolacha | betterave
artichoke | artichoke | Artischocke | alcachofa | artichaut
raspberry | raspberry | Himbeere | frambuesa | framboise
sausage | sausage, bratwurst | Wurst, Bratwurst | salchicha | saucisse, boudin
ham | ham, leg of ham | Schinken, Rohschinken | jamón, jamón ibérico, paletilla | jambon, jambon cru
chips-bag | bag of crisps, crisp packet, bag of chips | Chipstüte | bolsa de patatas fritas | paquet de chips, sachet de chips
jelly-beans | jelly bean | Geleebohne | gominola de gelatina | bonbon gélifié
jelly | jelly pudding, gelatine dessert | Götterspeise, Wackelpudding | gelatina de postre | entremets gélifié
toast | slice of toast, toast, bread and butter | Butterbrot, Toast, Toastscheibe | tostada | tartine, toast
candy-cane | candy cane | Zuckerstange | bastón de caramelo | sucre d'orge
hen | hen, laying hen | Henne, Legehenne | gallina | poule, poule pondeuse
fox | fox, red fox | Fuchs | zorro | renard
ostrich | ostrich | Vogel Strauß | avestruz | autruche
frog | frog, tree frog | Frosch, Laubfrosch | rana | grenouille, rainette
bear | bear, brown bear | Bär, Braunbär | oso, oso pardo | ours, ours brun
mosque | mosque | Moschee | mezquita | mosquée
log-cabin | log cabin, wooden cabin, summer house, chalet, hunting lodge | Blockhaus, Holzhütte, Chalet, Blockhütte | cabaña de madera, cabaña | chalet en bois, cabane en rondins, chalet
a-frame-cabin | A-frame cabin, tiny house | Nurdachhaus, Tiny House | minicasa | mini-maison
yurt | yurt, glamping tent | Jurte | yurta | yourte
igloo | igloo | Iglu | iglú | igloo
treehouse | treehouse, tree house | Baumhaus | casa del árbol, casa en el árbol | cabane dans les arbres
watchtower | watchtower, observation tower, high seat | Hochsitz, Aussichtsturm, Wachturm | torre de vigilancia, mirador | mirador, tour de guet
bamboo | bamboo plant, bamboo cane | Bambuspflanze, Bambusrohr | planta de bambú, caña de bambú | plant de bambou, canne de bambou
agave | agave, aloe vera, aloe | Agave, Aloe Vera | agave, aloe vera | agave, aloès
`);
