import type { Language } from '../../language/detect-language.ts';

/** Raised with every change of words. */
export const version = 1;

const languages: Record<Language, string> = {
  en: 'English, the language of the client',
  es: 'Spanish, the language of the client',
  fr: 'French, the language of the client',
  de: 'German, the language of the client',
  other: 'the language in which the client wrote the description',
};

/** Which language to write in. */
export const languageRule = (language: Language) =>
  `Write in ${languages[language]}. Names and slogans of the client stay as they are spelled. Plain words, correct spelling, the quotation marks and punctuation of that language.`;

/** What holds for everything the house has written by a model. */
export const houseRules = (language: Language) => `HOUSE RULES
1. Facts come from the client alone. Every number, price, percentage, date, opening hour, place, address, phone number, ingredient, award, certificate, customer, rating and promise in your work must stand in what the client wrote. You may not round, convert, combine or improve it.
2. What the client did not say, you leave out. Where the work cannot do without it, write the blank [proof needed] in its place. Never fill a gap with something likely.
3. No testimonial, no quotation of a person, no comparison with a competitor, no guarantee, no free offer and no discount unless the client made it.
4. "Best", "first", "only" and claims about health, money or safety: only in the client's words, and marked [proof needed] behind them.
5. Digits are for the client's own figures and for seconds of film. Count people, things and shots in words, none above nine.
6. No web address, e-mail, handle or phone number but those the client wrote.
7. Be concrete. Prefer what a camera can record or a microphone can hear: a hand, an object, a place, a gesture, a sound. No "innovative", "unlock", "elevate", "game-changer", "look no further", no string of adjectives, no question that answers itself.
8. ${languageRule(language)}
9. Plain text inside the fields: no markdown, no HTML, no emoji, no numbering.`;

/** How an answer is given. */
export const formRule = (shape: string) => `ANSWER
One JSON object and nothing before or after it: no prose, no code fence. ${shape}`;
