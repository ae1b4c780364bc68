// Every shot of a film with all that is planned of it, as a table that CSV and Excel share.
import type { ScriptRow } from '#domain/script/av-script.ts';
import { isSpoken } from '#domain/script/row-speech.ts';
import { personName, refName } from '#domain/storyboard/ref-names.ts';
import type { Shot, ShotPerson, ShotPlan } from '#domain/storyboard/shot-plan.ts';
import {
  angleWords,
  compositionWords,
  lightWords,
  moodWords,
  moveWords,
  roleWords,
  shownWords,
  sizeWords,
  stateWords,
  timeWords,
  weatherWords,
  whereWords,
} from '#domain/storyboard/shot-words.ts';
import { cueLabel } from '../../documents/script-words.ts';
import { eachCutOf } from '../each-cut-of.ts';
import type { FileMaterial } from '../material.ts';

export type Cell = string | number | null;
/** `width` in characters. */
type Column = { heading: string; width: number };
export type ShotList = { columns: Column[]; rows: Cell[][] };

/** A line of the list: a shot, or a row of the script where nothing is planned. */
type Line = {
  row: ScriptRow | undefined;
  rowNumber: number;
  shot?: Shot;
  start: number;
  end: number;
};
type Plan = Pick<ShotPlan, 'cast'> & { hero: string };
type Value = (line: Line, plan: Plan) => Cell | undefined;

const known = (words: Record<string, string>, value: string) =>
  words[value] ?? refName('thing', value);

const columns: readonly [heading: string, width: number, value: Value][] = [
  ['Row', 6, ({ rowNumber }) => rowNumber],
  ['Cut', 6, ({ shot }) => shot?.cut ?? null],
  ['Beat', 17, ({ row }) => row?.beat ?? ''],
  ['Start (s)', 9, ({ start }) => round(start)],
  ['End (s)', 8, ({ end }) => round(end)],
  ['Seconds', 9, ({ start, end }) => round(end - start)],
  ['Frame', 7, ({ shot }) => shot?.frame ?? null],
  ['Composition', 13, ({ shot }) => shot && compositionWords[shot.composition]],
  ['Size', 14, ({ shot }) => shot && sizeWords[shot.size]],
  ['Angle', 10, ({ shot }) => shot && angleWords[shot.angle]],
  ['Move', 10, ({ shot }) => shot && moveWords[shot.move]],
  ['Place', 14, ({ shot }) => shot && refName('place', shot.place)],
  ['Time', 11, ({ shot }) => shot && timeWords[shot.time]],
  ['Light', 11, ({ shot }) => shot && known(lightWords, shot.light)],
  ['Weather', 9, ({ shot }) => shot && weatherWords[shot.weather]],
  ['People', 30, ({ shot }, plan) => shot?.people.map((one) => person(one, plan)).join('\n')],
  ['Things', 24, ({ shot }) => shot?.props.map(thing).join('\n')],
  ['Product', 20, ({ shot }) => shot && product(shot)],
  ['Lettering', 24, ({ shot }) => shot?.lettering.map(letters).join('\n')],
  ['Change', 16, ({ shot }) => shot && change(shot)],
  ['Directed by hand', 10, ({ shot }) => shot && (shot.directed ? 'Yes' : 'No')],
  ['Video', 40, ({ row }) => row?.video ?? ''],
  ['Spoken', 36, (line) => heard(line, isSpoken)],
  ['Sound and music', 20, (line) => heard(line, ({ kind }) => kind === 'SFX' || kind === 'MUSIC')],
  ['Super', 22, (line) => heard(line, ({ kind }) => kind === 'SUPER')],
];

/** The list of a project, cut after cut: which it is for is said where there are several. */
export function shotListOf(material: FileMaterial): ShotList {
  const lists = eachCutOf(material).map((cut) => ({ cut, list: listOfCut(cut) }));
  const [first] = lists;
  if (!first || lists.length === 1) return listOfCut(material);
  return {
    columns: [{ heading: 'For', width: 16 }, ...first.list.columns],
    rows: lists.flatMap(({ cut, list }) => list.rows.map((row) => [cut.creative.cutName, ...row])),
  };
}

/** The list of one cut; without a plan its rows are the script's. */
export function listOfCut({ creative, content }: FileMaterial): ShotList {
  const { script } = creative;
  const rows = script !== null && typeof script === 'object' ? script.rows : [];
  const plan = { cast: content.shots?.cast ?? [], hero: content.form_data.characterName ?? '' };
  const lines = content.shots ? plannedLines(content.shots, rows) : rows.map(unplanned);
  return {
    columns: columns.map(([heading, width]) => ({ heading, width })),
    rows: lines.map((line) => columns.map(([, , value]) => value(line, plan) ?? null)),
  };
}

const unplanned = (row: ScriptRow, at: number): Line => ({
  row,
  rowNumber: at + 1,
  start: row.startSeconds,
  end: row.endSeconds,
});

/** Cuts follow each other within their row, and share its time as they do in the film. */
function plannedLines({ shots }: ShotPlan, rows: readonly ScriptRow[]): Line[] {
  const ends = new Map<number, number>();
  const planned = new Map<number, number>();
  for (const { row, seconds } of shots) planned.set(row, (planned.get(row) ?? 0) + seconds);
  return shots
    .toSorted((one, other) => one.row - other.row || one.cut - other.cut)
    .map((shot) => {
      const row = rows[shot.row - 1];
      const start = ends.get(shot.row) ?? row?.startSeconds ?? 0;
      const end = start + shot.seconds * stretchOf(row, planned.get(shot.row) ?? 0);
      ends.set(shot.row, end);
      return { row, rowNumber: shot.row, shot, start, end };
    });
}

// A row that was retimed, or is retold with another number of cuts, lasts other than its cuts were planned to.
function stretchOf(row: ScriptRow | undefined, planned: number): number {
  const length = row ? row.endSeconds - row.startSeconds : 0;
  return length > 0 && planned > 0 ? length / planned : 1;
}

const round = (seconds: number) => Number(seconds.toFixed(2));

function person(one: ShotPerson, { cast, hero }: Plan): string {
  const wears = one.wears ?? [];
  return [
    personName(one.who, cast, hero),
    refName('pose', one.pose),
    ...(one.action ? [refName('thing', one.action)] : []),
    ...(one.mood === 'neutral' ? [] : [moodWords[one.mood].toLowerCase()]),
    ...(one.holds ? [`holds ${refName('thing', one.holds)}`] : []),
    ...(wears.length > 0
      ? [`wears ${wears.map((ref) => refName('clothes', ref)).join(', ')}`]
      : []),
  ].join(', ');
}

const thing = ({ id, colour, state, where }: Shot['props'][number]): string =>
  [
    [colour, refName('thing', id)].filter(Boolean).join(' '),
    ...(state ? [known(stateWords, state).toLowerCase()] : []),
    known(whereWords, where).toLowerCase(),
  ].join(', ');

function product({ product: one }: Shot): string {
  if (!one) return '';
  const label = one.label ? [`“${one.label}” on it`] : [];
  const state = one.state ? [known(stateWords, one.state).toLowerCase()] : [];
  return [shownWords[one.shown], refName('form', one.form), ...state, ...label].join(', ');
}

const letters = ({ role, text }: Shot['lettering'][number]): string =>
  `${roleWords[role]}: ${text}`;

function change({ change: one }: Shot): string {
  if (!one) return '';
  return `${refName('thing', one.what)}: ${one.from} → ${one.to}`;
}

// What is heard once stands once: beside the first cut of its row.
function heard({ row, shot }: Line, which: (cue: ScriptRow['cues'][number]) => boolean): string {
  if (!row || (shot && shot.cut > 1)) return '';
  return row.cues
    .filter(which)
    .map((cue) => (cue.kind === 'SUPER' ? cue.text : `${cueLabel(cue)}: ${cue.text}`))
    .join('\n');
}
