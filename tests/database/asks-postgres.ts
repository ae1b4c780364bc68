// A file that asks PostgreSQL nothing has no place among those that run on it: what it tests cannot
// differ by the database, and runs on the embedded one.
import pg from 'pg';
import { afterAll, expect } from 'vitest';

const { connect } = pg.Client.prototype;
let isAsked = false;
Object.assign(pg.Client.prototype, {
  connect(this: pg.Client, ...given: Parameters<typeof connect>) {
    isAsked = true;
    return connect.apply(this, given);
  },
});

afterAll(() => {
  Object.assign(pg.Client.prototype, { connect });
  expect(isAsked, 'It never asks PostgreSQL: see tests/database/on-postgres.ts.').toBe(true);
});
