type Measure = () => void;

const measures = new Set<Measure>();
let frame = 0;

export function scheduleMeasurement(): void {
  frame ||= requestAnimationFrame(() => {
    frame = 0;
    for (const measure of measures) measure();
  });
}

export function subscribeToMeasurement(measure: Measure): () => void {
  if (measures.size === 0) start();
  measures.add(measure);
  scheduleMeasurement();
  return () => {
    measures.delete(measure);
    if (measures.size === 0) stop();
  };
}

const events = ['scroll', 'resize', 'load', 'transitionend', 'toggle'] as const;
let sizes: ResizeObserver | null = null;

function start(): void {
  for (const event of events) window.addEventListener(event, scheduleMeasurement, { capture: true, passive: true });
  sizes = new ResizeObserver(scheduleMeasurement);
  sizes.observe(document.body);
}

function stop(): void {
  for (const event of events) window.removeEventListener(event, scheduleMeasurement, { capture: true });
  sizes?.disconnect();
  cancelAnimationFrame(frame);
  frame = 0;
}
