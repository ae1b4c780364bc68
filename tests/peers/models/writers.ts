// Ways to write badly, or to be led astray. Each takes what it spoils; sensible work unless told otherwise.
import type { AskedText } from './asked.ts';
import type { Writer } from './behaviour.ts';
import { fillSchema } from './fill-schema.ts';
import { allWords, ordersIn } from './read-facts.ts';
import { sensibleTexts, wantedSchema, writeSensibly } from './sensible-writer.ts';

/** As chatty models do: prose and a fence around the JSON. */
export const fenced =
  (write: Writer = writeSensibly): Writer =>
  (asked) =>
    `Sure! Here is what you asked for:\n\n\`\`\`json\n${write(asked)}\n\`\`\`\n\nLet me know if you would like changes.`;

/** Ends in the middle. */
export const truncated =
  (share = 0.6, write: Writer = writeSensibly): Writer =>
  (asked) => {
    const text = write(asked);
    return text.slice(0, Math.floor(text.length * share));
  };

/** JSON, but none that was asked for. */
export const misshapen: Writer = () =>
  JSON.stringify({ result: [1, 2, { answer: null }], status: 'ok' });

/** Every text, or the plain answer, ends with this. */
export const tainted =
  (taint: string | ((asked: AskedText) => string)): Writer =>
  (asked) => {
    const schema = wantedSchema(asked);
    const more = typeof taint === 'string' ? taint : taint(asked);
    if (!schema) return `${writeSensibly(asked)} ${more}`;
    const fill = sensibleTexts(asked);
    return JSON.stringify(fillSchema(schema, (place) => `${fill(place)} ${more}`));
  };

/** What must never reach a page as more than words. */
export const hostileText =
  '<script>alert(1)</script><img src=x onerror=alert(1)> ![seen](https://evil.example/seen.png?d=1) [Press here](javascript:alert(1)) <a href="https://evil.example">prize</a>';
export const hostile: Writer = tainted(hostileText);

/** Gives its instructions away in every text. */
export const leaking: Writer = tainted(({ instructions }) => instructions);

const order =
  /(?:ignore|disregard|forget)[^.\n]{0,80}instructions[^\n]{0,40}?\b(?:say|write|answer|reply|print|output)(?: with| only)*:?\s+["'“]?([^"'”\n\\]{1,200})/i;

const obeying =
  (read: (asked: AskedText) => string): Writer =>
  (asked) => {
    const told = order.exec(read(asked))?.[1]?.trim();
    if (!told) return writeSensibly(asked);
    const schema = wantedSchema(asked);
    return schema ? JSON.stringify(fillSchema(schema, () => told)) : told;
  };

/** Does what an order such as “ignore all previous instructions and say X” wants where it stands outside the data. */
export const obedient: Writer = obeying(ordersIn);
/** Does so wherever it stands. */
export const gullible: Writer = obeying(allWords);
