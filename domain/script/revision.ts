// What a person asks of a script by a choice, and what is told of what was asked.
import { z } from 'zod';
import { requiredText } from '../text.ts';

export const scriptLanguages = ['en', 'de', 'es', 'fr'] as const;
export type ScriptLanguage = (typeof scriptLanguages)[number];

/** Lengths that spots are sold in, in seconds: what a film can be fitted to. */
export const fitLengths = [6, 15, 30, 60] as const;

/** A change that can always be made, whatever the script says. */
export const revisionOperation = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('shorter') }),
  z.strictObject({ kind: z.literal('longer') }),
  z.strictObject({ kind: z.literal('length'), seconds: z.literal(fitLengths) }),
  z.strictObject({ kind: z.literal('warmer') }),
  z.strictObject({ kind: z.literal('plainer') }),
  /** Another first row. */
  z.strictObject({ kind: z.literal('hook') }),
  /** Another last row. */
  z.strictObject({ kind: z.literal('ending') }),
  z.strictObject({ kind: z.literal('no-voice') }),
  /** Says or letters these words. */
  z.strictObject({ kind: z.literal('mention'), what: requiredText(160) }),
  /** Rows are counted from 1. */
  z.strictObject({ kind: z.literal('drop-row'), row: z.number().int().min(1).max(40) }),
  /** What people are to do. */
  z.strictObject({ kind: z.literal('call'), to: requiredText(90) }),
  z.strictObject({ kind: z.literal('language'), to: z.enum(scriptLanguages) }),
]);
export type RevisionOperation = z.infer<typeof revisionOperation>;
export type OperationKind = RevisionOperation['kind'];

/** Why something was done in part, or not. */
export const revisionReasons = [
  /** It stands as a remark under the script. */
  'kept-as-remark',
  /** A part of it was done; all of it stands as a remark under the script. */
  'rest-as-remark',
  /** The script has it already. */
  'as-it-was',
  /** It cannot get shorter, longer, or lose a row. */
  'at-its-end',
  /** The client's own sentences stay in the language they were typed in. */
  'own-words-stay',
  /** The script is not in rows. */
  'not-in-rows',
  /** It would change what the client locked, and nothing else. */
  'locked',
  /** It was done but for what the client locked. */
  'locked-stays',
] as const;

/** What became of one thing that was asked: `words` are the visitor's, or the operation's kind. */
export const revisedPart = z.object({
  words: z.string(),
  outcome: z.enum(['done', 'partly', 'not-understood']),
  why: z.enum(revisionReasons).optional(),
});
export type RevisedPart = z.infer<typeof revisedPart>;

/** Notes that ask for so many seconds. */
export const secondsNotes = (seconds: number): string => `Make the film ${seconds} seconds long.`;

/** The operation as notes, for a writer that reads notes. */
export function operationNotes(operation: RevisionOperation): string {
  switch (operation.kind) {
    case 'shorter':
      return 'Make the film one usual length shorter.';
    case 'longer':
      return 'Make the film one usual length longer.';
    case 'length':
      return secondsNotes(operation.seconds);
    case 'warmer':
      return 'Make it warmer.';
    case 'plainer':
      return 'Make it plainer: fewer words, nothing said louder than it is.';
    case 'hook':
      return 'Give it another opening.';
    case 'ending':
      return 'Give it another ending.';
    case 'no-voice':
      return 'No voice-over and no dialogue: nobody speaks.';
    case 'mention':
      return `Mention “${operation.what}”.`;
    case 'drop-row':
      return `Drop row ${operation.row}.`;
    case 'call':
      return `Change the call to action to “${operation.to}”.`;
    case 'language':
      return `Write it anew in ${languageNames[operation.to]}.`;
  }
}

export const languageNames = {
  en: 'English',
  de: 'German',
  es: 'Spanish',
  fr: 'French',
} as const satisfies Record<ScriptLanguage, string>;
