// Columns that many tables have.
import { customType, timestamp } from 'drizzle-orm/pg-core';

// Compared byte by byte, so that both databases sort alike whatever their locale.
export const bytewise = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
