import * as styles from './roles.module.css';

export const Rights = ({ sentences }: { sentences: readonly string[] }) => (
  <ul className={styles.sentences} data-one={sentences.length === 1 ? true : undefined}>
    {sentences.map((sentence) => (
      <li key={sentence}>{sentence}</li>
    ))}
  </ul>
);
