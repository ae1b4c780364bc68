// The page behind the link of a mail, and the files it leads to. It has no script and says no address.
import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { html } from 'hono/html';
import { type ExportFormat, exportFormats, formatOf, missingFor } from '#domain/exports/formats.ts';
import { AppError } from '../../app-error.ts';
import { readFilesToken } from '../../exports/mailed/files-link.ts';
import { findMailed, type Mailed } from '../../exports/mailed/find-mailed.ts';
import { holdingsOf } from '../../exports/make-file.ts';
import { findEntitlement } from '../../payments/subscriptions/entitlement.ts';
import { type Html, plainPage } from '../../plain-page/plain-page.ts';
import { mayExport, mayLeaveOutSlate, mayShowOwnLook } from '../../policies.ts';
import type { Services } from '../../services.ts';
import { callerGone } from '../edge/caller-gone.ts';
import type { HttpEnv } from '../edge/http-env.ts';
import { answerFile, fileLimits } from './files-api.ts';

const path = '/mail/files/:token';

/** All that the mail showed; the answers behind it are the sender's own. */
const isShown = ({ id }: ExportFormat) => id !== 'project-file';

export function serveMailedFiles(app: OpenAPIHono<HttpEnv>, services: Services): void {
  app.get(path, async (c) => {
    c.header('Cache-Control', 'no-store');
    c.header('Referrer-Policy', 'no-referrer');
    const mailed = await mailedOf(c, services);
    if (mailed === 'ended') return c.html(ended, 410);
    const { may } = await permissionOf(services, mailed);
    const has = holdingsOf(mailed.content);
    const formats = exportFormats.filter(
      (one) => may(one) && !missingFor(one, has) && !(one.id === 'film' && services.filmRoom.why),
    );
    return c.html(listing(mailed.content.project_name, c.req.param('token'), formats));
  });
  app.get(`${path}/:format`, async (c) => {
    const mailed = await mailedOf(c, services);
    if (mailed === 'ended') return c.html(ended, 410);
    const format = formatOf(c.req.param('format'));
    if (!format || !isShown(format)) throw new AppError('not-found', 'There is no such file.');
    await services.limits.take(fileLimits({ c }), services.now());
    const { content, owner } = mailed;
    return answerFile(services, {
      content,
      format,
      ...(await permissionOf(services, mailed)),
      signal: callerGone(c),
      ...(owner ? { owner } : {}),
    });
  });
}

async function mailedOf(c: Context<HttpEnv>, { db, secret, now }: Services) {
  const link = readFilesToken(c.req.param('token') ?? '', secret, now());
  if (link === 'ended') return link;
  const mailed = link && (await findMailed(db, link.mailId));
  if (!mailed) throw new AppError('not-found', 'There is nothing behind this link any more.');
  return mailed;
}

/** What the sender may have, who had it mailed. */
async function permissionOf({ db }: Services, { senderId }: Mailed) {
  const entitlement = await findEntitlement(db, senderId);
  return {
    may: (format: ExportFormat) => isShown(format) && mayExport(null, entitlement, format),
    hasSlate: !mayLeaveOutSlate(null, entitlement),
    logoOf:
      senderId !== null && mayShowOwnLook(null, entitlement)
        ? { viewer: { id: senderId }, guest: null }
        : null,
  };
}

const listing = (name: string, token: string, formats: readonly ExportFormat[]): Html =>
  plainPage(
    'Files',
    html`<h1 dir="auto">${name}</h1>
<p>Each file is made when you press it. None is kept.</p>
${formats.map(
  ({ id, label, extension, says }) => html`<h2>${label}</h2>
<p>${says}.</p>
<p><a class="button secondary" href="/mail/files/${token}/${id}" download>Download ${label}, .${extension}</a></p>`,
)}`,
  );

const ended: Html = plainPage(
  'This link has ended',
  html`<h1>This link has ended</h1>
<p>Links to files in our mails work for thirty days. The PDF in the mail stays, and whoever had it sent can send it again.</p>`,
);
