import type { ReactNode } from 'react';
import { common, messages } from '../../messages/messages.ts';
import { Select } from '../../ui/Select.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import * as styles from './media.module.css';

interface MediaFiltersProps {
  filter: { search: string; tag: string };
  tags: readonly string[] | undefined;
  onChange: (part: { search?: string; tag?: string }) => void;
  children?: ReactNode;
}

export const MediaFilters = ({ filter, tags = [], onChange, children }: MediaFiltersProps) => (
  <search className={styles.mediaFilters} aria-label={messages.dialogs.dashboard.filters}>
    <TextInput
      label={common.search}
      type="search"
      maxLength={100}
      value={filter.search}
      onChange={(search) => onChange({ search })}
    />
    <Select
      label={messages.pages.tag}
      none={messages.pages.anyTag}
      value={filter.tag}
      options={tags.map((name) => ({ value: name, text: name }))}
      onChange={(tag) => onChange({ tag })}
    />
    {children}
  </search>
);
