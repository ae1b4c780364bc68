// Pictures as OpenAI and the servers that speak like it take and give them.
import type { AskedPicture } from './asked.ts';
import { refuseParameter } from './openai-problems.ts';

export function readOpenaiPicture(body: Record<string, unknown>, model: string): AskedPicture {
  const { prompt, n = 1, size = '1024x1024' } = body;
  if (typeof prompt !== 'string' || prompt === '') {
    refuseParameter("Missing required parameter: 'prompt'.");
  }
  if (n !== 1) refuseParameter("Invalid value for 'n': one picture at a time.");
  const [, width = '', height = ''] = /^(\d+)x(\d+)$/.exec(String(size)) ?? [];
  if (!width) refuseParameter(`Invalid value for 'size': '${size}'.`);
  return {
    kind: 'picture',
    model,
    prompt: prompt as string,
    ratio: Number(width) / Number(height),
    format: formatOf(body.output_format),
    shown: Array.isArray(body.image) ? body.image.map(String) : [],
  };
}

/** An edit comes as a form: its texts, and the types of its pictures. */
export async function readOpenaiForm(bytes: Buffer, type: string): Promise<object | undefined> {
  const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } })
    .formData()
    .catch(() => undefined);
  if (!form) return undefined;
  const texts = [...form].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  const image = [...form.entries()].flatMap(([name, value]) =>
    /^image(?:\[\])?$/.test(name) && typeof value !== 'string' ? [value.type] : [],
  );
  const { n = '1', ...said } = Object.fromEntries(texts);
  return { ...said, n: Number(n), image };
}

function formatOf(format: unknown): AskedPicture['format'] {
  if (format === undefined || format === 'png') return 'png';
  if (format === 'jpeg' || format === 'webp') return format;
  return refuseParameter(`Invalid value: '${format}'. Supported values are: png, jpeg, webp.`);
}

export const writeOpenaiPicture = ({ prompt }: AskedPicture, base64: string) => ({
  created: 1_790_000_000,
  data: [{ b64_json: base64 }],
  usage: {
    input_tokens: Math.ceil(prompt.length / 4),
    output_tokens: 1056,
    total_tokens: Math.ceil(prompt.length / 4) + 1056,
  },
});
