const MAX_COST = 100_000;
const MAX_DEPTH = 200;

interface Part {
  elements: number;
  references: (Part | string)[];
}

/** Estimates the number of rendered elements, because a few lines of nested references can cause millions. Expects a sanitized SVG. */
export function isTooExpensive(clean: string): boolean {
  const parts = new Map<string, Part>();
  const root: Part = { elements: 0, references: [] };
  const open = [root];
  for (const [, closing, attributes] of clean.matchAll(/<(\/?)\w+([^>]*)>/g)) {
    if (closing) {
      open.pop();
      continue;
    }
    const part = toCostNode(attributes!, open.at(-1)!, parts);
    part.elements += 1;
    for (const [, target] of attributes!.matchAll(/#([\w.:-]+)/g)) part.references.push(target!);
    open.push(part);
    if (open.length > MAX_DEPTH) return true;
  }
  return cost(root, parts, new Map()) > MAX_COST;
}

function toCostNode(attributes: string, parent: Part, parts: Map<string, Part>): Part {
  const id = / id="([^"]*)"/.exec(attributes)?.[1];
  if (id === undefined) return parent;
  const part: Part = { elements: 0, references: [] };
  const duplicate = parts.get(id);
  if (duplicate) part.references.push(duplicate);
  parts.set(id, part);
  parent.references.push(part);
  return part;
}

function cost(part: Part, parts: Map<string, Part>, costs: Map<Part, number>, depth = 0): number {
  if (depth > MAX_DEPTH) return Infinity;
  costs.set(part, 0);
  let sum = part.elements;
  for (const reference of part.references) {
    const next = typeof reference === 'string' ? parts.get(reference) : reference;
    if (next) sum += costs.get(next) ?? cost(next, parts, costs, depth + 1);
  }
  costs.set(part, sum);
  return sum;
}
