import { useEffect, useState } from 'react';
import { api } from '../../api.ts';

/** The server renders `idle`, so that search engines do not index a progress message. */
type TrainingAreasState =
  { state: 'idle' } | { state: 'loading' } | { state: 'failed' } | { state: 'shown'; areas: string[] };

/** Loaded in the browser: the training service sends no change events, so a cached page would never be invalidated. */
export function useTrainingAreas(): { result: TrainingAreasState; tryAgain: () => void } {
  const [result, setResult] = useState<TrainingAreasState>({ state: 'idle' });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    setResult({ state: 'loading' });
    api('POST /training/getTrainingCategories', {}, { signal: controller.signal }).then(
      (categories) => setResult({ state: 'shown', areas: [...new Set(categories.map(({ AREA }) => AREA))] }),
      () => controller.signal.aborted || setResult({ state: 'failed' }),
    );
    return () => controller.abort();
  }, [tries]);
  const tryAgain = () => setTries(tries + 1);
  return { result, tryAgain };
}
