// Every thing the brush can draw, by id and by what people call it.
import type { CatalogueEntry } from './entry.ts';
import { animals } from './things/animals.ts';
import { careAndSound } from './things/care-and-sound.ts';
import { cooking } from './things/cooking.ts';
import { drawn } from './things/drawn.ts';
import { drawnGoods } from './things/drawn-goods.ts';
import { everyday } from './things/everyday.ts';
import { food } from './things/food.ts';
import { goods } from './things/goods.ts';
import { household } from './things/household.ts';
import { interiors } from './things/interiors.ts';
import { lined } from './things/lined.ts';
import { machines } from './things/machines.ts';
import { objects } from './things/objects.ts';
import { onTheMove } from './things/on-the-move.ts';
import { pantryAndPlaces } from './things/pantry-and-places.ts';
import { parts } from './things/parts.ts';
import { plain } from './things/plain.ts';
import { playAndGarden } from './things/play-and-garden.ts';
import { pursuits } from './things/pursuits.ts';
import { sport } from './things/sport.ts';
import { trades } from './things/trades.ts';
import { travel } from './things/travel.ts';
import { workshopAndOffice } from './things/workshop-and-office.ts';

export const things: readonly CatalogueEntry[] = [
  ...drawn,
  ...household,
  ...animals,
  ...food,
  ...travel,
  ...sport,
  ...objects,
  ...lined,
  ...goods,
  ...drawnGoods,
  ...machines,
  ...interiors,
  ...trades,
  ...pantryAndPlaces,
  ...parts,
  ...plain,
  ...everyday,
  ...pursuits,
  ...careAndSound,
  ...cooking,
  ...onTheMove,
  ...playAndGarden,
  ...workshopAndOffice,
];
