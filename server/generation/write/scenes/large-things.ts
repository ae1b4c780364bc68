// Things of the catalogue that stand on the ground: nobody picks them up, and no table bears them. Data only.
import type { CatalogueRef } from '#domain/storyboard/shot-plan.ts';

export const largeThings: ReadonlySet<CatalogueRef> = new Set(
  `
  airplane-seat ambulance anchor armchair auto-rickshaw badger barber-pole barrel bathtub beaver
  bed beehive bench bicycle bicycle-trailer bison boat boiler bookcase bus cable-car camel canoe
  car caravan carousel-horse castle cat chair charging-station chimney christmas-tree circus-tent
  clothes-line coffin cot cow crane crocodile cruise-ship curtain deer delivery-van
  derelict-house desk dinosaur dishwasher dodo dog dolphin donkey door double-bed dragon
  dromedary duck eagle elephant exercise-bike factory fence ferris-wheel ferry file-cabinet
  fir-tree fire fire-engine flamingo flip-chart fountain fridge fuel-pump gate giraffe glasshouse
  goal goat golf-hole goose gorilla guide-dog headstone helicopter hippopotamus horse house
  house-with-garden houses hut kangaroo kennel kick-scooter ladder lawn-mower leopard lift
  light-aircraft lizard llama lorry mailbox mammoth massage-table mattress minibus moai monkey
  motor-boat motor-scooter motorcycle motorized-wheelchair mountain notice-board office-building
  oil-drum orangutan otter ox pallet palm-tree parachute parasol peacock penguin piano
  pickup-truck pig plane playground-slide police-car poodle pram racing-car radiator ram
  rhinoceros road-barrier rocket rollator roller-coaster rooster sailboat satellite
  satellite-dish seal server-rack shark sheep ship shopping-cart shower sign signpost single-bed
  skunk slot-machine sloth small-truck snowman sofa solar-panel speedboat stall steam-engine
  stove suv swan t-rex table taxi telescope television tent tiger tipper-truck toilet tractor
  traffic-light train tram treadmill tree trolleybus turkey turtle ufo vacuum-cleaner volcano wardrobe
  washing-machine water-buffalo whale wheelbarrow wheelchair wheelie-bin wind-turbine windmill
  window window-blind zebra
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
