// Properties of the English writer over many different answers.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseBrief } from '#domain/brief/parse-brief.ts';
import { parseAvScript } from '#domain/script/av-script.ts';
import { countSpokenWords, wordsPerSecond, wordsThatFit } from '#domain/script/speech.ts';
import { conceptsRequest, scriptRequest } from '../testing/sample-requests.ts';
import { cutSeconds } from './plan-seconds.ts';
import { writeBrief } from './write-brief.ts';
import { writeConcepts } from './write-concepts.ts';
import { writeScript } from './write-script.ts';

const date = new Date('2026-11-20T12:00:00Z');
const runs = { numRuns: 80 };

/** What is wrong with a text on its face; empty when nothing is. */
function faults(text: string): string[] {
  const found = [
    /\[object/,
    /undefined|\bNaN\b|\bnull\b/,
    / {2}/,
    / [,.;!?](?=\s|$)/,
    /[,;:]\./,
    /\.\.(?!\.)/,
    /,,/,
    /\{|\}/,
    /\[(?:thing|their|who)\]/,
    /\b[Aa] (?=[aeio][a-z]{2})(?!one|once|eur|uni)/,
    /\b[Aa]n (?=[bcdfgjklmnpqrstvwyz][aeiou])(?!hour|honest|heir)/,
    /<\/?[a-z]+>/i,
    /\bthe the\b|\ba a\b/i,
  ].flatMap((pattern) => pattern.exec(text)?.[0] ?? []);
  const count = (mark: string) => text.split(mark).length - 1;
  if (count('“') !== count('”')) found.push('quotes');
  if (count('(') !== count(')')) found.push('brackets');
  return found;
}

test('GEN-01 GEN-07 three concepts with their own titles and features come from any answers', () => {
  fc.assert(
    fc.property(conceptsRequest, (request) => {
      const concepts = writeConcepts(request);
      expect(concepts).toHaveLength(3);
      expect(new Set(concepts.map((concept) => concept.title.toLowerCase())).size).toBe(3);
      const features = concepts.flatMap((concept) => concept.features);
      expect(new Set(features).size).toBe(features.length);
      for (const concept of concepts) {
        expect(concept.title.split(' ').length).toBeLessThanOrEqual(6);
        expect(concept.features.length).toBeGreaterThanOrEqual(3);
        expect(concept.features.length).toBeLessThanOrEqual(4);
        expect(
          faults([concept.title, concept.subtitle, ...concept.features, concept.tone].join('\n')),
        ).toEqual([]);
      }
    }),
    runs,
  );
});

test('GEN-03 GEN-07 the brief has the eleven sections of the trade from any answers', () => {
  fc.assert(
    fc.property(conceptsRequest, fc.nat(2), (request, choice) => {
      const selectedConcept = writeConcepts(request)[choice] ?? {
        title: 'Idea',
        subtitle: '',
        features: [],
        tone: '',
      };
      const brief = writeBrief({ ...request, selectedConcept });
      expect(parseBrief(brief).map((section) => section.heading)).toEqual([
        'Background',
        'Objective',
        'Audience',
        'Single-minded message',
        'Reasons to believe',
        'Desired response',
        'Tone and brand character',
        'Mandatories',
        'Deliverables and formats',
        'Budget and timing',
        'Measure of success',
      ]);
      expect(faults(brief)).toEqual([]);
      if (request.userType === 'government') expect(brief).toContain('Sponsor line');
      if (request.userType === 'trailer') expect(brief).toContain('Date and where to watch');
    }),
    runs,
  );
});

test('GEN-04 GEN-07 seconds add up and every row can be spoken in its time', () => {
  fc.assert(
    fc.property(scriptRequest, fc.nat(2), (request, choice) => {
      const selectedConcept = writeConcepts({ ...request, variation: choice })[choice];
      const text = writeScript(
        { ...request, ...(selectedConcept ? { selectedConcept } : {}) },
        { date },
      );
      const script = parseAvScript(text);
      expect(script).not.toBeNull();
      const rows = script?.rows ?? [];
      const seconds = cutSeconds(request.userType, request.platform[0] ?? 'youtube');
      expect(rows[0]?.startSeconds).toBe(0);
      expect(rows.at(-1)?.endSeconds).toBe(seconds);
      expect(rows.length).toBeGreaterThanOrEqual(4);
      expect(rows.length).toBeLessThanOrEqual(6);
      rows.forEach((row, at) => {
        if (at > 0) expect(row.startSeconds).toBe(rows[at - 1]?.endSeconds);
        const speech = row.cues
          .filter((cue) => cue.kind === 'VO' || cue.kind === 'DIALOGUE')
          .map((cue) => cue.text)
          .join(' ');
        expect(countSpokenWords(speech)).toBeLessThanOrEqual(
          wordsThatFit(row.endSeconds - row.startSeconds, wordsPerSecond(request.creativeApproach)),
        );
        if (request.voiceOverOnly)
          expect(row.cues.every((cue) => cue.kind !== 'DIALOGUE')).toBe(true);
        if (request.platform[0] === 'instagram')
          expect(row.cues.some((cue) => cue.kind === 'SUPER')).toBe(true);
        expect(row.video).toMatch(/^(?:ECU|CU|MCU|MS|WS|OTS|Insert)/);
      });
      expect(faults(text)).toEqual([]);
    }),
    runs,
  );
});

test('GEN-07 the same answers give the same words', () => {
  fc.assert(
    fc.property(scriptRequest, (request) => {
      const copy = structuredClone(request);
      expect(writeConcepts({ ...copy, variation: 0 })).toEqual(
        writeConcepts({ ...request, variation: 0 }),
      );
      expect(writeScript(copy, { date })).toBe(writeScript(request, { date }));
    }),
    { numRuns: 40 },
  );
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
      const concepts = writeConcepts({ ...request, variation: 0 });
      const said = concepts.map((concept) =>
        [concept.title, concept.subtitle, ...concept.features].join(' '),
      );
      const rows =
        parseAvScript(writeScript(request, { date }))?.rows.flatMap((row) => [
          row.video,
          ...row.cues.map((cue) => cue.text),
        ]) ?? [];
      for (const number of [...said, ...rows].join(' ').match(/\d+/g) ?? [])
        expect(typed).toContain(number);
    }),
    runs,
  );
});
