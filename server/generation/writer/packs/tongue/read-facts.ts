// Understands a brief by its sentences: nothing is inflected, every text stays the visitor's own.
import type { Claim, Facts, Point } from '../../facts.ts';
import type { ProductInput } from '../../stage.ts';
import type { Reading } from './tongue.ts';
import { cleanName, sentencesIn, shortName } from './typed-text.ts';

const url =
  /(?:https?:\/\/|www\.)[^\s)>\]"']+|(?<![\p{L}\d@.-])[a-z0-9][a-z0-9-]*(?:\.[a-z0-9-]+)*\.(?:com|org|net|io|co|app|shop|dev|tv|uk|us|de|fr|es|mx|ar|at|ch|be|eu|info)(?![\p{L}\d])(?:\/[\w./-]*)?/iu;
const phone = /(?<![\d$€£.,-])\+?\(?\d{2,4}\)?(?:[\s./-]\d{2,4}){2,4}(?![\d%€])/;
const handle = /(?<![\w.])@[A-Za-z][\w.]{2,29}\b/;

export function readFacts(input: ProductInput, reading: Reading): Facts {
  const name = cleanName(input.productName);
  const sentences = sentencesIn(input.description);
  const points = sentences
    .filter((sentence) => !reading.production.test(sentence) && !reading.sponsor.test(sentence))
    .flatMap((sentence) => clausesOf(sentence, reading))
    .filter((text) => text.toLowerCase() !== name.toLowerCase())
    .map((text): Point => ({ text, shape: 'whole' }));
  const ranked = points
    .map((point, order) => ({ point, worth: worth(point.text, reading) - order * 0.35 }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ point }) => point);
  const typed = [input.description, input.targetAudience, input.behavior].join('\n');
  const desire = sentencesIn(input.behavior, true)[0];
  const measure = sentencesIn(input.evaluation, true).join('. ');
  const offer = ranked.find((point) => reading.money.test(point.text));
  return {
    name,
    shortName: shortName(name),
    points: ranked,
    audienceText: sentencesIn(input.targetAudience, true).join('. '),
    ...(desire ? { desire } : {}),
    ...(measure ? { measure } : {}),
    ...(offer ? { offer } : {}),
    ...contactIn(typed, reading),
    claims: sentences.flatMap((sentence) => claimIn(sentence, reading)),
    hasProof: ranked.some((point) => reading.proof.test(point.text)),
  };
}

// A sentence that is too long to be spoken is cut where both halves stand alone, or loses its tail.
function clausesOf(sentence: string, reading: Reading): string[] {
  const pieces = sentence.split(reading.joints).flatMap((piece) => {
    const clause = piece.trim().replace(/[,;:]+$/, '');
    if (clause.split(' ').length <= 12) return [clause];
    const cut = clause.search(reading.tail);
    return cut > 0 && clause.slice(0, cut).split(' ').length >= 3
      ? [clause.slice(0, cut)]
      : [clause];
  });
  const isWhole = pieces.every(
    (piece) =>
      piece.split(' ').length >= 3 &&
      (!reading.dependent.test(piece) || reading.finite.test(piece)),
  );
  return (isWhole ? pieces : [sentence])
    .filter((piece) => piece.split(' ').length > 1)
    .map(capital);
}

function worth(text: string, { proof, superlative, money }: Reading): number {
  const words = text.split(' ').length;
  return (
    (words >= 3 && words <= 9 ? 2 : words > 13 ? -2 : 0) +
    (proof.test(text) ? 2 : 0) -
    (superlative.test(text) ? 4 : 0) -
    (money.test(text) ? 3 : 0)
  );
}

function claimIn(sentence: string, reading: Reading): Claim[] {
  if (reading.superlative.test(sentence)) return [{ text: sentence, kind: 'superlative' }];
  const kind = (['health', 'money', 'safety'] as const).find((each) =>
    reading.claims[each].test(sentence),
  );
  return kind ? [{ text: sentence, kind }] : [];
}

function contactIn(typed: string, reading: Reading): Partial<Facts> {
  const link = url
    .exec(typed.replace(/\S+@\S+/g, ' '))?.[0]
    .replace(/^https?:\/\//i, '')
    .replace(/^www\./i, '')
    .replace(/[.,;:!?/]+$/, '')
    .toLowerCase();
  const number = phone.exec(typed)?.[0].trim();
  const account = handle.exec(typed)?.[0];
  const when = reading.dates.map((pattern) => pattern.exec(typed)?.[0].trim()).find(Boolean);
  const sponsor = reading.sponsor
    .exec(typed)?.[1]
    ?.trim()
    .replace(/[.,;]+$/, '');
  return {
    ...(link && link.length <= 40 ? { url: link } : {}),
    ...(number ? { phone: number } : {}),
    ...(account ? { handle: account } : {}),
    ...(when ? { when } : {}),
    ...(sponsor ? { sponsor } : {}),
  };
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
