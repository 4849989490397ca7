import { useEffect, useState } from 'react';
import { api } from '../../api.ts';

/** The server renders `idle`, so that search engines do not index a progress message. */
export type TrainingAreasState =
  { state: 'idle' } | { state: 'loading' } | { state: 'failed' } | { state: 'shown'; areas: string[] };

/** Loaded in the browser: the training service sends no change events, so a cached page would never be invalidated. */
export function useTrainingAreas(): { asked: TrainingAreasState; tryAgain: () => void } {
  const [asked, setAsked] = useState<TrainingAreasState>({ state: 'idle' });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const journey = new AbortController();
    setAsked({ state: 'loading' });
    api('POST /training/getTrainingCategories', {}, { signal: journey.signal }).then(
      (categories) => setAsked({ state: 'shown', areas: [...new Set(categories.map(({ AREA }) => AREA))] }),
      () => journey.signal.aborted || setAsked({ state: 'failed' }),
    );
    return () => journey.abort();
  }, [tries]);
  const tryAgain = () => setTries(tries + 1);
  return { asked, tryAgain };
}
