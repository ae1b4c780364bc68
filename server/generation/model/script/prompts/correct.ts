import type { Language } from '../../../language/detect-language.ts';
import { formRule, houseRules, languageRule } from '../../prompts/house-rules.ts';
import type { Fault, Rule } from '../rows/find-faults.ts';
import { form, proof } from './form.ts';
import { rowsShape } from './shape.ts';

/** Raised with every change of the words. */
export const version = 2;

/** A row of the film by its number from 1, its seconds, and what is wrong with it. */
export type FaultyRow = { number: number; seconds: number; mostWords: number; faults: Fault[] };

const said: Record<Exclude<Rule, 'words' | 'super'>, string> = {
  invented:
    'it states what the client did not supply: figures or claims that stand in its "unknown" list. Say it without them, or [proof needed] in a SUPER',
  picture: '"video" is empty. Write the shot and what is seen',
  shot: '"video" does not begin with a shot size of the list and its move',
  voice: 'somebody speaks on camera. Make it a VO, and show no speaker',
  camera: 'the character has to say it to the lens. Make it DIALOGUE with the speaker’s name',
  hook: 'it opens the film and nothing is said or lettered. Give it the hook',
  name: 'the name ("productName") has to be heard or lettered here',
  ask: 'it ends the film without its call to action. Say or letter what "behavior" wants, in its own key words',
};

/** Asks for some rows again. */
export const correctPrompt = (
  rows: readonly FaultyRow[],
  language: Language,
): string => `You are the script editor of an advertising house. Some rows of an AV script break a rule; the data hold them under "rows". Set right what is named below, keep sense, tone, language and everything else as it is, and send back each of these rows whole, with its number in "row". Seconds stay as they are.

${rows.map(describe).join('\n')}

${form}

${proof}

${houseRules}

${languageRule(language)}

${formRule(`${rowsShape} with only the rows listed above.`)}`;

const describe = ({ number, seconds, mostWords, faults }: FaultyRow) =>
  `Row ${number}, ${seconds} s, at most ${mostWords} spoken words: ${faults.map(sentence).join('; ')}.`;

function sentence(fault: Fault): string {
  if (fault.rule === 'words')
    return `${fault.found} words are spoken, counted as they are said, and ${fault.most} fit. Cut to the essential thought, in whole sentences`;
  if (fault.rule === 'super') return `a SUPER has more than ${fault.most} words. Shorten it`;
  return said[fault.rule];
}
