// Renders the background clip of the landing page and its posters into public/hero.
// Needs ffmpeg with libx264 and libsvtav1. Run: node scripts/render-hero.ts [--still]
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { height, movingLayer, stillPlate, width } from './hero/scene.ts';

const folder = fileURLToPath(new URL('../public/hero', import.meta.url));
const framesPerSecond = 24;
const seconds = 12;

sharp.concurrency(2);
setPriority(15);

async function frame(plate: Buffer, moment: number) {
  const layer = Buffer.from(movingLayer(moment));
  return sharp(plate, { raw: { width, height, channels: 3 } }).composite([{ input: layer }]);
}

async function ffmpeg(args: string[], feed?: (input: NodeJS.WritableStream) => Promise<void>) {
  const child = spawn('ffmpeg', ['-y', '-loglevel', 'error', '-threads', '2', ...args], {
    stdio: [feed ? 'pipe' : 'ignore', 'inherit', 'inherit'],
  });
  const ended = once(child, 'exit');
  if (feed && child.stdin) {
    await feed(child.stdin);
    child.stdin.end();
  }
  const [code] = await ended;
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
}

async function renderMaster(plate: Buffer, master: string) {
  const count = framesPerSecond * seconds;
  const raw = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${width}x${height}`];
  await ffmpeg(
    [
      ...raw,
      '-r',
      `${framesPerSecond}`,
      '-i',
      '-',
      '-c:v',
      'libx264rgb',
      '-qp',
      '0',
      '-preset',
      'ultrafast',
      '-pix_fmt',
      'bgr24',
      master,
    ],
    async (input) => {
      for (let index = 0; index < count; index += 1) {
        const picture = await (await frame(plate, index / count)).removeAlpha().raw().toBuffer();
        if (!input.write(picture)) await once(input, 'drain');
      }
    },
  );
}

/** What of the picture a clip shows, and how large: as large as it is seen, and no larger to decode. */
const cuts = [
  { name: 'hero', filter: 'scale=1280:720', mostBytes: { webm: 300_000, mp4: 500_000 } },
  {
    name: 'hero-tall', // the crop of the tall poster
    filter: 'crop=960:900:320:0,scale=640:600',
    mostBytes: { webm: 180_000, mp4: 300_000 },
  },
] as const;

const codecs = {
  webm: {
    startCrf: 30,
    args: ['-c:v', 'libsvtav1', '-preset', '5', '-g', '288', '-svtav1-params', 'lp=2:tune=0'],
  },
  mp4: {
    startCrf: 23,
    args: ['-c:v', 'libx264', '-preset', 'slow', '-profile:v', 'high', '-movflags', '+faststart'],
  },
} as const;

const bt709 = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'];

/** Encodes at falling quality until the clip is small enough. */
async function encode(
  master: string,
  { name, filter, mostBytes }: (typeof cuts)[number],
  format: keyof typeof codecs,
) {
  const target = join(folder, `${name}.${format}`);
  const { startCrf, args } = codecs[format];
  const picture = `${filter}:flags=lanczos,scale=out_color_matrix=bt709:out_range=tv,format=yuv420p`;
  for (let crf = startCrf; crf < 60; crf += 2) {
    const quality = ['-crf', `${crf}`];
    await ffmpeg(['-i', master, '-vf', picture, ...bt709, ...args, ...quality, '-an', target]);
    const { size } = await stat(target);
    console.log(`${name}.${format}: crf ${crf}, ${size} bytes`);
    if (size < mostBytes[format]) return;
  }
  throw new Error(`${name}.${format} does not fit into ${mostBytes[format]} bytes`);
}

async function posters(plate: Buffer) {
  const first = await (await frame(plate, 0)).removeAlpha().png().toBuffer();
  const tall = await sharp(first)
    .extract({ left: 320, top: 0, width: 960, height: 900 })
    .toBuffer();
  await sharp(first).avif({ quality: 36, effort: 6 }).toFile(join(folder, 'poster.avif'));
  await sharp(first).jpeg({ quality: 80, mozjpeg: true }).toFile(join(folder, 'poster.jpg'));
  await sharp(tall).avif({ quality: 36, effort: 6 }).toFile(join(folder, 'poster-tall.avif'));
  await sharp(tall).jpeg({ quality: 80, mozjpeg: true }).toFile(join(folder, 'poster-tall.jpg'));
}

await mkdir(folder, { recursive: true });
const plate = await sharp(Buffer.from(stillPlate())).removeAlpha().raw().toBuffer();
await posters(plate);
if (!process.argv.includes('--still')) {
  const work = await mkdtemp(join(tmpdir(), 'hero-'));
  const master = join(work, 'master.mkv');
  await renderMaster(plate, master);
  for (const cut of cuts) {
    await encode(master, cut, 'webm');
    await encode(master, cut, 'mp4');
  }
  await rm(work, { recursive: true });
}
