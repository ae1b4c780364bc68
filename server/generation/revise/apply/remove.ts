import type { AvScript } from '#domain/script/av-script.ts';
import { isSpoken } from '#domain/script/row-speech.ts';
import { joinFrame, splitFrame } from '../frame.ts';
import { type Change, type Revision, rowsIn } from '../revision.ts';
import { phrasePattern, sentencesOf } from '../sentences.ts';
import { mapSpeech } from '../spoken.ts';
import { besidesName } from './besides-name.ts';

/** Takes out every sentence that holds a phrase; a picture loses only the phrase when nothing else is left. */
export function remove(
  script: AvScript,
  what: string,
  isQuoted: boolean,
  revision: Revision,
): Change {
  const pattern = finder(what, revision);
  if (
    isQuoted &&
    !script.rows.some((row) =>
      [row.video, ...row.cues.map((cue) => cue.text)].some((text) => text.search(pattern) >= 0),
    )
  )
    return undefined;
  let changed = false;
  const isHit = (text: string) => {
    const hit = holdsBesidesName(text, what, pattern, revision.name);
    changed ||= hit;
    return hit;
  };
  const scope = new Set(rowsIn(script, revision));
  const cut = (text: string) => tidy(text.replaceAll(pattern, ''));
  const rows = script.rows.map((row, index) => {
    if (!scope.has(index)) return row;
    const spoken = isQuoted
      ? mapSpeech(row, (sentence) => (isHit(sentence) ? cut(sentence) || undefined : sentence))
      : mapSpeech(row, (sentence) => (isHit(sentence) ? undefined : sentence));
    const cues = spoken.cues
      .map((cue) =>
        isSpoken(cue) || !isHit(cue.text)
          ? cue
          : { ...cue, text: lessOf(cue.text, pattern, isQuoted) },
      )
      .filter((cue) => cue.text !== '');
    return {
      ...row,
      cues,
      video: isHit(row.video) ? picture(row.video, pattern, isQuoted) : row.video,
    };
  });
  return changed ? { ...script, rows } : undefined;
}

function holdsBesidesName(text: string, what: string, pattern: RegExp, name: string): boolean {
  let hit = false;
  besidesName(text, what, name, (part) => {
    hit ||= part.search(pattern) >= 0;
    return part;
  });
  return hit;
}

function finder(what: string, { words }: Revision): RegExp {
  if (words.things.price.test(what))
    return /[$€£¥]\s?\d[\d.,]*|\d[\d.,]*\s?(?:[$€£¥%]|(?:dollars?|euros?|pounds?|d[óo]lares|pesos)(?!\p{L}))/giu;
  if (words.things.phone.test(what)) return /\+?\(?\d{1,5}\)?(?:[\s.-]\d{2,5}){1,5}/g;
  if (words.things.website.test(what))
    return /(?:https?:\/\/|www\.)\S+|(?<![\p{L}\d@.])[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.[a-z]{2,12}(?![\p{L}\d])(?:\/\S*)?/giu;
  return phrasePattern(what.replace(new RegExp(`^(?:${words.articles})\\s+`, 'iu'), ''));
}

// Lettering and sounds come in parts: `CRUMB · $9`.
function lessOf(text: string, pattern: RegExp, isQuoted: boolean): string {
  if (isQuoted) return tidy(text.replaceAll(pattern, ''));
  const parts = text.split(' · ').length > 1 ? text.split(' · ') : sentencesOf(text);
  const glue = text.includes(' · ') ? ' · ' : ' ';
  return parts.filter((part) => part.search(pattern) < 0).join(glue);
}

function picture(video: string, pattern: RegExp, isQuoted: boolean): string {
  const { frame, rest } = splitFrame(video);
  const kept = isQuoted ? [] : sentencesOf(rest).filter((sentence) => sentence.search(pattern) < 0);
  return joinFrame(frame, kept.length > 0 ? kept.join(' ') : tidy(rest.replaceAll(pattern, '')));
}

const tidy = (text: string) => {
  const spaced = text
    .replace(/\s+([,.;:!?…])/g, '$1')
    .replace(/,\s*([.!?])/g, '$1')
    .replace(/\s{2,}/g, ' ')
    .replace(/^[\s,;:·-]+|[\s,;:·-]+$/g, '');
  return /\p{L}|\d/u.test(spaced) ? spaced.charAt(0).toUpperCase() + spaced.slice(1) : '';
};
