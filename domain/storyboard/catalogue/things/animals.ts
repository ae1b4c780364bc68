// Animals and plants.
import { readEntries } from '../read-entries.ts';

export const animals = readEntries(`
ant | ant | Ameise | hormiga | fourmi
chick | chick | Küken | pollito, polluelo | poussin
badger | badger | Dachs | tejón | blaireau
bat | flying bat | Fledermaus | murciélago | chauve-souris
beaver | beaver | Biber | castor | castor
beetle | beetle | Käfer | escarabajo | scarabée, coléoptère
bird | bird, songbird | Vogel, Singvogel | pájaro | oiseau
bison | bison | Bison | bisonte | bison
flower | flower | Blume | flor | fleur
pufferfish | pufferfish, blowfish | Kugelfisch | pez globo | poisson-globe
caterpillar | caterpillar | Raupe | oruga | chenille
butterfly | butterfly | Schmetterling | mariposa | papillon
cactus | cactus | Kaktus | cactus, cacto | cactus
camel | camel | Kamel | camello | chameau
dromedary | dromedary | Dromedar | dromedario | dromadaire
cherry-blossom | cherry blossom | Kirschblüte | flor de cerezo | fleur de cerisier
rooster | rooster, cockerel | Hahn, Gockel | gallo | coq
squirrel | squirrel, chipmunk | Eichhörnchen, Streifenhörnchen | ardilla | écureuil
cockroach | cockroach, roach | Kakerlake, Küchenschabe | cucaracha | cafard, blatte
coral | coral | Koralle | coral | corail
cow | cow, dairy cow | Kuh, Milchkuh | vaca | vache
grasshopper | grasshopper | Heuschrecke, Grashüpfer | saltamontes | sauterelle
crocodile | crocodile, alligator | Krokodil | cocodrilo, caimán | crocodile
tree | tree, deciduous tree | Baum, Laubbaum | árbol | arbre, feuillu
deer | deer, stag, roe deer | Reh, Hirsch | ciervo, venado, corzo | cerf, chevreuil, biche
dodo | dodo | Dodo | dodo | dodo
dolphin | dolphin | Delfin, Delphin | delfín | dauphin
donkey | donkey | Esel | burro, asno | âne
dove | dove, pigeon | Taube | paloma | pigeon, colombe
dragon | dragon | Drache | dragón | dragon
duck | duck | Ente | pato | canard
eagle | eagle | Adler | águila | aigle
elephant | elephant | Elefant | elefante | éléphant
nest | nest, bird's nest | Nest, Vogelnest | nido | nid
fir-tree | fir tree, fir, conifer, spruce, pine tree | Tanne, Nadelbaum, Fichte, Tannenbaum | abeto, pino | sapin, conifère, épicéa
sheep | sheep, ewe | Schaf | oveja | mouton, brebis
fallen-leaf | fallen leaf, autumn leaf | Herbstblatt, Herbstlaub | hoja seca, hoja de otoño | feuille morte, feuille d'automne
feather | feather | Vogelfeder | pluma de ave | plume d'oiseau
fish | fish | Fisch | pez | poisson
flamingo | flamingo | Flamingo | flamenco rosa | flamant rose, flamant
fly | housefly | Stubenfliege | mosca | mouche
four-leaf-clover | four-leaf clover, lucky clover | Glücksklee, Kleeblatt, vierblättriges Kleeblatt | trébol de cuatro hojas | trèfle à quatre feuilles
giraffe | giraffe | Giraffe | jirafa | girafe
goat | goat | Ziege | cabra | chèvre
goose | goose | Gans | ganso, oca | oie
gorilla | gorilla | Gorilla | gorila | gorille
guide-dog | guide dog, seeing-eye dog | Blindenhund, Blindenführhund | perro guía | chien guide, chien d'aveugle
hatching-chick | hatching chick | schlüpfendes Küken | pollito saliendo del huevo | poussin qui éclôt
hedgehog | hedgehog | Igel | erizo | hérisson
herb | herb, sprig of herbs | Kräuterzweig, Kräuter | hierba aromática, ramita de hierbas | herbe aromatique, fines herbes
hibiscus | hibiscus, hibiscus flower | Hibiskus, Hibiskusblüte | hibisco | hibiscus
hippopotamus | hippopotamus, hippo | Nilpferd, Flusspferd | hipopótamo | hippopotame
bee | bee, honeybee, honey bee | Biene, Honigbiene | abeja | abeille
horse | horse | Pferd | caballo | cheval
hyacinth | hyacinth | Hyazinthe | jacinto | jacinthe
jellyfish | jellyfish | Qualle | medusa | méduse
kangaroo | kangaroo | Känguru | canguro | kangourou
ladybird | ladybird, ladybug | Marienkäfer | mariquita | coccinelle
leaf | leaf, green leaf | Laubblatt | hoja verde | feuille verte, feuille d'arbre
leopard | leopard | Leopard | leopardo | léopard
lizard | lizard | Eidechse | lagarto, lagartija | lézard
llama | llama, alpaca | Lama, Alpaka | llama andina, alpaca | lama, alpaga
lotus | lotus, lotus flower | Lotusblüte, Lotusblume | flor de loto | fleur de lotus, lotus
mammoth | mammoth | Mammut | mamut | mammouth
maple-leaf | maple leaf | Ahornblatt | hoja de arce | feuille d'érable
germ | germ, microbe, virus, bacterium | Keim, Mikrobe, Virus, Bakterie | microbio, virus, germen, bacteria | microbe, virus, germe, bactérie
monkey | monkey | Affe | mono | singe
mosquito | mosquito | Mücke, Stechmücke, Moskito | mosquito | moustique
mouse | mouse | Maus | ratón | souris
nest-with-eggs | nest with eggs | Nest mit Eiern | nido con huevos | nid avec des œufs
octopus | octopus | Krake, Tintenfisch, Oktopus | pulpo | pieuvre, poulpe
orangutan | orangutan, orang-utan | Orang-Utan | orangután | orang-outan
otter | otter | Fischotter, Otter | nutria | loutre
owl | owl | Eule, Uhu | búho, lechuza | hibou, chouette
ox | ox, bull | Ochse, Bulle, Stier | buey, toro | bœuf, taureau
palm-tree | palm tree | Palme | palmera | palmier
parrot | parrot | Papagei | loro, papagayo | perroquet
peacock | peacock | Pfau | pavo real | paon
penguin | penguin | Pinguin | pingüino | pingouin, manchot
pig | pig | Schwein | cerdo, puerco | cochon, porc
poodle | poodle | Pudel | caniche | caniche
rabbit | rabbit, bunny | Kaninchen, Hase | conejo | lapin
ram | ram | Widder, Schafbock | carnero | bélier
rat | rat | Ratte | rata | rat
rhinoceros | rhinoceros, rhino | Nashorn | rinoceronte | rhinocéros
rose | rose | Rose | rosa | rose
dinosaur | dinosaur | Dinosaurier | dinosaurio | dinosaure
scorpion | scorpion | Skorpion | escorpión | scorpion
seal | harbour seal | Robbe, Seehund | foca | phoque
seedling | seedling, sprout | Keimling, Setzling, Sämling | plántula, brote | plantule, jeune pousse
shark | shark | Hai, Haifisch | tiburón | requin
grain-sheaf | sheaf of grain, ear of rice | Getreidegarbe, Reisgarbe | gavilla | gerbe de blé
skunk | skunk | Stinktier | mofeta, zorrillo | mouffette
sloth | sloth | Faultier | perezoso | paresseux
snail | snail | Schnecke | caracol | escargot
snake | snake | Schlange | serpiente | serpent
spider | spider | Spinne | araña | araignée
spider-web | spider web, spider's web, cobweb | Spinnennetz | telaraña | toile d'araignée
seashell | seashell, shell | Meeresmuschel, Schneckenhaus | concha, caracola | coquillage
whale | whale | Wal, Walfisch | ballena | baleine
sunflower | sunflower | Sonnenblume | girasol | tournesol
swan | swan | Schwan | cisne | cygne
t-rex | t-rex, tyrannosaurus | T-Rex, Tyrannosaurus | tiranosaurio | tyrannosaure
tiger | tiger | Tiger | tigre | tigre
tropical-fish | tropical fish, aquarium fish | Zierfisch, Tropenfisch | pez tropical | poisson tropical
tulip | tulip | Tulpe | tulipán | tulipe
turkey | turkey | Truthahn, Pute | pavo | dinde, dindon
turtle | turtle, tortoise | Schildkröte | tortuga | tortue
water-buffalo | water buffalo, buffalo | Wasserbüffel, Büffel | búfalo | buffle
wilted-flower | wilted flower | verwelkte Blume | flor marchita | fleur fanée
worm | worm, earthworm | Wurm, Regenwurm | gusano, lombriz | ver de terre
zebra | zebra | Zebra | cebra | zèbre
`);
