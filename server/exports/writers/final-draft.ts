// The script as Final Draft's XML (FDX): paragraphs of its own element types, in order.
import type { FileMaterial } from '../material.ts';
import { type ScriptBlock, scriptBlocks } from './script-blocks.ts';

type Paragraph = { type: string; text: string; number?: number; alignment?: 'Center' };

export function writeFinalDraft({ creative }: FileMaterial): Uint8Array {
  const { title, client, product, date, subtitle } = creative;
  const cover = [title, subtitle, client || product, date].filter((text) => text.trim() !== '');
  const titlePage = cover.map(
    (text): Paragraph => ({ type: 'General', text, alignment: 'Center' }),
  );
  const lines = [
    '<?xml version="1.0" encoding="UTF-8" standalone="no" ?>',
    '<FinalDraft DocumentType="Script" Template="No" Version="1">',
    '  <Content>',
    ...scriptBlocks(creative).flatMap(paragraphsOf).map(written),
    '  </Content>',
    '  <TitlePage>',
    '    <Content>',
    ...titlePage.map(written),
    '    </Content>',
    '  </TitlePage>',
    '</FinalDraft>',
    '',
  ];
  return Buffer.from(lines.join('\n'), 'utf8');
}

function paragraphsOf(block: ScriptBlock): Paragraph[] {
  switch (block.kind) {
    case 'heading':
      return [{ type: 'Scene Heading', text: block.text, number: block.number }];
    case 'action':
      return block.text
        .split(/\r?\n/)
        .filter((line) => line.trim() !== '')
        .map((text) => ({ type: 'Action', text }));
    case 'speech':
      return [
        { type: 'Character', text: block.who },
        { type: 'Dialogue', text: block.text },
      ];
    case 'note':
      return [{ type: 'General', text: block.text }];
  }
}

function written({ type, text, number, alignment }: Paragraph): string {
  const attributes = [
    ...(alignment ? [`Alignment="${alignment}"`] : []),
    ...(number ? [`Number="${number}"`] : []),
    `Type="${type}"`,
  ].join(' ');
  const words = text.replace(/\s+/g, ' ').trim();
  return `    <Paragraph ${attributes}><Text>${escapeXml(words)}</Text></Paragraph>`;
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escapeXml = (text: string): string => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? '');
