import nlp from 'compromise/two';
import type { Token } from '../text/tongue.ts';
import { baseOfPast, baseOfThird } from './word-forms.ts';

type Term = { normal: string; tags: string[] };

/**
 * In a sentence without a verb, the noun that a tagger with a view of the whole takes for one: `Tom books the
 * same table`. Only where an object stands behind it, which a noun has not.
 */
export function askForVerb(text: string, tokens: readonly Token[]): void {
  const could = tokens.filter(
    ({ tag, low }, at) =>
      tag === 'noun' &&
      /^(?:noun|name|pron)$/.test(tokens[at - 1]?.tag ?? '') &&
      hasObject(tokens[at + 1]) &&
      baseOf(low) !== undefined,
  );
  if (could.length === 0) return;
  const terms = nlp(text)
    .json()
    .flatMap((sentence: { terms: Term[] }) => sentence.terms);
  const isVerb = ({ low }: Token) =>
    terms.some(
      ({ normal, tags }: Term) =>
        normal === low && (tags.includes('PresentTense') || tags.includes('PastTense')),
    );
  const token = could.find(isVerb);
  if (!token) return;
  token.tag = 'verb';
  token.form = baseOfThird(token.low) ? 'third' : 'past';
  token.lemma = baseOf(token.low) ?? token.low;
}

const baseOf = (low: string) => baseOfThird(low) ?? baseOfPast(low);

const hasObject = (after: Token | undefined): boolean =>
  after !== undefined &&
  (/^(?:poss|obj)$/.test(after.tag) || /^(?:an?|the|th[eo]se|some)$/.test(after.low));
