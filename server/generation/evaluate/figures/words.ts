// The voice has as many words as it has time for.
import { countSpokenWords } from '#domain/script/speech.ts';
import { spokenOf } from '../heard.ts';
import { promises } from './concept-rule.ts';
import { type Figure, whole } from './figure.ts';

export const words: Figure = {
  name: 'words',
  title: '2.0 to 2.8 spoken words a second',
  judge({ av, chosen }) {
    let count = 0;
    let seconds = 0;
    for (const row of av.rows) {
      const said = spokenOf(row).reduce((sum, text) => sum + countSpokenWords(text), 0);
      if (said === 0) continue;
      count += said;
      seconds += row.endSeconds - row.startSeconds;
    }
    if (seconds <= 0) return whole(promises(chosen, 'wordless') ? [] : ['nobody speaks']);
    const pace = Math.round((count / seconds) * 10) / 10;
    return whole(pace < 2 || pace > 2.8 ? [`${pace.toFixed(1)} words a second`] : []);
  },
};
