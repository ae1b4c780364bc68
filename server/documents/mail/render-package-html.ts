import { createElement as h } from 'react';
import { render } from 'react-email';
import type { CreativePackage } from '../creative-package.ts';
import { BriefBlock } from './brief-block.ts';
import { OpeningBlock } from './opening-block.ts';
import { ScriptBlock } from './script-block.ts';
import { Footer, OpenButton, Sheet, TopBar } from './sheet.ts';
import { StoryboardBlock } from './storyboard-block.ts';
import { UnaskedBlock } from './unasked-block.ts';

/**
 * The package as an HTML mail: one document, inline styles, nothing fetched from outside. Pictures
 * are named `cid:` and travel with the mail (`frameCid`). Everything a visitor typed is escaped.
 */
export function renderPackageHtml(creative: CreativePackage): Promise<string> {
  return render(
    h(
      Sheet,
      { title: `Your creative package: ${creative.title}`, glance: glanceOf(creative) },
      h(TopBar),
      h(UnaskedBlock, { creative }),
      h(OpeningBlock, { creative }),
      h(BriefBlock, { brief: creative.brief }),
      h(ScriptBlock, { script: creative.script }),
      h(StoryboardBlock, { frames: creative.frames, aspect: creative.aspect }),
      h(OpenButton, { url: creative.openUrl, files: creative.files }),
      h(Footer, { creative }),
    ),
  );
}

function glanceOf(creative: CreativePackage): string {
  const parts = [
    creative.subtitle ? 'concept' : '',
    creative.brief.length > 0 ? 'brief' : '',
    creative.script ? 'script' : '',
    creative.frames.length > 0 ? `${frameCounts[creative.frames.length] ?? ''} frames`.trim() : '',
  ].filter(Boolean);
  const list = new Intl.ListFormat('en', { type: 'conjunction' }).format(parts);
  return list ? `${list.charAt(0).toUpperCase()}${list.slice(1)}.` : '';
}
const frameCounts = ['', 'one', 'two', 'three', 'four'];
