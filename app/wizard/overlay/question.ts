import type { Outdated } from '#domain/storyboard/keep-directions.ts';
import type { CreativeApproach } from '#domain/wizard/options.ts';
import type { DraftStore } from '../saving/draft-store.ts';
import type { Writer } from '../writing/writer/writer.ts';

/** What the wizard asks before something is lost or replaced; `of` is what it acts on, where that is a cut. */
export type Question = Asked & { of?: Acting };

type Acting = Pick<DraftStore, 'dispatch'> & { writer: Writer };
type Asked =
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
