// What people are to do is said and lettered at the end, whole.
import { letteredOf, spokenOf } from '../heard.ts';
import { missingFrom } from '../text/carries.ts';
import { wishWords } from '../text/function-words.ts';
import { contentWords } from '../text/words.ts';
import { type Figure, notAsked, tongueOf, treatmentOf, whole } from './figure.ts';

export const call: Figure = {
  name: 'call',
  title: 'Call to action spoken and lettered, whole',
  judge({ av }, brief) {
    const { speechless, letterless } = treatmentOf(brief);
    const tongue = tongueOf(brief);
    const words = contentWords(brief.call, tongue);
    const wanted = [...new Set(words.filter((word) => !wishWords[tongue].has(word)))];
    if (wanted.length === 0) return notAsked;
    const end = av.rows.slice(-2);
    const spoken = end.flatMap(spokenOf).join('\n');
    const unsaid = speechless ? [] : missingFrom(spoken, wanted, tongue);
    const unlettered = letterless
      ? []
      : missingFrom(end.flatMap(letteredOf).join('\n'), wanted, tongue);
    return whole([
      ...(unsaid.length > 0 ? [`not spoken: ${unsaid.join(' ')}`] : []),
      ...(unlettered.length > 0 ? [`not lettered: ${unlettered.join(' ')}`] : []),
    ]);
  },
};
