// The titles of a board: what is lettered in each frame, else what it shows, in the client's words.
import type { GenerateStoryboardRequest } from '#domain/functions/generate-storyboard.ts';
import { noteOf, type Shot } from '#domain/storyboard/shot-plan.ts';
import { frameLettering } from '../plan/frame-lettering.ts';
import { languageOf } from '../reading/language-of.ts';
import { plain } from '../reading/stems.ts';
import { type RestoreCase, restoreCase } from './restore-case.ts';
import { shorten } from './shorten.ts';

/** A shot, and the name of the beat its row belongs to. */
export type Titled = { shot: Shot; beat: string };

/** One title a frame, none of them twice while there is another word for it. */
export function titleFrames(
  shots: readonly Titled[],
  { productName, characterName, description, script }: GenerateStoryboardRequest,
): string[] {
  const prose = `${description.slice(0, 4000)} ${script.slice(0, 8000)}`;
  const german = languageOf(plain(prose)) === 'de';
  const written = restoreCase([productName, characterName], prose, german);
  const brand = productName.replace(/\s+/gu, ' ').trim();
  const choices = shots.map((one) => titlesFor(one, brand, characterName, written));
  const taken = new Set<string>();
  // The name belongs to the last frame that has nothing else, which is the pack shot.
  const last = choices.findLastIndex(([title = '']) => plain(title) === plain(brand));
  return choices.map((choice, index) => {
    const free = choice.find((title) => {
      const key = plain(title);
      return key !== '' && !taken.has(key) && (key !== plain(brand) || index >= last);
    });
    const title = free ?? choice[0] ?? '';
    taken.add(plain(title));
    return title;
  });
}

// What a frame may be called, the best first.
function titlesFor(
  { shot, beat }: Titled,
  brand: string,
  character: string,
  written: RestoreCase,
): string[] {
  const drawn = frameLettering(shot);
  const lettered = shot.lettering
    .filter(({ role, text }) => role !== 'sponsor' && role !== 'caution' && drawn.includes(text))
    .map(({ text }) => lettering(text));
  const hero = shot.product?.shown === 'hero' ? [shot.product.label ?? brand] : [];
  const notes = [shot.product?.form, ...shot.props.map(({ id }) => id), shot.place].flatMap(
    (ref) =>
      noteOf(ref ?? '')
        ?.replace(/^plain(?:-.*)?$/u, '')
        .replace(/-/gu, ' ') || [],
  );
  const cast = shot.people.some(({ who }) => !who.startsWith('other:')) ? [character] : [];
  const said = (titles: readonly string[]) =>
    titles.flatMap((title) => (title && written(title)) || []);
  return [
    ...said([...lettered, ...hero].map(shorten)),
    ...(beat ? [written(beat) ?? sentence(beat)] : []),
    ...said([...cast, ...notes]),
  ].map((title) => title.slice(0, 60));
}

const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();

const lettering = (text: string): string =>
  (text.split(/\s*[·/\n]\s*/u)[0] ?? '')
    // The point of £6.50 and of 9:30 stays.
    .replace(/(?<!\d)[.!?:]+|[.!?:]+(?!\d)|["“”«»„]+/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
