// `npm run demo`: fills a house that runs on this machine with invented members, projects in every
// state, packages, payments and leads, so that each page has something to show.
import { projectOfDraft } from '#domain/projects/from-draft.ts';
import { type Film, films, guests, members } from './demo/films.ts';
import { type Asking, openAsking } from './demo/house.ts';
import { idOf, makeFilm, sendPackage } from './demo/make-film.ts';

const address = (process.argv[2] ?? `http://localhost:${process.env.PORT || 3000}`).replace(
  /\/$/,
  '',
);
const password = 'violet-harbor-74-kites';
const payingCard = '4242 4242 4242 4242';
const disputingCard = '4000 0000 0000 0259';

if (!/^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(address)) {
  console.error(
    'A demonstration is made on this machine alone: npm run demo -- http://localhost:3000, or with PORT as the server has it',
  );
  process.exit(1);
}

const isThere = await fetch(`${address}/readyz`).then(
  ({ ok }) => ok,
  () => false,
);
if (!isThere) {
  console.error(`Nothing answers at ${address}. Run npm run dev or npm start first.`);
  process.exit(1);
}

process.on('uncaughtException', ({ message }) => {
  console.error(`${message}\nRun it again: what is there already is gone on with.`);
  process.exit(1);
});

for (const [index, member] of members.entries()) {
  const house = openAsking(address);
  await enter(house, member);
  for (const film of films[index] ?? []) {
    console.log(`${member.name}: ${film.answers.productName} (${film.state})`);
    await fill(house, film, member);
  }
}
for (const { film, ...guest } of guests) {
  console.log(`${guest.name}, a guest: ${film.answers.productName}`);
  const house = openAsking(address);
  await sendPackage(house, await makeFilm(house, film, guest));
}
console.log(`\nSign in at ${address}/auth as ${members.map(({ email }) => email).join(', ')},`);
console.log(`each with the password ${password}. Their mail lies at ${address}/mailbox.`);

async function fill(house: Asking, film: Film, member: { name: string; email: string }) {
  const draft = await makeFilm(house, film, member);
  const project = {
    draft_key: idOf(`project ${film.answers.productName}`),
    ...projectOfDraft(draft),
  };
  const { id } = (await house.post('/api/projects', project)) as { id: string };
  const submissionId = await sendPackage(house, draft);
  if (film.state === 'project') return;
  if (film.state === 'asked') {
    const { budget, specificBudget, schedule } = draft.answers;
    const production = { submissionId, budget, specificBudget, schedule };
    await house.call('request-production', {
      ...production,
      selectedDirector: await someDirector(),
    });
    return;
  }
  const { productName, email } = draft.answers;
  const order = { amount: 12_000, productName, email, projectId: id };
  if (await isPaid(house, id)) return;
  const { url } = await house.call('create-payment', order);
  if (film.state === 'open') return;
  const number = film.state === 'disputed' ? disputingCard : payingCard;
  const card = { number, expiry: '12 / 34', cvc: '123', name: member.name };
  await house.post(`/api/sandbox/checkouts/${url.split('/').at(-1)}`, { action: 'pay', card });
  if (film.state === 'refunded') await refund(house);
}

/** Signs up, or in where the member is there from an earlier run. */
async function enter(house: Asking, member: { name: string; email: string }): Promise<void> {
  const { email } = member;
  await house
    .post('/api/auth/sign-in/email', { email, password })
    .catch(() => house.post('/api/auth/sign-up/email', { ...member, password }));
}

type Listed = { payments: { id: string; project_id: string | null; state: string }[] };

async function isPaid(house: Asking, projectId: string): Promise<boolean> {
  const { payments } = (await house.get('/api/account/payments')) as Listed;
  return payments.some(({ project_id, state }) => project_id === projectId && state !== 'open');
}

async function refund(house: Asking): Promise<void> {
  const account = (await house.get('/api/account/payments')) as { payments: { id: string }[] };
  await house.post(`/api/account/payments/${account.payments[0]?.id}/refund`);
}

async function someDirector(): Promise<string> {
  const page = (await openAsking(address).get('/api/directors?limit=1')) as {
    directors: { id: string }[];
  };
  return page.directors[0]?.id ?? '';
}
