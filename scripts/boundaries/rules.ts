// Who may import whom. Paths are relative to the root, with forward slashes.

/** One import: the file it stands in, the file or the package it names, and whether it takes types alone. */
export type Import = { from: string; to: string; package: boolean; isType: boolean };

/** Libraries that may appear inside their own folder and nowhere else. */
const homes: Record<string, readonly string[]> = {
  '@ai-sdk/anthropic': ['server/gateways/models/'],
  '@ai-sdk/google': ['server/gateways/models/'],
  '@ai-sdk/openai': ['server/gateways/models/'],
  '@ai-sdk/openai-compatible': ['server/gateways/models/'],
  '@ai-sdk/provider': ['server/gateways/models/'],
  '@electric-sql/pglite': ['server/db/', 'scripts/', 'tests/database/'],
  '@googleapis/sheets': ['server/gateways/leads/'],
  'better-auth': ['server/accounts/'],
  '@react-pdf/renderer': ['server/documents/'],
  'csv-parse': ['server/gateways/directors-feed/'],
  'csv-stringify': ['server/admin/', 'server/exports/', 'server/gateways/leads/'],
  compromise: ['server/generation/understand/', 'server/generation/evaluate/'],
  docx: ['server/exports/'],
  fflate: ['server/exports/'],
  'google-auth-library': ['server/gateways/leads/'],
  '@mediabunny/aac-encoder': ['app/animatic/saving/'],
  mediabunny: ['app/animatic/saving/'],
  'mmdb-lib': ['server/gateways/network-places/'],
  nodemailer: ['server/gateways/mail/'],
  pg: ['server/db/', 'tests/database/'],
  'pg-boss': ['server/jobs/'],
  pptxgenjs: ['server/exports/'],
  'react-email': ['server/documents/'],
  s3mini: ['server/gateways/storage/'],
  sharp: [
    'server/drawing/',
    'server/generation/illustrator/',
    'server/documents/',
    'server/exports/',
    'server/gateways/director-pictures/',
    'server/pictures/',
    'scripts/',
  ],
  'write-excel-file': ['server/exports/'],
  ws: ['server/realtime/'],
  yauzl: ['server/exports/'],
};
/** Who knows an adapter: who chooses it, shows what an embedded one keeps, or reads a file of its form. */
const knowAdapters = [
  'server/services.ts',
  'server/directors/administration/',
  'server/generation/evaluate/',
  'server/http/edge/monitoring/metrics.ts',
  'server/http/sandbox-api.ts',
  'server/jobs/send-sandbox-event.ts',
  'server/mailbox/',
  'server/payments/keep-checked.ts',
  'server/start/check-models.ts',
];
const isAdapter = (file: string) =>
  /^server\/gateways\/(?!reading\/)[^/]+\/(?!port\.ts$)/.test(file);

/** Who answers requests, beside the routes. */
const atEdge = [
  'server/http/',
  'server/http.ts',
  'server/functions/serving/',
  'server/mail/suppression-page.ts',
  'server/mailbox/',
  'server/plain-page/',
  'server/realtime/',
  'server/site.ts',
  'server/start/',
];
const isAtEdge = (file: string) => atEdge.some((place) => file.startsWith(place));

const appShared = ['app/ui/', 'app/session/', 'app/calls/', 'app/page-context.ts'];

/**
 * Says what is wrong with an import, or null when it is allowed. Tests may import anything but
 * are never imported. `routeModules` are the files the route table names: they alone reach the
 * server, and they alone put features together.
 */
export function violation(
  { from, to, package: isPackage }: Import,
  routeModules: ReadonlySet<string>,
) {
  if (isTest(from)) return null;
  if (isPackage) return packageViolation(from, to);
  if (isTest(to)) return 'a test is not for import';
  const [area] = from.split('/');
  if (area === 'domain' && !to.startsWith('domain/')) return 'domain imports zod and itself';
  if (area === 'server' && to.startsWith('app/')) return 'server imports nothing from app';
  if (
    isAdapter(to) &&
    !from.startsWith('server/gateways/') &&
    area === 'server' &&
    !knowAdapters.some((place) => from.startsWith(place))
  )
    return 'what is not named knows the port, not an adapter';
  if (area === 'server' && to.startsWith('server/http/') && !isAtEdge(from))
    return 'what answers no request itself imports nothing from server/http';
  if (area !== 'app') return null;
  if (to.startsWith('server/') && !routeModules.has(from))
    return 'only route modules import server';
  if (
    from.startsWith('app/ui/') &&
    to.startsWith('app/') &&
    !appShared.some((at) => to.startsWith(at))
  )
    return 'app/ui knows no feature';
  const [own, other] = [feature(from), feature(to)];
  if (own && other && own !== other && !routeModules.has(from))
    return 'a feature never imports another feature';
  return null;
}

function packageViolation(from: string, name: string) {
  if (from.startsWith('domain/') && name !== 'zod') return 'domain imports zod and itself';
  if (from.startsWith('app/') && name.startsWith('node:') && from !== 'app/entry.server.tsx')
    return 'app reaches a browser, which has no node: modules';
  const home = homes[name];
  if (home && !home.some((folder) => from.startsWith(folder)))
    return `${name} belongs to ${home[0]}`;
  return null;
}

// app/<feature>/…; these are shared ground.
const shared = new Set(['ui', 'session', 'live', 'calls', 'checkout', 'downloads', 'animatic']);

function feature(file: string) {
  const [, folder] = /^app\/([^/]+)\//.exec(file) ?? [];
  return folder && !shared.has(folder) ? folder : null;
}

const isTest = (file: string) => /\.test\.tsx?$|^tests\/|^bench\//.test(file);
