import { changeProject, createProject } from '#app/calls/projects-api.ts';
import type { SaveRequest } from '#domain/wizard/draft/project-save.ts';

// Browsers let a page that is left finish 64 kB of requests, headers included.
const mostKeptAlive = 60_000;

/** Sends a save. A small one goes on when the page is left. */
export function sendProject(request: SaveRequest) {
  const keepalive = new Blob([JSON.stringify(request)]).size < mostKeptAlive;
  return request.kind === 'create'
    ? createProject(request.project, { keepalive })
    : changeProject(request.id, request.changes, { keepalive });
}
