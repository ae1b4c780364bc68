import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type SheetsPeer, serviceAccount, startSheetsPeer } from '#tests/peers/sheets.ts';
import { leadsContract, sampleLead } from './contract.ts';
import { LeadsError } from './port.ts';
import { readServiceAccount } from './service-account.ts';
import { openSheetsLeads } from './sheets.ts';

let peer: SheetsPeer;
beforeEach(async () => {
  peer = await startSheetsPeer();
});
afterEach(() => peer.close());

const open = (changes: object = {}) =>
  openSheetsLeads({
    id: peer.id,
    account: readServiceAccount(peer.account),
    url: peer.url,
    timeoutMs: 2_000,
    ...changes,
  });
const failureOf = (leads = open()) =>
  leads.append(sampleLead()).then(
    () => null,
    (e) => e,
  );

describe('leads in a Google Sheet', () => {
  leadsContract(async () => ({ leads: open(), rows: async () => peer.rows }));

  test('MAIL-04 cells are written as they are, never as somebody typed them', async () => {
    await open().append(sampleLead());
    expect(peer.inputOption).toBe('RAW');
  });

  test('MAIL-04 the token is asked for once, with a signature that holds', async () => {
    const leads = open();
    await leads.append(sampleLead());
    await leads.append(sampleLead());
    expect(peer.requests.filter((one) => one === 'POST /token')).toHaveLength(1);
  });

  test('MAIL-04 a lost answer is no second row', async () => {
    const leads = open();
    const lead = sampleLead();
    await leads.append(sampleLead());
    peer.moods.push('accept', 'act-then-cut');
    await expect(leads.append(lead)).rejects.toMatchObject({ outcome: 'temporary' });
    await leads.append(lead);
    expect(peer.rows).toHaveLength(3);
  });

  test('MAIL-04 a sheet that is too narrow is made wide enough, once', async () => {
    const leads = open();
    await leads.append(sampleLead());
    await leads.append(sampleLead());
    expect(peer.columns).toBe(27);
    expect(peer.rows.map((row) => row.length)).toEqual([27, 27, 27]);
    expect(peer.requests.filter((one) => one.endsWith(':batchUpdate'))).toHaveLength(1);
  });

  test('MAIL-04 a cell that is too long for a sheet is cut, with a mark', async () => {
    await open().append(sampleLead({ notes: 'n'.repeat(60_000) }));
    const cell = peer.rows[1]?.find((text) => text.startsWith('nnn'));
    expect([cell?.length, cell?.slice(-3)]).toEqual([50_000, 'n …']);
  });

  test.each([429, 500, 503])('MAIL-04 %i may succeed later, and is asked once', async (status) => {
    peer.moods.push({ status, retryAfter: '17' });
    const failure = await failureOf();
    expect(failure).toBeInstanceOf(LeadsError);
    expect(failure).toMatchObject({ outcome: 'temporary', retryAfterSeconds: 17 });
    expect(peer.requests.filter((one) => one.startsWith('GET'))).toHaveLength(1);
  });

  test('MAIL-04 so may what does not answer, wherever it hangs', async () => {
    const unreached = { outcome: 'temporary', retryAfterSeconds: undefined };
    peer.moods.push('hang');
    expect(await failureOf()).toMatchObject(unreached);
    peer.tokenMoods.push('hang');
    expect(await failureOf()).toMatchObject(unreached);
    expect(peer.requests.filter((one) => one === 'POST /token')).toHaveLength(2);
    await peer.close();
    expect(await failureOf()).toMatchObject(unreached);
  });

  test.each([
    [403, 'PERMISSION_DENIED', `share it with leads@house.iam.gserviceaccount.com`],
    [403, 'SERVICE_DISABLED', 'enable it in the Google Cloud console'],
    [400, 'INVALID_ARGUMENT', 'refused the row (400)'],
  ])('MAIL-04 %i %s says what to do', async (status, reason, advice) => {
    // A refused token may just be old: the library asks again with a fresh one.
    peer.moods.push({ status, reason }, { status, reason });
    const failure = await failureOf();
    expect(failure).toMatchObject({ outcome: 'permanent' });
    expect(failure.message).toContain(advice);
  });

  test('MAIL-04 so does a sheet that is not there', async () => {
    expect(await failureOf(open({ id: 'another' }))).toMatchObject({
      outcome: 'permanent',
      message: expect.stringContaining('GOOGLE_SHEET_ID'),
    });
  });

  test('MAIL-04 so does a key that Google does not know', async () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const account = readServiceAccount(serviceAccount(privateKey));
    expect(await failureOf(open({ account }))).toMatchObject({
      outcome: 'permanent',
      message: expect.stringContaining('GOOGLE_SERVICE_ACCOUNT'),
    });
    expect(peer.rows).toEqual([]);
  });
});

describe('GOOGLE_SERVICE_ACCOUNT', () => {
  test('MAIL-04 is the JSON or its path, its line ends written out or not', () => {
    const folder = mkdtempSync(join(tmpdir(), 'ad-builder-key-'));
    const file = join(folder, 'key.json');
    writeFileSync(file, peer.account);
    const fromFile = readServiceAccount(file);
    rmSync(folder, { recursive: true });
    expect(fromFile).toEqual(readServiceAccount(peer.account));
    expect(readServiceAccount(peer.account.replaceAll('\\n', '\\\\n'))).toEqual(fromFile);
  });

  test.each([
    ['/nowhere/key.json', 'names a file that cannot be read'],
    ['{ "client_email": ', 'is not JSON'],
    ['{"client_email":"a@b.example"}', 'has no usable private_key'],
    ['{"private_key":"x"}', 'has no usable client_email'],
    ['{"client_email":"a@b.example","private_key":"x"}', 'private_key that cannot be read'],
  ])('MAIL-04 %j keeps the server from starting, in words', (setting, words) => {
    expect(() => readServiceAccount(setting)).toThrow(
      expect.objectContaining({ name: 'StartError', message: expect.stringContaining(words) }),
    );
  });
});
