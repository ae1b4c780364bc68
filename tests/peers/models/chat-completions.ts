// Chat completions as Ollama, vLLM, LM Studio and OpenAI's older address serve them.
import type { AskedText, JsonSchema, Said } from './asked.ts';
import { readOpenaiPicture, writeOpenaiPicture } from './openai-pictures.ts';
import { openaiBody, openaiModel, openaiProblem, refuseParameter } from './openai-problems.ts';
import { event, type House, isObject, type Protocol, Refused } from './protocol.ts';
import { readOpenaiSpeech, streamedWav } from './speech.ts';

export const chatCompletions: Protocol = {
  base: '/v1',
  models: { text: 'peer-writer', picture: 'peer-painter', speech: 'peer-speaker' },
  read(heard, house) {
    const { key, models } = house;
    const body = openaiBody(heard, key, [
      '/chat/completions',
      '/images/generations',
      '/audio/speech',
    ]);
    const model = openaiModel(body, models);
    if (heard.path === '/images/generations') return readOpenaiPicture(body, model);
    if (heard.path === '/audio/speech') return readOpenaiSpeech(body, model);
    return readChat(body, model, house);
  },
  problem: openaiProblem,
  whole: (said) => ({
    ...frame(said, 'chat.completion'),
    choices: [
      {
        index: 0,
        message:
          said.finish === 'refusal'
            ? { role: 'assistant', content: null, refusal: said.text }
            : { role: 'assistant', content: said.text, refusal: null },
        logprobs: null,
        finish_reason: finishOf(said),
      },
    ],
    usage: usageOf(said),
  }),
  opening: (said) => [chunk(said, { role: 'assistant', content: '' })],
  piece: (said, text) =>
    chunk(said, said.finish === 'refusal' ? { refusal: text } : { content: text }),
  closing: (said) => [
    chunk(said, {}, finishOf(said)),
    ...(said.asked.wantsUsage
      ? [event({ ...frame(said, 'chat.completion.chunk'), choices: [], usage: usageOf(said) })]
      : []),
    event('[DONE]'),
  ],
  breaking: () => event(openaiProblem(500)),
  picture: writeOpenaiPicture,
  speech: (_, samples) => streamedWav(samples),
};

function readChat(body: Record<string, unknown>, model: string, { json, usage }: House): AskedText {
  const { messages, response_format: format, max_tokens, max_completion_tokens } = body;
  if (!Array.isArray(messages) || messages.length === 0) {
    refuseParameter("Missing required parameter: 'messages'.");
  }
  const said = (messages as unknown[]).map(readMessage);
  const isSystem = ({ role }: { role: string }) => role === 'system' || role === 'developer';
  const most = max_completion_tokens ?? max_tokens;
  if (most !== undefined && !(Number.isInteger(most) && (most as number) > 0)) {
    refuseParameter("Invalid type for 'max_tokens': expected a positive integer.");
  }
  if (!usage && body.stream_options !== undefined) refuseUsage();
  refuseFormat(format, json);
  const schema = readFormat(format, said.map(({ content }) => content).join('\n'));
  return {
    kind: 'text',
    model,
    instructions: said
      .filter(isSystem)
      .map(({ content }) => content)
      .join('\n\n'),
    messages: said.filter((message) => !isSystem(message)) as AskedText['messages'],
    ...(schema ? { schema } : {}),
    json: format !== undefined && isObject(format) && format.type !== 'text',
    streams: body.stream === true,
    wantsUsage: isObject(body.stream_options) && body.stream_options.include_usage === true,
    maxOutputTokens: most as number | undefined,
  };
}

const roles = ['system', 'developer', 'user', 'assistant'];

function readMessage(message: unknown, index: number) {
  const { role, content } = isObject(message) ? message : {};
  if (!roles.includes(role as string)) {
    refuseParameter(`Invalid value for 'messages[${index}].role': '${role}'.`);
  }
  const text = Array.isArray(content)
    ? content.map((part) => (isObject(part) && part.type === 'text' ? part.text : '')).join('')
    : content;
  if (typeof text !== 'string') {
    refuseParameter(`Invalid value for 'content': expected a string, messages[${index}].`);
  }
  return { role: role as string, content: text as string };
}

function readFormat(format: unknown, words: string): JsonSchema | undefined {
  if (format === undefined) return undefined;
  const type = isObject(format) ? format.type : undefined;
  if (type === 'text') return undefined;
  if (type === 'json_object') {
    if (!/json/i.test(words)) {
      refuseParameter(
        "'messages' must contain the word 'json' in some form, to use 'response_format' of type 'json_object'.",
      );
    }
    return undefined;
  }
  const wanted = isObject(format) && isObject(format.json_schema) ? format.json_schema : {};
  if (type !== 'json_schema' || typeof wanted.name !== 'string' || !isObject(wanted.schema)) {
    refuseParameter("Invalid value for 'response_format'.");
  }
  return wanted.schema as JsonSchema;
}

// In the words of Mistral.
function refuseUsage(): never {
  const place = ['body', 'stream_options', 'include_usage'];
  const detail = [{ type: 'extra_forbidden', loc: place, msg: 'Extra inputs are not permitted' }];
  const type = 'invalid_request_error';
  throw new Refused(422, { object: 'error', message: { detail }, type, param: null, code: null });
}

function refuseFormat(format: unknown, json: House['json']) {
  const type = isObject(format) ? format.type : 'text';
  if ((json !== 'schema' && type === 'json_schema') || (json === 'words' && type !== 'text')) {
    refuseParameter(`'response_format.type' of '${type}' is not supported.`);
  }
}

const frame = (said: Said, object: string) => ({
  id: `chatcmpl-${said.number}`,
  object,
  created: 1_790_000_000,
  model: said.asked.model,
  system_fingerprint: 'fp_peer',
});

const chunk = (said: Said, delta: object, finish: string | null = null) =>
  event({
    ...frame(said, 'chat.completion.chunk'),
    choices: [{ index: 0, delta, logprobs: null, finish_reason: finish }],
    ...(said.asked.wantsUsage ? { usage: null } : {}),
  });

const finishOf = ({ finish }: Said) => (finish === 'length' ? 'length' : 'stop');

const usageOf = ({ inputTokens, outputTokens }: Said) => ({
  prompt_tokens: inputTokens,
  completion_tokens: outputTokens,
  total_tokens: inputTokens + outputTokens,
});
