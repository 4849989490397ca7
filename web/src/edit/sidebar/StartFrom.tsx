import { useState } from 'react';
import type { PageType } from '../../../../proto/values.ts';
import { api } from '../../api.ts';
import { showError } from '../core/toast-actions.ts';
import { errorMessage } from '../core/error-message.ts';
import { useEditor } from '../core/use-editor.ts';
import { PagePicker } from '../links/PagePicker.tsx';
import { Select } from '../ui/Select.tsx';
import { useCall } from '../ui/use-call.ts';
import { messages } from '../messages/messages.ts';

const t = messages.sidebar.newPage;

export interface SourcePage {
  _id: string;
  pageType: PageType;
}

interface StartFromProps {
  source: SourcePage | null;
  onChange: (source: SourcePage | null) => void;
}

const ANOTHER = 'another';
const MAX_TEMPLATES = 100;

/** A new page is empty, or a copy of a template or of any other page. */
export function StartFrom({ source, onChange }: StartFromProps) {
  const editor = useEditor();
  const { data } = useCall('GET /sitemap/listPages', { ...byTitle, isTemplate: true, size: MAX_TEMPLATES });
  const templates = data?.pages ?? [];
  const [isPicking, setPicking] = useState(false);
  const [href, setHref] = useState('');
  const isTemplate = templates.some(({ _id }) => _id === source?._id);
  const pick = async (picked: string) => {
    setHref(picked);
    try {
      onChange(await findPage(picked.replace(/^\//, '')));
    } catch (error) {
      showError(editor, errorMessage(error));
    }
  };
  return (
    <>
      <Select
        label={t.startFrom}
        none={t.emptyPage}
        value={isPicking ? ANOTHER : isTemplate ? source!._id : ''}
        options={[
          ...templates.map(({ _id, title, slug }) => ({ value: _id, text: title || `/${slug}` })),
          { value: ANOTHER, text: t.anotherPage },
        ]}
        onChange={(next) => {
          setPicking(next === ANOTHER);
          setHref('');
          onChange(templates.find(({ _id }) => _id === next) ?? null);
        }}
      />
      {isPicking && (
        <PagePicker
          label={t.sourcePage}
          hint={source ? t.sourceFound : t.sourceHint}
          href={href}
          onChange={(next) => void pick(next)}
        />
      )}
    </>
  );
}

const byTitle = { sort: 'title', direction: 'asc' } as const;

async function findPage(slug: string): Promise<SourcePage | null> {
  if (slug === '') return null;
  const { pages } = await api('GET /sitemap/listPages', { search: slug, size: MAX_TEMPLATES });
  return pages.find((page) => page.slug === slug) ?? null;
}
