// What of the client's is told in a film before its request.
import type { Statement, SubjectFrame } from '../../understand/subject-frame.ts';
import { plainly } from '../wording/plainly.ts';

/** What is lighter opens no film: `You can come`. */
export const leastWeight = 0.12;

/** Whether a statement is what the film asks for in the end; an order beside it, what to do meanwhile, is told. */
export const isAsked = (
  { call: { typed, assumed }, contacts }: Pick<SubjectFrame, 'call' | 'contacts'>,
  said: Statement,
): boolean =>
  said.role === 'call' &&
  (assumed ||
    said.weight < leastWeight ||
    plainly(typed).includes(plainly(said.text)) ||
    plainly(said.text).includes(plainly(typed)) ||
    contacts.some((one) => typed.includes(one) && said.text.includes(one)) ||
    said.figures.length > 1);

/** Whom it is for is not told; a sentence that stands behind it is told as anywhere. */
export const isAddressee = ({ statements }: SubjectFrame, said: Statement): boolean =>
  said.source === 'audience' &&
  (!said.whole || !statements.some(({ source, at }) => source === 'audience' && at < said.at));
