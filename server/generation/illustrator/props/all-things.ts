// The whole library of things.
import { cat, dog, toy } from './animals.ts';
import { baguette, cake, cookie, croissant, loaf } from './baked-goods.ts';
import { ballotBox, flag, microphone, scales, seatBelt, sign, stethoscope } from './civic.ts';
import { dial, dustLight, iceGlass, spill, steam } from './close-things.ts';
import { card, clipboard, folder, pencil, receipt, telephone } from './desk-things.ts';
import {
  camera,
  gameController,
  headphones,
  hearingAid,
  laptop,
  phone,
  tablet,
  watch,
} from './devices.ts';
import { drawnThings } from './drawn/drawn-things.ts';
import {
  beerBottle,
  bottle,
  can,
  glass,
  glassBottle,
  mug,
  paperCup,
  wineBottle,
} from './drinks.ts';
import { apple, burger, chocolate, fruit, iceCream, pizza, salad } from './food.ts';
import { bouquet, chair, house, key, lamp, plant, sofa, wiltedPlant } from './furniture.ts';
import { alarmClock, door, radio, smokeAlarm, umbrella, washingMachine } from './house-things.ts';
import { candle, gift, lantern, map, photograph, trophy } from './keepsakes.ts';
import { gadget, knife, plate, sandwich, toaster } from './kitchen-things.ts';
import { backpack, boat, helmet, megaphone, solarPanel, train, wallet } from './outing-things.ts';
import {
  boardGame,
  box,
  dropper,
  jar,
  perfume,
  pillBottle,
  pouch,
  sprayBottle,
  tube,
} from './packaging.ts';
import {
  book,
  businessCard,
  calendar,
  contract,
  invoice,
  letter,
  magazine,
  poster,
  ticket,
} from './paper-goods.ts';
import { clapper, filmReel, guitar, popcorn, television } from './screen-goods.ts';
import { ball, bicycle, dumbbell, tent, yogaMat } from './sport.ts';
import type { Thing } from './thing.ts';
import { broom, drill, hammer, lawnMower, mop, paintRoller, scissors, wrench } from './tools.ts';
import { tracedThings } from './traced/traced-things.ts';
import { bus, car, plane, stroller, truck } from './vehicles.ts';
import { cap, dress, glasses, ring, shoe, suitcase, tote, tShirt } from './wardrobe.ts';

export const allThings: readonly Thing[] = [
  ...[loaf, baguette, croissant, cake, cookie],
  ...[paperCup, mug, can, bottle, wineBottle, beerBottle, glassBottle, glass],
  ...[box, jar, pouch, tube, sprayBottle, pillBottle, perfume],
  ...[pizza, burger, salad, fruit, apple, iceCream, chocolate],
  ...[phone, tablet, laptop, headphones, watch, camera, gameController, hearingAid],
  ...[glasses, shoe, tShirt, dress, tote, suitcase, ring, cap],
  ...[book, magazine, poster, ticket, calendar, contract, invoice, businessCard, letter],
  ...[wrench, hammer, drill, mop, broom, paintRoller, lawnMower, scissors],
  ...[lamp, chair, sofa, plant, wiltedPlant, bouquet, key, house],
  ...[dog, cat, toy, ball, dumbbell, yogaMat, bicycle, tent],
  ...[car, truck, plane, stroller, bus],
  ...[seatBelt, ballotBox, flag, sign, microphone, scales, stethoscope],
  ...[toaster, sandwich, plate, knife, gadget],
  ...[telephone, pencil, card, folder, clipboard, receipt],
  ...[alarmClock, smokeAlarm, radio, washingMachine, umbrella, door],
  ...[photograph, candle, lantern, map, trophy, gift],
  ...[backpack, boat, train, helmet, megaphone, wallet, solarPanel, boardGame, dropper],
  ...[steam, dustLight, iceGlass, dial, spill],
  ...[filmReel, popcorn, clapper, television, guitar],
  ...drawnThings,
  ...tracedThings,
];
