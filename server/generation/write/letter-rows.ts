// What stands on the picture: the short form of the fact a row tells or shows, and at the end name, call and terms.
import type { Lettering } from '#domain/storyboard/shot-plan.ts';
import type { Statement } from '../understand/subject-frame.ts';
import { wordsIn } from '../understand/text/spans.ts';
import type { Picture } from './picture.ts';
import type { Stage } from './stage.ts';
import type { TimedRow } from './time-rows.ts';

type Row = TimedRow & { pictures: Picture[] };

export function letterRows(stage: Stage, rows: readonly Row[]): (Row & { letters: Lettering[] })[] {
  const { frame } = stage;
  // What cannot be read cannot be shortened.
  const longest = frame.foreign ? longestPlate : alone;
  const call = plainly(frame.call.lettered);
  const mayStand = ({ lettered, role, opens, text, source }: Statement): boolean =>
    lettered.length > 0 &&
    source !== 'audience' &&
    source !== 'evaluation' &&
    !/^(?:call|sponsor)$/.test(role) &&
    plainly(text) !== call &&
    !(frame.grave && text.includes('!')) &&
    // `It isn't` answers a sentence that is not there.
    (opens || text.split(/\s+/).length > 3);
  const spoken = new Set(rows.flatMap(toldIn));
  // A fact that nobody says and no picture shows is read where the film is silent, or demonstrates.
  const shown = new Set(rows.flatMap(({ pictures }) => pictures.flatMap(({ said }) => said ?? [])));
  const ranked = frame.statements
    .filter(mayStand)
    .toSorted((a, b) => b.weight - a.weight || a.at - b.at);
  const left = ranked.filter((said) => !spoken.has(said) && !shown.has(said));
  const used = new Set<string>(
    rows.flatMap(({ pictures }) => pictures.flatMap(onCard)).map(({ text }) => plainly(text)),
  );
  const letterRow = (row: Row): Lettering[] => {
    const chosen = row.pictures.flatMap(onCard);
    // What stands on a card stands alone, unless the film demonstrates with it.
    if (row.pictures[0]?.composition === 'card' && row.beat !== 2) return chosen.slice(0, 1);
    const heard = toldIn(row);
    const own = [...heard, ...row.pictures.flatMap(({ said }) => said ?? [])];
    const strongest = ranked.slice(0, 3).filter((said) => !heard.includes(said));
    const wanted =
      row.beat === 2 && heard.length > 0
        ? [...strongest, ...left, ...own]
        : [...own.slice(0, 1), ...(row.beat === 2 ? strongest : []), ...left, ...own];
    for (const said of [...new Set(wanted)].filter(mayStand)) {
      const text = readable(
        row,
        chosen.map((one) => one.text),
        said,
        longest,
      );
      const key = plainly(text ?? '');
      if (!text || [...used].some((one) => one.includes(key) || key.includes(one))) continue;
      chosen.push({ role: roles[said.role] ?? 'fact', text });
      used.add(key);
    }
    return chosen;
  };
  // The demonstration has the first choice.
  const body = rows.slice(0, -1);
  const lettered = new Map(
    [2, 1, 0, 3]
      .flatMap((beat) => body.filter((row) => row.beat === beat))
      .map((row) => [row, letterRow(row)]),
  );
  return rows.map((row, at) => {
    if (at === rows.length - 1) return { ...row, letters: ending(stage, used) };
    const named =
      at === 0 && stage.platform === 'youtube' ? [{ role: 'logo' as const, text: frame.name }] : [];
    return { ...row, letters: [...(lettered.get(row) ?? []), ...named].slice(0, 2) };
  });
}

const onCard = ({ lettering }: Picture) => lettering;
const toldIn = ({ lines }: TimedRow) => lines.flatMap(({ statement }) => statement ?? []);
const plainly = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
/** Words a second that are read beside a picture. */
const readingPace = 3;
/** Letters of a line that stands beside another, and of one that stands alone. */
const besideAnother = 44;
const alone = 60;

// The longest wording that can be read in the row with what stands there already: two lines, or a long one.
function readable(
  { startSeconds, endSeconds }: Row,
  before: readonly string[],
  { lettered }: Statement,
  longest: number,
): string | undefined {
  if (before.length > 1 || before.some(({ length }) => length > besideAnother)) return undefined;
  const words = (endSeconds - startSeconds) * readingPace;
  const left = words - before.reduce((sum, text) => sum + wordsIn(text), 0);
  const most = before.length === 0 ? longest : besideAnother;
  return lettered.find(
    (text, at) =>
      text.length <= most && wordsIn(text) <= left && (at === 0 ? isLine(text) : isPart(text)),
  );
}

const isLine = (text: string) => /\s|\p{N}/u.test(text);
// `2 days` says nothing without what takes them; a price does.
const isPart = (text: string) => wordsIn(text) > 2 || /\p{Sc}/u.test(text);

const roles: Partial<Record<Statement['role'], Lettering['role']>> = {
  trouble: 'trouble',
  offer: 'price',
  limit: 'caution',
  occasion: 'date',
};

/** Letters of a line that can still be read in the last seconds. */
const longestPlate = 90;

// Name, then what is asked, then when and for how much, then who pays.
function ending({ frame, words, userType }: Stage, used: ReadonlySet<string>): Lettering[] {
  const name: Lettering = {
    role: userType === 'trailer' || userType === 'creator' ? 'title' : 'logo',
    text: frame.name,
  };
  const day = [frame.dates[0], frame.venue].filter((text) => text !== undefined);
  const occasions = frame.statements.filter(
    ({ role, text, source, whole }) =>
      source === 'description' &&
      text.length <= longestPlate &&
      (role === 'occasion'
        ? !whole || text.length <= alone
        : day.some((one) => text.includes(one))),
  );
  const held = ({ text }: Statement) => day.filter((one) => text.includes(one)).length;
  const occasion = occasions.toSorted((a, b) => held(b) - held(a))[0];
  const when = occasion?.text.replace(/\s+/g, ' ') ?? day.join(' · ');
  const offer = frame.facts.find(({ role, lettered }) => role === 'offer' && lettered.length > 0);
  const price = offer?.lettered.find((text) => !(frame.grave && text.includes('!'))) ?? '';
  const terms = used.has(plainly(price)) ? '' : price;
  const plate = [when, terms]
    .filter((text) => text && !frame.call.lettered.includes(text))
    .join(' · ');
  const sponsor = frame.sponsor ?? (userType === 'government' ? words.sponsor.open : undefined);
  return [
    name,
    { role: 'call' as const, text: frame.call.lettered },
    ...(plate ? [{ role: when ? ('date' as const) : ('price' as const), text: plate }] : []),
    ...(sponsor ? [{ role: 'sponsor' as const, text: sponsor }] : []),
  ];
}
