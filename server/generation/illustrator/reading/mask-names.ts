// Takes out of a typed line what only looks like a thing: people's names and words of the camera.
import { withoutSimiles } from './without-similes.ts';

const camera =
  /(?<!\p{L})(?:(?:to|into|at|toward|towards|past|off|facing|face|a|vers|à|hacia|in die|in|zur|zum)\s+)?(?:(?:the|la|le|el|die|der)\s+)?(?:camera|cámara|caméra|kamera|lens|objektiv|objetivo|objectif)(?:\s+(?:pans?|tilts?|pushes|moves|follows|circles|holds|tracks|schwenkt|fährt|folgt|gira|sigue|suit|avance))?(?!\p{L})/giu;
/** What a camera does, and nobody in front of it. */
export const cameraMoves =
  /(?<!\p{L})(?:push(?:es|ing)?|slid(?:es|ing)|zoom(?:s|ing)?|track(?:s|ing)?|doll(?:y|ies))[ -](?:in|out)(?!\p{L})/giu;
const shots =
  /(?<!\p{L})(?:pack ?shot|title card|end card|hero shot|two[- ]shot|close[- ]up|insert|overhead|track(?:ing)?|dolly|pan|tilt)(?!\p{L})/giu;
// After these a word is lettering and not in the picture.
const lettered = /(?<!\p{L})(?:SUPER|TITLE|RÓTULO|TITRE|EINBLENDUNG)\s*:\s*[^\n.]{0,160}/gu;

/** The text without words of the camera and lettering. */
export const withoutCamera = (text: string): string =>
  [lettered, camera, cameraMoves, shots].reduce(
    (rest, words) => rest.replace(words, ' '),
    text.slice(0, 4000),
  );

/** The line without names, camera words, lettering and comparisons; nothing else is changed. */
export function maskNames(text: string, names: readonly string[]): string {
  const words = names
    .flatMap((name) => name.split(/[^\p{L}\p{N}'’-]+/u))
    .filter((word) => word.length > 1 && /^\p{Lu}/u.test(word))
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const own =
    words.length > 0
      ? new RegExp(`(?<!\\p{L})(?:${words.join('|')})(?!\\p{Ll})`, 'giu')
      : undefined;
  const plainText = withoutSimiles(withoutCamera(text));
  // Somebody is still there who does something.
  return own ? plainText.replace(own, 'they') : plainText;
}
