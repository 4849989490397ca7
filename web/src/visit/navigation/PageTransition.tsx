import { type ReactNode, useEffect, useState } from 'react';
import * as styles from './page.module.css';

const EXIT_MS = 140;

export function PageTransition<V>({
  value,
  name,
  onArrive,
  children,
}: {
  value: V;
  name: string;
  onArrive: () => void;
  children: (value: V) => ReactNode;
}) {
  const [current, setCurrent] = useState({ value, name, arrived: false });
  const leaving = current.name !== name;
  if (!leaving && current.value !== value) setCurrent({ ...current, value });
  useEffect(() => {
    if (!leaving) return;
    const timer = setTimeout(() => setCurrent({ value, name, arrived: true }), isMotionReduced() ? 0 : EXIT_MS);
    return () => clearTimeout(timer);
  }, [leaving, value, name]);
  useEffect(onArrive, [onArrive, current.value]);
  const phase = leaving ? 'leave' : current.arrived ? 'enter' : undefined;
  return (
    <div key={current.name} className={phase && styles[`phase_${phase}`]} data-phase={phase}>
      {children(current.value)}
    </div>
  );
}

const isMotionReduced = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
