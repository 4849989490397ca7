import type { Files } from './files.ts';

export function translateErrors(files: Files, toProblem: (error: unknown) => unknown): Files {
  const methods = Object.entries(files as unknown as Record<string, (...input: unknown[]) => Promise<unknown>>);
  const translated = methods.map(([name, method]) => [
    name,
    (...input: unknown[]) =>
      method(...input).catch((error: unknown) => {
        throw toProblem(error);
      }),
  ]);
  return Object.fromEntries(translated) as Files;
}
