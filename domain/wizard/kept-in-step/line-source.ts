// Which answer, or what was written before it, a line of the script was made from.
import { perObject } from '../../per-object.ts';
import type { ScriptLine } from '../../script/keep-lines.ts';
import { chosenConcept, type Draft } from '../draft/draft.ts';
import { askedAt, inputLabel } from './out-of-step.ts';
import type { InputName } from './written.ts';

export type LineSource = {
  name: InputName;
  /** What people call it: `Description`, `Creative brief`. */
  label: string;
  step: number;
  /** The sentence of it that the line tells. */
  quote: string;
};

/** What share of a line's words a sentence has to have; of a picture, which says how it is seen too, two words and a share. */
const leastShare = 0.5;
const leastOfPicture = { words: 2, share: 0.15 };

/** The answer whose sentence a line tells, the client's own words first; null for what the writer added. */
export function lineSource(draft: Draft, { text, cue }: ScriptLine): LineSource | null {
  const own = wordsOf(cue ? text.replace(/^[^:]{1,100}:\s*/, '') : text.replace(seen, ''));
  let best: { share: number; source: LineSource } | null = null;
  for (const { source, words } of told(draft)) {
    const shared = [...own].filter((word) => words.has(word)).length;
    const share = shared / Math.max(1, own.size);
    const isPictured =
      cue === null && shared >= leastOfPicture.words && share >= leastOfPicture.share;
    if ((share < leastShare && !isPictured) || share <= (best?.share ?? 0)) continue;
    best = { share, source };
  }
  return best?.source ?? null;
}

// Every sentence of a draft with its words, which each line is compared with.
const told = perObject((object) =>
  sourcesOf(object as Draft).flatMap(({ name, texts }) =>
    texts.flatMap(sentencesOf).map((quote) => ({
      source: { name, label: inputLabel(name), step: askedAt(name), quote } satisfies LineSource,
      words: wordsOf(quote),
    })),
  ),
);

// The label of what is seen, and the shot it begins with: `VIDEO: MS, push in.`
const seen = /^[^:]{1,20}:\s*(?:[\p{Lu} ]{2,9}(?:,[^.]{0,40})?\.\s)?/u;

function sourcesOf(draft: Draft): { name: InputName; texts: string[] }[] {
  const { answers, creativeBrief } = draft;
  const { understood, description, behavior, targetAudience, evaluation, notes } = answers;
  const concept = chosenConcept(draft);
  return [
    { name: 'description', texts: [description] },
    {
      name: 'understood',
      texts: [
        ...(understood?.pictures ?? []),
        ...(understood?.facts ?? []).map(({ text }) => text),
        understood?.call ?? '',
      ],
    },
    { name: 'behavior', texts: [behavior] },
    { name: 'targetAudience', texts: [targetAudience] },
    { name: 'notes', texts: [notes] },
    { name: 'evaluation', texts: [evaluation] },
    { name: 'productName', texts: [answers.productName] },
    { name: 'characterName', texts: [answers.characterName] },
    { name: 'creativeBrief', texts: [creativeBrief] },
    { name: 'selectedConcept', texts: concept ? Object.values(concept).filter(isText) : [] },
  ];
}

const isText = (value: unknown): value is string => typeof value === 'string';

const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?…])\s+|[\n;•]+/u)
    .map((one) => one.trim())
    .filter(Boolean);

// By their first letters, for a word takes another ending in another place; small words say nothing.
function wordsOf(text: string): Set<string> {
  const all =
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  const telling = all.filter((word) => word.length > 3 || /\p{N}/u.test(word));
  return new Set((telling.length > 0 ? telling : all).map((word) => word.slice(0, stemLetters)));
}
const stemLetters = 6;
