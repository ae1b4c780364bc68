// What people can be drawn wearing.
import { readEntries } from './read-entries.ts';

export const clothes = readEntries(`
t-shirt | T-shirt, tee, crew neck | T-Shirt | camiseta, playera | tee-shirt, t-shirt
polo-shirt | polo shirt | Polohemd, Poloshirt | polo | polo
shirt | shirt, flannel shirt, button-down, oxford shirt, plaid shirt, checked shirt | Hemd, Flanellhemd, kariertes Hemd | camisa | chemise
blouse | blouse | Bluse | blusa | chemisier, blouse
jumper | jumper, sweater, pullover, sweatshirt, knitted top, woolly | Pullover, Pulli, Sweatshirt, Strickpulli | jersey, suéter | pull, sweat-shirt
turtleneck | turtleneck, roll neck, polo neck | Rollkragenpullover | jersey de cuello alto | col roulé
hoodie | hoodie, hooded top | Kapuzenpullover, Kapuzenpulli | sudadera | sweat à capuche
tank-top | tank top, singlet, vest top, crop top, sports bra | Trägertop, Unterhemd | camiseta de tirantes, camiseta sin mangas | débardeur
sportswear | sportswear, activewear, leotard, gym clothes | Sportkleidung | ropa deportiva | tenue de sport
tracksuit | tracksuit, jogging suit, shell suit | Trainingsanzug, Jogginganzug | chándal | survêtement, jogging
dress | dress, gown, kaftan, sari, frock | Kleid | vestido | robe
nightdress | nightdress, nightgown | Nachthemd | camisón | chemise de nuit
pyjamas | pyjamas, pajamas | Schlafanzug, Pyjama | pijama | pyjama
uniform | uniform | Uniform, Dienstkleidung | uniforme | uniforme, tenue de service
overalls | overalls, dungarees, boiler suit, coveralls, jumpsuit | Latzhose, Overall, Blaumann, Arbeitslatzhose | mono de trabajo, peto | salopette, bleu de travail, combinaison
scrubs | scrubs, nurse's tunic | Kasack, OP-Kleidung | pijama quirúrgico | tunique médicale
apron | apron, pinafore | Schürze | delantal | tablier
oilskin-apron | oilskin apron, rubber apron, leather apron | Gummischürze, Lederschürze | delantal de hule, delantal de cuero | tablier ciré, tablier de cuir
bib | bib, race number | Startnummer, Leibchen, Lätzchen | dorsal, babero | dossard, bavoir
tabard | tabard | Überwurf, Kittelschürze | casulla de trabajo, bata sin mangas | chasuble
blazer | blazer, sports jacket, sport coat, tweed jacket | Sakko, Blazer | americana, blazer | blazer, veste de tailleur, veste de costume
suit | suit, tuxedo, business attire, three-piece | Anzug, Kostüm | traje | costume, tailleur
jacket | jacket, bomber jacket, windbreaker | Jacke, Windjacke | chaqueta, cazadora, cortavientos | veste, blouson, coupe-vent
quilted-jacket | quilted jacket, puffer jacket, padded jacket, down jacket | Steppjacke, Daunenjacke | chaqueta acolchada, plumífero | doudoune, veste matelassée
leather-jacket | leather jacket | Lederjacke | chaqueta de cuero | blouson de cuir
denim-jacket | denim jacket | Jeansjacke | chaqueta vaquera | veste en jean
fleece | fleece, fleece jacket | Fleecejacke | forro polar | polaire, veste polaire
cagoule | cagoule, anorak, rain jacket, waterproof jacket | Anorak, Regenjacke, Windbreaker | chubasquero, anorak | anorak, k-way, ciré
hi-vis-jacket | hi-vis jacket, high-visibility jacket | Warnjacke, Warnschutzjacke | chaqueta reflectante | veste haute visibilité, veste fluo
hi-vis-vest | hi-vis vest, high-visibility vest, safety vest | Warnweste | chaleco reflectante | gilet de sécurité, gilet jaune, gilet fluo
vest | vest, gilet, body warmer | Weste | chaleco | gilet sans manches
waistcoat | waistcoat | Anzugweste | chaleco de traje | gilet de costume
fleece-vest | fleece vest, fleece gilet | Fleeceweste | chaleco polar | gilet polaire
life-jacket | life jacket | Schwimmweste, Rettungsweste | chaleco salvavidas | gilet de sauvetage
coat | coat, overcoat, parka, trench coat, mackintosh coat | Mantel, Parka, Trenchcoat | abrigo, gabardina, parka | manteau, parka, trench
raincoat | raincoat, oilskins, mackintosh | Regenmantel, Ölzeug, Friesennerz | impermeable | imperméable, imper, ciré
dressing-gown | dressing gown, bathrobe | Bademantel, Morgenmantel | bata, albornoz | robe de chambre, peignoir
cardigan | cardigan | Strickjacke | rebeca, cárdigan | cardigan, gilet de laine
white-coat | white coat, lab coat, doctor's coat | Kittel, Arztkittel, Laborkittel | bata blanca, bata de médico | blouse blanche, blouse de médecin
work-coat | work coat, warehouse coat | Arbeitskittel | guardapolvo, bata de trabajo | blouse de travail
trousers | trousers, pants, chinos, slacks, khakis, cargo pants, cords | Hose, Stoffhose, Cordhose | pantalón, pantalones | pantalon
jeans | jeans, denims | Jeans | vaqueros, tejanos | jean
skirt | skirt | Rock | falda | jupe
shorts | shorts | kurze Hose, Shorts | pantalón corto | short, bermuda
leggings | leggings, tights, yoga pants | Leggings, Strumpfhose | mallas, leggings | legging, collants
cap | cap, baseball cap, visor | Kappe, Baseballkappe | gorra, visera | casquette
flat-cap | flat cap | Schiebermütze, Schirmmütze | gorra plana, boina con visera | casquette plate, béret à visière
hat | hat, fedora, cowboy hat, stetson, trilby | Hut | sombrero | chapeau
straw-hat | straw hat, sun hat | Strohhut, Sonnenhut | sombrero de paja | chapeau de paille
beanie | beanie, woolly hat, knit cap, bobble hat | Mütze, Wollmütze, Strickmütze | gorro, gorro de lana | bonnet, tuque
headscarf | headscarf, bandanna | Kopftuch | pañuelo en la cabeza | foulard, fichu
hijab | hijab | Hidschab | hiyab, velo | hijab, voile
chef-hat | chef's hat, toque | Kochmütze | gorro de cocinero | toque
hard-hat | hard hat, safety helmet | Bauhelm, Schutzhelm | casco de obra | casque de chantier
helmet | helmet, bike helmet | Helm, Fahrradhelm | casco | casque
hair-net | hair net | Haarnetz | redecilla | charlotte, filet à cheveux
headband | headband, sweatband, bandana | Stirnband | cinta del pelo, diadema, bandana | bandeau, bandana
scarf | scarf | Schal, Halstuch | bufanda | écharpe
tie | tie, necktie | Krawatte, Schlips | corbata | cravate
gloves | gloves | Handschuhe | guantes | gants
work-gloves | work gloves, gardening gloves | Arbeitshandschuhe, Gartenhandschuhe | guantes de trabajo | gants de travail, gants de jardinage
rubber-gloves | rubber gloves, latex gloves, disposable gloves | Gummihandschuhe, Einmalhandschuhe | guantes de goma, guantes de látex | gants en caoutchouc, gants jetables
mittens | mittens | Fäustlinge | manoplas | moufles
boots | boots, work boots | Stiefel, Arbeitsschuhe | botas | bottes, bottines
rubber-boots | wellies, rubber boots, wellingtons, gumboots, waders | Gummistiefel | botas de agua, katiuskas | bottes en caoutchouc, bottes de caoutchouc
shoes | shoes | Schuhe | zapatos | chaussures
trainers | trainers, sneakers, running shoes | Turnschuhe, Sneaker, Laufschuhe | zapatillas, deportivas | baskets
slippers | slippers | Hausschuhe, Pantoffeln | zapatillas de casa, pantuflas | pantoufles, chaussons
glasses | glasses, spectacles, eyeglasses | Brille | gafas, lentes | lunettes
reading-glasses | reading glasses | Lesebrille | gafas de lectura, gafas de leer | lunettes de lecture
sunglasses | sunglasses, shades | Sonnenbrille | gafas de sol | lunettes de soleil
earrings | earrings, hoops | Ohrringe | pendientes, aretes | boucles d'oreilles
`);
