import { StyleSheet, View } from '@react-pdf/renderer';
import { createElement as h, type ReactNode } from 'react';
import { markIdea } from '#domain/brief/mark-idea.ts';
import type { BriefLine, BriefSection } from '#domain/brief/parse-brief.ts';
import { color } from '../paper-colors.ts';
import { directionOf } from '../writing.ts';
import { estimateLines } from './estimate-lines.ts';
import { headingColor, type PageInput, paper, rule, tallTitle } from './paper.ts';
import { is, tag } from './press/tag.ts';
import type { Typesetter } from './type/typesetter.ts';
import { Inline, Words } from './type/words.ts';

const styles = StyleSheet.create({
  section: { flexDirection: 'row', borderTopWidth: rule.thin, borderColor: color.rule },
  heading: { width: 138, paddingRight: 14, fontWeight: 700, lineHeight: 1.4 },
  body: { flex: 1, gap: 2 },
  list: { gap: 2 },
  bullet: { flexDirection: 'row' },
  turned: { flexDirection: 'row-reverse' },
  turnedDash: { textAlign: 'right' },
  bulletText: { flex: 1 },
  dash: { width: 14 },
});

/** Sizes in points; `perLine` is how many letters stand side by side in the right column. */
type Setting = { text: number; line: number; pad: number; title: number; perLine: number };
const settings: readonly [Setting, ...Setting[]] = [
  { text: 10, line: 1.42, pad: 7, title: 42, perLine: 75 },
  { text: 9.5, line: 1.38, pad: 5.5, title: 36, perLine: 79 },
  { text: 9, line: 1.34, pad: 4.5, title: 30, perLine: 84 },
];
// Points that one sheet has for the title and the sections.
const sheetRoom = 660;

// The roomiest setting in which the brief stands on one sheet; a longer one is set roomily on more.
const settingFor = (brief: readonly BriefSection[]): Setting =>
  settings.find((setting) => heightOf(brief, setting) <= sheetRoom) ?? settings[0];

const heightOf = (brief: readonly BriefSection[], setting: Setting): number =>
  brief.reduce(
    (sum, section) => sum + sectionHeight(section, setting),
    setting.title + setting.pad + 16,
  );

function sectionHeight({ heading, lines }: BriefSection, setting: Setting): number {
  const column = heading ? setting.perLine : setting.perLine * 1.37;
  const texts = lines.reduce(
    (sum, { kind, text }) => sum + estimateLines(text, kind === 'bullet' ? column - 3 : column),
    0,
  );
  const headed = heading ? estimateLines(heading, 21) : 0;
  const gaps = Math.max(0, lines.length - 1) * 2;
  return 2 * setting.pad + 1 + Math.max(texts, headed) * setting.text * setting.line + gaps;
}

// A longer section may break across sheets; a shorter one stays whole.
const wholeUpTo = 900;
// No last sheet with a section or two alone on it.
const together = 4;

/** The creative brief, one ruled row a section. */
export function briefPages(input: PageInput) {
  const { creative } = input;
  if (creative.brief.length === 0) return null;
  const setting = settingFor(creative.brief);
  const rows = creative.brief.map((section, index) => sectionRow(section, index, input, setting));
  const endLength = creative.brief.slice(-together).reduce((sum, one) => sum + lengthOf(one), 0);
  return paper(
    input,
    {
      name: 'Creative brief',
      cells: [
        ['PRODUCT', creative.product],
        ['FORMAT', creative.format],
        ['APPROACH', creative.approach],
        ['DATE', creative.date],
      ],
    },
    [
      h(
        View,
        { key: 'title', style: { marginTop: 16, marginBottom: setting.pad + 3 } },
        tallTitle(input, 'Creative brief', setting.title, tag('H2')),
      ),
      ...rows.slice(0, -together),
      h(
        View,
        { key: 'end', wrap: rows.length === 1 || endLength > wholeUpTo },
        rows.slice(-together),
      ),
    ],
  );
}

const lengthOf = ({ lines }: BriefSection) => lines.reduce((sum, { text }) => sum + text.length, 0);

function sectionRow(
  section: BriefSection,
  index: number,
  { creative, type }: PageInput,
  setting: Setting,
) {
  const tint = { color: headingColor(creative) };
  return h(
    View,
    {
      key: String(index),
      style: [
        styles.section,
        { paddingVertical: setting.pad, fontSize: setting.text, lineHeight: setting.line },
      ],
      wrap: lengthOf(section) > wholeUpTo,
    },
    section.heading
      ? h(
          Words,
          {
            as: tag('H3'),
            style: [
              styles.heading,
              { fontFamily: type.families.wide, fontSize: setting.text },
              tint,
            ],
          },
          type.set(section.heading),
        )
      : null,
    h(
      View,
      { style: styles.body },
      stretches(section.lines).map(({ bullets, from, lines }) =>
        bullets
          ? h(
              View,
              { key: String(from), style: styles.list, ...is('L') },
              lines.map(bulletOf(type)),
            )
          : lines.map((line, at) =>
              textLine(line, from + at, type, from + at === 0 ? section.heading : undefined),
            ),
      ),
    ),
  );
}

/** Neighbouring lines of one kind: points that follow each other are one list. */
function stretches(lines: readonly BriefLine[]) {
  const found: { bullets: boolean; from: number; lines: BriefLine[] }[] = [];
  lines.forEach((line, from) => {
    const bullets = line.kind === 'bullet';
    const last = found.at(-1);
    if (last?.bullets === bullets) last.lines.push(line);
    else found.push({ bullets, from, lines: [line] });
  });
  return found;
}

const bulletOf = (type: Typesetter) => (line: BriefLine, index: number) => {
  const turned = directionOf(line.text) === 'rtl';
  return h(
    View,
    { key: String(index), style: [styles.bullet, turned ? styles.turned : {}], ...is('LI') },
    h(Words, { as: tag('Lbl'), style: [styles.dash, turned ? styles.turnedDash : {}] }, '–'),
    h(Words, { as: tag('LBody'), style: styles.bulletText }, type.set(line.text)),
  );
};

function textLine(
  line: BriefLine,
  index: number,
  type: Typesetter,
  heading: string | undefined,
): ReactNode {
  const { marked, rest } = markIdea(heading, line.text);
  return h(
    Words,
    { key: String(index) },
    marked
      ? h(Inline, { key: 'idea', style: { backgroundColor: color.mark } }, type.set(marked))
      : null,
    type.set(marked && rest ? ` ${rest}` : rest),
  );
}
