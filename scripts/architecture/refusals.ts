import { type Files, productCode } from './source-tree.ts';

const MAKE_PROBLEMS = ['proto/errors.ts', 'proto/refusals/define-refusals.ts'];

export const undeclaredRefusals = (files: Files): string[] =>
  productCode(files)
    .filter(([path, text]) => !MAKE_PROBLEMS.includes(path) && /\bnew Problem\(/.test(text))
    .map(([path]) => `${path} makes a Problem without a declared refusal`);

/** In a function that receives a whole group, a refusal is used as `refusals.name`. */
export function unusedRefusals(files: Files, groups: Record<string, object>): string[] {
  const code = productCode(files).filter(([path]) => !path.startsWith('proto/refusals/'));
  const used = new Set(
    code.flatMap(([, text]) =>
      [...text.matchAll(/\b(\w*[rR]efusals)\.(\w+)/g)].map(([, group, name]) => `${group}.${name}`),
    ),
  );
  return Object.entries(groups).flatMap(([group, refusals]) =>
    Object.entries(refusals as Record<string, { deprecated?: true }>)
      .filter(([, { deprecated }]) => !deprecated)
      .map(([name]) => name)
      .filter((name) => !used.has(`${group}.${name}`) && !used.has(`refusals.${name}`))
      .map((name) => `${group}.${name} is not used`),
  );
}
