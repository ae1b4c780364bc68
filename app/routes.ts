import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

const development = process.env.NODE_ENV !== 'production';

export default [
  index('landing/home.tsx'),
  route('terms', 'landing/policies/terms.tsx'),
  route('privacy', 'landing/policies/privacy.tsx'),
  route('cookies', 'landing/policies/cookies.tsx'),
  route('auth', 'account/signing-in/auth.tsx'),
  route('auth/link', 'account/mailed-link/link.tsx'),
  route('account', 'account/account.tsx'),
  route('projects', 'projects/list/list.tsx'),
  route('projects/:id', 'projects/detail.tsx'),
  route('projects/:id/edit', 'projects/editing/edit.tsx'),
  route('payment-success', 'payments/success.tsx'),
  route('payment-canceled', 'payments/canceled.tsx'),
  route('sandbox/checkout/:id', 'sandbox/checkout.tsx'),
  route('sandbox/portal/:id', 'sandbox/portal.tsx'),
  route('admin-test', 'account/admin-test.tsx'),
  layout('admin/guard.tsx', [
    route('admin', 'admin/admin.tsx'),
    route('admin/orders', 'admin/sales/orders.tsx'),
    route('admin/subscriptions', 'admin/sales/subscriptions.tsx'),
    route('admin/failures', 'admin/failures/failures.tsx'),
    route('admin/audit', 'admin/audit/audit.tsx'),
  ]),
  route('creative-directors', 'directors/directory/directory.tsx'),
  route('director/:id', 'directors/profile/profile.tsx'),
  route('sitemap.xml', 'landing/sitemap.ts'),
  route('robots.txt', 'landing/robots.ts'),
  ...(development ? [route('dev/ui', 'ui/gallery.tsx')] : []),
  route('*', 'landing/not-found.tsx'),
] satisfies RouteConfig;
