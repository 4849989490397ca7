import { getDocumentKind, kindNames } from '../../history/document-kinds.ts';
import { common, messages } from '../../messages/messages.ts';
import { ListScreen } from '../../ui/ListScreen.tsx';
import { useCall } from '../../ui/use-call.ts';
import { useList } from '../../ui/use-list.ts';
import { type AuditFilters, noFilters, toQuery } from './audit-filters.ts';
import { describeEntry, describeOutcome, describeTime } from './describe-entry.ts';
import { ExportAudit } from './ExportAudit.tsx';
import { ShowChanges } from './ShowChanges.tsx';
import * as inputsStyles from '../../ui/styles/inputs.module.css';

const t = messages.audit;
/** How many entries the service answers at once. */
const SIZES = [50] as const;
const MAX_SUGGESTIONS = 10;

const kinds = [
  { value: 'signIn', text: t.signIns },
  ...kindNames.map((name) => ({ value: name, text: getDocumentKind(name).label })),
  { value: 'leads', text: t.leads },
  { value: 'search', text: t.searchSettings },
];

export function Audit() {
  const list = useList<keyof AuditFilters>(SIZES);
  const filters = { ...noFilters, ...list.asked.filters };
  const { data, error } = useCall('GET /audit/list', { ...toQuery(filters), before: list.asked.before });
  const people = useCall('GET /user/list', {
    search: filters.username.trim() || undefined,
    page: 1,
    perPage: MAX_SUGGESTIONS,
  });
  return (
    <ListScreen
      list={list}
      rows={data?.entries}
      next={data?.next ?? null}
      error={error}
      keyOf={({ _id }) => _id}
      nothing={t.nothing}
      tools={<ExportAudit filters={filters} />}
      filters={{
        username: {
          label: t.person,
          type: 'search',
          placeholder: t.personHint,
          suggestions: people.data?.users.map(({ username }) => username),
        },
        kind: { label: t.what, none: t.everything, options: kinds },
        from: { label: t.from, type: 'date' },
        to: { label: t.to, type: 'date' },
      }}
      columns={[
        { label: t.time, show: describeTime },
        { label: t.person, show: ({ actor }) => actor?.username ?? t.nobody },
        {
          label: t.action,
          show: (entry) => describeEntry(entry).map((sentence, index) => <p key={index}>{sentence}</p>),
        },
        {
          label: common.details,
          show: (entry) => (
            <>
              {[describeOutcome(entry), entry.source && t.address(entry.source)].filter(Boolean).join(', ')}
              <ShowChanges documents={entry.documents} />
            </>
          ),
        },
      ]}
    >
      <p className={inputsStyles.hint}>{t.hint}</p>
    </ListScreen>
  );
}
