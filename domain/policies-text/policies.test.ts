import { describe, expect, test } from 'vitest';
import { keptDays } from '../retention.ts';
import { type PolicyName, readPolicy } from './policies.ts';

const contact = { phone: '(213) 555-0100', address: '7 Slate Road' };
const names: PolicyName[] = ['terms', 'privacy', 'cookies'];
const textOf = (name: PolicyName, at = contact) => JSON.stringify(readPolicy(name, at));

describe.each(names)('LAND-06 the %s policy', (name) => {
  test('is dated July 29, 2025', () => {
    expect(readPolicy(name, contact).dated).toBe('July 29, 2025');
  });

  test.each([
    ['users are 18 or older', /18 (years of age )?or older/],
    ['California law governs', /California law governs/],
  ])('says that %s', (_, said) => {
    expect(textOf(name)).toMatch(said);
  });

  test('names the contact of this installation, or another way when there is none', () => {
    expect(textOf(name)).toContain(contact.phone);
    expect(textOf(name)).toContain(contact.address);
    const without = textOf(name, { phone: '', address: '' });
    expect(without).not.toMatch(/at \.|telephone at or|undefined/);
    expect(without).toContain('answering any email');
  });
});

test('LAND-06 payment is in advance', () => {
  expect(textOf('terms')).toContain('Payment is in advance');
});

test('LAND-06 data may be processed in the U.S. and reaches three kinds of recipients', () => {
  const privacy = textOf('privacy');
  expect(privacy).toContain('Data may be processed in the U.S.');
  for (const recipient of ['Payment processors', 'Hosting providers', 'Creative collaborators']) {
    expect(privacy).toContain(recipient);
  }
});

test('NAV-02 it is said how visits are counted, and how not to be', () => {
  const privacy = textOf('privacy');
  expect(privacy).toContain('without cookies');
  expect(privacy).toContain('deleted when the day is over');
  for (const said of [privacy, textOf('cookies')]) {
    expect(said).toMatch(/Do Not Track (and|or) Global Privacy Control/);
  }
});

test('KEEP-04 the times that things are kept are those that delete them', () => {
  const privacy = textOf('privacy');
  const { productPicture, guestDraft, archive, session, generation, failedJob } = keptDays;
  expect(privacy).toContain(`Sent without an account: ${productPicture} days`);
  for (const said of [privacy, textOf('cookies')]) {
    expect(said).toMatch(new RegExp(`${guestDraft} days.{0,80}(that browser|go on with it)`));
  }
  expect(privacy).toContain(`waits ${archive} days to be restored`);
  expect(privacy).toContain(`Sessions: ${session} days`);
  for (const kind of ['Mails', 'Requests for production', 'What our administrators did']) {
    expect(privacy).toMatch(new RegExp(`${kind}[^.]*: (as long as|kept)`));
  }
  expect(privacy).toContain(`${generation} days. Background work that failed: ${failedJob} days`);
});
