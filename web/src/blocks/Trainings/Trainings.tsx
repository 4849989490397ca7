import { useParts } from '../parts/parts-context.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { useIsConnected } from '../../visit/context/visit-context.ts';
import { RichText } from '../parts/RichText.tsx';
import { Section } from '../parts/Section.tsx';
import { Text } from '../parts/Text.tsx';
import type { TrainingsValues } from './Trainings.fields.ts';
import * as styles from './Trainings.module.css';
import * as buttonStyles from '../../ui/button.module.css';
import { useEffect, useState } from 'react';
import { api } from '../../api.ts';

export function Trainings({ title, text, category, none }: TrainingsValues) {
  const editing = useParts() !== null;
  const { site, listing, trainings, editors } = useMessages();
  const { result, tryAgain } = useTrainingAreas();
  const areas = result.state === 'shown' ? groupByArea(result.areas, category) : [];
  const hasNone = result.state === 'shown' && areas.length === 0;
  const connected = useIsConnected('trainings');
  const isUnknown = hasNone && category.trim() !== '';
  if (!connected && !editing) return null;
  return (
    <Section className={styles.root}>
      {!connected && <p role="note">{editors.unconnectedTrainings}</p>}
      <Text at="title" value={title} as="h2" placeholder="Title" />
      <RichText at="text" value={text} placeholder="Text" />
      <div
        className={styles.areas}
        aria-busy={result.state === 'idle' || result.state === 'loading'}
        aria-live="polite"
      >
        {result.state === 'loading' && <p className={styles.loading}>{trainings.loading}</p>}
        {result.state === 'failed' && (
          <p className={styles.failed}>
            {trainings.failed}{' '}
            <button type="button" className={`${buttonStyles.button} ${buttonStyles.buttonOutline}`} onClick={tryAgain}>
              {site.tryAgain}
            </button>
          </p>
        )}
        {((hasNone && !isUnknown) || editing) && <Text at="none" value={none} placeholder="While there are none" />}
        {isUnknown && <p>{listing.unknownTag}</p>}
        {areas.length > 0 && (
          <ul role="list">
            {areas.map((area) => (
              <li key={area}>{area}</li>
            ))}
          </ul>
        )}
      </div>
    </Section>
  );
}

export function groupByArea(areas: readonly string[], category: string): string[] {
  const query = category.trim().toLowerCase();
  return areas.filter((area) => query === '' || area.trim().toLowerCase() === query);
}

/** The server renders `idle`, so that search engines do not index a progress message. */
type TrainingAreasState =
  { state: 'idle' } | { state: 'loading' } | { state: 'failed' } | { state: 'shown'; areas: string[] };

/** Loaded in the browser: the training service sends no change events, so a cached page would never be invalidated. */
function useTrainingAreas(): { result: TrainingAreasState; tryAgain: () => void } {
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
