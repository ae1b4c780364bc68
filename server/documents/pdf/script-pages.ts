import { StyleSheet, type TextProps, View } from '@react-pdf/renderer';
import { createElement as h, type ReactNode } from 'react';
import type { AvScript, Cue, ScriptRow } from '#domain/script/av-script.ts';
import { peopleFacts, takeFact } from '#domain/script/form-facts.ts';
import { type KeyLine, keyLineOf } from '#domain/script/key-line.ts';
import { ofCut } from '../each-cut.ts';
import { splitShot } from '../emphasis.ts';
import { color } from '../paper-colors.ts';
import { cueLabel, lettering, rowTiming, soundOf } from '../script-words.ts';
import { isolate } from '../writing.ts';
import { headingColor, type PageInput, paper, rule, tallTitle } from './paper.ts';
import { is, type Tag, tag } from './press/tag.ts';
import type { Typesetter } from './type/typesetter.ts';
import { Inline, Words } from './type/words.ts';

const styles = StyleSheet.create({
  title: { marginTop: 16, marginBottom: 8 },
  head: {
    flexDirection: 'row',
    paddingTop: 8,
    paddingBottom: 5,
    borderBottomWidth: rule.strong,
    borderColor: color.ink,
    fontSize: 8,
    lineHeight: 1.3,
    letterSpacing: 0.4,
    color: color.ink3,
  },
  row: { flexDirection: 'row', borderBottomWidth: rule.thin, borderColor: color.rule },
  shot: { width: 62, paddingVertical: 7, paddingRight: 6 },
  timing: { fontSize: 8, lineHeight: 1.5, color: color.ink3 },
  video: {
    flexBasis: 0,
    flexGrow: 1.25,
    paddingVertical: 7,
    paddingHorizontal: 10,
    gap: 3,
    borderLeftWidth: rule.thin,
    borderColor: color.rule,
  },
  audio: {
    flexBasis: 0,
    flexGrow: 1,
    paddingVertical: 7,
    paddingLeft: 10,
    gap: 3,
    borderLeftWidth: rule.thin,
    borderColor: color.rule,
  },
  typed: { fontSize: 9.5, lineHeight: 1.42 },
  strong: { fontWeight: 600 },
  keyLine: { backgroundColor: color.mark },
  people: { marginBottom: 8, gap: 2, fontSize: 9, lineHeight: 1.45, color: color.ink2 },
  notes: { marginTop: 10, fontSize: 9, lineHeight: 1.45, color: color.ink2 },
});

// A taller row may break across sheets; a shorter one stays whole.
const wholeUpTo = 1400;

/** The AV script: picture left, sound right, one row a shot; or the text as it was written. */
export function scriptPages(input: PageInput) {
  const { creative, type } = input;
  const { script } = creative;
  if (script === null) return null;
  const body = typeof script === 'string' ? asWritten(script, type) : table(script, input);
  const take = typeof script === 'string' ? '' : (takeFact(script)?.text ?? '');
  return paper(
    input,
    {
      name: ofCut('AV script', creative),
      cells: [
        ['PRODUCT', creative.product],
        ['FORMAT', creative.format],
        ['TAKE', take],
        ['LENGTH', creative.length],
        ['DATE', creative.date],
      ],
    },
    [
      h(
        View,
        { key: 'title', style: styles.title },
        tallTitle(input, titleOf(input), 42, tag('H2')),
      ),
      typeof script === 'string' ? null : people(script, type),
      body,
    ],
  );
}

const titleOf = ({ creative }: PageInput): string =>
  (typeof creative.script === 'object' && creative.script?.title) || creative.title;

const people = (script: AvScript, type: Typesetter): ReactNode =>
  h(
    View,
    { key: 'people', style: styles.people },
    peopleFacts(script).map(({ label, text }) =>
      h(
        Words,
        { key: label },
        h(Inline, { style: styles.strong }, type.set(`${label}: `)),
        type.set(isolate(text)),
      ),
    ),
  );

function asWritten(text: string, type: Typesetter) {
  return h(
    View,
    { key: 'script' },
    text.split(/\r?\n/).map((line, index) =>
      h(
        Words,
        {
          key: String(index),
          as: tag(line === '' ? 'Artifact' : 'P'),
          style: [styles.typed, { fontFamily: type.families.mono }],
        },
        line === '' ? ' ' : type.set(line),
      ),
    ),
  );
}

function table(script: AvScript, { creative, type }: PageInput): ReactNode[] {
  const keyLine = keyLineOf(script);
  const mono = { fontFamily: type.families.mono };
  const grid = tag('Table');
  const rows = script.rows.map((row, index) => shotRow(row, index, type, keyLine, grid));
  const head = (style: TextProps['style'], name: string) =>
    h(Words, { as: tag('TH', { scope: 'Column' }), style }, name);
  const last = script.rows.at(-1);
  const endLength = (last ? lengthOf(last) : 0) + script.notes.join(' ').length;
  return [
    h(
      View,
      {
        key: 'head',
        style: [styles.head, mono, { borderColor: headingColor(creative) }],
        fixed: true,
        ...is('TR', { under: grid }),
      },
      head({ width: 62 }, 'SHOT'),
      head({ flexBasis: 0, flexGrow: 1.25, paddingLeft: 11, paddingRight: 10 }, 'VIDEO'),
      head({ flexBasis: 0, flexGrow: 1, paddingLeft: 11 }, 'AUDIO'),
    ),
    ...rows.slice(0, -1),
    // Notes never stand alone under the heads of a new sheet.
    h(View, { key: 'end', wrap: endLength > wholeUpTo }, rows.at(-1), notes(script, type)),
  ];
}

const lengthOf = (row: ScriptRow): number =>
  row.video.length + row.cues.reduce((sum, cue) => sum + cue.text.length, 0);

const notes = (script: AvScript, type: Typesetter): ReactNode =>
  script.notes.length > 0
    ? h(
        View,
        { style: styles.notes },
        script.notes.map((note, index) => h(Words, { key: String(index) }, type.set(note))),
      )
    : null;

function shotRow(
  row: ScriptRow,
  index: number,
  type: Typesetter,
  keyLine: KeyLine | undefined,
  grid: Tag,
) {
  const { shot, rest } = splitShot(row.video);
  return h(
    View,
    {
      key: String(index),
      style: [styles.row, styles.typed, { fontFamily: type.families.mono }],
      wrap: lengthOf(row) > wholeUpTo,
      ...is('TR', { under: grid }),
    },
    h(
      View,
      { style: styles.shot, ...is('TH', { scope: 'Row' }) },
      h(Words, { style: styles.strong }, String(index + 1)),
      h(Words, { style: styles.timing }, rowTiming(row)),
    ),
    h(
      View,
      { style: styles.video, ...is('TD') },
      h(
        Words,
        null,
        h(Inline, { style: styles.strong }, type.set(shot)),
        shot && rest ? ' ' : '',
        type.set(shot ? isolate(rest) : rest),
      ),
      lettering(row).map((cue, at) =>
        h(
          Words,
          { key: String(at), style: styles.strong },
          type.set(`Super: ${isolate(cue.text)}`),
        ),
      ),
    ),
    h(
      View,
      { style: styles.audio, ...is('TD') },
      soundOf(row).map((cue, at) =>
        cueBlock(cue, at, type, keyLine?.cue === cue ? keyLine : undefined),
      ),
    ),
  );
}

const cueBlock = (cue: Cue, index: number, type: Typesetter, keyLine: KeyLine | undefined) =>
  h(
    View,
    { key: String(index), wrap: cue.text.length > wholeUpTo },
    h(Words, { style: styles.strong }, type.set(cueLabel(cue))),
    keyLine
      ? h(
          Words,
          null,
          type.set(keyLine.before && `${keyLine.before} `),
          h(Inline, { style: styles.keyLine }, type.set(keyLine.marked)),
        )
      : h(Words, null, type.set(cue.text)),
  );
