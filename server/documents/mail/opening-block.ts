import { createElement as h } from 'react';
import { Column, Heading, Text } from 'react-email';
import type { CreativePackage } from '../creative-package.ts';
import { furtherCutsWords } from '../each-cut.ts';
import { color } from '../paper-colors.ts';
import { Line } from './line.ts';
import { breakLong, sans, smallLabel, tall } from './mail-styles.ts';
import { inOwnDirection } from './own-direction.ts';
import { Block } from './sheet.ts';

/** Greeting, the concept in full, and the form cells of the job. */
export function OpeningBlock({ creative }: { creative: CreativePackage }) {
  return h(
    Block,
    { top: '36px' },
    h(
      Text,
      { style: { margin: '0 0 8px', fontSize: '15px', lineHeight: 1.5, color: color.ink2 } },
      creative.greeting,
    ),
    h(
      Heading,
      { as: 'h1', className: 't', dir: 'auto', style: titleStyle(creative.title) },
      creative.title,
    ),
    creative.subtitle
      ? h(
          Text,
          {
            dir: 'auto',
            style: { margin: '14px 0 0', fontSize: '17px', lineHeight: 1.5, color: color.ink },
          },
          creative.subtitle,
        )
      : null,
    creative.features.length > 0 ? features(creative.features) : null,
    creative.tone
      ? h(
          Text,
          { style: { margin: '12px 0 0', fontSize: '15px', lineHeight: 1.5, color: color.ink } },
          h('span', { style: smallLabel }, 'TONE'),
          ' ',
          inOwnDirection(creative.tone),
        )
      : null,
    formCells(creative),
    furtherCutsWords(creative)
      ? h(
          Text,
          { style: { margin: '12px 0 0', fontSize: '15px', lineHeight: 1.5, color: color.ink } },
          furtherCutsWords(creative),
        )
      : null,
  );
}

// Long titles are set smaller, so that they stay a title.
const titleStyle = (title: string) => ({
  margin: 0,
  fontFamily: tall,
  fontWeight: 900,
  fontSize: title.length > 60 ? '38px' : '54px',
  lineHeight: 0.98,
  letterSpacing: '-.5px',
  textTransform: 'uppercase' as const,
  color: color.ink,
  ...breakLong,
});

function features(list: readonly string[]) {
  return h(
    'ul',
    {
      dir: 'auto',
      style: {
        margin: '14px 0 0',
        padding: '0 0 0 20px',
        fontSize: '15px',
        lineHeight: 1.55,
        color: color.ink,
      },
    },
    list.map((feature) => h('li', { key: feature, style: { margin: '0 0 4px' } }, feature)),
  );
}

// The director has a row to themselves: a name with a place would squeeze the others.
function formCells({ product, format, length, director }: CreativePackage) {
  const edge = `2px solid ${color.ink}`;
  const first = [
    ['PRODUCT', product],
    ['FORMAT', format],
    ['LENGTH', length],
  ].filter(([, text]) => text !== '');
  return [
    h(
      Line,
      { key: 'job', style: { margin: '24px 0 0', border: edge } },
      first.map(([label = '', text = ''], index) => formCell(label, text, index)),
    ),
    director
      ? h(
          Line,
          { key: 'director', style: { border: edge, borderTop: 0 } },
          formCell('DIRECTOR', director, 0),
        )
      : null,
  ];
}

const formCell = (label: string, text: string, index: number) =>
  h(
    Column,
    {
      key: label,
      valign: 'top',
      style: {
        padding: '8px 10px',
        borderLeft: index > 0 ? `1px solid ${color.rule}` : undefined,
        color: color.ink,
        fontFamily: sans,
        fontSize: '14px',
        fontWeight: 700,
        lineHeight: 1.35,
        ...breakLong,
      },
    },
    h('span', { style: { ...smallLabel, whiteSpace: 'nowrap' } }, label),
    h('br'),
    inOwnDirection(text),
  );
