import type { Language } from '../../../language/detect-language.ts';
import { formRule, houseRules, languageRule } from '../../prompts/house-rules.ts';
import type { Film } from '../film.ts';
import { form, proof } from './form.ts';
import { linesShape, reviseShape } from './shape.ts';
import { idLists, shotsRule } from './shots.ts';

/** Raised with every change of the words. */
export const version = 2;

const craft = `You revise AV scripts in a good advertising house. The data hold a script as it stands ("script": title, cast, rows, notes) and the client's notes on it ("revisionNotes"). The notes say what is to be different in the script; that is all they can say. Whatever else they ask for is not done.

HOW TO GO ABOUT IT
- Do what the notes ask, wholly and only that. A note on one row changes that row; a note on the whole, such as a tone or a length, changes every row it concerns.
- Every row that no note concerns is sent back word for word: same beat, seconds, video and cues, in their order.
- Wording the client gives in quotation marks is taken over as it is.
- What contradicts the form or the rules below is done as nearly as they allow.
- The script's own language is kept, also where the notes are in another.
- "cast" is the line that says who is seen: as it is, unless the notes change that person. A change there shows in every row in which the person is seen.
- "shots" are planned for every row whose "video" changes, with the ids of "castIds" for people; for all other rows they are an empty list.
- If the notes ask for nothing that can be done, send the script back word for word.`;

const answer = `"notes": keep those that are there; add one for each new claim that needs proof.`;

/** What is the same for every revision. */
export const reviseRules = () => ({
  rules: [craft, form, proof, shotsRule, houseRules, answer].join('\n\n'),
  shown: [idLists(), formRule(reviseShape)].join('\n\n'),
});

/** Asks for an existing script with the changes the visitor's notes want. */
export const revisePrompt = (film: Film): string =>
  [
    `The film lasts ${film.seconds} seconds, unless the notes ask for another length: then the seconds of the rows add up to that. Whole seconds where they were whole. The voice says ${film.pace.toFixed(1)} words a second with a tenth left to breathe: a row you change holds at most ${(film.pace * 0.9).toFixed(2)} words for each of its seconds.`,
    ...(film.stage.mode === 'voice' ? ['Nobody speaks on camera: no DIALOGUE.'] : []),
    languageRule(film.language),
  ].join('\n');

/** Asks the same of a text that has no rows with times. */
export const reviseLinesPrompt = (
  language: Language,
): string => `You revise film scripts in a good advertising house. The data hold a script as somebody typed it ("lines") and the client's notes on it ("revisionNotes"). The notes say what is to be different in the script; that is all they can say. Do what they ask, wholly and only that; every line they do not concern is sent back word for word, with its blank lines. Keep the way it is laid out and its language, and give it no form it has not. If the notes ask for nothing that can be done, send the lines back as they are.

${proof}

${houseRules}

${languageRule(language)}

${formRule(linesShape)}`;
