// What every idea is built with: the client's statements sorted by what they do, and the pictures.
import type { Statement } from '../../understand/subject-frame.ts';
import type { Film } from '../film.ts';
import { isObject, object, type Picture, person, place, shows } from '../picture.ts';
import type { Stage } from '../stage.ts';
import type { IdeaId } from '../words/schema.ts';

export type Idea = {
  id: IdeaId;
  /** How well it suits what is known, 0 when a part it needs is missing. */
  suits(kit: Kit): number;
  film(kit: Kit): Omit<Film, 'idea'>;
};

export type Kit = {
  stage: Stage;
  facts: readonly Statement[];
  deeds: readonly Statement[];
  /** Says what it is. */
  identity: readonly Statement[];
  troubles: readonly Statement[];
  limits: readonly Statement[];
  story: readonly Statement[];
  /** The subject by itself, or what stands for it. */
  subject(near?: boolean): Picture;
  shows(said: Statement | undefined, how?: 'hands' | 'figure' | 'overhead'): Picture[];
};

export function kitFor(stage: Stage): Kit {
  const { frame } = stage;
  const of = (...roles: Statement['role'][]) =>
    frame.statements.filter(({ role }) => roles.includes(role));
  return {
    stage,
    facts: frame.facts,
    deeds: frame.deeds,
    identity: of('identity'),
    troubles: [
      ...(frame.trouble ? [frame.trouble] : []),
      ...of('trouble').filter((one) => one !== frame.trouble),
    ],
    limits: frame.limits,
    story: of('story'),
    subject: (near = false) =>
      isObject(stage)
        ? object(stage, near)
        : frame.places.length > 0
          ? place(stage)
          : person(stage, 'neutral'),
    shows: (said, how = 'figure') => (said ? [shows(stage, said, how)] : []),
  };
}

/** Those that can be spoken or lettered, each once, in the order given. */
export const once = (...lists: readonly (readonly (Statement | undefined)[])[]): Statement[] => [
  ...new Set(lists.flat().filter((one) => one !== undefined)),
];

/** Titles in the client's words: short letterings of these statements. */
export const titlesFrom = (...statements: readonly (Statement | undefined)[]): string[] =>
  statements.flatMap(
    (said) => said?.lettered.filter((text) => text.length <= 40).toReversed() ?? [],
  );
