import { useToday } from '../../visit/context/use-today.ts';
import { useVisit } from '../../visit/context/visit-context.ts';
import { useParts } from '../parts/parts-context.ts';
import { Section } from '../parts/Section.tsx';
import { Text } from '../parts/Text.tsx';
import { Jobs } from './Jobs.tsx';
import type { JobListingsValues } from './JobListings.fields.ts';
import { groupJobs, isClosed } from './open-jobs.ts';
import * as styles from './JobListings.module.css';

export function JobListings({ title, jobs, byPlace, none }: JobListingsValues) {
  const editing = useParts() !== null;
  const today = useToday(useVisit().region);
  const isHidden = (group: typeof jobs) => !editing && group.every((job) => isClosed(job, today));
  return (
    <Section>
      <Text at="title" value={title} as="h2" className={styles.title} placeholder="Title" />
      {/* A cached page can be older than today, so the server and the browser can disagree about closed jobs. */}
      <div className={styles.none} hidden={!isHidden(jobs) && !(editing && jobs.length === 0)} suppressHydrationWarning>
        <Text at="none" value={none} placeholder="While there are none" />
      </div>
      {byPlace && !editing ? (
        groupJobs(jobs).map(({ place, jobs: group }) => (
          <div key={place} className={styles.group} hidden={isHidden(group)} suppressHydrationWarning>
            {place && <h3 className={styles.place}>{place}</h3>}
            <Jobs jobs={group} today={today} as={place ? 'h4' : 'h3'} isGrouped />
          </div>
        ))
      ) : (
        <Jobs jobs={jobs} today={today} as="h3" />
      )}
    </Section>
  );
}
