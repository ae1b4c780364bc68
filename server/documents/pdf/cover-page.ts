import { Image, Page, StyleSheet, View } from '@react-pdf/renderer';
import { createElement as h } from 'react';
import type { CreativePackage, FramePicture } from '../creative-package.ts';
import { fitLogo, logoAlt, type OwnLook } from '../own-look.ts';
import { color } from '../paper-colors.ts';
import { directionOf, isolate } from '../writing.ts';
import { estimateLines } from './estimate-lines.ts';
import {
  footer,
  formCells,
  headingColor,
  type PageInput,
  rule,
  sheetSize,
  tallTitle,
} from './paper.ts';
import { is, tag } from './press/tag.ts';
import { Inline, Words } from './type/words.ts';

const styles = StyleSheet.create({
  page: { paddingBottom: 62, backgroundColor: color.paper, color: color.ink },
  bar: {
    paddingHorizontal: sheetSize.side,
    paddingVertical: 20,
    backgroundColor: color.stage,
    borderBottomWidth: 8,
    borderColor: color.tape,
    flexDirection: 'row',
    justifyContent: 'space-between',
    alignItems: 'center',
    color: color.stageText,
  },
  wordmark: { fontWeight: 700, fontSize: 16, lineHeight: 1.2 },
  label: { fontSize: 8, lineHeight: 1.3, letterSpacing: 0.4 },
  body: { flexGrow: 1, paddingHorizontal: sheetSize.side, paddingTop: 30 },
  client: { fontSize: 11, lineHeight: 1.4, marginBottom: 8, color: color.ink2 },
  subtitle: { fontSize: 15, lineHeight: 1.4, marginTop: 12, maxWidth: 430 },
  turned: { alignSelf: 'flex-end' },
  strip: { flexDirection: 'row', gap: 10, marginTop: 22 },
  frame: { flexGrow: 1, flexBasis: 0, borderWidth: rule.strong, borderColor: color.ink },
  points: { marginTop: 22, borderTopWidth: rule.strong, borderColor: color.ink },
  point: {
    flexDirection: 'row',
    paddingVertical: 6,
    borderBottomWidth: rule.thin,
    borderColor: color.rule,
  },
  pointLabel: { width: 44, fontSize: 9, lineHeight: 1.5, color: color.ink3 },
  pointText: { flex: 1, fontSize: 11, lineHeight: 1.45 },
  cells: { marginTop: 'auto', paddingTop: 18, paddingBottom: 6 },
});

/** The first sheet: the concept, who it is for, and the board in a strip of small pictures. */
export function coverPage(input: PageInput, thumbnails: readonly Buffer[]) {
  const { creative, type } = input;
  const { families } = type;
  const pictures = creative.frames.flatMap((frame) => frame.picture ?? []);
  return h(
    Page,
    {
      size: 'LETTER',
      style: [styles.page, { fontFamily: families.text }],
      bookmark: 'Concept',
      ...is('Sect', { title: 'Concept' }),
    },
    h(
      View,
      { style: [styles.bar, { borderColor: creative.look?.accent ?? color.tape }] },
      h(
        Words,
        { style: [styles.wordmark, { fontFamily: families.wide }] },
        h(Inline, { style: { color: color.tape } }, 'A'),
        'D BUILDER',
      ),
      h(Words, { style: [styles.label, { fontFamily: families.mono }] }, 'CREATIVE PACKAGE'),
    ),
    h(
      View,
      { style: styles.body },
      logo(creative),
      creative.client
        ? h(Words, { style: styles.client }, type.set(`Prepared for ${isolate(creative.client)}`))
        : null,
      tallTitle(input, creative.title, titleSize(creative, pictures), tag('H1')),
      creative.subtitle
        ? h(
            Words,
            {
              style: [
                styles.subtitle,
                directionOf(creative.subtitle) === 'rtl' ? styles.turned : {},
              ],
            },
            type.set(creative.subtitle),
          )
        : null,
      pictures.length > 0 ? strip(creative, pictures, thumbnails) : null,
      points(input),
      h(View, { style: styles.cells }, formCells(input, coverCells(input))),
    ),
    footer(input),
  );
}

const logoBox = { width: 190, height: 54 };
const logoGap = 18;
const logoHeight = ({ logo: one }: OwnLook) => fitLogo(one, logoBox).height;

function logo({ look, client, product }: CreativePackage) {
  if (!look) return null;
  return h(
    View,
    { style: { ...fitLogo(look.logo, logoBox), marginBottom: logoGap } },
    h(Image, {
      src: Buffer.from(look.logo.png),
      ...is('Figure', { alt: logoAlt({ client, product }) }),
    }),
  );
}

// Points that the sheet has between its bar and its foot.
const sheetRoom = 628;

// The largest title with which everything stands on one sheet.
function titleSize(creative: CreativePackage, pictures: readonly FramePicture[]): number {
  const rows = [...creative.features, creative.tone].filter(Boolean);
  const heights = [
    creative.client ? 24 : 0,
    creative.look ? logoHeight(creative.look) + logoGap : 0,
    creative.subtitle ? 12 + estimateLines(creative.subtitle, 60) * 21 : 0,
    pictures.length > 0 ? 22 + Math.max(...pictures.map(stripHeight)) : 0,
    rows.length > 0 ? 24 : 0,
    ...rows.map((row) => 13 + estimateLines(row, 82) * 16),
    cellsHeight(creative),
  ];
  const room = sheetRoom - heights.reduce((sum, height) => sum + height, 0);
  const longest = creative.title.length <= 24 ? 88 : creative.title.length <= 48 ? 66 : 48;
  const sizes = [88, 76, 66, 56, 48, 40].filter((size) => size <= longest);
  return sizes.find((size) => titleHeight(creative.title, size) <= room) ?? 34;
}

// A letter of the tall face is two fifths as wide as it is high.
const titleHeight = (title: string, size: number): number =>
  estimateLines(title, Math.floor(504 / (size * 0.4))) * size * 1.02;

const stripHeight = (picture: FramePicture): number =>
  (stripWidth(picture) / picture.width) * picture.height;

const cellsHeight = ({ product, director }: CreativePackage): number =>
  46 + Math.max(estimateLines(product, 24), estimateLines(director, 24)) * 13;

function coverCells({ creative }: PageInput): [string, string][] {
  return [
    ['PRODUCT', creative.product],
    ['FORMAT', creative.format],
    ['LENGTH', creative.length],
    ['APPROACH', creative.approach],
    ['DIRECTOR', creative.director],
    ['DATE', creative.date],
  ];
}

const strip = (
  { frames }: CreativePackage,
  pictures: readonly FramePicture[],
  thumbnails: readonly Buffer[],
) =>
  h(
    View,
    { style: styles.strip },
    pictures.map((picture, index) =>
      h(
        View,
        { key: String(index), style: [styles.frame, { maxWidth: stripWidth(picture) }] },
        h(Image, {
          src: thumbnails[index] ?? Buffer.from(picture.jpeg),
          // What they show is told where they are large.
          ...is('Figure', {
            alt: frames.find((frame) => frame.picture === picture)?.heading ?? '',
          }),
        }),
      ),
    ),
  );

// Tall pictures are kept to a strip's height.
const stripWidth = (picture: FramePicture) => Math.min(126, (picture.width / picture.height) * 160);

function points({ creative, type }: PageInput) {
  const rows = creative.features.map((feature, index) => [String(index + 1), feature]);
  if (creative.tone) rows.push(['TONE', creative.tone]);
  if (rows.length === 0) return null;
  return h(
    View,
    { style: [styles.points, { borderColor: headingColor(creative) }], ...is('L') },
    rows.map(([label = '', text = '']) =>
      h(
        View,
        { key: label, style: styles.point, wrap: false, ...is('LI') },
        h(
          Words,
          { as: tag('Lbl'), style: [styles.pointLabel, { fontFamily: type.families.mono }] },
          label,
        ),
        h(Words, { as: tag('LBody'), style: styles.pointText }, type.set(text)),
      ),
    ),
  );
}
