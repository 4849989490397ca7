import { encodePart } from '../../../../proto/unicode.ts';
import { useMessages } from '../../messages/use-messages.ts';
import type { Heading } from './name-headings.ts';
import * as styles from './reading-aids.module.css';

const FEWEST_HEADINGS = 3;

export function TableOfContents({ headings }: { headings: Heading[] }) {
  const { contents } = useMessages().article;
  if (headings.length < FEWEST_HEADINGS) return null;
  const links = (
    <ol role="list">
      {headings.map(({ id, text, level }) => (
        <li key={id} data-level={level}>
          <a href={`#${encodePart(id)}`}>{text}</a>
        </li>
      ))}
    </ol>
  );
  return (
    <nav className={styles.contents} data-part="table-of-contents" aria-label={contents}>
      <details className={styles.folded}>
        <summary>{contents}</summary>
        {links}
      </details>
      <div className={styles.aside}>
        <p className={styles.title}>{contents}</p>
        {links}
      </div>
    </nav>
  );
}
