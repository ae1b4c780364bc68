// The English pack.
import type { Pack } from '../pack.ts';
import { briefSections } from './en/brief.ts';
import { devices } from './en/devices.ts';
import { readFacts } from './en/facts/read-facts.ts';
import { ownConcept } from './en/own-concept.ts';
import { scriptWords } from './en/script-words.ts';
import { shapeWorld } from './en/shape-world.ts';
import { titleCase } from './en/title-case.ts';
import { careWorlds } from './en/worlds/care.ts';
import { causeWorlds } from './en/worlds/causes.ts';
import { foodWorlds } from './en/worlds/food.ts';
import { goodsWorlds } from './en/worlds/goods.ts';
import { graveWorlds } from './en/worlds/grave.ts';
import { nearTradeWorlds } from './en/worlds/near-trades.ts';
import { placeWorlds } from './en/worlds/places.ts';
import { plainWorlds } from './en/worlds/plain.ts';
import { serviceWorlds } from './en/worlds/services.ts';
import { softwareWorlds } from './en/worlds/software.ts';
import { storyWorlds } from './en/worlds/stories.ts';

export const english: Pack = {
  code: 'en',
  readFacts,
  worlds: [
    ...graveWorlds,
    ...nearTradeWorlds,
    ...foodWorlds,
    ...serviceWorlds,
    ...careWorlds,
    ...goodsWorlds,
    ...placeWorlds,
    ...softwareWorlds,
    ...storyWorlds,
    ...causeWorlds,
  ],
  plainWorlds,
  shapeWorld,
  devices,
  ownConcept,
  titleCase,
  briefSections,
  script: scriptWords,
};
