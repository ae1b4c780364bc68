// Where a thing is at home that nobody expects in a room. Data only.
import { wordTable } from '#domain/word-table.ts';
import type { GroundKind } from '../places/plain-ground.ts';

const ids: Record<Exclude<GroundKind, 'room'>, string> = {
  paving: `house bicycle car delivery-van bus flag train solar-panel wheelie-bin gate charging-station
    crane ambulance lorry auto-rickshaw carousel-horse castle circus-tent small-truck derelict-house
    factory ferris-wheel fire-engine fountain fuel-pump kick-scooter steam-engine minibus motor-scooter
    motorcycle office-building pickup-truck playground-slide police-car racing-car roller-coaster
    suv taxi tram trolleybus road-barrier houses mailbox moai stall signpost tipper-truck windmill
    heap-of-sand loaded-vehicle building barrier hand-truck pallet bicycle-trailer skateboard
    roller-skate wheel oil-drum traffic-light satellite-dish chimney broom yard-broom
    wheelbarrow ladder caravan excavator tanker-truck golf-cart motorhome go-kart shipping-container
    storage-tank scaffold mosque forklift bulldozer tow-truck food-truck basketball-hoop carousel
    street-lamp brick-wall barbecue fire-hydrant tyre unicycle patio-heater
    bike-rack cherry-picker garage-door flatbed-trolley pallet-truck sidecar tandem-bike quad-bike timber-stack paving-slab
    steel-beam brick cement-mixer road-roller skip portable-toilet trailer pressure-washer awning`,
  grass: `tent lawn-mower beehive fence garden-hose rake spade tree fir-tree palm-tree bison camel
    dromedary cow deer donkey dragon elephant flamingo giraffe gorilla hippopotamus horse kangaroo
    llama mammoth orangutan ox peacock rhinoceros dinosaur sunflower t-rex tiger water-buffalo zebra
    house-with-garden hut tractor golf-hole goal trellis glasshouse wind-turbine snowman mountain
    volcano badger rooster squirrel dodo goat sheep ram pig goose hedgehog leopard turkey rabbit
    toadstool rock log axe pickaxe cricket-bat hockey-stick rugby-football american-football baseball
    soccer-ball kennel watering-can fire headstone grave-light helicopter parachute kite
    light-aircraft cable-car eagle billhook parasol rainbow swing sandbox yurt a-frame-cabin well hand-pump
    firewood ostrich bear fox hen frog log-cabin treehouse watchtower hot-air-balloon hang-glider
    radar-dish sun-lounger scythe pitchfork lawn wheat honeycomb hammock
    trampoline golf-club golf-ball tricycle garden-shed pergola sauna-barrel hen-house trough horse-trailer
    climbing-frame seesaw paddling-pool garden-gnome bird-bath sundial picnic-table polytunnel cold-frame
    lawn-sprinkler fire-pit marquee swing-seat bee-smoker insect-hotel paraglider snowshoe dibber hay-bale
    combine-harvester plough hedge-trimmer strimmer leaf-blower compost-bin agave bamboo`,
  water: `boat ferry motor-boat cruise-ship sailboat ship speedboat canoe dolphin shark whale swan duck
    beaver otter seal ring-buoy submarine paddleboard pedalo jet-ski windsurfer kayak longboat narrowboat
    inflatable-dinghy buoy`,
};

const kinds = wordTable<GroundKind>(
  Object.fromEntries(
    Object.entries(ids).flatMap(([kind, list]) =>
      list.split(/\s+/u).map((id) => [id, kind as GroundKind] as const),
    ),
  ),
);

/** Every id that has a home of its own. */
export const homed: readonly string[] = Object.keys(kinds);

/** The ground a thing stands on where the plan names no place; undefined for what belongs in a room. */
export const homeOf = (id: string): GroundKind | undefined => kinds[id];
