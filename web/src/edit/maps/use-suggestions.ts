import { useEffect, useRef, useState } from 'react';
import { useDebounced } from '../ui/use-debounced.ts';
import { addressSearch, type Suggestion } from './address-search.ts';
import { loadMaps } from './load-maps.ts';

const PAUSE_MS = 300;
const MIN_LENGTH = 3;

interface Found {
  typed: string;
  suggestions: readonly Suggestion[];
  failed: boolean;
}

/** Suggestions for what is being typed. Null asks for nothing, and the script is loaded with the first text. */
export function useSuggestions(script: string, typed: string | null): Found {
  const input = useDebounced(typed?.trim() ?? '', PAUSE_MS);
  const search = useRef<((input: string) => Promise<Suggestion[]>) | undefined>(undefined);
  const [found, setFound] = useState<Found>(nothing);
  useEffect(() => {
    if (input.length < MIN_LENGTH) return setFound(nothing);
    let isLatest = true;
    const find = async () => {
      search.current ??= addressSearch(await loadMaps(script));
      return search.current(input);
    };
    find().then(
      (suggestions) => isLatest && setFound({ typed: input, suggestions, failed: false }),
      () => isLatest && setFound({ typed: input, suggestions: [], failed: true }),
    );
    return () => {
      isLatest = false;
    };
  }, [script, input]);
  return typed === null ? nothing : found;
}

const nothing: Found = { typed: '', suggestions: [], failed: false };
