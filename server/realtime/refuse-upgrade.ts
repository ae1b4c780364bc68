import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { AppError } from '../app-error.ts';
import { detailsOf } from '../http/edge/problem.ts';

/** Answers a request for a socket with a refusal in words, closes, and gives the status. */
export function refuseUpgrade(socket: Duplex, thrown: unknown): number {
  const known = thrown instanceof AppError ? thrown : null;
  const status = known?.status ?? 500;
  const error = known ? detailsOf(known) : { code: 'internal' };
  const body = JSON.stringify({ error });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    'Cache-Control: no-store',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'X-Content-Type-Options: nosniff',
  ];
  socket.once('finish', () => socket.destroy());
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  return status;
}
