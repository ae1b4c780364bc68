// A frame is its own row: what it shows is what the VIDEO column of that row says.
import type { ScriptRow } from '#domain/script/av-script.ts';
import { boardShots, noteOf, type Shot } from '#domain/storyboard/shot-plan.ts';
import type { AdPackage } from '../ad-package.ts';
import { type Brief, clientText } from '../brief.ts';
import { catalogueNames, namedPlaces } from '../text/catalogue-names.ts';
import { contentWords, holdsWord, names, wordsOf } from '../text/words.ts';
import { type Figure, tongueOf } from './figure.ts';
import { isSamePlace } from './place.ts';

export const frameRow: Figure = {
  name: 'frame-row',
  title: 'What a frame shows is what its own row’s VIDEO says, and the other way round',
  judge(made, brief) {
    const faults = boardShots(made.plan).map((shot) =>
      faultsOf(shot, made, brief).map((fault) => `row ${shot.row}: ${fault}`),
    );
    return {
      good: faults.filter((one) => one.length === 0).length,
      of: faults.length,
      failures: faults.flat(),
    };
  },
};

function faultsOf(shot: Shot, { av, plan }: AdPackage, brief: Brief): string[] {
  const row = av.rows[shot.row - 1];
  if (!row) return ['no such row'];
  const tongue = tongueOf(brief);
  const { product, props, people, place } = shot;
  const isNamed = (id: string) =>
    noteOf(id) !== undefined ||
    catalogueNames(id, tongue).some((name) => names(row.video, name, tongue));
  const held = people.flatMap(({ holds }) => holds ?? []).find((id) => id !== 'product');
  const lead = held ?? (product || people.length > 0 ? undefined : props[0]?.id);
  const unnamed = people
    .filter(() => shot.composition !== 'hands' && shot.composition !== 'overhead')
    .map(({ who }) => personName(who, plan, brief))
    .filter((name) => name !== undefined)
    .filter((name) => !someWord(textOf(row), name, brief));
  const part = ` ${wordsOf(ownPart(row, shot, plan.shots)).join(' ')} `;
  const said = namedPlaces(tongue).filter(({ name }) =>
    part.includes(` ${wordsOf(name).join(' ')} `),
  );
  const elsewhere =
    noteOf(place) === undefined &&
    said.length > 0 &&
    said.every(({ id }) => !isSamePlace(place, id.replaceAll('-', ' ')));
  return [
    ...(lead && !isNamed(lead) ? [`shows ${lead}, unnamed`] : []),
    ...unnamed.map((name) => `shows ${name}, unnamed`),
    ...(product && !namesProduct(row, product.form, brief) ? ['shows the product, unnamed'] : []),
    ...(!product && missesHead(shot, ownPart(row, shot, plan.shots), brief)
      ? ['names the product, unseen']
      : []),
    ...(elsewhere && !catalogueNames(place, tongue).some((name) => names(row.video, name, tongue))
      ? [`set in ${place}, not ${said[0]?.name}`]
      : []),
  ];
}

// Who must be called something: the client's character, or somebody the client's own text names.
function personName(who: string, plan: AdPackage['plan'], brief: Brief): string | undefined {
  const role = who.startsWith('other:') ? who.slice('other:'.length) : undefined;
  if (role === undefined) return plan.cast.find(({ id }) => id === who)?.name || undefined;
  return names(clientText(brief), role, tongueOf(brief)) ? role : undefined;
}

const someWord = (text: string, name: string, brief: Brief): boolean => {
  const tongue = tongueOf(brief);
  const words = wordsOf(text);
  return contentWords(name, tongue).some(
    (word) => holdsWord(words, word, tongue) || names(text, word, tongue),
  );
};

const textOf = (row: ScriptRow): string =>
  [row.video, ...row.cues.flatMap((cue) => ['speaker' in cue ? cue.speaker : '', cue.text])].join(
    '\n',
  );

// In use, a thing may be named by who speaks over it.
const namesProduct = (row: ScriptRow, form: string, brief: Brief): boolean => {
  const text = textOf(row);
  const own = [brief.request.productName, ...brief.head, ...brief.subjectWords, noteOf(form) ?? ''];
  return (
    own.some((name) => someWord(text, name, brief)) ||
    catalogueNames(form, tongueOf(brief)).some((name) => names(text, name, tongueOf(brief)))
  );
};

// The client's words on signs and after a colon are told, not shown.
const shownPart = (text: string) =>
  text.replace(/[“„«"][^“”„«»"]*[”“»"]/gu, ' ').split(/:\s/u)[0] ?? '';

function missesHead(shot: Shot, text: string, brief: Brief): boolean {
  const tongue = tongueOf(brief);
  const told = shownPart(text.replace(/^[^.:]{0,60}[.:]\s/u, ''));
  const head = brief.head.find((name) => names(told, name, tongue));
  if (!head) return false;
  const refs = [
    shot.place,
    ...shot.props.map(({ id }) => id),
    ...shot.people.flatMap(({ who, holds = '' }) => [who, holds]),
  ];
  return !refs.some(
    (ref) =>
      someWord(noteOf(ref) ?? ref.replaceAll('-', ' '), head, brief) ||
      catalogueNames(ref, tongue).some(
        (name) => someWord(name, head, brief) || names(told, name, tongue),
      ),
  );
}

const joins = /\s*\b(?:cut to|corte a|on coupe sur|coupe sur|schnitt auf)\b\s*:?\s*/iu;

/** Of a row with several cuts, the part that is this shot's. */
export function ownPart({ video }: ScriptRow, { row, cut }: Shot, all: readonly Shot[]): string {
  const parts = video.split(joins);
  const planned = all.filter((one) => one.row === row).length;
  return parts.length === planned ? (parts[cut - 1] ?? video) : video;
}
