// A project file from outside: a JSON, or a ZIP that holds one. Nothing of it is believed.
import type { z } from 'zod';
import { portable, projectFile } from '#domain/exports/project-file.ts';
import type { DraftContent } from '#domain/projects/from-draft.ts';
import { readFilePictures } from './read-file-pictures.ts';
import { renamePictures } from './rename-pictures.ts';
import { unpackProjectFile } from './unpack-project-file.ts';
import { Unreadable } from './unreadable.ts';

/** `pictures`: JPEGs by the storage key they belong under. `fields`: what is not as it should be. */
export type ReadFile =
  | { ok: true; content: DraftContent; pictures: Record<string, Uint8Array> }
  | { ok: false; message: string; fields: { path: string; message: string }[] };

const mostProblems = 20;

export async function readProjectFile(bytes: Uint8Array): Promise<ReadFile> {
  try {
    const parsed = projectFile.safeParse(await jsonOf(bytes));
    if (!parsed.success) return refusal(parsed.error);
    const { project, pictures } = parsed.data;
    const found = await readFilePictures(pictures);
    return {
      ok: true,
      content: renamePictures(portable(project), found.names),
      pictures: found.pictures,
    };
  } catch (error) {
    if (error instanceof Unreadable) return { ok: false, message: error.message, fields: [] };
    throw error;
  }
}

async function jsonOf(bytes: Uint8Array): Promise<unknown> {
  const text = textOf(isZip(bytes) ? await unpackProjectFile(bytes) : bytes);
  const json = parse(text);
  const { kind, version } = (json ?? {}) as { kind?: unknown; version?: unknown };
  if (kind !== 'ad-builder-project') throw new Unreadable('This is no project file of AD BUILDER.');
  if (typeof version === 'number' && version > 1)
    throw new Unreadable('This file was made by a newer AD BUILDER than this one.');
  return json;
}

const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5);

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new Unreadable('This file is neither a ZIP nor text.', { cause });
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Unreadable('This file is not JSON, or a part of it is missing.', { cause });
  }
}

function refusal({ issues }: z.ZodError): ReadFile {
  const fields = issues.slice(0, mostProblems).map(({ path, message }) => ({
    path: path.map(String).join('.').slice(0, 300),
    message: message.slice(0, 300),
  }));
  const [first] = fields;
  const which = first ? ` First of all ${first.path || 'the whole'}: ${first.message}` : '';
  return { ok: false, message: `${notAsItShouldBe}${which}`, fields };
}

const notAsItShouldBe = 'Some parts of this file are not as they should be.';
