import business from '../art/business.svg';
import creator from '../art/creator.svg';
import trailer from '../art/trailer.svg';
import { Checkbox } from '../controls/checkbox.tsx';
import { ChoiceCard } from '../controls/choice-card.tsx';
import { Option } from '../controls/option.tsx';
import { Section } from './section.tsx';

const cards = [
  { title: 'Business', hint: 'Product or Service', picture: business },
  { title: 'Trailer', hint: 'Film, series, game or book', picture: trailer },
  { title: 'Creator', hint: 'Your channel is the product', picture: creator },
];
const budgets = ['Under $25k', '$25k–$50k', '$50k–$100k'];

export function ChoiceStates() {
  return (
    <Section title="Choices">
      <fieldset className="choice-cards">
        <legend className="sr-only">User type</legend>
        {cards.map(({ title, hint, picture }, index) => (
          <ChoiceCard
            key={title}
            type="radio"
            name="user-type"
            title={title}
            hint={hint}
            picture={<img src={picture} alt="" />}
            defaultChecked={index === 0}
          />
        ))}
      </fieldset>
      <fieldset className="options">
        <legend className="legend">Production budget</legend>
        {budgets.map((budget, index) => (
          <Option key={budget} name="budget" label={budget} tall defaultChecked={index === 1} />
        ))}
      </fieldset>
      <fieldset className="options">
        <legend className="legend">
          Timeline <small>Optional</small>
        </legend>
        {['ASAP', '1–2 weeks', '3–4 weeks'].map((time) => (
          <Option key={time} name="timeline" label={time} />
        ))}
      </fieldset>
      <Checkbox label="Voice-over only" defaultChecked />
      <Checkbox
        label="Add media-buying services"
        hint="A planner places the finished ad for you."
      />
    </Section>
  );
}
