// A server of projects for tests: draft keys, stale changes and takes, without a database.
import type { NewProject, ProjectChanges, WholeProject } from '../../projects/project.ts';
import type { SaveRequest } from '../saving/project-save.ts';
import type { SaveFailure } from '../saving/saving.ts';

export type ServerAnswer =
  | { ok: true; project: WholeProject }
  | { ok: false; failure: SaveFailure };

export function projectServer() {
  const rows = new Map<string, WholeProject>();
  const keys = new Map<string, string>();
  /** Every text that was replaced. */
  const takes: string[] = [];
  let made = 0;
  const now = () => new Date(1_800_000_000_000 + ++made).toISOString();

  function create({ draft_key, ...content }: NewProject): WholeProject {
    const known = rows.get(keys.get(draft_key) ?? '');
    if (known) return known;
    const at = now();
    const id = `project-${rows.size + 1}`;
    const own = {
      id,
      user_id: 'june',
      status: 'pipeline' as const,
      created_at: at,
      updated_at: at,
    };
    const row: WholeProject = structuredClone({ ...content, ...own });
    rows.set(id, row);
    keys.set(draft_key, id);
    return row;
  }
  function change(id: string, { updated_at, ...changes }: ProjectChanges): WholeProject {
    const row = rows.get(id) as WholeProject;
    if (changes.creative_brief !== undefined && changes.creative_brief !== row.creative_brief)
      takes.push(row.creative_brief);
    const next = { ...row, ...structuredClone(changes), updated_at: now() } as WholeProject;
    rows.set(id, next);
    return next;
  }
  return {
    rows,
    takes,
    change,
    /** As the browser's client would answer. */
    result(request: SaveRequest) {
      if (request.kind === 'create') return { ok: true as const, answer: create(request.project) };
      const row = rows.get(request.id);
      if (!row) return { ok: false as const, failure: { reason: 'missing' as const } };
      if (row.updated_at !== request.changes.updated_at) {
        return {
          ok: false as const,
          failure: { reason: 'conflict' as const, body: { project: row } },
        };
      }
      return { ok: true as const, answer: change(request.id, request.changes) };
    },
    /** As it is placed in the draft. */
    answer(request: SaveRequest): ServerAnswer {
      const result = this.result(request);
      if (result.ok) return { ok: true, project: result.answer };
      const { failure } = result;
      if (failure.reason === 'missing') return { ok: false, failure: { kind: 'gone' } };
      return {
        ok: false,
        failure: { kind: 'conflict', theirs: failure.body.project },
      };
    },
  };
}
