import { Image, StyleSheet, View } from '@react-pdf/renderer';
import { createElement as h, type ReactNode } from 'react';
import type { PackageFrame } from '../creative-package.ts';
import { ofCut } from '../each-cut.ts';
import { color } from '../paper-colors.ts';
import { type BoardLayout, boardLayout } from './board-layout.ts';
import { type Cell, headingColor, type PageInput, paper, rule, ruleColor } from './paper.ts';
import { is, tag } from './press/tag.ts';
import { Words } from './type/words.ts';

const styles = StyleSheet.create({
  board: { flexDirection: 'row', flexWrap: 'wrap', marginTop: 16, columnGap: 18, rowGap: 14 },
  beside: { width: '100%', flexDirection: 'row', gap: 18 },
  words: { flex: 1 },
  wordsBelow: { marginTop: 6 },
  picture: { borderWidth: rule.strong, borderColor: color.ink },
  headline: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    gap: 8,
    paddingBottom: 3,
    borderBottomWidth: rule.thin,
    borderColor: color.rule,
  },
  heading: { flex: 1, fontWeight: 700, fontSize: 9.5, lineHeight: 1.3 },
  timing: { fontSize: 8, lineHeight: 1.5, color: color.ink3 },
  description: { marginTop: 4, fontSize: 9, lineHeight: 1.4, color: color.ink2 },
});

/** The board, laid out for the shape of its frames. */
export function storyboardPages(input: PageInput) {
  const { creative } = input;
  if (creative.frames.length === 0) return null;
  const cells: Cell[] = [
    ['TITLE', creative.title],
    ['PRODUCT', creative.product],
    ['FORMAT', creative.aspect],
    ['FRAMES', String(creative.frames.length)],
    ['LENGTH', creative.length],
  ];
  const layout = boardLayout(creative.frames, creative.aspect, cells);
  return paper(
    input,
    { name: ofCut('Storyboard', creative), landscape: layout.landscape, cells },
    h(
      View,
      { style: styles.board },
      creative.frames.map((frame, at) => frameCell(frame, at, layout, input)),
    ),
  );
}

function frameCell(frame: PackageFrame, at: number, layout: BoardLayout, input: PageInput) {
  const beside = layout.words === 'beside';
  return h(
    View,
    {
      key: frame.heading,
      style: beside ? styles.beside : { width: layout.picture },
      wrap: false,
      break: at > 0 && at % layout.onSheet === 0,
    },
    frame.picture
      ? h(
          View,
          { style: [styles.picture, { width: layout.picture }] },
          h(Image, {
            src: Buffer.from(frame.picture.jpeg),
            ...is('Figure', { alt: frame.alt || frame.heading }),
          }),
        )
      : null,
    h(View, { style: beside ? styles.words : styles.wordsBelow }, words(frame, input)),
  );
}

const words = (frame: PackageFrame, { creative, type }: PageInput): ReactNode[] => [
  h(
    View,
    { key: 'headline', style: [styles.headline, { borderColor: ruleColor(creative) }] },
    h(
      Words,
      {
        as: tag('H2'),
        style: [styles.heading, { fontFamily: type.families.wide, color: headingColor(creative) }],
      },
      type.set(frame.heading),
    ),
    frame.timing
      ? h(
          Words,
          { style: [styles.timing, { fontFamily: type.families.mono }] },
          type.set(frame.timing),
        )
      : null,
  ),
  frame.description
    ? h(Words, { key: 'description', style: styles.description }, type.set(frame.description))
    : null,
];
