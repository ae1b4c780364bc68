// A program of somebody else's, as its writer sees the API: through a client that was generated from
// the description, and with a key. The test beside it makes the client, checks the types of this and runs it.
import { Api } from './generated-client.ts';

const [address = '', key = ''] = process.argv.slice(2);
const { api } = new Api({
  baseUrl: address,
  baseApiParams: { format: 'json', headers: { Authorization: `Bearer ${key}` } },
});

const product = {
  userType: 'business' as const,
  platform: ['tiktok' as const],
  productName: 'Rye at Nine',
  description: 'Bread, baked at night.',
};
const { data: written } = await api.postFunctionsGenerateConcepts({
  ...product,
  creativeApproach: 'bold',
});
const [chosen] = written.concepts ?? written.fallbackConcepts?.concepts ?? [];
if (!chosen) throw new Error('There is no concept.');
const { data: saved } = await api.postProjects({
  draft_key: crypto.randomUUID(),
  project_name: chosen.title,
  product_name: product.productName,
});
const listed = await api.getProjects({ limit: 1 });
const [newest] = listed.data.projects;
const problem = await api
  .getAccountApiKeys()
  .then(() => null)
  .catch((refused) => refused.error.error);

console.log(
  JSON.stringify({
    source: written.source,
    saved: saved.id,
    newest: newest?.id,
    status: newest?.status,
    left: listed.headers.get('ratelimit-remaining'),
    problem: problem?.code,
  }),
);
