// The camera as the row names it is the camera as the plan has it.
import type { ScriptRow } from '#domain/script/av-script.ts';
import type { Shot } from '#domain/storyboard/shot-plan.ts';
import { fold } from '../text/words.ts';
import { angleMarks, framingMarks, moveMarks } from '../vocabulary/camera-marks.ts';
import type { Figure } from './figure.ts';

export const camera: Figure = {
  name: 'camera',
  title: 'Camera mark equal to the plan’s shot',
  judge({ av, plan }) {
    const rows = av.rows.flatMap((row, index) => {
      const first = plan.shots.find((shot) => shot.row === index + 1 && shot.cut === 1);
      return first ? [faultsOf(row, first).map((fault) => `row ${index + 1}: ${fault}`)] : [];
    });
    const good = rows.filter((faults) => faults.length === 0).length;
    return { good, of: rows.length, failures: rows.flat() };
  },
};

function faultsOf({ video }: ScriptRow, shot: Shot): string[] {
  // The talk of the camera ends at the first stop; `Pack shot CU` may stand a sentence later.
  const talk = ` ${fold(video.split(/[.:](?:\s|$)/, 1)[0] ?? '').replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
  const named = <Name extends string>(marks: Readonly<Record<Name, readonly string[]>>): Name[] =>
    (Object.keys(marks) as Name[]).filter((name) =>
      marks[name].some((mark) => talk.includes(` ${mark} `)),
    );
  const framings = named(framingMarks);
  const [move] = named(moveMarks);
  const [angle] = named(angleMarks);
  if (framings.length === 0) return ['no size named'];
  return [
    ...(framings.some((framing) => fits[framing](shot))
      ? []
      : [`${framings.join(', ')} is ${shot.size} ${shot.composition}`]),
    ...((move ?? 'static') === shot.move ? [] : [`${move ?? 'no move'} is ${shot.move}`]),
    ...(angle && angle !== shot.angle ? [`${angle} is ${shot.angle}`] : []),
  ];
}

const close: readonly Shot['size'][] = ['close-up', 'insert-close-up'];

const fits: Record<keyof typeof framingMarks, (shot: Shot) => boolean> = {
  ECU: ({ size }) => size === 'extreme-close-up',
  INSERT: ({ size }) => close.includes(size) || size === 'extreme-close-up',
  MCU: ({ size }) => size === 'medium-close-up',
  CU: ({ size }) => close.includes(size),
  MS: ({ size }) => size === 'medium',
  WS: ({ size }) => size === 'wide',
  TWO: ({ size, composition }) => size === 'two-shot' || composition === 'pair',
  OTS: ({ composition }) => composition === 'shoulder',
  OVERHEAD: ({ angle, composition }) => angle === 'overhead' || composition === 'overhead',
  PACK: ({ composition }) => composition === 'pack' || composition === 'card',
};
