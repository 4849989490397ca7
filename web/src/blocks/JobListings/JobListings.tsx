import { useToday } from '../../visit/context/use-today.ts';
import { useVisit } from '../../visit/context/visit-context.ts';
import { useParts } from '../parts/parts-context.ts';
import { Section } from '../parts/Section.tsx';
import { Text } from '../parts/Text.tsx';
import type { JobListingsValues } from './JobListings.fields.ts';
import * as styles from './JobListings.module.css';
import { useLocale } from '../../messages/use-messages.ts';
import { Link } from '../parts/Link.tsx';
import { RichText } from '../parts/RichText.tsx';
import { Rows } from '../parts/PathScope.tsx';
import * as buttonStyles from '../../ui/button.module.css';

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

interface JobsProps {
  jobs: JobListingsValues['jobs'];
  today: string;
  as: 'h3' | 'h4';
  isGrouped?: boolean;
}

function Jobs({ jobs, today, as, isGrouped = false }: JobsProps) {
  const editing = useParts() !== null;
  const { date, messages } = useLocale();
  return (
    <ul role="list" className={styles.root}>
      <Rows at="jobs" rows={jobs}>
        {(job) => (
          <li className={styles.job} hidden={!editing && isClosed(job, today)} suppressHydrationWarning>
            <div>
              <Text at="title" value={job.title} as={as} placeholder="Job" />
              {job.closes && (
                <p className={styles.jobCloses}>
                  {messages.jobs.applyBy({
                    date: (
                      <time key="date" dateTime={job.closes.slice(0, 10)}>
                        {date(job.closes.slice(0, 10)) ?? job.closes}
                      </time>
                    ),
                  })}
                  {editing && isClosed(job, today) && ` · ${messages.editors.closedJob}`}
                </p>
              )}
              <RichText
                at="description"
                value={job.description}
                className={styles.jobDescription}
                placeholder="Description"
              />
            </div>
            {!isGrouped && <Text at="place" value={job.place} placeholder="Place" />}
            <Text at="kind" value={job.kind} placeholder="Kind" />
            <Link at="link" value={job.link} className={buttonStyles.arrow} />
          </li>
        )}
      </Rows>
    </ul>
  );
}

/** Jobs that were stored before closing dates existed have none. */
interface Job {
  place: string;
  closes?: string;
}

export const isClosed = ({ closes }: Pick<Job, 'closes'>, today: string): boolean =>
  closes !== undefined && /^\d{4}-\d\d-\d\d/.test(closes) && closes.slice(0, 10) < today;

export function groupJobs<J extends Job>(jobs: readonly J[]): { place: string; jobs: J[] }[] {
  const groups = new Map<string, J[]>();
  for (const job of jobs) {
    const place = job.place?.trim() ?? '';
    groups.set(place, [...(groups.get(place) ?? []), job]);
  }
  return [...groups].map(([place, group]) => ({ place, jobs: group })).sort((a, b) => +!a.place - +!b.place);
}
