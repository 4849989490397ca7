import { readdir, readFile, writeFile } from 'node:fs/promises';
import { constants } from 'node:zlib';
import { extname, join } from 'node:path';
import { brotli, zip } from '../http/compression.ts';

interface CompressedForms {
  br?: Buffer;
  gzip?: Buffer;
}

export async function readCompressed(file: string | undefined, body: Buffer): Promise<CompressedForms> {
  const [br, zipped] = await Promise.all(
    file ? [readFile(`${file}.br`).catch(isMissing), readFile(`${file}.gz`).catch(isMissing)] : [],
  );
  return { br: br ?? (await brotli(body, 5)), gzip: zipped ?? (await zip(body, { level: 6 })) };
}

/** Which block size (0 lets the encoder choose) and distance coding compress best depends on the file. */
const VARIANTS = [0, 16, 17].flatMap((blockBits) =>
  [0, 1].map((postfixBits) => ({
    [constants.BROTLI_PARAM_LGBLOCK]: blockBits,
    [constants.BROTLI_PARAM_NPOSTFIX]: postfixBits,
  })),
);

async function brotliSmallest(body: Buffer): Promise<Buffer> {
  const forms = await Promise.all(VARIANTS.map((params) => brotli(body, constants.BROTLI_MAX_QUALITY, params)));
  return forms.reduce((smallest, form) => (form.length < smallest.length ? form : smallest));
}

function isMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

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
