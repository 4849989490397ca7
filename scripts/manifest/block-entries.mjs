import { readdirSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { at } from '../machine/root.mjs';

/** From the folders and before the build, which fails while the file imports a block that was removed. */
export async function writeBlockEntries() {
  const path = at('web/src/edit/palette/block-entries.ts');
  writeFileSync(path, await format(blockEntriesSource(), { ...(await resolveConfig(path)), parser: 'typescript' }));
}

function blockEntriesSource() {
  const blocks = readdirSync(at('web/src/blocks'))
    .filter((name) => /^[A-Z]/.test(name))
    .sort();
  const imports = blocks.map((name) => `import { palette as ${name} } from '../../blocks/${name}/${name}.samples.ts';`);
  return `/** Written by \`npm run manifest\` from the folders of blocks: do not edit it. */
import type { PaletteEntry } from '../../blocks/palette-entry.ts';
${imports.join('\n')}

export const blockEntries: Readonly<Record<string, PaletteEntry>> = { ${blocks.join(', ')} };
`;
}
