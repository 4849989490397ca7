import { useLocalValue } from '../ui/use-local-value.ts';
import { TextInput } from '../ui/TextInput.tsx';

interface AltTextProps {
  value: string;
  onChange: (alt: string) => void;
}

export function AltText({ value, onChange }: AltTextProps) {
  const { onChange: change, ...local } = useLocalValue(value, onChange);
  return (
    <TextInput
      label="Alternative text"
      hint={
        local.value.trim() === ''
          ? 'Without a text the picture counts as decoration: screen readers and search engines ignore it.'
          : 'Describes the picture for people who cannot see it.'
      }
      maxLength={500}
      {...local}
      onChange={change}
    />
  );
}
