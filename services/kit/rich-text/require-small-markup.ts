import { Parser } from 'htmlparser2';
import { Problem } from '../../../proto/errors.ts';
import type { MarkupLimits } from '../../../proto/markup-limits.ts';

interface Markup {
  limits: MarkupLimits;
  xml: boolean;
  name: string;
  advice: string;
}

/** Parses in linear time and stops at the first limit, because the time of sanitizing grows with the square of the depth. */
export function requireSmallMarkup(markup: string, { limits, xml, name, advice }: Markup): void {
  if (markup.length > limits.length) throw tooMany(limits.length, 'characters');
  let depth = 0;
  let elements = 0;
  const parser = new Parser(
    {
      onopentag: () => {
        depth += 1;
        elements += 1;
        if (depth > limits.depth)
          throw new Problem('invalid', `${name} is nested more than ${limits.depth} levels deep. ${advice}`);
        if (elements > limits.elements) throw tooMany(limits.elements, 'elements');
      },
      onclosetag: () => {
        depth -= 1;
      },
    },
    { xmlMode: xml, decodeEntities: false },
  );
  parser.end(markup);

  function tooMany(most: number, what: string): Problem {
    return new Problem('too-large', `${name} has more than ${most.toLocaleString('en')} ${what}. ${advice}`);
  }
}
