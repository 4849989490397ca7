import { format, resolveConfig } from 'prettier';
import type { Manifest } from '../../proto/blocks/field-type.ts';

export async function manifestSource(manifest: Manifest): Promise<string> {
  const source = `import type { Manifest } from './field-type.ts';

/** Written by \`npm run manifest\` from the \`*.fields.ts\` of web/src/blocks and web/src/templates: do not edit it. */
export const manifest: Manifest = ${JSON.stringify(manifest)};
`;
  return format(source, { ...(await resolveConfig('package.json')), parser: 'typescript' });
}
