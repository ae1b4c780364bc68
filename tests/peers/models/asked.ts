// What a caller wants of a model, whichever protocol said it.

/** As much of JSON Schema as providers understand. */
export type JsonSchema = {
  type?: string | string[];
  description?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  items?: JsonSchema;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  [keyword: string]: unknown;
};

export type AskedText = {
  kind: 'text';
  model: string;
  /** System and developer messages, joined. */
  instructions: string;
  messages: { role: 'user' | 'assistant'; content: string }[];
  /** The JSON Schema the answer is held to by the request itself, not by its words. */
  schema?: JsonSchema;
  /** The tool it has to answer through, where the schema is a tool's. */
  tool?: string;
  /** Asked for JSON, by a schema or without one. */
  json: boolean;
  streams: boolean;
  /** Whether a stream ends with what was used. */
  wantsUsage: boolean;
  maxOutputTokens: number | undefined;
};
export type AskedPicture = {
  kind: 'picture';
  model: string;
  prompt: string;
  /** Width to height. */
  ratio: number;
  format: 'png' | 'jpeg' | 'webp';
  /** The pictures that came with it, by their types. */
  shown: string[];
};
export type AskedSpeech = { kind: 'speech'; model: string; text: string; voice: string };
export type Asked = AskedText | AskedPicture | AskedSpeech;

/** A text as a model ended it. */
export type Said = {
  /** Counts the peer's answers. */
  number: number;
  asked: AskedText;
  text: string;
  finish: 'stop' | 'length' | 'refusal';
  inputTokens: number;
  outputTokens: number;
};

/** Roughly what providers count: four letters are a token. */
export const tokensIn = (text: string): number => Math.ceil(text.length / 4);
