// The AV script: what is seen and what is heard, row by row, as text that reads well when copied.

import { oneLine } from '../one-line.ts';

/** What a cue is: voice-over, dialogue spoken on camera, sound effect, music, or on-screen lettering. */
export type CueKind = 'VO' | 'DIALOGUE' | 'SFX' | 'MUSIC' | 'SUPER';
export type Cue = { kind: CueKind; speaker?: string; text: string };
export type ScriptRow = {
  /** Name of the beat: hook, problem, proof, offer. */
  beat: string;
  /** Seconds from the first frame of the film. */
  startSeconds: number;
  endSeconds: number;
  /** Begins with the shot: `CU, push in. …` */
  video: string;
  cues: Cue[];
};
export type AvScript = {
  title: string;
  /** The form above the rows: Client, Format, Length, Date, Take, Cast. */
  facts: { label: string; text: string }[];
  rows: ScriptRow[];
  /** Notes below the rows, such as claims that need proof. */
  notes: string[];
};

const rowNumber = /^\d{1,2}\.\s/;
const rowTime = /^(\d+(?:[.,]\d+)?)\s*[-–—]\s*(\d+(?:[.,]\d+)?)\s*s(?:ec(?:onds)?)?\.?$/i;
const labelled = /^([^:\n]{1,100}):\s*(.*)$/;
const bullet = /^[-•]\s+/;

/**
 * Writes a script as plain text: title, form lines, numbered rows of labelled lines, notes.
 * `parseAvScript` reads it back. Line breaks inside a text become spaces, seconds are written
 * to a hundredth, speakers in capitals; empty notes are left out.
 */
export function formatAvScript(script: AvScript): string {
  const head = [
    oneLine(script.title).toUpperCase() || 'UNTITLED',
    ...script.facts.map((fact) => `${oneLine(fact.label)}: ${oneLine(fact.text)}`),
  ];
  const rows = script.rows.map((row, index) =>
    [
      `${index + 1}. ${oneLine(row.beat).toUpperCase()} | ${time(row.startSeconds)}-${time(row.endSeconds)} s`,
      `VIDEO: ${oneLine(row.video)}`,
      ...row.cues.map((cue) => `${cueLabel(cue)}: ${oneLine(cue.text)}`),
    ].join('\n'),
  );
  const notes = script.notes.map(oneLine).filter(Boolean);
  const tail = notes.length > 0 ? [notes.map((note) => `- ${note}`).join('\n')] : [];
  return [head.join('\n'), ...rows, ...tail].join('\n\n').replace(/ +$/gm, '');
}

const time = (seconds: number) => String(Number(seconds.toFixed(2)));

/**
 * Reads a script in the form `formatAvScript` writes, forgiving what a person changes by hand:
 * spacing, unknown labels (read as a speaker), lines without a label (they continue the line
 * above; after a blank line they are a note). Returns null when there is no row with a time, in
 * which case the text is shown as it is.
 */
export function parseAvScript(text: string): AvScript | null {
  const { script } = readAvScript(text);
  return script.rows.length > 0 ? script : null;
}

/** A line of a text, counted from 1. */
export type Line = { number: number; text: string };
type Reading = {
  script: AvScript;
  /** The line each row begins with. */
  heads: Line[];
  /** Lines that nothing says the place of: they were put where they are likely meant. */
  strays: Line[];
};

/** Reads a script like `parseAvScript` and says what of it was guessed. */
export function readAvScript(text: string): Reading {
  const script: AvScript = { title: '', facts: [], rows: [], notes: [] };
  const reading: Reading = { script, heads: [], strays: [] };
  // The text the next line without a label continues.
  let append: Append;
  let notesSoFar: Line[] = [];
  for (const [at, raw] of text.split(/\r?\n/).entries()) {
    const line: Line = { number: at + 1, text: raw.trim() };
    const row = script.rows.at(-1);
    const head = readRowHead(line.text);
    if (head) {
      script.rows.push(head);
      reading.heads.push(line);
      reading.strays.push(...notesSoFar);
      notesSoFar = [];
    } else if (line.text === '') append = undefined;
    else if (!row) readFormLine(reading, line);
    else {
      const before = script.notes.length;
      append = readRowLine(reading, row, line, append);
      if (script.notes.length > before) notesSoFar.push(line);
    }
    if (head) append = undefined;
  }
  return reading;
}

type Append = ((line: string) => void) | undefined;

function readRowHead(line: string): ScriptRow | undefined {
  // In parts: one pattern for the whole line took the third power of the blanks in it.
  const bar = line.lastIndexOf('|');
  const number = rowNumber.exec(line.slice(0, Math.max(bar, 0)))?.[0];
  const [, start, end] = rowTime.exec(line.slice(bar + 1).trim()) ?? [];
  if (number === undefined || start === undefined || end === undefined) return undefined;
  const beat = line.slice(number.length, bar).trim();
  const seconds = (written: string) => Number(written.replace(',', '.'));
  return { beat, startSeconds: seconds(start), endSeconds: seconds(end), video: '', cues: [] };
}

function readFormLine({ script, strays }: Reading, line: Line) {
  const [, label, value = ''] = labelled.exec(line.text) ?? [];
  if (!script.title) script.title = line.text;
  else if (label !== undefined) script.facts.push({ label, text: value });
  else {
    script.notes.push(line.text);
    strays.push(line);
  }
}

function readRowLine(
  { script, strays }: Reading,
  row: ScriptRow,
  line: Line,
  append: Append,
): Append {
  const toVideo = (more: string) => {
    row.video = row.video ? `${row.video} ${more}` : more;
  };
  const { text } = line;
  const [, label = '', value = ''] = bullet.test(text) ? [] : (labelled.exec(text) ?? []);
  if (/^VIDEO$/i.test(label)) {
    if (row.video) strays.push(line);
    toVideo(value);
    return toVideo;
  }
  const cue = readCue(label, value);
  if (cue) {
    row.cues.push(cue);
    return (more) => {
      cue.text = `${cue.text} ${more}`;
    };
  }
  if (append || !bullet.test(text)) strays.push(line);
  if (append) append(text);
  else if (bullet.test(text) || row.video) script.notes.push(text.replace(bullet, ''));
  else toVideo(text);
  return append;
}

// What stands before a cue: `VO:`, `MAYA (to camera):`.
const cueNames: Record<string, CueKind> = {
  VO: 'VO',
  'V.O.': 'VO',
  'VOICE-OVER': 'VO',
  VOICEOVER: 'VO',
  SFX: 'SFX',
  MUSIC: 'MUSIC',
  SUPER: 'SUPER',
};
const remarked = /^(.*?)\s*(\([^)]*\))$/;
/** A longer one is read as a line without a label. */
const longest = 100;

/**
 * The label of a cue. A speaker is in capitals, a remark behind the name keeps its case. Who is
 * called what a label is called (`VO`) gets a point, so that the name is read back as one.
 */
export function cueLabel({ kind, speaker = '' }: Cue): string {
  if (kind !== 'DIALOGUE') return kind;
  const given = oneLine(speaker.slice(0, 4 * longest).replace(/[:|]/g, ' ')).replace(
    /^(?:[-•]\s+)+/,
    '',
  );
  const name = isSpeechLabel(given) ? given : given.toUpperCase();
  const [, bare = name, remark = ''] = remarked.exec(name) ?? [];
  const own = isTaken(bare) ? oneLine(`${bare}. ${remark}`) : name;
  const label = isSpeechLabel(own) ? own : oneLine(`SPEAKER ${own}`);
  if (label.length <= longest) return label;
  // A remark without its end would be read as part of the name.
  return [...label.toUpperCase()]
    .slice(0, longest / 2)
    .join('')
    .trim();
}

const isTaken = (name: string) => name.toUpperCase() === 'VIDEO' || name.toUpperCase() in cueNames;

/** The cue of a labelled line, or undefined where the label is none of a cue. */
export function readCue(label: string, text: string): Cue | undefined {
  const [, name = label, remark] = remarked.exec(label) ?? [];
  const kind = cueNames[name.trim().toUpperCase()];
  if (kind) return { kind, text: remark ? `${remark} ${text}` : text };
  return isSpeechLabel(label) ? { kind: 'DIALOGUE', speaker: label.trim(), text } : undefined;
}

// A speaker is written in capitals.
function isSpeechLabel(label: string): boolean {
  const name = label.replace(/\(.*?\)/g, '').trim();
  return name === name.toUpperCase() && /\p{L}/u.test(name);
}
