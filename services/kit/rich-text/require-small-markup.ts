import { Parser } from 'htmlparser2';
import type { Problem } from '../../../proto/errors.ts';
import type { MarkupLimits } from '../../../proto/limits.ts';

interface Markup {
  limits: MarkupLimits;
  xml: boolean;
  name: string;
  refusals: Record<'tooLong' | 'tooManyElements' | 'tooDeep', (parameters: { name: string; max: number }) => Problem>;
}

/** Parses in linear time and stops at the first limit, because the time of sanitizing grows with the square of the depth. */
export function requireSmallMarkup(markup: string, { limits, xml, name, refusals }: Markup): void {
  if (markup.length > limits.length) throw refusals.tooLong({ name, max: limits.length });
  let depth = 0;
  let elements = 0;
  const parser = new Parser(
    {
      onopentag: () => {
        depth += 1;
        elements += 1;
        if (depth > limits.depth) throw refusals.tooDeep({ name, max: limits.depth });
        if (elements > limits.elements) throw refusals.tooManyElements({ name, max: limits.elements });
      },
      onclosetag: () => {
        depth -= 1;
      },
    },
    { xmlMode: xml, decodeEntities: false },
  );
  parser.end(markup);
}
