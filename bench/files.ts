// What each file of a project costs: time, also as a multiple of a fixed piece of work, bytes, and how long the
// thread that answers requests was held meanwhile, in milliseconds, for an ordinary project and for the largest
// that is taken.
// With a folder, as in `node bench/files.ts /tmp/files`, the files are left there to be looked at.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { threadCpuUsage } from 'node:process';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { exportFormats } from '#domain/exports/formats.ts';
import { generateStoryboardRequest } from '#domain/functions/generate-storyboard.ts';
import type { DraftContent } from '#domain/projects/from-draft.ts';
import { builtInEngine } from '#server/engine/built-in-engine.ts';
import type { GenerationContext } from '#server/engine/generation-context.ts';
import { type MadeFile, makeFile } from '#server/exports/make-file.ts';
import {
  type WorldLanguage,
  worldProject,
  worldWords,
} from '#server/exports/testing/scripts-of-the-world.ts';
import { keepFrame } from '#server/functions/serving/keep-frame.ts';
import { openMeter } from '#server/generation/meter.ts';
import { openThreadedFileRoom } from '#server/off-loop/threaded-file-room.ts';
import { openDiskServices } from '#tests/builders/open-disk-services.ts';
import { measurePace } from './film/pace.ts';

const folder = process.argv[2];
const fileRoom = openThreadedFileRoom();
const dataDir = mkdtempSync(join(tmpdir(), 'ad-builder-files-'));
const { services: inline, close } = await openDiskServices(dataDir, {});
const services = { ...inline, fileRoom };

async function pictures(platform: string): Promise<string[]> {
  const { script, shots } = worldProject('english');
  const request = generateStoryboardRequest.parse({
    script,
    platform,
    productName: 'Hobday',
    shots,
  });
  const context = {
    date: new Date(),
    signal: new AbortController().signal,
    onProgress: () => {},
    meter: openMeter(),
    log: inline.log,
  } as unknown as GenerationContext;
  const frames = await builtInEngine.drawStoryboard(request, context, async () => {});
  const kept = await Promise.all(
    frames.flatMap((frame) => (frame ? [keepFrame(services, frame)] : [])),
  );
  return kept.map(({ imageUrl }) => imageUrl ?? '');
}

const cpuMs = ({ user, system }: { user: number; system: number }) => (user + system) / 1_000;

async function whole({ body }: MadeFile): Promise<Uint8Array> {
  return body instanceof Uint8Array ? body : new Uint8Array(await new Response(body).arrayBuffer());
}

async function measure(content: DraftContent, format: (typeof exportFormats)[number]) {
  let held = 0;
  let from = threadCpuUsage();
  let made: { name: string; bytes: Uint8Array } | undefined;
  const look = () => {
    held = Math.max(held, cpuMs(threadCpuUsage(from)));
    from = threadCpuUsage();
  };
  const started = performance.now();
  const { signal } = new AbortController();
  const asked = { content, format, may: () => true, logoOf: null, hasSlate: false, signal };
  const work = makeFile(services, asked).then(async (file) => {
    made = { name: file.name, bytes: await whole(file) };
  });
  let isOver = false;
  const ended = work.finally(() => {
    isOver = true;
  });
  for (; !isOver; look()) {
    const again = performance.now() + 2;
    while (!isOver && performance.now() < again) await nextTurn();
  }
  await ended;
  return { ms: performance.now() - started, held, ...(made as NonNullable<typeof made>) };
}

/** As much as the schemas take. */
function largest(urls: readonly string[]): DraftContent {
  const content = worldProject('hindi', urls);
  const rows = Array.from({ length: 40 }, (_, at) =>
    [
      `${at + 1}. HOOK | ${at}-${at + 1} s`,
      `VIDEO: ${'क्लोज़-अप। '.repeat(22)}`,
      `VO: ${'आपने '.repeat(30)}`,
    ].join('\n'),
  );
  const [shot] = content.shots?.shots ?? [];
  const shots = Array.from({ length: 80 }, (_, at) => ({
    ...shot,
    row: Math.floor(at / 2) + 1,
    cut: (at % 2) + 1,
  }));
  return {
    ...content,
    script: rows.join('\n\n').slice(0, 20_000),
    creative_brief: 'a: b\n- c\n\n'.repeat(2_000).slice(0, 20_000),
    shots: content.shots && { ...content.shots, shots: shots as never },
  };
}

const boards = {
  wide: await pictures('youtube'),
  tall: await pictures('tiktok'),
  square: await pictures('instagram'),
};
const languages = Object.keys(worldWords) as WorldLanguage[];
const shapes = Object.values(boards);
const projects: Record<string, DraftContent> = {
  ...Object.fromEntries(languages.map((one, at) => [one, worldProject(one, shapes[at % 3])])),
  largest: largest(boards.wide),
};
// Each thread loads its libraries with its first file.
// Films are measured by themselves: bench/film.ts.
const written = exportFormats.filter(({ id }) => id !== 'film');
for (const format of written) await measure(worldProject('english', boards.wide), format);
const table: Record<string, Record<string, number>> = {};
const pace = measurePace();
for (const format of written) {
  const row: Record<string, number> = {};
  for (const [name, content] of Object.entries(projects)) {
    const { ms, held, bytes, name: fileName } = await measure(content, format);
    if (name === 'english' || name === 'largest') {
      Object.assign(row, {
        [`${name} ms`]: Math.round(ms),
        [`${name} multiple`]: Number((ms / 1000 / pace.seconds).toFixed(3)),
        [`${name} kB`]: Math.round(bytes.length / 1024),
        [`${name} held`]: Math.round(held),
      });
    }
    if (!folder) continue;
    mkdirSync(join(folder, name), { recursive: true });
    writeFileSync(join(folder, name, `${format.id} ${fileName}`), bytes);
  }
  table[format.id] = row;
}
console.table(table);
console.log(`A multiple of 1 is ${Math.round(1000 * pace.seconds)} ms.`);
await fileRoom.close();
await close();
rmSync(dataDir, { recursive: true });
