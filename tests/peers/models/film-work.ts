// Scripts as an able model writes them: in the seconds and words that the request gives.
import { countSpokenWords } from '#domain/script/speech.ts';
import type { AskedText } from './asked.ts';
import { shotsOf } from './film-shots.ts';
import { isObject } from './protocol.ts';
import { dataIn, type Facts, sentencesIn } from './read-facts.ts';

type Plan = { beat: string; seconds: number; mostWords: number };
type Cue = { kind: string; speaker: string | null; text: string };

const plannedRow = /^\d+\. (.+?): ([\d.]+) s, at most (\d+) spoken words/gm;
const faultyRow = /^Row (\d+), ([\d.]+) s, at most (\d+) spoken words/gm;
const usualPlan: Plan[] = [3, 5, 4, 3].map((seconds) => ({
  beat: 'beat',
  seconds,
  mostWords: seconds,
}));

export function newFilm(asked: AskedText, facts: Facts) {
  const found = [...asked.instructions.matchAll(plannedRow)].map(
    ([, beat = '', seconds, most]) => ({
      beat,
      seconds: Number(seconds),
      mostWords: Number(most),
    }),
  );
  const plan = found.length > 0 ? found : usualPlan;
  return {
    title: facts.concept || facts.productName,
    cast: [],
    rows: plan.map((row, at) => {
      const isLast = at === plan.length - 1;
      const shots = shotsOf(at, isLast, row.seconds, facts.productName);
      return { ...rowOf(row, at, isLast, asked, facts), shots };
    }),
    notes: [],
  };
}

/** The rows that broke a rule, written anew in their limits. */
export function correctedFilm(asked: AskedText, facts: Facts) {
  const { rows } = dataIn(asked);
  const sent = Array.isArray(rows) ? rows : [];
  return [...asked.instructions.matchAll(faultyRow)].map(([line, number, seconds, most], at) => {
    const { beat = 'beat' } = isObject(sent[at]) ? sent[at] : {};
    const plan = { beat: String(beat), seconds: Number(seconds), mostWords: Number(most) };
    const isLast = asked.instructions.includes(`${line}: it ends the film`);
    return { row: Number(number), ...rowOf(plan, Number(number) - 1, isLast, asked, facts) };
  });
}

/** What the notes quote is what the first row says; nothing else changes. */
export function revisedFilm({ script, revisionNotes }: Record<string, unknown>) {
  const { rows = [], ...more } = isObject(script) ? script : {};
  const wanted = quoted(revisionNotes);
  const [first, ...others] = Array.isArray(rows) ? rows.filter(isObject) : [];
  const cues = Array.isArray(first?.cues) ? (first.cues as Cue[]) : [];
  const spoken = cues.findIndex(({ kind }) => kind === 'VO' || kind === 'DIALOGUE');
  const changed = cues.map((cue, at) => (wanted && at === spoken ? { ...cue, text: wanted } : cue));
  const rowsSent = first ? [{ ...first, cues: changed }, ...others] : [];
  return { ...more, rows: rowsSent.map((row) => ({ shots: [], ...row })) };
}

export function revisedLines({ lines, revisionNotes }: Record<string, unknown>): unknown[] {
  const wanted = quoted(revisionNotes);
  return [...(Array.isArray(lines) ? lines : []), ...(wanted ? [wanted] : [])];
}

const quoted = (notes: unknown): string | undefined =>
  /["“„«]([^"”“»]+)["”“»]/.exec(String(notes))?.[1];

const shots = ['CU, eye level, push in', 'MS, hand-held', 'Insert CU, overhead', 'CU, static'];

function rowOf(plan: Plan, at: number, isLast: boolean, asked: AskedText, facts: Facts) {
  const { productName, behavior } = facts;
  const speech = isLast
    ? sayable([behavior || productName], plan)
    : sayable(saidOf(facts, at), plan);
  const isDirect = asked.instructions.includes('Direct to camera:');
  const speaker = isDirect ? (facts.characterName || 'Speaker').toUpperCase() : null;
  const cues: Cue[] = [
    { kind: 'MUSIC', speaker: null, text: at === 0 ? 'A single piano, dry.' : 'It goes on.' },
    ...(speech ? [{ kind: isDirect ? 'DIALOGUE' : 'VO', speaker, text: speech }] : []),
    ...lettering(isLast ? behavior || productName : productName, isLast ? 14 : 8),
  ];
  const video = `${shots[isLast ? 3 : at % 3]}. ${productName} in the light of the street; a hand reaches for it.`;
  return { beat: plan.beat, seconds: plan.seconds, video, cues };
}

const lettering = (text: string, mostWords: number): Cue[] => [
  { kind: 'SUPER', speaker: null, text: text.split(/\s+/).slice(0, mostWords).join(' ') },
];

// Each row begins with another sentence.
function saidOf({ productName, description, targetAudience }: Facts, at: number): string[] {
  const all = [...sentencesIn(description), ...sentencesIn(targetAudience), productName];
  return all.map((_, index) => all[(at + index) % all.length] ?? '');
}

/** The first of the sentences that can be said in time, or the beginning of the first. */
function sayable(sentences: string[], { mostWords }: Plan): string {
  const fits = (text: string) => text !== '' && countSpokenWords(text) <= mostWords;
  const whole = sentences.find(fits);
  if (whole) return ended(whole);
  const words = (sentences[0] ?? '').split(/\s+/);
  const count = words.findLastIndex((_, at) => fits(words.slice(0, at + 1).join(' ')));
  return count < 0
    ? ''
    : ended(
        words
          .slice(0, count + 1)
          .join(' ')
          .replace(/[,;:–-]$/, ''),
      );
}

const ended = (text: string) => (/[.!?…。！？]$/.test(text) ? text : `${text}.`);
