// Flags what needs a check before it is said in public.
import type { Claim, ClaimKind } from '../../../facts.ts';
import { wordCount } from './words.ts';

const kinds: [ClaimKind, RegExp][] = [
  [
    'superlative',
    /\b(?:best|#\s?1|number one|no\.? ?1|world[’']?s|leading|fastest|cheapest|lowest|highest|greatest|finest|freshest|strongest|safest|easiest|smartest|biggest|largest|top[- ]rated|unbeatable|unrivalled|unmatched|perfect|the only|most (?!of\b|people\b)\w+|award[- ]winning|100\s?%|never fails?|revolutionary|first ever)(?!\w)/i,
  ],
  [
    'health',
    /\b(?:cures?|heals?|heal|treats? (?!you|them|every|your)\w+|clinically|doctor|dermatologist|anti-?ag(?:e|ing)|detox|immun\w+|weight[- ]loss|lose weight|pain(?:less)?[- ]?relief|relieves?|pain|sleep better|anxiety|stress relief|reduces? stress|boosts? energy|healthy|healthier|therapeutic|medical|hypoallergenic|brighter|younger|wrinkles?|acne|glowing skin|in \d+ (?:days|weeks)|in (?:days|weeks))\b/i,
  ],
  [
    'money',
    /\b(?:earn|income|profits?|returns|save (?:you )?(?:money|\$|£|€|up to|\d)|saves (?:you )?(?:money|\$|£|€|\d)|get rich|interest rates?|no risk|risk[- ]free|double your|make money|get paid|cheaper|money[- ]back|guaranteed?|tax (?:free|refund)|free of charge)/i,
  ],
  [
    'safety',
    /\b(?:safe|safer|safety|non-?toxic|secure|secured|saves? lives|child-?proof|prevents?|protects?|flame-?proof|crash|encrypt\w+|bank-?level)\b/i,
  ],
];

/** The claims in some sentences, each with the words that make it, at most eight. */
export function readClaims(sentences: readonly string[]): Claim[] {
  const claims: Claim[] = [];
  for (const sentence of sentences)
    for (const part of sentence.split(/,(?!\d)\s*/)) {
      for (const [kind, pattern] of kinds) {
        const found = pattern.exec(part);
        if (!found) continue;
        const text = wordCount(part) <= 9 ? part : around(part, found.index);
        if (claims.some((claim) => claim.text === text)) continue;
        claims.push({ text: text.trim(), kind });
      }
    }
  return claims.slice(0, 8);
}

/** Whether a line carries a claim that needs a check. */
export const hasClaim = (text: string, kind?: ClaimKind) =>
  kinds.some(([each, pattern]) => (kind === undefined || kind === each) && pattern.test(text));

// Up to eight words around a position.
function around(text: string, index: number): string {
  const before = text.slice(0, index).split(/\s+/).filter(Boolean);
  const after = text.slice(index).split(/\s+/).filter(Boolean);
  return [...before.slice(-2), ...after.slice(0, 6)].join(' ');
}
