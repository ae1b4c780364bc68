// Places as data. One line each: id | as one says it | ground | what closes it behind | set pieces as
// `thing@share of the width`, `+cm` for what hangs or stands higher | the top people stand at.

export const kindTable = `
quarry | a quarry | gravel | rock | tipper-truck@.84 rock@.1 heap-of-sand@.24
mine | a mine | stone | cave | plank@.12 oil-lamp@.3+150 wheelbarrow@.84
cave | a cave | stone | cave | rock@.14 rock@.88
mud-flat | a mud flat | mud | sea |
riverbank | a riverbank | river | trees | tree@.9
lakeside | a lakeside | river | mountains | fir-tree@.08 canoe@.84
canal | a canal and its towpath | river | town | boat@.74
cliff | a cliff by the sea | ledge | sea |
pier | a pier | planks | sea | bench@.86 ring-buoy@.1+60
ship-deck | the deck of a ship | planks | sea | ring-buoy@.14+40 rope@.88
boatyard | a boatyard | gravel | sheds | sailboat@.86 boat@.16
desert | a desert | sand | dunes | cactus@.86
salt-flat | a salt flat | cracked | hills |
moor | a moor | heath | hills | rock@.84 rock@.12
prairie | a prairie | grass | hills | fence@.84
mountain-valley | a mountain valley | grass | mountains | hut@.84 fir-tree@.06
valley | a valley | grass | hills | house@.86 tree@.08
mountain-pass | a mountain pass | road | mountains | rock@.1
orchard | an orchard | grass | orchard | ladder@.88 basket@.8
riding-arena | a riding arena | sand | fence | horse@.86
stable-yard | a stable yard | paving | sheds | horse@.84 bucket@.14
chicken-coop | a chicken coop | straw | planking | rooster@.16 sack@.88
solar-farm | a solar farm | grass | hills | solar-panel@.1 solar-panel@.28 solar-panel@.74 solar-panel@.92
building-yard | a storage yard | gravel | sheds | pallet@.14 heap-of-sand@.84
scrapyard | a scrapyard | gravel | sheds | oil-drum@.12 wheel@.2 wheel@.9 oil-drum@.82
container-yard | a container yard | asphalt | containers | lorry@.14
lorry-park | a lorry park | asphalt | trees | lorry@.86 signpost@.08
car-park | a car park | bays | town | car@.84 car@.12
petrol-station | a petrol station | asphalt | canopy | fuel-pump@.2 fuel-pump@.82
railway-track | a railway track | rails | trees | beacon@.86+120
airfield | an airfield | asphalt | sheds | light-aircraft@.82
village-square | a village square | paving | town | fountain@.84 bench@.14
school-gate | a school gate | paving | school | fence@.1 fence@.9
fairground | a fairground | grass | town | ferris-wheel@.84 circus-tent@.14
cricket-ground | a cricket ground | grass | trees | tent@.86
ice-rink | an ice rink | ice | boarding |
veranda | a veranda | planks | trees | chair@.86 potted-plant@.1
tunnel | a tunnel | asphalt | cave | beacon@.8+170
shed | a garden shed | planks | planking | rake@.1 spade@.2 ladder@.88 window@.76+110 | workbench
sawmill | a sawmill | straw | planking | log@.14 ladder@.88 | workbench
forge | a forge | stone | brick | fire@.84 hammer@.14+140 pliers@.24+140 barrel@.1 | workbench
abattoir | a cold room for meat | tiles | tiling | knife@.14+150 saw@.24+150 table@.9 kitchen-scale@.9+72 | counter
milking-parlour | a milking parlour | concrete | tiling | cow@.84 bucket@.12
pantry | a pantry | tiles | shelving | sack@.1 basket@.9 | counter
dining-room | a dining room | boards | paper | picture@.2+135 ceiling-lamp@.5+190 window@.8+95 chair@.92 | table
laundry-room | a laundry room | tiles | tiling | washing-machine@.14 washing-machine@.28 basket@.88 table@.86 iron@.86+72
lobby | a lobby | tiles | plaster | lift@.8 potted-plant@.1 notice-board@.26+60 | desk
hospital-corridor | a hospital corridor | tiles | plaster | door@.16 door@.84 wheelchair@.66
operating-theatre | an operating theatre | tiles | tiling | ceiling-lamp@.5+170 screen@.84+120 massage-table@.2
pharmacy | a pharmacy | tiles | shelving | table@.84 first-aid-kit@.84+72 | counter
post-office | a post office | tiles | pigeonholes | table@.88 kitchen-scale@.88+72 parcel@.1 crate@.16 | counter
bank-branch | a bank branch | tiles | plaster | safe@.14 potted-plant@.9 wall-clock@.8+190 | counter
bookshop | a bookshop | boards | shelving | bookcase@.12 bookcase@.88 table@.5 | counter
flower-shop | a flower shop | tiles | shelving | bouquet@.12 bouquet@.22 potted-plant@.88 | counter
tailor-shop | a tailor's shop | boards | paper | table@.82 sewing-machine@.82+70 coat@.14+60 clothes-hanger@.24+170 fabric-roll@.9 | table
print-shop | a printing workshop | boards | brick | table@.84 printer@.84+70 file-cabinet@.12 | workbench
bicycle-shop | a bicycle shop | concrete | brick | bicycle@.14 bicycle@.84 wheel@.34+150 | workbench
music-room | a music room | boards | plaster | piano@.16 guitar@.84 drum@.92
arcade | an amusement arcade | boards | dark | slot-machine@.86 stool@.7
changing-room | a changing room | tiles | lockers | bench@.2 bench@.82 towel@.9+120
control-room | a control room | boards | panels | desk@.2 desk@.8 computer@.2+70 computer@.8+70 | desk
fire-station | a fire station | concrete | doors | fire-engine@.8 fire-extinguisher@.08+40
polling-station | a polling station | boards | plaster | table@.84 ballot-box@.84+72 flag@.12 notice-board@.28+60 | table
cold-store | a cold store | concrete | panels | pallet@.18 crate@.88
caravan-inside | the inside of a caravan | planks | planking | window@.5+105 stove@.14 kettle@.14+88 curtain@.9+20 | table
foundry | a foundry | concrete | brick | fire@.82 barrel@.9 crane@.2 bucket@.1
care-home | a care home | boards | paper | armchair@.14 rollator@.84 picture@.78+140 lamp@.28+70 bedside-table@.28
circus-ring | a circus ring | straw | curtain | star@.3+200 drum@.88
galley | a ship's galley | tiles | panels | stove@.14 cooking-pot@.14+90 pan@.3+150 pan@.4+150 | counter
`;
