import type { Viewer } from '#domain/accounts/viewer.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { Services } from '../services.ts';

type WayIn = 'passkey-added' | 'recovery-codes-renewed' | 'recovery-code-used';

/** Mails a member that there is, or was, another way into their account. */
export async function tellOfWayIn(
  services: Services,
  { id, email }: Pick<Viewer, 'id' | 'email'>,
  kind: WayIn,
): Promise<void> {
  const about = { kind, to: email, userId: id, now: services.now() };
  await services.db.transaction((tx) => queueMail(services, tx, about));
}
