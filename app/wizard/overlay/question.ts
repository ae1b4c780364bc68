import type { Outdated } from '#domain/storyboard/keep-directions.ts';
import type { CreativeApproach } from '#domain/wizard/options.ts';

/** What the wizard asks before something is lost or replaced. */
export type Question =
  | { kind: 'leave' }
  | { kind: 'start-over' }
  | { kind: 'new-concepts'; approach: CreativeApproach }
  | { kind: 'new-brief'; index: number }
  | { kind: 'drop-brief-edit' }
  | { kind: 'drop-script-edit' }
  /** Directed frames whose rows say something else now, or are gone. */
  | ({ kind: 'directed-frames' } & Outdated)
  | { kind: 'project-gone' }
  | { kind: 'conflict' };
