import type { Token } from '../text/tongue.ts';

/** Whether a word denies or restricts: it belongs to what was promised. */
export const restricts = ({ tag, low }: Token): boolean =>
  tag === 'neg' ||
  /^(?:no|not|only|except|without|kein|keine|nur|ohne|außer|nicht|no|sin|solo|sólo|salvo|sans|sauf|pas|ne|seulement)$/.test(
    low,
  );
