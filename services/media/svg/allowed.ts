/** None of these runs scripts, loads resources, embeds a document or takes input; animation could change a link. */
export const elements =
  `svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan textPath image
  linearGradient radialGradient stop pattern clipPath mask marker style
  filter feBlend feColorMatrix feComposite feDropShadow feFlood feGaussianBlur feMerge feMergeNode feOffset`.split(
    /\s+/,
  );

export const unwrapped = ['a', 'switch'];

export const attributes = `id class style lang role tabindex aria-label aria-labelledby aria-hidden xml:space
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

export const functions =
  `rgb rgba hsl hsla calc var min max translate translateX translateY scale scaleX scaleY rotate skewX skewY matrix
  nth-child nth-of-type not is where blur drop-shadow`.split(/\s+/);
