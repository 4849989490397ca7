import { useEffect, useRef, useState } from 'react';
import { useDebounced } from '../ui/use-debounced.ts';
import { addressSearch, type Suggestion } from './address-search.ts';
import { loadMaps } from './load-maps.ts';

const PAUSE_MS = 300;
const MIN_LENGTH = 3;

interface SuggestionResult {
  typed: string;
  suggestions: readonly Suggestion[];
  failed: boolean;
}

/** Null turns suggestions off; the maps script is loaded with the first text. */
export function useSuggestions(script: string, typed: string | null): SuggestionResult {
  const input = useDebounced(typed?.trim() ?? '', PAUSE_MS);
  const search = useRef<((input: string) => Promise<Suggestion[]>) | undefined>(undefined);
  const [result, setResult] = useState<SuggestionResult>(nothing);
  useEffect(() => {
    if (input.length < MIN_LENGTH) return setResult(nothing);
    let isLatest = true;
    const find = async () => {
      search.current ??= addressSearch(await loadMaps(script));
      return search.current(input);
    };
    find().then(
      (suggestions) => isLatest && setResult({ typed: input, suggestions, failed: false }),
      () => isLatest && setResult({ typed: input, suggestions: [], failed: true }),
    );
    return () => {
      isLatest = false;
    };
  }, [script, input]);
  return typed === null ? nothing : result;
}

const nothing: SuggestionResult = { typed: '', suggestions: [], failed: false };
