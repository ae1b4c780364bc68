// What is to be heard because the notes order it: in which row, and what the music is then.
import { readings } from '../../understand/readings.ts';
import type { Language } from '../../understand/subject-frame.ts';
import type { Stage } from '../stage.ts';
import { asSentence } from '../wording/pattern.ts';

const music = /(?<!\p{L})(?:music|musik|música|musica|musique)(?!\p{L})/iu;

// Where `it` is to be heard, the client has said what it sounds like.
const sounding: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:knocks?|rings?|clicks?|hums?|ticks?|rattles?|snaps?|cracks?|bangs?|buzz(?:es)?|hiss(?:es)?|creaks?|squeaks?|clangs?|thumps?|whistles?|sounds?|noises?|hears?|loud)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:klopf\p{L}*|kling\p{L}*|läute\p{L}*|summ\p{L}*|tick\p{L}*|knall\p{L}*|knack\p{L}*|quietsch\p{L}*|zisch\p{L}*|pfeif\p{L}*|geräusch\p{L}*|klang|hör\p{L}*|laut)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:suena\p{L}*|sonido|ruido|oye\p{L}*|oír|golpe\p{L}*|cruj\p{L}*|zumb\p{L}*|silb\p{L}*|chirr\p{L}*|escuch\p{L}*)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:sonn\p{L}*|bruit|son|entend\p{L}*|claqu\p{L}*|frapp\p{L}*|craqu\p{L}*|siffl\p{L}*|grinc\p{L}*|bourdonn\p{L}*)(?!\p{L})/iu,
};

/** Ordered sounds as cues, and the music where it is told what it is. */
export function orderedSounds({ wishes, frame, language }: Stage): {
  sounds: string[];
  music?: string;
} {
  const { subject, object } = readings[language].tongue.points;
  const all = wishes.heard.flatMap((text) => {
    const [first = ''] = text.toLowerCase().split(/[^\p{L}]+/u);
    if (!subject.has(first) && !object.has(first)) return [text];
    const told = frame.statements.find(
      (one) => one.source === 'description' && sounding[language].test(one.text),
    );
    return told ? [told.text] : [];
  });
  const [own] = all.filter((text) => music.test(text));
  return {
    sounds: all.filter((text) => !music.test(text)).map(asSentence),
    ...(own ? { music: asSentence(own) } : {}),
  };
}
