import { sharedPath } from '#domain/sharing/shared-page.ts';
import { AppError } from '../app-error.ts';
import { makeCreativePackage } from '../documents/creative-package.ts';
import { packageOfProject } from '../documents/package-of-project.ts';
import { printPackage } from '../documents/pdf/print-package.ts';
import { ownLookOf } from '../documents/read-own-look.ts';
import { readPictures } from '../documents/read-pictures.ts';
import { mayTakeAlong } from '../policies.ts';
import type { Services } from '../services.ts';
import type { Asker } from './asker.ts';
import { printingRules } from './limits.ts';
import { readShared } from './open-shared.ts';

/**
 * The package behind a link as a PDF. Throws 'not-found' where there is none to be had, and
 * 'too-many-requests'.
 */
export async function printShared(
  services: Services,
  token: string,
  asker: Asker,
): Promise<Buffer> {
  const found = await readShared(services, token, asker);
  if (found.state !== 'open') throw notHere();
  const { project, owner, share } = found.shared;
  if (!mayTakeAlong(asker.viewer, project, share)) throw notHere();
  await services.limits.take(printingRules(asker), services.now());
  const content = packageOfProject(project, owner);
  const { config, storage } = services;
  const { pdf } = await printPackage(
    makeCreativePackage(content, {
      pictures: await readPictures(storage, content.storyboardFrames),
      look: await ownLookOf(services, project.user_id, content.pictures),
      brand: { ...config.brand, appUrl: config.appUrl },
      openPath: sharedPath(token),
      stopUrl: '',
      isUnasked: false,
      createdAt: services.now(),
    }),
  );
  return pdf;
}

const notHere = () => new AppError('not-found', 'There is nothing to be had here.');
