/** What a key may be allowed to do, in the order they are shown. Those of admins are for admins. */
export const apiScopes = [
  'projects:read',
  'projects:write',
  'generate',
  'packages:write',
  'payments:read',
  'admin:read',
  'admin:write',
] as const;
export type ApiScope = (typeof apiScopes)[number];

export const scopeWords: Readonly<Record<ApiScope, string>> = {
  'projects:read': 'Read projects, their takes and the archive',
  'projects:write': 'Save, change, delete and mail projects; send pictures of products',
  generate: 'Have concepts, briefs, scripts and frames made, and directors matched',
  'packages:write': 'Send creative packages and ask for production',
  'payments:read': 'Read payments and take receipts',
  'admin:read': 'Read everything that admins read, files included',
  'admin:write': 'Create and edit directors, and have their feed read',
};

export const isAdminScope = (scope: ApiScope): boolean => scope.startsWith('admin:');
