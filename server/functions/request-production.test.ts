// On both databases: repeats replace rows that a constraint keeps apart.
import { randomUUID } from 'node:crypto';
import { simpleParser } from 'mailparser';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bakeryRequest } from '#tests/builders/bakery.ts';
import { directorRow, insertDirectors } from '#tests/builders/insert-directors.ts';
import { openTestSite, type TestSite } from '#tests/builders/open-test-site.ts';
import { cookiesOf, signUpMember, type TestMember } from '#tests/builders/sign-up.ts';
import { limits, mails, productionRequests, submissionLogs } from '../db/schema.ts';
import { deliverMail } from '../mail/deliver-mail.ts';
import { stopMail } from '../mail/suppression-list.ts';

let site: TestSite;
let submissionId: string;
/** The cookie of the guest's browser that sent it. */
let guest: string;
const openSite = async (admins = 'ann@house.example, bob@house.example') => {
  site = await openTestSite({ ADMIN_EMAILS: admins });
  submissionId = await sendPackage();
};
const closeSite = () => site.close();

async function sendPackage(changes: Record<string, unknown> = {}): Promise<string> {
  const answer = await site.call('send-concept', bakeryRequest(changes), '198.51.100.1');
  guest = cookiesOf(answer);
  return ((await answer.json()) as { submissionId: string }).submissionId;
}

const ask = (
  changes: Record<string, unknown> = {},
  address?: string,
  headers: Record<string, string> = {},
) =>
  site.ask(
    '/api/functions/request-production',
    {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: 'http://localhost:3000',
        cookie: guest,
        ...headers,
      },
      body: JSON.stringify({
        submissionId,
        budget: 'under-25k',
        specificBudget: '12000',
        schedule: '3-4weeks',
        adSpendBudget: '5k-15k',
        mediaBuyingServices: true,
        selectedDirector: 'odalys-brandt-vey',
        ...changes,
      }),
    },
    address,
  );
const recorded = () => site.services.db.select().from(productionRequests);
const toHouse = async () =>
  (await site.services.db.select().from(mails)).filter(({ kind }) => kind !== 'package');
const used = async () =>
  (await site.services.db.select().from(limits)).find(({ name }) => name === 'production-requests')
    ?.used ?? 0;
const jobs = async () => (await site.jobs.counts()).find(({ queue }) => queue === 'send-mail');

describe('each on a site of its own', () => {
  beforeEach(() => openSite());
  afterEach(closeSite);

  test('MATCH-04 a member’s package is asked for by that member alone', async () => {
    const [owner, other] = [await signUpMember(site), await signUpMember(site)];
    const { db } = site.services;
    await db.update(submissionLogs).set({ user_id: owner.id });
    const askedBy = (member: TestMember | undefined) =>
      ask({}, '198.51.100.9', member && { cookie: member.cookie });
    for (const stranger of [undefined, other]) {
      expect((await askedBy(stranger)).status).toBe(404);
    }
    expect(await recorded()).toEqual([]);
    expect((await askedBy(owner)).status).toBe(200);
  });

  test('MATCH-04 a guest’s package is asked for from the browser that sent it alone', async () => {
    const own = guest;
    const other = await sendPackage({ email: 'other@example.com' }).then(() => guest);
    guest = own;
    const forged = own.replace(/=.{4}/, '=AAAA');
    for (const cookie of ['', other, forged]) {
      expect((await ask({}, undefined, { cookie })).status).toBe(404);
    }
    expect(await recorded()).toEqual([]);
    expect((await ask()).status).toBe(200);
    expect(own).toMatch(/^ad-builder\.packages=[\w-]{22}$/);
  });

  test('MATCH-04 a request is recorded and a mail to each address of the house queued with it', async () => {
    const answer = await ask();
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ recorded: true });
    const [row, ...others] = await recorded();
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      submission_id: submissionId,
      budget: 'under-25k',
      specific_budget: '$12,000',
      schedule: '3-4weeks',
      ad_spend_budget: '5k-15k',
      media_buying_services: true,
      director_id: 'odalys-brandt-vey',
      director_name: 'Odalys Brandt-Vey',
    });
    const queued = await toHouse();
    expect(queued.map((mail) => mail.to_address).sort()).toEqual([
      'ann@house.example',
      'bob@house.example',
    ]);
    for (const mail of queued)
      expect(mail).toMatchObject({
        kind: 'production-request',
        status: 'queued',
        submission_id: submissionId,
      });
    expect((await jobs())?.waiting).toBe(3);
  });

  test('MATCH-04 however often and however fast the button is pressed, it is one request', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask()));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(await recorded()).toHaveLength(1);
    expect(await toHouse()).toHaveLength(2);
    expect(await used()).toBe(1);
    // The same amount, typed another way.
    await ask({ specificBudget: ' $12,000.00 ' });
    expect(await toHouse()).toHaveLength(2);
  });

  test('MATCH-04 a change of mind replaces what was asked, and the house hears of it', async () => {
    await ask();
    const [before] = await recorded();
    await ask({ selectedDirector: 'ines-marrowby', budget: '25k-50k', adSpendBudget: '' });
    const [row, ...others] = await recorded();
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      budget: '25k-50k',
      specific_budget: '',
      ad_spend_budget: null,
      director_name: 'Ines Marrowby',
      created_at: before?.created_at,
    });
    expect(row?.updated_at.getTime()).toBeGreaterThanOrEqual(before?.updated_at.getTime() ?? 0);
    expect(await toHouse()).toHaveLength(4);
    await ask();
    expect(await toHouse()).toHaveLength(6);
    expect(await used()).toBe(3);
  });

  test('MATCH-04 a repeat still counts as recorded when the director has left', async () => {
    const own = directorRow({ name: 'Ada Own', sample: false });
    await insertDirectors(site.services, [own]);
    expect((await ask({ selectedDirector: 'ada-own' })).status).toBe(200);
    await site.services.db.execute('update creative_directors set active = false');
    expect((await ask({ selectedDirector: 'ada-own' })).status).toBe(200);
    expect((await ask({ selectedDirector: 'ada-own', schedule: 'asap' })).status).toBe(422);
    expect((await recorded())[0]?.schedule).toBe('3-4weeks');
  });

  test('MAIL-06 request, mails and limit are kept together or not at all', async () => {
    const { enqueue } = site.services.jobs;
    let calls = 0;
    site.services.jobs.enqueue = async (...given) => {
      calls += 1;
      if (calls === 2) throw new Error('the queue broke');
      return enqueue(...given);
    };
    expect((await ask()).status).toBe(500);
    expect(await recorded()).toEqual([]);
    expect(await toHouse()).toEqual([]);
    expect(await used()).toBe(0);
    expect((await jobs())?.waiting).toBe(1);
    site.services.jobs.enqueue = enqueue;
    expect((await ask()).status).toBe(200);
    expect(await toHouse()).toHaveLength(2);
  });

  test('MAIL-07 thirty an hour from one network; repeats do not count', async () => {
    const rule = { name: 'production-requests', subject: '203.0.113.7', windowSeconds: 3600 };
    for (let times = 0; times < 29; times++)
      await site.services.limits.take([{ ...rule, count: 30 }], site.services.now());
    expect((await ask()).status).toBe(200);
    expect((await ask()).status).toBe(200);
    const refused = await ask({ schedule: 'asap' });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(3000);
    expect((await recorded())[0]?.schedule).toBe('3-4weeks');
    expect((await ask()).status).toBe(200);
    expect((await ask({ schedule: 'asap' }, '198.51.100.2')).status).toBe(200);
  });

  test('MAIL-07 an address of the house that wants no mail gets none', async () => {
    await stopMail(site.services.db, 'ann@house.example', new Date());
    await ask();
    const statuses = (await toHouse()).map(({ to_address, status }) => [to_address, status]);
    expect(statuses.sort()).toEqual([
      ['ann@house.example', 'stopped'],
      ['bob@house.example', 'queued'],
    ]);
    expect((await jobs())?.waiting).toBe(2);
  });

  test('MATCH-04 without an address of the house the record alone is kept', async () => {
    await site.close();
    await openSite('');
    expect((await ask()).status).toBe(200);
    expect(await recorded()).toHaveLength(1);
    expect(await toHouse()).toEqual([]);
  });

  test('MAIL-02 the house reads who, what, budget, time, director and the brief', async () => {
    await ask();
    const mail = await arrived();
    expect(mail.subject).toBe('A production request at AD BUILDER');
    expect(mail.to).toMatchObject({ text: 'ann@house.example' });
    expect(mail.text).toContain(
      [
        'Email: june@example.com',
        'Name: June Park',
        "Company: Marlowe's Bread",
        "Product: Marlowe's Bread",
        'Budget: Under $25k: $12,000',
        'Timeline: 3–4 weeks',
        'Ad spend: $5k–$15k',
        'Media buying: Yes, please',
        'Director: Odalys Brandt-Vey, Los Angeles, CA (a sample profile, nobody real)',
      ].join('\n'),
    );
    expect(mail.text).toMatch(/^Somebody wants their package produced\.\n/);
    expect(mail.text).toContain("BACKGROUND\nMarlowe's Bread is a two-oven bakery");
    expect(mail.text).toContain(`The package is submission ${submissionId}.`);
    const html = String(mail.html);
    for (const part of ['June Park', '$12,000', 'Odalys Brandt-Vey, Los Angeles, CA', 'two-oven'])
      expect(html).toContain(part);
    expect(html).toContain('href="mailto:june%40example.com"');
    expect(mail.attachments).toEqual([]);
    expect(mail.headers.has('list')).toBe(false);
  });

  test('MAIL-07 what was typed is text, on its own line, and in no header', async () => {
    const typed = '<script>x</script> "Q" & co';
    submissionId = await sendPackage({
      productName: `Pie\nBudget: $1\n${typed}`,
      name: `Eve\r\nBcc: all@example.com`,
      companyName: typed,
      creativeBrief: `Objective: ${typed}\n\n${'Long words go on and on. '.repeat(200)}`,
    });
    await ask();
    const mail = await arrived();
    const { text = '' } = mail;
    expect(text.match(/^Budget: .*$/gm)).toEqual(['Budget: Under $25k: $12,000']);
    expect(text).toContain(`Product: Pie Budget: $1 ${typed}\n`);
    expect(text).toContain('Name: Eve Bcc: all@example.com\n');
    expect(text).toMatch(/THE BRIEF, ITS BEGINNING/);
    expect(text.length).toBeLessThan(2_000);
    expect(String(mail.html)).not.toContain('<script');
    const headers = JSON.stringify(mail.headerLines);
    for (const part of ['Bcc', 'Eve', 'Pie', 'june']) expect(headers).not.toContain(part);
  });

  test('MAIL-02 the mail of a changed request says so and shows how things stand', async () => {
    await ask();
    await ask({ schedule: 'asap', selectedDirector: 'ines-marrowby' });
    const { text } = await arrived();
    expect(text).toMatch(/^Somebody changed what they asked for/);
    expect(text).toContain('Timeline: ASAP\n');
    expect(text).toContain('Director: Ines Marrowby, Austin, TX');
  });

  /** Delivers the mails to the house and reads the one to Ann. */
  async function arrived() {
    for (const { id } of await toHouse()) await deliverMail(site.services, id, false);
    for (const name of (await site.services.outbox?.list()) ?? []) {
      const mail = await simpleParser((await site.services.outbox?.read(name)) ?? '');
      if (JSON.stringify(mail.to).includes('ann@')) return mail;
    }
    throw new Error('No mail to Ann arrived.');
  }
});

describe('bad input', () => {
  beforeAll(() => openSite());
  afterAll(closeSite);

  test('MATCH-04 a package that was never recorded: 404 in words', async () => {
    const answer = await ask({ submissionId: randomUUID() });
    expect(answer.status).toBe(404);
    expect(JSON.stringify(await answer.json())).toContain('Please send your package again.');
  });

  test.each([
    ['no package', { submissionId: 'x' }, 'submissionId'],
    ['no budget', { budget: '' }, 'budget'],
    ['a made-up budget', { budget: 'free' }, 'budget'],
    ['no timeline', { schedule: undefined }, 'schedule'],
    ['no amount', { specificBudget: '' }, 'specificBudget'],
    ['nothing to spend', { specificBudget: '$0' }, 'specificBudget'],
    ['an amount of another bracket', { specificBudget: '$25,000' }, 'specificBudget'],
    ['no director', { selectedDirector: '' }, 'selectedDirector'],
    ['an unknown director', { selectedDirector: 'nobody' }, 'selectedDirector'],
    ['half a letter', { selectedDirector: '\ud800' }, 'selectedDirector'],
  ])('MATCH-04 %s: 422 and nothing written', async (_what, changes, field) => {
    const answer = await ask(changes);
    expect(answer.status).toBe(422);
    const { error } = (await answer.json()) as {
      error: { fields: { path: string; message: string }[] };
    };
    expect(error.fields.map(({ path }) => path)).toEqual([field]);
    expect(error.fields[0]?.message).not.toBe('');
    expect(await recorded()).toEqual([]);
    expect(await toHouse()).toEqual([]);
    expect(await used()).toBe(0);
  });

  test.each(['$1', '24,999'])('PAY-06 %s is an amount of the smallest bracket', async (typed) => {
    expect((await ask({ specificBudget: typed })).status).toBe(200);
  });
});
