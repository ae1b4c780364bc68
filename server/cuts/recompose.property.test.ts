// Whatever was answered, a cut is the same film at its own length.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { recomposeCutRequest } from '#domain/functions/recompose-cut.ts';
import { formatAvScript, parseAvScript } from '#domain/script/av-script.ts';
import { cutLengths } from '#domain/script/cuts.ts';
import { fitLengths } from '#domain/script/revision.ts';
import { shotPlan } from '#domain/storyboard/shot-plan.ts';
import { platforms } from '#domain/wizard/options.ts';
import { revise } from '../generation/revise/revise.ts';
import { scriptRequest } from '../generation/testing/sample-requests.ts';
import { writeConcepts } from '../generation/write/write-concepts.ts';
import { writeScript } from '../generation/write/write-script.ts';
import { callOf } from './keep-call.ts';
import { recompose } from './recompose.ts';

const date = new Date('2026-11-20T12:00:00Z');

/** A film, as it was written, fitted to another length or with a sentence of the client's own. */
const film = fc
  .record({
    request: scriptRequest,
    platform: fc.uniqueArray(fc.constantFrom(...platforms), { minLength: 2 }),
    other: fc.nat(1),
    choice: fc.nat(2),
    changed: fc.constantFrom('not', 'fitted', 'edited' as const),
    seconds: fc.constantFrom(...fitLengths),
  })
  .map(({ request, platform, other, choice, changed, seconds }) => {
    const asked = { ...request, platform };
    const selectedConcept = writeConcepts({ ...asked, variation: 0 })[choice];
    const written = writeScript({ ...asked, selectedConcept } as never, { date });
    const from = { ...asked, selectedConcept, existingScript: written.script };
    const fitted =
      changed === 'fitted'
        ? revise(
            {
              ...from,
              existingShots: written.shots,
              operation: { kind: 'length', seconds },
            } as never,
            { date },
          )
        : written;
    const script = changed === 'edited' ? edited(fitted.script) : fitted.script;
    const cut = platform[1 + (other % (platform.length - 1))] ?? 'youtube';
    return {
      ...from,
      existingScript: script,
      existingShots: fitted.shots ?? written.shots,
      cut,
    } as never as Parameters<typeof recompose>[0];
  });

function edited(text: string): string {
  const script = parseAvScript(text);
  const row = script?.rows[1];
  if (!script || !row) return text;
  row.cues = [...row.cues, { kind: 'VO', text: 'We rose at 4.' }];
  return formatAvScript(script);
}

const figuresIn = (text: string) => text.match(/\d+(?:[.,:]\d+)*/g) ?? [];
const wordsIn = (script: string) =>
  (parseAvScript(script)?.rows ?? [])
    .flatMap(({ video, cues }) => [video, ...cues.map(({ text }) => text)])
    .join('\n');
const plain = (text: string) =>
  text
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

// Each property is held against the same films, which are written and recomposed once.
const films = fc.sample(film, 80).map((request) => ({ request, ...recompose(request, { date }) }));

test('CUT-02 a cut lasts as long as its platform’s film, and its rows follow each other', () => {
  for (const { request, script } of films) {
    const rows = parseAvScript(script)?.rows ?? [];
    const { userType, cut } = request;
    expect(cutLengths(userType, cut)).toContain(rows.at(-1)?.endSeconds);
    expect(rows[0]?.startSeconds).toBe(0);
    rows.slice(1).forEach((row, at) => {
      expect(row.startSeconds).toBe(rows[at]?.endSeconds);
    });
    for (const { startSeconds, endSeconds } of rows)
      expect(endSeconds).toBeGreaterThan(startSeconds);
  }
});

test('CUT-02 every figure of a cut is in the primary or in what the client said', () => {
  for (const { request, script } of films) {
    const { existingScript = '', description, behavior, productName } = request;
    const known = figuresIn(
      [
        existingScript,
        description,
        behavior,
        productName,
        request.targetAudience,
        request.notes,
        request.evaluation,
      ].join('\n'),
    );
    const told = figuresIn(wordsIn(script));
    expect(known).toEqual(expect.arrayContaining(told));
  }
});

test('CUT-02 what people are to do stands at the end of every cut', () => {
  for (const { request, script } of films) {
    const primary = parseAvScript(request.existingScript ?? '');
    const call = primary && callOf(primary, request);
    const last = parseAvScript(script)?.rows.at(-1);
    const told = plain((last?.cues ?? []).map(({ text }) => text).join(' | '));
    if (call) expect(told).toContain(plain(call).slice(0, 80).trim());
  }
});

test('CUT-02 the plan of a cut tells of its rows, with the same people', () => {
  for (const { request, script, shots } of films) {
    const rows = parseAvScript(script)?.rows ?? [];
    const plan = shotPlan.parse(shots);
    expect(plan.cast.map(({ id, name }) => [id, name])).toEqual(
      request.existingShots?.cast.map(({ id, name }) => [id, name]),
    );
    expect(plan.rows).toEqual(rows.map(({ video }) => video));
    for (const { row } of plan.shots) expect(row).toBeLessThanOrEqual(rows.length);
  }
});

test('CUT-02 a script whose rows end before they begin is recomposed all the same', () => {
  const shot = { row: 1, seconds: 3, composition: 'object', size: 'close-up' };
  const request = recomposeCutRequest.parse({
    userType: 'business',
    platform: ['tiktok', 'youtube'],
    cut: 'youtube',
    productName: 'Rye at Nine',
    description: 'Sourdough bread.',
    creativeApproach: 'bold',
    existingScript: '1. HOOK | 0-5 s\nVIDEO: CU. A loaf.\nVO: Warm. Now.\n'.repeat(300),
    existingShots: { shots: [shot], rows: ['Something else.'] },
  });
  expect(recompose(request, { date }).script).not.toBe('');
});
