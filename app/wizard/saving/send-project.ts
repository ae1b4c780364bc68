import { call } from '#app/calls/call.ts';
import { changeProject, createProject } from '#domain/contract/project-routes.ts';
import type { SaveRequest } from '#domain/wizard/draft/project-save.ts';

// Browsers let a page that is left finish 64 kB of requests, headers included.
const mostKeptAlive = 60_000;

/** Sends a save. A small one goes on when the page is left. */
export function sendProject(request: SaveRequest) {
  const keepalive = new Blob([JSON.stringify(request)]).size < mostKeptAlive;
  return request.kind === 'create'
    ? call(createProject, { body: request.project }, { keepalive })
    : call(changeProject, { params: { id: request.id }, body: request.changes }, { keepalive });
}
