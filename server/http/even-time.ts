import { setTimeout as sleep } from 'node:timers/promises';

// More than the work takes on a busy machine, and less than anybody notices who waits for a mail.
const evenMs = 250;

/**
 * Answers no sooner than this after it was asked, whatever comes out: what was done for the request
 * before, which is more where there is an account, does not show in the time of the next answer.
 */
export async function inEvenTime<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  const [answer] = await Promise.allSettled([work(), sleep(evenMs)]);
  if (answer.status === 'rejected') throw answer.reason;
  return answer.value;
}
