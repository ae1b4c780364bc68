// Scenery for a story from its own sentence: nothing is added to the plot.
import type { Facts } from '../../facts.ts';
import type { ProductInput } from '../../stage.ts';
import type { World } from '../../world.ts';
import { termsOf } from './facts/parts-of-speech.ts';
import { articleFor, capital, isPlural, stop, wordCount } from './facts/words.ts';
import { findPlace } from './find-place.ts';

type Mood = 'dark' | 'light' | 'plain';
const dark = new Set(['coast', 'winter', 'thriller', 'horror', 'scifi']);
const light = new Set(['comedy', 'romance', 'picture-book']);

/** A stock world is kept only where the story has its object and says what the world says. */
export function ownStory(input: ProductInput, facts: Facts, chosen: World): World {
  const text = `${input.productName} ${input.description}`.toLowerCase();
  if (fits(chosen, text)) return chosen;
  const mood: Mood = dark.has(chosen.id) ? 'dark' : light.has(chosen.id) ? 'light' : 'plain';
  const object = findObject(facts, text);
  const setting = findPlace(facts);
  const place = setting?.place ?? 'room';
  const thing = object ?? (setting ? place : 'door');
  const told = ownSentences(facts);
  const subject = facts.logline ? undefined : subjectOf(input.description);
  if (subject) told.unshift(subject.whole);
  return {
    ...chosen,
    ...words[mood],
    id: chosen.id === 'drama' ? 'own-story' : chosen.id,
    at: setting?.at ?? where[mood],
    place,
    thing,
    maker: subject?.person ?? 'lead',
    user: 'figure in the distance',
    work: object
      ? [
          `{look} at the ${thing} for a long moment`,
          `{reach} for the ${thing} and {stop}`,
          `{turn} away from the ${thing}, then back`,
        ]
      : [
          '{look} straight ahead for a long moment',
          '{take} one step and {stop}',
          '{turn} round, slowly',
        ],
    use:
      mood === 'light'
        ? ['{break} into a smile and {look} away', '{let} go']
        : ['{look} up, decided', '{let} go'],
    trouble: ['{stand} in the middle of a wide frame', '{hold} still'],
    close: object
      ? `${capital(articleFor(thing))} ${thing}, so near that it fills the frame.`
      : `${mood === 'light' ? 'Warm' : 'Low'} light on the edge of ${articleFor(thing)} ${thing}.`,
    pack: object
      ? `the ${thing}, alone in the last of the light`
      : `the empty ${thing === 'door' ? 'doorway' : thing}, the last of the light`,
    not: object ? [] : ['portable'],
    problem: [told[0] ?? words[mood].problem[0], told[1] ?? words[mood].problem[1]],
    rule: words[mood].rule,
    witness: thing,
    hour: `Before the ${capital(thing)}`,
  };
}

// Every noun the stock world speaks of must be in the story.
function fits(world: World, text: string): boolean {
  if (!text.includes(world.thing)) return false;
  const nouns = world.problem
    .concat(world.enemy)
    .flatMap((line) => termsOf(line))
    .filter((term) => term.tags.includes('Noun') && !term.tags.includes('Pronoun'))
    .map((term) => term.text.toLowerCase().replace(/[^\p{L}]/gu, ''))
    .filter((word) => word.length > 3);
  return nouns.filter((word) => text.includes(word)).length >= Math.max(1, nouns.length / 3);
}

// `about the last bus driver on a mountain route`: who it is about, and the phrase whole.
function subjectOf(text: string): { person?: string; whole: string } | undefined {
  const phrase = /\babout\s+((?:an?|the|two|three|one|my|our)\s[^.!?\n]{4,120})/i
    .exec(text)?.[1]
    ?.trim();
  if (!phrase || wordCount(phrase) > 18) return undefined;
  const noun = phrase
    .replace(/^(?:an?|the|one|my|our)\s(?:(?:last|first|only|most)\s)?/i, '')
    .split(/\s(?:on|in|at|who|and|of|from|with|that|trying)\s|,/)[0];
  const isPerson =
    /(?:er|or|ist|man|woman|girl|boy|nurse|couple|family|pilot|chef|monk|priest|king|queen)$/i.test(
      noun ?? '',
    );
  return {
    whole: stop(
      capital(
        wordCount(phrase) <= 10 ? phrase : (phrase.split(/\sand\s|,\s|\swho\s/)[0] ?? phrase),
      ),
    ),
    ...(noun && isPerson && wordCount(noun) <= 3 ? { person: noun.toLowerCase() } : {}),
  };
}

// What the story says besides its first sentence: short, and without dates and places to watch.
function ownSentences(facts: Facts): string[] {
  const start = facts.logline?.does.slice(0, 20);
  return facts.points
    .filter(
      (point) =>
        (point.shape === 'whole' || point.shape === 'does') &&
        wordCount(point.text) <= 12 &&
        !(start && point.text.includes(start)) &&
        !/\b(?:film|movie|book|game|series|podcast|season|episode|stream|cinema|theat|tickets?)\b/i.test(
          point.text,
        ),
    )
    .slice(0, 2)
    .map((point) => stop(capital(point.text)));
}

const verbs =
  '(?:finds?|discovers?|receives?|hears?|inherits?|steals?|buys?|builds?|carr(?:y|ies)|hides?|opens?|keeps?|makes?|writes?|reads?|loses?|uncovers?|digs? up|brings?|gets?|guards?|chases?|hunts?|follows?|wakes?|adopts?|rescues?|repairs?|fixes|holds?|swaps?|shares?|plants?|seeks?|search(?:es)? for|looks? for|must (?:find|return|carry|deliver|protect|steal)|swallows?|wants?|borrows?|befriends?|tracks?|collects?|investigates?)';
const taken = new RegExp(
  `\\b${verbs}\\s+(?:(?:an?|the|his|her|their|its|one|two|three)\\s+)((?:[\\p{L}'’-]+\\s){0,3}?[\\p{L}'’-]+)(?=\\s(?:that|who|which|in|on|to|of|and|with|where|when|for|after|before|while|only|from|at|about|under|behind|inside|without|by|across)\\b|[,.;]|$)`,
  'giu',
);
const unseen =
  /^(?:week|life|lives|truth|secret|secrets|stall|shop|restaurant|farm|hotel|route|floor|island|lighthouse|library|theat\w+|bakery|love|war|crime|crimes|murder|case|town|city|village|world|kingdom|country|time|way|job|dream|story|man|woman|girl|boy|person|people|friend|stranger|son|daughter|mother|father|sister|brother|wife|husband|child|family|end|night|day|past|future|power|plan|chance|wedding|marriage|business|company|job|killer|thief|spy|team|army|tribe|curse|signal|voice|noise|sound|call|calls|disappearance|mystery|deal|place|home|house|school|idea|game|mistake|wall|fortune|magic|revenge|justice|hope|peace|courage|fear|memory|memories)$/i;
const objects =
  /\b(radio|letter|letters|map|key|ring|lantern|telephone|phone|door|book|diary|tape|camera|photograph|photo|violin|piano|guitar|sword|crown|mirror|box|suitcase|boat|kite|umbrella|hat|clock|watch|necklace|painting|compass|bicycle|bike|car|truck|train|robot|balloon|seed|egg|shell|lamp|knife|notebook|typewriter|recipe|cake|bakery|dragon|fox|owl|bear|dog|cat|horse|rabbit|mouse|whale|flower shop|bridge|bridges|mask|coin|stone|tree|quilt|coat)\b/i;

/** The object of the story that a camera can look at, a singular noun; undefined when none is named. */
function findObject(facts: Facts, text: string): string | undefined {
  const told = facts.logline?.does ?? text;
  for (const match of told.matchAll(taken)) {
    const noun = (match[1] ?? '').toLowerCase();
    const head = noun.split(' ').at(-1) ?? '';
    if (
      head.length > 2 &&
      !unseen.test(head) &&
      !isPlural(head) &&
      !/(?:ing|ly|ed|ness|tion|ment|ity|er|or)$/.test(head)
    )
      return noun.split(' ').length <= 2 ? noun : head;
  }
  const seen = objects.exec(text)?.[1];
  return seen ? (singular[seen] ?? seen) : undefined;
}
const singular: Record<string, string> = { letters: 'letter', bridges: 'bridge' };

const where: Record<Mood, string> = {
  dark: 'in a room lit by one lamp',
  light: 'on a bright street in the morning',
  plain: 'by a window in even light',
};

type Words = Pick<
  World,
  'sound' | 'enemy' | 'problem' | 'truth' | 'question' | 'wrong' | 'rule' | 'pair' | 'lines'
>;
const words: Record<Mood, Words> = {
  dark: {
    sound: ['One small sound, too near.', 'Silence, held too long.'],
    enemy: 'it starts here',
    problem: ['It starts quietly.', 'It does not stay quiet.'],
    truth: ['You will want to look away.', 'Watch it to the end.'],
    question: 'What would you do?',
    wrong: ['Run.', 'Wait.', 'Nothing.'],
    rule: 'Do not look away',
    pair: ['Before', 'After'],
    lines: ['Do not look away.', 'Stay for the end.', 'It has already begun.'],
  },
  light: {
    sound: ['A small, hopeful sound.', 'Somebody tries not to laugh.'],
    enemy: 'it starts here',
    problem: ['It was going rather well.', 'For a minute.'],
    truth: ['You can see it coming. That is the fun.', 'Bring somebody you like.'],
    question: 'What would you do?',
    wrong: ['Say nothing.', 'Say everything.', 'Panic.'],
    rule: 'Act natural',
    pair: ['Before', 'After'],
    lines: ['Here we go.', 'Bring somebody you like.', 'It was going so well.'],
  },
  plain: {
    sound: ['A breath, close.', 'The place itself, unhurried.'],
    enemy: 'it starts here',
    problem: ['This is where it begins.', 'It does not end here.'],
    truth: ['Some stories need to be seen.', 'Stay with it.'],
    question: 'What would you do?',
    wrong: ['Leave.', 'Stay.', 'Ask.'],
    rule: 'Do not look away',
    pair: ['Before', 'After'],
    lines: ['See where it leads.', 'Stay with it.', 'Every story starts somewhere.'],
  },
};
