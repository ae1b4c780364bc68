import { drawnAs } from '../../lexicon/drawn-as.ts';
import type { Token } from '../../text/tongue.ts';
import { basicForm } from '../form-of.ts';
import { headOf } from '../head-of.ts';
import { type Asked, type Found, isOffered, late, type Place } from './found.ts';

const ourWords =
  /^(?:our|my|unser|unsere|unserer|mein|meine|nuestro|nuestra|nuestros|nuestras|mi|notre|nos|mon|ma)$/;
const thisWords = /^(?:this|these|dieser|diese|dieses|este|esta|estos|estas|ce|cet|cette|ces)$/;
const articles = /^(?:the|a|an|der|die|das|ein|eine|el|la|los|las|un|una|le|les|l'|une)$/;

/** `Our clinic …`, `This opener …`, `The app …` as the subject of what it does. */
export function owned({ piece, at, turn }: Place, asked: Asked): Found | undefined {
  const { tokens, segments } = piece;
  const { tongue } = asked;
  const first = segments.find(({ kind, subject }) => kind === 'main' && subject);
  if (!first?.subject || (first !== segments[0] && first.lead)) return undefined;
  // `The grabber Quill picks up …`: its name may stand between.
  const start = tokens[first.start]?.tag === 'det' ? first.start : first.subject.start;
  const opener = tokens[start] as Token;
  const isOurs = opener.tag === 'poss' && ourWords.test(opener.low);
  const isThis = opener.tag === 'det' && thisWords.test(opener.low);
  if (!isOurs && !isThis && !(opener.tag === 'det' && articles.test(opener.low))) return undefined;
  const phrase = tongue.phraseAt(tokens, start);
  const found = phrase && headOf(piece, phrase, tongue, asked.words);
  if (!found) return undefined;
  const kind = drawnAs(basicForm(found), tongue.language, () => undefined)?.class;
  if (kind === 'person') return undefined;
  const verb = tokens[first.verb ?? -1];
  const acts = /^(?:verb|aux)$/.test(verb?.tag ?? '') && verb?.form !== 'past';
  const sure = isOurs ? 0.54 : isThis ? 0.56 : acts && at > 0 ? 0.52 : 0.45;
  // An animal helps to do it and is not sold.
  const known = kind === 'animal' ? -0.08 : isOffered(kind) && acts && isSold(asked) ? 0.1 : 0;
  return { phrase: found, confidence: sure + known - late(turn), piece: at };
}

const isSold = ({ userType }: Asked) => /^(?:business|brand|infomercial)$/.test(userType);
