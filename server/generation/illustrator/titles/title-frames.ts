// The titles of a board: two to four words from the lettering or the action of each frame.
import type { GenerateStoryboardRequest } from '#domain/functions/generate-storyboard.ts';
import { pictureSentences } from '../describe-frame.ts';
import type { Moment } from '../reading/choose-moments.ts';
import { languageOf } from '../reading/match-stems.ts';
import { plain } from '../reading/stems.ts';
import { withoutSimiles } from '../reading/without-similes.ts';
import { type RestoreCase, restoreCase } from './restore-case.ts';
import { shorten } from './shorten.ts';

/** One title a frame, none of them twice; empty where nothing of a frame has a name. */
export function titleFrames(
  moments: readonly Moment[],
  { productName, characterName, description, script }: GenerateStoryboardRequest,
): string[] {
  const prose = `${description.slice(0, 4000)} ${script.slice(0, 8000)}`;
  const german = languageOf(plain(prose)) === 'de';
  const written = restoreCase([productName, characterName], prose, german);
  const choices = moments.map((moment) => titlesFor(moment, written));
  const brand = plain(productName);
  const titles: string[] = [];
  const taken = new Set<string>();
  // The name belongs to the last frame that has nothing else lettered, which is the pack shot.
  const last = choices.findLastIndex(([title = '']) => plain(title) === brand);
  choices.forEach((choice, index) => {
    const free = choice.find((title) => {
      const key = plain(title);
      return key !== '' && !taken.has(key) && (key !== brand || index >= last);
    });
    const title = free ?? choice[0] ?? '';
    taken.add(plain(title));
    titles.push(title);
  });
  return titles;
}

const phraseEnd = /,|;| and | y | et | und | so \p{L}+ (?:that|dass)| (?:tan|si) \p{L}+ que /u;

// What a frame may be called, the best first.
function titlesFor(moment: Moment, written: RestoreCase): string[] {
  const sentences = pictureSentences(withoutSimiles(moment.picture));
  const several = sentences.filter((sentence) => sentence.split(' ').length > 1);
  const actions = [...several, ...sentences].map((sentence) =>
    shorten(sentence.split(phraseEnd)[0] ?? ''),
  );
  return [lettered(moment), ...actions, moment.beat]
    .flatMap((title) => (title && written(title)) || [])
    .concat(moment.beat ? sentence(moment.beat) : [])
    .map((title) => title.slice(0, 60));
}

const sentence = (beat: string) => beat.charAt(0).toUpperCase() + beat.slice(1).toLowerCase();

function lettered({ lettering }: Moment): string {
  if (lettering.includes('·')) return '';
  const text = lettering
    .replace(/[.!?:"“”«»„]+/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  const words = text.split(' ').length;
  return words >= 2 && words <= 4 ? text : '';
}
