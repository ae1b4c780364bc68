import { cabin, duskWalker, lighthouse, loneTree } from './landscapes.ts';
import { blinds, doorway, phoneGlow, windowLight } from './rooms.ts';
import { bottleSpot, catwalk, projector, skillet } from './stages.ts';
import { nightRoad, rooftops, streetLamp, tunnel } from './streets.ts';

/** Every still that can stand before a reel, by file name. */
export const stills: Readonly<Record<string, string>> = {
  'dusk-walker': duskWalker,
  'night-road': nightRoad,
  'window-light': windowLight,
  'lone-tree': loneTree,
  'bottle-spot': bottleSpot,
  blinds,
  'phone-glow': phoneGlow,
  catwalk,
  tunnel,
  doorway,
  projector,
  rooftops,
  'street-lamp': streetLamp,
  skillet,
  lighthouse,
  cabin,
};
