// What a key has to be allowed for each route: what is not listed no key may.
import type { ApiScope } from '#domain/api-keys/scopes.ts';

const routesOf: Readonly<Record<ApiScope, readonly string[]>> = {
  'projects:read': [
    'GET /api/projects',
    'GET /api/projects/:id',
    'GET /api/projects/:id/deletion',
    'GET /api/projects/:id/takes',
    'GET /api/archived-projects',
    'GET /api/product-pictures/:id',
    'GET /api/product-pictures/:id/:view',
  ],
  'projects:write': [
    'POST /api/projects',
    'PATCH /api/projects/:id',
    'DELETE /api/projects/:id',
    'POST /api/projects/:id/takes/:take/restore',
    'POST /api/projects/:id/email',
    'POST /api/archived-projects/:id/restore',
    'POST /api/product-pictures',
    'PATCH /api/product-pictures/:id',
    'DELETE /api/product-pictures/:id',
  ],
  generate: [
    'POST /api/functions/read-product',
    'POST /api/functions/sharpen-details',
    'POST /api/functions/generate-concepts',
    'POST /api/functions/generate-creative-brief',
    'POST /api/functions/generate-script',
    'POST /api/functions/recompose-cut',
    'POST /api/functions/generate-storyboard',
    'POST /api/functions/direct-frame',
    'POST /api/functions/redraw-frame',
    'POST /api/functions/draw-cast',
    'POST /api/functions/speak-lines',
    'POST /api/functions/match-directors',
    'POST /api/functions/chat-agent',
  ],
  'packages:write': ['POST /api/functions/send-concept', 'POST /api/functions/request-production'],
  'payments:read': [
    'GET /api/account/payments',
    'GET /api/account/payments/:id/receipt.pdf',
    'GET /api/account/invoices/:id/receipt.pdf',
  ],
  'admin:read': [
    'GET /api/admin/stats',
    'GET /api/admin/analytics',
    'GET /api/admin/audit',
    'GET /api/admin/failures',
    'GET /api/admin/projects',
    'GET /api/admin/projects/:kind/:id',
    'GET /api/admin/orders',
    'GET /api/admin/orders/:id',
    'GET /api/admin/subscriptions',
    'GET /api/admin/directors',
    'GET /api/admin/directors/:id',
    'GET /api/admin/directors/syncs',
    'GET /api/admin/export/projects.csv',
    'GET /api/admin/export/submissions.csv',
    'GET /api/admin/export/directors.csv',
    'GET /api/admin/export/orders.csv',
    'GET /api/admin/export/subscriptions.csv',
  ],
  'admin:write': [
    'POST /api/admin/directors',
    'PATCH /api/admin/directors/:id',
    'POST /api/admin/directors/:id/suspend',
    'POST /api/admin/directors/:id/restore',
    'POST /api/admin/directors/sync',
    'POST /api/admin/directors/import',
  ],
};

const scopes = new Map(
  Object.entries(routesOf).flatMap(([scope, routes]) =>
    routes.map((name) => [name, scope as ApiScope] as const),
  ),
);

/** What a key has to be allowed for it; undefined where none may. */
export const scopeOf = (method: string, path: string): ApiScope | undefined =>
  scopes.get(`${method} ${path}`);

/** Every route that keys may, as in 'GET /api/projects'. */
export const keyRoutes: readonly string[] = [...scopes.keys()];
