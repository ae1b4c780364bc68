// The further people of the cast sheet: in which pictures of the film they are, and what rows call them.
import type { CastSheet } from '#domain/cast/cast-sheet.ts';
import type { CastMember } from '#domain/storyboard/shot-plan.ts';
import type { Language } from '../understand/subject-frame.ts';
import type { Picture } from './pictures/picture.ts';
import type { TimedRow } from './rows/time-rows.ts';
import { backdropOf } from './scenes/backdrop.ts';
import type { Stage } from './stage.ts';
import { wornOnSheet } from './worn-on-sheet.ts';

/** Somebody of the sheet, as the first picture that has them calls them, and everything else. */
export type Companion = { id: string; called: string; met: string };

type Row = TimedRow & { pictures: Picture[] };
type Place = { row: Row; at: number; cut: number; picture: Picture };

/** Who of the sheet is in the film: whoever has a name or a role. */
export function companionsOf(cast: CastSheet | undefined, language: Language): Companion[] {
  return (cast?.others ?? []).flatMap(({ id, wears, ...person }) => {
    const [name, role] = [typed(person.name), typed(person.role)];
    // Who has no name is called by the role, in capitals, as scripts do.
    const called = name || role.toLocaleUpperCase(language);
    if (!called) return [];
    const worn = wornOnSheet('', wears, language);
    const about = [...(name && role ? [role] : []), ...(worn ? [worn] : [])];
    return [{ id, called, met: about.length > 0 ? `${called} (${about.join(', ')})` : called }];
  });
}

const typed = (text: string): string => text.replace(/[.;:()[\]{}<>|\s]+/gu, ' ').trim();

/** Them as the plan of the shots knows them. */
export const membersOf = (companions: readonly Companion[]): CastMember[] =>
  companions.map(({ id, called }) => ({ id, name: called, wears: [] }));

/**
 * The rows with everybody of the sheet in a picture: beside the character where that is seen, the middle
 * of the film first, else in one of their own.
 */
export const withCompany = (stage: Stage, rows: readonly Row[]): Row[] =>
  stage.company.reduce<Row[]>(
    (now, companion, index) => {
      const [best] = now
        .flatMap((row, at) => row.pictures.map((picture, cut) => ({ row, at, cut, picture })))
        .filter(hasRoom)
        .toSorted((a, b) => worth(b, index) - worth(a, index));
      return best ? joined(now, best, companion) : added(stage, now, companion, index);
    },
    [...rows],
  );

// Beside hands nobody is seen, and what ends the film is the product alone.
const hasRoom = ({ row, picture: { cast, other, composition, product, beside } }: Place): boolean =>
  row.beat !== 3 &&
  cast !== undefined &&
  other === undefined &&
  product !== 'hero' &&
  (beside?.length ?? 0) < 2 &&
  /^(?:figure|face|pair)$/.test(composition);

// Two people are met one after the other where the film has room for it; who speaks to us is alone.
const worth = ({ row, cut, picture: { beside, scene } }: Place, index: number): number =>
  (beside ? -4 : 0) +
  (row.beat === 1 + index ? 3 : row.beat === 2 - index ? 2 : 0) -
  cut -
  (scene === 'speaks-near' || scene === 'speaks' ? 2 : 0);

function joined(rows: readonly Row[], { at, cut, picture }: Place, companion: Companion): Row[] {
  const beside = [...(picture.beside ?? []), companion];
  const isPair = beside.length === 1;
  return withPictures(rows, at, (pictures) =>
    pictures.with(cut, {
      ...picture,
      beside,
      composition: isPair ? 'pair' : 'crowd',
      size: picture.size === 'wide' || !isPair ? 'wide' : 'two-shot',
    }),
  );
}

function added(stage: Stage, rows: readonly Row[], companion: Companion, index: number): Row[] {
  const wanted = rows.findIndex(({ beat }) => beat === 1 + index);
  const place = backdropOf(stage);
  const own: Picture = {
    scene: 'person-there',
    composition: 'figure',
    size: 'medium',
    angle: 'eye',
    move: 'static',
    slots: { person: companion.met },
    other: { who: companion.id, pose: 'stand' },
    props: [],
    ...(place ? { place } : {}),
    lettering: [],
  };
  return withPictures(rows, Math.max(0, wanted), (pictures) => pictures.toSpliced(1, 0, own));
}

const withPictures = (
  rows: readonly Row[],
  at: number,
  change: (pictures: Picture[]) => Picture[],
): Row[] => rows.map((row, i) => (i === at ? { ...row, pictures: change(row.pictures) } : row));
