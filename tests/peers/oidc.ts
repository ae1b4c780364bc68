// A real OpenID Connect provider on a free loopback port, as well or badly behaved as a test asks.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { decodeJwt, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { interactionPolicy, Provider } from 'oidc-provider';
import { listen } from './listen.ts';

export type OidcPerson = { sub: string; email: string; email_verified: boolean; name: string };
/** What the peer does wrong with the next requests, until told otherwise. */
export type OidcMood =
  | 'good'
  | 'refused'
  | 'wrong-nonce'
  | 'wrong-audience'
  | 'wrong-issuer'
  | 'wrong-signature'
  | 'no-id-token'
  | 'hang'
  | 'hang-at-token'
  | 'fail';

export type OidcPeer = {
  issuer: string;
  /** Who signs in there. */
  person: OidcPerson;
  mood: OidcMood;
  /** Goes where a browser would be sent, and back to the address it is sent to in the end. */
  visit(url: string): Promise<string>;
  close(): Promise<void>;
};

const client = { id: 'ad-builder', secret: 'a secret of the client' };
/** What the settings of an installation name the client by. */
export const oidcClient = { GOOGLE_CLIENT_ID: client.id, GOOGLE_CLIENT_SECRET: client.secret };

/** Starts a provider that leads back to `redirectUri` and nowhere else. */
export async function startOidcPeer(redirectUri: string): Promise<OidcPeer> {
  const server = createServer();
  const { url: issuer, close } = await listen(server);
  const person = { sub: '1', email: 'june@example.com', email_verified: true, name: 'June Baker' };
  const peer: OidcPeer = {
    issuer,
    person,
    mood: 'good',
    visit: (url) => visit(url, redirectUri),
    close,
  };
  const provider = await openProvider(issuer, redirectUri, peer);
  const answer = provider.callback();
  server.on('request', (request, response) => {
    const path = request.url ?? '';
    if (peer.mood === 'hang' || (peer.mood === 'hang-at-token' && path === '/token')) return;
    if (peer.mood === 'fail') return void response.writeHead(500).end();
    if (!path.startsWith('/interaction/')) return answer(request, response);
    interact(provider, peer, request, response).catch((error) => {
      response.writeHead(500).end(String(error));
    });
  });
  return peer;
}

async function openProvider(
  issuer: string,
  redirectUri: string,
  peer: OidcPeer,
): Promise<Provider> {
  const keys = await generateKeyPair('RS256', { extractable: true });
  const others = await generateKeyPair('RS256');
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false, // as Google has it: the address stands in the ID token
    cookies: { keys: ['a key for cookies'] },
    features: { devInteractions: { enabled: false } },
    findAccount: (_context: unknown, sub: string) => ({
      accountId: sub,
      claims: () => ({ ...peer.person }),
    }),
    interactions: { policy, url: (_c: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    jwks: { keys: [{ ...(await exportJWK(keys.privateKey)), kid: 'one', use: 'sig' }] },
    pkce: { required: () => true },
    ttl: { Interaction: 600, Session: 600, Grant: 600, IdToken: 600, AccessToken: 600 },
  });
  provider.use(async (context, next) => {
    await next();
    if (context.oidc?.route !== 'token') return;
    const body = context.body as { id_token?: string };
    if (!body.id_token || peer.mood === 'good') return;
    if (peer.mood === 'no-id-token') delete body.id_token;
    else body.id_token = await spoil(body.id_token, peer.mood, keys.privateKey, others.privateKey);
  });
  return provider;
}

async function spoil(token: string, mood: OidcMood, own: CryptoKey, other: CryptoKey) {
  const wrong: Record<string, object> = {
    'wrong-nonce': { nonce: 'of another sign-in' },
    'wrong-audience': { aud: 'another client' },
    'wrong-issuer': { iss: 'https://issuer.example' },
  };
  return new SignJWT({ ...decodeJwt(token), ...wrong[mood] })
    .setProtectedHeader({ alg: 'RS256', kid: 'one' })
    .sign(mood === 'wrong-signature' ? other : own);
}

/** Answers for the person what the provider's pages would ask. */
async function interact(
  provider: Provider,
  { person, mood }: OidcPeer,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { prompt, params, session } = await provider.interactionDetails(request, response);
  const finish = (result: object) =>
    provider.interactionFinished(request, response, result, { mergeWithLastSubmission: true });
  if (mood === 'refused') {
    return finish({ error: 'access_denied', error_description: '<b>refused</b>' });
  }
  if (prompt.name !== 'consent') {
    return finish({ select_account: {}, login: { accountId: person.sub } });
  }
  const of = { accountId: session?.accountId ?? person.sub, clientId: params.client_id };
  const grant = new provider.Grant(of);
  grant.addOIDCScope(prompt.details.missingOIDCScope?.join(' ') ?? '');
  return finish({ consent: { grantId: await grant.save() } });
}

async function visit(url: string, redirectUri: string): Promise<string> {
  const jar = new Map<string, string>();
  for (let address = url, steps = 0; steps < 20; steps++) {
    if (address.startsWith(redirectUri)) return address;
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(address, { redirect: 'manual', headers: { cookie } });
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      jar.set(name, value);
    }
    const location = answer.headers.get('location');
    if (!location) throw new Error(`${address} answered ${answer.status}: ${await answer.text()}`);
    address = new URL(location, address).href;
  }
  throw new Error('The provider led round in circles.');
}
