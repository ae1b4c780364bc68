// Passkeys: the paths of better-auth, with only what a page may send of them.
import type * as routes from '#domain/contract/auth-routes.ts';
import { deviceWords } from '../../accounts/signing-in/device-words.ts';
import { linkRule } from '../../accounts/signing-in/sign-in-limits.ts';
import { tellOfWayIn } from '../../accounts/tell-of-way-in.ts';
import { ownAnswer } from './auth-answer.ts';
import { type AuthCall, authHeaders, finishSignIn, from, type MemberCall } from './auth-call.ts';

/** What to make a passkey of. */
export async function begin(call: MemberCall): Promise<Response> {
  await countFor(call);
  return ownAnswer(await ask(call));
}

/** Keeps the passkey that was made, called by the browser it was made in. */
export async function add(call: MemberCall<typeof routes.addPasskey>): Promise<Response> {
  await countFor(call);
  const name = deviceWords(call.c.req.header('user-agent') ?? null);
  const answer = await ask(call, { response: call.body.response, name });
  if (answer.ok) await tellOfWayIn(call.services, call.signedIn.viewer, 'passkey-added');
  return ownAnswer(answer);
}

/** What to sign. */
export async function challenge(call: AuthCall): Promise<Response> {
  await count(call);
  return ownAnswer(await ask(call));
}

/** Signs in. No second factor is asked for: a passkey is one, and says that it is oneself. */
export async function signIn(call: AuthCall<typeof routes.signInByPasskey>): Promise<Response> {
  await count(call);
  return finishSignIn(call, await ask(call, { response: call.body.response }));
}

const count = (call: Asking) =>
  call.services.limits.take([linkRule(from(call))], call.services.now());

/** A request, whatever its body was. */
type Asking = Omit<AuthCall, 'body'>;

const perHour = 30;
const countFor = ({ services, signedIn }: Pick<MemberCall, 'services' | 'signedIn'>) => {
  const rule = { name: 'passkeys', count: perHour, windowSeconds: 3600 };
  return services.limits.take([{ ...rule, subject: signedIn.viewer.id }], services.now());
};

function ask(call: Asking, body?: object): Promise<Response> {
  const { origin } = new URL(call.services.config.appUrl);
  const headers = authHeaders(call);
  headers.delete('content-length');
  headers.set('origin', origin);
  const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers };
  return call.services.passkeys(new Request(origin + call.c.req.path, init));
}
