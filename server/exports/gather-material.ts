// From a project, or a draft as one, what its files are written from.

import { ledBy } from '#domain/cuts/lead.ts';
import type { ExportFormat } from '#domain/exports/formats.ts';
import { projectFileLimits } from '#domain/exports/project-file.ts';
import { type DraftContent, draftOfProject } from '#domain/projects/from-draft.ts';
import type { Draft } from '#domain/wizard/draft/draft.ts';
import { restoreDraft } from '#domain/wizard/draft/saved-state.ts';
import { findChosenDirector, nameAndPlace } from '../directors/chosen-director.ts';
import { makeCreativePackage } from '../documents/creative-package.ts';
import { packageOfProject } from '../documents/package-of-project.ts';
import { readOwnLook } from '../documents/read-own-look.ts';
import { readCutPictures, readPictures } from '../documents/read-pictures.ts';
import type { Storage } from '../gateways/storage/port.ts';
import type { BoardRequest } from '../generation/illustrator/plan-board.ts';
import type { PictureAsker } from '../pictures/find-picture.ts';
import { readDrawings } from '../pictures/read-drawings.ts';
import { pictureKeys } from '../projects/picture-keys.ts';
import type { Services } from '../services.ts';
import { boardRequest } from './layers/board-request.ts';
import type { FileMaterial } from './material.ts';

/** Who is named where the project names nobody. */
type Owner = { full_name: string; company_name: string };

type Asked = {
  content: DraftContent;
  owner?: Owner;
  asker?: PictureAsker;
  logoOf: PictureAsker | null;
};

export async function gatherMaterial(
  services: Pick<Services, 'db' | 'storage' | 'config' | 'now' | 'log'>,
  formats: readonly ExportFormat[],
  { content, owner, asker = { viewer: null, guest: null }, logoOf }: Asked,
): Promise<FileMaterial> {
  const { db, storage, config, now } = services;
  const director = await findChosenDirector(db, content.form_data.selectedDirector ?? '');
  const savedAt = now();
  const made = packageOfProject(content, owner);
  const creative = makeCreativePackage(made, {
    pictures: await readPictures(storage, content.storyboard_frames),
    cutPictures: await readCutPictures(storage, made.cuts),
    look: await readOwnLook(services, logoOf, content.form_data.pictures),
    brand: { ...config.brand, appUrl: config.appUrl },
    openPath: '/',
    stopUrl: '',
    isUnasked: false,
    createdAt: savedAt,
    ...(director ? { director: nameAndPlace(director) } : {}),
  });
  const keepsPictures = formats.some(({ id }) => id === 'project-file');
  return {
    creative,
    content,
    cuts: made.cuts.map(({ script, storyboardFrames, shots }) => ({
      script,
      shots,
      storyboard_frames: storyboardFrames,
    })),
    pictures: keepsPictures ? await keptPictures(storage, content) : {},
    drawings: formats.some(({ id }) => id === 'layers')
      ? await drawingsOf(services, content, made, asker)
      : [],
    appUrl: config.appUrl,
    savedAt,
  };
}

// The primary first, then the cuts of the package.
function drawingsOf(
  services: Parameters<typeof drawingOf>[0],
  content: DraftContent,
  { cuts }: ReturnType<typeof packageOfProject>,
  asker: PictureAsker,
): Promise<(BoardRequest | null)[]> {
  // As it was left: to hold a whole project against its wizard would keep everybody waiting.
  const { wizard_state } = content;
  const draft = wizard_state ? restoreDraft(wizard_state) : draftOfProject(content);
  const drafts = [draft, ...cuts.map(({ platform }) => ledBy(draft, platform))];
  return Promise.all(drafts.map(async (one) => one && drawingOf(services, one, asker)));
}

async function drawingOf(
  services: Pick<Services, 'db' | 'storage' | 'log'>,
  draft: Draft,
  asker: PictureAsker,
): Promise<BoardRequest | null> {
  const request = boardRequest(draft);
  return (
    request && { ...request, ...(await readDrawings(services, asker, request.pictures, false)) }
  );
}

/** The board's first, then those of other takes, as many as a file may hold. */
async function keptPictures(
  storage: Storage,
  content: DraftContent,
): Promise<Record<string, Uint8Array>> {
  const { storyboard_frames, wizard_state } = content;
  const keys = pictureKeys([storyboard_frames, wizard_state]).slice(0, projectFileLimits.pictures);
  const found = await Promise.all(
    keys.map(async (key) => {
      const stored = await storage.get(key);
      const isKept =
        stored?.contentType === 'image/jpeg' &&
        stored.bytes.length <= projectFileLimits.pictureBytes;
      return isKept ? [[key, new Uint8Array(stored.bytes)] as const] : [];
    }),
  );
  return Object.fromEntries(found.flat());
}
