// node:http reading what is sent and answering a JSON of so many bytes, and nothing else.
import { createServer } from 'node:http';

const [port, bytes = 0] = process.argv.slice(2).map(Number);
const body = Buffer.from(JSON.stringify({ text: 'x'.repeat(Math.max(0, bytes - 11)) }));
createServer(async (request, answer) => {
  for await (const _ of request);
  answer.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length });
  answer.end(body);
}).listen(port, '127.0.0.1');
