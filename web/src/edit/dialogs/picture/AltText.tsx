import { useLocalValue } from '../../sidebar/use-local-value.ts';
import { TextInput } from '../../ui/TextInput.tsx';

interface AltTextProps {
  value: string;
  onChange: (alt: string) => void;
}

/** The words in place of a picture. Where they stand for nothing, that is said. */
export function AltText({ value, onChange }: AltTextProps) {
  const { onChange: change, ...local } = useLocalValue(value, onChange);
  return (
    <TextInput
      label="Alternative text"
      hint={
        local.value.trim() === ''
          ? 'Without words it counts as decoration: screen readers and search engines pass it over.'
          : 'What the picture shows, for those who do not see it.'
      }
      maxLength={500}
      {...local}
      onChange={change}
    />
  );
}
