// A package written by hand, typed shortly.

import type { z } from 'zod';
import type { Concept } from '#domain/concepts/concept.ts';
import { formatAvScript, parseAvScript, type ScriptRow } from '#domain/script/av-script.ts';
import { shotPlan } from '#domain/storyboard/shot-plan.ts';
import type { AdPackage } from '../ad-package.ts';
import { type Brief, brief } from '../brief.ts';

export type Sample = { brief: Brief; made: AdPackage };

type Typed = {
  brief: z.input<typeof brief>;
  concepts: readonly Concept[];
  briefText: string;
  title: string;
  cast?: string;
  rows: readonly ScriptRow[];
  plan: z.input<typeof shotPlan>;
};

export function sample(typed: Typed): Sample {
  const { concepts, briefText, title, rows } = typed;
  const script = formatAvScript({
    title,
    facts: [
      { label: 'Date', text: 'Jan 5, 2026' },
      ...(typed.cast ? [{ label: 'Cast', text: typed.cast }] : []),
    ],
    rows: [...rows],
    notes: [],
  });
  const [chosen] = concepts;
  const av = parseAvScript(script);
  if (!chosen || !av) throw new Error('A sample needs a concept and rows.');
  const plan = shotPlan.parse({ ...typed.plan, rows: rows.map(({ video }) => video) });
  return {
    brief: brief.parse(typed.brief),
    made: { concepts, chosen, briefText, script, av, plan },
  };
}

type Heard = { vo?: string; says?: [string, string]; super?: string[]; sfx?: string };

/** One row; letterings each get a line. */
export function row(
  beat: string,
  [startSeconds, endSeconds]: readonly [number, number],
  video: string,
  heard: Heard,
): ScriptRow {
  const { vo, says, sfx } = heard;
  return {
    beat,
    startSeconds,
    endSeconds,
    video,
    cues: [
      ...(sfx ? [{ kind: 'SFX' as const, text: sfx }] : []),
      ...(vo ? [{ kind: 'VO' as const, text: vo }] : []),
      ...(says ? [{ kind: 'DIALOGUE' as const, speaker: says[0], text: says[1] }] : []),
      ...(heard.super ?? []).map((text) => ({ kind: 'SUPER' as const, text })),
    ],
  };
}
