import { useParts } from '../parts/parts-context.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { useIsConnected } from '../parts/use-connection.ts';
import { RichText } from '../parts/RichText.tsx';
import { Section } from '../parts/Section.tsx';
import { Text } from '../parts/Text.tsx';
import { groupByArea } from './training-areas.ts';
import type { TrainingsValues } from './Trainings.fields.ts';
import { useTrainingAreas } from './use-training-areas.ts';
import * as styles from './Trainings.module.css';
import * as buttonStyles from '../../ui/button.module.css';

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
