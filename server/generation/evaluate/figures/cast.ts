// Who was given is seen, in the clothes that were given.
import { castFact } from '#domain/script/form-facts.ts';
import { boardShots, noteOf } from '#domain/storyboard/shot-plan.ts';
import type { AdPackage } from '../ad-package.ts';
import type { Brief } from '../brief.ts';
import { contentWords, fold, names } from '../text/words.ts';
import { type Figure, notAsked, tongueOf, whole } from './figure.ts';

export const cast: Figure = {
  name: 'cast',
  title: 'Named cast in two frames, clothes as described',
  judge(made, brief) {
    const { characterName, voiceOverOnly } = brief.request;
    if (!characterName || voiceOverOnly) return notAsked;
    const ids = castIds(made, characterName);
    const frames = boardShots(made.plan).filter(({ people }) =>
      people.some(({ who }) => ids.has(who)),
    ).length;
    const garment = garmentOf(brief);
    const worn = garment === undefined || names(wornIn(made), garment, tongueOf(brief));
    return whole([
      ...(frames < 2 ? [`in ${frames} frames`] : []),
      ...(worn ? [] : [`without ${garment}`]),
    ]);
  },
};

function castIds({ plan }: AdPackage, name: string): Set<string> {
  const words = contentWords(name, 'en');
  const isNamed = (text: string) => words.some((word) => fold(text).split(/\W+/).includes(word));
  return new Set(plan.cast.filter((one) => isNamed(`${one.name} ${one.id}`)).map(({ id }) => id));
}

// The words of the plan, and the script's own line about the cast in the client's language.
const wornIn = ({ plan, av }: AdPackage): string =>
  [
    ...plan.cast.flatMap(({ wears }) => wears),
    ...plan.shots.flatMap(({ people }) => people.flatMap(({ wears = [] }) => wears)),
  ]
    .map((ref) => noteOf(ref) ?? ref.replaceAll('-', ' '))
    .concat(castFact(av)?.text ?? '')
    .join('\n');

/** The noun of the first thing somebody wears: last in English and German, first in Spanish and French. */
function garmentOf(brief: Brief): string | undefined {
  const tongue = tongueOf(brief);
  const [first = ''] = brief.request.wardrobe.split(
    /[,;.\n]|(?:^|\s)(?:and|und|y|et|with|mit|con|avec|in|aus|de|over|uber)\s/u,
  );
  const words =
    tongue === 'de'
      ? (first.match(/\p{Lu}[\p{L}-]+/gu) ?? []).map(fold)
      : contentWords(first, tongue);
  return tongue === 'en' || tongue === 'de' ? words.at(-1) : words[0];
}
