// A concept that promises to leave something out keeps it in its rows.
import type { Concept } from '#domain/concepts/concept.ts';
import { allSpoken } from '../heard.ts';
import { cutTo } from '../prose.ts';
import { fold } from '../text/words.ts';
import { promiseWords, type Restraint } from '../vocabulary/promise-words.ts';
import { type Figure, notAsked, whole } from './figure.ts';

/** Whether a concept's own words make a promise. */
export function promises({ title, subtitle, features }: Concept, promise: Restraint): boolean {
  const text = ` ${fold([title, subtitle, ...features].join(' . ')).replace(/[^\p{L}\p{N}.]+/gu, ' ')} `;
  return promiseWords[promise].some((words) => {
    const at = text.indexOf(` ${words} `);
    return at >= 0 && !onlyUntil.test(text.slice(at + words.length + 2));
  });
}

export const conceptRule: Figure = {
  name: 'concept-rule',
  title: 'The concept’s own rule kept in its rows',
  judge({ chosen, av, plan }) {
    const made = (['wordless', 'no-music', 'one-take', 'faceless'] as const).filter((promise) =>
      promises(chosen, promise),
    );
    if (made.length === 0) return notAsked;
    const cues = av.rows.flatMap((row) => row.cues);
    const broken: Record<Restraint, boolean> = {
      // The name may be said at the end.
      wordless: allSpoken({ ...av, rows: av.rows.slice(0, -1) }).length > 0,
      'no-music': cues.some(({ kind, text }) => kind === 'MUSIC' && !noMusic.test(fold(text))),
      'one-take':
        av.rows.some(({ video }) => cutTo.test(video)) || plan.shots.some(({ cut }) => cut > 1),
      faceless: plan.shots.some(
        ({ composition, people }) =>
          people.length > 0 && ['face', 'figure', 'pair', 'crowd'].includes(composition),
      ),
    };
    return whole(made.filter((promise) => broken[promise]).map((promise) => `broken: ${promise}`));
  },
};

const noMusic = /\b(?:none|no music|keine|ohne|ninguna|sin|aucune|sans|pas de)\b/;

// `No music until the lid closes` promises less.
const onlyUntil =
  /^(?:(?:at all|at first|there|here) )?(?:until|till|before|but|except|bis|bevor|ausser|hasta|antes|salvo|jusqu|avant|sauf)\b/;
