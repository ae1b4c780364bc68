// What the house writes down about a project or submission. No client reads it.
import { randomUUID } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { PipelineNote } from '#domain/admin/pipeline.ts';
import { AppError } from '../../app-error.ts';
import { announce } from '../../db/changes.ts';
import type { Queries } from '../../db/database.ts';
import { pipelineNotes } from '../../db/schema.ts';
import { mayRemoveNote, mayRunPipeline } from '../../policies.ts';
import type { Services } from '../../services.ts';
import { recordAct } from '../audit/record-act.ts';
import { findEntry, type Item, nothing, takeEntry } from './find-entry.ts';

type Parts = Pick<Services, 'db' | 'now'>;
const mostNotes = 200;

/** The notes of an entry, newest first. */
export async function notesOf(
  queries: Queries,
  viewer: Viewer,
  item: Item,
): Promise<PipelineNote[]> {
  if (!mayRunPipeline(viewer)) return [];
  const entry = (await findEntry(queries, item))?.entry;
  if (!entry) return [];
  const rows = await queries
    .select()
    .from(pipelineNotes)
    .where(eq(pipelineNotes.entry_id, entry.id))
    .orderBy(desc(pipelineNotes.created_at), desc(pipelineNotes.id))
    .limit(mostNotes);
  return rows.map((row) => present(row, viewer));
}

/** Throws 'not-found', and 'conflict' where there are two hundred already. */
export async function addNote(
  { db, now }: Parts,
  admin: Viewer,
  item: Item,
  text: string,
): Promise<PipelineNote> {
  const at = now();
  return db.transaction(async (tx) => {
    const entry = mayRunPipeline(admin) ? await takeEntry(tx, item, at) : null;
    if (!entry) throw nothing();
    const count = await tx.$count(pipelineNotes, eq(pipelineNotes.entry_id, entry.id));
    if (count >= mostNotes) throw new AppError('conflict', 'There are 200 notes already.');
    const [made] = await tx
      .insert(pipelineNotes)
      .values({
        id: randomUUID(),
        entry_id: entry.id,
        author_id: admin.id,
        author_email: admin.email,
        text: text.trim(),
        created_at: at,
      })
      .returning();
    if (!made) throw new Error('A note was not kept.');
    await recordAct(tx, { admin, action: 'pipeline.noted', target: item, at });
    await announce(tx, 'leads');
    return present(made, admin);
  });
}

/** Takes the viewer's own note back. Throws 'not-found' for any other. */
export async function deleteNote(
  { db, now }: Parts,
  admin: Viewer,
  item: Item,
  note: string,
): Promise<void> {
  if (!z.uuid().safeParse(note).success) throw nothing();
  await db.transaction(async (tx) => {
    const entry = (await findEntry(tx, item))?.entry;
    const of = entry && and(eq(pipelineNotes.id, note), eq(pipelineNotes.entry_id, entry.id));
    const [row] = of ? await tx.select().from(pipelineNotes).where(of).for('update') : [];
    if (!row || !mayRemoveNote(admin, row)) throw nothing();
    await tx.delete(pipelineNotes).where(eq(pipelineNotes.id, note));
    await recordAct(tx, { admin, action: 'pipeline.note-deleted', target: item, at: now() });
    await announce(tx, 'leads');
  });
}

type Row = typeof pipelineNotes.$inferSelect;

const present = (row: Row, viewer: Viewer): PipelineNote => ({
  id: row.id,
  text: row.text,
  author: row.author_email,
  own: mayRemoveNote(viewer, row),
  created_at: row.created_at.toISOString(),
});
