import { encodePart } from '../../../../proto/unicode.ts';
import { useMessages } from '../../messages/use-messages.ts';
import * as styles from './reading-aids.module.css';
import type { Item } from '../../../../proto/content.ts';
import { plainText } from '../../../../proto/rich-text.ts';

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

interface Heading {
  id: string;
  text: string;
  level: number;
}

interface NamedHeadings {
  /** Copies whose headings have ids. They are shown, but never stored. */
  items: Item[];
  headings: Heading[];
}

const LONGEST_ID = 60;

/** `taken` contains the ids that the rest of the page uses. */
export function nameHeadings(items: readonly Item[] = [], taken: readonly string[] = []): NamedHeadings {
  const ids = new Set([...taken, ...items.flatMap((item) => (item.componentType === 'Anchor' ? [`${item.id}`] : []))]);
  const headings: Heading[] = [];
  const nameIn = (html: string) =>
    html.replace(/<h([23])>(.*?)<\/h\1>/gis, (whole, level: string, inner: string) => {
      const text = plainText(`<p>${inner}</p>`);
      if (!text) return whole;
      const id = uniqueId(text, ids);
      ids.add(id);
      headings.push({ id, text, level: Number(level) });
      return `<h${level} id="${id}">${inner}</h${level}>`;
    });
  const named = items.map((item) =>
    item.componentType === 'RichText' && typeof item.text === 'string' ? { ...item, text: nameIn(item.text) } : item,
  );
  return { items: named, headings };
}

function uniqueId(text: string, taken: ReadonlySet<string>): string {
  const words = text.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '');
  const id =
    words
      .match(/[\p{L}\p{N}]+/gu)
      ?.join('-')
      .slice(0, LONGEST_ID) || 'section';
  for (let count = 1; ; count++) {
    const candidate = count === 1 ? id : `${id}-${count}`;
    if (!taken.has(candidate)) return candidate;
  }
}
