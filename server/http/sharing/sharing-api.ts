// Links to projects: what their owner does with them, and the files behind them.

import type { Viewer } from '#domain/accounts/viewer.ts';
import * as routes from '#domain/contract/share-routes.ts';
import type { ProjectShare } from '#domain/sharing/share.ts';
import { AppError } from '../../app-error.ts';
import { noProject } from '../../projects/find-project.ts';
import type { Services } from '../../services.ts';
import { previewRules } from '../../sharing/limits.ts';
import { changeShare, endShare, renewShare } from '../../sharing/manage-share.ts';
import {
  answerComment,
  blockGuest,
  removeComment,
  resolveThread,
  unblockGuest,
} from '../../sharing/moderate.ts';
import { logoShared, previewShared } from '../../sharing/preview-shared.ts';
import { printShared } from '../../sharing/print-shared.ts';
import { readShare } from '../../sharing/read-share.ts';
import { defineRoute, type Family } from '../routes/define-route.ts';
import { sharedAsker } from './shared-asker.ts';

const missing = { 404: 'There is no project of this id for you, or nothing of the other.' };
const limited = { 429: 'Too many; Retry-After says when to come back.' };
const gives = 'The link, and what came of it.';

export const sharingFamily: Family = {
  routes: [
    defineRoute(routes.readShare, {
      may: 'owner',
      summary: 'The link to a project, what guests said there, and who approved it.',
      gives,
      also: missing,
      run: ({ params }, { services, viewer }) => shareOf(services, viewer, params.id),
    }),
    defineRoute(routes.changeShare, {
      may: 'owner',
      summary: 'Makes a link to a project, or changes the one there is.',
      gives,
      also: { ...missing, ...limited },
      async run({ params: { id }, body }, { services, viewer }) {
        await changeShare(services, viewer, id, body);
        return shareOf(services, viewer, id);
      },
    }),
    defineRoute(routes.renewShare, {
      may: 'owner',
      summary: 'Gives the link another address; the one before leads nowhere.',
      gives,
      also: { ...missing, ...limited },
      async run({ params: { id } }, { services, viewer }) {
        await renewShare(services, viewer, id);
        return shareOf(services, viewer, id);
      },
    }),
    defineRoute(routes.endShare, {
      may: 'owner',
      summary: 'Takes the link back; what was said stays with the project.',
      gives: 'It leads nowhere.',
      also: missing,
      run: ({ params: { id } }, { services, viewer }) => endShare(services, viewer, id),
    }),
    defineRoute(routes.answerComment, {
      may: 'owner',
      summary: 'Answers a guest.',
      gives,
      also: { ...missing, ...limited, 409: 'The project holds no more comments.' },
      async run({ params, body }, { services, viewer }) {
        await answerComment(services, viewer, params, body);
        return shareOf(services, viewer, params.id);
      },
    }),
    defineRoute(routes.changeComment, {
      may: 'owner',
      summary: 'Says that a thread is done with, or is not.',
      gives,
      also: missing,
      async run({ params, body: { resolved } }, { services, viewer }) {
        await resolveThread(services, viewer, params, resolved);
        return shareOf(services, viewer, params.id);
      },
    }),
    defineRoute(routes.removeComment, {
      may: 'owner',
      summary: 'Removes a comment with what was answered to it.',
      gives: 'Gone.',
      also: missing,
      run: ({ params }, { services, viewer }) => removeComment(services, viewer, params),
    }),
    defineRoute(routes.blockGuest, {
      may: 'owner',
      summary: 'Takes nothing more from a guest, and removes what they said and approved.',
      gives,
      also: missing,
      async run({ params }, { services, viewer }) {
        await blockGuest(services, viewer, params);
        return shareOf(services, viewer, params.id);
      },
    }),
    defineRoute(routes.unblockGuest, {
      may: 'owner',
      summary: 'Lets a blocked guest write again.',
      gives: 'They can.',
      also: missing,
      run: ({ params }, { services, viewer }) => unblockGuest(services, viewer, params),
    }),
  ],
};

const nothing = { 404: 'The address leads nowhere, or to nothing of the kind.' };

export const sharedFilesFamily: Family = {
  routes: [
    defineRoute(routes.printShared, {
      may: 'everybody',
      summary: 'The package behind a link, where its owner lets guests take it along.',
      gives: 'The PDF.',
      also: { ...nothing, ...limited },
      async run({ params: { token } }, { c, services }) {
        const pdf = await printShared(services, token, await sharedAsker(c, services));
        return c.body(new Uint8Array(pdf), 200, {
          'Content-Type': 'application/pdf',
          'Content-Disposition': 'attachment; filename="creative-package.pdf"',
        });
      },
    }),
    defineRoute(routes.logoShared, {
      may: 'everybody',
      summary:
        'The client’s logo on the page behind a link, where its owner has the starter package.',
      gives: 'The logo.',
      also: { ...nothing, ...limited },
      async run({ params: { token } }, { c, services, now }) {
        const asker = await sharedAsker(c, services);
        await services.limits.take(previewRules(asker), now);
        const logo = await logoShared(services, token, asker);
        if (!logo) throw new AppError('not-found', 'There is no logo here.');
        return c.body(new Uint8Array(logo), 200, { 'Content-Type': 'image/webp' });
      },
    }),
    defineRoute(routes.previewShared, {
      may: 'everybody',
      summary: 'The picture that messengers show of a link.',
      gives: 'The picture, 1200 by 630.',
      also: { ...nothing, ...limited },
      async run({ params: { token } }, { c, services, now }) {
        const asker = await sharedAsker(c, services);
        await services.limits.take(previewRules(asker), now);
        const picture = await previewShared(services, token, asker);
        if (!picture) throw new AppError('not-found', 'There is no picture of this.');
        return c.body(new Uint8Array(picture), 200, { 'Content-Type': 'image/jpeg' });
      },
    }),
  ],
};

async function shareOf(services: Services, viewer: Viewer, id: string): Promise<ProjectShare> {
  const share = await readShare(services, viewer, id);
  if (!share) throw noProject();
  return share;
}
