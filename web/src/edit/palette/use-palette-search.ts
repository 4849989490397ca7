import { useMemo, useState } from 'react';
import { useEditor } from '../core/use-editor.ts';
import { filterOptions } from './filter-options.ts';
import { type OptionGroup, groupOptions } from './group-options.ts';
import type { PaletteOption } from './palette-option.ts';

export function usePaletteSearch(options: readonly PaletteOption[]) {
  const [search, setSearch] = useState('');
  const [at, setAt] = useState(0);
  const editor = useEditor();
  const [recent] = useState(() => editor.state.preferences?.recentBlocks ?? []);
  const groups = useMemo<OptionGroup[]>(() => {
    if (!search.trim()) return groupOptions(options, recent);
    const found = filterOptions(options, search);
    return found.length > 0 ? [{ name: 'found', options: found }] : [];
  }, [options, search, recent]);
  const shown = groups.flatMap((group) => group.options);
  const active = Math.min(at, shown.length - 1);
  return {
    search,
    groups,
    shown,
    active,
    activate: setAt,
    searchFor: (text: string) => {
      setSearch(text);
      setAt(0);
    },
  };
}
