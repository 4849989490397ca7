import type { Call } from '../../proto/contract.ts';

export function routePaths({ http }: Call): string[] {
  if (!http) return [];
  return [`/api${http.split(' ')[1]}`, ...(legacyPaths[http] ?? [])];
}

/** Existing clients still upload and remove files at these paths. */
const legacyPaths: Record<string, string[]> = {
  'POST /image/upload': ['/img/upload'],
  'POST /image/remove': ['/img/remove'],
  'POST /file/uploadFile': ['/file/uploadFile'],
  'POST /file/removeFile': ['/file/removeFile'],
};
