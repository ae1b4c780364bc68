// @vitest-environment happy-dom
import { act } from 'react';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { emptyPage } from '#app/ui/testing/empty-page.ts';
import { type ShotChoices, shotChoices } from '#domain/storyboard/shot-plan.ts';
import { SettingFields } from './camera-fields.tsx';

let root: Root;
beforeEach(() => {
  root = emptyPage();
});
afterEach(() => act(() => root.unmount()));

test('DESK-07 a setting of another frame says what it sets, and looks chosen once it is set', () => {
  const setting = { place: 'kitchen', time: 'night', light: 'lamp', weather: 'wet' } as const;
  const show = (chosen: ShotChoices, isSame: boolean) =>
    act(() =>
      root.render(
        <SettingFields
          chosen={chosen}
          choose={() => {}}
          elsewhere={[{ frame: 2, setting, isSame }]}
        />,
      ),
    );
  const plain = shotChoices.parse({ composition: 'figure', size: 'medium' });
  const button = () => document.querySelector('button[aria-pressed]');
  show(plain, false);
  expect(button()?.textContent).toBe('Set as in frame 2: kitchen, night, a lamp, rain');
  expect(button()?.getAttribute('aria-pressed')).toBe('false');
  show({ ...plain, ...setting }, true);
  expect(button()?.getAttribute('aria-pressed')).toBe('true');
  // What is chosen looks so in the shape of a chip.
  expect(button()?.className).toContain('chip');
});
