import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect } from '../house/site.ts';

export type Member = { id: string; name: string; email: string; password: string };

/** Makes a new account for this browser and leaves it signed in; pages opened before do not know. */
export async function signUpOn(
  page: Page,
  asked: Partial<Omit<Member, 'id'>> & { company_name?: string; phone?: string } = {},
): Promise<Member> {
  const member = {
    name: 'June Nightjar',
    email: `june-${randomUUID()}@nightjar.example`,
    password: 'three quiet lanterns',
    ...asked,
  };
  const { origin } = new URL((await page.request.get('/healthz')).url());
  const answer = await page.request.post('/api/auth/sign-up/email', {
    data: member,
    headers: { origin },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  const { user } = await answer.json();
  return { id: user.id, name: member.name, email: member.email, password: member.password };
}
