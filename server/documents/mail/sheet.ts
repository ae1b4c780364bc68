// The sheet a mail is written on: black bar with the tape below, paper, footer.
import { createElement as h, type ReactNode } from 'react';
import {
  Body,
  Button,
  Column,
  Container,
  Head,
  Heading,
  Html,
  Link,
  Section,
  Text,
} from 'react-email';
import type { CreativePackage } from '../creative-package.ts';
import { color } from '../paper-colors.ts';
import { Line } from './line.ts';
import { narrowScreens, sans } from './mail-styles.ts';

/** The whole page of the mail around its blocks. `glance` is the line shown beside the subject. */
export function Sheet({ title, glance, children }: SheetProps) {
  return h(
    Html,
    { lang: 'en' },
    h(
      Head,
      null,
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('meta', { name: 'color-scheme', content: 'light only' }),
      h('meta', { name: 'supported-color-schemes', content: 'light' }),
      h('title', null, title),
      h('style', null, narrowScreens),
    ),
    h(
      Body,
      { style: { backgroundColor: color.desk, margin: 0, padding: '24px 8px' } },
      h(Glance, null, glance),
      h(
        Container,
        {
          className: 'w',
          width: 600,
          ...ground(color.paper),
          style: { width: '600px', maxWidth: '600px', backgroundColor: color.paper },
        },
        children,
      ),
    ),
  );
}
type SheetProps = { title: string; glance: string; children?: ReactNode };

// Outlook paints this attribute where it overlooks the style.
const ground = (value: string): object => ({ bgcolor: value });

// Shown in the list of mails only. The blanks behind it keep the first words of the mail out of there.
function Glance({ children }: { children?: ReactNode }) {
  const hidden = { display: 'none', overflow: 'hidden', maxHeight: 0, maxWidth: 0, opacity: 0 };
  return h('div', { style: hidden }, children, '\u00a0\u200c'.repeat(90));
}

/** The black bar with the wordmark, and the strip of tape below it. */
export function TopBar() {
  return h(
    Section,
    { ...ground(color.stage), style: { backgroundColor: color.stage } },
    h(
      Line,
      null,
      h(
        Column,
        {
          className: 'p',
          style: {
            padding: '18px 32px',
            borderBottom: `8px solid ${color.tape}`,
            backgroundColor: color.stage,
            color: color.stageText,
            fontFamily: sans,
            fontSize: '18px',
            fontWeight: 900,
            letterSpacing: '-.2px',
          },
        },
        h('span', { style: { color: color.tape } }, 'A'),
        'D BUILDER',
      ),
    ),
  );
}

/** A block of the paper with the side margins of the sheet. */
export function Block({ top, bottom = 0, children }: BlockProps) {
  return h(
    Section,
    {
      tdClassName: 'p',
      style: {
        paddingTop: top,
        paddingRight: '32px',
        paddingBottom: bottom,
        paddingLeft: '32px',
        backgroundColor: color.paper,
        color: color.ink,
        fontFamily: sans,
      },
    },
    children,
  );
}
type BlockProps = { top: string; bottom?: string | number; children?: ReactNode };

/** A block that begins with a ruled heading. */
export function HeadedBlock({ heading, children }: { heading: string; children?: ReactNode }) {
  return h(
    Block,
    { top: '28px' },
    h(
      Heading,
      {
        as: 'h2',
        style: {
          margin: '0 0 12px',
          paddingTop: '14px',
          borderTop: `2px solid ${color.ink}`,
          color: color.ink,
          fontFamily: sans,
          fontSize: '20px',
          lineHeight: 1.25,
        },
      },
      heading,
    ),
    children,
  );
}

/** The way back into the product. */
export function OpenButton({ url, files }: { url: string; files?: CreativePackage['files'] }) {
  return h(
    Block,
    { top: '12px', bottom: '40px' },
    h(
      Button,
      {
        href: url,
        style: {
          padding: '16px 28px',
          backgroundColor: color.tape,
          color: color.stage,
          fontFamily: sans,
          fontSize: '16px',
          fontWeight: 700,
        },
      },
      'Open in AD BUILDER',
    ),
    files ? filesLine(files) : null,
  );
}

const filesLine = ({ url, until }: NonNullable<CreativePackage['files']>) =>
  h(
    Text,
    { style: { margin: '16px 0 0', fontSize: '15px', lineHeight: 1.5, color: color.ink } },
    h(Link, { href: url, style: { color: color.ink, textDecoration: 'underline' } }, filesWords),
    ` (until ${until})`,
  );

export const filesWords = 'Download it for other programs: Fountain, Excel, PNG and more';

/** Why a package came. */
export const whyWords = ({ isUnasked }: Pick<CreativePackage, 'isUnasked'>): string =>
  isUnasked
    ? 'This package was asked for at AD BUILDER with this address.'
    : 'You asked for this package at AD BUILDER.';

/** Who sent this and why, the policies, and the way to stop it. */
export function Footer({ creative }: { creative: CreativePackage }) {
  const { brand, stopUrl } = creative;
  return h(
    SmallPrint,
    null,
    `${whyWords(creative)} ${brand.phone} · ${brand.address}`,
    h('br'),
    footerLink('Privacy Policy', `${brand.appUrl}/privacy`),
    ' ',
    footerLink('Terms of Service', `${brand.appUrl}/terms`),
    ' ',
    footerLink('Stop these emails', stopUrl),
  );
}

/** The black band at the foot of the sheet. */
export function SmallPrint({ children }: { children?: ReactNode }) {
  return h(
    Section,
    {
      tdClassName: 'p',
      ...ground(color.stage),
      style: {
        padding: '22px 32px',
        backgroundColor: color.stage,
        color: color.stageText2,
        fontFamily: sans,
        fontSize: '13px',
        lineHeight: 1.6,
      },
    },
    children,
  );
}

const footerLink = (label: string, href: string) =>
  h(
    Link,
    {
      href,
      style: {
        display: 'inline-block',
        padding: '14px 14px 10px 0',
        color: color.stageText,
        textDecoration: 'underline',
      },
    },
    label,
  );
