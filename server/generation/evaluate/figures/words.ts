// The voice has as many words as it has time for.
import { countSpokenWords } from '#domain/script/speech.ts';
import { spokenOf } from '../heard.ts';
import { type Figure, notAsked, treatmentOf, whole } from './figure.ts';

export const words: Figure = {
  name: 'words',
  title: '2.0 to 2.8 spoken words a second',
  judge({ av }, brief) {
    let count = 0;
    let seconds = 0;
    for (const row of av.rows) {
      const said = spokenOf(row).reduce((sum, text) => sum + countSpokenWords(text), 0);
      if (said === 0) continue;
      count += said;
      seconds += row.endSeconds - row.startSeconds;
    }
    if (treatmentOf(brief).speechless) return notAsked;
    if (seconds <= 0) return whole(['nobody speaks']);
    const pace = Math.round((count / seconds) * 10) / 10;
    return whole(pace < 2 || pace > 2.8 ? [`${pace.toFixed(1)} words a second`] : []);
  },
};
