// Holds what is sent against the types that Stripe's library declares for it.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Form, FormValue } from '#server/gateways/payments/fake-stripe/form.ts';

const folder = join(createRequire(import.meta.url).resolve('stripe'), '../../esm/resources');

type Field = { type: string; optional: boolean };
/** Of one file: interfaces and aliases by their full name, as in `SessionCreateParams.Mode`. */
type Declared = { interfaces: Map<string, Map<string, Field>>; aliases: Map<string, string> };

const read = new Map<string, Declared>();

/**
 * What is wrong with a form that is sent as `name` of a resource's file, as in
 * `checkForm('Checkout/Sessions', 'Checkout.SessionCreateParams', form)`: parameters that are
 * not declared, missing, or of another kind.
 */
export function checkForm(file: string, name: string, form: Form): string[] {
  const declared = read.get(file) ?? readDeclared(file);
  read.set(file, declared);
  if (!declared.interfaces.has(name)) throw new Error(`${file} declares no ${name}`);
  return checkFields(declared, name, form, '');
}

function readDeclared(file: string): Declared {
  const text = readFileSync(join(folder, `${file}.d.ts`), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  const found: Declared = { interfaces: new Map(), aliases: new Map() };
  const scopes: string[] = [];
  let fields: Map<string, Field> | undefined;
  const full = (name: string) => [...scopes, name].join('.');
  for (const line of text.split('\n').map((one) => one.trim())) {
    const opened = /^(?:export )?(?:declare )?(namespace|interface|class) (\w+).*\{(\})?$/.exec(
      line,
    );
    const alias = /^(?:export )?(?:declare )?type (\w+) = (.*);$/.exec(line);
    const field = /^['"]?([\w-]+)['"]?(\?)?: (.*);$/.exec(line);
    if (opened?.[1] === 'namespace') scopes.push(opened[2] ?? '');
    else if (opened) {
      fields = new Map();
      found.interfaces.set(full(opened[2] ?? ''), fields);
      if (/extends \S*PaginationParams/.test(line)) addPaging(fields);
      if (opened[3]) fields = undefined;
    } else if (alias) found.aliases.set(full(alias[1] ?? ''), alias[2] ?? '');
    else if (line === '}') {
      if (fields) fields = undefined;
      else scopes.pop();
    } else if (fields && field) {
      fields.set(field[1] ?? '', { type: field[3] ?? '', optional: field[2] === '?' });
    }
  }
  return found;
}

function addPaging(fields: Map<string, Field>): void {
  fields.set('limit', { type: 'number', optional: true });
  fields.set('starting_after', { type: 'string', optional: true });
  fields.set('ending_before', { type: 'string', optional: true });
}

function checkFields(declared: Declared, name: string, form: Form, at: string): string[] {
  const fields = declared.interfaces.get(name) ?? new Map<string, Field>();
  const missing = [...fields].filter(([key, { optional }]) => !optional && !(key in form));
  return [
    ...missing.map(([key]) => `${at}${key} is missing`),
    ...Object.entries(form).flatMap(([key, value]) => {
      const field = fields.get(key);
      if (!field) return [`${at}${key} is unknown`];
      return checkValue({ declared, scope: name, value, at: `${at}${key}` }, field.type);
    }),
  ];
}

type Place = { declared: Declared; scope: string; value: FormValue; at: string };

function checkValue(place: Place, type: string): string[] {
  const { value, at } = place;
  const options = splitUnion(type);
  if (options.length > 1) {
    const known = options.filter((option) => option !== 'OtherString');
    const answers = known.map((option) => checkValue(place, option));
    return answers.some((problems) => problems.length === 0)
      ? []
      : (answers.find((problems) => problems[0] !== `${at} is of another kind`) ?? [
          `${at} is none of ${known.join(', ')}`,
        ]);
  }
  const inner = /^(Array|Emptyable)<(.*)>$/.exec(type);
  if (inner?.[1] === 'Emptyable') return value === '' ? [] : checkValue(place, inner[2] ?? '');
  if (inner) return checkList(place, inner[2] ?? '');
  if (isPlain(value, type)) return [];
  return checkNamed(place, type);
}

function isPlain(value: FormValue, type: string): boolean {
  if (type === 'MetadataParam') {
    return (
      typeof value === 'object' && Object.values(value).every((one) => typeof one === 'string')
    );
  }
  if (typeof value !== 'string') return false;
  if (type === 'string') return true;
  if (type === 'number') return /^-?\d+$/.test(value);
  if (type === 'boolean') return value === 'true' || value === 'false';
  return type === `'${value}'`;
}

function checkList(place: Place, type: string): string[] {
  const { value, at } = place;
  if (typeof value === 'string') return [`${at} is of another kind`];
  return Object.entries(value).flatMap(([index, one], expected) =>
    index === String(expected)
      ? checkValue({ ...place, value: one, at: `${at}.${index}` }, type)
      : [`${at}.${index} is out of order`],
  );
}

// A name stands for what is declared nearest: in the interface's own namespace, or around it.
function checkNamed(place: Place, type: string): string[] {
  const { declared, scope, value, at } = place;
  const around = scope.split('.');
  for (let depth = around.length; depth >= 0; depth -= 1) {
    const name = [...around.slice(0, depth), type].join('.');
    const alias = declared.aliases.get(name);
    if (alias) return checkValue({ ...place, scope: name }, alias);
    if (declared.interfaces.has(name)) {
      return typeof value === 'string'
        ? [`${at} is of another kind`]
        : checkFields(declared, name, value, `${at}.`);
    }
  }
  return [`${at} is of another kind`];
}

function splitUnion(type: string): string[] {
  const parts: string[] = [];
  let [depth, part] = [0, ''];
  for (const character of type) {
    if (character === '<' || character === '(') depth += 1;
    if (character === '>' || character === ')') depth -= 1;
    if (character === '|' && depth === 0) {
      parts.push(part.trim());
      part = '';
    } else part += character;
  }
  return [...parts, part.trim()];
}
