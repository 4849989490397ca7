import { type ReactNode, useEffect, useState } from 'react';
import './page-transition.css';

const EXIT_MS = 140;

/** Out-in: the old page leaves before the new one enters. */
export function PageTransition<V>({
  value,
  name,
  onArrive,
  children,
}: {
  value: V;
  /** A new name starts a transition; the same name updates in place. */
  name: string;
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
