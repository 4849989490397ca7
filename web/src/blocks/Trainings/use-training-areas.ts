import { useEffect, useState } from 'react';
import { api } from '../../api.ts';

/** `idle` is what the server renders: search engines must not index a progress message. */
export type TrainingAreasState =
  { state: 'idle' } | { state: 'loading' } | { state: 'failed' } | { state: 'shown'; areas: string[] };

/**
 * The areas that the training service teaches. They are asked for in the browser: the outside service announces no change, so a page
 * that was kept with them would never be made anew.
 */
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
