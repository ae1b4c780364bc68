import type { Language } from '../../language/detect-language.ts';

/** Raised with every change of words. */
export const version = 2;

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

/** What holds for everything the house has written by a model, in whatever language. */
export const houseRules = `HOUSE RULES
1. Product facts are the client's. Whatever your work says of the product and of who sells it has to stand in what the client wrote: every number, price, percentage, date, opening hour, address, phone number, material, ingredient, origin, award, certificate, customer, rating, term and promise, and what the thing does. You may not round, convert, combine or improve it.
2. The world of the story is yours: people nobody knows, rooms, streets, weather, animals, what lies on a table, what happens before and after, how somebody looks up. Invent it freely and exactly, as long as it claims nothing about the product and contradicts nothing the client wrote.
3. A fact you miss you leave out. Where the work cannot do without it, write the blank [proof needed] in its place. Never fill a gap with something likely.
4. No testimonial, no quotation of a real person, no endorsement by a body or a profession, no comparison with a competitor, no guarantee, no free offer, no discount and no terms of return or payment unless the client made them.
5. "Best", "first", "only" and claims about health, money or safety: only in the client's words, and marked [proof needed] behind them in texts that are read, never in what is spoken.
6. Digits are for the client's own figures and for seconds of film. Count people, things and shots in words, none above nine.
7. No web address, e-mail, handle or phone number but those the client wrote.
8. Be concrete. Prefer what a camera can record or a microphone can hear: a hand, an object, a place, a gesture, a sound. No "innovative", "unlock", "elevate", "game-changer", "look no further", no string of adjectives, no question that answers itself.
9. Plain text inside the fields: no markdown, no HTML, no emoji, no numbering.`;

/** How an answer is given. */
export const formRule = (shape: string) => `ANSWER
One JSON object and nothing before or after it: no prose, no code fence. ${shape}`;
