import type { Attributes, Counter as ApiCounter, Histogram as ApiHistogram, Meter } from '@opentelemetry/api';

interface Declaration<A extends string = string> {
  name: string;
  /** A unit of UCUM: `s`, `By`, `1` for a ratio, or a word in braces for what is counted. */
  unit: string;
  description: string;
  /** Each has a small, closed set of values: names from contracts, routes, codes and domains, never an id or an address. */
  attributes: readonly A[];
}

type Values<A extends string> = Readonly<Record<A, string | number>>;

export interface Metric {
  readonly kind: 'counter' | 'gauge' | 'histogram';
  readonly declaration: Declaration;
  connect(meter: Meter | null): void;
}

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export class Histogram<A extends string> implements Metric {
  readonly kind = 'histogram';
  private target: ApiHistogram | null = null;

  constructor(
    readonly declaration: Declaration<A>,
    private readonly boundaries: number[] = SECONDS,
  ) {}

  get isRecording(): boolean {
    return this.target !== null;
  }

  record(value: number, attributes: Values<A>): void {
    this.target?.record(value, attributes as Attributes);
  }

  connect(meter: Meter | null): void {
    const { name, unit, description } = this.declaration;
    const advice = { explicitBucketBoundaries: this.boundaries };
    this.target = meter && meter.createHistogram(name, { unit, description, advice });
  }
}

export class Counter<A extends string> implements Metric {
  readonly kind = 'counter';
  private target: ApiCounter | null = null;

  constructor(readonly declaration: Declaration<A>) {}

  /** Adding 0 makes the series visible before the first occurrence, so that its increase can be detected. */
  add(value: number, attributes: Values<A>): void {
    this.target?.add(value, attributes as Attributes);
  }

  connect(meter: Meter | null): void {
    const { name, unit, description } = this.declaration;
    this.target = meter && meter.createCounter(name, { unit, description });
  }
}

type Observation<A extends string> = [value: number, attributes: Values<A>];

type Observe<A extends string> = () => Observation<A>[] | Promise<Observation<A>[]>;

export class Observable<A extends string> implements Metric {
  private readonly observers = new Set<Observe<A>>();

  constructor(
    readonly kind: 'counter' | 'gauge',
    readonly declaration: Declaration<A>,
  ) {}

  observe(observer: Observe<A>): () => void {
    this.observers.add(observer);
    return () => void this.observers.delete(observer);
  }

  connect(meter: Meter | null): void {
    const { name, unit, description } = this.declaration;
    const options = { unit, description };
    const target =
      this.kind === 'counter'
        ? meter?.createObservableCounter(name, options)
        : meter?.createObservableGauge(name, options);
    target?.addCallback(async (result) => {
      const read = await Promise.allSettled([...this.observers].map(async (observer) => observer()));
      const observations = read.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
      for (const [value, attributes] of observations) result.observe(value, attributes as Attributes);
    });
  }
}
