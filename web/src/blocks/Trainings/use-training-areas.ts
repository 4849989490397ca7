import { useEffect, useState } from 'react';
import { api } from '../../api.ts';

export type AskedAreas = { state: 'loading' } | { state: 'failed' } | { state: 'shown'; areas: string[] };

/**
 * The areas that the training service teaches. They are asked for in the browser: the outside service announces no change, so a page
 * that was kept with them would never be made anew.
 */
export function useTrainingAreas(): { asked: AskedAreas; tryAgain: () => void } {
  const [asked, setAsked] = useState<AskedAreas>({ state: 'loading' });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const journey = new AbortController();
    api('POST /training/getTrainingCategories', {}, { signal: journey.signal }).then(
      (categories) => setAsked({ state: 'shown', areas: [...new Set(categories.map(({ AREA }) => AREA))] }),
      () => journey.signal.aborted || setAsked({ state: 'failed' }),
    );
    return () => journey.abort();
  }, [tries]);
  const tryAgain = () => {
    setAsked({ state: 'loading' });
    setTries(tries + 1);
  };
  return { asked, tryAgain };
}
