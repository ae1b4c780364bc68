// How the client speaks of it, and how people are spoken to.
import type { Language, SubjectFrame } from '../subject-frame.ts';
import type { Piece, Tongue } from './tongue.ts';

export function voiceOf(pieces: readonly Piece[], tongue: Tongue): SubjectFrame['voice'] {
  let we = 0;
  let i = 0;
  for (const piece of pieces)
    for (const token of piece.tokens) {
      if (token.tag === 'name') continue;
      if (tongue.lists.firstPlural.has(token.low) || token.form === 'we') we++;
      else if (tongue.lists.firstSingular.has(token.low) || token.form === 'i') i++;
    }
  return we === 0 && i === 0 ? 'it' : i > we ? 'i' : 'we';
}

const addresses: Partial<Record<Language, { familiar: RegExp; polite: RegExp }>> = {
  de: {
    familiar: /^(?:du|dich|dir|dein\p{L}*|euch|euer|eure\p{L}*)$/u,
    polite: /^(?:Sie|Ihnen|Ihre?[mnrs]?)$/u,
  },
  es: { familiar: /^(?:tú|tu|tus|te|ti|contigo)$/u, polite: /^(?:usted|ustedes)$/u },
  fr: { familiar: /^(?:tu|toi|ton|ta|tes|te|t')$/u, polite: /^(?:vous|votre|vos)$/u },
};
/** Whether people are spoken to as friends. */
export function isFamiliar(pieces: readonly Piece[], tongue: Tongue): boolean {
  const address = addresses[tongue.language];
  if (!address) return true;
  let score = 0;
  for (const piece of pieces)
    for (const token of piece.tokens) {
      if (address.familiar.test(token.low)) score++;
      else if (address.polite.test(tongue.language === 'de' ? token.text : token.low)) score--;
    }
  // Spanish advertising says tú unless the client says usted.
  return tongue.language === 'es' ? score >= 0 : score > 0;
}
