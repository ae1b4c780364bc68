// The page behind a link, for whoever asks for it.
import { randomUUID } from 'node:crypto';
import { formatOf } from '#domain/projects/project-format.ts';
import { compareTakes } from '#domain/sharing/compare-takes.ts';
import type { SharedPage, SharedView } from '#domain/sharing/shared-page.ts';
import { mayOpenShared, mayTakeAlong } from '../policies.ts';
import type { ProjectRow } from '../projects/find-project.ts';
import type { Services } from '../services.ts';
import { approvalsOf, presentApproval } from './approvals/list-approvals.ts';
import { takeName } from './approvals/take-name.ts';
import {
  type ApprovalRow,
  approvedTake,
  isStanding,
  standingTake,
} from './approvals/whole-take.ts';
import type { Asker } from './asker.ts';
import { countVisit } from './count-visit.ts';
import { findShared, type Shared } from './find-share.ts';
import { guestNameOf } from './guests.ts';
import { listThreads } from './list-feedback.ts';
import { sharedLookOf } from './shared-look.ts';
import { filmedCuts, filmOf, takeOf, workOf } from './work-of.ts';

/** What a link leads to for whoever asks, who may be told of it; else why they may not. */
export async function readShared(
  { db, secret, now }: Pick<Services, 'db' | 'secret' | 'now'>,
  token: string,
  asker: Pick<Asker, 'viewer' | 'hasSaid'>,
): Promise<{ state: 'open' | 'locked'; shared: Shared } | { state: 'unknown' | 'ended' }> {
  const shared = await findShared(db, secret, token);
  if (shared === 'unknown' || shared === 'ended') return { state: shared };
  const { share, project } = shared;
  const said = { now: now(), hasSaid: asker.hasSaid(share) };
  const may = mayOpenShared(asker.viewer, project, share, said);
  if (may === 'ended') return { state: 'ended' };
  return { state: may === 'yes' ? 'open' : 'locked', shared };
}

/** The page, and the visit counted. `approvalId`: the take of that approval is shown. */
export async function openShared(
  services: Services,
  token: string,
  asker: Asker,
  approvalId: string | null,
): Promise<SharedView> {
  const found = await readShared(services, token, asker);
  if (found.state !== 'open') return { state: found.state };
  await countVisit(services, found.shared, asker);
  const page = await pageOf(services, { ...found.shared, token, asker, approvalId });
  return { state: 'open', page };
}

type Opened = Shared & { token: string; asker: Asker; approvalId: string | null };

async function pageOf(
  parts: Pick<Services, 'db' | 'storage'>,
  opened: Opened,
): Promise<SharedPage> {
  const { db } = parts;
  const { token, share, project, owner, asker, approvalId } = opened;
  const work = workOf(project, owner);
  const standing = standingTake(project);
  const rows = await approvalsOf(db, project.id);
  const present = presentApproval(standing, 'guest');
  const frozen = rows.find(({ id }) => id === approvalId);
  const latest = rows[0];
  return {
    ...work,
    token,
    look: await sharedLookOf(parts, opened),
    ...(frozen ? frozenWork(project, frozen) : {}),
    frozen: frozen ? present(frozen) : null,
    take: takeName(standing),
    threads: await listThreads(db, project, 'guest'),
    approvals: rows.map(present),
    changes:
      latest && !isStanding(latest, standing) ? compareTakes(approvedTake(latest), standing) : null,
    allowsDownloads: mayTakeAlong(asker.viewer, project, share),
    guestName: await guestNameOf(db, project.id, asker.browser()),
    owner: asker.viewer?.id === project.user_id ? { projectId: project.id } : null,
    formId: randomUUID(),
  };
}

function frozenWork(project: ProjectRow, approval: ApprovalRow) {
  const [first, second] = approval.cuts ?? [];
  const shown = takeOf(approval);
  const format = first?.aspect ?? formatOf(project);
  return {
    ...{ shown, format, film: filmOf(project, shown, format) },
    cuts: second ? filmedCuts(project, approval.cuts ?? []) : [],
  };
}
