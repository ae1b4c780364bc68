// The signed link with which who was mailed a package makes files of it. It ends with its month.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

const path = '/mail/files/';
const days = 30;

type MailedAt = { mailId: string; mailedAt: Date };

/** When the link of a mail ends. */
export const filesUntil = (mailedAt: Date): Date =>
  new Date(mailedAt.getTime() + days * 86_400_000);

/** The link in a mail: it works without signing in, for whoever has it. */
export function filesUrl(appUrl: string, secret: string, { mailId, mailedAt }: MailedAt): string {
  const ends = Math.floor(filesUntil(mailedAt).getTime() / 1000);
  return `${appUrl}${path}${mailId}.${ends}.${sign(secret, mailId, ends)}`;
}

/** The mail a link stood in; 'ended' when it is over, null when we did not sign it. */
export function readFilesToken(
  token: string,
  secret: string,
  now: Date,
): { mailId: string } | 'ended' | null {
  const [mailId = '', until = '', given = '', ...more] = token.split('.');
  const isFormed = z.uuid().safeParse(mailId).success && /^\d{1,12}$/.test(until);
  if (!isFormed || more.length > 0) return null;
  const expected = Buffer.from(sign(secret, mailId, Number(until)));
  const proof = Buffer.from(given);
  if (proof.length !== expected.length || !timingSafeEqual(proof, expected)) return null;
  return Number(until) * 1000 > now.getTime() ? { mailId } : 'ended';
}

const sign = (secret: string, mailId: string, ends: number): string =>
  createHmac('sha256', secret).update(`mailed-files:${mailId}:${ends}`).digest('base64url');
