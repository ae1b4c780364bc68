// Where a thing of the catalogue is at home: a film about it that names no place is set there. What is
// at home anywhere, or nowhere, is left out. Data only.
import type { CatalogueRef } from '#domain/storyboard/shot-plan.ts';

const rows = `
kitchen: jar toaster knife kitchen-gadget thermos-flask lunch-box stove fridge kettle pan cooking-pot soup blender cutting-board dishwasher tap spoon jug bowl egg fried-egg onion garlic carrot potato tomato cheese pasta milk honey salt rice mushroom pumpkin bread-machine measuring-jug microwave preserving-jar dough dumpling stew curry sweet-potato cucumber pea-pod bell-pepper broccoli eggplant lettuce chicken-leg meat-on-bone steak shrimp squid pancake herb ginger chilli lemon lime tea-bowl teapot sponge noodle-soup coffee-pot sieve funnel ladle tongs wire-rack lid pepper-mill rubber-gloves springform omelette
dining-room: wine-bottle wine-glass fondue cutlery sandwich plate candle champagne paella laid-table
bakery-counter: loaf baguette croissant cake cookie bagel pretzel slice-of-cake cupcake doughnut waffle pie moon-cake cake-stand
cafe: paper-cup mug coffee-machine hot-drink bubble-tea soft-ice-cream ice-cream quiche churros
bar: beer-bottle beer-mug cocktail whisky ice-glass tropical-cocktail slot-machine table-tennis-bat billiard-ball beer-tap ice-bucket wine-rack
canteen-kitchen: chef-hat lunch-tray
living-room: sofa armchair lamp rug curtain television board-game record-player cat mantelpiece-clock wall-clock yarn bookcase book open-book window-blind remote-control sock pillow photo-album playing-cards wood-stove curtained-window knitting-needles advent-wreath embroidery-hoop
bedroom: alarm-clock bed mattress blanket wardrobe double-bed single-bed bedside-table hot-water-bottle knickers briefs tights dress commode
bathroom: bathtub shower toilet toilet-paper soap toothbrush towel razor shaving-brush comb hairbrush hair-dryer plunger bathroom-scales deodorant-stick lotion-bottle pump-dispenser make-up-brush mascara lipstick grab-rail
nursery: cot baby-mobile baby-monitor rocking-horse teddy-bear nappy baby-bottle baby-dummy toy-blocks doll babygrow bib booster-seat sippy-cup
office: laptop desk computer computer-mouse keyboard file-cabinet printer stapler calculator folder fax-machine flip-chart webcam
workshop: hammer wrench power-drill saw pliers screwdriver clamp chisel file toolbox screw screws nails plank axe tape-measure set-square tool bladed-machine wire-coil metal-sheet hinge bracket wing-nut spring-clip rod wedge bench-plane sandpaper folding-rule bench-vice
garage: car-battery power-drill wheel racing-car car-jack
pottery: amphora vase potters-wheel
tailor-shop: sewing-machine fabric-roll scissors sewing-needle thread safety-pin textile thimble bobbin sewing-pattern dress-form pincushion
laundry-room: washing-machine iron clothes-hanger laundry-basket
hair-salon: hair-clippers barber-pole hair-braid
garden: lawn-mower watering-can secateurs spade rake garden-hose flower rose tulip sunflower hyacinth hibiscus butterfly trellis birdhouse hedgehog caterpillar ladybird snail bench parasol tree fence gate bird sun-hat bird-feeder gardening-glove kneeling-mat nozzle hedge bush compost-heap raised-bed daffodil lily
allotment: wheelbarrow seed-packet seedling corn heap-of-sand dandelion
field: horse cow sheep goat donkey ox water-buffalo llama ram grain-sheaf tractor wind-turbine saddle beehive bee hay-bale seed-drill lamb hive-frame
farmyard: rooster turkey pig goose duck chick hatching-chick milk-churn cowbell
chicken-coop: nest-with-eggs
forest: fir-tree deer badger squirrel owl toadstool log billhook leaf fallen-leaf axe nest wolf acorn pine-cone
hill-path: walking-stick backpack tent mountain
campsite: caravan
vineyard: grapes
orchard: apple pear peach cherry cherry-blossom
greenhouse: potted-plant cactus seed-tray
street: bicycle pram car bus taxi bin wheelie-bin waste-bin motor-scooter kick-scooter white-cane skateboard rollator wheelchair motorized-wheelchair guide-dog mailbox traffic-light minibus bicycle-trailer door-plate ramp school-bus bin-lorry library-bus cargo-bike manhole-cover electric-rickshaw shop-sign puddle parking-meter bollard bus-stop-sign bicycle-lock
open-road: motorcycle lorry suv delivery-van small-truck pickup-truck road-barrier
railway-track: train steam-engine
bus-stop: trolleybus
car-interior: baby-car-seat seat-belt dashcam
harbour: boat ship sailboat ferry anchor lobster net motor-boat speedboat buoy inflatable-dinghy lobster-pot
beach: swimsuit flip-flop seashell sandal kite seagull sandcastle beach-chair mussel
riverbank: canoe otter beaver swan fish-hook kayak narrowboat longboat lock-gate fishing-float
swimming-pool: goggles ring-buoy
gym: dumbbell exercise-bike treadmill boxing-glove skipping-rope running-shoe exercise-ball foam-roller rowing-machine vaulting-box wall-bars
yoga-studio: yoga-mat ballet-shoe
sports-field: goal soccer-ball football-boot rugby-football american-football whistle
ice-rink: ice-skate hockey-stick ice-hockey-stick curling-stone
snow-slope: ski sled snowman
clinic-reception: stethoscope first-aid-kit
treatment-room: massage-table plaster syringe gauze-roll hearing-aid tooth x-ray breast-pump stretcher oxygen-cylinder medical-tray foot drip-stand eye-chart
laboratory: microscope petri-dish test-tube dna centrifuge
pharmacy: pill-bottle pill
construction-site: crane helmet safety-vest rescue-helmet pallet pickaxe tarpaulin
house-roof: solar-panel chimney satellite-dish roof-slate chimney-brush
hallway: door-handle door-lock key old-key padlock smoke-alarm umbrella coat shoe boot leather-shoe ankle-boot flat-shoe clog boot-jack
basement: boiler
attic: suitcase
shop-counter: perfume ring necklace earring bracelet price-tag
market-stall: stall watermelon melon banana avocado strawberry blueberry
fitting-room: mirror skirt trousers jeans coat jacket blouse evening-gown kimono sari waistcoat
classroom: abacus globe crayon pencil ruler eraser chalk blackboard school-desk childs-drawing compasses school-cone
bookshop: books
music-room: piano guitar violin accordion drum long-drum banjo flute saxophone trumpet maracas piano-keys sheet-music music-stand harmonica cymbal triangle-instrument castanets
home-studio: vr-headset
cemetery: headstone urn grave-light wicker-coffin funeral-wreath
fairground: carousel-horse ferris-wheel roller-coaster circus-tent
playground: playground-slide
museum: dinosaur t-rex mammoth queue-barrier
fire-station: fire-engine fire-extinguisher
petrol-station: fuel-pump
airfield: light-aircraft parachute helicopter
server-room: server-rack
warehouse: hand-truck
park: dog dog-lead picnic-hamper
groomer: pet-collar
backyard: clothes-line
`;

/** By the id of a thing, the id of its place. */
export const haunts: ReadonlyMap<CatalogueRef, CatalogueRef> = new Map(
  rows
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [place = '', things = ''] = row.split(': ');
      return things.split(' ').map((thing) => [thing, place] as const);
    }),
);
