// Sets the stage for a request: reads the answers, picks the language and the scenery.

import { languageOf } from '../language/detect-language.ts';
import { chooseWorld } from './choose-world.ts';
import type { Pack } from './pack.ts';
import { english, packs } from './packs.ts';
import { cutSeconds } from './plan-seconds.ts';
import { picker, seedOf } from './seed.ts';
import type { Character, Mode, ProductInput, Stage } from './stage.ts';

const nobody: Character = {
  characterName: '',
  gender: undefined,
  ageRange: undefined,
  hairColor: undefined,
  eyeColor: undefined,
  ethnicity: undefined,
  bodyType: undefined,
  wardrobe: '',
  notes: '',
};

export type StageSet = { pack: Pack; stage: Stage };

/** `extra` holds what only the script request knows. */
export function setStage(
  input: ProductInput,
  extra: { mode?: Mode; character?: Character; production?: Stage['production'] } = {},
): StageSet {
  const language = languageOf(input);
  const pack = language === 'other' ? undefined : packs[language];
  // Without a pack only the name survives: words of two languages are never mixed.
  const read: ProductInput = pack
    ? input
    : { ...input, description: '', targetAudience: '', behavior: '', evaluation: '' };
  const chosen = pack ?? english;
  const facts = chosen.readFacts(read);
  const found = chooseWorld(chosen, read, facts);
  const platform = input.platform[0] ?? 'youtube';
  return {
    pack: chosen,
    stage: {
      input: read,
      facts,
      world: chosen.shapeWorld?.(read, facts, found) ?? found,
      userType: input.userType,
      approach: input.creativeApproach,
      platforms: input.platform,
      platform,
      seconds: cutSeconds(input.userType, platform),
      mode: extra.mode ?? 'narrative',
      character: extra.character ?? nobody,
      production: extra.production ?? {},
      turn: 0,
      pick: picker(seedOf(input)),
      translated: pack === undefined,
    },
  };
}
