// The embedded database spends most of a short statement on parsing, planning and the five messages
// of one query. A statement marked here is prepared with its first run; every later run is one
// message. PostgreSQL runs it as it stands.
import { randomUUID } from 'node:crypto';
import type { PGlite } from '@electric-sql/pglite';
import { type SQL, sql } from 'drizzle-orm';
import { escapeLiteral } from 'pg';

const mark = '/* plan once */';

/**
 * Marks a statement that runs often and always has the same text. Its values are texts, numbers,
 * booleans or null, and so are the columns of its rows: on the embedded database a time would come
 * back as a Date, which it does not elsewhere. Inside a transaction the mark changes nothing.
 */
export function preparedOnce(statement: SQL): SQL {
  return sql`${sql.raw(mark)} ${statement}`;
}

/** The names of what a database has prepared, by text. */
const names = new WeakMap<PGlite, Map<string, Promise<string>>>();

/** The same database; what preparedOnce() marked runs prepared. */
export function preparing(lite: PGlite): PGlite {
  const prepared = names.get(lite) ?? new Map<string, Promise<string>>();
  names.set(lite, prepared);
  const prepare = async (text: string): Promise<string> => {
    const name = `plan_${randomUUID()}`;
    await lite.exec(`prepare "${name}" as ${text}`);
    return name;
  };
  const nameOf = (text: string): Promise<string> => {
    const known = prepared.get(text);
    if (known) return known;
    const name = prepare(text);
    prepared.set(text, name);
    name.catch(() => prepared.delete(text));
    return name;
  };
  const query: PGlite['query'] = async (text, values = [], options) => {
    if (!text.startsWith(mark)) return lite.query(text, values, options);
    // Without the caller's parsers: joining them to the database's own takes longer than the rest.
    const name = await nameOf(text);
    const given = values.map(literal).join(', ');
    const [result] = await lite.exec(`execute "${name}"${given && `(${given})`}`);
    if (!result) throw new Error('A prepared statement gave no result.');
    return result as never;
  };
  return new Proxy(lite, {
    get(target, key) {
      if (key === 'query') return query;
      const value: unknown = Reflect.get(target, key);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

/** The statement is read up to its first NUL, so a value may hold none. */
function literal(value: unknown): string {
  if (value === null) return 'null';
  const text = String(value);
  const isPlain = ['string', 'number', 'boolean'].includes(typeof value);
  if (!isPlain || text.includes('\0')) throw new TypeError('Not a value of a prepared statement.');
  return escapeLiteral(text);
}
