import { useEffect, useState } from 'react';

const sections = [
  ['profile', 'Profile'],
  ['email', 'Email'],
  ['password', 'Password'],
  ['second-factor', 'Second factor'],
  ['passkeys', 'Passkeys'],
  ['google', 'Sign-in with Google'],
  ['sessions', 'Sessions'],
  ['payments', 'Payments'],
  ['api-keys', 'API keys'],
  ['data', 'Your data'],
  ['delete', 'Delete account'],
] as const;

/** Beside the sections on wide screens; marks the one that is being read. */
export function AccountJumpList() {
  const read = useSectionInView();
  return (
    <nav className="account-jump" aria-label="On this page">
      <ul>
        {sections.map(([id, title]) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === read ? 'location' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

// The first section that reaches into the upper third of the window.
function useSectionInView(): string | undefined {
  const [inView, setInView] = useState<string>();
  useEffect(() => {
    const seen = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) seen.add(target.id);
          else seen.delete(target.id);
        }
        setInView(sections.find(([id]) => seen.has(id))?.[0]);
      },
      { rootMargin: '-88px 0px -66% 0px' },
    );
    for (const [id] of sections) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, []);
  return inView;
}
