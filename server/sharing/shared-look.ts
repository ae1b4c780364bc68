// The owner's logo and its colour on the page behind a link, as documents carry them.
import type { SharedLook } from '#domain/sharing/shared-page.ts';
import { logoAlt } from '../documents/own-look.ts';
import { drawLook, entitledLogo } from '../documents/read-own-look.ts';
import { type SmallLogo, shrinkLogo } from '../drawing/shrink-logo.ts';
import { RecentlyUsed } from '../recently-used.ts';
import type { Services } from '../services.ts';
import type { Shared } from './find-share.ts';

export type DrawnLook = SmallLogo & { accent: string | null };

// Named by the files they are drawn of, which change with the picture; whose they are is asked each time.
const drawn = new RecentlyUsed<DrawnLook>({ entries: 50 });

type Parts = Pick<Services, 'db' | 'storage'>;

/** Undefined for an owner who is not entitled to it, or has sent no logo. */
export async function drawnLookOf(
  { db, storage }: Parts,
  { project }: Pick<Shared, 'project'>,
): Promise<{ name: string; look: DrawnLook } | undefined> {
  const row = await entitledLogo(db, project.user_id, project.form_data.pictures);
  if (!row) return undefined;
  const name = [row.files['cut-out'], row.files.traced].join(' ');
  const look = drawn.get(name) ?? (await draw(storage, row));
  if (look) drawn.set(name, look);
  return look && { name, look };
}

async function draw(
  storage: Parts['storage'],
  row: Parameters<typeof drawLook>[1],
): Promise<DrawnLook | undefined> {
  const look = await drawLook(storage, row);
  if (!look) return undefined;
  return { ...(await shrinkLogo(look.logo.png)), accent: look.accent ?? null };
}

/** What the page is told of it; the picture has an address of its own. */
export async function sharedLookOf(parts: Parts, shared: Shared): Promise<SharedLook | null> {
  const found = await drawnLookOf(parts, shared);
  if (!found) return null;
  const { width, height, accent } = found.look;
  const names = { client: shared.owner.company_name, product: shared.project.product_name };
  return { width, height, accent, alt: logoAlt(names) };
}
