import { useMemo } from 'react';
import type { Path } from '../../../../proto/edit.ts';

/** The same array for as long as the path is the same, since parts get a new one with each render. */
export function useStablePath(path: readonly string[]): Path {
  const name = path.join('\n');
  return useMemo(() => name.split('\n'), [name]);
}
