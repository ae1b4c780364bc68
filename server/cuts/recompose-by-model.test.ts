import { expect, test } from 'vitest';
import { formatAvScript, parseAvScript } from '#domain/script/av-script.ts';
import { fakeDesk, fakeModel } from '../generation/model/script/testing/fake-model.ts';
import { sampleWork, vo } from '../generation/model/script/testing/sample-work.ts';
import { sampleRequest } from '../generation/testing/sample-request.ts';
import { recomposeByModel } from './recompose-by-model.ts';

const primary = formatAvScript({
  title: 'SOLD OUT BY NOON',
  facts: [
    { label: 'Client', text: 'Hearth & Crumb' },
    { label: 'Format', text: 'TikTok 9:16, 15 s' },
    { label: 'Take', text: '1' },
    { label: 'Voice pace', text: 'hard, 2.8 words a second' },
  ],
  rows: sampleWork().rows.map(({ beat, video, cues }, at) => ({
    beat: beat.toUpperCase(),
    startSeconds: [0, 2, 6, 12][at] ?? 0,
    endSeconds: [2, 6, 12, 15][at] ?? 15,
    video,
    cues: cues.map(({ kind, text }) => ({
      kind,
      text: kind === 'SUPER' ? text.toUpperCase() : text,
    })),
  })),
  notes: [],
});

async function recomposed(...answers: object[]) {
  const { model, asked } = fakeModel(...answers);
  const request = sampleRequest({
    platform: ['tiktok', 'youtube'],
    existingScript: primary,
  });
  const work = await recomposeByModel(model, { ...request, cut: 'youtube' }, fakeDesk().context);
  return { ...work, asked: JSON.stringify(asked) };
}
const sent = (rows: object[]) => ({ title: sampleWork().title, cast: '', rows, notes: [] });

test('CUT-02 a model is told the other platform, its length and what stays', async () => {
  const { asked } = await recomposed(sent(sampleWork().rows));
  expect(asked).toContain('Make the film 30 seconds long.');
  expect(asked).toContain('YouTube, 16:9');
  expect(asked).toContain('Keep the call to action word for word.');
});

test('CUT-02 what a model leaves at another length, or without the call, is put right', async () => {
  const rows = sampleWork().rows.map((row, at) =>
    at === 3 ? { ...row, cues: [vo('Warm until then.')] } : row,
  );
  const { script } = await recomposed(sent(rows));
  const parsed = parseAvScript(script);
  expect(parsed?.rows.at(-1)?.endSeconds).toBe(30);
  expect(parsed?.facts).toContainEqual({ label: 'Format', text: 'YouTube 16:9, 30 s' });
  const call = parseAvScript(primary)
    ?.rows.at(-1)
    ?.cues.find(({ kind }) => kind === 'VO')?.text;
  const last = JSON.stringify(parsed?.rows.at(-1)).toUpperCase();
  expect(last).toContain((call ?? 'none').replace(/[.]$/, '').split('. ').at(-1)?.toUpperCase());
});
