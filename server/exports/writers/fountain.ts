// The script in Fountain (https://fountain.io/syntax): what could be read as something else is forced.
import type { FileMaterial } from '../material.ts';
import { type ScriptBlock, scriptBlocks } from './script-blocks.ts';

export function writeFountain({ creative }: FileMaterial): Uint8Array {
  const { title, client, product, date, subtitle } = creative;
  const page = [
    ['Title', title],
    ['Credit', 'Advertising script'],
    ['Author', client || product],
    ['Draft date', date],
    ['Notes', subtitle],
  ];
  const head = page
    .filter(([, value]) => value?.trim())
    .map(([key, value]) => `${key}: ${oneLine(value ?? '')}`);
  const body = scriptBlocks(creative).map(formatBlock);
  return Buffer.from(`${[head.join('\n'), ...body].join('\n\n')}\n`, 'utf8');
}

function formatBlock(block: ScriptBlock): string {
  switch (block.kind) {
    case 'heading':
      return `.${headingText(block.text)} #${block.number}#`;
    case 'action':
      return block.text.split(/\r?\n/).map(actionLine).join('\n');
    case 'speech':
      return `${speaker(block.who)}\n${block.text.split(/\r?\n/).filter(hasInk).map(escaped).join('\n')}`;
    case 'note':
      return `[[ ${escaped(oneLine(block.text))} ]]`;
  }
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
const hasInk = (line: string) => line.trim() !== '';

// A heading begins with a letter or a figure, and marks of ours alone stand around its number.
function headingText(text: string): string {
  const plain = escaped(oneLine(text).replaceAll('#', ' '));
  return /^[\p{L}\p{N}]/u.test(plain) ? plain : `Row ${plain}`;
}

const meansSomething = /^(?:[.@>~!=#[(]|(?:int|ext|est|i\/e)\b)/i;

// Without a small letter a line would be who speaks, and so would Arabic or Chinese, which have none.
function actionLine(line: string): string {
  const text = escaped(line.trim());
  const isForced = meansSomething.test(text) || !/\p{Ll}/u.test(text);
  return isForced && text !== '' ? `!${text}` : text;
}

// Signs of emphasis and of notes are the client's own characters.
const escaped = (text: string) =>
  text.replace(/[*_]/g, '\\$&').replaceAll('[[', '[ [').replaceAll(']]', '] ]');

const plainName = /^[A-Z][A-Z0-9 .'-]*(?:\s*\([^()]*\))?$/;

function speaker(name: string): string {
  const text = oneLine(name).replace(/\^+$/, '').trim();
  return plainName.test(text) ? text : `@${text}`;
}
