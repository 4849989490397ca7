/** In rendered elements, counted as often as they are referenced. */
const MAX_COST = 100_000;
const MAX_DEPTH = 200;

interface Part {
  elements: number;
  leadsTo: (Part | string)[];
}

/** A few lines of nested references can render millions of elements. Expects a sanitized SVG. */
export function isTooExpensive(clean: string): boolean {
  const parts = new Map<string, Part>();
  const root: Part = { elements: 0, leadsTo: [] };
  const open = [root];
  for (const [, closing, attributes] of clean.matchAll(/<(\/?)\w+([^>]*)>/g)) {
    if (closing) {
      open.pop();
      continue;
    }
    const part = toCostNode(attributes!, open.at(-1)!, parts);
    part.elements += 1;
    for (const [, target] of attributes!.matchAll(/#([\w.:-]+)/g)) part.leadsTo.push(target!);
    open.push(part);
    if (open.length > MAX_DEPTH) return true;
  }
  return cost(root, parts, new Map()) > MAX_COST;
}

function toCostNode(attributes: string, around: Part, parts: Map<string, Part>): Part {
  const id = / id="([^"]*)"/.exec(attributes)?.[1];
  if (id === undefined) return around;
  const part: Part = { elements: 0, leadsTo: [] };
  // Which of several elements with one id is referenced is undefined, so their costs are added.
  const namesake = parts.get(id);
  if (namesake) part.leadsTo.push(namesake);
  parts.set(id, part);
  around.leadsTo.push(part);
  return part;
}

/** Circular references are not rendered again. */
function cost(part: Part, parts: Map<string, Part>, known: Map<Part, number>, depth = 0): number {
  if (depth > MAX_DEPTH) return Infinity;
  known.set(part, 0);
  let sum = part.elements;
  for (const led of part.leadsTo) {
    const next = typeof led === 'string' ? parts.get(led) : led;
    if (next) sum += known.get(next) ?? cost(next, parts, known, depth + 1);
  }
  known.set(part, sum);
  return sum;
}
