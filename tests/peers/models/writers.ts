// Ways to write badly, or to be led astray. They spoil sensible work.
import type { AskedText } from './asked.ts';
import type { Writer } from './behaviour.ts';
import { changeTexts } from './fill-schema.ts';
import { dataIn, dataTexts, ordersIn } from './read-facts.ts';
import { sensibleWork, wantedSchema, writeSensibly } from './sensible-writer.ts';

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

/** Sensible work with each of its texts changed, or the plain reply. */
export const changed =
  (change: (text: string, asked: AskedText) => string): Writer =>
  (asked) => {
    const schema = wantedSchema(asked);
    if (!schema) return change(writeSensibly(asked), asked);
    const work = sensibleWork(asked, schema);
    return JSON.stringify(changeTexts(schema, work, (text) => change(text, asked)));
  };

/** What must never reach a page as more than words. */
export const hostileText =
  '<script>alert(1)</script><img src=x onerror=alert(1)> ![seen](https://evil.example/seen.png?d=1) [Press here](javascript:alert(1)) <a href="https://evil.example">prize</a>';
export const hostile: Writer = changed((text) => `${text} ${hostileText}`);

/** Gives its instructions away behind every text. */
export const leaking: Writer = changed((text, { instructions }) => `${text} ${instructions}`);

const order =
  /\b(?:ignore|disregard|forget|override)\b[^\n]{0,80}?\b(?:say|write|answer|reply|respond|print|output)\b(?:\s+(?:only|just|with|that))*[:\s]+["'“]?([^"'”\n]{1,200})/i;

const obeying =
  (read: (asked: AskedText) => string): Writer =>
  (asked) => {
    const told = order.exec(read(asked))?.[1]?.trim();
    return told ? changed(() => told)(asked) : writeSensibly(asked);
  };

/** Does what an order such as “ignore all previous instructions and say X” wants where it stands outside the data. */
export const obedient: Writer = obeying(ordersIn);
/** Does so wherever it stands. */
export const gullible: Writer = obeying(
  (asked) => `${ordersIn(asked)}\n${dataTexts(dataIn(asked))}`,
);
