// A transaction as somebody reads it from a page or a mail, cut as it is shown or in full.
import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { transactionOf } from '#domain/payments/transaction.ts';

export const namesCheckout = (q: string): boolean => /^cs_[\w-]{8,}$/.test(q.trim());

export const isCheckout = (column: AnyPgColumn, q: string): SQL =>
  sql`left(${column}, ${transactionOf(q.trim()).length}) = ${transactionOf(q.trim())}`;
