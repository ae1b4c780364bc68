// Things of the catalogue that stand on the ground: nobody picks them up, and no table bears them. Data only.
import type { CatalogueRef } from '#domain/storyboard/shot-plan.ts';

export const largeThings: ReadonlySet<CatalogueRef> = new Set(
  `
  a-frame-cabin agave air-compressor airplane-seat ambulance anchor antenna anvil armchair
  auto-rickshaw awning badger bamboo bar-stool barbecue barber-pole barrel basketball-hoop bathtub
  beanbag bear beaver bed beehive bench bicycle bicycle-trailer bison boat boiler bookcase
  brick-wall bulldozer bunk-bed bus cable-car camel canoe car caravan carousel carousel-horse
  castle cat cat-tree cement-mixer chair chandelier charging-station chest-of-drawers chimney
  christmas-tree circus-tent clothes-airer clothes-line coat-rack coffin combine-harvester
  compost-bin conveyor cot cow crane crocodile cruise-ship curtain deer delivery-van
  derelict-house desk dinosaur director-chair dishwasher dodo dog dollhouse dolphin doner-spit
  donkey door double-bed dragon drill-press dromedary drum-kit duck eagle easel elephant escalator
  excavator exercise-bike factory fence ferris-wheel ferry file-cabinet fir-tree fire fire-engine
  fire-hydrant fireplace firewood flamingo flip-chart floor-lamp food-truck forklift fountain fox
  fridge fuel-pump garden-shed gate giraffe glasshouse go-kart goal goat golf-cart golf-hole goose
  gorilla grand-piano guide-dog gutter hammock hand-pump hang-glider harp headstone heat-pump
  helicopter hen hen-house high-chair hippopotamus horse horse-trailer hospital-bed
  hot-air-balloon house house-with-garden houses hut igloo ironing-board kangaroo kennel
  kick-scooter ladder lathe lawn lawn-mower lectern leopard lift light-aircraft lizard llama
  locker log-cabin loom lorry mailbox mammoth massage-table mattress minibus moai monkey mosque
  motor-boat motor-scooter motorcycle motorhome motorized-wheelchair mountain notice-board
  office-building office-chair oil-drum orangutan ostrich otter outboard-motor ox pallet palm-tree
  parachute parasol patio-heater peacock penguin pergola piano pickup-truck pig pipe-organ plane
  playground-slide plough police-car poodle portable-toilet pram pressure-washer printing-press
  racing-car radar-dish radiator ram rhinoceros road-barrier road-roller robot robot-arm rocket
  rocking-chair roll-up-banner rollator roller-coaster room-divider rooster sailboat sandbox
  satellite satellite-dish sauna-barrel scaffold seal server-rack shark sheep ship
  shipping-container shopping-cart shower sign signpost single-bed skip skunk slot-machine sloth
  small-truck snowman snowmobile sofa solar-panel speedboat spinning-wheel stairlift stairs stall
  steam-engine steel-beam storage-tank stove street-lamp submarine sun-lounger suv swan swing
  t-rex table tanker-truck taxi telescope television tent tiger tipper-truck toilet tow-truck
  tractor traffic-light trailer train tram trampoline treadmill tree treehouse tricycle tripod
  trolleybus trough tumble-dryer turbine turkey turtle ufo vacuum-cleaner vending-machine volcano
  wardrobe washing-machine watchtower water-buffalo well whale wheelbarrow wheelchair wheelie-bin
  wind-turbine windmill window window-blind yurt zebra
  `
    .trim()
    .split(/\s+/),
);

/** What is part of a wall, or hangs on it. */
export const wallThings: ReadonlySet<CatalogueRef> = new Set(
  `window window-blind curtain door wall-clock mirror notice-board radiator chimney lift
  smoke-alarm picture certificate pennant door-lock door-handle security-camera
  air-conditioner shower`.split(/\s+/),
);
