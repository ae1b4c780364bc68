// A stage with everything a device needs, in the language of a tongue.
import { fitsSeconds, wordsPerSecond } from '#domain/script/speech.ts';
import type { Facts } from '../../facts.ts';
import { planSeconds } from '../../plan-seconds.ts';
import type { Stage } from '../../stage.ts';
import type { World } from '../../world.ts';
import { ended } from './device-text.ts';
import type { Tongue } from './tongue.ts';
import { sentencesIn } from './typed-text.ts';

export type Scene = {
  tongue: Tongue;
  stage: Stage;
  facts: Facts;
  world: World;
  /** The name as it is spoken. */
  name: string;
  /** Nobody is seen speaking: hands stand for people. */
  hands: boolean;
  /** The person as a sentence begins: `MAYA`, `Una clienta`. */
  who: string;
  /** In capitals, without article, for the label of a spoken line. */
  label: string;
  trouble(): string;
  use(): string;
  made(at: 0 | 1 | 2): string;
  /** Life before it, in lines from long to short. */
  problem: readonly (readonly string[])[];
  /** The visitor's sentences that can be spoken; the one this concept leads with comes first. */
  proof: readonly (readonly string[])[];
  /** The leading sentence in quotation marks. */
  quote?: string;
  /** The same without marks. */
  lead?: string;
  /** The first sentences of the description in their order, as typed. */
  typed: string;
  /** A short statement as lettering. */
  badge(): string | undefined;
  /** Orders to act, from long to short. */
  asks: readonly string[];
  idea(salt: string): string;
};

export function sceneOf(stage: Stage, tongue: Tongue): Scene {
  const { facts, world } = stage;
  const hands = stage.mode === 'voice';
  const who = personOf(stage, tongue);
  const leading = leadingPoints(stage);
  const [open, close] = tongue.quotes;
  const played = (pair: readonly [string, string]) =>
    hands ? ended(pair[1]) : ended(`${who} ${pair[0]}`);
  return {
    tongue,
    stage,
    facts,
    world,
    name: facts.shortName,
    hands,
    who,
    label: labelOf(who),
    trouble: () => played(world.trouble),
    use: () => played(world.use),
    made: (at) => ended(world.work[at]),
    problem: [[world.problem.join(' '), world.problem[0], ended(world.enemy), world.problem[1]]],
    proof: leading.map((text) => spokenForms(text, stage, tongue)),
    ...(leading[0] ? { quote: `${open}${leading[0]}${close}`, lead: leading[0] } : {}),
    typed: sentencesIn(stage.input.description, true).slice(0, 3).map(ended).join(' '),
    badge: () => leading.find((text) => text.split(' ').length <= 6),
    asks: asksOf(facts, tongue, stage),
    idea: (salt) => stage.pick(`idea ${salt}`, speakable(stage)),
  };
}

// Makers speak where the maker is the reason to watch; otherwise the one it is for is seen.
const makerLeads = (stage: Stage) =>
  stage.userType === 'creator' ||
  stage.userType === 'infomercial' ||
  stage.userType === 'trailer' ||
  stage.world.kind === 'candidate' ||
  (stage.mode === 'direct' && stage.userType === 'business');

function personOf(stage: Stage, tongue: Tongue): string {
  const name = stage.character.characterName
    .replace(/[^\p{L}\p{M}\s.'’-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (name !== '') return name.split(' ').slice(0, 3).join(' ').toUpperCase();
  const [man = '', woman = man] = (makerLeads(stage) ? stage.world.maker : stage.world.user).split(
    '|',
  );
  const { gender } = stage.character;
  const hero =
    stage.userType === 'trailer' && !gender ? heroOf(stage.input.description, tongue) : undefined;
  if (hero) return hero;
  const person =
    gender === 'male' ? man : gender === 'female' ? woman : stage.pick('person', [man, woman]);
  return person.charAt(0).toUpperCase() + person.slice(1);
}

const labelOf = (who: string) =>
  who
    .replace(/^(?:una?|une|eine?|el|la|le|der|die|das)\s/i, '')
    .split(/\s(?:con|de|del|que|avec|du|qui|mit|im|in|auf|en|au|am|von)\s/)[0]
    ?.toUpperCase() ?? who;

// A story begins with its hero: `Una farera oye …`.
function heroOf(description: string, { reading }: Tongue): string | undefined {
  const first = sentencesIn(description)[0] ?? '';
  return reading.hero.exec(first)?.[0];
}

// A story's sentence may also be told without its relative clause.
function spokenForms(text: string, stage: Stage, { reading }: Tongue): string[] {
  const cut = stage.userType === 'trailer' ? text.search(reading.relative) : -1;
  const brief = cut > 0 ? text.slice(0, cut) : '';
  return brief.split(' ').length >= 4 ? [ended(text), ended(brief)] : [ended(text)];
}

// Sentences short enough to be spoken, turned so that each concept of a set leads with another.
function leadingPoints(stage: Stage): string[] {
  const short = stage.facts.points
    .map((point) => point.text)
    .filter((text) => text.split(' ').length <= 14);
  const from = short.length > 0 ? stage.turn % Math.min(3, short.length) : 0;
  return [...short.slice(from), ...short.slice(0, from)];
}

function asksOf(facts: Facts, tongue: Tongue, stage: Stage): string[] {
  const order = facts.desire === undefined ? undefined : tongue.order(facts.desire);
  const contact = facts.url
    ? tongue.visit(facts.url)
    : facts.phone
      ? tongue.call(facts.phone)
      : undefined;
  return [order, contact, order ? undefined : tongue.defaultAsk[stage.userType]]
    .filter((ask) => ask !== undefined)
    .map(ended);
}

// The ideas that can be spoken together with the name in the last beat; all of them when none can.
function speakable(stage: Stage): readonly string[] {
  const seconds = planSeconds(stage.userType, stage.seconds)[3];
  const fit = stage.world.lines.filter((line) =>
    fitsSeconds(`${stage.facts.shortName}. ${line}`, seconds, wordsPerSecond(stage.approach)),
  );
  return fit.length > 0 ? fit : stage.world.lines;
}
