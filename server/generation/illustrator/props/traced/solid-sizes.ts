// What is traced from icons that are one filled shape. As `traced-sizes.ts`, the icon after its set; last the marker.
import { readSizes } from './traced-sizes.ts';

export const solidSizes = readSizes(`
boombox mdi:boombox 30 handle surface navy
amplifier mdi:amplifier 50 handle floor black
excavator mdi:excavator 300 none floor mustard
tanker-truck mdi:tanker-truck 300 none floor silver
go-kart mdi:go-kart 60 none floor red
snowmobile mdi:snowmobile 120 none floor red
golf-cart temaki:golf-cart 180 none floor cream
motorhome mdi:rv-truck 290 none floor cream
robot-arm mdi:robot-industrial 160 none floor orange
engine mdi:engine 60 both surface gray
piston mdi:piston 18 grip surface silver
tyre ph:tire-fill 62 both floor black
shipping-container ph:shipping-container-fill 260 none floor blue
storage-tank mdi:storage-tank 160 none floor silver
gas-cylinder mdi:gas-cylinder 60 both floor orange
kettlebell mdi:kettlebell 28 handle floor black
football-helmet mdi:football-helmet 30 both surface
inline-skate mdi:rollerblade 32 both floor
sandbox temaki:sandbox 40 none floor tan
gauge mdi:gauge 12 grip surface silver
spirit-level mdi:spirit-level 7 grip surface mustard
tea-bag ph:tea-bag-fill 8 grip surface cream
keg mdi:keg 55 both floor silver
pipe mdi:pipe 60 both floor silver
pipe-wrench mdi:pipe-wrench 35 grip surface red
coat-rack mdi:coat-rack 180 none floor brown
sun-lounger temaki:lounger 60 none floor
floor-lamp mdi:floor-lamp 150 none floor
chandelier mdi:chandelier 60 none air gold
lava-lamp mdi:lava-lamp 40 grip surface purple
wall-lamp mdi:wall-sconce 35 none wall
candelabra mdi:candelabra 35 grip surface silver
light-switch mdi:light-switch 10 none wall white
power-socket mdi:power-socket-de 9 none wall white
doorbell mdi:doorbell 12 none wall white
patio-heater mdi:patio-heater 220 none floor silver
power-generator mdi:generator-portable 50 handle floor mustard
tumble-dryer mdi:tumble-dryer 85 none floor white
chest-of-drawers mdi:dresser 90 none floor brown
fish-bowl mdi:fishbowl 30 both surface turquoise
conical-flask mdi:flask 18 grip surface turquoise
hex-bolt mdi:bolt 7 grip surface silver
drill-bit mdi:screw-lag 12 grip surface silver
scaffold temaki:scaffold 300 none floor gray
typewriter mdi:typewriter 28 both surface
rubber-stamp mdi:stamper 9 grip surface brown
lectern mdi:lectern 120 none floor brown
cash-register mdi:cash-register 35 both surface gray
hard-drive mdi:harddisk 15 grip surface gray
microchip mdi:chip 4 grip surface green
memory-module ph:memory-fill 4 grip surface green
sim-card ph:sim-card-fill 3 grip surface gold
network-cable mdi:ethernet-cable 12 grip surface blue
poker-chip mdi:poker-chip 4 grip surface red
treasure-chest mdi:treasure-chest 45 both floor brown
wheat mdi:barley 60 grip surface mustard
fire-hydrant mdi:fire-hydrant 70 none floor red
iv-bag mdi:iv-bag 28 grip surface turquoise
blood-bag healthicons:blood-bag 22 grip surface red
inhaler healthicons:asthma-inhaler 10 grip surface blue
blister-pack healthicons:blister-pills-oval-x14 10 grip surface silver
razor-blade mdi:razor-double-edge 3 grip surface silver
christmas-ornament mdi:ornament 8 grip surface red
mosque mdi:mosque 360 none floor silver
a-frame-cabin mdi:cabin-a-frame 300 none floor brown
yurt mdi:yurt 220 none floor cream
`);
