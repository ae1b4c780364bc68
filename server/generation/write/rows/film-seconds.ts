// How long a film is: as long as there is something to say.
import { parseAvScript } from '#domain/script/av-script.ts';
import { cutLengths } from '#domain/script/cuts.ts';
import { countSpokenWords } from '#domain/script/speech.ts';
import {
  type CreativeApproach,
  labels,
  type Platform,
  type UserType,
} from '#domain/wizard/options.ts';
import type { SubjectFrame } from '../../understand/subject-frame.ts';
import { chooseLines } from './choose-lines.ts';
import { aims, mayBeHeard, worthIn } from './may-be-heard.ts';

/** Words a second that a longer film needs at least; with fewer it would stand silent. */
const leastPace = 1.8;

/** The longest length of the platform that the client's sentences fill, the usual one where none is. */
export function filmSeconds(
  frame: SubjectFrame,
  {
    userType,
    platform,
    approach,
  }: { userType: UserType; platform: Platform; approach: CreativeApproach },
): number {
  const heard = frame.statements.filter((said) => mayBeHeard(frame, said));
  const call = countSpokenWords(frame.call.spoken);
  const fills = (seconds: number) => {
    const lines = chooseLines(
      heard,
      seconds * aims[approach] - call,
      worthIn({ approach, told: [] }, frame.facts[0]),
    );
    return call + lines.reduce((sum, { words }) => sum + words, 0) >= seconds * leastPace;
  };
  const [usual = 0, ...longer] = cutLengths(userType, platform);
  return Math.max(usual, ...longer.filter(fills));
}

/** How long the film is that a new one is written beside, where it is one for the same platform: the new one lasts as long. */
export function standingSeconds(standing: string, platform: Platform): number | undefined {
  const film = parseAvScript(standing);
  const isOfPlatform = film?.facts.some(({ text }) => text.startsWith(labels.platform[platform]));
  const seconds = film?.rows.at(-1)?.endSeconds ?? 0;
  return isOfPlatform && Number.isInteger(seconds) && seconds >= shortest && seconds <= longest
    ? seconds
    : undefined;
}
const shortest = 6;
const longest = 120;
