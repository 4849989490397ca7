import { type Mark, marks } from './pasted-block.ts';
import type { Style } from './read-style.ts';

const tagMarks: Readonly<Record<string, Mark>> = {
  b: 'strong',
  strong: 'strong',
  i: 'em',
  em: 'em',
  cite: 'em',
  dfn: 'em',
  u: 'u',
  s: 's',
  strike: 's',
  del: 's',
  code: 'code',
  pre: 'code',
  kbd: 'code',
  samp: 'code',
  tt: 'code',
};

/** Styles take precedence over tags, because Google Docs wraps everything in `<b style="font-weight:normal">`. */
export function readMarks(element: Element, style: Style, outer: readonly Mark[]): readonly Mark[] {
  const on = new Set(outer);
  const mark = tagMarks[element.localName];
  if (mark) on.add(mark);
  const set = (name: Mark, isOn: boolean | undefined) => {
    if (isOn === true) on.add(name);
    if (isOn === false) on.delete(name);
  };
  set('strong', isBold(style.get('font-weight')));
  set('em', isItalic(style.get('font-style')));
  const decoration = style.get('text-decoration-line') ?? style.get('text-decoration') ?? '';
  if (decoration.includes('underline')) on.add('u');
  if (decoration.includes('line-through')) on.add('s');
  if (decoration.startsWith('none') && mark === 'u') on.delete('u');
  return marks.filter((name) => on.has(name));
}

function isBold(weight: string | undefined): boolean | undefined {
  if (weight === undefined || weight === 'inherit') return undefined;
  return weight === 'bold' || weight === 'bolder' || Number.parseInt(weight, 10) >= 600;
}

function isItalic(style: string | undefined): boolean | undefined {
  if (style === undefined || style === 'inherit') return undefined;
  return style === 'italic' || style.startsWith('oblique');
}
