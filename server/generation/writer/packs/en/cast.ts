// Who stands in the picture, and how sentences about them are built.
import type { Stage } from '../../stage.ts';
import { articleFor, capital, isPlural, thirdPerson } from './facts/words.ts';

export type Cast = {
  /** First mention, as a sentence begins: `MAYA`, `A commuter`, `Hands`. */
  first: string;
  /** Later mention: `She`, `The commuter`, `The hands`. */
  again: string;
  plural: boolean;
  againPlural: boolean;
  possessive: string;
  /** In capitals, for the label of a spoken line. */
  label: string;
};

/** Cleans a typed name for the script: letters, spaces, hyphens, at most three words. */
export function scriptName(typed: string): string {
  return typed
    .replace(/[^\p{L}\p{M}\s.'’-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .split(' ')
    .slice(0, 3)
    .join(' ')
    .replace(/[.'’-]+$/, '');
}

/** Whether the one who is seen stands for the maker (true) or for the people it is for. */
export function leadIsMaker(stage: Stage): boolean {
  if (
    stage.userType === 'trailer' ||
    stage.userType === 'creator' ||
    stage.userType === 'infomercial'
  )
    return true;
  return (
    stage.world.kind === 'candidate' ||
    (stage.mode === 'direct' && stage.userType === 'business') ||
    (stage.userType !== 'government' && looksLikeMaker(stage))
  );
}

const workwear =
  /\b(?:aprons?|lab coats?|overalls|coveralls|scrubs|uniform|chef['’]?s?|chef whites|hard hat|tool ?belt|hi-?vis|safety vest|smock|work ?wear|work gloves|work boots|name tag|hairnet|headset|stethoscope)\b/i;
const seller =
  /\b(?:owner|founder|maker|baker|chef|barista|seller|shopkeeper|staff|employee|mechanic|technician|plumber|instructor|teacher|coach|doctor|nurse|stylist|groomer|runs|boss)\b/i;

// A trade's clothes, or a name or a note that says so.
function looksLikeMaker({ character, input }: Stage): boolean {
  if (workwear.test(character.wardrobe) || seller.test(character.notes)) return true;
  const name = scriptName(character.characterName).split(' ')[0] ?? '';
  return (
    name.length > 2 &&
    new RegExp(`(?<![\\p{L}])${name}(?![\\p{L}])`, 'iu').test(
      `${input.productName} ${input.description}`,
    )
  );
}

const numbered = /^(?:two|three|four|five|six|seven|eight|nine|ten|several|many)\s/i;

/** What the maker is called: whoever has a channel is its host, whoever demonstrates its presenter. */
export const roleOfMaker = (stage: Stage) =>
  stage.userType === 'creator'
    ? 'host'
    : stage.userType === 'infomercial'
      ? 'presenter'
      : stage.world.maker;

export function castOf(stage: Stage): Cast {
  if (stage.mode === 'voice')
    return {
      first: 'Hands',
      again: 'The hands',
      plural: true,
      againPlural: true,
      possessive: 'the',
      label: 'VO',
    };
  const { gender, characterName } = stage.character;
  const name = scriptName(characterName);
  const pronoun =
    gender === 'male' ? 'He' : gender === 'female' ? 'She' : gender === 'non-binary' ? 'They' : '';
  const possessive = gender === 'male' ? 'his' : gender === 'female' ? 'her' : 'their';
  const story = stage.facts.logline?.who.replace(/^(?:an?|the)\s+/i, '');
  const role = leadIsMaker(stage) ? roleOfMaker(stage) : stage.world.user;
  const many = story !== undefined && (isPlural(story) || numbered.test(story));
  const told =
    stage.userType === 'trailer' && story && story.split(' ').length <= 5 && !(many && gender);
  const noun = told ? story : role;
  const proper = /^\p{Lu}/u.test(noun);
  const plural =
    (numbered.test(noun) || isPlural(noun.split(/\s(?:with|who|at|in)\s/)[0] ?? noun)) && !proper;
  if (name)
    return {
      first: name.toUpperCase(),
      again: pronoun || name.toUpperCase(),
      plural: false,
      againPlural: pronoun === 'They',
      possessive,
      label: name.toUpperCase(),
    };
  const head = noun.replace(/\s(?:with|who|at|in)\s.*$/, '');
  return {
    first: proper || plural ? capital(noun) : capital(`${articleFor(noun)} ${noun}`),
    again: pronoun || (plural ? 'They' : proper ? head : `The ${head}`),
    plural,
    againPlural: plural || pronoun === 'They',
    possessive,
    label: head.toUpperCase(),
  };
}

/** Fills `{verb}` and `[their]` for a subject. */
export function conjugate(predicate: string, plural: boolean, possessive: string): string {
  return predicate
    .replace(/\{(\w+)\}/g, (_, verb: string) =>
      plural ? (verb === 'be' ? 'are' : verb) : verb === 'be' ? 'is' : thirdPerson(verb),
    )
    .replace(/\[their\]/g, possessive);
}
