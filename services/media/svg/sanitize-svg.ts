import sanitizeHtml from 'sanitize-html';
import { svgLimits } from '../../../proto/limits.ts';
import { mediaRefusals, svgMarkupRefusals } from '../../../proto/refusals/media.ts';
import { requireSmallMarkup } from '../../kit/rich-text/require-small-markup.ts';
import { task } from '../../kit/threads/task.ts';
import { isTooExpensive } from './rendering-cost.ts';

const SVG = 'http://www.w3.org/2000/svg';

/**
 * Allows only markup that is known to be harmless. Throws Problem `invalid` if the result is not an SVG or the file declares entities,
 * which hide text from the sanitizer; `too-large` or `invalid` beyond `svgLimits`.
 */
export function sanitizeSvg(svg: string, name: string): string {
  requireSmallMarkup(svg, { limits: svgLimits, xml: true, name, refusals: svgMarkupRefusals });
  if (/<!ENTITY/i.test(svg)) throw mediaRefusals.svgEntities({ name });
  const clean = sanitize(svg);
  // If sanitizing again changes the result, the parser misread the original.
  if (!isRoot(svg.slice(findRoot(svg))) || !isRoot(clean) || !clean.endsWith('</svg>') || sanitize(clean) !== clean)
    throw mediaRefusals.svgUnsafe({ name });
  if (isTooExpensive(clean)) throw mediaRefusals.svgTooExpensive({ name });
  return clean;
}

/** Returns the embedded pictures in Base64. */
export const findEmbeddedPictures = (clean: string): string[] =>
  [...clean.matchAll(/ href="data:[^,"]*,([^"]*)"/g)].map(([, base64]) => base64!);

const isRoot = (svg: string): boolean => /^<svg[\s/>]/.test(svg);

function findRoot(svg: string): number {
  for (let at = 0; ;) {
    while (/[\s\ufeff]/.test(svg.charAt(at))) at += 1;
    const end = ['?>', '-->', '>'][['<?', '<!--', '<!'].findIndex((start) => svg.startsWith(start, at))];
    const closed = end === undefined ? -1 : svg.indexOf(end, at);
    if (closed < 0) return at;
    at = closed + end!.length;
  }
}

const sanitize = (svg: string): string => sanitizeHtml(svg, drawing).trim();

/** None of these elements runs scripts, loads resources, embeds a document or takes input; animation could change a link. */
const elements =
  `svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan textPath image
  linearGradient radialGradient stop pattern clipPath mask marker style
  filter feBlend feColorMatrix feComposite feDropShadow feFlood feGaussianBlur feMerge feMergeNode feOffset`.split(
    /\s+/,
  );

const unwrapped = ['a', 'switch'];

const attributes = `id class style lang role tabindex aria-label aria-labelledby aria-hidden xml:space
  x y x1 y1 x2 y2 cx cy r rx ry fx fy fr dx dy rotate width height d points pathLength transform viewBox preserveAspectRatio
  version clip-path clip-rule clipPathUnits mask maskUnits maskContentUnits mask-type marker-start marker-mid marker-end
  markerWidth markerHeight markerUnits refX refY orient
  gradientUnits gradientTransform spreadMethod offset stop-color stop-opacity
  patternUnits patternContentUnits patternTransform
  fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit
  stroke-dasharray stroke-dashoffset vector-effect paint-order color opacity display visibility overflow
  color-interpolation color-interpolation-filters shape-rendering text-rendering image-rendering isolation mix-blend-mode
  font font-family font-size font-size-adjust font-stretch font-style font-variant font-weight letter-spacing word-spacing
  text-anchor text-decoration dominant-baseline alignment-baseline baseline-shift direction unicode-bidi writing-mode
  textLength lengthAdjust startOffset method spacing side
  filter filterUnits primitiveUnits in in2 result stdDeviation edgeMode mode type values operator k1 k2 k3 k4
  flood-color flood-opacity`.split(/\s+/);

const functions =
  `rgb rgba hsl hsla calc var min max translate translateX translateY scale scaleX scaleY rotate skewX skewY matrix
  nth-child nth-of-type not is where blur drop-shadow`.split(/\s+/);

const allowedAttributes = new Set(attributes);

const drawing: sanitizeHtml.IOptions = {
  parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false, decodeEntities: true },
  allowedTags: elements,
  allowVulnerableTags: true,
  allowedAttributes: false,
  selfClosing: [],
  // The content of unknown elements is discarded, because the text of a script would be displayed otherwise.
  disallowedTagsMode: 'completelyDiscard',
  parseStyleAttributes: false,
  allowedSchemesAppliedToAttributes: [],
  transformTags: {
    '*': (tagName, found) => ({
      tagName: unwrapped.includes(tagName) ? 'g' : tagName,
      attribs: { ...(tagName === 'svg' ? { xmlns: SVG } : {}), ...filterAttributes(tagName, found) },
    }),
  },
  exclusiveFilter: ({ tag, text }) => tag === 'style' && (/[<&@]/.test(text) || !hasNoExternalUrl(text)),
};

function filterAttributes(tagName: string, found: Record<string, string>): Record<string, string> {
  const allowed = Object.entries(found).filter(
    ([name, value]) => allowedAttributes.has(name) && hasNoExternalUrl(value),
  );
  const href = found.href ?? Object.entries(found).find(([name]) => name.endsWith(':href'))?.[1];
  return {
    ...Object.fromEntries(allowed),
    ...(href !== undefined && isLocalReference(tagName, href.trim()) ? { href } : {}),
  };
}

function isLocalReference(tagName: string, href: string): boolean {
  if (/^#[\w.:-]+$/.test(href)) return true;
  return tagName === 'image' && /^data:image\/(png|jpeg|jpg|webp);base64,[A-Za-z0-9+/=\s]+$/.test(href);
}

function hasNoExternalUrl(css: string): boolean {
  if (/\\|javascript:|data:/i.test(css)) return false;
  const inside = css.replace(/url\(\s*(["']?)#[\w.:-]+\1\s*\)/g, '');
  return inside
    .split('(')
    .slice(0, -1)
    .every((before) => {
      const called = /[\w-]*$/.exec(before.slice(-MAX_NAME_LENGTH).trimEnd())![0];
      return called === '' || functions.includes(called);
    });
}

const MAX_NAME_LENGTH = 40;

export default task(({ svg, name }: { svg: string; name: string }): string => sanitizeSvg(svg, name));
