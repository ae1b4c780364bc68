// Colours and type of the mail. Mail readers know no custom properties, so the values stand here as
// the sRGB of the product's own tokens; every surface states its own ground and ink, so that a
// reader's dark mode has nothing to guess.
import type { CSSProperties } from 'react';

export const color = {
  desk: '#e6dfd0',
  paper: '#f4efe3',
  stage: '#0f0c09',
  tape: '#ffd21f',
  mark: '#ffe58a',
  ink: '#1d1812',
  ink2: '#4d463b',
  ink3: '#5b5447',
  rule: '#b4ab9a',
  ruleLight: '#cfc6b4',
  stageText: '#f5f0e6',
  stageText2: '#c9c2b5',
} as const;

export const sans = 'Arial,Helvetica,sans-serif';
export const mono = "'Courier New',Courier,monospace";
export const tall =
  "'Arial Narrow','Helvetica Neue Condensed',Impact,'Arial Black',Arial,sans-serif";

/** Breaks a word that is wider than its column, such as an address. */
export const breakLong: CSSProperties = { wordBreak: 'break-word', overflowWrap: 'anywhere' };

export const smallLabel: CSSProperties = {
  fontFamily: mono,
  fontSize: '12px',
  fontWeight: 400,
  color: color.ink3,
};

/** Rules for narrow screens; mail readers without them get the table as it is. */
export const narrowScreens = [
  '@media (max-width:620px){',
  '.w{width:100%!important}',
  '.p{padding-left:20px!important;padding-right:20px!important}',
  '.c{display:block!important;width:100%!important;padding:0 0 18px!important;box-sizing:border-box!important}',
  '.t{font-size:42px!important}',
  '}',
].join('');
