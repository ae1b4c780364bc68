// Guards of the product, and how each is taken out: `npm run security -- --guards` does so one at a time, in what
// the tests load and nowhere else, and fails where no test notices.

export type Guard = {
  name: string;
  file: string;
  /** Found once in the file; gone, it is `without`. */
  guard: string;
  without: string;
  /** The file of tests that has to notice. */
  noticedBy: string;
};

const outgoing = 'outgoing.test.ts';
const headers = 'headers.test.ts';
const sessions = 'sessions.test.ts';
const foreign = 'foreign-things.test.ts';

export const guards: readonly Guard[] = [
  {
    name: 'requests of other sites',
    file: 'server/http/edge/check-origin.ts',
    guard: 'if (!isOwn) {',
    without: 'if (false as boolean) {',
    noticedBy: sessions,
  },
  {
    name: 'a changed password ends other sessions',
    file: 'server/http/members/auth-account.ts',
    guard: 'revokeOtherSessions: true',
    without: 'revokeOtherSessions: false',
    noticedBy: sessions,
  },
  {
    name: 'cookies of this host alone',
    file: 'server/accounts/open-auth.ts',
    guard: "isHttps ? '__Host-ad-builder' : 'ad-builder'",
    without: "isHttps ? 'ad-builder' : 'ad-builder'",
    noticedBy: headers,
  },
  {
    name: 'nobody frames a page',
    file: 'server/http/edge/security-headers.ts',
    guard: `"frame-ancestors 'none'",`,
    without: '',
    noticedBy: headers,
  },
  {
    name: 'personal answers are not kept',
    file: 'server/http/edge/identify-viewer.ts',
    guard: `c.res.headers.set('Cache-Control', 'private, no-store');`,
    without: '{}',
    noticedBy: headers,
  },
  {
    name: 'a key is its member’s',
    file: 'server/api-keys/member-keys.ts',
    guard: 'and(eq(apiKeys.id, id), eq(apiKeys.user_id, viewer.id))',
    without: 'and(eq(apiKeys.id, id))',
    noticedBy: foreign,
  },
  {
    name: 'a session is its member’s',
    file: 'server/accounts/sessions.ts',
    guard: 'and(eq(sessions.id, id), eq(sessions.user_id, viewer.id))',
    without: 'and(eq(sessions.id, id))',
    noticedBy: foreign,
  },
  {
    name: 'a picture is whose it is',
    file: 'server/policies.ts',
    guard: ': viewer?.id === picture.user_id;',
    without: ': true;',
    noticedBy: foreign,
  },
  {
    name: 'scopes of API keys',
    file: 'server/http/edge/identify-viewer.ts',
    guard: 'requireScope(await holder, scope);',
    without: '',
    noticedBy: 'api-key-scopes.test.ts',
  },
  {
    name: 'private networks',
    file: 'server/gateways/reading/public-address.ts',
    guard: `if (isIPv4(address)) return !special.check(address, 'ipv4');`,
    without: 'if (isIPv4(address)) return true;',
    noticedBy: outgoing,
  },
  {
    name: 'every address of a name is looked at',
    file: 'server/gateways/reading/web-request.ts',
    guard: '!addresses.every(({ address }) => mayReach(address))',
    without: '!addresses.some(({ address }) => mayReach(address))',
    noticedBy: outgoing,
  },
  {
    name: 'where redirects lead',
    file: 'server/gateways/reading/download.ts',
    guard: 'hop > 0 ? redirects.mayReach :',
    without: 'hop > 0 ? anywhere :',
    noticedBy: outgoing,
  },
  {
    name: 'bodies have an end',
    file: 'server/gateways/reading/limited.ts',
    guard: 'if (bytes <= mostBytes) return;',
    without: 'if (bytes <= mostBytes * 1_000_000) return;',
    noticedBy: outgoing,
  },
  {
    name: 'what is cut off is not the whole',
    file: 'server/gateways/reading/download.ts',
    guard: 'options.signal.throwIfAborted();',
    without: '',
    noticedBy: outgoing,
  },
  {
    name: 'drawings that reach out',
    file: 'server/pictures/clean-svg.ts',
    guard: '|| reachesOut(svg)',
    without: '',
    noticedBy: 'hostile-paths.test.ts',
  },
  {
    name: 'common passwords',
    file: 'server/accounts/signing-in/refuse-weak-password.ts',
    guard: `if (breached.has(lower)) reasons.push('breached');`,
    without: '',
    noticedBy: 'common-passwords.test.ts',
  },
  {
    name: 'formulas in tables',
    file: 'server/escape-csv-formula.ts',
    guard: 'formula.test(lines) ?',
    without: 'formula === undefined ?',
    noticedBy: 'stored-markup.test.ts',
  },
  {
    name: 'signatures of mailed links',
    file: 'server/mail/suppression-list.ts',
    guard: 'proof.length === expected.length && timingSafeEqual(proof, expected)',
    without: 'proof.length === expected.length || timingSafeEqual(proof, expected)',
    noticedBy: 'secret-rotation.test.ts',
  },
];
