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
  const sizes = new ResizeObserver(() => schedule());
  let frame = 0;

  function schedule(): void {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      for (const measure of measures) measure();
    });
  }

  function subscribe(measure: Measure): () => void {
    if (measures.size === 0) start();
    measures.add(measure);
    schedule();
    return () => {
      measures.delete(measure);
      if (measures.size === 0) stop();
    };
  }

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

  return { schedule, subscribe };
}
