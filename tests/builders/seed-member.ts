// A verified member with something of everything that can be stored of them.
import { eq } from 'drizzle-orm';
import { mails } from '#server/db/schema.ts';
import { deliverMail } from '#server/mail/deliver-mail.ts';
import { bakeryRequest } from './bakery.ts';
import type { TestSite } from './open-test-site.ts';
import { framesOf, patchProject, saveProject } from './project-body.ts';
import { askAs, signUpMember, type TestMember } from './sign-up.ts';

/** `picture` is shown by the project and by an earlier take of it. */
export async function seedMember(
  site: TestSite,
  { picture, email }: { picture: string; email?: string },
): Promise<TestMember> {
  const member = await signUpMember(site, { verified: true, ...(email ? { email } : {}) });
  const ask = askAs(site, member);
  const project = await saveProject(ask, {
    script: 'One.',
    storyboard_frames: framesOf(`${picture}-old`, 'shared'),
  });
  await patchProject(ask, project, { script: 'Two.', storyboard_frames: framesOf(picture) });
  const sent = await site.call('send-concept', bakeryRequest({ email: member.email }));
  if (sent.status !== 200) throw new Error(`${sent.status} ${await sent.text()}`);
  await deliverQueued(site);
  return member;
}

async function deliverQueued(site: TestSite): Promise<void> {
  const { db } = site.services;
  const queued = await db.select().from(mails).where(eq(mails.status, 'queued'));
  for (const { id } of queued) await deliverMail(site.services, id, true);
}
