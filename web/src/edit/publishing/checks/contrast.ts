import type { Finding } from '../../../../../proto/publish-checks/check.ts';
import { findClosest } from '../../canvas/element-registry.ts';
import type { ShownCheck } from './find-problems.ts';

const MAX_ELEMENTS = 3000;
const MAX_FINDINGS = 10;
const MAX_TEXT = 60;
const LARGE_PX = 24;
const LARGE_BOLD_PX = 18.66;

export const contrast: ShownCheck = ({ editor }) => {
  const found: Finding[] = [];
  const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
  const seen = new Set<Element>();
  while (texts.nextNode() && seen.size < MAX_ELEMENTS && found.length < MAX_FINDINGS) {
    const element = texts.currentNode.parentElement;
    const text = texts.currentNode.textContent?.trim() ?? '';
    if (!element || text === '' || seen.has(element)) continue;
    seen.add(element);
    if (element.checkVisibility() && !isReadable(element))
      found.push({ item: findClosest(editor, 'item', element)?.entry.path ?? [], what: shorten(text) });
  }
  return found;
};

function isReadable(element: Element): boolean {
  const { color, fontSize, fontWeight } = getComputedStyle(element);
  const [text, ground] = [parseColor(color), backgroundOf(element)];
  if (!text || !ground || text.alpha < 1) return true;
  const size = parseFloat(fontSize);
  const isLarge = size >= LARGE_PX || (size >= LARGE_BOLD_PX && Number(fontWeight) >= 700);
  return contrastRatio(text, ground) >= (isLarge ? 3 : 4.5);
}

function backgroundOf(element: Element): Color | null {
  for (let each: Element | null = element; each; each = each.parentElement) {
    const { backgroundColor, backgroundImage, position, opacity } = getComputedStyle(each);
    if (backgroundImage !== 'none' || Number(opacity) < 1 || hasLayer(each, element)) return null;
    const color = parseColor(backgroundColor);
    if (color?.alpha === 1) return color;
    // The background of a positioned element is not always that of its parent.
    if ((color?.alpha ?? 0) > 0 || isPositioned({ position })) return null;
  }
  return { rgb: [255, 255, 255], alpha: 1 };
}

/** Returns true if another element is painted behind the text, such as a picture across a header. */
const hasLayer = (parent: Element, text: Element): boolean =>
  [...parent.children].some((child) => isPositioned(getComputedStyle(child)) && !child.contains(text)) ||
  ['::before', '::after'].some((layer) => {
    const style = getComputedStyle(parent, layer);
    return style.content !== 'none' && isPositioned(style);
  });

const isPositioned = ({ position }: { position: string }): boolean => position === 'absolute' || position === 'fixed';

const shorten = (text: string): string => (text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text);

interface Color {
  rgb: [number, number, number];
  alpha: number;
}

/** Returns null for notations other than rgb(), which are rare in computed styles. */
export function parseColor(text: string): Color | null {
  const parts = /^rgba?\(([^)]+)\)$/
    .exec(text)?.[1]
    ?.split(/[\s,/]+/)
    .map(Number);
  if (!parts || parts.length < 3 || parts.some(Number.isNaN)) return null;
  const [red, green, blue, alpha = 1] = parts as [number, number, number, number?];
  return { rgb: [red, green, blue], alpha };
}

/** Returns the ratio as WCAG 2.2 defines it, from 1 to 21. */
export function contrastRatio(a: Color, b: Color): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance({ rgb }: Color): number {
  const [red, green, blue] = rgb.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
