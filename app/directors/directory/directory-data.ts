import type { DirectoryFacts, DirectoryPage } from '#domain/directors/directory.ts';
import type { Asked } from './directory-address.ts';

/** What the page of the directory is made from. No `page` where the question was refused or nothing came. */
export type DirectoryData = { facts: DirectoryFacts; asked: Asked; page: DirectoryPage | null };

let known: DirectoryFacts | null = null;

/** Facts change with a sync only: later questions ask the API for directors alone. */
export function rememberFacts(facts: DirectoryFacts): void {
  known = facts;
}

export function knownFacts(): DirectoryFacts | null {
  return known;
}

export function forgetFacts(): void {
  known = null;
}
