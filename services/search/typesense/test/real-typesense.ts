import typesense from 'typesense';
import { typesenseAddress } from '../open-typesense.ts';

const run = `test_${process.pid}`;
let indexes = 0;

/** Returns the URL of a new index on the server at `url`. */
export function testIndex(url: string): string {
  indexes += 1;
  return url.replace(/^(typesense:\/\/[^/?]+)(\/[^?]*)?/, `$1/${run}_${indexes}`);
}

export async function dropTestIndexes(url: string): Promise<void> {
  const { key: apiKey, alias: _, ...node } = typesenseAddress(url);
  const client = new typesense.Client({ apiKey, nodes: [node] });
  for (const { name } of await client.collections().retrieve())
    if (name.startsWith(`${run}_`)) await client.collections(name).delete();
  for (const { name } of (await client.aliases().retrieve()).aliases)
    if (name.startsWith(`${run}_`)) await client.aliases(name).delete();
}
