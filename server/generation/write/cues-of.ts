// What is heard and read in a row: sound, music, speech, lettering.
import type { Cue } from '#domain/script/av-script.ts';
import { orderedSounds } from './notes/ordered-sounds.ts';
import type { FilmRow } from './rows/lay-rows.ts';
import { haunts } from './scenes/haunts.ts';
import type { Stage } from './stage.ts';
import { asSentence } from './wording/pattern.ts';

const noMusic =
  /(?<!\p{L})(?:(?:no|without)(?: \p{L}{1,20}){0,2} music|(?:keine|ohne)(?: \p{L}{1,20})? musik|(?:sin|nada de) m[uú]sica|(?:sans|pas de) musique)(?!\p{L})/iu;

// The client's own word on it, in the notes or in what the film is about; who refuses an instrument gets none.
const refusesMusic = ({ character, frame, forbidden }: Stage): boolean =>
  noMusic.test(character.notes ?? '') ||
  [...forbidden].some((ref) => haunts.get(ref) === 'music-room') ||
  frame.statements.some(({ text }) => noMusic.test(text));

/** The cues of a row, in the order of the AUDIO column; `at` is its place from 0. */
export function cuesOf(stage: Stage, row: FilmRow, at: number): Cue[] {
  const { words, cast, mode, frame } = stage;
  const text = row.lines.map(({ text: line }) => line).join(' ');
  const [lead] = row.pictures;
  const ordered = orderedSounds(stage);
  const isProof = row.beat === 2 && row.part === 0;
  const sounds =
    isProof && ordered.sounds.length > 0
      ? ordered.sounds
      : (lead && stage.say(`sound ${at}`, words.scenes[lead.scene].sound)) || [];
  const seen = row.pictures.some(
    ({ cast: one, composition }) => one && (composition === 'figure' || composition === 'face'),
  );
  const speech: Cue | undefined = !text
    ? undefined
    : mode === 'direct'
      ? {
          kind: 'DIALOGUE',
          speaker: seen ? cast.label : `${cast.label} (${words.cast.offLabel})`,
          text,
        }
      : { kind: 'VO', text };
  const wantsMusic = !frame.grave && !refusesMusic(stage);
  const music =
    at === 0
      ? wantsMusic
        ? (ordered.music ?? stage.say('music', words.music[stage.approach]))
        : words.music.none
      : undefined;
  return [
    ...[sounds].flat().map((text) => ({ kind: 'SFX' as const, text })),
    ...(music ? [{ kind: 'MUSIC' as const, text: asSentence(music) }] : []),
    ...(speech ? [speech] : []),
    ...row.letters.map(({ text: letter, role }) => ({
      kind: 'SUPER' as const,
      text: role === 'sponsor' ? letter : letter.toLocaleUpperCase(frame.language),
    })),
  ];
}
