import { useId } from 'react';
import { messages } from '../../messages/messages.ts';
import { getDocumentKind, kindNames } from '../../history/document-kinds.ts';
import { Select } from '../../ui/Select.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { useCall } from '../../ui/use-call.ts';
import { useDebounced } from '../../ui/use-debounced.ts';
import type { AuditFilters } from './audit-filters.ts';
import * as inputsStyles from '../../ui/styles/inputs.module.css';

const t = messages.audit;
const TYPING_MS = 250;
const MAX_SUGGESTIONS = 10;

const kinds = [
  { value: 'signIn', text: t.signIns },
  ...kindNames.map((name) => ({ value: name, text: getDocumentKind(name).label })),
  { value: 'leads', text: t.leads },
  { value: 'search', text: t.searchSettings },
];

interface AuditFilterFieldsProps {
  filters: AuditFilters;
  onChange: (part: Partial<AuditFilters>) => void;
}

export function AuditFilterFields({ filters, onChange }: AuditFilterFieldsProps) {
  const { username, kind, from, to } = filters;
  const suggestions = useId();
  const search = useDebounced(username, TYPING_MS).trim();
  const { data } = useCall('GET /user/list', { search: search || undefined, page: 1, perPage: MAX_SUGGESTIONS });
  return (
    <div className={inputsStyles.inline}>
      <TextInput
        label={t.person}
        type="search"
        list={suggestions}
        placeholder={t.personHint}
        value={username}
        onChange={(next) => onChange({ username: next })}
      />
      <datalist id={suggestions}>
        {data?.users.map((user) => (
          <option key={user._id} value={user.username} />
        ))}
      </datalist>
      <Select
        label={t.what}
        none={t.everything}
        value={kind}
        options={kinds}
        onChange={(next) => onChange({ kind: next })}
      />
      <TextInput
        label={t.from}
        type="date"
        max={to || undefined}
        value={from}
        onChange={(next) => onChange({ from: next })}
      />
      <TextInput
        label={t.to}
        type="date"
        min={from || undefined}
        value={to}
        onChange={(next) => onChange({ to: next })}
      />
    </div>
  );
}
