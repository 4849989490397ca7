type Measure = () => void;

const EVENTS = [
  'scroll',
  'resize',
  'load',
  'transitionend',
  'toggle',
  'focusin',
  'focusout',
  'selectionchange',
] as const;

export function createOverlayMeasurement() {
  const measures = new Set<Measure>();
  const last = new Set<Measure>();
  const sizes = new ResizeObserver(() => schedule());
  let frame = 0;

  function schedule(): void {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      for (const measure of measures) measure();
      for (const measure of last) measure();
    });
  }

  function add(measure: Measure, to: Set<Measure>): () => void {
    if (measures.size + last.size === 0) start();
    to.add(measure);
    schedule();
    return () => {
      to.delete(measure);
      if (measures.size + last.size === 0) stop();
    };
  }

  const subscribe = (measure: Measure) => add(measure, measures);

  /** Subscribes an overlay that moves away from the others, so it is measured last. */
  const subscribeLast = (measure: Measure) => add(measure, last);

  function start(): void {
    for (const event of EVENTS) window.addEventListener(event, schedule, { capture: true, passive: true });
    sizes.observe(document.body);
  }

  function stop(): void {
    for (const event of EVENTS) window.removeEventListener(event, schedule, { capture: true });
    sizes.disconnect();
    cancelAnimationFrame(frame);
    frame = 0;
  }

  return { schedule, subscribe, subscribeLast };
}
