// What a typed line says of the camera, and what it says besides.
import type { Shot } from '#domain/storyboard/shot-plan.ts';
import { wordsOf } from '../../write/words/words.ts';
import { angleSaid, theCamera } from '../note/note-words.ts';
import { cameraMoves, withoutCamera } from './mask-names.ts';
import { type Framing, framingWords, moveWords } from './shot-words.ts';
import { findAll, findFirst, plain } from './stems.ts';

/** `text` is the line without what is of the camera alone. */
export type CameraSaid = {
  framing?: Framing;
  move?: Shot['move'];
  angle?: Shot['angle'];
  text: string;
};

/** What is told beyond them is in no one picture. */
const mostLetters = 1000;

/** Which words of the camera a line has, and what is in front of it. */
export function cameraSaid(line: string): CameraSaid {
  const parts = [...line.slice(0, mostLetters).matchAll(/[^.,:;–—]+(?:[.,:;–—]+|$)\s*/gu)].map(
    ([part]) => ({ part, isAlone: saysNothingElse(part) }),
  );
  const textOf = (all: typeof parts) => all.map(({ part }) => part).join('');
  const said = textOf(parts.filter(({ isAlone }) => isAlone));
  const framing = framingIn(said) ?? framingAtStart(line);
  const move = findFirst(
    textOf(parts.filter(({ part, isAlone }) => isAlone || isOfCamera(part))),
    moveWords,
  );
  const angle =
    angleSaid.find(([, words]) => words.test(said))?.[0] ??
    (['low', 'high'] as const).find((one) => plain(said).split(' ').includes(one));
  return {
    ...(framing ? { framing } : {}),
    ...(move ? { move: move.replace(' ', '-') as Shot['move'] } : {}),
    ...(angle ? { angle } : {}),
    text: inFrontOf(textOf(parts.filter(({ isAlone }) => !isAlone))),
  };
}

// What says how the picture is taken wins over how near it is.
const strong: readonly Framing[] = ['OVERHEAD', 'PACK', 'TITLE', 'OTS', 'TWO'];

function framingIn(text: string): Framing | undefined {
  const found = findAll(text, framingWords).map(({ meaning }) => meaning);
  return found.find((one) => strong.includes(one)) ?? found[0];
}

// `Close-up of a hand`, `the last picture shows`.
const framingAtStart = (line: string): Framing | undefined =>
  findAll(line.slice(0, 60), framingWords).find(({ at }) => at <= 'the '.length)?.meaning;

const stemsOf = (words: Readonly<Record<string, string>>): string[] =>
  Object.values(words).flatMap((stems) => stems.split(',').map((stem) => plain(stem)));
const ownWords = (['en', 'de', 'es', 'fr'] as const).flatMap((language) => {
  const { size, angle, move, pack } = wordsOf(language).camera;
  return [...Object.values(size), ...Object.values(angle), ...Object.values(move), pack].map(plain);
});
const stems = [...stemsOf(framingWords), ...stemsOf(moveWords), ...ownWords]
  .filter((stem) => stem !== '')
  .toSorted((a, b) => b.length - a.length);
const cameraWords = new RegExp(`(?<= )(?:${stems.join('|')})(?= )`, 'gu');
/** What stands beside them: `very low angle`, `slow`, `35 mm`. */
const beside =
  /^(?:an?|the|of|to|very|slow|slowly|fast|quick|high|low|angle|shot|view|level|lens|\d+|mm|camera|on|from|int|ext|und|mit|de|la|el|le|en|con|un|una|une|lent|lentement|langsam\p{L}*|lento|plan|plano|kamera|camara)$/u;

// Nothing is left of it once the words of the camera are out.
function saysNothingElse(part: string): boolean {
  const words = ` ${plain(part)} `;
  if (words.length > 80) return false;
  const left = words.replace(cameraWords, '').split(' ').filter(Boolean);
  return (
    left.every((one) => beside.test(one)) &&
    // `Low` stands for an angle, `INT` before a place; `on` is nothing by itself.
    (left.length < words.trim().split(' ').length ||
      /^ (?:very )?(?:low|high|int|ext)(?: angle)? $/u.test(words))
  );
}

const isOfCamera = (clause: string): boolean =>
  theCamera.test(clause) || clause.search(cameraMoves) >= 0;

const abbreviations = /(?<!\p{L})(?:INT|EXT|ECU|XCU|MCU|CU|MS|WS|LS|ELS|EWS|OTS|POV)(?!\p{L})\.?/gu;
const inFrontOf = (text: string): string =>
  withoutCamera(text)
    .replace(abbreviations, ' ')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/^[\s.,:;–—-]+/u, '')
    .trim();
