// The outbox as pages, for the machine itself and for admins. For everybody else it is not there.
import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Context, MiddlewareHandler } from 'hono';
import type { Outbox } from '../gateways/mail/outbox.ts';
import type { HttpEnv } from '../http/edge/http-env.ts';
import { isOwnMachine } from '../http/edge/own-machine.ts';
import { contentPolicy } from '../http/edge/security-headers.ts';
import { mayReadMailbox } from '../policies.ts';
import type { Config } from '../settings/config.ts';
import { type ListedMail, listPage, mailPage } from './pages.ts';
import type { ReadableMail } from './read-mail.ts';

const perPage = 50;

export function serveMailbox(app: OpenAPIHono<HttpEnv>, outbox: Outbox, config: Config): void {
  const mail = (
    path: string,
    show: (c: Context<HttpEnv>, mail: ReadableMail, raw: Buffer) => Response | Promise<Response>,
  ) => {
    app.get(`/mailbox/:name${path}`, forThoseWhoMay, async (c, next) => {
      const raw = await outbox.read(c.req.param('name') ?? '');
      if (!raw) return next();
      const { readMail } = await import('./read-mail.ts');
      return show(c, await readMail(raw), raw);
    });
  };
  app.get('/mailbox', forThoseWhoMay, async (c) => {
    const names = await outbox.list();
    const page = Math.max(1, Math.trunc(Number(c.req.query('page'))) || 1);
    const shown = names.slice((page - 1) * perPage, page * perPage);
    const mails = await listMails(outbox, shown);
    return c.html(
      listPage(mails, {
        ...(names.length > page * perPage ? { older: page + 1 } : {}),
        ...(page > 1 ? { newer: page - 1 } : {}),
      }),
    );
  });
  mail('', (c, read) => {
    c.header('Content-Security-Policy', contentPolicy(config, [], ["'self'"]));
    return c.html(mailPage(c.req.param('name') ?? '', read));
  });
  mail('/body', (c, read) => {
    c.header('Content-Security-Policy', bodyPolicy);
    c.header('X-Frame-Options', 'SAMEORIGIN');
    return c.html(read.html);
  });
  mail('/raw', (c, _read, raw) => download(c, raw, 'message/rfc822', c.req.param('name') ?? ''));
  mail('/files/:index', (c, { files }) => {
    const file = files[Number(c.req.param('index'))];
    return file
      ? download(c, file.content, file.contentType, file.filename)
      : (c.notFound() as Response);
  });
}

// A mail is shown and nothing more: no script, no form, nothing from elsewhere.
const bodyPolicy = [
  "default-src 'none'",
  'img-src data:',
  "style-src 'unsafe-inline'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-popups allow-popups-to-escape-sandbox',
].join('; ');

const forThoseWhoMay: MiddlewareHandler<HttpEnv> = async (c, next) => {
  const viewer = (await c.get('signedIn')())?.viewer ?? null;
  if (!mayReadMailbox(viewer, isOwnMachine(c))) return c.notFound();
  c.header('Cache-Control', 'no-store');
  return next();
};

async function listMails(outbox: Outbox, names: readonly string[]): Promise<ListedMail[]> {
  const { readMailFacts } = await import('./read-mail.ts');
  const read = names.map(async (name) => {
    const beginning = await outbox.read(name, headBytes);
    return beginning ? [{ name, ...(await readMailFacts(beginning)) }] : [];
  });
  return (await Promise.all(read)).flat();
}
const headBytes = 16_384;

function download(c: Context<HttpEnv>, bytes: Buffer, contentType: string, filename: string) {
  return c.body(new Uint8Array(bytes), 200, {
    'Content-Type': contentType,
    'Content-Disposition': `attachment; filename="${filename.replace(/[^\w.-]/g, '_')}"`,
  });
}
