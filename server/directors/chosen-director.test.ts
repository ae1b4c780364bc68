import { simpleParser } from 'mailparser';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bakeryRequest } from '#tests/builders/bakery.ts';
import { directorRow, insertDirectors } from '#tests/builders/insert-directors.ts';
import { openTestSite, type TestSite } from '#tests/builders/open-test-site.ts';
import { mails } from '../db/schema.ts';
import { deliverMail } from '../mail/deliver-mail.ts';
import { findChosenDirector } from './chosen-director.ts';

let site: TestSite;
beforeEach(async () => {
  site = await openTestSite();
});
afterEach(() => site.close());

const find = (id: string) => findChosenDirector(site.services.db, id);

test('MAIL-02 a director is found in the directory and in the built-in catalogue', async () => {
  const place = 'Porto, Portugal';
  await insertDirectors(site.services, [
    directorRow({ name: 'Ada Own', location: place, sample: false }),
    directorRow({ name: 'Bo Gone', active: false }),
    directorRow({ name: 'Ines M.', id: 'ines-marrowby', location: 'Dallas, TX' }),
  ]);
  const ada = { id: 'ada-own', name: 'Ada Own', location: place, sample: false };
  expect(await find('ada-own')).toEqual(ada);
  expect(await find('odalys-brandt-vey')).toEqual({
    id: 'odalys-brandt-vey',
    name: 'Odalys Brandt-Vey',
    location: 'Los Angeles, CA',
    sample: true,
  });
  // The directory knows better than what was built in.
  expect(await find('ines-marrowby')).toMatchObject({ name: 'Ines M.', location: 'Dallas, TX' });
  for (const id of ['bo-gone', '', 'nobody', 'a\0b', '\ud800', "' or 1=1 --"])
    expect(await find(id)).toBeNull();
});

/** Sends a package with this choice and gives the mail that arrives. */
async function mailFor(selectedDirector: string | null | undefined) {
  const answer = await site.call('send-concept', bakeryRequest({ selectedDirector }));
  expect(answer.status).toBe(200);
  const [queued] = await site.services.db.select().from(mails);
  await deliverMail(site.services, queued?.id ?? '', false);
  const [name = ''] = (await site.services.outbox?.list()) ?? [];
  return simpleParser((await site.services.outbox?.read(name)) ?? '');
}

test('MAIL-02 a package names the chosen director and where they are', async () => {
  const mail = await mailFor('odalys-brandt-vey');
  expect(mail.text).toContain('Director: Odalys Brandt-Vey, Los Angeles, CA\n');
  expect(String(mail.html)).toContain('Odalys Brandt-Vey, Los Angeles, CA');
});

test.each([['<b>x</b>'], [null]])(
  'MAIL-02 a package with the choice %j names no director and is sent',
  async (id) => {
    const mail = await mailFor(id);
    expect(mail.text).toContain('THE LIGHT AT FIVE');
    expect(mail.text).not.toContain('Director:');
    expect(String(mail.html)).not.toContain('DIRECTOR');
  },
);
