// How often guests may do something, by network and by project.
import type { LimitRule } from '../limits.ts';
import { networkRules } from '../mail/network-rules.ts';
import type { Asker } from './asker.ts';

const hour = 3600;

type From = Pick<Asker, 'network' | 'ipAddress'>;

export const writingRules = (from: From, projectId: string): LimitRule[] => [
  ...networkRules(from, { name: 'shared-writing', count: 30, windowSeconds: hour }),
  { name: 'shared-writing-project', subject: projectId, count: 120, windowSeconds: hour },
];

export const approvalRules = (from: From, projectId: string): LimitRule[] => [
  ...networkRules(from, { name: 'shared-approvals', count: 10, windowSeconds: hour }),
  { name: 'shared-approvals-project', subject: projectId, count: 30, windowSeconds: hour },
];

/** By network, and for all together: whoever has many networks guesses no faster. */
export const passphraseRules = (from: From, shareId: string): LimitRule[] => [
  ...networkRules(from, { name: `passphrase ${shareId}`, count: 10, windowSeconds: hour }),
  { name: 'passphrase-link', subject: shareId, count: 60, windowSeconds: hour },
];

export const printingRules = (from: From): LimitRule[] =>
  networkRules(from, { name: 'shared-printing', count: 20, windowSeconds: hour });

/** Messengers ask for many people from one network. */
export const previewRules = (from: From): LimitRule[] =>
  networkRules(from, { name: 'shared-preview', count: 600, windowSeconds: hour });

/** A member who makes or answers; hashing pass phrases costs. */
export const ownerRules = (userId: string): LimitRule[] => [
  { name: 'sharing', subject: userId, count: 300, windowSeconds: hour },
];
