// How warm, funny or bold a film is to be, in English.
import type { Pattern } from './pattern.ts';

/** What is asked of the tone in so many words. */
export const toneWords: Pattern[] = [
  [
    /^(?:add|put in|give it|use|bring|inject)(?: (?:an?|some|more|bit|little|of|touch))* (?:humou?r|jokes?|laughs?|comedy)$/i,
    () => ({ kind: 'tone', tone: 'funny' }),
  ],
  [
    /^(?:add|put in|give it|use|bring)(?: (?:an?|some|more|bit|little|of|touch))* (?:warmth|emotion|heart)$/i,
    () => ({ kind: 'tone', tone: 'warm' }),
  ],
  [
    /^(?:add|put in|give it|use|bring)(?: (?:an?|some|more|bit|little|of|touch))* (?:energy|punch|edge)$/i,
    () => ({ kind: 'tone', tone: 'bold' }),
  ],
  [/^no (?:more )?jokes$/i, () => ({ kind: 'tone', tone: 'serious' })],
];

/** What a word of the tone asks for, wherever it stands. */
export const tones: Pattern[] = [
  [
    /\bless (?:funny|silly|jokey|playful)|\bnot (?:so |that |too )?(?:funny|silly)|\bno (?:more )?jokes\b|\b(?:serious|sober|professional|grown[- ]up|formal|earnest)\b/i,
    () => ({ kind: 'tone', tone: 'serious' }),
  ],
  [
    /\bless (?:salesy|aggressive|loud|pushy|shouty|bold)|\b(?:calm(?:er)?|quiet(?:er)?|softer|gentler?|relaxed|understated|peaceful)\b/i,
    () => ({ kind: 'tone', tone: 'calm' }),
  ],
  [
    /\b(?:funn(?:y|ier)|humou?r(?:ous)?|comic(?:al)?|comedy|jokes?|witt(?:y|ier)|playful|lighter|silly|sillier|laughs?)\b/i,
    () => ({ kind: 'tone', tone: 'funny' }),
  ],
  [
    /\b(?:warm(?:er|th)?|heartfelt|emotional|emotion|touching|tender|human|kinder|friendl(?:y|ier)|heart)\b/i,
    () => ({ kind: 'tone', tone: 'warm' }),
  ],
  [
    /\b(?:bold(?:er)?|edg(?:y|ier)|daring|louder|stronger|energetic|energy|provocative|braver|more confident|more punch)\b/i,
    () => ({ kind: 'tone', tone: 'bold' }),
  ],
];
