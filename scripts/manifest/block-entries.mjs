import { readdirSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { at } from '../machine/root.mjs';

/** Reads the folders before the build, because the build fails if the file imports a block that was removed. */
export async function writeBlockEntries() {
  const path = at('web/src/edit/palette/block-entries.ts');
  writeFileSync(path, await format(blockEntriesSource(), { ...(await resolveConfig(path)), parser: 'typescript' }));
}

function blockEntriesSource() {
  const files = readdirSync(at('web/src/blocks'), { recursive: true })
    .filter((file) => file.endsWith('.samples.ts'))
    .map((file) => ({ file, name: basename(file, '.samples.ts') }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  const blocks = files.map(({ name }) => name);
  const imports = files.map(({ file, name }) => `import { palette as ${name} } from '../../blocks/${file}';`);
  return `/** Written by \`npm run manifest\` from the samples of blocks: do not edit it. */
import type { PaletteEntry } from '../../blocks/palette-entry.ts';
${imports.join('\n')}

export const blockEntries: Readonly<Record<string, PaletteEntry>> = { ${blocks.join(', ')} };
`;
}
