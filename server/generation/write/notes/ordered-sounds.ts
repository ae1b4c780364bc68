// What is to be heard because the notes order it: in which row, and what the music is then.
import { readings } from '../../understand/readings.ts';
import type { Language } from '../../understand/subject-frame.ts';
import type { Stage } from '../stage.ts';
import { asSentence } from '../wording/pattern.ts';
import { sharedWords } from '../wording/shared-words.ts';
import { only, orderIn } from './order-in.ts';

const music = /(?<!\p{L})(?:music|musik|música|musica|musique)(?!\p{L})/iu;

// Where `it` is to be heard, the client has said what it sounds like.
const sounding: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:knocks?|rings?|clicks?|hums?|ticks?|rattles?|snaps?|cracks?|bangs?|buzz(?:es)?|hiss(?:es)?|creaks?|squeaks?|clangs?|thumps?|whistles?|sounds?|noises?|hears?|loud)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:klopf\p{L}*|kling\p{L}*|läute\p{L}*|summ\p{L}*|tick\p{L}*|knall\p{L}*|knack\p{L}*|quietsch\p{L}*|zisch\p{L}*|pfeif\p{L}*|geräusch\p{L}*|klang|hör\p{L}*|laut)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:suena\p{L}*|sonido|ruido|oye\p{L}*|oír|golpe\p{L}*|cruj\p{L}*|zumb\p{L}*|silb\p{L}*|chirr\p{L}*|escuch\p{L}*)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:sonn\p{L}*|bruit|son|entend\p{L}*|claqu\p{L}*|frapp\p{L}*|craqu\p{L}*|siffl\p{L}*|grinc\p{L}*|bourdonn\p{L}*)(?!\p{L})/iu,
};

/** What the client orders to be heard: sounds for each of the beats, where it is seen or else demonstrated, and the music where it is told what it is. */
export function orderedSounds({ wishes, frame, language, told }: Stage): {
  sounds: readonly (readonly string[])[];
  music?: string;
} {
  const { subject, object } = readings[language].tongue.points;
  const all = wishes.heard.flatMap((text) => {
    const [first = ''] = text.toLowerCase().split(/[^\p{L}]+/u);
    if (!subject.has(first) && !object.has(first)) return [text];
    const said = frame.statements.find(
      (one) => one.source === 'description' && sounding[language].test(one.text),
    );
    return said ? [said.text] : [];
  });
  const [own] = all.filter((text) => music.test(text));
  const sounds = [0, 1, 2, 3].map((beat) => heardIn(told[beat] ?? '', language));
  for (const text of all.filter((one) => !music.test(one))) {
    const shared = sounds.map((_, beat) => sharedWords(text, told[beat] ?? ''));
    const most = Math.max(...shared);
    const beat = most > 0 ? shared.indexOf(most) : proof;
    if (!sounds[beat]?.some((one) => sharedWords(one, text) > 0.5)) sounds[beat]?.push(text);
  }
  return {
    sounds: sounds.map((list) => list.map(asSentence)),
    ...(own ? { music: asSentence(own) } : {}),
  };
}

/** The beat that demonstrates. */
const proof = 2;

// `The padlocked door, only the sound of a pull cord`
const heardIn = (picture: string, language: Language): string[] =>
  picture.split(/[,;.]\s/).flatMap((part) => {
    const order = orderIn(part.replace(only, '').trim(), language);
    return order?.sense === 'heard' ? [order.text] : [];
  });
