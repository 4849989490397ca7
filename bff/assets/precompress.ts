import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { brotliSmallest, zip } from './compressed.ts';

const texts = new Set(['.js', '.css', '.svg', '.json', '.html', '.txt']);

export async function precompress(directory: string): Promise<void> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && texts.has(extname(entry.name)));
  await Promise.all(files.map((entry) => compress(join(entry.parentPath, entry.name))));
}

async function compress(file: string): Promise<void> {
  const body = await readFile(file);
  const forms = await Promise.all([brotliSmallest(body), zip(body, { level: 9 })]);
  await Promise.all([writeFile(`${file}.br`, forms[0]), writeFile(`${file}.gz`, forms[1])]);
}
