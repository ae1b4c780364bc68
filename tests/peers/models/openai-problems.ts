// Errors as OpenAI and the servers that speak like it word them.
import { type Heard, isObject, Refused } from './protocol.ts';

const usual: Record<number, [type: string, code: string | null, message: string]> = {
  400: ['invalid_request_error', null, 'Invalid request.'],
  401: ['invalid_request_error', 'invalid_api_key', 'Incorrect API key provided: sk-****.'],
  403: ['invalid_request_error', 'unsupported_country_region_territory', 'Not supported here.'],
  404: ['invalid_request_error', 'model_not_found', 'The model does not exist.'],
  429: ['requests', 'rate_limit_exceeded', 'Rate limit reached for requests.'],
  503: ['service_unavailable_error', null, 'The engine is currently overloaded.'],
};

export function openaiProblem(status: number, message?: string, code?: string) {
  const [type, usualCode, usualMessage] = usual[status] ?? [
    'server_error',
    null,
    'The server had an error while processing your request. Sorry about that!',
  ];
  const error = { message: message ?? usualMessage, type, param: null, code: code ?? usualCode };
  return { error };
}

/** The JSON of a POST with the right key. */
export function openaiBody(heard: Heard, key: string | null, paths: readonly string[]) {
  const { method, path, headers, body } = heard;
  if (!paths.includes(path) || method !== 'POST') {
    const known = paths.includes(path) ? 405 : 404;
    const { error } = openaiProblem(known, `Invalid URL (${method} /v1${path})`);
    throw new Refused(known, { error: { ...error, code: null } });
  }
  const sent = headers.authorization;
  if (key !== null && sent !== `Bearer ${key}`) {
    const message = sent
      ? `Incorrect API key provided: ${sent.replace(/^Bearer /, '').slice(0, 3)}****. You can find your API key at https://platform.openai.com/account/api-keys.`
      : "You didn't provide an API key. You need to provide your API key in an Authorization header using Bearer auth (i.e. Authorization: Bearer YOUR_KEY).";
    throw new Refused(401, openaiProblem(401, message));
  }
  const kind = path === '/images/edits' ? 'multipart/form-data' : 'application/json';
  if (!headers['content-type']?.startsWith(kind) || !isObject(body)) {
    throw new Refused(400, openaiProblem(400, 'We could not parse the JSON body of your request.'));
  }
  return body;
}

export function openaiModel(body: Record<string, unknown>, models: readonly string[]): string {
  const { model } = body;
  if (typeof model !== 'string') refuseParameter('you must provide a model parameter');
  if (!models.includes(model as string)) {
    const message = `The model \`${model}\` does not exist or you do not have access to it.`;
    throw new Refused(404, openaiProblem(404, message));
  }
  return model as string;
}

export function refuseParameter(message: string): never {
  throw new Refused(400, openaiProblem(400, message));
}
