import { useMemo } from 'react';
import type { Path } from '../../../../proto/edit.ts';

export function useStablePath(path: readonly string[]): Path {
  const name = path.join('\n');
  return useMemo(() => name.split('\n'), [name]);
}
