// What went wrong at a bucket, in words that say what to do.
import { S3ServiceError } from 's3mini';
import { StorageError } from './port.ts';

const keyCodes = new Set([
  'InvalidAccessKeyId',
  'SignatureDoesNotMatch',
  'InvalidClientTokenId',
  'Unauthorized',
]);

export function s3ErrorOf(cause: unknown): StorageError {
  if (cause instanceof StorageError) return cause;
  if (!(cause instanceof S3ServiceError)) {
    const { name, code } = cause as { name?: string; code?: string };
    const reason = (cause as { cause?: { code?: string } }).cause?.code ?? code ?? name;
    return new StorageError('temporary', `The bucket of S3_URL did not answer (${reason}).`, {
      cause,
    });
  }
  const { status, serviceCode = 'Unknown' } = cause;
  const isTemporary = status >= 500 ? status !== 501 : [408, 409, 429].includes(status);
  return new StorageError(
    isTemporary ? 'temporary' : 'permanent',
    `The bucket of S3_URL answered ${status} ${serviceCode}${adviceFor(status, serviceCode)}.`,
    { cause },
  );
}

function adviceFor(status: number, code: string): string {
  if (code === 'RequestTimeTooSkewed') return ": set this machine's clock";
  if (keyCodes.has(code) || status === 401) {
    return ': check S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY';
  }
  if (status === 403) return ': the key may not list, read, write and delete there';
  if (status === 404) return ': there is no such bucket';
  if (status === 301 || status === 307 || status === 400) return ': check S3_URL and S3_REGION';
  return '';
}
