import { isExampleTime, session, standIns } from '../../../proto/examples/names.ts';

/** The longest is replaced first, because another can be its prefix. */
const longestFirst = standIns.toSorted((a, b) => b.length - a.length);

/** Maps generated values to their names in the examples, and back. */
export class Placeholders {
  private readonly real = new Map<string, string>();

  bind(name: string, value: string): void {
    this.real.set(name, value);
  }

  has(name: string): boolean {
    return this.real.has(name);
  }

  fill<T>(written: T): T {
    return mapTexts(written, (text) => this.filled(text)) as T;
  }

  tokenOf(who: keyof typeof session): string {
    return this.filled(session[who]);
  }

  /** Returns the differences between a response and its example. If there are none, stores the names of the new values. */
  compare(written: unknown, answered: unknown): string[] {
    const found = new Map<string, string>();
    const differences = [...this.differences('', written, answered, found)];
    if (differences.length === 0) for (const [name, value] of found) this.real.set(name, value);
    return differences;
  }

  /** Returns the timestamps whose order differs from that of the examples. */
  misplacedInstants(): string[] {
    const noted = [...this.real].filter(([name]) => isExampleTime(name)).sort(([a], [b]) => (a < b ? -1 : 1));
    return noted.flatMap(([name, value], index) => (index > 0 && value < noted[index - 1]![1] ? [name] : []));
  }

  private filled(text: string): string {
    const noted = isExampleTime(text) && this.real.get(text);
    return (
      noted || this.named(text).reduce((filled, name) => filled.replaceAll(name, this.real.get(name) ?? name), text)
    );
  }

  private named(text: string): string[] {
    return longestFirst.filter((name) => text.includes(name));
  }

  private *differences(
    path: string,
    written: unknown,
    answered: unknown,
    found: Map<string, string>,
  ): Generator<string> {
    if (typeof written === 'string' && typeof answered === 'string') {
      if (!this.isSame(written, answered, found)) yield `${path}: ${answered} instead of ${this.filled(written)}`;
    } else if (isObject(written) && isObject(answered) && Array.isArray(written) === Array.isArray(answered)) {
      for (const field of new Set([...fieldsOf(written), ...fieldsOf(answered)]))
        yield* this.differences(`${path}/${field}`, written[field], answered[field], found);
    } else if (written !== answered && !isDuration(path, answered)) {
      yield `${path}: ${JSON.stringify(answered)} instead of ${JSON.stringify(written)}`;
    }
  }

  private isSame(written: string, answered: string, found: Map<string, string>): boolean {
    const valueOf = (name: string) => this.real.get(name) ?? found.get(name);
    if (isExampleTime(written)) {
      const before = valueOf(written);
      if (before !== undefined) return answered === before;
      if (!isInstant(answered) || this.isNamed(answered, found)) return false;
      found.set(written, answered);
      return true;
    }
    const unknown = this.named(written).filter((name) => valueOf(name) === undefined);
    const filled = this.named(written).reduce((text, name) => text.replaceAll(name, valueOf(name) ?? name), written);
    if (unknown.length === 0) return filled === answered;
    const [name] = unknown;
    const [before, after] = filled.split(name!) as [string, string];
    if (!answered.startsWith(before) || !answered.endsWith(after)) return false;
    const value = answered.slice(before.length, answered.length - after.length);
    if (value === '' || this.isNamed(value, found)) return false;
    found.set(name!, value);
    return true;
  }

  /** Prevents that two names have the same value. */
  private isNamed(value: string, found: Map<string, string>): boolean {
    return [...this.real.values(), ...found.values()].includes(value);
  }
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Durations differ from request to request. */
const isDuration = (path: string, answered: unknown) => path.endsWith('Ms') && typeof answered === 'number';

/** Leaves out undefined values, because JSON omits them. */
const fieldsOf = (value: Record<string, unknown>) => Object.keys(value).filter((field) => value[field] !== undefined);

const isInstant = (text: string) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(text);

export function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((entry) => mapTexts(entry, change));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([field, entry]) => [field, mapTexts(entry, change)]));
}
