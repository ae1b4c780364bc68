// What stands on the picture: the fact a row tells, facts that nobody says, and at the end name, call and terms.
import type { Lettering } from '#domain/storyboard/shot-plan.ts';
import type { Statement } from '../understand/subject-frame.ts';
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
  const lettered = new Map<Row, Statement[]>();
  // The demonstration has the first choice, and has the strongest even where it was said before.
  for (const row of [2, 1, 0, 3].flatMap((beat) => rows.filter((one) => one.beat === beat))) {
    if (row === rows.at(-1)) continue;
    const heard = told(row);
    const own = [...heard, ...film.beats[row.beat].tell].filter((said) => said.lettered.length > 0);
    const strongest =
      row.beat === 2 ? ranked.slice(0, 3).filter((said) => !heard.includes(said)) : [];
    const onCard = row.pictures.flatMap(({ lettering: letters }) => letters);
    const chosen: Statement[] = [];
    const wanted =
      row.beat === 2 || film.rule.wordless || heard.length === 0
        ? [...strongest, ...unsaid, ...own]
        : [...own.slice(0, 1), ...unsaid];
    for (const said of wanted)
      if (
        !used.has(said) &&
        !chosen.includes(said) &&
        isReadable(row, [...onCard.map(({ text }) => text), ...chosen.map(textOf), textOf(said)])
      )
        chosen.push(said);
    for (const said of chosen) used.add(said);
    lettered.set(row, chosen);
  }
  return rows.map((row, at) => {
    if (at === rows.length - 1) return { ...row, letters: ending(stage, used) };
    const onCard = row.pictures.flatMap(({ lettering: letters }) => letters);
    const letters = [...onCard, ...(lettered.get(row) ?? []).map((said) => lettering(said))].filter(
      ({ text }, place, all) => all.findIndex((one) => one.text === text) === place,
    );
    const named =
      at === 0 && stage.platform === 'youtube' ? [{ role: 'logo' as const, text: frame.name }] : [];
    return { ...row, letters: [...letters, ...named].slice(0, 3) };
  });
}

/** Letters a second that are read beside a picture, and seconds to find a lettering. */
const readingPace = 18;
const findingSeconds = 0.4;

// Three at most in the demonstration, two elsewhere, and always the first.
const isReadable = ({ startSeconds, endSeconds, beat }: Row, texts: readonly string[]) =>
  texts.length <= 1 ||
  (texts.length <= (beat === 2 ? 3 : 2) &&
    texts.reduce((sum, text) => sum + findingSeconds + text.length / readingPace, 0) <=
      endSeconds - startSeconds);

const textOf = ({ lettered, text }: Statement) => (lettered[0] ?? text).slice(0, 160);

const roles: Partial<Record<Statement['role'], Lettering['role']>> = {
  trouble: 'trouble',
  offer: 'price',
  limit: 'caution',
  occasion: 'date',
};
const lettering = (said: Statement): Lettering => ({
  role: roles[said.role] ?? 'fact',
  text: textOf(said),
});

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
      (role === 'occasion' ? !whole || text.length <= 40 : day.some((one) => text.includes(one))),
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
