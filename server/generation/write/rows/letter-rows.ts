// What stands on the picture: the short form of the fact a row tells or shows, and at the end name, call and terms.
import type { Lettering } from '#domain/storyboard/shot-plan.ts';
import { isForTheMakers } from '../../understand/statements/for-the-makers.ts';
import type { Language, Statement } from '../../understand/subject-frame.ts';
import { wordsIn } from '../../understand/text/spans.ts';
import type { Film } from '../film.ts';
import type { Picture } from '../pictures/picture.ts';
import type { Stage } from '../stage.ts';
import { hangs } from '../wording/hangs.ts';
import { plainly } from '../wording/plainly.ts';
import { sharedWords } from '../wording/shared-words.ts';
import { endCard } from './end-card.ts';
import { isAddressee, isAsked, leastWeight } from './may-be-told.ts';
import type { TimedRow } from './time-rows.ts';

type Row = TimedRow & { pictures: Picture[] };
type Told = Pick<Film, 'lead' | 'plan'>;

/** Rows with their lettering; the one that demonstrates has the first choice, and its strongest line stands first. */
export function letterRows(
  stage: Stage,
  rows: readonly Row[],
  film: Told,
): (Row & { letters: Lettering[] })[] {
  const { frame } = stage;
  const spoken = new Set(rows.flatMap(toldBy));
  const shown = new Set(rows.flatMap(({ pictures }) => pictures.flatMap(({ said }) => said ?? [])));
  const worth = (said: Statement) => (said === film.lead ? 2 : said.weight);
  const ranked = frame.statements
    .filter((said) => mayStand(stage, said))
    .toSorted((a, b) => worth(b) - worth(a) || a.at - b.at);
  // A fact that nobody says and no picture shows is read where the film is silent, or demonstrates.
  const left = ranked.filter((said) => !spoken.has(said) && !shown.has(said));
  const used = new Set<string>(
    rows.flatMap(({ pictures }) => pictures.flatMap(onCard)).map(({ text }) => plainly(text)),
  );
  const isUsed = (text: string) =>
    [...used].some((one) => one.includes(plainly(text)) || plainly(text).includes(one));
  const wantedIn = (row: Row): Statement[] => {
    const heard = toldBy(row);
    const own = [...heard, ...row.pictures.flatMap(({ said }) => said ?? [])];
    // Over what the client described stands what it shows; what is said elsewhere is read there, if at all.
    if (pictured.includes(row)) {
      const told = unheard.get(row);
      if (told) return [told];
      const isKept = (said: Statement) => row.beat === 2 && said.role === 'limit';
      const unsaid = left.filter(isClear);
      // What is not allowed is read where nobody says it.
      return [...unsaid.filter(isSeenIn(row)), ...unsaid.filter(isKept), ...own];
    }
    if (row.beat !== 2)
      return [
        // A line over a picture of something else says the wrong thing; over words alone any line can stand.
        ...own,
        ...(isBare(row) ? left.filter(isClear).filter(mayOpen(row)) : []),
      ];
    // What another row says is heard, and need not be read here.
    const strongest = ranked
      .slice(0, 3)
      .filter(
        (said) =>
          (isClear(said) || heard.includes(said)) &&
          !isWholeIn(row, said) &&
          (said === ranked[0] || !spoken.has(said) || heard.includes(said)),
      );
    return [...strongest, ...left.filter(isClear), ...own];
  };
  // `I was at the other end of it`: without the sentence before it nobody knows of what.
  const isClear = ({ opens, topical, at, source }: Statement) =>
    opens || topical || [...spoken].some((one) => one.source === source && one.at === at - 1);
  const pictured = rows.filter(({ beat }) => film.plan.pictured[beat] !== undefined);
  // Where nobody speaks the story is read, in the order in which it was told.
  const unheard = stage.treatment.speechless ? readThrough(ranked, pictured) : new Map();
  const isSeenIn =
    ({ beat }: Row) =>
    ({ text, weight }: Statement) =>
      weight >= leastWeight && sharedWords(text, film.plan.pictured[beat] ?? '') >= leastSeen;
  const mayOpen = (row: Row) => (said: Statement) =>
    said !== film.lead &&
    said.weight >= leastWeight &&
    // What it costs is read once it is known what it is.
    (row.beat > 0 || !(said.role === 'offer' || /\p{Sc}/u.test(said.text)));
  // What the client ranked first is read whole where the film demonstrates, unless it is said there.
  const first = frame.statements.find(({ ranked }) => ranked === 0);
  const proof = rows.find(({ beat }) => beat === 2);
  const provenIn = (row: Row): Lettering[] =>
    first &&
    row === proof &&
    unheard.size === 0 &&
    !(pictured.includes(row) && spoken.has(first)) &&
    !isWholeIn(row, first) &&
    !isForTheMakers(first, frame)
      ? linesOf(first.text).map((text) => ({ role: roleOf(first, text), text }))
      : [];
  const letterRow = (row: Row): Lettering[] => {
    const cards = row.pictures.flatMap(onCard);
    // What stands on a card stands alone, unless the film demonstrates with it.
    if (row.pictures[0]?.composition === 'card' && row.beat !== 2) return cards.slice(0, 1);
    const chosen = [...readIn(stage, row), ...provenIn(row), ...cards];
    for (const { text } of chosen) used.add(plainly(text));
    for (const said of new Set(wantedIn(row).filter((one) => mayStand(stage, one)))) {
      const lines = linesFor(
        stage,
        row,
        chosen,
        said,
        row.beat === 2 && (ranked.indexOf(said) < 3 || said.role === 'limit'),
      ).filter((text) => !isUsed(text));
      for (const text of lines) {
        chosen.push({ role: roleOf(said, text), text });
        used.add(plainly(text));
      }
    }
    return chosen;
  };
  const body = rows.slice(0, -1);
  const lettered = new Map(
    [2, 1, 0, 3]
      .flatMap((beat) => body.filter((row) => row.beat === beat))
      .map((row) => [row, letterRow(row)]),
  );
  return rows.map((row, at) => {
    if (at === rows.length - 1)
      return { ...row, letters: [...readIn(stage, row), ...endCard(stage, used)] };
    const named =
      at === 0 && stage.platform === 'youtube' ? [{ role: 'logo' as const, text: frame.name }] : [];
    return { ...row, letters: [...(lettered.get(row) ?? []), ...named].slice(0, mostIn) };
  });
}

// What the client says is read in the picture.
const readIn = ({ worded }: Stage, { beat }: Row): Lettering[] =>
  (worded[beat]?.read ?? []).slice(0, mostIn).map((text) => ({ role: 'fact' as const, text }));

// One of the strongest for each row, none of which leans on what is left out.
function readThrough(
  ranked: readonly Statement[],
  rows: readonly Row[],
): ReadonlyMap<Row, Statement> {
  const story = ranked
    .filter(({ opens, role, source, lettered: [line] }) => {
      const isTerm = role === 'offer' || role === 'occasion';
      return opens && !isTerm && source === 'description' && (line?.length ?? 0) > 20;
    })
    .slice(0, rows.length)
    .toSorted((a, b) => a.at - b.at);
  return new Map(rows.flatMap((row, at) => (story[at] ? [[row, story[at]]] : [])));
}

/** Lines one after another. */
const mostIn = 2;
/** Share of its words that a line has in common with the picture it is read over. */
const leastSeen = 0.2;

function mayStand({ frame }: Stage, said: Statement): boolean {
  const { lettered, owes, role, opens, text, source } = said;
  return (
    lettered.length > 0 &&
    !owes &&
    !isAddressee(frame, said) &&
    source !== 'evaluation' &&
    !isForTheMakers(said, frame) &&
    role !== 'sponsor' &&
    !isAsked(frame, said) &&
    plainly(text) !== plainly(frame.call.lettered) &&
    plainly(text) !== plainly(frame.sponsor ?? '') &&
    !(frame.grave && text.includes('!')) &&
    // `It isn't` answers a sentence that is not there.
    (opens || text.split(/\s+/).length > 3)
  );
}

const isWholeIn = ({ lines }: Row, said: Statement): boolean =>
  lines.some(
    ({ told, text }) =>
      told.includes(said) && said.figures.every((figure) => text.includes(figure)),
  );

// Nobody speaks, and nothing is seen that a line could be read of wrongly.
const isBare = ({ lines, pictures }: Row): boolean =>
  lines.length === 0 && pictures.every(({ refs = [], other }) => refs.length === 0 && !other);
const onCard = ({ lettering }: Picture) => lettering;
const toldBy = ({ lines }: TimedRow) => lines.flatMap(({ told }) => told);
/** Words a second that are read beside a picture. */
const readingPace = 3;
/** Letters of a line that stands beside another, and of one that stands alone. */
const besideAnother = 44;
const alone = 60;
/** Letters of a plate of two lines. */
const plate = 90;

/** Words that can still be read in a row. */
const timeLeft = ({ startSeconds, endSeconds }: Row, before: readonly Lettering[]): number =>
  (endSeconds - startSeconds) * readingPace -
  before.reduce((sum, { text }) => sum + wordsIn(text), 0);

// The longest wording that can be read in the row with what stands there already: two lines, or a
// long one. What the film demonstrates stands whole, on two lines if need be.
function linesFor(
  { frame }: Stage,
  row: Row,
  before: readonly Lettering[],
  { lettered, text: typed }: Statement,
  isStrong: boolean,
): string[] {
  if (before.length >= mostIn || before.some(({ text }) => text.length > alone)) return [];
  const left = timeLeft(row, before);
  // What cannot be read cannot be shortened.
  const longest = frame.foreign ? plate : alone;
  const most = before.length === 0 ? longest : isStrong ? alone : besideAnother;
  const line = lettered.find(
    (text, at) =>
      text.length <= most &&
      wordsIn(text) <= left &&
      (at === 0 ? isLine(text) : isPart(text, typed, frame.language)),
  );
  const whole = typed.replace(/\s+/g, ' ').replace(/[\s.,;:]+$/, '');
  if (isStrong && before.length === 0 && (!line || line.length < whole.length * 0.6)) {
    const halves = inTwo(whole);
    if (halves && wordsIn(whole) <= left) return halves;
  }
  return line ? [line] : [];
}

/** A text as it can be read whole: in one line, or in two that take a breath between them; else in none. */
export const linesOf = (text: string): string[] =>
  wordsIn(text) > mostRead ? [] : text.length <= alone ? [text] : (inTwo(text) ?? []);

/** Words that can be read in a row that demonstrates. */
const mostRead = 13;

// A long line parted where it takes a breath, as near to its middle as can be.
function inTwo(text: string): [string, string] | undefined {
  if (text.length > 2 * alone || /["“”„«»()]/.test(text)) return undefined;
  const breaths = [...text.matchAll(/[,;:–—]\s/g)].map(({ index }) => index + 1);
  const [at] = breaths.toSorted(
    (a, b) => Math.abs(a - text.length / 2) - Math.abs(b - text.length / 2),
  );
  if (at === undefined) return undefined;
  const first = text.slice(0, at).replace(/[\s,;:–—]+$/, '');
  const second = text.slice(at).trim();
  return [first, second].every(({ length }) => length > 6 && length <= alone)
    ? [first, second]
    : undefined;
}

// `A time`, `nine yrs`: two words say nothing by themselves, a price does.
// `£19 a box`: a sum by itself does not say of what.
const saysPrice = (text: string) => /\p{Sc}/u.test(text) && /\p{L}{3}/u.test(text);
const isLine = (text: string) => wordsIn(text) > 2 || saysPrice(text);
// `2 days` says nothing without what takes them; a price does. `that viewers send` hangs on what was cut off.
const isPart = (text: string, whole: string, language: Language) =>
  (wordsIn(text) > 2 || saysPrice(text)) &&
  (plainly(whole).startsWith(plainly(text)) || !hangs[language].test(text));

// An offer that is lettered without the sum it names is a fact.
function roleOf({ role, text: whole }: Statement, text: string): Lettering['role'] {
  const isCutOff = role === 'offer' && /\p{Sc}/u.test(whole) && !/\p{Sc}/u.test(text);
  return isCutOff ? 'fact' : (roles[role] ?? 'fact');
}

const roles: Partial<Record<Statement['role'], Lettering['role']>> = {
  trouble: 'trouble',
  offer: 'price',
  limit: 'caution',
  occasion: 'date',
};
