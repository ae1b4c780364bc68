// Nobody jokes or cheers over a grave subject.
import type { AdPackage } from '../ad-package.ts';
import { clientText } from '../brief.ts';
import { allLettered, allSpoken } from '../heard.ts';
import { fold, wordsOf } from '../text/words.ts';
import { cheer, without } from '../vocabulary/cheer-words.ts';
import { type Figure, notAsked, whole } from './figure.ts';

export const grave: Figure = {
  name: 'grave',
  title: 'No humour on a grave subject',
  judge(made, brief) {
    if (!brief.grave) return notAsked;
    const shouted = [...allSpoken(made.av), ...allLettered(made.av), ...conceptTexts(made)].filter(
      (text) => text.includes('!'),
    );
    const happy = made.plan.shots.some(({ people }) => people.some(({ mood }) => mood === 'happy'));
    const cues = made.av.rows.flatMap((row) => [row.video, ...row.cues.map(({ text }) => text)]);
    // What the client says himself is no joke of the writer's.
    const typed = new Set(wordsOf(clientText(brief)));
    const jokes = [...conceptTexts(made), ...cues]
      .flatMap(cheerIn)
      .filter((word) => !typed.has(word));
    return whole([
      ...[...new Set(jokes)].map((word) => `cheer: ${word}`),
      ...shouted.map((text) => `shouted: ${text}`),
      ...(happy ? ['a happy face'] : []),
    ]);
  },
};

const conceptTexts = ({ concepts }: AdPackage): string[] =>
  concepts.flatMap(({ title, subtitle, features, tone }) => [title, subtitle, ...features, tone]);

// `no jokes` and `ohne Humor` are no cheer.
function cheerIn(text: string): string[] {
  const words = fold(text).match(/[\p{L}-]+/gu) ?? [];
  return words.filter(
    (word, at) =>
      cheer.has(word) && !words.slice(Math.max(0, at - 3), at).some((one) => without.has(one)),
  );
}
