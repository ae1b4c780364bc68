// On both databases: two claims at once meet at one row.
import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { catalogue } from '#domain/matching/catalogue.ts';
import { projectPrice } from '#domain/payments/rules/price-rule.ts';
import { draftOfProject } from '#domain/projects/from-draft.ts';
import type { WholeProject } from '#domain/projects/project.ts';
import { planOf } from '#domain/storyboard/testing/plan-of.ts';
import {
  chosenConcept,
  currentScript,
  currentShots,
  shownBoard,
} from '#domain/wizard/draft/draft.ts';
import { bakeryRequest, bakeryScript } from '#tests/builders/bakery.ts';
import { openTestSite } from '#tests/builders/open-test-site.ts';
import { framesOf, projectBody, saveProject } from '#tests/builders/project-body.ts';
import {
  askAs,
  cookiesOf,
  postJson,
  signUpMember,
  type TestMember,
} from '#tests/builders/sign-up.ts';
import { issueToken } from '../../accounts/mailed-links/mailed-tokens.ts';
import { countProjects } from '../../admin/count-projects.ts';
import { projectPackages, projects, submissionLogs } from '../../db/schema.ts';
import { claimSubmissions } from './claim-submissions.ts';

const site = await openTestSite({ LIMIT_PACKAGES: '100' });
afterAll(() => site.close());

const send = async (email: string, changes: object = {}) => {
  const body = { ...bakeryRequest(), submissionId: randomUUID(), ...changes, email };
  const answer = await site.call('send-concept', body);
  expect(answer.status).toBe(200);
  return (await answer.json()).submissionId as string;
};
const guest = () => `${randomUUID()}@example.com`;
const claim = (member: TestMember) => claimSubmissions(site.services, member);
const projectsOf = ({ id }: TestMember) =>
  site.services.db
    .select()
    .from(projects)
    .where(eq(projects.user_id, id))
    .orderBy(asc(projects.created_at));
const submission = async (id: string) =>
  (await site.services.db.select().from(submissionLogs).where(eq(submissionLogs.id, id)))[0];

test('WIZ-13 what a guest sent becomes a project of the member with that verified address', async () => {
  const email = guest();
  const sent = await send(email.toUpperCase(), { storyboardFrames: framesOf('a', 'b') });
  const member = await signUpMember(site, { email, verified: true });
  await claim(member);
  const [project, ...others] = await projectsOf(member);
  expect(others).toEqual([]);
  const recorded = await submission(sent);
  expect(recorded?.user_id).toBe(member.id);
  expect(project).toMatchObject({
    submission_id: sent,
    project_name: 'The light at five',
    product_name: "Marlowe's Bread",
    creative_brief: bakeryRequest().creativeBrief,
    script: bakeryScript,
    storyboard_frames: framesOf('a', 'b'),
    form_data: { targetAudience: 'Neighbours within a ten-minute walk' },
    status: 'pipeline',
    created_at: recorded?.created_at,
  });
});

test('WIZ-22 a claimed project can be gone on with in the wizard, at its script', async () => {
  const email = guest();
  await send(email, { storyboardFrames: framesOf('a') });
  const member = await signUpMember(site, { email, verified: true });
  await claim(member);
  const [row] = await projectsOf(member);
  const whole = await (await askAs(site, member)(`/api/projects/${row?.id}`)).json();
  const draft = draftOfProject(whole as WholeProject);
  expect([draft.step, currentScript(draft)]).toEqual([8, bakeryScript]);
  expect(shownBoard(draft)?.frames).toEqual(framesOf('a'));
});

test('PLAN-01 the plan of a guest’s package comes with it, and is in the export', async () => {
  const email = guest();
  const shots = planOf('A loaf.');
  await send(email, { shots });
  const member = await signUpMember(site, { email, verified: true });
  await claim(member);
  const [row] = await projectsOf(member);
  expect(row?.shots).toEqual(shots);
  const ask = askAs(site, member);
  const whole = (await (await ask(`/api/projects/${row?.id}`)).json()) as WholeProject;
  expect(whole.shots).toEqual(shots);
  expect(currentShots(draftOfProject(whole))).toEqual(shots);
  const { projects: listed } = await (await ask('/api/projects')).json();
  expect(listed[0]).not.toHaveProperty('shots');
  const exported = await (await ask('/api/account/export')).json();
  expect(exported.projects[0].shots).toEqual(shots);
  expect(exported.packages[0].package.shots).toEqual(shots);
});

test('AUTH-12 an address that was not proved, or is another’s, claims nothing', async () => {
  const email = guest();
  const sent = await send(email);
  const member = await signUpMember(site, { email });
  await claim(member);
  const other = await signUpMember(site, { verified: true });
  await claimSubmissions(site.services, { id: other.id, email });
  expect((await submission(sent))?.user_id).toBeNull();
  expect([...(await projectsOf(member)), ...(await projectsOf(other))]).toEqual([]);
});

test('claiming again, and at several places at once, makes nothing twice', async () => {
  const email = guest();
  for (const productName of ['One', 'Two', 'Three']) await send(email, { productName });
  const member = await signUpMember(site, { email, verified: true });
  await Promise.all(Array.from({ length: 6 }, () => claim(member)));
  await claim(member);
  const made = await projectsOf(member);
  expect(made.map(({ product_name }) => product_name)).toEqual(['One', 'Two', 'Three']);
  const [first] = made;
  await askAs(site, member)(`/api/projects/${first?.id}`, { method: 'DELETE' });
  await claim(member);
  const left = (await projectsOf(member)).filter(({ archived_at }) => archived_at === null);
  expect(left).toHaveLength(2);
});

test('a project that holds the same already is linked, not doubled', async () => {
  const email = guest();
  const member = await signUpMember(site, { email, verified: true });
  const { productName, script } = bakeryRequest();
  const kept = await saveProject(askAs(site, member), { product_name: productName, script });
  const sent = await send(email);
  await send(email, { notes: 'sent once more' });
  await claim(member);
  const made = await projectsOf(member);
  expect(made.map(({ id, submission_id }) => [id, submission_id])).toEqual([[kept.id, sent]]);
  expect(made[0]?.updated_at.toISOString()).toBe(kept.updated_at);
});

test('a package of another member is never claimed, whatever address it was sent to', async () => {
  const sender = await signUpMember(site);
  const email = guest();
  const body = { ...bakeryRequest(), submissionId: randomUUID(), email, user_id: randomUUID() };
  const answer = await askAs(site, sender)('/api/functions/send-concept', {
    method: 'POST',
    body: JSON.stringify(body),
  });
  const { submissionId } = (await answer.json()) as { submissionId: string };
  expect((await submission(submissionId))?.user_id).toBe(sender.id);
  await claim(await signUpMember(site, { email, verified: true }));
  expect((await submission(submissionId))?.user_id).toBe(sender.id);
});

test('WIZ-21 the wizard that saves what was claimed takes that project over', async () => {
  const email = guest();
  const { productName, script } = bakeryRequest();
  await send(email);
  const member = await signUpMember(site, { email, verified: true });
  await claim(member);
  const body = JSON.stringify(projectBody({ product_name: productName, script }));
  const saves = await Promise.all(
    Array.from({ length: 5 }, () => askAs(site, member)('/api/projects', { method: 'POST', body })),
  );
  const ids = new Set(await Promise.all(saves.map(async (one) => (await one.json()).id)));
  const [row, ...others] = await projectsOf(member);
  expect([others.length, [...ids]]).toEqual([0, [row?.id]]);
  expect(row?.project_name).toBe(JSON.parse(body).project_name);
  // The next wizard with the same words is another project.
  await saveProject(askAs(site, member), { product_name: productName, script });
  expect(await projectsOf(member)).toHaveLength(2);
});

test('WIZ-13 pressing the mailed link that verifies the address claims what was sent to it', async () => {
  const email = guest();
  await send(email);
  const member = await signUpMember(site, { email });
  expect(await projectsOf(member)).toEqual([]);
  const about = { userId: member.id, email, sentTo: email };
  const token = await issueToken(site.services.db, 'verify', about, new Date());
  expect((await postJson(site, '/api/auth/verify-email', { token })).status).toBe(200);
  expect(await projectsOf(member)).toHaveLength(1);
});

test('WIZ-13 signing in claims what was sent since', async () => {
  const member = await signUpMember(site, { verified: true });
  await send(member.email);
  const { email, password } = member;
  const answer = await postJson(site, '/api/auth/sign-in/email', { email, password });
  expect(answer.status).toBe(200);
  expect(await projectsOf(member)).toHaveLength(1);
});

const asked = (submissionId: string) => ({
  submissionId,
  budget: 'under-25k',
  specificBudget: '$12,000',
  schedule: '3-4weeks',
  selectedDirector: catalogue[0]?.id,
  mediaBuyingServices: true,
});
/** The same browser sends and asks. */
const sendAndAsk = async (email: string) => {
  const submissionId = randomUUID();
  const sent = await site.call('send-concept', { ...bakeryRequest(), submissionId, email });
  const { submissionId: id } = (await sent.json()) as { submissionId: string };
  const answer = await site.ask('/api/functions/request-production', {
    method: 'POST',
    body: JSON.stringify(asked(id)),
    headers: {
      'Content-Type': 'application/json',
      Origin: site.services.config.appUrl,
      cookie: cookiesOf(sent),
    },
  });
  expect(answer.status).toBe(200);
  return id;
};

test('WIZ-13 PAY-03 a guest’s budget, timeline, director and concept are the project’s, and its price', async () => {
  const email = guest();
  const sent = await sendAndAsk(email);
  const member = await signUpMember(site, { email, verified: true });
  await claim(member);
  const [project, ...others] = await projectsOf(member);
  expect(others).toEqual([]);
  expect(project?.submission_id).toBe(sent);
  expect(project?.form_data).toMatchObject({
    budget: 'under-25k',
    specificBudget: '$12,000',
    schedule: '3-4weeks',
    selectedDirector: catalogue[0]?.id,
    mediaBuyingServices: true,
  });
  expect(projectPrice(project?.form_data as { budget: string })).toEqual({
    dollars: 12_000,
    kind: 'price',
  });
  const draft = draftOfProject(
    (await (await askAs(site, member)(`/api/projects/${project?.id}`)).json()) as WholeProject,
  );
  expect(draft.answers).toMatchObject({ budget: 'under-25k', specificBudget: '$12,000' });
  expect(chosenConcept(draft)?.title).toBe(bakeryRequest().selectedConcept?.title);
});

test('WIZ-13 what was asked without the account fills the project that is linked, and changes no answer', async () => {
  const email = guest();
  const { productName, script } = bakeryRequest();
  const member = await signUpMember(site, { email, verified: true });
  const ask = askAs(site, member);
  await saveProject(ask, { product_name: productName, script, form_data: { wardrobe: 'Apron' } });
  await sendAndAsk(email);
  await claim(member);
  const [project] = await projectsOf(member);
  expect(project?.form_data).toMatchObject({ wardrobe: 'Apron', specificBudget: '$12,000' });
});

const linked = async (member: TestMember) => {
  const [project] = await projectsOf(member);
  const rows = await site.services.db.select().from(projectPackages);
  return rows.filter((row) => row.project_id === project?.id).length;
};

test('ADM-02 HOUSE-11 every package a member sends of a project is one lead with it', async () => {
  const member = await signUpMember(site, { verified: true });
  const ask = askAs(site, member);
  const before = await countProjects(site.services.db);
  const sendAs = (changes: object = {}) =>
    ask('/api/functions/send-concept', {
      method: 'POST',
      body: JSON.stringify({
        ...bakeryRequest(),
        submissionId: randomUUID(),
        email: member.email,
        ...changes,
      }),
    });
  // Sent before it is saved, then twice more.
  await sendAs();
  await saveProject(ask, { product_name: bakeryRequest().productName.toUpperCase() });
  await sendAs({ script: 'Another script.' });
  await sendAs({ email: guest() });
  expect(await linked(member)).toBe(3);
  const after = await countProjects(site.services.db);
  expect(after.project.total - before.project.total).toBe(1);
  expect(after.submission.total - before.submission.total).toBe(0);
  await sendAs({ productName: 'Something else' });
  expect(await linked(member)).toBe(3);
});
