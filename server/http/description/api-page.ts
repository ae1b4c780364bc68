// A readable page of the API description: plain HTML, rendered once.
import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

type Schema = {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  maxLength?: number;
  format?: string;
  default?: unknown;
};
type Content = Record<string, { schema?: Schema }>;
type Operation = {
  summary?: string;
  'x-scope'?: string;
  requestBody?: { content?: Content };
  responses?: Record<string, { description?: string; content?: Content }>;
};
type Description = {
  info: { title: string; description?: string };
  paths?: Record<string, Record<string, Operation>>;
};
type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

/** Renders an OpenAPI 3.1 document. */
export function apiPage(document: object): Html {
  const { info, paths = {} } = document as Description;
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API · ${info.title}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/api/docs.css">
</head>
<body>
<header><a href="/">${info.title}</a></header>
<main>
<h1>API</h1>
${(info.description ?? '').split('\n\n').map((words) => html`<p>${words}</p>`)}
<p>The same as a file for programs: <a href="/api/openapi.json">openapi.json</a>.</p>
<p>An answer other than a success reads <code>{ "error": { "code", "message", "fields"? } }</code>. Every answer names itself in <code>X-Request-Id</code>.</p>
${operations.map(section)}
</main>
</body>
</html>`;
}

function section({
  path,
  method,
  operation,
}: {
  path: string;
  method: string;
  operation: Operation;
}): Html {
  const request = jsonSchema(operation.requestBody?.content);
  const answer = jsonSchema(operation.responses?.[200]?.content);
  const id = path.replace(/[^a-z]+/gi, '-').replace(/^-|-$/g, '');
  return html`<section id="${id}">
<h2><span>${method.toUpperCase()}</span> ${path}</h2>
<p>${operation.summary}${operation['x-scope'] ? html` An API key needs <code>${operation['x-scope']}</code>.` : ''}</p>
${request ? html`<h3>Takes</h3>${fieldTable(request)}` : ''}
${answer ? html`<h3>Gives</h3>${fieldTable(answer)}` : ''}
<h3>Answers</h3>
<dl>${Object.entries(operation.responses ?? {}).map(
    ([status, { description }]) => html`<div><dt>${status}</dt><dd>${description}</dd></div>`,
  )}</dl>
</section>`;
}

const jsonSchema = (content: Content | undefined): Schema | undefined =>
  content?.['application/json']?.schema;

function fieldTable(schema: Schema): Html {
  const required = new Set(schema.required);
  const rows = Object.entries(schema.properties ?? {}).map(
    ([name, field]) =>
      html`<tr><th scope="row"><code>${name}</code>${required.has(name) ? '' : raw(' <small>optional</small>')}</th><td>${inWords(field)}</td></tr>`,
  );
  return html`<div class="scroll" tabindex="0" role="region" aria-label="Fields"><table><tbody>${rows}</tbody></table></div>`;
}

/** A type as a person says it: `text, at most 120 characters`, `list of one of tiktok, youtube`. */
export function inWords(schema: Schema): string {
  const either = schema.anyOf ?? schema.oneOf;
  if (either) return [...new Set(either.map(inWords))].join(', or ');
  if (schema.enum) return `one of ${schema.enum.join(', ')}`;
  if (schema.items) return `list of ${inWords(schema.items)}`;
  if (schema.properties) return `{ ${Object.keys(schema.properties).join(', ')} }`;
  const type = Array.isArray(schema.type) ? schema.type.join(' or ') : schema.type;
  if (type === 'string') {
    const kind = schema.format ?? 'text';
    return schema.maxLength ? `${kind}, at most ${schema.maxLength} characters` : kind;
  }
  return type ?? schema.$ref?.split('/').at(-1) ?? 'anything';
}
