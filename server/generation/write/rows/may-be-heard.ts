// What of the client's can be spoken, and how much a film gains by it.
import type { CreativeApproach } from '#domain/wizard/options.ts';
import { isForTheMakers } from '../../understand/statements/for-the-makers.ts';
import type { Statement, SubjectFrame } from '../../understand/subject-frame.ts';
import type { Stage } from '../stage.ts';
import { plainly } from '../wording/plainly.ts';
import { sharedWords } from '../wording/shared-words.ts';
import { isAddressee, isAsked } from './may-be-told.ts';

/** Words a second that a film of each approach aims at; never under 2 and never over 2.8. */
export const aims: Record<CreativeApproach, number> = { story: 2.25, problem: 2.45, bold: 2.6 };

/** Whether a statement may be spoken before the request. */
export function mayBeHeard(frame: SubjectFrame, said: Statement): boolean {
  return (
    (said.spoken.length > 0 || said.adds !== undefined) &&
    said.role !== 'sponsor' &&
    !isLabel(said) &&
    !isAsked(frame, said) &&
    !isAddressee(frame, said) &&
    !(frame.grave && said.text.includes('!')) &&
    !isForTheMakers(said, frame) &&
    plainly(said.text) !== plainly(frame.call.lettered)
  );
}

// `Wall paint.`: two words are said with the name, at the end.
const isLabel = ({ role, whole, text }: Statement): boolean =>
  role === 'identity' && !whole && text.trim().split(/\s+/).length < 3;

/** What it is and what is demonstrated have to be said; then the trouble, then whatever sets it apart. */
export const worthIn =
  (
    { approach, told }: Pick<Stage, 'approach' | 'told'>,
    lead: Statement | undefined,
    messages: readonly (Statement | undefined)[] = [],
  ) =>
  (said: Statement): number =>
    // One strong sentence is worth more than two weak ones.
    said.weight ** 2 * 1.5 +
    0.05 +
    // What the visitor ranked is heard before anything else, and what they listed before what they did not.
    (said.ranked === undefined ? 0 : Math.max(0.3, 2 - said.ranked / 4)) +
    (said === lead ? 0.6 : 0) +
    (messages.includes(said) ? 1 : 0) +
    // Clients begin with what matters to them, and show what they want told.
    (said.at === 0 && said.whole && said.opens && !said.introduces ? 0.4 : 0) +
    0.8 * Math.max(0, ...told.map((picture) => sharedWords(said.text, picture ?? ''))) +
    (said.role === 'identity' && said.whole ? 1.2 : 0) +
    (said.role === 'trouble' ? (approach === 'problem' ? 0.5 : 0.25) : 0) +
    (said.role === 'occasion' ? -0.3 : 0) +
    (said.source === 'description' ? 0 : -0.2);
