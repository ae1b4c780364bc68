import { type ComponentProps, useEffect, useState } from 'react';
import { type StrengthScore, strengthWords } from '#domain/accounts/password-strength.ts';
import { PasswordField } from './password-field.tsx';
import { scorePassword } from './score-password.ts';

type PasswordMeterProps = Omit<ComponentProps<typeof PasswordField>, 'autoComplete'>;

/**
 * A field for a new password with how strong it looks. What judges it is loaded with the first
 * letter; typing never waits for it, and without it the field is a field.
 */
export function PasswordMeter({ onChange, ...field }: PasswordMeterProps) {
  const [typed, setTyped] = useState('');
  const score = useScore(String(field.value ?? typed));
  return (
    <div className="password-meter">
      <PasswordField
        {...field}
        autoComplete="new-password"
        onChange={(event) => {
          setTyped(event.target.value);
          onChange?.(event);
        }}
      />
      <div className="password-strength" data-score={score ?? undefined}>
        <span className="password-steps" aria-hidden="true">
          {strengthWords.slice(1).map((word) => (
            <span key={word} />
          ))}
        </span>
        <span className="password-word" aria-live="polite">
          {score === null ? '' : `Password strength: ${strengthWords[score]}`}
        </span>
      </div>
    </div>
  );
}

const pauseMs = 250;

/** Null while there is nothing to say. */
function useScore(password: string): StrengthScore | null {
  const [score, setScore] = useState<StrengthScore | null>(null);
  useEffect(() => {
    if (password === '') return setScore(null);
    let isOver = false;
    // Said once somebody pauses, not with every letter.
    const timer = setTimeout(async () => {
      const found = await scorePassword(password);
      if (!isOver) setScore(found);
    }, pauseMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [password]);
  return password === '' ? null : score;
}
