import { z } from 'zod';
import * as routes from '#domain/contract/auth-routes.ts';
import type { Result } from '../../calls/ask.ts';
import { call } from '../../calls/call.ts';

/** `abandoned`: the visitor let go of it, or this browser has none that fits; nothing was asked. */
export type PasskeyEnd = Result<unknown> | 'abandoned' | 'known' | 'unfit';

// Loaded with the first press: few have one.
const library = () => import('@simplewebauthn/browser');

/** Has the browser make a passkey, and keeps it. Call it in the press. */
export async function addPasskey(): Promise<PasskeyEnd> {
  const options = await call(routes.beginPasskey, {});
  if (!options.ok) return options;
  return answered(
    async (browser) => browser.startRegistration({ optionsJSON: options.answer as never }),
    (response) => call(routes.addPasskey, { body: { response } }),
  );
}

/** Has the browser sign in with a passkey it or its owner's phone has. Call it in the press. */
export async function signInByPasskey(): Promise<PasskeyEnd> {
  const options = await call(routes.askPasskey, {});
  if (!options.ok) return options;
  return answered(
    async (browser) => browser.startAuthentication({ optionsJSON: options.answer as never }),
    (response) => call(routes.signInByPasskey, { body: { response } }),
  );
}

type Browser = Awaited<ReturnType<typeof library>>;

async function answered(
  ask: (browser: Browser) => Promise<object>,
  tell: (response: Record<string, unknown>) => Promise<Result<unknown>>,
): Promise<PasskeyEnd> {
  const browser = await library();
  let response: object;
  try {
    response = await ask(browser);
  } catch (error) {
    return endOf(error);
  }
  return tell(z.record(z.string(), z.unknown()).parse(response));
}

// What browsers say: 'NotAllowedError' for whatever the visitor let go of, and the library's own codes.
function endOf(error: unknown): PasskeyEnd {
  const { name, code } = (error ?? {}) as { name?: string; code?: string };
  if (code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return 'known';
  if (name === 'NotAllowedError' || name === 'AbortError') return 'abandoned';
  return 'unfit';
}
