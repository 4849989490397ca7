import type { Crop, Picture } from '../../proto/values.ts';
import { drawing } from './item.ts';

const PREFIX = 'photograph:';

export const PHOTOGRAPH_SIZE = { width: 2400, height: 1600 };

export const photographs = {
  beach: { alt: 'A wave running out on a beach, from above', subject: [0.5, 0.55] },
  desk: { alt: 'Letters, a pen and a cup of coffee on a desk', subject: [0.5, 0.5] },
  'gum-leaves': { alt: 'Long green leaves against the light of a clearing', subject: [0.45, 0.4] },
  heather: { alt: 'Moorland with heather under clouds', subject: [0.55, 0.55] },
  ranges: { alt: 'Forested ranges with mist in their valleys', subject: [0.6, 0.55] },
  sea: { alt: 'Swell in front of a headland in the morning sun', subject: [0.6, 0.5] },
  window: { alt: 'Morning light of a window on a wall, with the shadow of a plant', subject: [0.6, 0.5] },
} as const satisfies Record<string, { alt: string; subject: readonly [number, number] }>;

export type Photograph = keyof typeof photographs;

export const ratios = { header: 4 / 3, article: 2, media: 16 / 9, square: 1, upNext: 16 / 7 };

const isPhotograph = (name: string): name is Photograph => Object.hasOwn(photographs, name);

export const photograph = (
  name: Photograph,
  shape: keyof typeof ratios,
  alt: string = photographs[name].alt,
): Picture => ({
  imageId: PREFIX + name,
  alt,
  desktop: cropAround(photographs[name].subject, ratios[shape]),
});

function cropAround([x, y]: readonly [number, number], ratio: number): Crop {
  const { width, height } = PHOTOGRAPH_SIZE;
  const crop = {
    width: Math.min(width, Math.round(height * ratio)),
    height: Math.min(height, Math.round(width / ratio)),
  };
  const start = (whole: number, part: number, at: number) =>
    Math.round(Math.min(Math.max(whole * at - part / 2, 0), whole - part));
  return { ...crop, left: start(width, crop.width, x), top: start(height, crop.height, y) };
}

export function photographsIn(content: unknown): Set<Photograph> {
  const names = new Set<Photograph>();
  replaceNames(content, (name) => {
    names.add(name);
    return name;
  });
  return names;
}

export const withImageIds = <T>(content: T, ids: ReadonlyMap<Photograph, string>): T =>
  replaceNames(content, (name) => ids.get(name)!) as T;

function replaceNames(value: unknown, replace: (name: Photograph) => string): unknown {
  if (typeof value === 'string' && value.startsWith(PREFIX)) return replace(value.slice(PREFIX.length) as Photograph);
  if (Array.isArray(value)) return value.map((item) => replaceNames(item, replace));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, replaceNames(inner, replace)]));
}

export const picture = (art: string, shape: keyof typeof ratios): Picture =>
  isPhotograph(art) ? photograph(art, shape) : drawing(art);
