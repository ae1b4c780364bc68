// What is traced from Game-icons, see LICENSE-game-icons.txt. As `solid-sizes.ts`.
import { readSizes } from './traced-sizes.ts';

export const gameSizes = readSizes(`
tuba tuba 90 both floor gold
bassoon bassoon 120 both floor maroon
xylophone xylophone 30 both surface tan
tambourine tambourine 24 grip surface tan
djembe djembe 60 both floor brown
drum-kit drum-kit 110 none floor red
pan-flute pan-flute 25 both surface tan
ocarina ocarina 10 grip surface orange
metronome metronome 22 grip surface brown
grand-piano grand-piano 130 none floor gray
pipe-organ pipe-organ 300 none floor brown
bagpipes bagpipes 60 both surface maroon
cassette audio-cassette 7 grip surface gray
earbuds earbuds 10 grip surface
film-projector film-projector 45 both surface gray
forklift forklift 210 none floor mustard
bulldozer bulldozer 280 none floor mustard
tow-truck tow-truck 240 none floor red
submarine submarine 200 none air gray
hot-air-balloon air-balloon 500 none air
hang-glider hang-glider 200 none air
unicycle unicycle 130 handle floor
robot vintage-robot 120 none floor silver
spark-plug spark-plug 8 grip surface silver
steering-wheel steering-wheel 38 both wall black
car-wheel car-wheel 62 both floor silver
propeller boat-propeller 40 both surface gold
turbine turbine 180 none floor silver
jerrycan jerrycan 45 handle floor olive
oil-can oil-can 14 grip surface red
scuba-tanks scuba-tanks 60 both floor blue
paddle paddles 150 grip floor tan
snorkel snorkel 40 grip surface blue
swim-fins swimfins 55 both surface blue
diving-helmet diving-helmet 45 both surface gold
fishing-rod fishing-pole 160 grip floor brown
fishing-lure fishing-lure 7 grip surface turquoise
baseball-glove baseball-glove 26 grip surface brown
weight weight 22 handle floor gray
frisbee frisbee 24 grip surface
knee-pad knee-pad 25 both surface gray
ski-boot ski-boot 34 both floor
pool-triangle pool-triangle 6 both surface
dominoes domino-tiles 5 grip surface cream
meeple meeple 3 grip surface
juggling-clubs juggling-clubs 50 grip surface
bunting party-flags 60 both wall
crossbow crossbow 40 both surface brown
carousel carousel 400 none floor
binoculars binoculars 14 both surface gray
spyglass spyglass 30 grip surface gold
sextant sextant 25 both surface gold
pocket-watch pocket-watch 10 grip surface gold
cuckoo-clock cuckoo-clock 40 none wall brown
kitchen-scale kitchen-scale 24 both surface
radar-dish radar-dish 250 none floor silver
walkie-talkie walkie-talkie 18 grip surface gray
barbecue barbecue 95 none floor gray
camping-stove gas-stove 25 both surface blue
rice-cooker rice-cooker 24 both surface
pressure-cooker pressure-cooker 26 both surface silver
moka-pot moka-pot 20 handle surface silver
meat-grinder manual-meat-grinder 30 both surface silver
mortar-and-pestle pestle-mortar 16 both surface silver
milk-carton milk-carton 24 grip surface
water-cooler-bottle water-gallon 50 both floor turquoise
vending-machine vending-machine 185 none floor red
sink sink 40 none surface white
well well 200 none floor brown
hand-pump manual-water-pump 100 none floor green
valve valve 20 both surface red
zip zipper 20 grip surface gold
spinning-wheel spinning-wheel 95 none floor brown
stairs stairs 260 none floor tan
escalator escalator 300 none floor silver
fireplace fireplace 130 none floor silver
bunk-bed bunk-beds 170 none floor tan
rocking-chair rocking-chair 110 none floor brown
office-chair office-chair 115 none floor black
director-chair director-chair 100 none floor
bar-stool bar-stool 75 none floor brown
street-lamp street-light 400 none floor gray
desk-lamp desk-lamp 45 grip surface
candle-holder candle-holder 18 grip surface gold
locker lockers 180 none floor gray
harp harp 150 none floor gold
lyre lyre 45 both surface gold
carabiner carabiner 10 grip surface silver
golf-ball golf-tee 6 grip surface white
bottle-cap bottle-cap 3 grip surface
sardine-tin canned-fish 5 grip surface silver
doner-spit kebab-spit 70 none surface brown
anvil anvil 50 none floor gray
saw-blade circular-saw 24 grip surface silver
pocket-knife swiss-army-knife 9 grip surface red
bolt-cutter bolt-cutter 60 grip surface red
pulley pulley-hook 50 none air mustard
hook hook 14 grip surface silver
hexagonal-nut hexagonal-nut 3 grip surface silver
firewood wood-pile 90 none floor brown
brick-wall brick-wall 120 none floor red
wire-spool wire-coil 30 both surface orange
safety-glasses protection-glasses 8 both surface
staple-gun stapler-heavy-duty 16 grip surface gray
quill quill-ink 24 both surface navy
easel easel 160 none floor brown
computer-fan computer-fan 12 both surface gray
game-console game-console 16 both surface gray
piggy-bank piggy-bank 18 both surface pink
gold-bar gold-bar 6 both surface gold
money-stack money-stack 10 both surface green
garden-shears shears 55 both surface green
scythe scythe 150 grip floor silver
sickle sickle 40 grip surface silver
bonsai bonsai-tree 40 both surface green
fern fern 50 both floor green
cotton-plant cotton-flower 8 grip surface cream
hemp hemp 60 both surface green
lawn grass 30 none floor green
hops hops 5 grip surface green
sugar-cane sugar-cane 90 both surface green
bunch-of-herbs herbs-bundle 25 grip surface green
horseshoe horseshoe 14 grip surface gray
whip whip 60 grip surface brown
lasso lasso 50 grip surface tan
bird-cage bird-cage 55 handle surface gold
honeycomb honeycomb 16 both surface mustard
scalpel scalpel 14 grip surface silver
straight-razor razor 15 grip surface silver
pearl-necklace pearl-necklace 24 grip surface cream
diamond-ring diamond-ring 3 grip surface gold
tiara tiara 10 both surface silver
cowboy-hat western-hat 16 both surface tan
mitten winter-gloves 22 both surface red
cowboy-boot cowboy-boot 36 both floor brown
rubber-boot rubber-boot 36 both floor green
winter-boot fur-boot 28 both floor tan
cape cape 110 none surface maroon
corset corset 40 both surface pink
stab-vest kevlar-vest 60 both surface gray
lab-coat lab-coat 100 none surface white
poncho poncho 80 both surface
asparagus asparagus 22 grip surface green
cabbage cabbage 18 both surface green
leek leek 45 grip surface green
beetroot beet 12 grip surface maroon
artichoke artichoke 12 both surface green
raspberry raspberry 3 grip surface red
ham ham-shank 20 both surface pink
chips-bag chips-bag 24 grip surface
jelly-beans jelly-beans 2 grip surface red
jelly jelly 16 both surface red
candy-cane candy-canes 14 grip surface red
fox fox 40 none floor orange
ostrich ostrich 210 none floor gray
frog frog 8 both surface green
bear polar-bear 150 none floor brown
log-cabin wood-cabin 300 none floor brown
igloo igloo 160 none floor white
treehouse treehouse 400 none floor green
watchtower watchtower 400 none floor brown
bamboo bamboo 120 none floor green
agave agave 60 none floor green
`);
