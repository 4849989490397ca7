import type { Encoding } from './live-page.ts';

/** The encodings a client takes, best first; `identity` is always the last resort. */
export function acceptedEncodings(accept: string | undefined): Encoding[] {
  if (!accept) return ['identity'];
  const known = parsed.get(accept);
  if (known) return known;
  const found = parse(accept);
  // Browsers send a handful of different ones; anything beyond is not worth keeping.
  if (parsed.size < 100) parsed.set(accept, found);
  return found;
}

const parsed = new Map<string, Encoding[]>();

function parse(accept: string): Encoding[] {
  const weights = new Map(
    accept.split(',').map((part) => {
      const [name = '', ...parameters] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/);
      const q = parameters.find((parameter) => parameter.startsWith('q='));
      return [name, q === undefined ? 1 : Number(q.slice(2)) || 0] as const;
    }),
  );
  const takes = (name: string) => (weights.get(name) ?? weights.get('*') ?? 0) > 0;
  return [...(['br', 'gzip'] as const).filter(takes), 'identity'];
}
