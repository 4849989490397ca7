import { useParts } from '../parts/parts-context.ts';
import { useLocale } from '../../messages/use-messages.ts';
import { Link } from '../parts/Link.tsx';
import { RichText } from '../parts/RichText.tsx';
import { Rows } from '../parts/Rows.tsx';
import { Text } from '../parts/Text.tsx';
import type { JobListingsValues } from './JobListings.fields.ts';
import { isClosed } from './open-jobs.ts';
import * as styles from './JobListings.module.css';
import * as buttonStyles from '../../ui/button.module.css';

interface JobsProps {
  jobs: JobListingsValues['jobs'];
  today: string;
  as: 'h3' | 'h4';
  isGrouped?: boolean;
}

export function Jobs({ jobs, today, as, isGrouped = false }: JobsProps) {
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
