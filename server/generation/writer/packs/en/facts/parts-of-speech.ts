// Words with their parts of speech. Reading one text asks about the same pieces many times.
import nlp from 'compromise';

export type Term = { text: string; tags: readonly string[] };
type JsonTerm = { text: string; tags: Iterable<string> };

const remembered = new Map<string, readonly Term[]>();
const mostRemembered = 2000;

/** The words of a text with their parts of speech, in compromise's tags. */
export function termsOf(text: string): readonly Term[] {
  const known = remembered.get(text);
  if (known) return known;
  const terms: Term[] = nlp(text)
    .json()
    .flatMap((sentence: { terms: JsonTerm[] }) =>
      sentence.terms.map((term) => ({ text: term.text, tags: [...term.tags] })),
    );
  if (remembered.size >= mostRemembered) remembered.clear();
  remembered.set(text, terms);
  return terms;
}
