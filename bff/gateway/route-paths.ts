import type { Call } from '../../proto/contract.ts';

/** Where a call is answered: at /api and its path, and where it was answered before there was an /api. */
export function routePaths({ http }: Call): string[] {
  if (!http) return [];
  return [`/api${http.split(' ')[1]}`, ...(legacyPaths[http] ?? [])];
}

/** Uploads and removals stood beside the bytes that they are about, and programs still send them there. */
const legacyPaths: Record<string, string[]> = {
  'POST /image/upload': ['/img/upload'],
  'POST /image/remove': ['/img/remove'],
  'POST /file/uploadFile': ['/file/uploadFile'],
  'POST /file/removeFile': ['/file/removeFile'],
};
