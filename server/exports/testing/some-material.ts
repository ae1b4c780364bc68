// What files are written from, for tests: a project with drawn frames, without a database.
import sharp from 'sharp';
import type { DraftContent } from '#domain/projects/from-draft.ts';
import { makeCreativePackage } from '../../documents/creative-package.ts';
import { packageOfProject } from '../../documents/package-of-project.ts';
import type { FileMaterial } from '../material.ts';

/** A picture of one colour. */
export const someJpeg = (background = '#c0392b', width = 320, height = 180): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();

export async function materialOf(content: DraftContent): Promise<FileMaterial> {
  const jpeg = await someJpeg();
  const package_ = packageOfProject(content);
  const { cuts = [] } = package_;
  const pictured = (frames: readonly unknown[]) =>
    frames.map(() => ({ jpeg, width: 320, height: 180 }));
  const creative = makeCreativePackage(package_, {
    pictures: pictured(content.storyboard_frames),
    cutPictures: cuts.map(({ storyboardFrames }) => pictured(storyboardFrames)),
    brand: { phone: '', address: '', appUrl: 'https://ads.example' },
    openPath: '/',
    stopUrl: '',
    isUnasked: false,
    createdAt: new Date('2026-11-20T12:00:00Z'),
  });
  const savedAt = new Date('2026-11-20T12:00:00Z');
  return {
    creative,
    content,
    pictures: {},
    drawings: [],
    cuts: [],
    appUrl: 'https://ads.example',
    savedAt,
  };
}
