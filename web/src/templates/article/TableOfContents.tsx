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
    <>
      <details className={styles.folded} data-part="table-of-contents">
        <summary>{contents}</summary>
        <nav aria-label={contents}>{links}</nav>
      </details>
      <nav className={styles.aside} data-part="table-of-contents" aria-label={contents}>
        <p className={styles.title}>{contents}</p>
        {links}
      </nav>
    </>
  );
}
