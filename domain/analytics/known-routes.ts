/** The pages whose views are told apart. What stands for an id is one segment, and never kept. */
export const knownRoutes = [
  '/',
  '/terms',
  '/privacy',
  '/cookies',
  '/auth',
  '/auth/link',
  '/account',
  '/projects',
  '/projects/:id',
  '/projects/:id/edit',
  '/projects/:id/share',
  '/projects/:id/bids',
  '/s/:token',
  '/bid/:token',
  '/payment-success',
  '/payment-canceled',
  '/sandbox/checkout/:id',
  '/sandbox/portal/:id',
  '/admin-test',
  '/admin',
  '/admin/failures',
  '/admin/audit',
  '/creative-directors',
  '/director/:id',
] as const;

/** Stands for every other path, which may hold anything. */
export const otherRoute = 'other';

/** A path as the visitor's address bar has it: the page's pattern, as '/director/:id', or 'other'. */
export function routeOf(path: string): string {
  const asked = segmentsOf(path);
  const isRoute = (route: string) => {
    const own = segmentsOf(route);
    return (
      own.length === asked.length &&
      own.every((segment, index) => segment.startsWith(':') || segment === asked[index])
    );
  };
  return path.startsWith('/') ? (knownRoutes.find(isRoute) ?? otherRoute) : otherRoute;
}

// The router takes an ending slash and capitals alike.
const segmentsOf = (path: string) => path.toLowerCase().replace(/\/+$/, '').split('/');
