import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseAvScript } from '#domain/script/av-script.ts';
import { shotPlan } from '#domain/storyboard/shot-plan.ts';
import { openTestSite, type TestSite } from '#tests/builders/open-test-site.ts';
import { insertSubscription } from '#tests/builders/insert-payments.ts';
import { askAs, signUpMember } from '#tests/builders/sign-up.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({});
});
afterAll(() => site.close());
