// What is not named and yet there: who sharpens has a knife in hand, who knits has needles.

import { lookUpAct } from '../lexicon/look-up-act.ts';
import type { Implied } from '../subject-frame.ts';
import type { Piece, Tongue } from '../text/tongue.ts';
import { restricts } from './restricts.ts';

/** Words before a verb in which a denial of it stands. */
const near = 3;

/** The things of what is done in a piece, in its order; none of what is denied or asked. */
export function impliedBy({ tokens, stop }: Piece, { language, lists }: Tongue): Implied[] {
  if (stop === '?') return [];
  const ours = tokens.some(
    ({ low, form }) =>
      lists.firstPlural.has(low) || lists.firstSingular.has(low) || /^(?:we|i)$/.test(form ?? ''),
  );
  return tokens.flatMap(({ tag, lemma, low }, at) => {
    if (!/^(?:verb|ing|noun)$/.test(tag)) return [];
    // `Milk` and `camp` are things, `milking` is done.
    if (language === 'en' && tag === 'noun' && !/(?:ing|ry|phy)$/.test(low)) return [];
    if (tokens.slice(Math.max(0, at - near), at).some(restricts)) return [];
    const act = (lemma ?? low).toLowerCase();
    const object = tokens.slice(at + 1, at + 4).find((one) => one.tag === 'noun');
    const thing =
      (object && lookUpAct(`${act} ${object.low}`, language)) ?? lookUpAct(act, language);
    return thing ? [{ act, ours, thing }] : [];
  });
}
