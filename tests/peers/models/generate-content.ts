// Google's Gemini API: text, and pictures by a model whose answer is one.
import {
  type AskedPicture,
  type AskedSpeech,
  type AskedText,
  type JsonSchema,
  type Said,
  tokensIn,
} from './asked.ts';
import { event, type Heard, isObject, type Protocol, Refused } from './protocol.ts';

const wording: Record<number, [status: string, message: string]> = {
  400: ['INVALID_ARGUMENT', 'Request contains an invalid argument.'],
  401: ['UNAUTHENTICATED', 'Request had invalid authentication credentials.'],
  403: ['PERMISSION_DENIED', 'The caller does not have permission'],
  404: ['NOT_FOUND', 'Requested entity was not found.'],
  429: [
    'RESOURCE_EXHAUSTED',
    'You exceeded your current quota, please check your plan and billing details.',
  ],
  503: ['UNAVAILABLE', 'The model is overloaded. Please try again later.'],
  504: ['DEADLINE_EXCEEDED', 'The request timed out. Please try again.'],
};

function problem(status: number, message?: string, reason?: string, waitSeconds?: number) {
  const [name, usual] = wording[status] ?? ['INTERNAL', 'An internal error has occurred.'];
  const details = [
    ...(reason ? [{ '@type': `${rpc}.ErrorInfo`, reason, domain: 'googleapis.com' }] : []),
    ...(waitSeconds ? [{ '@type': `${rpc}.RetryInfo`, retryDelay: `${waitSeconds}s` }] : []),
  ];
  const error = { code: status, message: message ?? usual, status: name };
  return { error: details.length > 0 ? { ...error, details } : error };
}

const rpc = 'type.googleapis.com/google.rpc';

const refuse = (message: string): never => {
  throw new Refused(400, problem(400, message));
};

export const generateContent: Protocol = {
  base: '/v1beta',
  models: {
    text: 'gemini-2.5-flash',
    picture: 'gemini-3.1-flash-image',
    speech: 'gemini-3.1-flash-tts',
  },
  read(heard, { key, models }) {
    const { model, streams } = readAddress(heard, models);
    const body = readBody(heard, key);
    const { generationConfig = {} } = body;
    const config = isObject(generationConfig) ? generationConfig : refuse('generationConfig');
    const said = readContents(body.contents);
    if (Array.isArray(config.responseModalities) && config.responseModalities.includes('IMAGE')) {
      const prompt = said.map(({ content }) => content).join('\n');
      return { ...readPicture(config, model, prompt), shown: shownIn(body.contents) };
    }
    if (Array.isArray(config.responseModalities) && config.responseModalities.includes('AUDIO')) {
      return readSpeech(config, model, said.map(({ content }) => content).join('\n'));
    }
    checkThinking(config, model);
    const schema = readSchema(config);
    return {
      kind: 'text',
      model,
      instructions: isObject(body.systemInstruction) ? readParts(body.systemInstruction) : '',
      messages: said,
      ...(schema ? { schema } : {}),
      json: config.responseMimeType === 'application/json',
      streams,
      wantsUsage: true,
      maxOutputTokens: config.maxOutputTokens as number | undefined,
    };
  },
  problem,
  saysWaitInBody: true,
  whole: (said) => answer(said, said.text, finishOf(said)),
  opening: () => [],
  piece: (said, text) => event(answer(said, text)),
  closing: (said) => [event(answer(said, '', finishOf(said)))],
  breaking: () => event(problem(503)),
  picture: ({ prompt, model }, base64) => ({
    candidates: [
      {
        content: {
          parts: [{ inlineData: { mimeType: 'image/png', data: base64 } }],
          role: 'model',
        },
        finishReason: 'STOP',
        index: 0,
      },
    ],
    usageMetadata: {
      promptTokenCount: tokensIn(prompt),
      candidatesTokenCount: 1290,
      totalTokenCount: tokensIn(prompt) + 1290,
    },
    modelVersion: model,
  }),
  speech: ({ model }, samples) => ({
    candidates: [
      {
        content: {
          parts: [
            {
              inlineData: {
                mimeType: 'audio/L16;codec=pcm;rate=24000',
                data: samples.toString('base64'),
              },
            },
          ],
          role: 'model',
        },
        finishReason: 'STOP',
        index: 0,
      },
    ],
    modelVersion: model,
  }),
  // Not an error: an answer without a picture.
  refusedPicture: ({ model, prompt }) => ({
    status: 200,
    body: {
      candidates: [
        {
          finishReason: 'IMAGE_SAFETY',
          finishMessage: 'Unable to show the generated image. It may violate our policies.',
          index: 0,
        },
      ],
      usageMetadata: { promptTokenCount: tokensIn(prompt), totalTokenCount: tokensIn(prompt) },
      modelVersion: model,
    },
  }),
};

function readSpeech(
  { speechConfig }: Record<string, unknown>,
  model: string,
  text: string,
): AskedSpeech {
  const of = (value: unknown, name: string) => (isObject(value) ? value[name] : undefined);
  const voice = of(of(of(speechConfig, 'voiceConfig'), 'prebuiltVoiceConfig'), 'voiceName');
  if (typeof voice !== 'string') return refuse('A voice is missing.');
  return { kind: 'speech', model, text, voice };
}

function readAddress({ method, path, query }: Heard, models: readonly string[]) {
  const [, model = '', act = ''] =
    /^\/models\/([^/:]+):(generateContent|streamGenerateContent)$/.exec(path) ?? [];
  if (!act || method !== 'POST') throw new Refused(404, problem(404));
  if (!models.includes(model)) {
    const message = `models/${model} is not found for API version v1beta, or is not supported for ${act}. Call ListModels to see the list of available models and their supported methods.`;
    throw new Refused(404, problem(404, message));
  }
  const streams = act === 'streamGenerateContent';
  if (streams && query.get('alt') !== 'sse') refuse('The peer streams with alt=sse alone.');
  return { model, streams };
}

// A wrong key is a bad request here.
function readBody({ headers, query, body }: Heard, key: string | null) {
  const sent = headers['x-goog-api-key'] ?? query.get('key');
  if (key !== null && !sent) {
    const message =
      "Method doesn't allow unregistered callers (callers without established identity). Please use API Key or other form of API consumer identity to call this API.";
    throw new Refused(403, problem(403, message));
  }
  if (key !== null && sent !== key) {
    const message = 'API key not valid. Please pass a valid API key.';
    throw new Refused(400, problem(400, message, 'API_KEY_INVALID'));
  }
  if (!headers['content-type']?.startsWith('application/json') || !isObject(body)) {
    return refuse('Invalid JSON payload received.');
  }
  return body;
}

function readContents(contents: unknown): AskedText['messages'] {
  if (!Array.isArray(contents) || contents.length === 0) {
    return refuse('* GenerateContentRequest.contents: contents is not specified');
  }
  return contents.map((content) => {
    if (!isObject(content)) return refuse('Invalid value at contents');
    const { role = 'user' } = content;
    if (role !== 'user' && role !== 'model') {
      return refuse('Please use a valid role: user, model.');
    }
    return { role: role === 'user' ? 'user' : 'assistant', content: readParts(content) };
  });
}

/** The types of the pictures that stand beside the text. */
const shownIn = (contents: unknown): string[] =>
  (Array.isArray(contents) ? contents : [])
    .flatMap(({ parts }) => (Array.isArray(parts) ? parts : []))
    .flatMap(({ inlineData }) => (isObject(inlineData) ? [String(inlineData.mimeType)] : []));

const isPicture = (part: Record<string, unknown>): boolean =>
  isObject(part.inlineData) && /^image\//.test(String(part.inlineData.mimeType));

function readParts({ parts }: Record<string, unknown>): string {
  if (!Array.isArray(parts) || parts.length === 0) return refuse('parts must not be empty.');
  return parts
    .map((part) => {
      if (isObject(part) && isPicture(part)) return '';
      return isObject(part) && typeof part.text === 'string'
        ? part.text
        : refuse('The peer reads text.');
    })
    .join('');
}

function readSchema(config: Record<string, unknown>): JsonSchema | undefined {
  const schema = config.responseJsonSchema ?? config.responseSchema;
  if (schema === undefined) return undefined;
  if (config.responseMimeType !== 'application/json') {
    refuse('Response schema is supported only with response mime type application/json.');
  }
  return isObject(schema) ? (schema as JsonSchema) : refuse('Invalid value at response schema');
}

// What is thought counts as written: with more to think than to write nothing may come.
function checkThinking(
  { thinkingConfig, maxOutputTokens }: Record<string, unknown>,
  model: string,
) {
  if (!isObject(thinkingConfig)) return;
  const { thinkingBudget: budget, thinkingLevel: level } = thinkingConfig;
  const hasLevels = !/^gemini-[12]/.test(model);
  if (model.startsWith('gemini-2.0')) refuse('thinking_config is not supported.');
  if (level !== undefined && !hasLevels) refuse('Thinking level is not supported for this model.');
  if (budget !== undefined && level !== undefined) {
    refuse('You can only set only one of thinking budget and thinking level.');
  }
  if (Number(budget) >= Number(maxOutputTokens)) refuse('The peer would think and not write.');
}

const ratios = ['1:1', '2:3', '3:2', '3:4', '4:3', '4:5', '5:4', '9:16', '16:9', '21:9'];

function readPicture(config: Record<string, unknown>, model: string, prompt: string): AskedPicture {
  if (!model.includes('image')) {
    refuse('Model does not support the requested response modalities: image');
  }
  const { aspectRatio = '1:1' } = isObject(config.imageConfig) ? config.imageConfig : {};
  if (!ratios.includes(aspectRatio as string)) refuse(`Invalid aspect ratio: ${aspectRatio}`);
  const [width, height] = (aspectRatio as string).split(':').map(Number);
  return {
    kind: 'picture',
    model,
    prompt,
    ratio: (width ?? 1) / (height ?? 1),
    format: 'png',
    shown: [],
  };
}

const finishOf = ({ finish }: Said) =>
  finish === 'length' ? 'MAX_TOKENS' : finish === 'refusal' ? 'SAFETY' : 'STOP';

// What is refused has no text.
const answer = (said: Said, text: string, finishReason?: string) => ({
  candidates: [
    {
      ...(said.finish === 'refusal' ? {} : { content: { parts: [{ text }], role: 'model' } }),
      ...(finishReason ? { finishReason } : {}),
      index: 0,
    },
  ],
  usageMetadata: {
    promptTokenCount: said.inputTokens,
    ...(finishReason ? { candidatesTokenCount: said.outputTokens } : {}),
    totalTokenCount: said.inputTokens + (finishReason ? said.outputTokens : 0),
  },
  modelVersion: said.asked.model,
  responseId: `answer-${said.number}`,
});
