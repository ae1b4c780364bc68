import { createElement as h, type ReactNode } from 'react';
import { Column, Img } from 'react-email';
import type { CreativePackage, PackageFrame } from '../creative-package.ts';
import { color } from '../paper-colors.ts';
import { Line } from './line.ts';
import { breakLong, mono, sans } from './mail-styles.ts';
import { inOwnDirection } from './own-direction.ts';
import { HeadedBlock } from './sheet.ts';

/** Name of a frame's picture inside the mail. */
export const frameCid = (index: number): string => `frame-${index + 1}@ad-builder`;

/** The board: two frames beside each other, one below the other on a phone. */
export function StoryboardBlock({ frames, aspect }: Pick<CreativePackage, 'frames' | 'aspect'>) {
  if (frames.length === 0) return null;
  const rows = [frames.slice(0, 2), frames.slice(2, 4)].filter((row) => row.length > 0);
  return h(
    HeadedBlock,
    { heading: 'Storyboard' },
    rows.map((row, at) =>
      h(
        Line,
        { key: String(at) },
        row.map((frame, side) =>
          h(
            Column,
            {
              key: frame.heading,
              className: 'c',
              valign: 'top',
              width: '50%',
              style: {
                width: '50%',
                padding: side === 0 ? '0 8px 18px 0' : '0 0 18px 8px',
                ...captionStyle,
              },
            },
            aspect === '9:16' ? beside(frame, at * 2 + side) : above(frame, at * 2 + side),
          ),
        ),
        row.length === 1 ? h(Column, { className: 'c', width: '50%' }) : null,
      ),
    ),
  );
}

const captionStyle = {
  color: color.ink,
  fontFamily: sans,
  fontSize: '14px',
  lineHeight: 1.45,
  ...breakLong,
};

const above = (frame: PackageFrame, index: number): ReactNode => [
  picture(frame, index, 260),
  h('p', { key: 'caption', style: { margin: '8px 0 0' } }, caption(frame)),
];

// Tall pictures stand beside their words.
const beside = (frame: PackageFrame, index: number) =>
  h(
    Line,
    null,
    frame.picture
      ? h(
          Column,
          { valign: 'top', width: 116, style: { width: '116px' } },
          picture(frame, index, 116),
        )
      : null,
    h(
      Column,
      { valign: 'top', style: { paddingLeft: frame.picture ? '10px' : 0, ...captionStyle } },
      caption(frame),
    ),
  );

function picture(frame: PackageFrame, index: number, width: number) {
  if (!frame.picture) return null;
  return h(Img, {
    key: 'picture',
    src: `cid:${frameCid(index)}`,
    alt: frame.alt,
    width,
    height: Math.round((width * frame.picture.height) / frame.picture.width),
    style: {
      boxSizing: 'border-box',
      width: '100%',
      height: 'auto',
      border: `2px solid ${color.ink}`,
    },
  });
}

const caption = (frame: PackageFrame): ReactNode => [
  h('b', { key: 'heading' }, frame.heading),
  ' ',
  frame.timing
    ? h(
        'span',
        {
          key: 'timing',
          style: { fontFamily: mono, fontSize: '12px', color: color.ink3, whiteSpace: 'nowrap' },
        },
        frame.timing,
      )
    : null,
  frame.description
    ? [h('br', { key: 'break' }), inOwnDirection(frame.description, 'description')]
    : null,
];
