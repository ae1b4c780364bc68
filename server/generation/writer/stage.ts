// What a device is given to work with: facts, scenery, people, and a seeded way of choosing.
import type { GenerateScriptRequest } from '#domain/functions/generate-script.ts';
import type { CreativeApproach, Platform, UserType } from '#domain/wizard/options.ts';
import type { Facts } from './facts.ts';
import type { World } from './world.ts';

/** The part of a request that says what the ad is about; the same in all three requests. */
export type ProductInput = Pick<
  GenerateScriptRequest,
  | 'userType'
  | 'platform'
  | 'productName'
  | 'description'
  | 'targetAudience'
  | 'behavior'
  | 'evaluation'
  | 'creativeApproach'
>;

/** Who is seen. Same field names as the request. */
export type Character = Pick<
  GenerateScriptRequest,
  | 'characterName'
  | 'gender'
  | 'ageRange'
  | 'hairColor'
  | 'eyeColor'
  | 'ethnicity'
  | 'bodyType'
  | 'wardrobe'
  | 'notes'
>;

/** `direct` a person speaks to camera, `narrative` a scene under voice-over, `voice` nobody is seen speaking. */
export type Mode = 'direct' | 'narrative' | 'voice';

export type Stage = {
  input: ProductInput;
  facts: Facts;
  world: World;
  userType: UserType;
  approach: CreativeApproach;
  /** The first is the primary cut. */
  platforms: readonly Platform[];
  platform: Platform;
  seconds: number;
  mode: Mode;
  character: Character;
  /** Production answers as typed or chosen; empty where not given. */
  production: Partial<
    Pick<
      GenerateScriptRequest,
      'budget' | 'specificBudget' | 'schedule' | 'adSpendBudget' | 'mediaBuyingServices'
    >
  >;
  /** Place of the concept in its set of three, from 0; the three lead with different facts. */
  turn: number;
  /** The same choice for the same request and salt. The list must not be empty. */
  pick<T>(salt: string, list: readonly T[]): T;
  /** True when the input was in a language without a pack and the text is English instead. */
  translated: boolean;
};
