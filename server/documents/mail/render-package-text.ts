import type { AvScript, ScriptRow } from '#domain/script/av-script.ts';
import { peopleFacts } from '#domain/script/form-facts.ts';
import type { CreativePackage } from '../creative-package.ts';
import { furtherCutsWords } from '../each-cut.ts';
import { cueLabel, lettering, rowTiming, soundOf } from '../script-words.ts';
import { briefText } from './brief-text.ts';
import { filesWords, whyWords } from './sheet.ts';
import { reportWords, unaskedWords } from './unasked-block.ts';

const rule = '-'.repeat(60);

/** The package as plain text, for readers that show no HTML. */
export function renderPackageText(creative: CreativePackage): string {
  const parts = [
    creative.isUnasked ? `${unaskedWords}\n${reportWords}: ${creative.stopUrl}` : '',
    creative.greeting,
    opening(creative),
    titled('CREATIVE BRIEF', briefText(creative.brief)),
    titled('SCRIPT', scriptText(creative.script)),
    titled('STORYBOARD', creative.frames.map(frameText).join('\n\n')),
    `The whole package is attached as a PDF.\nOpen in AD BUILDER: ${creative.openUrl}`,
    creative.files ? `${filesWords}, until ${creative.files.until}:\n${creative.files.url}` : '',
    [
      rule,
      whyWords(creative),
      creative.brand.phone,
      creative.brand.address,
      `Privacy Policy: ${creative.brand.appUrl}/privacy`,
      `Terms of Service: ${creative.brand.appUrl}/terms`,
      `Stop these emails: ${creative.stopUrl}`,
    ].join('\n'),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

const titled = (title: string, body: string) =>
  body ? `${rule}\n${title}\n${rule}\n\n${body}` : '';

function opening(creative: CreativePackage): string {
  const facts = [
    ['Product', creative.product],
    ['Format', creative.format],
    ['Length', creative.length],
    ['Director', creative.director],
    ['Tone', creative.tone],
  ]
    .filter(([, text]) => text)
    .map(([label, text]) => `${label}: ${text}`);
  return [
    creative.title.toUpperCase(),
    creative.subtitle,
    creative.features.map((feature) => `- ${feature}`).join('\n'),
    facts.join('\n'),
    furtherCutsWords(creative),
  ]
    .filter(Boolean)
    .join('\n\n');
}

function scriptText(script: AvScript | string | null): string {
  if (script === null || typeof script === 'string') return script ?? '';
  const notes = script.notes.map((note) => `- ${note}`).join('\n');
  const people = peopleFacts(script).map(({ label, text }) => `${label}: ${text}`);
  return [people.join('\n'), ...script.rows.map(shotText), notes].filter(Boolean).join('\n\n');
}

const shotText = (row: ScriptRow, index: number): string =>
  [
    `${index + 1}. ${row.beat.toUpperCase()} (${rowTiming(row)})`,
    `VIDEO: ${row.video}`,
    ...[...lettering(row), ...soundOf(row)].map((cue) => `${cueLabel(cue)}: ${cue.text}`),
  ].join('\n');

const frameText = (frame: CreativePackage['frames'][number]): string =>
  [
    `${frame.heading}${frame.timing ? ` (${frame.timing})` : ''}`,
    frame.description,
    frame.picture ? `[Picture: ${frame.alt}]` : '',
  ]
    .filter(Boolean)
    .join('\n');
