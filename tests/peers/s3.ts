// One bucket that speaks S3 on a free loopback port, as well or badly behaved as a test asks. It
// checks signatures as Amazon documents them (AWS Signature Version 4, in the header).
import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listen } from './listen.ts';

/**
 * What the peer does with the next request. `act-then-cut`: it does it, and the answer is lost;
 * `half`: the answer breaks off in its middle.
 */
export type S3Mood =
  | 'accept'
  | 'hang'
  | 'cut'
  | 'act-then-cut'
  | 'half'
  | { status: number; code: string };

type Stored = { body: Buffer; type: string; cacheControl: string; modified: Date };
export type S3Peer = {
  /** The settings that name it. */
  settings: Record<'url' | 'region' | 'accessKeyId' | 'secretAccessKey', string>;
  objects: Map<string, Stored>;
  /** Moods for the next requests, one each. */
  moods: S3Mood[];
  /** Whether it deletes on the condition of an ETag. */
  knowsConditions: boolean;
  /** Called with the method of each request before it is answered. */
  hear: (method: string | undefined) => void;
  /** Method, path and status of every request; 0 where none was given. */
  requests: string[];
  close(): Promise<void>;
};

const pageSize = 50;

export async function startS3Peer(): Promise<S3Peer> {
  const server = createServer((request, response) => void serve(peer, request, response));
  const { url, close } = await listen(server);
  const peer: S3Peer = {
    settings: {
      url: `${url}/pictures`,
      region: 'eu-central-1',
      accessKeyId: 'AKIAPEER',
      secretAccessKey: 'a secret of the peer',
    },
    objects: new Map(),
    moods: [],
    knowsConditions: true,
    hear: () => {},
    requests: [],
    close,
  };
  return peer;
}

type Answer = { status: number; headers?: Record<string, string>; body?: Buffer | string };

async function serve(peer: S3Peer, request: IncomingMessage, response: ServerResponse) {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const body = Buffer.concat(parts);
  const mood = peer.moods.shift() ?? 'accept';
  peer.hear(request.method);
  const note = (status: number) => peer.requests.push(`${request.method} ${request.url} ${status}`);
  if (mood === 'hang' || mood === 'cut') {
    note(0);
    if (mood === 'cut') request.socket.destroy();
    return;
  }
  const answer =
    typeof mood === 'object'
      ? refuse(mood.status, mood.code)
      : (checkSignature(peer, request, body) ?? act(peer, request, body));
  note(answer.status);
  if (mood === 'act-then-cut') return void request.socket.destroy();
  const content = Buffer.from(answer.body ?? '');
  response.writeHead(answer.status, { ...answer.headers, 'content-length': content.length });
  if (mood !== 'half') return void response.end(content);
  response.write(content.subarray(0, content.length / 2), () => request.socket.destroy());
}

const refuse = (status: number, code: string): Answer => ({
  status,
  headers: { 'content-type': 'application/xml' },
  body: `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>No.</Message></Error>`,
});

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest('hex');
const hmac = (key: Buffer | string, data: string) =>
  createHmac('sha256', key).update(data).digest();
const skewMs = 15 * 60_000;

/** Null when the request was signed with the peer's keys, as it arrived. */
function checkSignature(
  { settings: { region, accessKeyId, secretAccessKey } }: S3Peer,
  request: IncomingMessage,
  body: Buffer,
): Answer | null {
  const form =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8}\/([^/]+)\/s3\/aws4_request), ?SignedHeaders=([^,]+), ?Signature=(\w+)$/;
  const [, id, scope = '', where, signed = '', signature] =
    form.exec(request.headers.authorization ?? '') ?? [];
  if (id === undefined) return refuse(403, 'AccessDenied');
  if (id !== accessKeyId) return refuse(403, 'InvalidAccessKeyId');
  if (where !== region) return refuse(400, 'AuthorizationHeaderMalformed');
  const names = signed.split(';');
  const mustBeSigned = Object.keys(request.headers).filter(
    (name) => name === 'host' || name.startsWith('x-amz-'),
  );
  if (mustBeSigned.some((name) => !names.includes(name))) return refuse(403, 'AccessDenied');
  const date = String(request.headers['x-amz-date']);
  const at = Date.parse(
    date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'),
  );
  if (!(Math.abs(at - Date.now()) < skewMs)) return refuse(403, 'RequestTimeTooSkewed');
  const payload = String(request.headers['x-amz-content-sha256']);
  if (payload !== 'UNSIGNED-PAYLOAD' && payload !== sha256(body)) {
    return refuse(400, 'XAmzContentSHA256Mismatch');
  }
  const canonical = [
    request.method,
    request.url?.split('?')[0],
    canonicalQuery(request.url),
    ...names.map((name) => `${name}:${String(request.headers[name]).trim()}`),
    '',
    signed,
    payload,
  ].join('\n');
  const [day = ''] = scope.split('/');
  const key = [day, region, 's3', 'aws4_request'].reduce<Buffer | string>(
    hmac,
    `AWS4${secretAccessKey}`,
  );
  const expected = hmac(key, ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n'));
  return expected.toString('hex') === signature ? null : refuse(403, 'SignatureDoesNotMatch');
}

const escaped = (text: string) =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`,
  );
const canonicalQuery = (address = '') =>
  [...new URL(address, 'http://peer').searchParams]
    .map(([name, value]) => `${escaped(name)}=${escaped(value)}`)
    .sort()
    .join('&');

function act(peer: S3Peer, request: IncomingMessage, body: Buffer): Answer {
  const url = new URL(request.url ?? '/', 'http://peer');
  const [, bucket, key = ''] = /^\/([^/]+)\/?(.*)$/.exec(url.pathname) ?? [];
  if (bucket !== 'pictures') return refuse(404, 'NoSuchBucket');
  if (request.method === 'GET' && key === '') return list(peer, url.searchParams);
  const found = peer.objects.get(key);
  switch (request.method) {
    case 'PUT':
      peer.objects.set(key, {
        body,
        type: request.headers['content-type'] ?? 'binary/octet-stream',
        cacheControl: request.headers['cache-control'] ?? '',
        modified: new Date(),
      });
      return { status: 200, headers: { etag: etagOf(body) } };
    case 'GET':
      return found
        ? {
            status: 200,
            headers: { 'content-type': found.type, etag: etagOf(found.body) },
            body: found.body,
          }
        : refuse(404, 'NoSuchKey');
    case 'DELETE':
      return remove(peer, key, request.headers['if-match']);
    default:
      return refuse(405, 'MethodNotAllowed');
  }
}

function remove({ objects, knowsConditions }: S3Peer, key: string, ifMatch?: string): Answer {
  const found = objects.get(key);
  if (ifMatch && !knowsConditions) return refuse(501, 'NotImplemented');
  if (ifMatch && found && etagOf(found.body) !== ifMatch) return refuse(412, 'PreconditionFailed');
  objects.delete(key);
  return { status: 204 };
}

const etagOf = (body: Buffer) => `"${createHash('md5').update(body).digest('hex')}"`;

function list({ objects }: S3Peer, query: URLSearchParams): Answer {
  const after = Buffer.from(query.get('continuation-token') ?? '', 'base64').toString();
  const keys = [...objects.keys()]
    .filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after)
    .sort();
  const page = keys.slice(0, Math.min(Number(query.get('max-keys') ?? 1000), pageSize));
  const isTruncated = page.length < keys.length;
  const contents = page.map((key) => {
    const { body, modified } = objects.get(key) as Stored;
    return `<Contents><Key>${key}</Key><LastModified>${modified.toISOString()}</LastModified><ETag>&quot;${etagOf(body).slice(1, -1)}&quot;</ETag><Size>${body.length}</Size><StorageClass>STANDARD</StorageClass></Contents>`;
  });
  const next = Buffer.from(page.at(-1) ?? '').toString('base64');
  const token = isTruncated ? `<NextContinuationToken>${next}</NextContinuationToken>` : '';
  return {
    status: 200,
    headers: { 'content-type': 'application/xml' },
    body: `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>pictures</Name><KeyCount>${page.length}</KeyCount><IsTruncated>${isTruncated}</IsTruncated>${token}${contents.join('')}</ListBucketResult>`,
  };
}
