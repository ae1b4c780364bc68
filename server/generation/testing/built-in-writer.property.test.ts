// Properties of the built-in writer over many different answers.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseBrief } from '#domain/brief/parse-brief.ts';
import { formatAvScript, parseAvScript } from '#domain/script/av-script.ts';
import { cutLengths } from '#domain/script/cuts.ts';
import { readRows } from '#domain/script/rows/read-rows.ts';
import { shotPlan } from '#domain/storyboard/shot-plan.ts';
import { wordsOf } from '../write/words/words.ts';
import { writeBrief } from '../write/write-brief.ts';
import { writeConcepts } from '../write/write-concepts.ts';
import { writeScript } from '../write/write-script.ts';
import { sampleRequest } from './sample-request.ts';
import { conceptsRequest, scriptRequest } from './sample-requests.ts';

const date = new Date('2026-11-20T12:00:00Z');
const runs = { numRuns: 80 };

/** What no text may hold, whatever was typed. */
const faulty = /\[object|undefined|\bNaN\b|\bnull\b|[{}]|<\/?[a-z]+>|\[[^\]]*\|/;

test('GEN-01 GEN-07 three concepts with their own titles come from any answers', () => {
  fc.assert(
    fc.property(conceptsRequest, (request) => {
      const concepts = writeConcepts(request);
      expect(concepts).toHaveLength(3);
      expect(new Set(concepts.map(({ title }) => title.toLowerCase())).size).toBe(3);
      for (const { title, subtitle, features, tone } of concepts) {
        expect(features.length).toBeGreaterThanOrEqual(2);
        expect([title, subtitle, ...features, tone].join('\n')).not.toMatch(faulty);
      }
    }),
    runs,
  );
});

test('GEN-03 GEN-07 the brief has the eleven sections of the trade from any answers', () => {
  fc.assert(
    fc.property(conceptsRequest, fc.nat(2), (request, choice) => {
      const concepts = writeConcepts(request);
      const brief = writeBrief({ ...request, selectedConcept: concepts[choice] as never });
      expect(parseBrief(brief).map(({ heading }) => heading)).toEqual(wordsOf('en').brief.headings);
      expect(brief).not.toMatch(faulty);
    }),
    runs,
  );
});

test('GEN-04 GEN-07 PLAN-01 BOARD-04 rows follow each other, are the text, and have their shots', () => {
  fc.assert(
    fc.property(scriptRequest, fc.nat(2), (request, choice) => {
      const selectedConcept = writeConcepts({ ...request, variation: 0 })[choice];
      const { script: text, shots } = writeScript({ ...request, selectedConcept } as never, {
        date,
      });
      const rows = parseAvScript(text)?.rows ?? [];
      expect(rows.length).toBeGreaterThanOrEqual(4);
      expect(rows[0]?.startSeconds).toBe(0);
      const platform = request.platform[0] ?? 'tiktok';
      // A longer film is for those who have as much to say.
      expect(cutLengths(request.userType, platform)).toContain(rows.at(-1)?.endSeconds);
      rows.forEach((row, at) => {
        if (at > 0) expect(row.startSeconds).toBe(rows[at - 1]?.endSeconds);
        if (request.voiceOverOnly)
          expect(row.cues.every(({ kind }) => kind !== 'DIALOGUE')).toBe(true);
      });
      expect(text).not.toMatch(faulty);
      const table = readRows(text);
      expect(table.problem, 'BOARD-04').toBeUndefined();
      if (!table.problem) expect(formatAvScript(table.script)).toBe(text);
      expect(shotPlan.parse(shots)).toEqual(shots);
      expect(shots.rows).toEqual(rows.map(({ video }) => video));
      expect(new Set(shots.shots.map(({ row }) => row)).size).toBe(rows.length);
      const framed = shots.shots.flatMap(({ frame }) => frame ?? []);
      expect(framed).toEqual([1, 2, 3, 4]);
    }),
    runs,
  );
});

test('GEN-07 the same answers give the same words', () => {
  fc.assert(
    fc.property(scriptRequest, (request) => {
      const again = structuredClone(request);
      expect(writeScript(again, { date })).toEqual(writeScript(request, { date }));
    }),
    { numRuns: 30 },
  );
});

test('GEN-07 further concepts are others while there are any', () => {
  const [first, second] = [0, 1].map((variation) => {
    const request = { ...sampleRequest({}), budget: undefined, variation };
    return writeConcepts(request).map(({ title }) => title);
  });
  expect(second?.filter((title) => !first?.includes(title))).not.toEqual([]);
});

test('GEN-07 no number is invented', () => {
  fc.assert(
    fc.property(scriptRequest, (request) => {
      const typed = [
        request.productName,
        request.description,
        request.targetAudience,
        request.behavior,
        request.evaluation,
      ].join(' ');
      const rows = parseAvScript(writeScript(request, { date }).script)?.rows ?? [];
      const said = rows.flatMap(({ cues }) =>
        cues.flatMap(({ kind, text }) => (/^(?:VO|DIALOGUE|SUPER)$/.test(kind) ? text : [])),
      );
      for (const number of said.join(' ').match(/\d+/g) ?? []) expect(typed).toContain(number);
    }),
    runs,
  );
});
