import { RichText } from '../parts/RichText.tsx';
import { useParts } from '../parts/parts-context.ts';
import { Section } from '../parts/Section.tsx';
import { Text } from '../parts/Text.tsx';
import { LeadForm } from './LeadForm.tsx';
import type { FormValues } from './Form.fields.ts';
import * as styles from './Form.module.css';

export function Form(values: FormValues) {
  const { title, text, fields } = values;
  const isEdited = useParts() !== null;
  if (!isEdited && fields.every(({ label }) => label.trim() === '')) return null;
  return (
    <Section width="text" className={styles.root}>
      <Text at="title" value={title} as="h2" placeholder="Title" />
      <RichText at="text" value={text} placeholder="Introduction" />
      <LeadForm {...values} />
    </Section>
  );
}
