/** Elements that are drawn, each as often as it is referred to. */
const MAX_COST = 100_000;
const MAX_DEPTH = 200;

/** What lies below one id, and what that refers to. */
interface Part {
  elements: number;
  leadsTo: (Part | string)[];
}

/** A few lines that refer to each other are drawn millions of times: whoever opens such a drawing waits. Expects a cleaned SVG. */
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

/** An element without an id is a part of what it stands in. */
function toCostNode(attributes: string, around: Part, parts: Map<string, Part>): Part {
  const id = / id="([^"]*)"/.exec(attributes)?.[1];
  if (id === undefined) return around;
  const part: Part = { elements: 0, leadsTo: [] };
  // Of several with one id any may be meant.
  const namesake = parts.get(id);
  if (namesake) part.leadsTo.push(namesake);
  parts.set(id, part);
  around.leadsTo.push(part);
  return part;
}

/** What refers to itself is not drawn again. */
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
