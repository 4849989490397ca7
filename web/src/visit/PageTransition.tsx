import { type ReactNode, useEffect, useState } from 'react';
import './page-transition.css';

const EXIT_MS = 140;

/** The transition named `page`, out-in: the page that is left goes before the next one comes. */
export function PageTransition<V>({
  value,
  name,
  onArrive,
  children,
}: {
  value: V;
  /** Another name is another page; the same name is the same page with news. */
  name: string;
  /** Called when another value stands on the page. */
  onArrive: () => void;
  children: (value: V) => ReactNode;
}) {
  const [shown, setShown] = useState({ value, name, arrived: false });
  const leaving = shown.name !== name;
  if (!leaving && shown.value !== value) setShown({ ...shown, value });
  useEffect(() => {
    if (!leaving) return;
    const timer = setTimeout(() => setShown({ value, name, arrived: true }), isMotionReduced() ? 0 : EXIT_MS);
    return () => clearTimeout(timer);
  }, [leaving, value, name]);
  useEffect(onArrive, [onArrive, shown.value]);
  const phase = leaving ? 'page-leave-active' : shown.arrived ? 'page-enter-active' : undefined;
  return (
    <div key={shown.name} className={phase}>
      {children(shown.value)}
    </div>
  );
}

const isMotionReduced = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
