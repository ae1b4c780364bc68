// What the forms of the page behind a link do. A refusal gives back what was typed.
import { type GuestAct, guestForms, isGuestAct } from '#domain/sharing/comment.ts';
import type { GuestRefusal } from '#domain/sharing/shared-page.ts';
import { verifyPassword } from '../accounts/signing-in/hash-password.ts';
import { AppError } from '../app-error.ts';
import type { Services } from '../services.ts';
import { approveTake } from './approvals/approve-take.ts';
import type { Asker } from './asker.ts';
import type { Shared } from './find-share.ts';
import { passphraseRules } from './limits.ts';
import { readShared } from './open-shared.ts';
import { textsOf } from './texts-of.ts';
import { writeComment } from './write-comment.ts';

type Acted = { done: GuestAct; id: string } | { refused: GuestRefusal };

export async function actOnShared(
  services: Services,
  token: string,
  asker: Asker,
  form: FormData,
): Promise<Acted> {
  const act = form.get('act');
  const known = isGuestAct(act) ? act : null;
  const values = known ? textsOf(form, Object.keys(guestForms[known].shape)) : {};
  try {
    if (!known) throw new AppError('bad-request', 'This form is not one of ours.');
    return { done: known, id: await run(services, known, { token, asker, values }) };
  } catch (thrown) {
    if (!(thrown instanceof AppError) || thrown.status >= 500) throw thrown;
    return { refused: refusalOf(thrown, known, values) };
  }
}

type Sent = { token: string; asker: Asker; values: Record<string, string> };

async function run(services: Services, act: GuestAct, { token, asker, values }: Sent) {
  const found = await readShared(services, token, asker);
  if (!('shared' in found)) throw ended();
  const { shared } = found;
  if (act === 'open') return sayPassphrase(services, shared, asker, values);
  if (found.state === 'locked')
    throw new AppError('forbidden', 'Please say the pass phrase first.');
  switch (act) {
    case 'comment':
      return writeComment(services, shared.project, asker, parse('comment', values));
    case 'reply':
      return writeComment(services, shared.project, asker, parse('reply', values));
    case 'approve':
      return approveTake(services, shared.project, asker, parse('approve', values));
  }
}

async function sayPassphrase(
  { limits, now }: Services,
  { share }: Shared,
  asker: Asker,
  values: Record<string, string>,
): Promise<string> {
  const { passphrase } = parse('open', values);
  if (share.passphrase === null) return '';
  await limits.take(passphraseRules(asker, share.id), now());
  const isRight = await verifyPassword({ hash: share.passphrase, password: passphrase });
  if (!isRight)
    throw wrong('passphrase', 'This is not the pass phrase. Ask whoever sent you the link.');
  asker.noteSaid(share);
  return '';
}

function parse<Act extends GuestAct>(act: Act, values: Record<string, string>) {
  const parsed = guestForms[act].safeParse(values);
  if (parsed.success) return parsed.data as ReturnType<(typeof guestForms)[Act]['parse']>;
  throw new AppError('invalid-input', 'Some fields need a change.', {
    fields: parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })),
  });
}

const wrong = (path: string, message: string) =>
  new AppError('invalid-input', message, { fields: [{ path, message }] });
const ended = () => new AppError('not-found', 'This link has ended.');

// Long enough for all that a field takes, so that nothing typed is lost.
const mostKept = 20_000;

function refusalOf(
  { status, message, fields = [] }: AppError,
  act: GuestAct | null,
  { passphrase: _, ...values }: Record<string, string>,
): GuestRefusal {
  return {
    act,
    status,
    message,
    fields: Object.fromEntries(fields.map((field) => [field.path, field.message])),
    values: Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, value.slice(0, mostKept)]),
    ),
  };
}
