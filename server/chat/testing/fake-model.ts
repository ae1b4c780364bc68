import type { TextAsk, TextModel } from '../../gateways/models/port.ts';

const use = { inputTokens: 900, outputTokens: 60, pictures: 0, microdollars: 700 };
const piece = 7;

/** A model that says what it is given, a few letters at a time; `asked` is what it was asked. */
export function fakeModel(says: string | ((ask: TextAsk) => string), more = use) {
  const asked: TextAsk[] = [];
  const model: TextModel = {
    name: 'fake',
    async write(ask, { signal, onText }) {
      asked.push(ask);
      const text = typeof says === 'string' ? says : says(ask);
      for (let end = piece; end < text.length; end += piece) {
        signal.throwIfAborted();
        onText?.(text.slice(0, end));
        await null;
      }
      signal.throwIfAborted();
      return { text, use: more };
    },
  };
  return { model, asked };
}
