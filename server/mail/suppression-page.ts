// The page behind the stop link. Opening it changes nothing, because programs that check mail open
// every link; the button does, and so does the one POST that mail programs send (RFC 8058).
import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { html } from 'hono/html';
import { AppError } from '../app-error.ts';
import type { HttpEnv } from '../http/edge/http-env.ts';
import { type Html, plainPage } from '../plain-page/plain-page.ts';
import type { Services } from '../services.ts';
import { isStopped, readStopToken, resumeMail, stopMail } from './suppression-list.ts';

const path = '/mail/stop/:token';

export function serveMailStopPage(app: OpenAPIHono<HttpEnv>, services: Services): void {
  const linkOf = (c: Context<HttpEnv>) => {
    const link = readStopToken(c.req.param('token') ?? '', services.secret);
    if (link === null) throw new AppError('not-found', 'This link is not one of ours.');
    return link;
  };
  const answer = (c: Context<HttpEnv>, page: Html) => {
    c.header('Cache-Control', 'no-store');
    c.header('Referrer-Policy', 'no-referrer');
    return c.html(page);
  };
  app.get(path, async (c) => {
    const { address } = linkOf(c);
    return answer(c, (await isStopped(services.db, address)) ? stopped(address) : asking(address));
  });
  app.post(path, async (c) => {
    const { address, mailId } = linkOf(c);
    const { action } = await c.req.parseBody();
    if (action === 'resume') {
      await resumeMail(services.db, address);
      return answer(c, resumed(address));
    }
    const reason = action === 'report' ? 'reported' : 'asked';
    await stopMail(services.db, address, services.now(), { reason, mailId });
    if (reason === 'reported')
      services.log.warn({ mailId }, 'a mail nobody asked for was reported');
    return answer(c, stopped(address, reason === 'reported'));
  });
}

const asking = (address: string): Html =>
  plainPage(
    'Stop these emails',
    html`<h1>Stop these emails</h1>
<p>AD BUILDER will send nothing more to <strong>${address}</strong>, whoever asks for it.</p>
<form method="post">
<p><button name="action" value="report">I did not ask for this: report and stop</button></p>
<p><button class="button secondary" name="action" value="stop">Stop these emails</button></p>
</form>`,
  );

const stopped = (address: string, isReport = false): Html =>
  plainPage(
    'No more emails',
    html`<h1>No more emails</h1>
<p>AD BUILDER sends nothing more to <strong>${address}</strong>. Nothing else was changed.</p>
${isReport ? html`<p>Thank you. We were told which mail it was and where it was asked for.</p>` : ''}
<form method="post"><button class="button secondary" name="action" value="resume">Send me emails again</button></form>`,
  );

const resumed = (address: string): Html =>
  plainPage(
    'Emails are on again',
    html`<h1>Emails are on again</h1>
<p>Packages asked for with <strong>${address}</strong> will arrive there again. Earlier ones are not sent later.</p>
<form method="post"><button name="action" value="stop">Stop these emails</button></form>`,
  );
