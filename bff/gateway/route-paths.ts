import type { Call } from '../../proto/contract.ts';

/** The path of a call under /api, and its legacy path from before /api existed. */
export function routePaths({ http }: Call): string[] {
  if (!http) return [];
  return [`/api${http.split(' ')[1]}`, ...(legacyPaths[http] ?? [])];
}

/** Existing clients still send uploads and removals here. */
const legacyPaths: Record<string, string[]> = {
  'POST /image/upload': ['/img/upload'],
  'POST /image/remove': ['/img/remove'],
  'POST /file/uploadFile': ['/file/uploadFile'],
  'POST /file/removeFile': ['/file/removeFile'],
};
