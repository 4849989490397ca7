import { useLocalValue } from '../ui/use-local-value.ts';
import { TextInput } from '../ui/TextInput.tsx';
import { messages } from '../messages/messages.ts';

const t = messages.pictures;

interface AltTextProps {
  value: string;
  onChange: (alt: string) => void;
}

export function AltText({ value, onChange }: AltTextProps) {
  const { onChange: change, ...local } = useLocalValue(value, onChange);
  return (
    <TextInput
      label={t.altText}
      hint={local.value.trim() === '' ? t.altTextMissing : t.altTextHint}
      maxLength={500}
      {...local}
      onChange={change}
    />
  );
}
