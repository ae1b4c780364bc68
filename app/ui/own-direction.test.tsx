// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Field } from './controls/field.tsx';
import { FormHeader } from './controls/form-header.tsx';
import { ScriptText } from './paper/av-script.tsx';
import { BriefSections } from './paper/brief-sections.tsx';
import { StoryboardFrames } from './paper/storyboard-frames.tsx';

const arabic = 'خبز طازج كل صباح';
const script = `1. HOOK | 0-5 s\nVIDEO: ${arabic}\nVO: ${arabic}\nSUPER: ${arabic}!`;
const frame = { title: arabic, description: arabic, timing: '0–5 s' };

test.each([
  ['a brief', <BriefSections key="1" brief={`${arabic}: ${arabic}\n- ${arabic}`} />],
  ['a script', <ScriptText key="2" text={script} />],
  ['a script as it was typed', <ScriptText key="3" text={arabic} />],
  ['a storyboard', <StoryboardFrames key="4" frames={[frame]} format="16:9" />],
  ['the head of a form', <FormHeader key="5" facts={[{ label: 'Product', text: arabic }]} />],
])('FILE-01 client\u2019s words in %s run their own way', (_, shown) => {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(shown);
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  let found = 0;
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (!node.textContent?.includes(arabic)) continue;
    found += 1;
    expect(node.parentElement?.closest('[dir="auto"], bdi')).not.toBeNull();
  }
  expect(found).toBeGreaterThan(0);
});

test('FILE-01 what is typed into a field runs its own way', () => {
  for (const multiline of [true, false] as const) {
    expect(renderToStaticMarkup(<Field label="Product" multiline={multiline} />)).toContain(
      'dir="auto"',
    );
  }
});
