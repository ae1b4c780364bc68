// The AV script: what is seen and what is heard, row by row, as text that reads well when copied.

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
  /** Remarks below the rows, such as claims that need proof. */
  notes: string[];
};

const rowHead =
  /^(\d{1,2})\.\s+(.*?)\s*\|\s*(\d+(?:[.,]\d+)?)\s*[-–—]\s*(\d+(?:[.,]\d+)?)\s*s(?:ec(?:onds)?)?\.?$/i;
const labelled = /^([^:\n]{1,100}):\s*(.*)$/;
const bullet = /^[-•]\s+/;
const cueNames: Record<string, CueKind> = {
  VO: 'VO',
  'V.O.': 'VO',
  'VOICE-OVER': 'VO',
  VOICEOVER: 'VO',
  SFX: 'SFX',
  MUSIC: 'MUSIC',
  SUPER: 'SUPER',
};

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
  return [head.join('\n'), ...rows, ...tail].join('\n\n');
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
const time = (seconds: number) => String(Number(seconds.toFixed(2)));

// A remark behind the name keeps its case: `MAYA (to camera)`.
function cueLabel(cue: Cue): string {
  if (cue.kind !== 'DIALOGUE') return cue.kind;
  const label = oneLine(cue.speaker ?? '').replaceAll(':', '') || 'SPEAKER';
  return isSpeechLabel(label) ? label : label.toUpperCase();
}

/**
 * Reads a script in the form `formatAvScript` writes, forgiving what a person changes by hand:
 * spacing, unknown labels (read as a speaker), lines without a label (they continue the line
 * above; after a blank line they are a note). Returns null when there is no row with a time, in
 * which case the text is shown as it is.
 */
export function parseAvScript(text: string): AvScript | null {
  const script: AvScript = { title: '', facts: [], rows: [], notes: [] };
  // The text the next line without a label continues.
  let append: ((line: string) => void) | undefined;
  for (const line of text.split(/\r?\n/).map((raw) => raw.trim())) {
    if (line === '') {
      append = undefined;
      continue;
    }
    const row = script.rows.at(-1);
    const head = readRowHead(line);
    if (head) {
      script.rows.push(head);
      append = undefined;
    } else if (!row) readFormLine(script, line);
    else append = readRowLine(script, row, line, append);
  }
  return script.rows.length > 0 ? script : null;
}

function readRowHead(line: string): ScriptRow | undefined {
  const [match, , beat = '', start = '', end = ''] = rowHead.exec(line) ?? [];
  if (match === undefined) return undefined;
  const seconds = (written: string) => Number(written.replace(',', '.'));
  return { beat, startSeconds: seconds(start), endSeconds: seconds(end), video: '', cues: [] };
}

function readFormLine(script: AvScript, line: string) {
  const [, label, value = ''] = labelled.exec(line) ?? [];
  if (!script.title) script.title = line;
  else if (label !== undefined) script.facts.push({ label, text: value });
  else script.notes.push(line);
}

function readRowLine(
  script: AvScript,
  row: ScriptRow,
  line: string,
  append: ((line: string) => void) | undefined,
): ((line: string) => void) | undefined {
  const toVideo = (more: string) => {
    row.video = row.video ? `${row.video} ${more}` : more;
  };
  const [, label = '', value = ''] = bullet.test(line) ? [] : (labelled.exec(line) ?? []);
  if (/^VIDEO$/i.test(label)) {
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
  if (append) append(line);
  else if (bullet.test(line) || row.video) script.notes.push(line.replace(bullet, ''));
  else toVideo(line);
  return append;
}

function readCue(label: string, text: string): Cue | undefined {
  const [, name = label, remark] = /^(.*?)\s*(\([^)]*\))$/.exec(label) ?? [];
  const kind = cueNames[name.trim().toUpperCase()];
  if (kind) return { kind, text: remark ? `${remark} ${text}` : text };
  return isSpeechLabel(label) ? { kind: 'DIALOGUE', speaker: label.trim(), text } : undefined;
}

// A speaker is written in capitals.
function isSpeechLabel(label: string): boolean {
  const name = label.replace(/\(.*?\)/g, '').trim();
  return name === name.toUpperCase() && /\p{L}/u.test(name);
}
