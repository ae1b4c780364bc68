import { StorageError } from './port.ts';

/**
 * Throws where what says 200 is no bucket, as a network that wants a password first: a bucket names the content it
 * took or gives, lists in XML, and shows no page.
 */
export function requireBucket({ ok, headers, body }: Response, asked: URL, method = 'GET'): void {
  if (!ok) return;
  const type = headers.get('content-type') ?? '';
  const isList = asked.searchParams.has('list-type');
  const isBucket =
    method === 'DELETE'
      ? !type.includes('html')
      : isList
        ? type.includes('xml')
        : headers.has('etag');
  if (isBucket) return;
  // Nobody reads it any more.
  void body?.cancel().catch(() => {});
  throw new StorageError('temporary', 'What answered at S3_URL is not a bucket.');
}
