import { messages } from '../messages/messages.ts';
import { Select } from './Select.tsx';

interface TagFilterProps {
  tags: readonly string[] | undefined;
  value: string;
  onChange: (tag: string) => void;
}

export const TagFilter = ({ tags = [], value, onChange }: TagFilterProps) => (
  <Select
    label={messages.pages.tag}
    none={messages.pages.anyTag}
    value={value}
    options={tags.map((name) => ({ value: name, text: name }))}
    onChange={onChange}
  />
);
