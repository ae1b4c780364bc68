// What stands on the picture: the fact a row tells, facts that nobody says, and at the end name, call and terms.
import type { Lettering } from '#domain/storyboard/shot-plan.ts';
import type { Statement } from '../understand/subject-frame.ts';
import { wordsIn } from '../understand/text/spans.ts';
import type { Film } from './film.ts';
import type { Picture } from './picture.ts';
import type { Stage } from './stage.ts';
import type { TimedRow } from './time-rows.ts';

type Row = TimedRow & { pictures: Picture[] };

export function letterRows(
  stage: Stage,
  film: Film,
  rows: readonly Row[],
): (Row & { letters: Lettering[] })[] {
  const { frame } = stage;
  // What cannot be read cannot be shortened.
  const longest = frame.foreign ? longestPlate : alone;
  const used = new Set<Statement>();
  const told = ({ lines }: Row) => lines.flatMap(({ statement }) => statement ?? []);
  const spoken = new Set(rows.flatMap(told));
  const ranked = frame.statements
    .filter(
      ({ lettered, role, opens, text }) =>
        lettered.length > 0 &&
        !/^(?:call|sponsor)$/.test(role) &&
        // `It isn't` answers a sentence that is not there.
        (opens || text.split(/\s+/).length > 3),
    )
    .toSorted((a, b) => b.weight - a.weight || a.at - b.at);
  // Facts that nobody says come first into the lettering: so none is lost.
  const unsaid = ranked.filter((said) => !spoken.has(said));
  const lettered = new Map<Row, Lettering[]>();
  // The demonstration has the first choice, and has the strongest even where it was said before.
  for (const row of [2, 1, 0, 3].flatMap((beat) => rows.filter((one) => one.beat === beat))) {
    if (row === rows.at(-1)) continue;
    const heard = told(row);
    const own = [...heard, ...film.beats[row.beat].tell].filter((said) => said.lettered.length > 0);
    const strongest =
      row.beat === 2 ? ranked.slice(0, 3).filter((said) => !heard.includes(said)) : [];
    const onCard = row.pictures.flatMap(({ lettering: letters }) => letters);
    const chosen: Lettering[] = [];
    const wanted =
      row.beat === 2 || film.rule.wordless || heard.length === 0
        ? [...strongest, ...unsaid, ...own]
        : [...own.slice(0, 1), ...unsaid];
    for (const said of wanted) {
      const before = [...onCard, ...chosen].map(({ text }) => text);
      const text = used.has(said) ? undefined : readable(row, before, said, longest);
      if (!text) continue;
      chosen.push({ role: roles[said.role] ?? 'fact', text });
      used.add(said);
    }
    lettered.set(row, chosen);
  }
  return rows.map((row, at) => {
    if (at === rows.length - 1) return { ...row, letters: ending(stage, used) };
    const onCard = row.pictures.flatMap(({ lettering: letters }) => letters);
    const letters = [...onCard, ...(lettered.get(row) ?? [])].filter(
      ({ text }, place, all) => all.findIndex((one) => one.text === text) === place,
    );
    const named =
      at === 0 && stage.platform === 'youtube' ? [{ role: 'logo' as const, text: frame.name }] : [];
    return { ...row, letters: [...letters, ...named].slice(0, 2) };
  });
}

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
function ending({ frame, words, userType }: Stage, used: ReadonlySet<Statement>): Lettering[] {
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
  const terms = offer && !used.has(offer) ? (offer.lettered[0] ?? '') : '';
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
