// OpenAI's Responses API and its pictures.
import type { AskedText, JsonSchema, Said } from './asked.ts';
import { readOpenaiPicture, writeOpenaiPicture } from './openai-pictures.ts';
import { openaiBody, openaiModel, openaiProblem, refuseParameter } from './openai-problems.ts';
import { event, isObject, type Protocol } from './protocol.ts';
import { readOpenaiSpeech, streamedWav } from './speech.ts';
import { openaiRules, schemaProblem } from './strict-schema.ts';

export const responses: Protocol = {
  base: '/v1',
  models: {
    text: 'gpt-5-mini',
    picture: 'gpt-image-1',
    speech: 'gpt-4o-mini-tts',
    others: ['gpt-4.1-mini', 'gpt-5.1', 'gpt-image-1-mini'],
  },
  read(heard, { key, models }) {
    const body = openaiBody(heard, key, [
      '/responses',
      '/images/generations',
      '/images/edits',
      '/audio/speech',
    ]);
    const model = openaiModel(body, models);
    if (heard.path === '/responses') return readResponses(body, model);
    if (heard.path === '/audio/speech') return readOpenaiSpeech(body, model);
    checkPicture(body);
    return readOpenaiPicture(body, model);
  },
  problem: openaiProblem,
  whole: (said) => ended(said),
  opening: (said) => [
    numbered('response.created', 0, { response: begun(said) }),
    numbered('response.in_progress', 1, { response: begun(said) }),
    numbered('response.output_item.added', 2, { output_index: 0, item: item(said, 'in_progress') }),
    numbered('response.content_part.added', 3, { ...place(said), part: part(said, '') }),
  ],
  piece: (said, delta) =>
    said.finish === 'refusal'
      ? numbered('response.refusal.delta', 4, { ...place(said), delta })
      : numbered('response.output_text.delta', 4, { ...place(said), delta, logprobs: [] }),
  closing: (said) => [
    said.finish === 'refusal'
      ? numbered('response.refusal.done', 5, { ...place(said), refusal: said.text })
      : numbered('response.output_text.done', 5, { ...place(said), text: said.text, logprobs: [] }),
    numbered('response.content_part.done', 6, { ...place(said), part: part(said, said.text) }),
    numbered('response.output_item.done', 7, { output_index: 0, item: item(said, 'completed') }),
    numbered(said.finish === 'length' ? 'response.incomplete' : 'response.completed', 8, {
      response: ended(said),
    }),
  ],
  breaking: () => {
    const message = 'The server had an error processing your request. Sorry about that!';
    return numbered('error', 5, { code: 'server_error', message, param: null });
  },
  picture: writeOpenaiPicture,
  speech: (_, samples) => streamedWav(samples),
};

function readResponses(body: Record<string, unknown>, model: string): AskedText {
  const { input, instructions = '', max_output_tokens: most, stream, text } = body;
  if (input === undefined) refuseParameter("Missing required parameter: 'input'.");
  if (most !== undefined && !(Number.isInteger(most) && (most as number) >= 16)) {
    refuseParameter("Invalid 'max_output_tokens': expected an integer above or equal to 16.");
  }
  if (body.temperature !== undefined && /^(gpt-5|o\d)/.test(model)) {
    refuseParameter("Unsupported parameter: 'temperature' is not supported with this model.");
  }
  if (body.messages !== undefined) {
    refuseParameter("Unsupported parameter: 'messages'. In the Responses API, this is 'input'.");
  }
  if (isObject(body.reasoning)) checkReasoning(body.reasoning, model);
  const said = (Array.isArray(input) ? input : [{ role: 'user', content: input }]).map(readInput);
  const isSystem = ({ role }: { role: string }) => role === 'system' || role === 'developer';
  const words = said.map(({ content }) => content);
  const schema = readFormat(isObject(text) ? text.format : undefined, words.join('\n'));
  const system = said.filter(isSystem).map(({ content }) => content);
  return {
    kind: 'text',
    model,
    instructions: [String(instructions ?? ''), ...system].filter(Boolean).join('\n\n'),
    messages: said.filter((message) => !isSystem(message)) as AskedText['messages'],
    ...(isObject(schema) ? { schema } : {}),
    json: Boolean(schema),
    streams: stream === true,
    wantsUsage: true,
    maxOutputTokens: most as number | undefined,
  };
}

function checkReasoning({ summary }: Record<string, unknown>, model: string) {
  if (!/^(gpt-[5-9]|o\d)/.test(model)) {
    refuseParameter("Unsupported parameter: 'reasoning.effort' is not supported with this model.");
  }
  if (summary) {
    refuseParameter(
      'Your organization must be verified to generate reasoning summaries. Please go to: https://platform.openai.com/settings/organization/general and click on Verify Organization.',
    );
  }
}

const partTypes: Record<string, string> = {
  user: 'input_text',
  system: 'input_text',
  developer: 'input_text',
  assistant: 'output_text',
};

function readInput(message: unknown, index: number) {
  const { role, content } = isObject(message) ? message : {};
  const type = partTypes[role as string];
  if (!type) refuseParameter(`Invalid value: '${role}'. (input[${index}].role)`);
  if (typeof content === 'string') return { role: role as string, content };
  const parts = Array.isArray(content) ? content : [];
  const isRight = parts.length > 0 && parts.every((one) => isObject(one) && one.type === type);
  if (!isRight) refuseParameter(`Invalid value: expected ${type}. (input[${index}].content)`);
  return { role: role as string, content: parts.map((one) => String(one.text)).join('') };
}

// True where any JSON is asked for.
function readFormat(format: unknown, words: string): JsonSchema | true | undefined {
  const { type = 'text', name, schema, strict } = isObject(format) ? format : {};
  if (type === 'text') return undefined;
  if (type === 'json_object') {
    if (/json/i.test(words)) return true;
    refuseParameter(
      "Response input messages must contain the word 'json' in some form to use 'text.format' of type 'json_object'.",
    );
  }
  if (type !== 'json_schema') refuseParameter(`Invalid value: '${type}'. (text.format.type)`);
  if (typeof name !== 'string' || !/^[\w-]{1,64}$/.test(name)) {
    refuseParameter("Missing required parameter: 'text.format.name'.");
  }
  const problem = strict === true ? schemaProblem(schema, openaiRules) : undefined;
  if (problem) refuseParameter(`Invalid schema for response_format '${name}': ${problem}`);
  return schema as JsonSchema;
}

const sizes = ['1024x1024', '1536x1024', '1024x1536'];

function checkPicture({ response_format, size = '1024x1024' }: Record<string, unknown>) {
  if (response_format !== undefined) refuseParameter("Unknown parameter: 'response_format'.");
  if (!sizes.includes(size as string)) {
    refuseParameter(`Invalid value: '${size}'. Supported values are: ${sizes.join(', ')}.`);
  }
}

const numbered = (type: string, sequence_number: number, more: object) =>
  event({ type, sequence_number, ...more }, type);

const itemId = ({ number }: Said) => `msg_${number}`;
const place = (said: Said) => ({ item_id: itemId(said), output_index: 0, content_index: 0 });
const part = ({ finish }: Said, text: string) =>
  finish === 'refusal'
    ? { type: 'refusal', refusal: text }
    : { type: 'output_text', text, annotations: [], logprobs: [] };

const item = (said: Said, status: 'in_progress' | 'completed') => ({
  id: itemId(said),
  type: 'message',
  status,
  role: 'assistant',
  content: status === 'completed' ? [part(said, said.text)] : [],
});

const begun = ({ number, asked }: Said) => ({
  id: `resp_${number}`,
  object: 'response',
  created_at: 1_790_000_000,
  status: 'in_progress',
  error: null,
  incomplete_details: null,
  model: asked.model,
  output: [],
  service_tier: 'default',
  usage: null,
});

const ended = (said: Said) => ({
  ...begun(said),
  status: said.finish === 'length' ? 'incomplete' : 'completed',
  incomplete_details: said.finish === 'length' ? { reason: 'max_output_tokens' } : null,
  output: [item(said, 'completed')],
  usage: {
    input_tokens: said.inputTokens,
    input_tokens_details: { cached_tokens: 0 },
    output_tokens: said.outputTokens,
    output_tokens_details: { reasoning_tokens: 0 },
    total_tokens: said.inputTokens + said.outputTokens,
  },
});
