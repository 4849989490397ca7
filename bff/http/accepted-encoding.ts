import type { Encoding } from './finished-response.ts';

/** Encodings that the client accepts, best first; always ends with `identity`. */
export function acceptedEncodings(accept: string | undefined): Encoding[] {
  if (!accept) return ['identity'];
  const cached = parsed.get(accept);
  if (cached) return cached;
  const encodings = parse(accept);
  // Browsers send only a handful of different values.
  if (parsed.size < 100) parsed.set(accept, encodings);
  return encodings;
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
  const accepts = (name: string) => (weights.get(name) ?? weights.get('*') ?? 0) > 0;
  return [...(['br', 'gzip'] as const).filter(accepts), 'identity'];
}
