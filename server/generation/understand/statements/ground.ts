// What every statement of a form is made with.
import type { UserType } from '#domain/wizard/options.ts';
import type { Found } from '../subject/evidence/found.ts';
import type { Phrase, SubjectKind } from '../subject-frame.ts';
import type { Piece, Tongue } from '../text/tongue.ts';
import type { Catalogue } from './find-mentions.ts';
import type { RoleWords } from './role-of.ts';

export type Ground = {
  pieces: readonly Piece[];
  tongue: Tongue;
  reading: { role: RoleWords };
  catalogue: Catalogue;
  found: Found | undefined;
  head: Phrase;
  /** The piece that says what it is; -1 where none does. */
  identity: number;
  name: string;
  kind: SubjectKind;
  /** What the client calls the message. */
  message: string;
  /** Nouns, verbs and names of the request and of the name: what shares them makes sense of both. */
  asked: ReadonlySet<string>;
  people: ReadonlySet<string>;
  userType: UserType;
};
