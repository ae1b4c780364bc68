// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  answerWith,
  asked,
  clearPage,
  field,
  find,
  json,
  press,
  refusal,
  showPage,
  texts,
  type,
} from '../testing/show-page.tsx';
import { SecondFactorSection } from './second-factor-section.tsx';

const secret = 'JBSWY3DPEHPK3PXP';
const totpURI = `otpauth://totp/AD%20BUILDER:june?secret=${secret}&issuer=AD%20BUILDER&digits=6&period=30`;
const backupCodes = ['abcde-12345', 'fghij-67890'];
const onChanged = vi.fn();
const show = (enabled = false, hasPassword = true, codesLeft: number | null = null) =>
  showPage(
    <SecondFactorSection
      email="june@nightjar.example"
      hasPassword={hasPassword}
      enabled={enabled}
      codesLeft={codesLeft}
      onChanged={onChanged}
    />,
  );
const [enable, verify, disable, renew] = [
  'POST /api/auth/two-factor/enable',
  'POST /api/auth/two-factor/verify-totp',
  'POST /api/auth/two-factor/disable',
  'POST /api/auth/two-factor/generate-backup-codes',
] as const;
beforeEach(() => {
  answerWith({
    [enable]: () => json({ totpURI, backupCodes }),
    [verify]: () => json({ token: 't' }),
    [disable]: () => json({ status: true }),
    [renew]: () => json({ status: true, backupCodes }),
  });
});
afterEach(() => {
  clearPage();
  onChanged.mockClear();
});

async function setUp() {
  await type('password', 'three quiet lanterns');
  await press('Set up second factor');
}
async function confirm(code: string) {
  await type('code', code);
  await press('Turn on second factor');
}

test('AUTH-12 without a password there is one to set first', async () => {
  await show(false, false);
  expect(find('.account-note a')?.getAttribute('href')).toBe('#password');
  expect(texts('button')).toEqual([]);
});

test('AUTH-12 a wrong password begins nothing', async () => {
  answerWith({ [enable]: () => refusal('INVALID_PASSWORD') });
  await show();
  await press('Set up second factor');
  expect(texts('.field-error')).toEqual(['Please enter your password.']);
  await setUp();
  expect(texts('.field-error')).toEqual(['This is not your password.']);
  expect(find('svg.account-qr')).toBeNull();
});

test('AUTH-12 the secret is a picture and a text; a wrong code changes nothing', async () => {
  answerWith({
    [enable]: () => json({ totpURI, backupCodes }),
    [verify]: () => refusal('INVALID_CODE', 401),
  });
  await show();
  await setUp();
  expect(find('svg.account-qr path')?.getAttribute('d')).toMatch(/^M4 4h1v1h-1z/);
  expect(texts('code')).toEqual(['JBSW Y3DP EHPK 3PXP']);
  await confirm('12345');
  expect(texts('.field-error')).toEqual(['Enter the six digits.']);
  await confirm('123456');
  expect(texts('.field-error')).toEqual([
    'This code does not fit. It changes every 30 seconds: enter the one shown now.',
  ]);
  expect(document.activeElement).toBe(field('code'));
  expect(texts('.badge')).toEqual(['Off']);
  expect(onChanged).not.toHaveBeenCalled();
});

test('AUTH-12 after a code as apps show it, the recovery codes stay until they are kept', async () => {
  await show();
  await setUp();
  await confirm('123 456');
  expect(asked.at(-1)).toEqual({ request: verify, body: { code: '123456' } });
  expect(texts('.recovery-sheet code')).toEqual(backupCodes);
  expect(texts('.badge')).toEqual(['On']);
  expect(onChanged).toHaveBeenCalledOnce();
  await press('Done');
  expect(texts('.field-error')).toEqual(['Copy or download the codes, then tick this.']);
  const box = document.activeElement as HTMLInputElement;
  expect(box.type).toBe('checkbox');
  await act(async () => box.click());
  await press('Done');
  expect(find('.recovery-sheet')).toBeNull();
  expect(texts('.toast b')).toEqual(['Second factor is on']);
  expect(document.activeElement?.textContent).toBe('Second factor');
});

test('AUTH-12 codes are copied, and where that is forbidden it says what to do', async () => {
  const writeText = vi.fn().mockResolvedValueOnce(undefined).mockRejectedValue(new Error('no'));
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  await show(true);
  await press('New recovery codes');
  expect(document.activeElement).toBe(field('password'));
  await type('password', 'three quiet lanterns');
  await press('Make new recovery codes');
  await press('Copy');
  expect(writeText).toHaveBeenCalledWith('abcde-12345\nfghij-67890');
  expect(texts('.toast b')).toEqual(['Recovery codes copied']);
  await press('Copy');
  expect(texts('.toast-destructive b')).toEqual(['Copying did not work']);
});

test.each([
  [9, '9 recovery codes are left.', false],
  [3, '3 recovery codes are left. Make new ones before you need them.', true],
  [1, '1 recovery code is left. Make new ones before you need them.', true],
  [0, 'No recovery codes are left. Make new ones before you need them.', true],
])('AUTH-12 of %d recovery codes it is said how many are left', async (left, words, areOffered) => {
  await show(true, true, left);
  expect(find('.account-note')?.textContent).toBe(words);
  expect(find('[data-asks=codes]')?.className.includes('primary')).toBe(areOffered);
});

test('AUTH-12 turning it off asks for the password; cancelling leads back to the button', async () => {
  await show(true);
  await press('Turn off');
  await press('Cancel');
  expect(document.activeElement?.textContent).toBe('Turn off');
  expect(asked).toEqual([]);
  await press('Turn off');
  await type('password', 'three quiet lanterns');
  await press('Turn off second factor');
  expect(asked).toEqual([{ request: disable, body: { password: 'three quiet lanterns' } }]);
  expect(texts('.toast b')).toEqual(['Second factor is off']);
  expect(onChanged).toHaveBeenCalledOnce();
});
