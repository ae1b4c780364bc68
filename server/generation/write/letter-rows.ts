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
  const spoken = new Set(
    rows.flatMap(({ lines }) => lines.flatMap(({ statement }) => statement ?? [])),
  );
  // Facts that nobody says come first into the lettering: so none is lost.
  const unsaid = frame.facts.filter((fact) => !spoken.has(fact) && fact.lettered.length > 0);
  const told = ({ lines }: Row) => lines.flatMap(({ statement }) => statement ?? []);
  // The demonstration has the first choice.
  const order = [2, 1, 0, 3].flatMap((beat) => rows.filter((row) => row.beat === beat));
  const lettered = new Map<Row, Statement[]>();
  for (const row of order) {
    if (row === rows.at(-1)) continue;
    const heard = told(row);
    const own = [...heard, ...film.beats[row.beat].tell].find(
      (said) => !used.has(said) && said.lettered.length > 0,
    );
    const onCard = row.pictures.flatMap(({ lettering: letters }) => letters).length;
    const most = roomIn(row) - onCard;
    const chosen = [
      ...new Set([...(film.rule.wordless || heard.length === 0 ? [] : [own]), ...unsaid, own]),
    ]
      .filter((said) => said !== undefined && !used.has(said))
      .slice(0, Math.max(onCard > 0 ? 0 : 1, most)) as Statement[];
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

// Two letterings need three seconds and a half to be read, three need five and a half.
const roomIn = ({ startSeconds, endSeconds, beat }: Row) =>
  endSeconds - startSeconds >= 5.5 && beat === 2 ? 3 : endSeconds - startSeconds >= 3.5 ? 2 : 1;

const roles: Partial<Record<Statement['role'], Lettering['role']>> = {
  trouble: 'trouble',
  offer: 'price',
  limit: 'caution',
  occasion: 'date',
};
const lettering = (said: Statement): Lettering => ({
  role: roles[said.role] ?? 'fact',
  text: (said.lettered[0] ?? said.text).slice(0, 160),
});

/** Letters of a line that can still be read in the last seconds. */
const longestPlate = 90;

// Name, then what is asked, then when and for how much, then who pays.
function ending({ frame, words, userType }: Stage, used: ReadonlySet<Statement>): Lettering[] {
  const name: Lettering = {
    role: userType === 'trailer' || userType === 'creator' ? 'title' : 'logo',
    text: frame.name,
  };
  const occasion = frame.statements.find(
    ({ role, text }) => role === 'occasion' && text.length <= longestPlate,
  );
  const when =
    occasion?.text.replace(/\s+/g, ' ') ??
    [frame.dates[0], frame.venue].filter(Boolean).join(' · ');
  const offer = frame.facts.find(({ role, lettered }) => role === 'offer' && lettered.length > 0);
  const terms = offer && !used.has(offer) ? (offer.lettered[0] ?? '') : '';
  const plate = [when, terms]
    .filter((text) => text && !frame.call.lettered.includes(text))
    .join(' · ');
  const sponsor =
    userType === 'government' ? (frame.sponsor ? frame.sponsor : words.sponsor.open) : undefined;
  return [
    name,
    { role: 'call' as const, text: frame.call.lettered },
    ...(plate ? [{ role: when ? ('date' as const) : ('price' as const), text: plate }] : []),
    ...(sponsor ? [{ role: 'sponsor' as const, text: sponsor }] : []),
  ];
}
