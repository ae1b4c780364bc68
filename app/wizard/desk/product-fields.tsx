import { withoutProduct } from '#domain/storyboard/choose-view.ts';
import { refName } from '#domain/storyboard/ref-names.ts';
import type { CatalogueRef, ShotChoices } from '#domain/storyboard/shot-plan.ts';
import { shownWords, stateWords } from '#domain/storyboard/shot-words.ts';
import type { FieldsProps } from './camera-fields.tsx';
import { Select, SelectOrOwn, Typed } from './choices.tsx';
import { Pick } from './pick.tsx';
import { StagingFields } from './staging-fields.tsx';

type Product = NonNullable<ShotChoices['product']>;
const states = { '': 'As it is', ...stateWords };

/** How the product is seen. */
export function ProductFields({
  chosen,
  choose,
  form,
}: FieldsProps & { /** As what the film shows it. */ form: CatalogueRef }) {
  const { product } = chosen;
  const show = (shown: keyof typeof shownWords) => {
    if (shown === '') return choose({ ...withoutProduct(chosen), product: undefined });
    choose({ product: { form, ...product, shown } });
  };
  return (
    <section className="desk-part">
      <h3>The product</h3>
      <div className="desk-pair">
        <Select label="It is" words={shownWords} value={product?.shown ?? ''} onChoose={show} />
        {product ? (
          <ProductLook product={product} onChange={(next) => choose({ product: next })} />
        ) : null}
      </div>
    </section>
  );
}

type LookProps = { product: Product; onChange: (product: Product) => void };

function ProductLook({ product, onChange }: LookProps) {
  const { state, label, ...bare } = product;
  const kept = { ...bare, ...(label ? { label } : {}) };
  return (
    <>
      <Pick
        kind="form"
        label="Drawn as"
        chosen={product.form}
        name={refName('form', product.form)}
        onChoose={(form) => onChange({ ...product, form })}
      />
      <SelectOrOwn
        label="State"
        words={states}
        value={state ?? ''}
        onChoose={(next) => onChange(next ? { ...kept, state: next } : kept)}
      />
      <Typed
        label="Lettered on it"
        value={label ?? ''}
        max={60}
        onText={(text) => {
          const said = text.trim();
          onChange({ ...bare, ...(state ? { state } : {}), ...(said ? { label: said } : {}) });
        }}
      />
      <StagingFields of={product} onChange={(next) => onChange({ ...product, ...next })} />
    </>
  );
}
