// Has the built-in engine make the sample package: `.cache/sample/work.json` and its pictures.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { makeFilm } from '#domain/animatic/make-film.ts';
import { generateConceptsRequest } from '#domain/functions/generate-concepts.ts';
import { generateCreativeBriefRequest } from '#domain/functions/generate-creative-brief.ts';
import { generateScriptRequest } from '#domain/functions/generate-script.ts';
import { generateStoryboardRequest } from '#domain/functions/generate-storyboard.ts';
import type { SampleWork } from '#domain/sharing/sample-work.ts';
import { builtInEngine as engine } from '#server/engine/built-in-engine.ts';
import type { DrawnFrame } from '#server/engine/engine.ts';
import type { GenerationContext } from '#server/engine/generation-context.ts';
import { openMeter } from '#server/generation/meter.ts';
import { chosen, client, date, typed } from './client.ts';

const quiet = { info: () => {}, warn: () => {}, error: () => {} };
const context = {
  date,
  log: quiet,
  signal: new AbortController().signal,
  onProgress: () => {},
  meter: openMeter(),
} as unknown as GenerationContext;

/** The work with the bytes of its pictures, which its frames name by their place. */
async function makeSample(): Promise<{ work: SampleWork; pictures: Uint8Array[] }> {
  const concepts = await engine.writeConcepts(generateConceptsRequest.parse(client), context);
  const concept = concepts[chosen];
  if (!concept) throw new Error('The sample has no concept.');
  const further = { ...client, selectedConcept: concept };
  const creativeBrief = await engine.writeBrief(
    generateCreativeBriefRequest.parse(further),
    context,
  );
  const { script, shots } = await engine.writeScript(
    generateScriptRequest.parse({ ...further, creativeBrief }),
    context,
  );
  const drawn = await engine.drawStoryboard(
    generateStoryboardRequest.parse({ ...client, script, shots }),
    context,
    async () => {},
  );
  // None is locked, so none is left out.
  const drawnFrames = drawn.filter((frame) => frame !== null);
  const frames = drawnFrames.map(frameOf);
  const format = '16:9' as const;
  const work: SampleWork = {
    projectName: concept.title,
    productName: client.productName,
    sharedBy: '',
    platforms: ['YouTube'],
    format,
    concept,
    shown: { creative_brief: creativeBrief, script, storyboard_frames: frames },
    film: makeFilm({ title: concept.title, script, frames, shots: shots ?? null, format }),
    cuts: [],
    typed,
    concepts,
    chosen,
  };
  const pictures = await Promise.all(
    drawnFrames.map(({ jpeg }) => sharp(jpeg).webp({ quality: 82 }).toBuffer()),
  );
  return { work, pictures };
}

const frameOf = ({ title, description, timing, alt }: DrawnFrame, at: number) => ({
  title,
  description,
  timing,
  imageAlt: alt,
  imageUrl: `frame-${at + 1}.webp`,
});

const [, , target = ''] = process.argv;
const { work, pictures } = await makeSample();
mkdirSync(target, { recursive: true });
for (const [at, bytes] of pictures.entries())
  writeFileSync(join(target, `frame-${at + 1}.webp`), bytes);
writeFileSync(join(target, 'work.json'), JSON.stringify(work));
