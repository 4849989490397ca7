import sanitizeHtml from 'sanitize-html';
import { Problem } from '../../../proto/errors.ts';
import { svgLimits } from '../../../proto/markup-limits.ts';
import { requireSmallMarkup } from '../../kit/rich-text/require-small-markup.ts';
import { attributes, elements, functions, unwrapped } from './allowed.ts';
import { isTooExpensive } from './rendering-cost.ts';

const SVG = 'http://www.w3.org/2000/svg';

/**
 * A drawing that only draws: what is not known to be harmless is taken out. Throws Problem `invalid` when what is left is no SVG,
 * or when it declares entities, whose text is not seen before it is put in; `too-large` or `invalid` beyond `svgLimits`.
 */
export function sanitizeSvg(svg: string, name: string): string {
  requireSmallMarkup(svg, { limits: svgLimits, xml: true, name, advice: 'Simplify it, or send it as a PNG.' });
  const plain = 'Save it as a plain SVG and send it again.';
  if (/<!ENTITY/i.test(svg)) throw new Problem('invalid', `${name} declares entities. ${plain}`);
  const clean = sanitised(svg);
  // What would come out differently the second time was read as something else the first time.
  if (!isRoot(svg.slice(beginOf(svg))) || !isRoot(clean) || !clean.endsWith('</svg>') || sanitised(clean) !== clean)
    throw new Problem('invalid', `${name} is no SVG that can be shown safely. ${plain}`);
  if (isTooExpensive(clean)) throw new Problem('invalid', `${name} draws too much. Simplify it, or send it as a PNG.`);
  return clean;
}

/** The bytes of the pictures that a cleaned drawing carries. */
export const findEmbeddedPictures = (clean: string): Buffer[] =>
  [...clean.matchAll(/ href="data:[^,"]*,([^"]*)"/g)].map(([, base64]) => Buffer.from(base64!, 'base64'));

const isRoot = (svg: string): boolean => /^<svg[\s/>]/.test(svg);

/** Where the first element begins, behind what may stand before it; step by step, as a pattern would try every way to read it. */
function beginOf(svg: string): number {
  for (let at = 0; ;) {
    while (/[\s\ufeff]/.test(svg.charAt(at))) at += 1;
    const end = ['?>', '-->', '>'][['<?', '<!--', '<!'].findIndex((opening) => svg.startsWith(opening, at))];
    const closed = end === undefined ? -1 : svg.indexOf(end, at);
    if (closed < 0) return at;
    at = closed + end!.length;
  }
}

const sanitised = (svg: string): string => sanitizeHtml(svg, drawing).trim();

const known = new Set(attributes);

const drawing: sanitizeHtml.IOptions = {
  parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false, decodeEntities: true },
  allowedTags: elements,
  allowVulnerableTags: true,
  allowedAttributes: false,
  selfClosing: [],
  // What an unknown element holds goes with it: text of a script would be drawn otherwise.
  disallowedTagsMode: 'completelyDiscard',
  parseStyleAttributes: false,
  allowedSchemesAppliedToAttributes: [],
  transformTags: {
    '*': (tagName, found) => ({
      tagName: unwrapped.includes(tagName) ? 'g' : tagName,
      attribs: { ...(tagName === 'svg' ? { xmlns: SVG } : {}), ...isHarmless(tagName, found) },
    }),
  },
  exclusiveFilter: ({ tag, text }) => tag === 'style' && (/[<&@]/.test(text) || !hasNoExternalUrl(text)),
};

function isHarmless(tagName: string, found: Record<string, string>): Record<string, string> {
  const kept = Object.entries(found).filter(([name, value]) => known.has(name) && hasNoExternalUrl(value));
  const href = found.href ?? Object.entries(found).find(([name]) => name.endsWith(':href'))?.[1];
  return {
    ...Object.fromEntries(kept),
    ...(href !== undefined && isLocalReference(tagName, href.trim()) ? { href } : {}),
  };
}

/** Points to a part of the drawing itself, or is a picture that travels in it. */
function isLocalReference(tagName: string, href: string): boolean {
  if (/^#[\w.:-]+$/.test(href)) return true;
  return tagName === 'image' && /^data:image\/(png|jpeg|jpg|webp);base64,[A-Za-z0-9+/=\s]+$/.test(href);
}

/** CSS, or an attribute that is read as CSS, which calls nothing but what computes, and refers only to the drawing itself. */
function hasNoExternalUrl(css: string): boolean {
  if (/\\|javascript:|data:/i.test(css)) return false;
  const inside = css.replace(/url\(\s*(["']?)#[\w.:-]+\1\s*\)/g, '');
  return inside
    .split('(')
    .slice(0, -1)
    .every((before) => {
      const called = /[\w-]*$/.exec(before.slice(-LONGEST_NAME).trimEnd())![0];
      return called === '' || functions.includes(called);
    });
}

/** Longer than any function's name, so that a name that is cut off is never one of them. */
const LONGEST_NAME = 40;
