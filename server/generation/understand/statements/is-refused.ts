// What nobody is to call.
import type { Piece, Token } from '../text/tongue.ts';

/** `Please don’t ring 999`: whether every sentence with this contact refuses it. */
export const isRefused = (contact: string, pieces: readonly Piece[]): boolean => {
  const naming = pieces.filter(({ text }) => text.includes(contact));
  return naming.length > 0 && naming.every(({ tokens }) => tokens.some(refuses));
};
const refuses = ({ tag, low }: Token): boolean =>
  tag === 'neg' || /^(?:dont|never|nie|nicht|nunca|jamais|pas)$/.test(low);
