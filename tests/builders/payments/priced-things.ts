// What is paid for in tests: a project and a package, each of $12,000 unless told otherwise.
import { bakeryRequest } from '../bakery.ts';
import type { TestSite } from '../open-test-site.ts';
import { projectBody, saveProject } from '../project-body.ts';
import type { askAs, TestMember } from '../sign-up.ts';

/** A member's project, and what a press to pay for it sends. */
export async function pricedProject(
  ask: ReturnType<typeof askAs>,
  { email }: TestMember,
  specificBudget = '$12,000',
  budget = 'under-25k',
) {
  const form_data = { ...projectBody().form_data, budget, specificBudget };
  const project = await saveProject(ask, { form_data, product_name: 'Rye at Nine' });
  return {
    project,
    body: { amount: 12_000, productName: 'Anything', email, projectId: project.id },
  };
}

/** A guest's package; gives the id of its submission. */
export async function sentPackage(site: TestSite, changes: object = {}): Promise<string> {
  const request = bakeryRequest({ email: 'guest@example.com', ...changes });
  const sent = await site.call('send-concept', request);
  return ((await sent.json()) as { submissionId: string }).submissionId;
}
