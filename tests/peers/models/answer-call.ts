import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import {
  type AskedPicture,
  type AskedSpeech,
  type AskedText,
  type Said,
  tokensIn,
} from './asked.ts';
import type {
  Drawing,
  Failure,
  PictureBehaviour,
  Speaking,
  SpeechBehaviour,
  TextBehaviour,
  Writing,
} from './behaviour.ts';
import type { ModelCall } from './model-call.ts';
import { readOpenaiForm } from './openai-pictures.ts';
import { drawPicture } from './pictures.ts';
import { type House, type Protocol, Refused } from './protocol.ts';
import { speakTone } from './speech.ts';

/** What the peer knows while it answers. */
type AnsweringParts = {
  protocol: Protocol;
  house: House;
  /** Takes a request down; returns its number. */
  keep(call: ModelCall): number;
  nextText(): TextBehaviour;
  nextPicture(): PictureBehaviour;
  nextSpeech(): SpeechBehaviour;
};
/** One request under way. */
type Line = {
  context: AnsweringParts;
  call: ModelCall;
  number: number;
  response: ServerResponse;
};

export async function answerCall(
  context: AnsweringParts,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const line = await hear(context, request, response);
  const { protocol } = context;
  const { call } = line;
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://peer');
  try {
    if (!pathname.startsWith(protocol.base)) throw new Refused(404, { detail: 'Not Found' });
    const path = pathname.slice(protocol.base.length);
    const heard = { ...call, path, query: searchParams };
    call.asked = protocol.read(heard, context.house);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return sendJson(line, error.status, error.body);
  }
  if (call.asked.kind === 'text') await answerText(line, call.asked, context.nextText());
  else if (call.asked.kind === 'speech') await answerSpeech(line, call.asked, context.nextSpeech());
  else await answerPicture(line, call.asked, context.nextPicture());
}

async function hear(
  context: AnsweringParts,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<Line> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const over = Promise.withResolvers<void>();
  const call: ModelCall = {
    at: new Date(),
    method: request.method ?? '',
    path: request.url ?? '',
    headers: request.headers,
    body: await parse(Buffer.concat(parts), request.headers['content-type'] ?? ''),
    sentBytes: 0,
    sentTokens: 0,
    hungUp: false,
    over: over.promise,
  };
  response.once('close', () => {
    call.hungUp = !response.writableFinished && !hasCut.has(response);
    over.resolve();
  });
  return { context, call, number: context.keep(call), response };
}

const parse = async (bytes: Buffer, type: string): Promise<unknown> =>
  type.startsWith('multipart/form-data')
    ? readOpenaiForm(bytes, type)
    : parseJson(bytes.toString());

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function answerText(line: Line, asked: AskedText, behaviour: TextBehaviour) {
  if (isFailure(behaviour)) return fail(line, behaviour);
  const said = say(line.number, asked, behaviour);
  if (behaviour.firstMs) await wait(behaviour.firstMs);
  if (asked.streams) return stream(line, said, behaviour);
  if (behaviour.half === 'error') return fail(line, { status: 500 });
  if (behaviour.half) return fail(line, behaviour.half === 'cut' ? 'cut' : 'hang');
  line.call.sentTokens = said.outputTokens;
  sendJson(line, 200, line.context.protocol.whole(said));
}

// A model stops where it was told to.
function say(number: number, asked: AskedText, { write, isRefusal }: Writing): Said {
  const wanted = typeof write === 'string' ? write : write(asked);
  const most = (asked.maxOutputTokens ?? Number.POSITIVE_INFINITY) * 4;
  const text = wanted.length > most ? wanted.slice(0, most) : wanted;
  const read = [asked.instructions, ...asked.messages.map(({ content }) => content)].join('\n');
  return {
    number,
    asked,
    text,
    finish: isRefusal ? 'refusal' : text === wanted ? 'stop' : 'length',
    inputTokens: tokensIn(read),
    outputTokens: tokensIn(text),
  };
}

async function stream(line: Line, said: Said, writing: Writing) {
  const { gapMs = 0, pieceLength = 24, half, hold } = writing;
  const { call, response } = line;
  const { protocol } = line.context;
  call.status = 200;
  response.writeHead(200, {
    'content-type': 'text/event-stream',
    'cache-control': 'no-cache',
    'x-request-id': `req_${line.number}`,
  });
  const send = (events: string[]) => {
    for (const event of events) {
      call.sentBytes += Buffer.byteLength(event);
      response.write(event);
    }
  };
  send(protocol.opening(said));
  const end = half ? said.text.length / 2 : said.text.length;
  const began = performance.now();
  for (let at = 0; at < end; at += pieceLength) {
    // By the clock: who reads slowly does not slow the writer.
    const due = began + gapMs * (at / pieceLength) - performance.now();
    if (due > 0) await wait(due);
    if (isMiddle(at, pieceLength, said.text)) await hold?.();
    if (response.destroyed) return;
    const piece = said.text.slice(at, Math.min(at + pieceLength, Math.ceil(end)));
    send([protocol.piece(said, piece)]);
    call.sentTokens += tokensIn(piece);
  }
  await hold?.();
  if (half === 'silence') return;
  if (half === 'cut') return cut(response);
  send(half === 'error' ? [protocol.breaking()] : protocol.closing(said));
  response.end();
}

const isMiddle = (at: number, pieceLength: number, text: string) =>
  at >= text.length / 2 && at - pieceLength < text.length / 2;

async function answerPicture(line: Line, asked: AskedPicture, behaviour: PictureBehaviour) {
  const { protocol } = line.context;
  if (behaviour === 'refuse') {
    const message = 'Your request was rejected by the safety system.';
    const { status, body } = protocol.refusedPicture?.(asked) ?? {
      status: 400,
      body: protocol.problem(400, message, 'moderation_blocked'),
    };
    return sendJson(line, status, body);
  }
  if (isFailure(behaviour)) return fail(line, behaviour);
  const bytes = await drawPicture(behaviour.draw, asked);
  if (behaviour.firstMs) await wait(behaviour.firstMs);
  await behaviour.hold?.();
  sendJson(line, 200, protocol.picture?.(asked, Buffer.from(bytes).toString('base64')));
}

async function answerSpeech(line: Line, asked: AskedSpeech, behaviour: SpeechBehaviour) {
  if (isFailure(behaviour)) return fail(line, behaviour);
  await behaviour.hold?.();
  const html = Buffer.from('<!doctype html><h1>502 Bad Gateway</h1>');
  const said = line.context.protocol.speech?.(asked, speakTone(asked)) ?? html;
  if (!Buffer.isBuffer(said)) return sendJson(line, 200, said);
  const bytes = behaviour.speak === 'html' ? html : said;
  line.call.status = 200;
  line.call.sentBytes = bytes.length;
  line.response.writeHead(200, { 'content-type': 'audio/wav' }).end(bytes);
}

const isFailure = (behaviour: Failure | Writing | Drawing | Speaking): behaviour is Failure =>
  typeof behaviour === 'string' || 'status' in behaviour;

function fail(line: Line, failure: Failure) {
  if (failure === 'hang') return;
  if (failure === 'cut') return cut(line.response);
  const { status, retryAfter, message, code } = failure;
  const { protocol } = line.context;
  const when = retryAfter instanceof Date ? retryAfter.toUTCString() : retryAfter;
  const inHeader = when !== undefined && !protocol.saysWaitInBody;
  const body = protocol.problem(status, message, code, Number(when) || undefined);
  sendJson(line, status, body, inHeader ? { 'retry-after': String(when) } : {});
}

function sendJson({ call, number, response }: Line, status: number, body: unknown, headers = {}) {
  const text = JSON.stringify(body);
  call.status = status;
  call.sentBytes = Buffer.byteLength(text);
  response
    .writeHead(status, {
      'content-type': 'application/json',
      'x-request-id': `req_${number}`,
      ...headers,
    })
    .end(text);
}

// Closed by the peer: the caller did not hang up.
const hasCut = new WeakSet<ServerResponse>();
function cut(response: ServerResponse) {
  hasCut.add(response);
  // What was written before goes out first.
  if (response.headersSent) setImmediate(() => response.socket?.destroySoon());
  else response.destroy();
}
