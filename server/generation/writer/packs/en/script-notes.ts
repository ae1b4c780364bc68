// Remarks below the rows: what to check before it is said in public, and how to make it.
import type { Platform } from '#domain/wizard/options.ts';
import type { Stage } from '../../stage.ts';
import { toSentences } from './facts/clean-text.ts';
import { capital, stop } from './facts/words.ts';

const recut: Record<Platform, string> = {
  tiktok:
    'TikTok 9:16: stack one subject per frame; keep faces and lettering clear of the top, the right edge and the lower quarter.',
  youtube: 'YouTube 16:9: reframe on thirds and open the place up; keep the lower 15 % clear.',
  instagram:
    'Instagram 1:1: centre each picture, keep to the middle 80 % and let the lettering carry the sense without sound.',
};
const claimAdvice = {
  superlative: 'a superlative; keep it only with a source on file [proof needed]',
  health: 'a health claim; have it checked before broadcast [proof needed]',
  money: 'a money claim; state the terms on screen [proof needed]',
  safety: 'a safety claim; keep the evidence on file [proof needed]',
};

export function claimNotes(stage: Stage): string[] {
  return stage.facts.claims.map(
    (claim) => `Check before use: “${capital(claim.text)}” is ${claimAdvice[claim.kind]}.`,
  );
}

/** Notes in the order a producer needs them. */
export function scriptNotes(stage: Stage): string[] {
  const { facts } = stage;
  return [
    ...(stage.translated
      ? ['Written in English: the answers are in a language the built-in writer does not write.']
      : []),
    ...(stage.mode === 'direct'
      ? ['How to read it: said to one person, not to a room; the pictures run over the speech.']
      : []),
    ...(stage.mode === 'voice'
      ? [
          'How to read it: one voice, close to the microphone; no visible speaker, only hands, product and places.',
        ]
      : []),
    ...(stage.mode === 'narrative'
      ? [
          'How to read it: nobody in the picture hears the voice-over; leave a beat of room sound between sentences.',
        ]
      : []),
    ...toSentences(stage.character.notes, facts.name).map(
      (note) => `From your notes: ${stop(capital(note))}`,
    ),
    ...claimNotes(stage),
    ...(!facts.hasProof && stage.userType !== 'trailer' && stage.userType !== 'creator'
      ? ['Proof: one checkable fact would make the third beat stronger [proof needed].']
      : []),
    ...(stage.userType === 'trailer' && !facts.when
      ? ['Date and where to watch: [date to confirm].']
      : []),
    ...(stage.userType === 'government' && !facts.sponsor
      ? [
          'Sponsor: the line in the last row needs the legal name of whoever pays [sponsor to confirm].',
        ]
      : []),
    ...stage.platforms
      .slice(1)
      .map((platform) => `Recompose, do not scale, for ${recut[platform]}`),
  ];
}
