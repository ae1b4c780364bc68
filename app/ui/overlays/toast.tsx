import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';
import { keepPlaced } from './place-toaster.ts';
import { currentToastHost, subscribeToToastHosts } from './toast-hosts.ts';
import { type ShownToast, ToastNote } from './toast-note.tsx';

export type Toast = {
  title: string;
  text?: string;
  /** `destructive` is announced at once; it is for failures. */
  tone?: 'default' | 'destructive';
  /** Takes the place of what was shown about the same. */
  about?: string;
  /** Milliseconds, 6,000 unless told; the clock stops while the pointer or the focus is on it. */
  durationMs?: number;
  /** Where it leads, after the text. */
  link?: { label: string; href: string };
};
type Toaster = {
  show: (toast: Toast) => void;
  /** Takes away what is shown about this: it is no longer so. */
  withdraw: (about: string) => void;
  /** The screen has changed: takes away what the one before said, not what has just been said. */
  changeScreen: () => void;
};

const ToasterContext = createContext<Toaster | null>(null);
const mostAtOnce = 3;
/** What is said while one screen gives way to the next belongs to the next. */
const passingMs = 1_000;
let made = 0;

/** Keeps the toasts of the page; put it once around everything. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<ShownToast[]>([]);
  const host = useSyncExternalStore(subscribeToToastHosts, currentToastHost, () => null);
  const toaster = useMemo<Toaster>(
    () => ({
      show(toast) {
        made += 1;
        const shown = {
          durationMs: 6_000,
          tone: 'default' as const,
          ...toast,
          id: made,
          shownAt: performance.now(),
        };
        // What works now answers the failure before it; the same is not said twice at once.
        const still = (toast: ShownToast) =>
          !(toast.title === shown.title && toast.text === shown.text) &&
          (shown.tone === 'destructive' || toast.tone === 'default') &&
          (shown.about === undefined || shown.about !== toast.about);
        setToasts((before) => [...before.filter(still), shown].slice(-mostAtOnce));
      },
      withdraw(about) {
        setToasts((before) => before.filter((toast) => toast.about !== about));
      },
      changeScreen() {
        const now = performance.now();
        setToasts((before) => {
          const still = before.filter(({ shownAt }) => now - shownAt < passingMs);
          return still.length === before.length ? before : still;
        });
      },
    }),
    [],
  );
  const dismiss = useCallback((id: number) => {
    setToasts((before) => before.filter((toast) => toast.id !== id));
  }, []);
  const view = <Toasts toasts={toasts} dismiss={dismiss} />;
  return (
    <ToasterContext value={toaster}>
      {children}
      {host ? createPortal(view, host) : view}
    </ToasterContext>
  );
}

/** `useToast().show({ title, text, tone, durationMs })`. */
export function useToast(): Toaster {
  const toaster = useContext(ToasterContext);
  if (!toaster) throw new Error('useToast needs a ToastProvider around it');
  return toaster;
}

// Both regions stay in the page: a live region announces what is added to it later.
function Toasts({ toasts, dismiss }: { toasts: ShownToast[]; dismiss: (id: number) => void }) {
  const toaster = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (!toaster.current || toasts.length === 0) return;
    return keepPlaced(toaster.current);
  }, [toasts]);
  const note = (toast: ShownToast) => (
    <ToastNote key={toast.id} toast={toast} onDismiss={() => dismiss(toast.id)} />
  );
  return (
    <section className="toaster" aria-label="Notifications" ref={toaster}>
      <div className="grid justify-items-end gap-3" role="status" aria-live="polite">
        {toasts.filter((toast) => toast.tone === 'default').map(note)}
      </div>
      <div className="grid justify-items-end gap-3" role="alert">
        {toasts.filter((toast) => toast.tone === 'destructive').map(note)}
      </div>
    </section>
  );
}
