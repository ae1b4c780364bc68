import { html } from 'hono/html';
import { type Html, plainPage } from '../plain-page/plain-page.ts';
import type { MailFacts, ReadableMail } from './read-mail.ts';

export type ListedMail = MailFacts & { name: string };

const paths = (name: string) => `/mailbox/${encodeURIComponent(name)}`;

/** The mails kept, newest first. `older` and `newer` are page numbers where there are more. */
export const listPage = (
  mails: readonly ListedMail[],
  { older, newer }: { older?: number; newer?: number },
): Html =>
  plainPage(
    'Mailbox',
    html`<h1>Mailbox</h1>
<p>This installation keeps its mail on this machine instead of sending it. Only this machine and administrators can read it here.</p>
${
  mails.length === 0
    ? html`<p class="empty">No mail yet. Send a package and it appears here.</p>`
    : html`<ul class="mails">${mails.map(listedMail)}</ul>`
}
${
  older || newer
    ? html`<nav class="row" aria-label="Pages">${newer ? html`<a class="button secondary" href="/mailbox?page=${newer}">Newer</a>` : ''}${older ? html`<a class="button secondary" href="/mailbox?page=${older}">Older</a>` : ''}</nav>`
    : ''
}`,
    true,
  );

const listedMail = ({ name, to, subject, date }: ListedMail): Html =>
  html`<li><a href="${paths(name)}"><b>${to}</b><span>${subject}</span>${moment(date)}</a></li>`;

/** One mail: as it looks, as text, its attachments. */
export const mailPage = (name: string, mail: ReadableMail): Html =>
  plainPage(
    mail.subject,
    html`<p><a href="/mailbox">Mailbox</a></p>
<h1>${mail.subject}</h1>
<dl class="facts">
<dt>To</dt><dd>${mail.to}</dd>
<dt>From</dt><dd>${mail.from}</dd>
<dt>Sent</dt><dd>${moment(mail.date)}</dd>
<dt>Id</dt><dd>${mail.messageId}</dd>
</dl>
<div class="row">${mail.files.map(
      (file, index) =>
        html`<a class="button" href="${paths(name)}/files/${index}" download="${file.filename}">${file.filename}, ${kilobytes(file.content.length)}</a>`,
    )}<a class="button secondary" href="${paths(name)}/raw" download="${name}">Raw mail (.eml)</a></div>
<h2>As it looks</h2>
<iframe title="The mail as it looks" src="${paths(name)}/body" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
<h2>As text</h2>
<pre tabindex="0" role="region" aria-label="The mail as text">${mail.text}</pre>`,
    true,
  );

const moment = (date: Date | undefined): Html | string =>
  date
    ? html`<time class="meta" datetime="${date.toISOString()}">${date.toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })}</time>`
    : '';

const kilobytes = (bytes: number): string => `${Math.max(1, Math.round(bytes / 1024))} kB`;
