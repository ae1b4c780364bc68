import { createElement as h } from 'react';
import { Button, Heading, Link, render, Text } from 'react-email';
import type { AccountNotice } from '../account-notice.ts';
import { color } from '../paper-colors.ts';
import { breakLong, sans, tall } from './mail-styles.ts';
import { Block, Sheet, SmallPrint, TopBar } from './sheet.ts';

const paragraph = { margin: '0 0 14px', fontSize: '17px', lineHeight: 1.5, color: color.ink };
const small = { ...paragraph, fontSize: '15px', color: color.ink2 };
const why = 'AD BUILDER sends this because it is about an account with this address.';

/** A mail about an account as HTML. */
export function renderAccountHtml(notice: AccountNotice): Promise<string> {
  const { subject, glance, heading, lines, button, closing } = notice;
  return render(
    h(
      Sheet,
      { title: subject, glance },
      h(TopBar),
      h(
        Block,
        { top: '36px', bottom: '32px' },
        h(Heading, { as: 'h1', className: 't', style: title }, heading),
        lines.map((line) => h(Text, { key: line, style: paragraph }, line)),
        button ? wayOn(button) : null,
        h(Text, { style: { ...small, margin: '22px 0 0' } }, closing),
      ),
      h(SmallPrint, null, why),
    ),
  );
}

/** The same as plain text. */
export function renderAccountText({ heading, lines, button, closing }: AccountNotice): string {
  const parts = [
    heading.toUpperCase(),
    lines.join('\n'),
    button ? `${button.label}:\n${button.url}` : '',
    closing,
    `${'-'.repeat(60)}\n${why}`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

const title = {
  margin: '0 0 18px',
  fontFamily: tall,
  fontWeight: 900,
  fontSize: '44px',
  lineHeight: 1,
  textTransform: 'uppercase' as const,
  color: color.ink,
};

// The address stands below the button for readers that show no buttons.
const wayOn = ({ label, url }: { label: string; url: string }) => [
  h(
    Button,
    {
      key: 'button',
      href: url,
      style: {
        padding: '16px 28px',
        margin: '8px 0 18px',
        backgroundColor: color.tape,
        color: color.stage,
        fontFamily: sans,
        fontSize: '16px',
        fontWeight: 700,
      },
    },
    label,
  ),
  h(
    Text,
    { key: 'address', style: { ...small, ...breakLong, margin: 0 } },
    'Or open this address: ',
    h(Link, { href: url, style: { color: color.ink, textDecoration: 'underline' } }, url),
  ),
];
