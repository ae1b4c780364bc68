// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { keepReturn, readReturn, readWizardContact, takeReturn } from './auth-return.ts';

const kept = () => sessionStorage.getItem('authRedirectState');
const keepPlace = (place: unknown) =>
  sessionStorage.setItem('authRedirectState', JSON.stringify(place));
const wizardWaits = () => sessionStorage.setItem('wizardState', '{"returnToWizard":true}');

beforeEach(() => sessionStorage.clear());

test('AUTH-06 the page the address names comes first', () => {
  keepPlace({ pathname: '/creative-directors', search: '', hash: '' });
  expect(takeReturn('/projects?x=1')).toBe('/projects?x=1');
  expect(kept()).toBeNull();
});

test('AUTH-06 the page kept in the tab survives a trip to another site', () => {
  keepReturn('/director/7?tab=reel#top');
  expect(takeReturn(null)).toBe('/director/7?tab=reel#top');
  expect(takeReturn(null)).toBe('/');
});

test.each(['https://evil.example/', '//evil.example', '/\\evil.example', '/auth?next=/auth'])(
  'AUTH-06 %s is not followed',
  (next) => {
    expect(readReturn(next)).toBe('/');
    keepPlace({ pathname: next, search: '', hash: '' });
    expect(readReturn(null)).toBe('/');
  },
);

test.each(['{', 'null', '7', '{"pathname":3}'])('AUTH-06 kept text %s leads home', (text) => {
  sessionStorage.setItem('authRedirectState', text);
  expect(takeReturn(null)).toBe('/');
});

test('WIZ-22 a waiting wizard is returned to, and finds what it kept', () => {
  wizardWaits();
  keepPlace({ pathname: '/', search: '', hash: '' });
  expect(takeReturn('/projects')).toBe('/');
  expect(kept()).not.toBeNull();
});

test('WIZ-22 what was typed in the waiting wizard need not be typed again', () => {
  const formData = { email: 'june@example.com', name: 'June', companyName: '', phone: 7 };
  const keep = (state: object) => sessionStorage.setItem('wizardState', JSON.stringify(state));
  keep({ returnToWizard: true, formData });
  expect(readWizardContact()).toEqual({ email: 'june@example.com', full_name: 'June' });
  keep({ returnToWizard: false, formData });
  expect(readWizardContact()).toEqual({});
  keep({ returnToWizard: true });
  expect(readWizardContact()).toEqual({});
});
