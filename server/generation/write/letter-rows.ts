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
  return rows.map((row, at) => {
    const last = at === rows.length - 1;
    const told = row.lines.flatMap(({ statement }) => statement ?? []);
    const onCard = row.pictures.flatMap(({ lettering }) => lettering);
    if (last) return { ...row, letters: ending(stage, used) };
    const own = [...told, ...film.beats[row.beat].tell].find(
      (said) => !used.has(said) && said.lettered.length > 0,
    );
    const most = row.endSeconds - row.startSeconds >= 3.5 ? 2 : 1;
    const chosen = [
      ...new Set([...(film.rule.wordless || told.length === 0 ? [] : [own]), ...unsaid, own]),
    ]
      .filter((said) => said !== undefined)
      .filter((said) => !used.has(said))
      .slice(0, Math.max(onCard.length > 0 ? 0 : 1, most - onCard.length));
    for (const said of chosen) used.add(said);
    const letters = [...onCard, ...chosen.map((said) => lettering(said))];
    const named =
      at === 0 && stage.platform === 'youtube' ? [{ role: 'logo' as const, text: frame.name }] : [];
    return { ...row, letters: [...letters, ...named].slice(0, 3) };
  });
}

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

// Name, then what is asked, then when and for how much, then who pays.
function ending({ frame, words, userType }: Stage, used: ReadonlySet<Statement>): Lettering[] {
  const name: Lettering = {
    role: userType === 'trailer' || userType === 'creator' ? 'title' : 'logo',
    text: frame.name,
  };
  const when = [frame.dates[0], frame.venue].filter(Boolean).join(' · ');
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
