import { errorMessage } from '../core/error-message.ts';
import { messages } from '../messages/messages.ts';
import type { ImportedArticle, ImportedFile } from './imported-article.ts';

const t = messages.movingIn.notes;
const MEGABYTE = 1024 * 1024;
const MAX_MEGABYTES = { xml: 500, docx: 50, csv: 50 };
const MAX_ARTICLES = 5000;

export const ACCEPTED = '.xml,.docx,.csv';

/** Libraries are loaded when a file needs them. */
const readers = {
  xml: async (file: File) => (await import('./wordpress/read-wxr.ts')).readWxr(partsOf(file)),
  docx: async (file: File) =>
    (await import('./read-docx.ts')).readDocx({ arrayBuffer: await file.arrayBuffer() }, file.name),
  csv: async (file: File) => (await import('./read-csv.ts')).readCsv(await file.text(), file.name),
};

export async function readFiles(files: readonly File[]): Promise<ImportedFile> {
  const articles = new Map<string, ImportedArticle>();
  const notes: string[] = [];
  for (const file of files) {
    const read = await readFile(file);
    notes.push(...read.notes);
    for (const article of read.articles) articles.set(article.key, article);
  }
  if (articles.size > MAX_ARTICLES) notes.push(t.tooMany(MAX_ARTICLES));
  return { articles: [...articles.values()].slice(0, MAX_ARTICLES), notes };
}

async function readFile(file: File): Promise<ImportedFile> {
  const { name, size } = file;
  const ending = /\.(xml|docx|csv)$/i.exec(name)?.[1]?.toLowerCase() as keyof typeof readers | undefined;
  if (!ending) return { articles: [], notes: [t.unknownFile(name)] };
  const limit = MAX_MEGABYTES[ending];
  if (size > limit * MEGABYTE) return { articles: [], notes: [t.tooLarge({ name, limit })] };
  try {
    return await readers[ending](file);
  } catch (error) {
    return { articles: [], notes: [t.unreadable({ name, reason: errorMessage(error) })] };
  }
}

async function* partsOf(file: File): AsyncGenerator<string> {
  const reader = file.stream().pipeThrough(new TextDecoderStream()).getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value;
}
