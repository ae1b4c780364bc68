import type { Context, MiddlewareHandler } from 'hono';
import { importLimits } from '#domain/admin/directors.ts';
import { importDirectors } from '#domain/contract/admin-director-routes.ts';
import { importProject, makeDraftFile } from '#domain/contract/file-routes.ts';
import { keepPicture } from '#domain/contract/picture-routes.ts';
import { listProjects } from '#domain/contract/project-routes.ts';
import { projectFileLimits } from '#domain/exports/project-file.ts';
import { pictureLimits } from '#domain/pictures/picture.ts';
import { AppError } from '../../app-error.ts';
import type { HttpEnv } from './http-env.ts';

type Limit = { maxBytes: number; inWords: string };
const ordinary: Limit = { maxBytes: 256 * 1024, inWords: '256 kB' };
// The wizard's state comes with a project.
const project: Limit = { maxBytes: 1024 * 1024, inWords: '1 MB' };
const megabytes = importLimits.megabytes;
const file: Limit = { maxBytes: megabytes * 1024 * 1024, inWords: `${megabytes} MB` };
const picture: Limit = {
  maxBytes: pictureLimits.megabytes * 1024 * 1024,
  inWords: `${pictureLimits.megabytes} MB`,
};
const projectFile: Limit = {
  maxBytes: projectFileLimits.megabytes * 1024 * 1024,
  inWords: `${projectFileLimits.megabytes} MB`,
};
// A caller reads no answer before it has sent everything, so what is too large is heard out first.
const heardOut = { bytes: 16 * 1024 * 1024, milliseconds: 5_000 };

const filesOfDrafts = makeDraftFile.path.replace(':format', '');

type BodyReader = ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>;

/** Refuses bodies that are larger than their address takes. */
export const limitBodies: MiddlewareHandler<HttpEnv> = async (c, next) => {
  const { headers, method } = c.req.raw;
  if (method === 'GET' || method === 'HEAD') return next();
  const limit = limitOf(c.req.path);
  const declared = headers.has('transfer-encoding') ? null : headers.get('content-length');
  if (declared !== null && Number(declared) <= limit.maxBytes) return next();
  // Not before here: whoever touches the stream pays for a web stream, even when it is never read.
  const { body } = c.req.raw;
  if (!body) return next();
  const reader: BodyReader = body.getReader();
  const whole = declared === null ? await readWhole(reader, limit.maxBytes) : null;
  if (!whole) return refuse(c, reader, limit);
  c.req.raw = new Request(c.req.raw, { body: whole });
  return next();
};

function limitOf(path: string): Limit {
  if (path === importDirectors.path) return file;
  if (path === keepPicture.path) return picture;
  if (path === importProject.path) return projectFile;
  if (path.startsWith(filesOfDrafts)) return project;
  const isProject = `${path}/`.startsWith(`${listProjects.path}/`);
  return isProject ? project : ordinary;
}

/** Null as soon as it is larger. */
async function readWhole(
  reader: BodyReader,
  maxBytes: number,
): Promise<Buffer<ArrayBuffer> | null> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(chunks);
    size += value.length;
    if (size > maxBytes) return null;
    chunks.push(value);
  }
}

async function refuse(c: Context<HttpEnv>, reader: BodyReader, limit: Limit): Promise<never> {
  // What is still under way would be read as the next request of this connection.
  if (!(await readAway(reader))) c.header('Connection', 'close');
  throw new AppError('too-large', `A request may hold ${limit.inWords} at most.`);
}

/** False when there is more than is heard out. */
async function readAway(reader: BodyReader): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooSlow = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, heardOut.milliseconds, false);
  });
  const wholeRest = async () => {
    for (let size = 0; size <= heardOut.bytes; ) {
      const { done, value } = await reader.read();
      if (done) return true;
      size += value.length;
    }
    return false;
  };
  const ended = await Promise.race([wholeRest().catch(() => false), tooSlow]);
  clearTimeout(timer);
  return ended;
}
