import type { ScriptWork, WireRow } from '../wire.ts';

const cue = (
  kind: WireRow['cues'][number]['kind'],
  text: string,
  speaker: string | null = null,
) => ({
  kind,
  speaker,
  text,
});
export const vo = (text: string) => cue('VO', text);
export const letters = (text: string) => cue('SUPER', text);
export const says = (speaker: string, text: string) => cue('DIALOGUE', text, speaker);

/** A script for the bakery of `sampleRequest` that keeps every rule; some rows exchanged. */
export const sampleWork = (changed: Record<number, Partial<WireRow>> = {}): ScriptWork => ({
  title: 'Sold Out by Noon',
  rows: rows.map((row, at) => ({ ...row, ...changed[at] })),
  notes: ['Confirm that the oven may be filmed [to confirm].'],
});

const rows: WireRow[] = [
  {
    beat: 'Hook',
    seconds: 2,
    video: 'ECU, low, push in. A bread knife stops above the last loaf on the shelf.',
    cues: [cue('SFX', 'A shop bell.'), vo('One loaf left.'), letters('One loaf left')],
  },
  {
    beat: 'Problem',
    seconds: 4,
    video: 'MS, hand-held. A commuter runs past shuttered shops, looking at the sky.',
    cues: [vo('You know this run. By noon the shelf is empty.'), letters('Empty by noon')],
  },
  {
    beat: 'Proof',
    seconds: 6,
    video: 'Insert CU, overhead. Hands turn dough on a floured board before dawn.',
    cues: [
      vo('At Hearth & Crumb, every loaf takes forty-eight hours. Ours begin before dawn.'),
      letters('Hearth & Crumb: 48 hours'),
    ],
  },
  {
    beat: 'Offer',
    seconds: 3,
    video: 'CU, eye level, static. The loaf on the counter, the door opening behind it.',
    cues: [vo('Come in before nine. Try the sourdough.'), letters('Hearth & Crumb · before nine')],
  },
];
