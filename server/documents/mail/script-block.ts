import { createElement as h, type ReactNode } from 'react';
import { Column, Text } from 'react-email';
import type { AvScript, Cue, ScriptRow } from '#domain/script/av-script.ts';
import { peopleFacts } from '#domain/script/form-facts.ts';
import { type KeyLine, keyLineOf } from '#domain/script/key-line.ts';
import { splitShot } from '../emphasis.ts';
import { color } from '../paper-colors.ts';
import { cueLabel, lettering, rowTiming, soundOf } from '../script-words.ts';
import { Line } from './line.ts';
import { breakLong, highlighted, mono, sans } from './mail-styles.ts';
import { inOwnDirection } from './own-direction.ts';
import { HeadedBlock } from './sheet.ts';

const typed = {
  fontFamily: mono,
  fontSize: '14px',
  lineHeight: 1.5,
  color: color.ink,
  ...breakLong,
};

// What stands before and after the rows.
const besides = {
  fontFamily: sans,
  fontSize: '14px',
  lineHeight: 1.5,
  color: color.ink2,
  ...breakLong,
};

/** The script: a row a shot, or the text as written when it has no timed rows. */
export function ScriptBlock({ script }: { script: AvScript | string | null }) {
  if (script === null) return null;
  return h(
    HeadedBlock,
    { heading: 'Script' },
    typeof script === 'string' ? asWritten(script) : shots(script),
  );
}

const asWritten = (text: string) =>
  h(Text, { dir: 'auto', style: { ...typed, margin: 0 } }, brokenLines(text));

function shots(script: AvScript): ReactNode[] {
  const keyLine = keyLineOf(script);
  return [
    ...peopleFacts(script).map(({ label, text }) =>
      h(
        Text,
        { key: `fact-${label}`, style: { ...besides, margin: '0 0 6px' } },
        h('b', null, inOwnDirection(`${label}: `)),
        inOwnDirection(text),
      ),
    ),
    ...script.rows.map((row, index) => shot(row, index, keyLine)),
    ...script.notes.map((note, index) =>
      h(
        Text,
        { key: `note-${index}`, dir: 'auto', style: { ...besides, margin: '10px 0 0' } },
        note,
      ),
    ),
  ];
}

function shot(row: ScriptRow, index: number, keyLine: KeyLine | undefined) {
  const edge = `1px solid ${color.ruleLight}`;
  const video = splitShot(row.video);
  return h(
    Line,
    { key: String(index) },
    h(
      Column,
      {
        valign: 'top',
        width: 64,
        style: { ...typed, width: '64px', padding: '8px 0', borderBottom: edge, fontWeight: 700 },
      },
      String(index + 1),
      h('br'),
      h(
        'span',
        {
          style: { fontWeight: 400, fontSize: '12px', color: color.ink3, whiteSpace: 'nowrap' },
        },
        rowTiming(row),
      ),
    ),
    h(
      Column,
      { valign: 'top', style: { ...typed, padding: '8px 0 8px 8px', borderBottom: edge } },
      video.shot ? h('b', null, `${video.shot} `) : null,
      inOwnDirection(video.rest),
      lettering(row).map((cue, at) => cueLine(cue, `super-${at}`)),
      soundOf(row).map((cue, at) =>
        cueLine(cue, `${at}`, keyLine?.cue === cue ? keyLine : undefined),
      ),
    ),
  );
}

const cueLine = (cue: Cue, key: string, keyLine?: KeyLine): ReactNode => [
  h('br', { key: `${key}-break` }),
  h('b', { key: `${key}-label` }, `${cueLabel(cue)}: `),
  inOwnDirection(
    keyLine
      ? [
          keyLine.before && `${keyLine.before} `,
          h('span', { key: `${key}-line`, style: highlighted }, keyLine.marked),
        ]
      : cue.text,
    `${key}-text`,
  ),
];

function brokenLines(text: string): ReactNode[] {
  return text
    .split(/\r?\n/)
    .flatMap((line, index) => (index === 0 ? [line] : [h('br', { key: String(index) }), line]));
}
