// Where a model writes, what is planned, checked and told of it is done where requests are answered.
import { threadCpuUsage } from 'node:process';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { generateScriptRequest } from '#domain/functions/generate-script.ts';
import type { TextModel } from '../gateways/models/port.ts';
import { fakeDesk } from '../generation/model/script/testing/fake-model.ts';
import { sampleWork } from '../generation/model/script/testing/sample-work.ts';
import { writeModelScript } from '../generation/model/script/write-model-script.ts';
import { characterOf, conceptOf, detailsOf, full } from './testing/odd-fields.ts';
import { oddPieces } from './testing/odd-texts.ts';

/** Answers with the same film, in pieces between which others have their turn, as `writeText` tells them. */
const model: TextModel = {
  name: 'fake',
  async write(_ask, { onText }) {
    const text = JSON.stringify({ ...sampleWork(), notes: [] });
    for (let end = 0; end < text.length; end += 40) {
      onText?.(text.slice(0, end));
      await nextTurn();
    }
    return { text, use: { inputTokens: 1, outputTokens: 1, pictures: 0, microdollars: 0 } };
  },
};

/** The longest this thread was held by one turn of the work, in milliseconds of its own CPU. */
async function longestHold(work: () => Promise<unknown>): Promise<number> {
  let from = threadCpuUsage();
  let longest = 0;
  let isDone = false;
  const look = () => {
    const { user, system } = threadCpuUsage(from);
    longest = Math.max(longest, (user + system) / 1000);
    from = threadCpuUsage();
  };
  const ended = work().then(
    () => (isDone = true),
    () => (isDone = true), // what is odd may be refused
  );
  look();
  for (; !isDone; look()) await nextTurn();
  await ended;
  return longest;
}

const least = async (work: () => Promise<unknown>) => {
  let found = Number.POSITIVE_INFINITY;
  for (let again = 0; again < 4 && found > guaranteed; again++)
    found = Math.min(found, await longestHold(work));
  return found;
};
const guaranteed = 100;
const script = (text: string) => ({ existingScript: text, revisionNotes: text.slice(0, 1_000) });

test.each(['rows of a script', 'lines', 'no spaces, CJK', 'half an address'])(
  'NF-05 a script by a model holds nobody for 100 ms, whatever it is written from: %s',
  { timeout: 300_000 },
  async (name) => {
    const piece = oddPieces[name] ?? '';
    const brief = full(piece, 20_000);
    const asked = { ...detailsOf(piece), ...characterOf(piece) };
    const concept = { selectedConcept: conceptOf(piece), creativeBrief: brief };
    for (const more of [concept, script(brief)]) {
      const request = generateScriptRequest.parse({ ...asked, ...more });
      const work = () => writeModelScript(model, request, fakeDesk().context);
      expect(await least(work)).toBeLessThan(guaranteed);
    }
  },
);
