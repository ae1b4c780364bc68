import { useState } from 'react';
import { Chip } from '#app/ui/controls/chip.tsx';
import { withAngle, withSize, withSubject } from '#domain/storyboard/choose-view.ts';
import { refName } from '#domain/storyboard/ref-names.ts';
import type { SetFrame } from '#domain/storyboard/settings-of.ts';
import {
  type CastMember,
  type CatalogueRef,
  noteOf,
  type ShotChoices,
} from '#domain/storyboard/shot-plan.ts';
import {
  angleWords,
  compositionWords,
  lightWords,
  moveWords,
  sizeWords,
  timeWords,
  weatherWords,
} from '#domain/storyboard/shot-words.ts';
import { Chips, Select, SelectOrOwn } from './choices.tsx';
import { Pick } from './pick.tsx';

export type FieldsProps = {
  chosen: ShotChoices;
  choose: (part: Partial<ShotChoices>) => void;
};

type CameraProps = FieldsProps & {
  cast: readonly CastMember[];
  /** As what the film shows the product. */
  form: CatalogueRef;
};

/** What is looked at, from how near and from where. */
export function CameraFields({ chosen, choose, cast, form }: CameraProps) {
  const ids = cast.map(({ id }) => id);
  // What comes back with another angle.
  const [before, keep] = useState<ShotChoices['composition']>();
  return (
    <section className="desk-part">
      <h3>Camera</h3>
      <Chips
        label="Shot size"
        words={sizeWords}
        value={chosen.size}
        onChoose={(size) => choose(withSize(chosen, size, ids))}
      />
      <Chips
        label="Angle"
        words={angleWords}
        value={chosen.angle}
        onChoose={(angle) => {
          if (chosen.composition !== 'overhead') keep(chosen.composition);
          choose(withAngle(chosen, angle, before));
        }}
      />
      <div className="desk-pair">
        <Select
          label="In the picture"
          words={compositionWords}
          value={chosen.composition}
          onChoose={(composition) => choose(withSubject(chosen, composition, ids, form))}
        />
        <Select
          label="Camera move"
          words={moveWords}
          value={chosen.move}
          onChoose={(move) => choose({ move })}
        />
      </div>
    </section>
  );
}

/** `Kitchen, night, a lamp`, without what is nothing to tell of. */
function settingWords({ place, time, light, weather }: SetFrame['setting']): string {
  const lit = noteOf(light) ?? (lightWords as Record<string, string>)[light] ?? light;
  return [
    refName('place', place),
    timeWords[time].toLowerCase(),
    ...(light === 'plain' ? [] : [lit.toLowerCase()]),
    ...(weather === 'dry' ? [] : [weatherWords[weather].toLowerCase()]),
  ].join(', ');
}

type SettingProps = FieldsProps & { elsewhere: readonly SetFrame[] };

/** Where it is, when, and in what light. */
export function SettingFields({ chosen, choose, elsewhere }: SettingProps) {
  return (
    <section className="desk-part">
      <h3>Place and light</h3>
      <Pick
        kind="place"
        label="Place"
        chosen={chosen.place}
        name={refName('place', chosen.place)}
        usual={[{ id: 'none:plain', name: 'plain ground' }]}
        onChoose={(place) => choose({ place })}
      />
      {elsewhere.length > 0 ? (
        <div className="chips">
          {elsewhere.map(({ frame, setting, isSame }) => (
            <Chip key={frame} pressed={isSame} onClick={() => choose(setting)}>
              Set as in frame {frame}: {settingWords(setting)}
            </Chip>
          ))}
        </div>
      ) : null}
      <div className="desk-three">
        <Select
          label="Time"
          words={timeWords}
          value={chosen.time}
          onChoose={(time) => choose({ time })}
        />
        <SelectOrOwn
          label="Light"
          words={lightWords}
          value={chosen.light}
          onChoose={(light) => choose({ light })}
        />
        <Select
          label="Weather"
          words={weatherWords}
          value={chosen.weather}
          onChoose={(weather) => choose({ weather })}
        />
      </div>
    </section>
  );
}
