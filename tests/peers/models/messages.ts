// Anthropic's Messages API.
import type { AskedText, JsonSchema, Said } from './asked.ts';
import { event, type Heard, isObject, type Protocol, Refused } from './protocol.ts';
import { anthropicRules, schemaProblem } from './strict-schema.ts';

const wording: Record<number, [type: string, message: string]> = {
  400: ['invalid_request_error', 'Invalid request.'],
  401: ['authentication_error', 'invalid x-api-key'],
  403: ['permission_error', 'Your API key does not have permission to use the specified resource.'],
  404: ['not_found_error', 'Not found'],
  413: ['request_too_large', 'Request exceeds the maximum allowed number of bytes.'],
  429: ['rate_limit_error', 'This request would exceed your organization’s rate limit.'],
  503: ['api_error', 'Service unavailable'],
  529: ['overloaded_error', 'Overloaded'],
};

function problem(status: number, message?: string) {
  const [type, usual] = wording[status] ?? ['api_error', 'Internal server error'];
  return { type: 'error', error: { type, message: message ?? usual }, request_id: 'req_peer' };
}

const refuse = (message: string): never => {
  throw new Refused(400, problem(400, message));
};

export const messages: Protocol = {
  base: '/v1',
  models: {
    text: 'claude-sonnet-5',
    others: ['claude-haiku-4-5', 'claude-opus-5-5', 'claude-3-haiku-20240307'],
  },
  read(heard, { key, models }) {
    const body = readBody(heard, key);
    const { model, max_tokens: most, stream } = body;
    if (typeof model !== 'string') refuse('model: Field required');
    if (!models.includes(model as string)) {
      throw new Refused(404, problem(404, `model: ${model}`));
    }
    if (!Number.isInteger(most) || (most as number) < 1) refuse('max_tokens: Field required');
    const { temperature, top_p } = body;
    if (temperature !== undefined && top_p !== undefined && model !== 'claude-3-haiku-20240307') {
      refuse('`temperature` and `top_p` cannot both be specified for this model.');
    }
    checkThinking(body);
    const tool = readTool(body);
    const schema = tool?.schema ?? readFormat(body);
    return {
      kind: 'text',
      model: model as string,
      instructions: body.system === undefined ? '' : readText(body.system, 'system'),
      messages: readMessages(body.messages),
      ...(schema ? { schema } : {}),
      ...(tool ? { tool: tool.name } : {}),
      json: Boolean(schema),
      streams: stream === true,
      wantsUsage: true,
      maxOutputTokens: most as number,
    };
  },
  problem,
  whole: (said) => ({
    ...begun(said),
    content: [block(said, said.text)],
    stop_reason: stopOf(said),
    usage: { ...usage(said), output_tokens: said.outputTokens },
  }),
  opening: (said) => [
    named({ type: 'message_start', message: { ...begun(said), usage: usage(said) } }),
    named({ type: 'content_block_start', index: 0, content_block: block(said, '') }),
    named({ type: 'ping' }),
  ],
  piece: (said, text) =>
    named({
      type: 'content_block_delta',
      index: 0,
      delta: said.asked.tool
        ? { type: 'input_json_delta', partial_json: text }
        : { type: 'text_delta', text },
    }),
  closing: (said) => [
    named({ type: 'content_block_stop', index: 0 }),
    named({
      type: 'message_delta',
      delta: { stop_reason: stopOf(said), stop_sequence: null },
      usage: { output_tokens: said.outputTokens },
    }),
    named({ type: 'message_stop' }),
  ],
  breaking: () => named(problem(529)),
};

function readBody({ method, path, headers, body }: Heard, key: string | null) {
  if (path !== '/messages') throw new Refused(404, problem(404));
  if (method !== 'POST') throw new Refused(405, problem(405, 'Method Not Allowed'));
  const sent = headers['x-api-key'];
  if (key !== null && sent !== key) {
    throw new Refused(401, problem(401, sent ? undefined : 'x-api-key header is required'));
  }
  if (headers['anthropic-version'] !== '2023-06-01') {
    refuse('anthropic-version: header is required');
  }
  if (!headers['content-type']?.startsWith('application/json') || !isObject(body)) {
    return refuse('The request body is not valid JSON');
  }
  return body;
}

function checkThinking({ model, thinking, output_config: config }: Record<string, unknown>) {
  const type = isObject(thinking) ? thinking.type : undefined;
  const effort = isObject(config) ? config.effort : undefined;
  if (type === 'disabled' && String(model).endsWith('opus-5-5')) {
    refuse('thinking.type.disabled is not supported for this model.');
  }
  if (effort !== undefined && /(haiku|sonnet)-4-5|claude-3/.test(String(model))) {
    refuse('This model does not support the effort parameter.');
  }
}

function readText(content: unknown, place: string): string {
  if (typeof content === 'string') return content;
  const parts = Array.isArray(content) ? content : refuse(`${place}: Input should be a valid list`);
  return parts
    .map((part) => {
      if (!isObject(part) || part.type !== 'text') refuse(`${place}: the peer reads text alone`);
      if (part.text === '') refuse(`${place}: text content blocks must be non-empty`);
      return String(part.text);
    })
    .join('');
}

function readMessages(said: unknown): AskedText['messages'] {
  if (!Array.isArray(said) || said.length === 0) {
    return refuse('messages: at least one message is required');
  }
  return said.map((message, index) => {
    const { role, content } = isObject(message) ? message : {};
    if (role !== 'user' && role !== 'assistant') {
      return refuse(
        `messages.${index}.role: Input should be 'user' or 'assistant'. The Messages API accepts a top-level \`system\` parameter.`,
      );
    }
    return { role, content: readText(content, `messages.${index}.content`) };
  });
}

function readFormat({ output_config: config }: Record<string, unknown>): JsonSchema | undefined {
  const format = isObject(config) ? config.format : undefined;
  if (format === undefined) return undefined;
  const { type, schema } = isObject(format) ? format : {};
  if (type !== 'json_schema') refuse('output_config.format.type: Input should be json_schema');
  const wrong = schemaProblem(schema, anthropicRules);
  if (wrong) refuse(`output_config.format.schema: ${wrong}`);
  return schema as JsonSchema;
}

/** JSON by way of a tool that the model has to call, for models that cannot be held to a schema. */
function readTool({ tools, tool_choice: choice }: Record<string, unknown>) {
  if (tools === undefined) return undefined;
  const [tool] = Array.isArray(tools) ? tools : [];
  if (!isObject(tool) || !isObject(tool.input_schema)) {
    return refuse('tools.0.input_schema: Field required');
  }
  if (!isObject(choice) || !['any', 'tool'].includes(choice.type as string)) return undefined;
  return { name: String(tool.name), schema: tool.input_schema as JsonSchema };
}

const named = (data: { type: string; [field: string]: unknown }) => event(data, data.type);

const begun = ({ number, asked }: Said) => ({
  id: `msg_${number}`,
  type: 'message',
  role: 'assistant',
  model: asked.model,
  content: [],
  stop_reason: null as string | null,
  stop_sequence: null,
});

function block({ asked, number }: Said, text: string) {
  if (!asked.tool) return { type: 'text', text };
  return { type: 'tool_use', id: `toolu_${number}`, name: asked.tool, input: inputOf(text) };
}

// A call that was cut short has what was readable of its input: nothing.
function inputOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

function stopOf({ finish, asked }: Said): string {
  if (finish === 'length') return 'max_tokens';
  if (finish === 'refusal') return 'refusal';
  return asked.tool ? 'tool_use' : 'end_turn';
}

const usage = ({ inputTokens }: Said) => ({
  input_tokens: inputTokens,
  cache_creation_input_tokens: 0,
  cache_read_input_tokens: 0,
  output_tokens: 1,
});
