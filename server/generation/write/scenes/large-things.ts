// Things of the catalogue that stand on the ground: nobody picks them up, and no table bears them. Data only.
import type { CatalogueRef } from '#domain/storyboard/shot-plan.ts';

export const largeThings: ReadonlySet<CatalogueRef> = new Set(
  `
  airplane-seat ambulance anchor armchair auto-rickshaw badger barber-pole barrel bathtub beaver
  bed beehive bench bicycle bicycle-trailer bison boat bookcase bus cable-car camel canoe car
  caravan carousel-horse castle cat chair charging-station christmas-tree circus-tent clothes-line
  coffin cow crocodile cruise-ship curtain deer delivery-van derelict-house desk dinosaur
  dishwasher dog dolphin donkey door dragon dromedary duck elephant factory fence ferris-wheel
  ferry file-cabinet fir-tree fire fire-engine flamingo fountain fridge fuel-pump gate giraffe
  goal goat goose gorilla guide-dog headstone helicopter hippopotamus horse house house-with-
  garden houses hut kangaroo ladder lawn-mower leopard light-aircraft lizard llama lorry mailbox
  mammoth mattress minibus moai monkey motor-boat motor-scooter motorcycle motorized-wheelchair
  mountain office-building oil-drum orangutan otter ox pallet palm-tree parachute peacock penguin
  piano pickup-truck pig plane playground-slide police-car poodle pram racing-car ram rhinoceros
  road-barrier rocket roller-coaster rooster sailboat satellite satellite-dish seal server-rack
  shark sheep ship shopping-cart sign skunk slot-machine sloth small-truck snowman sofa solar-
  panel speedboat steam-engine stove suv swan table taxi telescope tent tiger toilet tractor
  traffic-light train tram tree trolleybus turkey turtle volcano wardrobe washing-machine water-
  buffalo whale wheelbarrow wheelchair wheelie-bin wind-turbine window zebra
  `
    .trim()
    .split(/\s+/),
);
