// What is heard and read in a row: sound, music, speech, lettering.
import type { Cue } from '#domain/script/av-script.ts';
import { readings } from '../understand/readings.ts';
import type { Language } from '../understand/subject-frame.ts';
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
  const { words, cast, frame } = stage;
  const [lead] = row.pictures;
  const ordered = orderedSounds(stage);
  const own = (row.part === 0 && ordered.sounds[row.beat]) || [];
  const sounds =
    own.length > 0 ? own : (lead && stage.say(`sound ${at}`, words.scenes[lead.scene].sound)) || [];
  const seen = row.pictures.some(
    ({ cast: one, composition }) => one && (composition === 'figure' || composition === 'face'),
  );
  const speaker = seen ? cast.label : `${cast.label} (${words.cast.offLabel})`;
  const speech = turnsOf(stage, row).map(({ by, text }): Cue => {
    const own = by === 'picture' ? speakerIn(stage, row) : by === 'cast' ? speaker : undefined;
    return own ? { kind: 'DIALOGUE', speaker: own, text } : { kind: 'VO', text };
  });
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
    ...speech.reduce(joined, []),
    ...row.letters.map(({ text: letter, role }) => ({
      kind: 'SUPER' as const,
      text: role === 'sponsor' ? letter : letter.toLocaleUpperCase(frame.language),
    })),
  ];
}

// Who goes on speaking is named once.
function joined(cues: Cue[], cue: Cue): Cue[] {
  const last = cues.at(-1);
  const speakerOf = (one: Cue | undefined) =>
    one?.kind === 'DIALOGUE' ? (one.speaker ?? '') : one?.kind === 'VO' ? '' : undefined;
  return last && speakerOf(last) !== undefined && speakerOf(last) === speakerOf(cue)
    ? [...cues.slice(0, -1), { ...last, text: `${last.text} ${cue.text}` }]
    : [...cues, cue];
}

const oneself = /^(?:i|im|ich|yo|me|soy|je|j|m|bin|suis)$/;

type Turn = { by: 'cast' | 'picture' | 'voice'; text: string };

// Whoever is in the picture and awake: who was cast, else who stands beside; where nobody is to be seen speaking, a voice.
function speakerIn({ mode, cast, frame }: Stage, { pictures }: FilmRow): string | undefined {
  if (mode === 'voice') return undefined;
  const isAwake = (one: { pose?: string; mood?: string } | undefined) =>
    one !== undefined && !(one.mood === 'tired' && /^(?:lie|sit)$/.test(one.pose ?? ''));
  if (pictures.some((one) => isAwake(one.cast))) return cast.label;
  const other = pictures.map((one) => one.other).find(isAwake);
  return other?.who.replace(/^other:/, '').toLocaleUpperCase(frame.language);
}

// What is said to the camera, and by a voice what calls whoever stands there by name.
function turnsOf(stage: Stage, { lines }: FilmRow): Turn[] {
  const turns: Turn[] = [];
  const isOfAnother = stage.mode === 'direct' && tellsOfSpeaker(stage);
  for (const { text, told, isOfPicture } of lines) {
    if (!text) continue;
    const isOwn =
      stage.mode === 'direct' &&
      !isAboutSpeaker(stage, text) &&
      // Of whom all is told by somebody else, they ask for the last thing themselves.
      !(isOfAnother && told.length > 0);
    const by = isOfPicture ? 'picture' : isOwn ? 'cast' : 'voice';
    const last = turns.at(-1);
    if (last?.by === by) last.text = `${last.text} ${text}`;
    else turns.push({ by, text });
  }
  return turns;
}

/** Who is told of, where such a word means nobody and nothing else. */
const thirds: Partial<Record<Language, { female: string; male?: string }>> = {
  en: { female: 'she', male: 'he' },
  es: { female: 'ella', male: 'él' },
  fr: { female: 'elle' },
};

// The client tells of who is seen speaking as of another, and nowhere as of oneself.
const tellsOfSpeaker = (stage: Stage): boolean => {
  const { firstSingular } = readings[stage.language].tongue.lists;
  const told = stage.frame.statements.filter(({ source }) => source === 'description');
  const { gender } = stage.cast.member;
  const third = gender && gender !== 'non-binary' ? thirds[stage.language]?.[gender] : undefined;
  const isOf = ({ text }: { text: string }) =>
    isAboutSpeaker(stage, text) || (third !== undefined && wordsIn(text)[0] === third);
  const isBy = ({ text }: { text: string }) =>
    wordsIn(text).some((word) => firstSingular.has(word));
  return told.filter(isOf).length > told.filter(isBy).length;
};

const wordsIn = (typed: string) => typed.toLowerCase().split(/[^\p{L}\p{M}]+/u);

// `Our record is Beryl Onions`, and not `I'm Beryl`: nobody speaks of themselves as of another.
function isAboutSpeaker({ cast, frame, language }: Stage, text: string): boolean {
  const [first = ''] = cast.member.name.split(/\s+/);
  const name = first.toLowerCase();
  // What bears somebody's name is named whole, and they themselves by the name alone.
  const isBrand =
    wordsIn(frame.name).includes(name) && text.toLowerCase().includes(frame.name.toLowerCase());
  if (name.length < 3 || isBrand) return false;
  const said = wordsIn(text);
  return (
    said.includes(name) &&
    // `My brother-in-law Duane` is nobody who speaks of himself.
    !said.some(
      (word) => oneself.test(word) && readings[language].tongue.lists.firstSingular.has(word),
    )
  );
}
