// A notice with one button that its reader can stop.
import { createElement as h } from 'react';
import { Link, render, Text } from 'react-email';
import { color } from '../paper-colors.ts';
import { NoticeHeading, paragraph, WayOn } from './notice-parts.ts';
import { inOwnDirection } from './own-direction.ts';
import { Block, Sheet, SmallPrint, TopBar } from './sheet.ts';

type StoppableNotice = {
  heading: string;
  lines: string[];
  button: { label: string; url: string };
  /** Why the reader gets it. */
  why: string;
  /** Empty where whoever it is passed on to must not stop the house's own mails. */
  stopUrl: string;
};

const stop = 'Stop all emails to this address';

/** The notice as HTML. */
export const renderNoticeHtml = ({
  heading,
  lines,
  button,
  why,
  stopUrl,
}: StoppableNotice): Promise<string> =>
  render(
    h(
      Sheet,
      { title: heading, glance: lines[0] ?? '' },
      h(TopBar),
      h(
        Block,
        { top: '36px', bottom: '32px' },
        h(NoticeHeading, null, heading),
        lines.map((line) => h(Text, { key: line, style: paragraph }, inOwnDirection(line))),
        h(WayOn, button),
      ),
      h(
        SmallPrint,
        null,
        why,
        ...(stopUrl === ''
          ? []
          : [
              ' ',
              h(
                Link,
                { href: stopUrl, style: { color: color.ink2, textDecoration: 'underline' } },
                stop,
              ),
            ]),
      ),
    ),
  );

/** The same as plain text. */
export const renderNoticeText = ({
  heading,
  lines,
  button,
  why,
  stopUrl,
}: StoppableNotice): string =>
  `${[
    heading.toUpperCase(),
    lines.join('\n'),
    `${button.label}:\n${button.url}`,
    `${'-'.repeat(60)}\n${why}${stopUrl === '' ? '' : `\n${stop}: ${stopUrl}`}`,
  ].join('\n\n')}\n`;
